"""What can never come about, or is surely a slip, is a warning or an error at the designer's line, in every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from validator.base.issue import ContentError, Issue, Severity
from validator.content.places import CONTENT
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

HEAD = "extends: {game}\ntitle: {{en: X}}\nlanguages: [en]\n"


def tiles_with(component: str) -> list[dict[str, Any]]:
    tiles = yaml.safe_load((CONTENT / "trucker" / "tiles.yaml").read_text(encoding="utf-8"))["tile"]
    return [tile for tile in tiles if tile["component"]["is"] == component]


def edged(component: str, connector: str) -> str:
    """All tiles of a component with connectors of one kind alone."""
    edges = f"[{connector}, {connector}, {connector}, smooth]"
    return "".join(f"  {tile['id']}: {{edges: {edges}}}\n" for tile in tiles_with(component))


FAULTS = [
    # Galaxy Trucker
    ("trucker", "change:\n  L1-01: {adventure: {strength: 19}}\n", "unbeatable-enemy", 5),
    ("trucker", f"change:\n{edged('life_support', 'single')}{edged('cabin', 'double')}", "idle-tile", 5),
    ("trucker", "change:\n  L1-19: {adventure: {crew: 20}}\n", "out-of-range", 5),
    # Roll
    ("roll", "change:\n  die-military: {count: 9}\n", "too-few-dice", 5),
    (
        "roll",
        "change:\n  die-rare: {sides: {explore: 0, develop: 0, settle: 0, produce: 6, ship: 0, wild: 0}}\n",
        "same-sides",
        5,
    ),
    (
        "roll",
        "change:\n  G47: {back: {gains: [{do: gain_dice, colour: rare, to: world, count: 2}]}}\n",
        "little-room",
        5,
    ),
    # Age of Steam
    ("steam", "change:\n  town-marker: {count: 2}\n", "few-markers", 5),
    ("steam", "change:\n  income-board: {engine: 2}\n", "weak-engine", 5),
    # Tiny Stellar Empires
    (
        "empires",
        "change:\n  H2: {symbol: population, mission: {goal: symbols_of_one, count: 4, points: 4}}\n",
        "twin-homeworld",
        5,
    ),
    ("empires", "change:\n  E01: {a: {symbols: [science, science]}}\n", "symbol-twice", 5),
    # Race
    ("race", "change:\n  W01: {count: 40}\n", "flooded-deck", 5),
    ("race", "add:\n  development:\n    - {id: X1, title: {en: Void}, cost: 6, points: 1}\n", "poor-card", 6),
    ("race", "add:\n  development:\n    - {id: X1, title: {en: Void}, cost: 6, points: 0}\n", "blank-card", 6),
    (
        "race",
        "add:\n  world:\n    - {id: X1, title: {en: painters’  moon}, cost: 1, points: 1, good: rare}\n",
        "twin-title",
        6,
    ),
]


def found_in(folder: Path, game: str, text: str) -> list[Issue]:
    (folder / "set.yaml").write_text(HEAD.format(game=game) + text, encoding="utf-8")
    try:
        return everything_wrong(open_set(str(folder)))
    except ContentError as fault:
        return fault.issues


@pytest.mark.parametrize(("game", "text", "code", "line"), FAULTS, ids=[f"{one[0]}-{one[2]}" for one in FAULTS])
def test_it_is_told_at_its_line(game: str, text: str, code: str, line: int, tmp_path: Path) -> None:
    issues = found_in(tmp_path, game, text)
    same = [issue for issue in issues if issue.code == code and issue.severity is not Severity.ADVICE]
    assert line in {issue.span.line for issue in same}, "\n".join(map(str, issues))


ODD = [
    ("roll", "rules: {dictates: 0}\n", "far-out"),
    (
        "roll",
        "change:\n  die-genes: {sides: {explore: 0, develop: 0, settle: 0, produce: 0, ship: 0, wild: 6}}\n",
        "same-sides",
    ),
    ("race", "change:\n  D01: {count: 6}\n", "far-out"),
]


@pytest.mark.parametrize(("game", "text", "code"), ODD, ids=[f"{one[0]}-{one[2]}" for one in ODD])
def test_what_is_only_odd_is_advice(game: str, text: str, code: str, tmp_path: Path) -> None:
    assert {issue.severity for issue in found_in(tmp_path, game, text) if issue.code == code} == {Severity.ADVICE}
