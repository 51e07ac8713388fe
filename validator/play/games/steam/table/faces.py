"""Track tiles turned every way they differ, and what may take the place of what.

A *face* is a tile turned, and whether it lies on a town. A *section* is one piece of track: a pair of edges, or on a
town one edge alone; it is written as a set of edges in bits. On a town every edge of a tile is a section by itself,
and a tile without the white circle needs a marker there.
"""

from __future__ import annotations

from typing import NamedTuple

from validator.play.games.steam.table.grid import EDGES
from validator.play.games.steam.words.vocabulary import TrackTile

SIMPLE, CROSSING, PARALLEL, TOWN_TILE = range(4)
FORMS = ("simple", "crossing", "parallel", "town")
STUB, BARE = 6, 7
"""What joins an edge that has no other edge: the town in the middle, or nothing."""
NO_FACE = -1


def edges_of(bits: int) -> list[int]:
    """The edges of a set in bits, in order."""
    return [edge for edge in range(EDGES) if bits >> edge & 1]


def turned(bits: int, turn: int) -> int:
    """A set of edges turned clockwise by so many sixths."""
    return (bits << turn | bits >> EDGES - turn) & 0b111111


def form_of(tile: TrackTile) -> int:
    """Simple, crossing, parallel or a town's: two tracks cross if their edges interleave."""
    if tile.stubs:
        return TOWN_TILE
    if len(tile.tracks) == 1:
        return SIMPLE
    (first, second), other = sorted(tile.tracks[0]), tile.tracks[1]
    inside = [first < edge < second for edge in other]
    return CROSSING if inside[0] != inside[1] else PARALLEL


class Redirect(NamedTuple):
    """A face that differs in one section: ``old`` edge moves to ``new``; ``kept`` is the section's other edge."""

    face: int
    kept: int
    old: int
    new: int


class Faces:
    """All faces of a set's tiles.

    Attributes:
        tile: the tile of each face; ``turn``: sixths of a turn; ``form``: `SIMPLE` to `TOWN_TILE`.
        on_town, marker: whether it lies on a town, and needs a marker there.
        exits: its edges, in bits; ``sections``: its sections, in bits, in order.
        mate: for each face and edge the edge at the section's other end, `STUB` or `BARE`.
        land, town: faces for hexes without and with a town.
    """

    def __init__(self, tiles: list[TrackTile]) -> None:
        self.tile: list[int] = []
        self.turn: list[int] = []
        self.form: list[int] = []
        self.on_town: list[bool] = []
        self.marker: list[bool] = []
        self.exits: list[int] = []
        self.sections: list[tuple[int, ...]] = []
        self.mate: list[int] = []
        for number, tile in enumerate(tiles):
            self._add_turns(number, tile)
        self.count = len(self.tile)
        self.land = [face for face in range(self.count) if not self.on_town[face]]
        self.town = [face for face in range(self.count) if self.on_town[face]]
        self._replacements: dict[int, list[int]] = {}
        self._joining: dict[tuple[bool, int, int], list[int]] = {}
        self._redirects: dict[int, list[Redirect]] = {}

    def _add_turns(self, number: int, tile: TrackTile) -> None:
        form = form_of(tile)
        tracks = [1 << first | 1 << second for first, second in tile.tracks]
        edges = sum(1 << edge for edge in tile.stubs) if tile.stubs else sum(tracks)
        for on_town in (False, True):
            seen: set[tuple[int, ...]] = set()
            for turn in range(EDGES):
                exits = turned(edges, turn)
                if on_town:
                    sections = tuple(1 << edge for edge in edges_of(exits))
                else:
                    sections = tuple(sorted(turned(track, turn) for track in tracks))
                if sections and sections not in seen:
                    seen.add(sections)
                    self._add(number, turn, form, on_town, exits, sections)

    def _add(self, number: int, turn: int, form: int, on_town: bool, exits: int, sections: tuple[int, ...]) -> None:
        self.tile.append(number)
        self.turn.append(turn)
        self.form.append(form)
        self.on_town.append(on_town)
        self.marker.append(on_town and form != TOWN_TILE)
        self.exits.append(exits)
        self.sections.append(sections)
        mates = [BARE] * EDGES
        for section in sections:
            edges = edges_of(section)
            for edge in edges:
                mates[edge] = STUB if on_town else edges[0] + edges[1] - edge
        self.mate += mates

    def replacements(self, face: int) -> list[int]:
        """Faces that hold every section of this one and at least one more."""
        found = self._replacements.get(face)
        if found is None:
            old = set(self.sections[face])
            others = self.town if self.on_town[face] else self.land
            found = [other for other in others if old < set(self.sections[other])]
            self._replacements[face] = found
        return found

    def joining(self, on_town: bool, entry: int, leaving: int) -> list[int]:
        """Simple faces whose track joins two edges; on a town those of simple and of town tiles that have both."""
        key = (on_town, entry, leaving)
        found = self._joining.get(key)
        if found is None:
            found = [
                face
                for face in (self.town if on_town else self.land)
                if self.form[face] in ((SIMPLE, TOWN_TILE) if on_town else (SIMPLE,))
                and self._joins(face, entry, leaving)
            ]
            self._joining[key] = found
        return found

    def _joins(self, face: int, entry: int, leaving: int) -> bool:
        first, other = self.mate[EDGES * face + entry], self.mate[EDGES * face + leaving]
        return BARE not in (first, other) if self.on_town[face] else first == leaving

    def redirects(self, face: int) -> list[Redirect]:
        """Faces that differ from this one in where one section ends; none on a town."""
        found = self._redirects.get(face)
        if found is None:
            found = [] if self.on_town[face] else self._find_redirects(face)
            self._redirects[face] = found
        return found

    def _find_redirects(self, face: int) -> list[Redirect]:
        found = []
        old = self.sections[face]
        for other in self.land:
            new = self.sections[other]
            gone, come = [each for each in old if each not in new], [each for each in new if each not in old]
            if len(gone) == len(come) == 1 and (gone[0] & come[0]).bit_count() == 1 and len(old) == len(new):
                kept = gone[0] & come[0]
                found.append(
                    Redirect(other, *(bits.bit_length() - 1 for bits in (kept, gone[0] ^ kept, come[0] ^ kept)))
                )
        return found
