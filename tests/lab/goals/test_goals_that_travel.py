"""Goals that travel with the games: without fault, and of use to any set of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from yaml import compose

from generator.front.tasks.judging import found_in
from validator.base.files import write_beside
from validator.content.places import CONTENT, GOALS, entry_files, find
from validator.play.lab.goals.reading import Stated, default_goals, joined, read_goals
from validator.play.lab.goals.words import GoalLine, Measure
from validator.play.lookup import games, open_set
from validator.play.playtest.run import opened

SHIPPED = [name for name in games() if (CONTENT / name / GOALS).is_file()]


def test_every_game_has_goals() -> None:
    assert games() == SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_goals_are_without_fault(name: str) -> None:
    content, game = opened(name)
    goals = read_goals(CONTENT / name / GOALS, content, game)
    assert goals == default_goals(content, game)
    assert len(goals.goals) >= 10


def test_goals_are_no_entries() -> None:
    assert GOALS not in [file.name for file in entry_files(find("race"))]


def test_goals_of_a_game_hold_for_other_sets_of_it() -> None:
    content, game = opened("race-2018")
    assert {len(lineup) for lineup in default_goals(content, game).lineups} <= set(
        range(content.manifest.players.least, content.manifest.players.most + 1)
    )


def stated(measure: Measure, **fields: Any) -> Stated:
    return Stated(GoalLine(measure=measure, **fields), compose("goals: []"), ())


def test_a_goal_of_a_recipe_stands_instead_of_the_usual_one() -> None:
    content, game = opened("race")
    usual = default_goals(content, game)
    found = joined(usual, [stated("lead_changes", least=9)], content, game)
    assert sorted(goal.measure for goal in found.goals) == sorted(goal.measure for goal in usual.goals)
    assert [goal.least for goal in found.goals if goal.measure == "lead_changes"] == [9]


def test_a_goal_of_a_recipe_has_the_usual_tolerance() -> None:
    content, game = opened("race")
    (own,) = [
        goal
        for goal in joined(default_goals(content, game), [stated("margin", most=4)], content, game).goals
        if goal.measure == "margin"
    ]
    assert own.tolerance == 0.6


@pytest.mark.parametrize("measure", ["margin", "comebacks", "skill"])
def test_goals_of_a_recipe_need_no_other_tables(measure: Measure) -> None:
    content, game = opened("steam")
    usual = default_goals(content, game)
    found = joined(usual, [stated(measure, least=1)], content, game)
    assert sorted(found.lineups) == sorted(usual.lineups)


def test_goals_beside_a_set_are_checked_with_it(tmp_path: Path) -> None:
    folder = tmp_path / "fleet"
    write_beside(folder / "set.yaml", b"extends: empires\ntitle: {en: Fleet}\nlanguages: [en]\n")
    write_beside(folder / GOALS, b"goals:\n  - {measure: lenght, to: 9}\n")
    assert [(issue.code, issue.span.line) for issue in found_in(open_set(str(folder)))] == [("unknown-word", 2)]
