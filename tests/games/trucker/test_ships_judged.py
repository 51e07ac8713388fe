"""Ships: every number, joined pair, line and split that an independent program found; layouts in YAML; the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.cli import main
from tests.games.trucker.shipyard import FIXTURES, START, content, lay, lay_fixture, own, plain_yard
from validator.base.issue import ContentError
from validator.play.games.trucker.ships.faults import faults, is_legal
from validator.play.games.trucker.ships.hull import (
    BROWN,
    PURPLE,
    bits_at,
    cannons_against,
    first_hit,
    free_cells,
    has_connector,
    joined_pairs,
    keep_part,
    lose_stranded_aliens,
    parts,
    remove,
)
from validator.play.games.trucker.ships.layout_file import read_ship
from validator.play.games.trucker.ships.report import report_on
from validator.play.games.trucker.ships.witness import is_full, stored_layout
from validator.play.games.trucker.table import JOINED
from validator.play.games.trucker.words import SIDES, Cabin, LifeSupport

SHIPS = sorted(FIXTURES)
LINES = [(name, line) for name in SHIPS for line in FIXTURES[name]["lines"]]
SPLITS = [(name, split) for name in SHIPS for split in FIXTURES[name]["splits"]]
LETTERS = {"N": 1, "E": 2, "S": 4, "W": 8}


@pytest.mark.parametrize("name", SHIPS)
def test_ship_is_legal_and_worth_what_is_expected(name: str) -> None:
    ship = lay_fixture(name).ship
    expected, found = FIXTURES[name]["expected"], ship.figures()
    assert is_legal(ship) and faults(ship) == []
    assert len(parts(ship)) == 1
    assert found.exposed == expected["exposed"]
    assert found.fire == 2 * expected["single_fire"]
    assert sum(found.double_fire) == 2 * expected["double_fire"]
    assert found.engine == expected["single_eng"]
    assert 2 * found.double_engines == expected["double_eng"]
    assert found.battery_slots == expected["bat"]
    assert found.shields == [sum(LETTERS[letter] for letter in sides) for sides in expected["shields"]]
    assert found.most_crew() == expected["crew"]
    assert (found.hold_slots, found.special_slots) == (expected["cargo"], expected["red"])


@pytest.mark.parametrize("name", SHIPS)
def test_ship_has_the_joined_pairs(name: str) -> None:
    laying = lay_fixture(name)
    found = {frozenset(laying.places([one, other])) for one, other in joined_pairs(laying.ship)}
    assert found == {frozenset(tuple(place) for place in pair) for pair in FIXTURES[name]["joined_pairs"]}


@pytest.mark.parametrize(("name", "line"), LINES, ids=[f"{n}-{x['from']}-{x['line']}" for n, x in LINES])
def test_line_hits(name: str, line: dict[str, object]) -> None:
    laying = lay_fixture(name)
    side, number = SIDES.index(line["from"]), int(str(line["line"]))  # type: ignore[arg-type]
    cell = first_hit(laying.ship, side, number)
    assert list(laying.board.place(cell)) == line["hits"]
    assert has_connector(laying.ship, cell, side) == line["exposed"]
    # These ships were computed with the wide reading of the rear (D-10).
    singles, doubles = cannons_against(laying.ship, side, number, wide_rear=True)
    assert ("single" if singles else "double" if doubles else "none") == line["cannon"]


@pytest.mark.parametrize("name", SHIPS)
def test_every_other_line_misses(name: str) -> None:
    laying = lay_fixture(name)
    hits = {(line["from"], line["line"]) for line in FIXTURES[name]["lines"]}
    for side, word in enumerate(SIDES):
        for number in range(2, 13):
            assert (first_hit(laying.ship, side, number) >= 0) == ((word, number) in hits)


@pytest.mark.parametrize(("name", "split"), SPLITS, ids=[f"{n}-{x['removed']}" for n, x in SPLITS])
def test_ship_splits(name: str, split: dict[str, list[list[list[int]]]]) -> None:
    laying = lay_fixture(name)
    remove(laying.ship, laying.cell(*split["removed"]))  # type: ignore[arg-type]
    found = sorted(sorted(laying.places(part)) for part in parts(laying.ship))
    assert found == sorted(sorted(tuple(place) for place in part) for part in split["parts"])


def reached(start: object, links: set[frozenset[object]]) -> set[object]:
    """Places held together with ``start``, found the slow way."""
    found = {start}
    while more := {place for link in links if link & found for place in link} - found:
        found |= more
    return found


@pytest.mark.parametrize("name", SHIPS)
def test_whatever_is_removed_the_parts_are_those_of_a_slow_search(name: str) -> None:
    laying = lay_fixture(name)
    pairs = {frozenset(tuple(place) for place in pair) for pair in FIXTURES[name]["joined_pairs"]}
    places = [tuple(tile["at"]) for tile in FIXTURES[name]["tiles"]]
    for gone in places:
        ship = laying.ship.copy()
        remove(ship, laying.cell(*gone))
        links = {pair for pair in pairs if gone not in pair}
        slow = {frozenset(reached(place, links)) for place in places if place != gone}
        assert {frozenset(laying.places(part)) for part in parts(ship)} == slow


def test_a_copy_is_independent() -> None:
    ship = lay_fixture("SHIP-I-1").ship
    twin = ship.copy()
    twin.crew[ship.board.start] = 2
    remove(twin, ship.board.start)
    assert ship.tile_count() == 14 and twin.tile_count() == 13
    assert ship.lost == [] and len(twin.lost) == 1
    assert ship.figures().exposed == 4


@pytest.mark.parametrize("humans", [1, 2])
def test_removed_tiles_take_along_what_is_on_them(humans: int) -> None:
    laying = lay("I", START, "T014@6,7", "T016@8,7")
    ship = laying.ship
    ship.crew[laying.cell(7, 7)] = humans
    ship.batteries[laying.cell(6, 7)] = 3
    ship.goods[4 * laying.cell(8, 7) + 1] = 2
    gone = keep_part(ship, [laying.cell(6, 7)])
    assert (gone.humans, gone.batteries, gone.goods, len(gone.tiles)) == (humans, 0, [0, 2, 0, 0], 2)
    assert ship.battery_count() == 3 and ship.crew_count() == 0 and ship.goods_count(1) == 0


def test_an_alien_dies_with_its_last_support() -> None:
    cabin, brown = own("3333", Cabin(), "cabin"), own("3333", LifeSupport(alien="brown"), "brown")
    second = own("3333", LifeSupport(alien="brown"), "second")
    laying = lay("I", START, "cabin@6,7", "brown@5,7", "second@6,8", extra=(cabin, brown, second))
    ship, home = laying.ship, laying.cell(6, 7)
    assert ship.figures().brown_cabins == [home] and ship.figures().purple_cabins == []
    ship.crew[home] = BROWN
    remove(ship, laying.cell(5, 7))
    assert lose_stranded_aliens(ship).brown == 0
    remove(ship, laying.cell(6, 8))
    assert lose_stranded_aliens(ship).brown == 1 and ship.crew_count() == 0
    assert PURPLE not in ship.crew


def test_a_builder_sees_where_a_tile_fits() -> None:
    laying = lay("I", START)
    assert sorted(laying.places(free_cells(laying.ship))) == [(6, 7), (7, 6), (7, 8), (8, 7)]
    battery = 4 * plain_yard().table.numbers["T001"]
    assert bits_at(laying.ship, laying.cell(8, 7), battery) == JOINED
    assert bits_at(laying.ship, laying.cell(6, 7), battery) > JOINED


def test_the_rear_is_wider_by_a_switch() -> None:
    ship = lay_fixture("SHIP-I-1").ship
    assert cannons_against(ship, 2, 5) == ([], [])
    assert cannons_against(ship, 2, 5, wide_rear=True) != ([], [])


@pytest.mark.parametrize("name", ["I", "II", "III", "IIIa"])
def test_the_kept_witness_is_legal_and_fills_the_board(name: str) -> None:
    laid = stored_layout(content(), name)
    assert laid is not None and is_full(laid) and laid.issues == []
    assert len(set(laid.ship.tiles) - {-1}) == len(laid.board.cells)


LAYOUT = "board: I\ntiles:\n  - {at: [7, 7], tile: T034}\n"
OWN = "  - {at: [8, 7], edges: %s, component: {%s}}"
FAULTY_LAYOUTS = [
    ("  - {at: [6, 7], tile: T077, turn: 180}", "turned-engine", "T077 (engine) at column 6, row 7", 4),
    ("  - {at: [7, 6], tile: T067}", "blocked-exhaust", "T034 (start cabin) at column 7, row 7", 4),
    ("  - {at: [8, 7], tile: T001}\n  - {at: [9, 7], tile: T018}", "unmatched-connectors", "column 9, row 7", 4),
    ("  - {at: [6, 7], tile: T104, turn: 90}", "blocked-muzzle", "blocked by", 4),
    ("  - {at: [9, 9], tile: T018}", "apart", "T018 (hold) 9/9", 4),
    ("  - {at: [5, 5], tile: T018}", "off-board", "column 5, row 5", 4),
    ("  - {at: [7, 7], tile: T018}", "cell-taken", "line 3", 4),
    ("  - {at: [8, 7], tile: T018}\n  - {at: [6, 7], tile: T018, turn: 180}", "too-many-tiles", "T018", 5),
    ("  - {at: [8, 7], tile: T0018}", "unknown-tile", "T0018", 4),
    ("  - {at: [8, 7], tile: T018, component: {is: cabin}}", "unclear-tile", "by its id alone", 4),
    ("  - {at: [8, 7], edges: [single, smooth, smooth, single]}", "unclear-tile", "edges and component", 4),
    ("  - {at: [8, 7], tile: T033}", "misplaced-start", "column 8, row 7", 4),
    (OWN % ("[single, smooth, single, smooth]", "is: engine"), "connector-on-exhaust", "its exhaust", 4),
    (OWN % ("[smooth, smooth, universal, smooth]", "is: double_engine"), "connector-on-exhaust", "rear", 4),
    (OWN % ("[single, smooth, single, smooth]", "is: cannon"), "connector-on-muzzle", "its muzzle", 4),
    (OWN % ("[double, smooth, single, smooth]", "is: double_cannon"), "connector-on-muzzle", "column 8, row 7", 4),
    (
        OWN % ("[single, single, single, single]", "is: shield, covers: [left, right]"),
        "shield-sides",
        "neighbouring",
        4,
    ),
    (OWN % ("[single, single, single, single]", "is: shield, covers: [left, left]"), "shield-sides", "neighbouring", 4),
    (OWN % ("[single, single, single, single]", "is: start_cabin, colour: red"), "start-cabin-sides", "universal", 4),
]


@pytest.mark.parametrize(
    ("tiles", "code", "words", "line"),
    FAULTY_LAYOUTS,
    ids=[f"{row[1]} {number}" for number, row in enumerate(FAULTY_LAYOUTS)],
)
def test_a_faulty_layout_is_reported_at_its_line(tmp_path: Path, tiles: str, code: str, words: str, line: int) -> None:
    file = tmp_path / "ship.yaml"
    file.write_text(LAYOUT + tiles + "\n", encoding="utf-8")
    found = [issue for issue in read_ship(file, "ship.yaml", content()).issues if issue.code == code]
    assert found and words in str(found[0].message) and found[0].span.line == line


def test_a_sound_tile_of_its_own_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "ship.yaml"
    own = OWN % ("[smooth, smooth, smooth, single]", "is: shield, covers: [left, front]")
    file.write_text(LAYOUT + own + "\n", encoding="utf-8")
    assert read_ship(file, "ship.yaml", content()).issues == []


def test_a_layout_without_start_cabin_and_one_on_no_board(tmp_path: Path) -> None:
    file = tmp_path / "ship.yaml"
    file.write_text("board: I\ntiles:\n  - {at: [7, 8], tile: T018}\n", encoding="utf-8")
    assert "missing-start" in {issue.code for issue in read_ship(file, "ship.yaml", content()).issues}
    file.write_text(LAYOUT.replace("board: I", "board: IIIb"), encoding="utf-8")
    with pytest.raises(ContentError, match="IIIa"):
        read_ship(file, "ship.yaml", content())


def test_the_report_counts_in_points(tmp_path: Path) -> None:
    file = tmp_path / "ship.yaml"
    tiles = "".join(
        f"  - {{at: {tile['at']}, tile: {tile['tile']}, turn: {tile['turn']}}}\n"
        for tile in FIXTURES["SHIP-I-1"]["tiles"]
    )
    file.write_text("board: I\ntiles:\n" + tiles, encoding="utf-8")
    report = report_on(read_ship(file, "ship.yaml", content()), content().rules)  # type: ignore[arg-type]
    assert report.legal and report.fire_power.without_batteries == 1.5 == report.fire_power.with_batteries
    assert (report.engine_power.without_batteries, report.engine_power.with_batteries) == (1, 3)
    assert report.shielded_sides == ["right", "rear"]
    assert report.empty_cells == [(7, 5), (5, 9), (6, 9), (8, 9)]
    assert sum(line.chance for line in report.lines if line.side == "front") + report.miss_chances["front"] == 36


@pytest.mark.parametrize("picture", ["svg", "pdf", "png"])
def test_the_command_draws_a_faulty_ship(tmp_path: Path, picture: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "faulty.yaml"
    file.write_text(LAYOUT + "  - {at: [8, 7], tile: T001}\n  - {at: [9, 7], tile: T018}\n", encoding="utf-8")
    given = ["ship", "check", str(file), "--format", "json", "--picture", picture, "--output", str(tmp_path)]
    assert main(given) == 1
    report = json.loads(capsys.readouterr().out)
    assert not report["legal"] and report["parts"] == [[[7, 7], [8, 7]], [[9, 7]]]
    drawn = (tmp_path / "ships" / f"faulty.{picture}").read_bytes()
    assert len(drawn) > 1000 and (picture != "svg" or b"#e3001b" in drawn)


def test_the_command_prints_a_witness(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    witness = content().place.folder / "witnesses" / "I.yaml"
    assert main(["ship", "print", str(witness), "--output", str(tmp_path)]) == 0
    assert main(["ship", "check", str(witness)]) == 0
    assert "every cell filled" in capsys.readouterr().out
    assert (tmp_path / "ships" / "I-a4.pdf").read_bytes().startswith(b"%PDF")
