"""What lies on the map, tiles, cities and the links they form; how far track can go, and what lies between."""

from __future__ import annotations

from array import array
from collections import deque
from itertools import permutations
from typing import NamedTuple

from validator.play.games.steam.table import (
    BARE,
    CITY,
    EDGES,
    NO_FACE,
    NOWHERE,
    OPPOSITE,
    STUB,
    TOWN,
    Faces,
    Grid,
    Rights,
    Survey,
    Table,
    edges_of,
)

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
    inherited = [before[side] for side in sides if side in before]
    owned = [link for link in inherited if link.owner != NOBODY] or inherited
    return owned[0].owner, max(link.built for link in owned)


def loose_end(grid: Grid, link: Link) -> tuple[int, int]:
    """Where an unfinished link starts (a stop, or `DANGLING`), and the side that its loose end points at, or -1."""
    first, last, _, _, _, sides = link
    return (last, grid.facing[sides[0]]) if first == DANGLING else (first, grid.facing[sides[-1]])


def traced_afresh(track: Track) -> set[tuple[int, frozenset[int], tuple[int, int]]]:
    """Every link found from the tiles alone: count of sections, sides, ends in order; for comparison."""
    traced_afresh = set()
    for hex_number, face in enumerate(track.face):
        if face != NO_FACE:
            for edge in edges_of(track.faces.exits[face]):
                first, last, sections, sides = track.chain(EDGES * hex_number + edge)
                traced_afresh.add((sections, frozenset(sides), (min(first, last), max(first, last))))
    return traced_afresh


# What no network can do: cities that no tile of the set leads away from, and the fewest tiles that join all.
#
# Everything here allows more than the rules do, so that what it calls impossible is. A new city on a town joins all its
# edges without a tile.

Passages = set[tuple[int, int]]
"""Pairs of edges of a hex: track can come in by one and go on by the other."""


def unjoined(table: Table) -> list[int]:
    """Cities of the map from which no track can lead to another, with no end of each tile of the set."""
    on_land, on_town = _passages(table)
    return [city for city, place in enumerate(table.grid.cities) if not _leads_on(table, place, on_land, on_town)]


def _passages(table: Table) -> tuple[Passages, Passages]:
    """What some tile joins, on land and on towns, by whichever turn."""
    faces = table.faces
    on_land, on_town = Passages(), Passages()
    if len(table.cities) > table.first_new:
        on_town.update(permutations(range(EDGES), 2))
    for face in range(faces.count):
        mates = faces.mate[EDGES * face : EDGES * face + EDGES]
        if not faces.on_town[face]:
            on_land.update((edge, mate) for edge, mate in enumerate(mates) if mate != BARE)
        elif not faces.marker[face] or table.markers:
            on_town.update(permutations((edge for edge in range(EDGES) if mates[edge] == STUB), 2))
    return on_land, on_town


def _leads_on(table: Table, start: int, on_land: Passages, on_town: Passages) -> bool:
    """Whether track can lead from a city over one hex or more to another city."""
    grid = table.grid
    fresh = [(grid.neighbour[EDGES * start + edge], OPPOSITE[edge]) for edge in range(EDGES)]
    fresh = [key for key in fresh if key[0] != NOWHERE and grid.kind[key[0]] != CITY]
    seen = set(fresh)
    while fresh:
        place, entry = fresh.pop()
        allowed = on_town if grid.kind[place] == TOWN else on_land
        for edge in range(EDGES):
            ahead, key = grid.neighbour[EDGES * place + edge], (grid.neighbour[EDGES * place + edge], OPPOSITE[edge])
            if ahead == NOWHERE or (entry, edge) not in allowed or key in seen:
                continue
            if grid.kind[ahead] != CITY:
                seen.add(key)
                fresh.append(key)
            elif ahead != start:
                return True
    return False


def least_tiles(table: Table) -> int:
    """A number of tiles that no network of all cities is below.

    The nearer half of the shortest way to another city belongs to each city alone; and one whole way there must be.
    """
    ways = [way for place in table.grid.cities if (way := _nearest(table, place)) is not None]
    return max([sum(way // 2 for way in ways), *ways], default=0)


def _nearest(table: Table, start: int) -> int | None:
    """The fewest tiles between a city and another, whatever their tracks; None where there is no way."""
    grid = table.grid
    free_towns = len(table.cities) > table.first_new
    tiles = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if grid.kind[place] == CITY and place != start:
            return tiles[place]
        for ahead in grid.neighbour[EDGES * place : EDGES * place + EDGES]:
            if ahead == NOWHERE or (place == start and grid.kind[ahead] == CITY):
                continue
            free = grid.kind[ahead] == CITY or (free_towns and grid.kind[ahead] == TOWN)
            if tiles[place] + (not free) < tiles.get(ahead, len(grid.places)):
                tiles[ahead] = tiles[place] + (not free)
                (queue.appendleft if free else queue.append)(ahead)
    return None


# What a seat finds beyond the edges of each hex: what is blocked, what is joined to its network, which stop is
# there.
#
# Which faces fit such a *survey* is in `fitting`.


def marked_towns(track: Track, seat: int) -> set[int]:
    """Towns in which a seat owns track; each is joined to a city over the seat's own links."""
    grid = track.grid
    return {
        stop
        for link in track.links.values()
        if link.owner == seat
        for stop in (link.first, link.last)
        if stop >= 0 and grid.kind[stop] == TOWN and track.city[stop] == NO_CITY
    }


def loose_ends(track: Track, seat: int) -> set[int]:
    """Hexes at which an unfinished link points that is the seat's or nobody's."""
    neighbour = track.grid.neighbour
    loose_ends = set()
    for first, last, owner, _, _, sides in track.links.values():
        if owner in (seat, NOBODY):
            if first == DANGLING:
                loose_ends.add(neighbour[sides[0]])
            if last == DANGLING:
                loose_ends.add(neighbour[sides[-1]])
    loose_ends.discard(NOWHERE)
    return loose_ends


def survey(track: Track, hex_number: int, seat: int, towns: set[int], rights: Rights) -> Survey:
    """What lies beyond each edge of a hex, for a seat."""
    blocked = joined = 0
    beyond = []
    first = EDGES * hex_number
    for edge, far in enumerate(track.grid.facing[first : first + EDGES]):
        stop = DANGLING
        if far < 0:
            blocked |= 0 if rights.to_nowhere else 1 << edge
        elif track.city[far // EDGES] != NO_CITY:
            stop = far // EDGES
            joined |= 1 << edge
        elif track.link_of[far] != NO_LINK and track.link_of[first + edge] == NO_LINK:
            one, other, owner, _, _, _ = track.links[track.link_of[far]]
            if owner not in (seat, NOBODY):
                blocked |= 1 << edge
            # The link's loose end is this one; a stop lies at the other, if at all.
            stop = other if one == DANGLING else one
            if stop in towns or (stop >= 0 and track.city[stop] != NO_CITY) or not rights.tracing:
                joined |= 1 << edge
        beyond.append(stop)
    return Survey(hex_number, blocked, joined, tuple(beyond), hex_number in towns)
