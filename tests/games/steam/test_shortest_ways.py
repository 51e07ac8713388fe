"""The way with the fewest tiles, from any hex to any other, and what the supply and the work allowed leave of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.steam.planted.sets import Place, cities_at, meadow
from tests.games.steam.test_network_of_all_cities import table_of
from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.table.faces import NO_FACE
from validator.play.games.steam.table.grid import EDGES, OPPOSITE
from validator.play.games.steam.track.links import bare_track
from validator.play.games.steam.track.witness import Search, Step, shortest_way, spanning_network

CORNERS: list[tuple[Place, Place]] = [
    ((0, 0), (4, 4)),
    ((0, 1), (1, 0)),
    ((4, 0), (0, 4)),
    ((0, 0), (0, 2)),
    ((4, 3), (3, 4)),
    ((2, 2), (2, 3)),
]


def land(folder: Path, west: Place, east: Place, lakes: tuple[Place, ...] = ()) -> Table:
    """The meadow with its cities elsewhere and without its town."""
    return table_of(meadow(cities=cities_at(west, east), city_places=(west, east), towns=[], lakes=lakes), folder)


def way_in(table: Table, supply: list[int] | None = None) -> list[Step] | None:
    west, east = table.grid.cities
    tiles = table.tile_counts[:] if supply is None else supply
    return shortest_way(table, bare_track(table.grid, table.faces), tiles, table.markers, {west}, {east})


def fewest(table: Table) -> int:
    """Hexes between the two cities, found by going outwards from one of them."""
    west, east = table.grid.cities
    reached, tiles = {far for far in neighbours(table, west) if far != east}, 1
    while not any(east in neighbours(table, place) for place in reached):
        reached |= {far for place in reached for far in neighbours(table, place)} - {west, east}
        tiles += 1
    return tiles


def neighbours(table: Table, place: int) -> list[int]:
    return [far for far in table.grid.neighbour[EDGES * place : EDGES * place + EDGES] if far >= 0]


@pytest.mark.parametrize(("west", "east"), [*CORNERS, *((east, west) for west, east in CORNERS)])
def test_a_way_has_no_more_tiles_than_it_needs(tmp_path: Path, west: Place, east: Place) -> None:
    table = land(tmp_path, west, east)
    way = way_in(table)
    assert way is not None
    assert len(way) == fewest(table)


@pytest.mark.parametrize(("west", "east"), CORNERS)
def test_each_step_of_a_way_goes_on_where_the_last_one_ended(tmp_path: Path, west: Place, east: Place) -> None:
    table = land(tmp_path, west, east)
    way, at = way_in(table) or [], table.grid.cities[0]
    for step in way:
        assert table.grid.neighbour[EDGES * step.hex_number + step.entry] == at
        at = step.hex_number
    assert table.grid.neighbour[EDGES * at + way[-1].exit] == table.grid.cities[1]


@pytest.mark.parametrize("between", [(0, 0), (1, 1)])
def test_a_way_through_the_one_hex_that_is_left_is_found(tmp_path: Path, between: Place) -> None:
    cities = ((0, 1), (1, 0))
    lakes = tuple((column, row) for column in range(5) for row in range(5) if (column, row) not in (*cities, between))
    table = land(tmp_path, *cities, lakes=lakes)
    assert [step.hex_number for step in way_in(table) or []] == [table.grid.number[between]]


def test_without_tiles_there_is_no_way(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    assert way_in(table, [0] * len(table.tile_counts)) is None


def test_over_track_that_lies_no_way_leads(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    track = bare_track(table.grid, table.faces)
    for place in neighbours(table, table.grid.cities[0]):
        track.lay(place, 0, 0, 1)
    west, east = table.grid.cities
    assert shortest_way(table, track, table.tile_counts[:], table.markers, {west}, {east}) is None


def test_of_a_tile_there_must_be_as_many_as_a_way_takes(tmp_path: Path) -> None:
    table = land(tmp_path, (0, 0), (0, 4))
    way = way_in(table) or []
    track = bare_track(table.grid, table.faces)
    counts = [len(way) * (tile == table.faces.tile[straight(table, way[0])]) for tile in range(len(table.tile_counts))]
    spare = Search(table, track, counts, 0)
    assert spare.join_all(table.grid.cities[0]) == []
    assert spare.supply == [0] * len(counts)
    short = Search(table, bare_track(table.grid, table.faces), [max(0, count - 1) for count in counts], 0)
    assert short.join_all(table.grid.cities[0]) == [1]


def straight(table: Table, step: Step) -> int:
    assert step.exit == OPPOSITE[step.entry]
    return next(face for face in table.faces.joining(False, step.entry, step.exit) if face != NO_FACE)


def test_a_network_counts_the_tiles_that_lie(tmp_path: Path) -> None:
    table = land(tmp_path, *CORNERS[0])
    assert spanning_network(table).tiles == fewest(table)


@pytest.mark.parametrize(("spare", "gave_up"), [(0, False), (-1, True)])
def test_a_search_gives_up_a_step_short_of_what_it_takes(tmp_path: Path, spare: int, gave_up: bool) -> None:
    table = land(tmp_path, *CORNERS[0])
    work = spanning_network(table).work
    witness = spanning_network(table, most_work=work + spare)
    assert (witness.gave_up, witness.work, bool(witness.left_out)) == (gave_up, work + spare, gave_up)


def test_what_cannot_be_joined_is_left_out_without_giving_up(tmp_path: Path) -> None:
    witness = spanning_network(land(tmp_path, (0, 0), (4, 4), lakes=tuple((2, row) for row in range(5))))
    assert (witness.left_out, witness.gave_up, witness.tiles) == ([1], False, 0)
