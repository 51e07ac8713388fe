"""Planted faults: each is one difference from the set, and is found under its name, at its own line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.trucker.shipyard import content
from validator.content.loading import ContentSet
from validator.games.trucker.checks.boards import witness_issues
from validator.games.trucker.checks.box import Box
from validator.games.trucker.checks.whole_set import check
from validator.games.trucker.ships.faults import is_legal
from validator.games.trucker.ships.witness import fullest
from validator.games.trucker.ships.witness_files import kept, nearest
from validator.games.trucker.table.yard import Shipyard
from validator.issue import ContentError, Issue
from validator.lookup import open_set

PLANES = [f"T{number:03}" for number in range(1, 145)]


def custom(folder: Path, **differences: Any) -> ContentSet:
    """The set with differences, as a set of one's own."""
    title = dict.fromkeys(("en", "zh-Hant", "zh-Hans"), "Planted")
    manifest = {"extends": "trucker", "title": title, **differences}
    (folder / "set.yaml").write_text(yaml.safe_dump(manifest, sort_keys=False), encoding="utf-8")
    return open_set(str(folder))


def found_in(folder: Path, **differences: Any) -> list[Issue]:
    """Everything found, by form or by the rules of the game."""
    try:
        return list(check(custom(folder, **differences)))
    except ContentError as fault:
        return fault.issues


def tile(**fields: Any) -> dict[str, Any]:
    return {"change": {"T067": fields}}


def board(side: str = "front", **fields: Any) -> dict[str, Any]:
    return {"change": {"B1": {side: fields}}}


def card(**fields: Any) -> dict[str, Any]:
    return {"change": {"L1-01": {"adventure": fields}}}


def added(**fields: Any) -> dict[str, Any]:
    return {"add": {"tile": [{"id": "X1", **fields}]}}


def all_of(component: str) -> list[str]:
    return [piece.id for piece in content().pieces["tile"] if component == _name(piece)]


def _name(piece: Any) -> str:
    return str(type(piece.component).__struct_config__.tag)


ROW = {"row": 5, "columns": [7]}
SHOT = {"size": "small", "from": "front"}
PLANTED: list[tuple[str, str, dict[str, Any]]] = [
    # Refused by form
    (
        "a shield with one side",
        "wrong-length",
        added(edges=["single"] * 4, component={"is": "shield", "covers": ["front"]}),
    ),
    ("a card of level IV", "out-of-range", {"change": {"L1-01": {"level": 4}}}),
    ("a tile with three sides", "wrong-length", added(edges=["single"] * 3, component={"is": "cabin"})),
    ("an unknown connector", "unknown-word", added(edges=["triple"] * 4, component={"is": "cabin"})),
    ("an unknown component", "unknown-word", added(edges=["single"] * 4, component={"is": "bathroom"})),
    ("an unknown event", "unknown-word", card(event="tea_party")),
    (
        "a battery with seven slots",
        "out-of-range",
        added(edges=["single"] * 4, component={"is": "battery", "slots": 7}),
    ),
    ("a purple good", "unknown-word", {"change": {"L1-02": {"adventure": {"goods": ["purple"]}}}}),
    # Tiles
    ("a connector on the exhaust", "connector-on-exhaust", tile(edges=["single", "double", "single", "smooth"])),
    ("a connector on the muzzle", "connector-on-muzzle", {"change": {"T104": {"edges": ["single"] * 4}}}),
    ("a shield of opposite sides", "shield-sides", {"change": {"T141": {"component": {"covers": ["front", "rear"]}}}}),
    ("a shield of twice one side", "shield-sides", {"change": {"T141": {"component": {"covers": ["left", "left"]}}}}),
    ("a tile without connectors", "unjoinable-tile", added(edges=["smooth"] * 4, component={"is": "structure"})),
    (
        "a start cabin with a smooth side",
        "start-cabin-sides",
        {"change": {"T031": {"edges": ["smooth", *["universal"] * 3]}}},
    ),
    (
        "two yellow start cabins",
        "twin-start-cabin",
        added(edges=["universal"] * 4, component={"is": "start_cabin", "colour": "yellow"}),
    ),
    ("three start cabins for four", "too-few-start-cabins", {"remove": ["T031"]}),
    ("no batteries", "no-batteries", {"remove": all_of("battery")}),
    ("no engines", "no-engines", {"remove": [*all_of("engine"), *all_of("double_engine")]}),
    ("no cabins for aliens", "idle-tile", {"remove": all_of("cabin")}),
    ("life support for nobody", "idle-tile", {"remove": ["alien-brown"]}),
    ("an alien without life support", "homeless-alien", {"remove": [*all_of("life_support")]}),
    (
        "double connectors that nothing fits",
        "unmatched-connector",
        {"remove": [name for name in PLANES if name not in ("T013", "T025")]},
    ),
    # Boards
    (
        "a cell out of reach",
        "unreachable-cell",
        board(rows=[{"row": 6, "columns": [3]}, {"row": 7, "columns": [6, 7]}]),
    ),
    ("a start beside the cells", "start-off-board", board(start=[3, 4])),
    ("a cell outside the numbers", "outside-numbers", board(rows=[{"row": 7, "columns": [6, 7, 12]}])),
    ("a cell named twice", "twin-cell", board(rows=[{"row": 7, "columns": [7, 7]}])),
    ("rows that skip a number", "broken-numbers", board(rows=[ROW, {"row": 7, "columns": [7]}])),
    ("columns that run backward", "broken-numbers", board(first_column=11, last_column=3)),
    ("two boards of one name", "twin-board", board(name="II")),
    ("no board for a round", "missing-board", {"change": {"B2": {"front": {"name": "IIIc"}}}}),
    ("three boards for four", "too-few-boards", {"change": {"B1": {"count": 3}}}),
    # Cards
    ("too few cards of a level", "too-few-cards", {"remove": [f"L3-{number:02}" for number in range(1, 14)]}),
    (
        "too few starred cards",
        "too-few-cards",
        {"rules": {"learning_flight": True}, "change": {"L1-02": {"starred": False}}},
    ),
    ("no card of the round's level", "no-first-card", {"rules": {"pile": {1: [2, 0, 0], 2: [3, 0, 0], 3: [1, 1, 2]}}}),
    ("a level nobody flies", "idle-level", {"rules": {"rounds": [1]}}),
    (
        "an enemy without defeat",
        "unbeatable-enemy",
        {
            "remove": [*all_of("double_cannon"), *all_of("cannon")[4:]],
            "change": {"L1-01": {"adventure": {"strength": 20}}},
        },
    ),
    (
        "more crew than places",
        "unreachable-crew",
        {"remove": all_of("cabin")[1:], "change": {"L1-17": {"adventure": {"crew": 9}}}},
    ),
    ("red goods without a hold", "unstorable-goods", {"remove": all_of("special_hold")}),
    ("small shots without a shield", "no-defence", {"remove": all_of("shield")}),
    (
        "one comparison twice",
        "twin-line",
        {
            "change": {
                "L1-16": {
                    "adventure": {
                        "lines": [
                            {"least": "crew", "penalty": {"lose": "days", "days": 1}},
                            {"least": "crew", "penalty": {"lose": "shots", "shots": [SHOT]}},
                        ]
                    }
                }
            }
        },
    ),
    # Supplies and rewards
    ("too few batteries", "too-few-tokens", {"change": {"battery": {"count": 35}}}),
    ("too few humans", "too-few-tokens", {"change": {"human": {"count": 39}}}),
    ("too few aliens", "too-few-tokens", {"change": {"alien-purple": {"count": 3}}}),
    ("too few goods of a colour", "too-few-tokens", {"change": {"goods-red": {"count": 1}}}),
    ("fewer goods than places", "scarce-goods", {"change": {"goods-yellow": {"count": 8}}}),
    ("no fourth number tile", "too-few-tokens", {"remove": ["number-4"]}),
    ("a rocket short", "too-few-tokens", {"change": {"rocket-blue": {"count": 1}}}),
    ("one die", "too-few-tokens", {"change": {"die": {"count": 1}}}),
    ("five players", "wrong-players", {"players": {"from": 2, "to": 5}}),
    ("teams of three", "wrong-players", {"players": {"from": 2, "to": 3}, "rules": {"teams": True}}),
    ("swapping without teams", "idle-switch", {"rules": {"expert_swap": True}}),
    (
        "three rewards for four",
        "missing-reward",
        {"rules": {"placing": {1: [4, 3, 2], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}},
    ),
    ("more for the last", "odd-reward", {"rules": {"placing": {1: [1, 2, 3, 4], 2: [8, 6, 4, 2], 3: [12, 9, 6, 3]}}}),
    ("dear blue goods", "odd-prices", {"rules": {"goods_price": {"red": 1, "yellow": 2, "green": 3, "blue": 4}}}),
]


@pytest.fixture(autouse=True)
def no_solving(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Sets that lost tiles need no new witness here; that is tested on its own."""
    if "solver" not in request.node.name:
        monkeypatch.setattr("validator.games.trucker.checks.whole_set.witness_issues", lambda box: iter(()))


@pytest.mark.parametrize(("what", "code", "differences"), PLANTED, ids=[row[0] for row in PLANTED])
def test_planted_fault_is_found(tmp_path: Path, what: str, code: str, differences: dict[str, Any]) -> None:
    found = [issue for issue in found_in(tmp_path, **differences) if issue.code == code]
    assert found, f"{what}: nothing with the code {code}"
    assert all(issue.span.line >= 1 and issue.message for issue in found)


def test_the_set_itself_has_no_fault_and_needs_no_solver() -> None:
    assert list(check(content())) == []


def test_a_change_is_blamed_at_its_own_line(tmp_path: Path) -> None:
    found = found_in(tmp_path, **tile(edges=["single", "double", "single", "smooth"]))
    issue = next(issue for issue in found if issue.code == "connector-on-exhaust")
    lines = (tmp_path / "set.yaml").read_text(encoding="utf-8").splitlines()
    assert issue.span.file.endswith("set.yaml") and lines[issue.span.line - 1].strip() == "- single"
    assert (issue.found, issue.accepted) == ("single", "smooth")


TINY = {"rows": [{"row": 6, "columns": [7]}, {"row": 7, "columns": [6, 7, 8]}, {"row": 8, "columns": [7]}]}


def test_the_solver_fills_a_small_board_and_always_alike(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    yard = Shipyard(custom(tmp_path, **board(**TINY)))
    first, second = (fullest(yard, yard.boards["I"]) for _ in range(2))
    assert first.ship is not None and second.ship is not None
    assert first.proven and is_legal(first.ship) and first.ship.tile_count() == 5
    assert first.ship.tiles == second.ship.tiles


def test_the_solver_proves_that_a_board_cannot_be_filled(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    # Engines alone: nothing may stand before another engine's exhaust but the last row.
    keep = {"T031", "T032", "T033", "T034", *all_of("engine")}
    content_set = custom(tmp_path, remove=[name for name in PLANES if name not in keep], **board(**TINY))
    found = [issue for issue in witness_issues(Box(content_set)) if "board I;" in issue.message]
    assert [issue.code for issue in found] == ["unfillable-board"]
    assert "the fullest has 4 of 5 cells" in found[0].message


def test_the_solver_mends_a_witness_whose_tiles_are_gone(tmp_path: Path) -> None:
    pytest.importorskip("ortools")
    laid = kept(content(), "I")
    assert laid is not None
    used = {laid.yard.table.designs[face >> 2].id for face in laid.ship.tiles if face >= 0}
    gone = sorted(used - {"T031", "T032", "T033", "T034"})[:2]
    content_set = custom(tmp_path, remove=gone)
    assert kept(content_set, "I") is None
    yard = Shipyard(content_set)
    near = nearest(content_set, yard.boards["I"])
    assert near is not None and near.tile_count() == 16
    ship = fullest(yard, yard.boards["I"], near).ship
    assert ship is not None and is_legal(ship) and ship.tile_count() == 18
