"""Proof by example: track that joins all cities of a map, laid with the tiles of the set.

City after city is joined to those that are, by the way with the fewest tiles that the supply still allows. Where none
is found this is no proof that there is none, but people will not find one easily either.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from validator.games.steam.table.compiled import Table
from validator.games.steam.table.faces import BARE, NO_FACE, SIMPLE, TOWN_TILE
from validator.games.steam.table.grid import CITY, EDGES, OPPOSITE, TOWN
from validator.games.steam.track.links import NO_CITY, Track

BUILDER = 0
TURN = 1


class Step(NamedTuple):
    """A tile on the way: the hex, the edge by which the track comes in, the edge by which it goes on."""

    hex_number: int
    entry: int
    exit: int


class Witness(NamedTuple):
    """The track found, and the cities that could not be joined (by number)."""

    track: Track
    left_out: list[int]

    @property
    def tiles(self) -> int:
        """How many tiles lie on the map."""
        return sum(face != NO_FACE for face in self.track.face)


def spanning_network(table: Table) -> Witness:
    """Track that joins every city of the map, as far as the set's tiles and markers go."""
    track = Track(table.grid, table.faces)
    supply, markers = table.tile_counts[:], [table.markers]
    joined = {table.grid.cities[0]}
    left = [place for place in table.grid.cities if place not in joined]
    while left:
        way = shortest_way(table, track, supply, markers[0], joined, set(left))
        if way is None:
            break
        for step in way:
            face = face_for(table, supply, markers[0], step)
            supply[table.faces.tile[face]] -= 1
            markers[0] -= table.faces.marker[face]
            track.lay(step.hex_number, face, BUILDER, TURN)
        last = way[-1]
        reached = table.grid.neighbour[EDGES * last.hex_number + last.exit]
        joined.add(reached)
        left.remove(reached)
    return Witness(track, [table.grid.cities.index(place) for place in left])


def shortest_way(
    table: Table, track: Track, supply: list[int], markers: int, sources: set[int], goals: set[int]
) -> list[Step] | None:
    """Tiles from a joined city to one that is not, the fewest first; ways over free hexes alone."""
    grid = table.grid
    queue: list[tuple[int, int, int]] = []
    before: dict[tuple[int, int], tuple[int, int] | None] = {}
    for place in sorted(sources):
        for edge in range(EDGES):
            ahead = grid.neighbour[EDGES * place + edge]
            if ahead >= 0 and _is_free(table, track, ahead):
                key = (ahead, OPPOSITE[edge])
                if key not in before:
                    before[key] = None
                    heappush(queue, (1, *key))
    while queue:
        length, hex_number, entry = heappop(queue)
        for exit_edge in range(EDGES):
            step = Step(hex_number, entry, exit_edge)
            ahead = grid.neighbour[EDGES * hex_number + exit_edge]
            if exit_edge == entry or ahead < 0 or face_for(table, supply, markers, step) == NO_FACE:
                continue
            if ahead in goals:
                return _way_back(before, step)
            key = (ahead, OPPOSITE[exit_edge])
            if _is_free(table, track, ahead) and key not in before:
                before[key] = (hex_number, entry)
                heappush(queue, (length + 1, *key))
    return None


def _way_back(before: dict[tuple[int, int], tuple[int, int] | None], last: Step) -> list[Step]:
    """The steps from the first to the last; hexes that the way would cross twice are cut short."""
    way, at = [last], (last.hex_number, last.entry)
    while (previous := before[at]) is not None:
        way.append(Step(previous[0], previous[1], OPPOSITE[at[1]]))
        at = previous
    way.reverse()
    return way


def _is_free(table: Table, track: Track, hex_number: int) -> bool:
    return track.city[hex_number] == NO_CITY and table.grid.kind[hex_number] != CITY and (
        track.face[hex_number] == NO_FACE
    )  # fmt: skip


def face_for(table: Table, supply: list[int], markers: int, step: Step) -> int:
    """A face at hand that joins the two edges; on a town one that has both."""
    faces = table.faces
    on_town = table.grid.kind[step.hex_number] == TOWN
    for face in faces.town if on_town else faces.land:
        if not supply[faces.tile[face]] or (faces.marker[face] and not markers):
            continue
        ends = faces.mate[EDGES * face + step.entry], faces.mate[EDGES * face + step.exit]
        if on_town and BARE not in ends and (faces.form[face] in (SIMPLE, TOWN_TILE)):
            return face
        if not on_town and faces.form[face] == SIMPLE and ends == (step.exit, step.entry):
            return face
    return NO_FACE


def is_joined(table: Table, track: Track) -> bool:
    """Whether complete links join all cities of the map."""
    found, edge = {table.grid.cities[0]}, [table.grid.cities[0]]
    while edge:
        place = edge.pop()
        for link in track.links.values():
            for one, other in ((link.first, link.last), (link.last, link.first)):
                if one == place and other >= 0 and other not in found:
                    found.add(other)
                    edge.append(other)
    return found >= set(table.grid.cities)
