"""What no network can do: cities that no tile of the set leads away from, and the fewest tiles that join all.

Everything here allows more than the rules do, so that what it calls impossible is. A new city on a town joins all its
edges without a tile.
"""

from __future__ import annotations

from collections import deque
from itertools import permutations

from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.table.faces import BARE, STUB
from validator.play.games.steam.table.grid import CITY, EDGES, NOWHERE, OPPOSITE, TOWN

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
