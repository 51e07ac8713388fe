"""What a kit's declared checks find, a copy or a card short of what is wanted, and right at it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.making import found_in

KIT = """\
kinds:
  goblin:
    fields:
      cost: {type: number, from: 0, to: 9}
      tribe: {type: one_of, values: [red, green]}
      tags: {type: list, of: {type: one_of, values: [big, sly]}, most: 3}
      partner: {type: card, kind: goblin, optional: true}
      friends: {type: list, of: {type: card, kind: goblin}, most: 3}
  cave:
    fields:
      tribe: {type: one_of, values: [red, green]}
checks:
  - {check: %s}
"""
CARDS = """\
goblin:
  - {id: G1, title: {en: Boss}, cost: 3, tribe: red, tags: [big], partner: G2, friends: [G2, G3]}
  - {id: G2, title: {en: Sneak}, count: 2, cost: 1, tribe: green, tags: [big, sly, sly], partner: G1, friends: [G1]}
  - {id: G3, title: {en: Crook}, cost: 1, tribe: green, partner: G2}
cave:
  - {id: C1, title: {en: Hole}, tribe: red}
"""


@pytest.mark.parametrize(
    ("check", "found"),
    [
        ("total, each: goblin, exactly: 4", []),
        ("total, each: goblin, exactly: 3", ["4"]),
        ("total, each: goblin, exactly: 5", ["4"]),
        ("total, exactly: 5", []),
        ("total, each: goblin, from: 4, to: 4", []),
        ("total, each: goblin, to: 3", ["4"]),
        ("total, each: goblin, from: 5", ["4"]),
        ("total, each: goblin, of: cost, exactly: 6", []),
        ("total, each: goblin, of: cost, from: 7", ["6"]),
        ("total, each: goblin, where: {tribe: green}, exactly: 3", []),
        ("total, each: goblin, where: {cost: {from: 1, to: 2}}, exactly: 3", []),
        ("total, each: goblin, where: {cost: {from: 2, to: 3}}, exactly: 1", []),
        ("total, each: goblin, where: {tags: big}, exactly: 3", []),
        ("total, each: goblin, where: {tags: [sly, big], tribe: [green]}, exactly: 2", []),
        ("curve, each: goblin, of: cost, copies: {1: 3, 3: {from: 1, to: 1}}", []),
        ("curve, each: goblin, of: cost, copies: {1: 2, 3: {from: 2}}", ["3", "1"]),
        ("curve, each: goblin, of: tags, copies: {big: 3, sly: 4}", []),
        ("spread, each: goblin, of: tribe, from: 1, to: 3", []),
        ("spread, each: goblin, of: tribe, from: 2", ["1"]),
        ("spread, each: goblin, of: tribe, to: 2", ["3"]),
        ("spread, each: goblin, of: tags, exactly: 3", ["2"]),
        ("combinations, each: goblin, of: [tribe, tags]", ["0"]),
        ("combinations, each: goblin, of: [tribe, tags], to: 1", ["2", "2"]),
        ("unique, each: goblin, of: [tribe]", ["None"]),
        ("unique, each: goblin, of: [cost, tags]", []),
        ("pairs, each: goblin, where: {tribe: green}, has: {tribe: green}, same: [cost]", []),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: red}, same: [cost]", ["none"]),
        ("pairs, each: goblin, where: {tribe: green}, has: {tribe: green}, same: [tags]", ["none", "none"]),
        ("pairs, each: goblin, where: {tribe: red}, has: {tribe: green}", []),
        ("pairs, each: goblin, where: {tribe: red}, other: cave, same: [tribe]", []),
        ("pairs, each: goblin, where: {tribe: green}, other: cave, same: [tribe]", ["none", "none"]),
        ("pairs, each: goblin, where: {tribe: red}, other: cave, has: {tribe: green}, both: true", ["none"]),
        ("pairs, each: cave, other: goblin, same: [tribe]", []),
        ("pairs, each: cave, other: goblin, same: [tribe], both: true", ["none", "none"]),
        ("mutual, each: goblin, of: partner", ["None"]),
        ("mutual, each: goblin, where: {tribe: red}, of: partner", []),
        ("mutual, each: goblin, of: friends", ["None"]),
    ],
)
def test_a_check_holds_right_at_its_bound(tmp_path: Path, check: str, found: list[str]) -> None:
    issues = found_in(tmp_path, KIT % check, CARDS)
    assert [str(issue.found) for issue in issues] == found


def test_each_fault_of_a_curve_stands_at_its_number(tmp_path: Path) -> None:
    issues = found_in(tmp_path, KIT % "curve, each: goblin, of: cost, copies: {3: 1, 1: 4}", CARDS)
    assert [(issue.span.line, issue.span.column) for issue in issues] == [(13, 62)]
