"""Faults planted in recipes: each is found at its line, and what would be accepted is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.base.issue import ContentError, Issue
from validator.play.lab.making.clashes import refuse_clash
from validator.play.lab.making.pool import Workshop
from validator.play.lab.recipes.reading import read_recipe
from validator.play.lookup import making_of, open_set

RACE = "from: race\nmake: {world: 20}\n"

FAULTS = {
    "unknown set": ("from: rase\n", "unknown-set", 1, "'race'"),
    "another game": ("from: roll\n", "other-set", 1, None),
    "unknown kind": ("from: race\nmake: {wrld: 20}\n", "unknown-kind", 2, "'world'"),
    "none to make": ("from: race\nmake:\n  world: 0\n", "out-of-range", 3, None),
    "unknown field of a recipe": ("from: race\nmakes: {world: 20}\n", "unknown-field", 2, "'make'"),
    "kept and not there": (RACE + "keep: [W01, W0]\n", "unknown-id", 3, "'W50'"),
    "kept twice": (RACE + "keep:\n  - W01\n  - W01\n", "duplicate-id", 5, None),
    "curve of no field": (RACE + "curves:\n  costs: {1: 3}\n", "unknown-field", 4, "'cost'"),
    "value that no field has": (RACE + "curves:\n  cost:\n    1: 3\n    12: 3\n", "wrong-value", 6, None),
    "value of two signs": (RACE + "curves:\n  cost:\n    --5: 3\n", "wrong-value", 5, None),
    "colour misspelled": (RACE + "curves:\n  good: {raer: 3}\n", "wrong-value", 4, "'rare'"),
    "unknown word": (RACE + "words:\n  strenght: 3\n", "unknown-word", 4, "'strength'"),
    "range backwards": (RACE + "words:\n  strength: 5..2\n", "empty-range", 4, None),
    "number beyond its type": (RACE + "numbers:\n  strength.amount: 1..12\n", "out-of-range", 4, None),
    "no number": (RACE + "numbers:\n  good: 1..2\n", "wrong-type", 4, None),
    "of a kind not made": (RACE + "words:\n  strength: 3\n  development.consume: 2\n", "not-made", 5, None),
    "no range at all": (RACE + "powers: few\n", "wrong-spelling", 3, None),
    "apart from itself": (RACE + "apart:\n  - [strength, strength]\n", "duplicate-word", 4, None),
    "alone apart": (RACE + "apart:\n  - [strength]\n", "wrong-length", 4, None),
    "unknown switch": (RACE + "rules:\n  hand_limits: [8]\n", "unknown-switch", 4, "'hand_limit'"),
    "switch out of range": (RACE + "rules:\n  hand_limit:\n    - 8\n    - -4\n", "wrong-value", 6, None),
    "too many players": (RACE + "players: {from: 2, to: 6}\n", "out-of-range", 3, None),
    "games and minutes": (RACE + "games: 100\nminutes: 2\n", "two-answers", 4, None),
    "seed below nothing": (RACE + "seed: -1\n", "out-of-range", 3, None),
    "goal of no measure": (RACE + "goals:\n  - {measure: marjin, to: 5}\n", "unknown-word", 4, "'margin'"),
    "goal that wants nothing": (RACE + "goals:\n  - {measure: margin}\n", "goal-open", 4, None),
    "goal nothing can meet": (RACE + "goals:\n  - {measure: decided, from: 101}\n", "goal-out-of-reach", 4, None),
    "goal for more seats": (RACE + "goals:\n  - {measure: margin, to: 5, seats: [5]}\n", "goal-seats", 4, None),
    "agents of a goal": (RACE + "goals:\n  - {measure: margin, to: 5, agents: [fast]}\n", "goal-agents", 4, None),
    "budget of no kind": (RACE + "budget:\n  worlds: 50\n", "unknown-kind", 4, "'world'"),
}

CLASHING_GOALS = RACE + "goals:\n  - {measure: margin, to: 5}\n  - {measure: margin, from: 6}\n"
CLASHES = {
    "curve above the count": (RACE + "curves:\n  cost: {0: 15, 1: 15}\n", [2, 4]),
    "curve outside its numbers": (RACE + "numbers: {cost: 0..3}\ncurves:\n  cost: {5: 2}\n", [3, 5]),
    "more words than cards": (RACE + "words:\n  strength: 30\n", [2, 4]),
    "words, and none on a card": (RACE + "powers: 0\nwords:\n  strength: 3\n", [3, 5]),
}


def issues_of(folder: Path, text: str) -> list[Issue]:
    path = folder / "recipe.yaml"
    path.write_text(text, encoding="utf-8")
    content = open_set("race")
    with pytest.raises(ContentError) as refused:
        found = read_recipe(path, "recipe.yaml", content)
        refuse_clash(Workshop(found.recipe, content, making_of("race"), found.demands), found)
    return refused.value.issues


@pytest.mark.parametrize("text, code, line, near", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_found_at_its_line(tmp_path: Path, text: str, code: str, line: int, near: str | None) -> None:
    found = [(issue.code, issue.span.line, issue.suggestion) for issue in issues_of(tmp_path, text)]
    assert found == [(code, line, near)]


@pytest.mark.parametrize("text, lines", CLASHES.values(), ids=CLASHES)
def test_what_cannot_be_met_names_the_lines_that_clash(tmp_path: Path, text: str, lines: list[int]) -> None:
    (issue,) = issues_of(tmp_path, text)
    assert [issue.code, issue.span.line, *(span.line for span in issue.together)] == ["clash", *lines]


def test_goals_that_clash_name_both_lines(tmp_path: Path) -> None:
    (issue,) = issues_of(tmp_path, CLASHING_GOALS)
    assert [issue.code, issue.span.line, *(span.line for span in issue.together)] == ["goals-clash", 4, 5]


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    text = RACE + "words: {strenght: 3}\nnumbers: {good: 1}\nkeep: [W99]\n"
    assert [issue.span.line for issue in issues_of(tmp_path, text)] == [3, 4, 5]


def test_faults_of_form_hide_no_others(tmp_path: Path) -> None:
    text = (
        "from: race\nmakes: {world: 2}\nmake: {world: 0, wrld: 3}\nwords: {strenght: 3, prestige: few}\nseed: -1\n"
        "goals:\n  - {measure: marjin, to: 5}\n  - {measure: margin}\n"
    )
    found = [(issue.span.line, issue.code) for issue in issues_of(tmp_path, text)]
    assert found == [
        (2, "unknown-field"),
        (3, "out-of-range"),
        (3, "unknown-kind"),
        (4, "unknown-word"),
        (4, "wrong-spelling"),
        (5, "out-of-range"),
        (7, "unknown-word"),
        (8, "goal-open"),
    ]


def test_two_faults_at_one_place_are_both_told(tmp_path: Path) -> None:
    found = issues_of(tmp_path, "from: race\nplayers: {from: 7, to: 6}\ncurves: {cost: {1: 5..-2}}\nkeep: [W0, W0]\n")
    assert [issue.span.line for issue in found] == [2, 3, 4, 4]


def test_a_kind_with_a_faulty_number_is_made_all_the_same(tmp_path: Path) -> None:
    text = "from: race\nmake: {world: many, development: 50}\nwords: {world.strength: 3}\n"
    assert [issue.span.line for issue in issues_of(tmp_path, text)] == [2]


@pytest.mark.parametrize("text", ["make: {world: 20}\n", "from: [race]\n", "[from, race]\n", "from\n", "goals: 3\n"])
def test_a_recipe_of_a_wrong_form_is_told_and_nothing_else(tmp_path: Path, text: str) -> None:
    assert {issue.code for issue in issues_of(tmp_path, text)} <= {"missing-field", "wrong-type"}
