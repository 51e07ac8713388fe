"""Checks of a kit that contradict each other or ask for what cannot be, and what a kit declares for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import found_in
from validator.base.issue import Severity

FIELDS = """\
kinds:
  goblin:
    fields:
      tribe: {type: one_of, values: [red, blue, green]}
      cost: {type: number, from: 3, to: 5}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 3}
      rank: {type: number, optional: true}
checks:
"""
CARDS = "goblin: [{id: G1, title: {en: Grim}, tribe: red, cost: 3, tags: [big]}]\n"


def told(folder: Path, *checks: str) -> list[tuple[str, int]]:
    """Code and check of each finding about checks; a set of one goblin meets few of them."""
    kit = FIELDS + "".join(f"  - {{check: {check}}}\n" for check in checks)
    return [
        (issue.code, issue.span.line - FIELDS.count("\n"))
        for issue in found_in(folder, kit, CARDS)
        if not issue.code.startswith("check-")
    ]


CLASHES = [
    ("total, each: goblin, exactly: 20", "total, each: goblin, from: 30"),
    ("total, each: goblin, to: 4", "total, each: goblin, from: 5"),
    ("total, each: goblin, exactly: 20", "total, each: goblin, where: {tribe: red}, from: 25"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, exactly: 7"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, exactly: 6"),
    ("total, each: goblin, exactly: 20", "curve, each: goblin, of: cost, copies: {3: 21}"),
    ("spread, each: goblin, of: tribe, from: 4", "total, each: goblin, where: {tribe: blue}, to: 3"),
    ("total, each: goblin, of: cost, exactly: 9", "total, each: goblin, of: cost, exactly: 10"),
    ("total, each: goblin, of: cost, to: 9", "total, each: goblin, where: {tribe: [red]}, of: cost, from: 10"),
]


@pytest.mark.parametrize("checks", CLASHES, ids=[one[1] for one in CLASHES])
def test_checks_that_contradict_each_other_are_told_at_the_later_one(checks: tuple[str, str], tmp_path: Path) -> None:
    assert told(tmp_path, *checks) == [("checks-clash", 2)]


FRIENDS = [
    ("total, each: goblin, exactly: 20", "total, each: goblin, from: 20"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tribe, from: 6"),
    ("total, each: goblin, exactly: 20", "spread, each: goblin, of: tags, exactly: 20"),
    ("total, each: goblin, exactly: 20", "total, each: goblin, where: {tribe: red}, to: 25"),
    ("total, each: goblin, where: {tribe: red}, exactly: 2", "total, each: goblin, where: {tribe: blue}, exactly: 3"),
    ("total, each: goblin, of: rank, to: 3", "total, each: goblin, where: {tribe: red}, of: rank, from: 4"),
    ("total, each: goblin, of: cost, exactly: 9", "total, each: goblin, exactly: 3"),
]


@pytest.mark.parametrize("checks", FRIENDS, ids=[one[1] for one in FRIENDS])
def test_checks_that_a_set_can_meet_together_are_not_told(checks: tuple[str, str], tmp_path: Path) -> None:
    assert told(tmp_path, *checks) == []


def test_a_wish_that_contradicts_a_check_is_a_warning(tmp_path: Path) -> None:
    total = "  - {check: total, each: goblin, "
    kit = f"{FIELDS}{total}exactly: 1}}\n{total}from: 3, severity: advice}}\n"
    (issue,) = (one for one in found_in(tmp_path, kit, CARDS) if one.code == "checks-clash")
    assert issue.severity is Severity.WARNING


@pytest.mark.parametrize(
    ("check", "code"),
    [
        ("combinations, each: goblin, of: [tribe, tribe]", "field-twice"),
        ("unique, each: goblin, of: [cost, tribe, cost]", "field-twice"),
        ("pairs, each: goblin, same: [cost, cost]", "field-twice"),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: blue}, same: [tribe]", "unmeetable-check"),
        ("total, each: goblin, of: cost, exactly: 2", "unmeetable-check"),
        ("total, each: goblin, of: cost, from: 1, to: 2", "unmeetable-check"),
    ],
)
def test_a_check_that_nothing_meets_is_told(check: str, code: str, tmp_path: Path) -> None:
    assert told(tmp_path, check) == [(code, 1)]


@pytest.mark.parametrize("number", [0, 3, 4, 6, 7, 10, 999])
def test_a_sum_that_some_pieces_come_to_is_not_told(number: int, tmp_path: Path) -> None:
    assert told(tmp_path, f"total, each: goblin, of: cost, exactly: {number}") == []


# Declared for nothing

WORDS = """\
kinds:
  goblin:
    fields:
      text: {type: text, rich: true}
      tribe: {type: one_of, values: [red, blue]}
      friend: {type: card, kind: goblin, optional: true}
keywords:
  swift: {en: It acts first.}
"""


def card(number: int, tribe: str, text: str = "x", friend: str = "") -> str:
    named = f", friend: {friend}" if friend else ""
    return f'  - {{id: G{number}, title: {{en: Grim {number}}}, tribe: {tribe}, text: "{text}"{named}}}\n'


@pytest.mark.parametrize(
    ("cards", "codes"),
    [
        (card(1, "red", "{swift}") + card(2, "blue"), []),
        (card(1, "red") + card(2, "blue"), ["unused-keyword"]),
        ("".join(card(number, "red", "{swift}") for number in range(1, 5)), ["unused-value"]),
        ("".join(card(number, "red", "{swift}") for number in range(1, 4)), []),
        (card(1, "red", "{swift}", "G1") + card(2, "blue"), ["names-itself"]),
    ],
)
def test_what_is_declared_for_nothing_is_told(cards: str, codes: list[str], tmp_path: Path) -> None:
    assert [issue.code for issue in found_in(tmp_path, WORDS, f"goblin:\n{cards}")] == codes
