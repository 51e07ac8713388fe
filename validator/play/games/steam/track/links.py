"""What lies on the map: tiles, cities and the links they form.

A *link* is a chain of track sections joined across edges. It ends at a stop (a city, or a town with track) or
dangles. Links are kept up to date with every tile, by tracing only the chains it touches; `traced_afresh` finds the
same from nothing.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from validator.play.games.steam.table.faces import BARE, EDGES, NO_FACE, STUB, Faces, Grid, edges_of

NOBODY = -1
NO_LINK = -1
NO_CITY = -1
DANGLING = -1
"""An end of a link that is no stop."""


class Link(NamedTuple):
    """A chain of track.

    ``first`` and ``last`` are the hexes of the stops it joins, or `DANGLING`; ``sides`` the sides (hex * 6 + edge) of
    its track from one end to the other, a stub having one; ``sections`` how many pieces of track; ``owner`` a seat or
    `NOBODY`; ``built`` the building turn in which its owner lengthened it last.
    """

    first: int
    last: int
    owner: int
    sections: int
    built: int
    sides: tuple[int, ...]

    @property
    def complete(self) -> bool:
        """Both ends are stops."""
        return self.first >= 0 and self.last >= 0


class Track:
    """Tiles and cities on a grid, and the links they form.

    Attributes:
        face: the face on each hex, or `NO_FACE`.
        city: the city on each hex (new cities count on from the map's), or `NO_CITY`.
        link_of: the link of each side's track, or `NO_LINK`.
        links: links by number.
        near: for each hex across how many of its edges there is track, or a new city.
        cover: as bits, the hexes with a tile and, counted on from the last hex, those with a new city.
        version: changes whenever a complete link comes, goes or changes its owner.
    """

    __slots__ = ("city", "cover", "face", "faces", "grid", "link_of", "links", "near", "next_link", "version")

    grid: Grid
    faces: Faces
    face: array[int]
    city: array[int]
    link_of: array[int]
    near: bytearray
    cover: int
    links: dict[int, Link]
    next_link: int
    version: int

    def copy(self) -> Track:
        """The same track, to go on separately."""
        other = Track()
        other.grid, other.faces = self.grid, self.faces
        other.face, other.city, other.link_of = self.face[:], self.city[:], self.link_of[:]
        other.near, other.cover, other.links = self.near[:], self.cover, self.links.copy()
        other.next_link, other.version = self.next_link, self.version
        return other

    def mate(self, side: int) -> int:
        """The edge at the other end of a side's section, `STUB` or `BARE`."""
        hex_number, edge = divmod(side, EDGES)
        face = self.face[hex_number]
        return BARE if face == NO_FACE else self.faces.mate[EDGES * face + edge]

    def facing(self, side: int) -> int:
        """The side across a side's edge, or -1 where there is no hex."""
        return self.grid.facing[side]

    def walk(self, side: int) -> tuple[int, list[int]]:
        """Out across a side's edge to the end of the chain: the stop there or `DANGLING`, and the sides passed."""
        passed: list[int] = []
        while True:
            far = self.facing(side)
            if far < 0:
                return DANGLING, passed
            hex_number = far // EDGES
            if self.city[hex_number] != NO_CITY:
                return hex_number, passed
            mate = self.mate(far)
            if mate == BARE or far in passed:
                return DANGLING, passed
            passed.append(far)
            if mate == STUB:
                return hex_number, passed
            side = far - far % EDGES + mate
            passed.append(side)

    def chain(self, side: int) -> tuple[int, int, int, tuple[int, ...]]:
        """The whole chain of a side's track: its two ends, the count of its sections, its sides in order."""
        mate, hex_number = self.mate(side), side // EDGES
        last, ahead = self.walk(side)
        if mate == STUB:
            first, behind = hex_number, list[int]()
        else:
            other = side - side % EDGES + mate
            first, behind = self.walk(other)
            behind = [*reversed(behind), other]
        sides = (*behind, side, *ahead)
        hexes = {(each // EDGES, min(each % EDGES, self.mate(each))) for each in sides}
        return first, last, len(hexes), sides

    def lay(self, hex_number: int, face: int, seat: int, turn: int, moved: int | None = None) -> None:
        """Lay a tile, or another over the one that lies there; track that is new is ``seat``'s.

        ``moved`` is the edge that a redirected section now leads to: it keeps the owner and turn it had.
        """
        sides = range(EDGES * hex_number, EDGES * hex_number + EDGES)
        had = {side for side in sides if self.link_of[side] != NO_LINK}
        touched = self._touching(sides)
        self._be_near(hex_number, -1)
        self.face[hex_number] = face
        self.cover |= 1 << hex_number
        self._be_near(hex_number, 1)
        new = {EDGES * hex_number + edge for edge in edges_of(self.faces.exits[face])} - had
        before = {side: self.links[number] for number in touched for side in self.links[number].sides}
        loose = self._forget(touched)
        loose += [side for side in sorted(new) if side not in loose]
        if moved is None:
            self._trace(loose, before, new, seat, turn)
        else:
            self._trace(loose, before, set(), NOBODY, turn)

    def build_city(self, hex_number: int, city: int) -> list[int]:
        """Put a new city on a town: its track goes, and what pointed at it now ends there.

        The links that this completes and that are nobody's.
        """
        sides = range(EDGES * hex_number, EDGES * hex_number + EDGES)
        touched = self._touching(sides)
        before = {side: self.links[number] for number in touched for side in self.links[number].sides}
        loose = [side for side in self._forget(touched) if side not in sides]
        self._be_near(hex_number, -1)
        self.face[hex_number] = NO_FACE
        self.city[hex_number] = city
        self.cover = self.cover & ~(1 << hex_number) | 1 << len(self.face) + hex_number
        self._be_near(hex_number, 1)
        self._trace(loose, before, set(), NOBODY, 0)
        numbers = dict.fromkeys(self.link_of[side] for side in loose if not before[side].complete)
        return [number for number in numbers if self.links[number].owner == NOBODY]

    def give(self, number: int, owner: int, turn: int) -> None:
        """Change a link's owner."""
        link = self.links[number] = self.links[number]._replace(owner=owner, built=turn)
        self.version += link.complete

    def _be_near(self, hex_number: int, change: int) -> None:
        """Tell the neighbours of a hex that its track comes (1) or goes (-1)."""
        has_city, face = self.city[hex_number] != NO_CITY, self.face[hex_number]
        exits = 0b111111 if has_city else 0 if face == NO_FACE else self.faces.exits[face]
        for edge in edges_of(exits):
            across = self.grid.neighbour[EDGES * hex_number + edge]
            if across >= 0:
                self.near[across] += change

    def _touching(self, sides: range) -> list[int]:
        """Links on a hex's sides or across them."""
        numbers = []
        for side in sides:
            far = self.facing(side)
            for each in (side, far):
                number = self.link_of[each] if each >= 0 else NO_LINK
                if number != NO_LINK and number not in numbers:
                    numbers.append(number)
        return numbers

    def _forget(self, numbers: list[int]) -> list[int]:
        """Drop links; the sides they had."""
        loose = []
        for number in numbers:
            link = self.links.pop(number)
            self.version += link.complete
            for side in link.sides:
                self.link_of[side] = NO_LINK
                loose.append(side)
        return loose

    def _trace(self, loose: list[int], before: dict[int, Link], new: set[int], seat: int, turn: int) -> None:
        """Make links of all track on these sides. Links with new track are the seat's, others keep their owner."""
        for side in loose:
            if self.link_of[side] != NO_LINK or self.mate(side) == BARE:
                continue
            first, last, sections, sides = self.chain(side)
            if any(each in new for each in sides):
                owner, built = seat, turn
            else:
                owner, built = _inherited(sides, before)
            self._add(Link(first, last, owner, sections, built, sides))

    def _add(self, link: Link) -> None:
        number = self.next_link
        self.next_link += 1
        self.version += link.complete
        self.links[number] = link
        for side in link.sides:
            self.link_of[side] = number


def bare_track(grid: Grid, faces: Faces) -> Track:
    """The cities of a grid, and no tile yet."""
    track = Track()
    size = len(grid.places)
    track.grid, track.faces = grid, faces
    track.face, track.city = array("h", [NO_FACE] * size), array("h", [NO_CITY] * size)
    for number, hex_number in enumerate(grid.cities):
        track.city[hex_number] = number
    track.link_of, track.near = array("h", [NO_LINK] * (EDGES * size)), bytearray(size)
    track.links = {}
    track.next_link = track.version = track.cover = 0
    return track


def _inherited(sides: tuple[int, ...], before: dict[int, Link]) -> tuple[int, int]:
    """Owner of the owned link among those that a chain is made of, and the turn one of them was lengthened last."""
    found = [before[side] for side in sides if side in before]
    owned = [link for link in found if link.owner != NOBODY] or found
    return owned[0].owner, max(link.built for link in owned)


def loose_end(grid: Grid, link: Link) -> tuple[int, int]:
    """Where an unfinished link starts (a stop, or `DANGLING`), and the side that its loose end points at, or -1."""
    first, last, _, _, _, sides = link
    return (last, grid.facing[sides[0]]) if first == DANGLING else (first, grid.facing[sides[-1]])


def traced_afresh(track: Track) -> set[tuple[int, frozenset[int], tuple[int, int]]]:
    """Every link found from the tiles alone: count of sections, sides, ends in order; for comparison."""
    found = set()
    for hex_number, face in enumerate(track.face):
        if face != NO_FACE:
            for edge in edges_of(track.faces.exits[face]):
                first, last, sections, sides = track.chain(EDGES * hex_number + edge)
                found.add((sections, frozenset(sides), (min(first, last), max(first, last))))
    return found
