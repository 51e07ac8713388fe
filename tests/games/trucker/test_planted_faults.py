"""Planted faults: each is one difference from the set, and is found under its name, at its own line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.trucker.planted import PLANES, tiles_of
from tests.games.trucker.shipyard import content
from validator.base.issue import ContentError, Issue
from validator.content.loading import ContentSet
from validator.play.games.trucker.checks import check, costly
from validator.play.lookup import open_set


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
    ("no batteries", "no-batteries", {"remove": tiles_of("battery")}),
    ("no engines", "no-engines", {"remove": [*tiles_of("engine"), *tiles_of("double_engine")]}),
    ("no cabins for aliens", "idle-tile", {"remove": tiles_of("cabin")}),
    ("life support for nobody", "idle-tile", {"remove": ["alien-brown"]}),
    ("an alien without life support", "homeless-alien", {"remove": [*tiles_of("life_support")]}),
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
    ("a round without piles", "missing-pile", {"rules": {"pile": {1: [2, 0, 0], 2: [1, 2, 0], 3: [0, 0, 0]}}}),
    ("no card of the round's level", "no-first-card", {"rules": {"pile": {1: [2, 0, 0], 2: [3, 0, 0], 3: [1, 1, 2]}}}),
    ("a level nobody flies", "idle-level", {"rules": {"rounds": [1]}}),
    (
        "an enemy without defeat",
        "unbeatable-enemy",
        {
            "remove": [*tiles_of("double_cannon"), *tiles_of("cannon")[4:]],
            "change": {"L1-01": {"adventure": {"strength": 20}}},
        },
    ),
    (
        "more crew than places",
        "unreachable-crew",
        {"remove": tiles_of("cabin")[1:], "change": {"L1-17": {"adventure": {"crew": 9}}}},
    ),
    ("red goods without a hold", "unstorable-goods", {"remove": tiles_of("special_hold")}),
    ("small shots without a shield", "no-defence", {"remove": tiles_of("shield")}),
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


@pytest.mark.parametrize(("what", "code", "differences"), PLANTED, ids=[row[0] for row in PLANTED])
def test_planted_fault_is_found(tmp_path: Path, what: str, code: str, differences: dict[str, Any]) -> None:
    found = [issue for issue in found_in(tmp_path, **differences) if issue.code == code]
    assert found, f"{what}: nothing with the code {code}"
    assert all(issue.span.line >= 1 and str(issue.message) for issue in found)


def test_the_set_itself_has_no_fault_and_needs_no_solver() -> None:
    assert [*check(content()), *costly(content())] == []


def test_a_change_is_blamed_at_its_own_line(tmp_path: Path) -> None:
    found = found_in(tmp_path, **tile(edges=["single", "double", "single", "smooth"]))
    issue = next(issue for issue in found if issue.code == "connector-on-exhaust")
    lines = (tmp_path / "set.yaml").read_text(encoding="utf-8").splitlines()
    assert issue.span.file.endswith("set.yaml") and lines[issue.span.line - 1].strip() == "- single"
    assert (issue.found, str(issue.accepted)) == ("single", "smooth")
