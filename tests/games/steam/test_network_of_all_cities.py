"""Track that joins all cities: shown by an example that keeps to the supply, refuted by counting, or left open."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.planted import Files, opened, written
from tests.games.steam.planted.sets import meadow, published
from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.track.bounds import least_tiles, unjoined
from validator.play.games.steam.track.links import Track
from validator.play.games.steam.track.witness import spanning_network
from validator.play.lookup import open_set

FEW = published("change:", "  S1: {count: 1}", "  S2: {count: 1}", "  S3: {count: 1}", "  town-marker: {count: 1}")


def table_of(files: Files, folder: Path) -> Table:
    """A custom set, compiled."""
    return Table(opened(written(folder, files)))


def overdrawn(table: Table) -> list[str]:
    """Tiles of which the network uses more than the box holds."""
    laid = [table.faces.tile[face] for face in spanning_network(table).track.face if face >= 0]
    return [name for tile, name in enumerate(table.tile_ids) if laid.count(tile) > table.tile_counts[tile]]


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


def test_track_joins_all_cities_of_the_shipped_map() -> None:
    table = Table(open_set("steam"))
    witness = spanning_network(table)
    assert (witness.left_out, is_joined(table, witness.track)) == ([], True)


@pytest.mark.parametrize("files", [published(), FEW, meadow()], ids=["published", "few tiles", "meadow"])
def test_no_tile_is_used_that_the_box_does_not_hold(files: Files, tmp_path: Path) -> None:
    assert overdrawn(table_of(files, tmp_path)) == []


def test_cities_that_are_left_out_are_named(tmp_path: Path) -> None:
    witness = spanning_network(table_of(FEW, tmp_path))
    assert witness.left_out


def test_the_search_says_that_it_gave_up() -> None:
    witness = spanning_network(Table(open_set("steam")), most_work=50)
    assert (witness.gave_up, witness.work) == (True, 50)


def test_a_search_that_found_all_did_not_give_up() -> None:
    assert not spanning_network(Table(open_set("steam"))).gave_up


def test_the_same_search_finds_the_same_network() -> None:
    first, second = (spanning_network(Table(open_set("steam"))) for _ in range(2))
    assert (first.track.face, first.work) == (second.track.face, second.work)


def test_the_bound_is_below_what_was_found() -> None:
    table = Table(open_set("steam"))
    assert least_tiles(table) <= spanning_network(table).tiles


def test_straight_track_alone_does_not_join_cities_that_lie_askew(tmp_path: Path) -> None:
    files = meadow(removed=", A, S2, S3, X1, X2, X3, P1, P2, P3, P4, V1, V2, V3, V4, V5, town-marker", towns=[])
    assert unjoined(table_of(files, tmp_path)) == [0, 1]


def test_a_new_city_joins_what_no_tile_on_its_town_does(tmp_path: Path) -> None:
    walls = [(2, 0), (2, 1), (2, 3), (2, 4)]
    removed = ", X1, X2, X3, P1, P2, P3, P4, V1, V2, V3, V4, V5, town-marker"
    files = meadow(towns=[(2, 2)], lakes=walls, removed=removed)
    assert unjoined(table_of(files, tmp_path)) == []
