"""No check fails whatever a set says: numbers at their bounds and past them, lists emptied, kinds left out."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml

from tests.games.at_bounds import Change, changes_of, for_players, with_change, without_kind
from validator.base.issue import ContentError, Issue
from validator.content.checks.general import lint
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.engine.chance import Dice, below
from validator.play.lookup import messages_of, open_set, quick_issues

FEW, TRIALS, MANY = 10, 60, 25
GAMES = ("race", "roll", "trucker", "steam", "empires")


@pytest.mark.parametrize("game", [pytest.param(one, marks=[pytest.mark.slow] * (one != "empires")) for one in GAMES])
def test_no_check_fails_at_a_bound_of_any_field(game: str) -> None:
    """Each bound of each field once; of pieces alike in that the first."""
    content = open_set(game)
    fields = {change.place: change for change in reversed([*changes_of(content)])}
    assert failed(content, fields.values()) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_at_a_bound_of_any_number(game: str) -> None:
    content = open_set(game)
    assert failed(content, changes_of(content)) == []


@pytest.mark.parametrize("trials", [FEW, pytest.param(TRIALS, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_where_many_values_are_at_their_bounds(game: str, trials: int) -> None:
    """Some values at a time, drawn; of one value the last that was drawn counts."""
    content, dice = open_set(game), Dice(47)
    changes, found = [*changes_of(content)], []
    for _ in range(trials):
        drawn = {change.path: change for change in (changes[below(dice, len(changes))] for _ in range(MANY))}
        spoilt = content
        for path in sorted(drawn, key=len, reverse=True):
            spoilt = with_change(spoilt, drawn[path])
        found += [f"{[*drawn.values()]}: {issue}" for issue in broken(every(spoilt))]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_check_fails_where_a_kind_is_left_out(game: str) -> None:
    content = open_set(game)
    assert [kind for kind in content.pieces if broken(every(without_kind(content, kind)))] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "players",
    [(1, 99), (6, 3), *(pytest.param(one, marks=pytest.mark.slow) for one in [(1, 1), (2, 2), (5, 8), (99, 1)])],
)
def test_no_check_fails_at_any_number_of_players(game: str, players: tuple[int, int]) -> None:
    assert broken(every(for_players(open_set(game), *players))) == []


@pytest.mark.parametrize("past", [-1_000_000, 1_000_000])
@pytest.mark.parametrize("game", GAMES)
def test_numbers_past_their_bounds_are_told_and_nothing_else_fails(game: str, past: int, tmp_path: Path) -> None:
    content = open_set(game)
    fields = {change.place[:2]: change for change in changes_of(content) if isinstance(change.value, int)}
    inside: dict[str, object] = {}
    for change in fields.values():
        if not any(isinstance(step, int) for step in change.path):
            lay(inside, change.path, past)
    rules = inside.pop("rules", {})
    head = {"extends": game, "title": {"en": "Past"}, "languages": ["en"]}
    (tmp_path / "set.yaml").write_text(yaml.safe_dump({**head, "rules": rules, "change": inside}), encoding="utf-8")
    try:
        found = everything_wrong(open_set(str(tmp_path)))
    except ContentError as fault:
        found = fault.issues
    assert broken(found) == [] and "out-of-range" in {issue.code for issue in found}


def lay(inside: dict[str, object], path: tuple[str | int, ...], value: int) -> None:
    """Put a value into maps in maps."""
    for step in map(str, path[:-1]):
        deeper = inside.setdefault(step, {})
        assert isinstance(deeper, dict)
        inside = deeper
    inside[str(path[-1])] = value


def failed(content: ContentSet, changes: Iterable[Change]) -> list[str]:
    """Changes on which a check fails, with what it says."""
    return [
        f"{'.'.join(map(str, change.path))} = {change.value!r}: {issue}"
        for change in changes
        for issue in broken(every(with_change(content, change)))
    ]


def every(content: ContentSet) -> list[Issue]:
    """What the checks find, those of form and the game's own, without a search."""
    return [*lint(content, messages_of(content)), *quick_issues(content)]


def broken(issues: Iterable[Issue]) -> list[Issue]:
    return [issue for issue in issues if issue.code == "broken-check"]
