"""Every row of the table of what may take the place of what: tiles unturned before, turned by sixths after."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.games.steam.tabletop import Desk, a_table, plain_table
from validator.play.games.steam.rules.laying import cost_of
from validator.play.games.steam.table.faces import Redirect

Row = dict[str, str]
with (Path(__file__).parent / "replacements.csv").open(encoding="utf-8") as file:
    ROWS: list[Row] = list(csv.DictReader(file))
TABLES = {"documented": plain_table(), "publisher": a_table(profile="publisher")}
PLAIN, TOWN = (9, 8), (8, 8)


def face(tile: str, turn: int, on_town: bool) -> int:
    table = plain_table()
    faces, number = table.faces, table.tile_ids.index(tile)
    (found,) = [
        each
        for each in range(faces.count)
        if (faces.tile[each], faces.turn[each], faces.on_town[each]) == (number, turn, on_town)
    ]
    return found


def both(row: Row) -> tuple[int, int]:
    on_town = row["kind"] == "town"
    return face(row["old"], 0, on_town), face(row["new"], int(row["turn"]), on_town)


def redirect(row: Row) -> Redirect:
    return Redirect(both(row)[1], int(row["keep"]), int(row["from"]), int(row["to"]))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"row-{row['row']}-{row['kind']}-{row['old']}-{row['new']}")
def test_a_row(row: Row) -> None:
    faces = plain_table().faces
    old, new = both(row)
    if row["kind"] == "redirect":
        assert redirect(row) in faces.redirects(old)
    else:
        assert new in faces.replacements(old)
    for profile, price in (("documented", row["price"]), ("publisher", row["publisher"])):
        desk = Desk(table=TABLES[profile])
        place = desk.at(TOWN if row["kind"] == "town" else PLAIN)
        desk.track.lay(place, old, 0, 1)
        assert cost_of(desk.state, place, new) == int(price)


def test_there_are_no_others() -> None:
    faces = plain_table().faces
    unturned = [each for each in range(faces.count) if faces.turn[each] == 0]
    replaced = {(old, new) for old in unturned for new in faces.replacements(old)}
    redirected = {(old, each) for old in unturned for each in faces.redirects(old)}
    rows = [row for row in ROWS if row["kind"] != "redirect"]
    assert len(ROWS) == 211
    assert replaced == {both(row) for row in rows}
    assert redirected == {(both(row)[0], redirect(row)) for row in ROWS if row["kind"] == "redirect"}


def test_simple_track_can_be_redirected_in_four_ways() -> None:
    faces = plain_table().faces
    simple = [each for each in faces.land if len(faces.sections[each]) == 1]
    for each in simple:
        for edge in range(6):
            if faces.exits[each] >> edge & 1:
                assert sum(found.old == edge for found in faces.redirects(each)) == 4
