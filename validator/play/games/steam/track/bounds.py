"""How far track can go, and what lies between."""

from __future__ import annotations

from collections import deque
from itertools import permutations

from validator.play.games.steam.table.faces import (
    BARE,
    CITY,
    EDGES,
    NOWHERE,
    OPPOSITE,
    STUB,
    TOWN,
    Rights,
    Survey,
    Table,
)
from validator.play.games.steam.track.links import DANGLING, NO_CITY, NO_LINK, NOBODY, Track

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
    found = set()
    for first, last, owner, _, _, sides in track.links.values():
        if owner in (seat, NOBODY):
            if first == DANGLING:
                found.add(neighbour[sides[0]])
            if last == DANGLING:
                found.add(neighbour[sides[-1]])
    found.discard(NOWHERE)
    return found


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
