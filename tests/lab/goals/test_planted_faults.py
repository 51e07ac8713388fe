"""Faults planted in files of goals: each is told once, at its own line, with what would be accepted."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from validator.base.issue import ContentError, Issue
from validator.play.lab.goals.reading import read_goals
from validator.play.playtest.run import opened

HEAD = "# yaml-language-server: $schema=goals.schema.json\n"


class Fault(NamedTuple):
    """A file in which ``<1>`` stands before what the one finding is at, and ``<2>`` before what clashes with it."""

    name: str
    text: str
    code: str
    accepted: str = ""
    suggestion: str = ""


def goal(line: str) -> str:
    return f"{HEAD}goals:\n  - {{measure: length, from: 9, to: 12}}\n  - {line}\n"


def two(first: str, second: str) -> str:
    return f"{HEAD}goals:\n  - {first}\n  - {{measure: length, to: 14}}\n  - {second}\n"


FAULTS = [
    Fault("misspelt measure", goal("{measure: <1>seat_led, to: 3}"), "unknown-word", "seat_lead", "'seat_lead'"),
    Fault("misspelt field", goal("{measure: margin, <1>form: 3, to: 8}"), "unknown-field", "from", "'from'"),
    Fault("no measure", goal("<1>{from: 3}"), "missing-field", "length"),
    Fault("no bound", goal("<1>{measure: margin}"), "goal-open", "from, to, or both"),
    Fault("a word for a number", goal("{measure: margin, to: <1>few}"), "wrong-type", "a number"),
    Fault("a range as sweeps write it", goal("{measure: margin, to: <1>3..7}"), "wrong-type", "a number"),
    Fault("nothing weighs less than nothing", goal("{measure: margin, to: 3, weight: <1>-1}"), "out-of-range"),
    Fault("no tolerance at all", goal("{measure: margin, to: 3, tolerance: <1>0}"), "out-of-range"),
    Fault("more than all", goal("{measure: decided, from: <1>120}"), "goal-out-of-reach", "0 to 100"),
    Fault("less than nobody", goal("{measure: dead_cards, to: <1>-1}"), "goal-out-of-reach", "0 or more"),
    Fault("fewer ways than one", goal("{measure: strategies, to: <1>0.5}"), "goal-out-of-reach", "1 or more"),
    Fault("upside down", goal("{measure: margin, from: <1>9, to: <2>3}"), "goals-clash", "from not above to"),
    Fault("a table too large", goal("{measure: margin, to: 3, seats: <1>[2, 7]}"), "goal-seats", "2, 3, 4"),
    Fault("seats twice", goal("{measure: margin, to: 3, seats: <1>[2, 2]}"), "goal-seats"),
    Fault("seats without brackets", goal("{measure: margin, to: 3, seats: <1>2}"), "wrong-type", "a list"),
    Fault(
        "no such player",
        goal("{measure: skill, from: 55, agents: <1>[stedy, greedy]}"),
        "unknown-agent",
        "steady",
        "'steady'",
    ),
    Fault("against itself", goal("{measure: skill, from: 55, agents: <1>[fast, fast]}"), "goal-agents", "two agents"),
    Fault("agents of its own", goal("{measure: score, to: 55, agents: <1>[fast, greedy]}"), "goal-agents"),
    Fault("a field twice", goal("{measure: score, to: 55, <1>to: 60}"), "duplicate-key"),
    Fault("no goals", HEAD + "goals: <1>[]\n", "wrong-length", "a list"),
    Fault("goals by name", HEAD + "goals: <1>{length: 9}\n", "wrong-type", "a list"),
    Fault(
        "a strange field of the file",
        goal("{measure: score, to: 55}") + "<1>seat: [2]\n",
        "unknown-field",
        "seats",
        "'seats'",
    ),
    Fault("a table too small", goal("{measure: score, to: 55}") + "seats: <1>[1]\n", "goal-seats", "2, 3, 4"),
    Fault("a player nobody knows", goal("{measure: score, to: 55}") + "agents: <1>[clever]\n", "unknown-agent"),
    Fault("not YAML", HEAD + "goals:\n  - {measure: length, to: 9\nseats<1>: [2]\n", "yaml-syntax"),
    Fault(
        "two ranges that never meet",
        two("{measure: score, to: <1>30}", "{measure: score, from: <2>40}"),
        "goals-clash",
        "ranges that meet",
    ),
    Fault(
        "the same, the other way round",
        two("{measure: score, from: <2>40}", "{measure: score, to: <1>30}"),
        "goals-clash",
    ),
    Fault(
        "never meeting at a table of two",
        two("{measure: score, to: <1>30, seats: [2, 3]}", "{measure: score, from: <2>40, seats: [2, 4]}"),
        "goals-clash",
    ),
    Fault("wanted twice", two("{measure: <2>margin, to: 30}", "{measure: <1>margin, to: 30}"), "goal-twice"),
    Fault(
        "winners below the mean",
        two("{measure: winning_score, to: <2>30}", "{measure: score, from: <1>40}"),
        "goals-clash",
    ),
    Fault(
        "leaders who win and lose",
        two("{measure: comebacks, from: <1>50}", "{measure: half_leader_wins, from: <2>60}"),
        "goals-clash",
    ),
    Fault(
        "each better than the other",
        two(
            "{measure: skill, from: <1>60, agents: [fast, greedy]}",
            "{measure: skill, from: <2>60, agents: [greedy, fast]}",
        ),
        "goals-clash",
    ),
]


def place_of(text: str, mark: str) -> tuple[int, int] | None:
    """Line and column of a mark, as they are once all marks are gone."""
    before, found, _ = text.partition(mark)
    lines = re.sub(r"<\d>", "", before).split("\n")
    return (len(lines), len(lines[-1]) + 1) if found else None


def findings(text: str, folder: Path) -> list[Issue]:
    path = folder / "goals.yaml"
    path.write_text(re.sub(r"<\d>", "", text), encoding="utf-8")
    content, game = opened("race")
    with pytest.raises(ContentError) as error:
        read_goals(path, content, game)
    return error.value.issues


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_told_once_at_its_line(fault: Fault, tmp_path: Path) -> None:
    (issue,) = findings(fault.text, tmp_path)
    assert (issue.code, (issue.span.line, issue.span.column)) == (fault.code, place_of(fault.text, "<1>"))
    assert [(span.line, span.column) for span in issue.together] == [
        place for place in [place_of(fault.text, "<2>")] if place is not None
    ]
    assert fault.accepted in str(issue.accepted or "")
    assert fault.suggestion in (issue.suggestion or "")


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = two("{measure: scoer, to: 30}", "{measure: margin, from: 9, to: 3}") + "seats: [9]\n"
    assert [issue.code for issue in findings(text, tmp_path)] == ["unknown-word", "goals-clash", "out-of-range"]


def test_goals_at_other_seats_do_not_clash(tmp_path: Path) -> None:
    path = tmp_path / "goals.yaml"
    path.write_text(two("{measure: score, to: 30, seats: [2]}", "{measure: score, from: 40, seats: [4]}"))
    assert [goal.seats for goal in read_goals(path, *opened("race")).goals] == [(2,), (2, 3, 4), (4,)]


def test_the_points_at_the_end_of_rounds_are_asked_of_games_that_have_them(tmp_path: Path) -> None:
    path = tmp_path / "goals.yaml"
    path.write_text("goals:\n  - {measure: lead_changes, from: 1}\n")
    content, game = opened("race")
    with pytest.raises(ContentError) as error:
        read_goals(path, content, replace(game, rounds_over=None))
    assert [issue.code for issue in error.value.issues] == ["goal-unknowable"]
