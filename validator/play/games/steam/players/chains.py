"""What chains of track a tile would make, found without laying it."""

from __future__ import annotations

from validator.play.games.steam.players.network import Line
from validator.play.games.steam.table.faces import EDGES, NO_FACE, edges_of
from validator.play.games.steam.track.links import DANGLING, NO_CITY, NO_LINK, Track

NOWHERE_AHEAD = -1


class End:
    """Where track leads: to a ``stop`` or, `DANGLING`, to a side ``ahead``; over a ``link`` of so many ``sections``."""

    __slots__ = ("ahead", "link", "sections", "stop")

    def __init__(self, stop: int, ahead: int = NOWHERE_AHEAD, link: int = NO_LINK, sections: int = 0) -> None:
        self.stop, self.ahead, self.link, self.sections = stop, ahead, link, sections


class Made:
    """What a tile makes: complete links as ``lines``, worth ``points``, and loose ones, out of the links ``joined``.

    A loose one is its start (a stop, or `DANGLING`), the side it points at and its count of sections.
    """

    __slots__ = ("joined", "lines", "loose", "points")

    def __init__(self) -> None:
        self.joined: list[int] = []
        self.lines: tuple[Line, ...] = ()
        self.loose: list[tuple[int, int, int]] = []
        self.points = 0

    def add(self, one: End, other: End) -> None:
        """Join two ends by a section."""
        sections = 1 + one.sections + other.sections
        if one.stop < 0:
            self.loose.append((other.stop, one.ahead, sections))
        elif other.stop < 0:
            self.loose.append((one.stop, other.ahead, sections))
        else:
            first, last = (one.stop, other.stop) if one.stop < other.stop else (other.stop, one.stop)
            self.points += sections
            self.lines = (*self.lines, (first, last, 1))


class Chains:
    """Looks at one track as it lies; the edges of each hex once."""

    def __init__(self, track: Track) -> None:
        self._track = track
        self._ends: dict[int, list[End]] = {}
        self._new: dict[tuple[int, int], list[list[int]] | None] = {}

    def made(self, hex_number: int, face: int) -> Made | None:
        """What a face would make on a hex.

        None where it would redirect what lies there, or lead a link back to itself: that is not looked into.
        """
        new = self._new_sections(self._track.face[hex_number], face)
        if new is None:
            return None
        ends, found = self._ends_at(hex_number), Made()
        joined = found.joined
        for edges in new:
            for edge in edges:
                link = ends[edge].link
                if link != NO_LINK:
                    if link in joined:
                        return None
                    joined.append(link)
            found.add(ends[edges[0]], ends[edges[1]] if len(edges) > 1 else End(hex_number))
        if len(found.lines) > 1:
            found.lines = tuple(sorted(found.lines))
        return found

    def _new_sections(self, old: int, face: int) -> list[list[int]] | None:
        """The edges of each section that a face adds to another, or None where it redirects one."""
        key = (old, face)
        if key not in self._new:
            sections = self._track.faces.sections
            kept = () if old == NO_FACE else sections[old]
            is_more = all(each in sections[face] for each in kept)
            self._new[key] = [edges_of(each) for each in sections[face] if each not in kept] if is_more else None
        return self._new[key]

    def _ends_at(self, hex_number: int) -> list[End]:
        """What lies beyond each edge of a hex."""
        found = self._ends.get(hex_number)
        if found is None:
            first = EDGES * hex_number
            facing = self._track.grid.facing[first : first + EDGES]
            found = self._ends[hex_number] = [self._end(far) for far in facing]
        return found

    def _end(self, far: int) -> End:
        """Where a chain leads that comes to a side."""
        track = self._track
        if far < 0:
            return End(DANGLING)
        if track.city[far // EDGES] != NO_CITY:
            return End(far // EDGES)
        number = track.link_of[far]
        if number == NO_LINK:
            return End(DANGLING, far)
        first, last, _, sections, _, sides = track.links[number]
        stop, side = (last, sides[-1]) if first == DANGLING and sides[0] == far else (first, sides[0])
        return End(stop, track.facing(side), number, sections)
