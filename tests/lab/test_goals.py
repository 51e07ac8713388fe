"""Goals: what measures say of games whose truth is known, those that travel with the games, and faults planted in
files of them.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np
import pytest
from yaml import compose

from generator.front.tasks.judging import found_in
from tests import ROOT
from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, Span
from validator.content.places import CONTENT, GOALS, entry_files, find
from validator.play.lab.goals import measuring
from validator.play.lab.goals.measuring import (
    MEANS,
    MOST_WINNERS,
    UNKNOWN,
    badness,
    deviation,
    evenly_shared,
    has_shares,
    heterogeneity,
    judged,
    lead,
    mean_over_tables,
    measured,
    non_centrality,
    shares,
    told_apart,
)
from validator.play.lab.goals.reading import Stated, default_goals, joined, made_goals, read_goals
from validator.play.lab.goals.words import NATURES, Goal, GoalLine, Goals, Measure, usual_tolerance
from validator.play.lookup import games, open_set
from validator.play.playtest.figures.questions.strategies import GROUPS, LEAST_WINNERS
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row

TWO = ("fast", "fast")
SKILL = ("fast", "greedy")


def goal(measure: Measure, least: float | None = None, most: float | None = None, **more: object) -> Goal:
    settled = {"weight": 1.0, "tolerance": 2.0, "lineups": (TWO,), "span": Span("goals.yaml"), **more}
    return Goal(measure=measure, least=least, most=most, **settled)  # type: ignore[arg-type]


def plan(*lineups: tuple[str, ...], promises: int = 2) -> Plan:
    return Plan(
        reference="race",
        lineups=lineups or (TWO,),
        seed=1,
        version="1",
        digest="1",
        designs=("A", "B"),
        uses=("drawn", "played"),
        promises=promises,
    )


def game(number: int, scores: list[int], winners: list[int], **more: object) -> Row:
    facts = {"length": 8, "choices": 30, "decisions": 40, "kept": b"\1", "uses": b"\0", **more}
    return Row(number=number, scores=scores, winners=winners, digest=0, parts={}, **facts)  # type: ignore[arg-type]


ROW = game(0, [20, 30], [1], course=[[1, 0], [5, 2], [9, 9], [20, 30]], starter=1, length=4)


@pytest.mark.parametrize(
    ("measure", "expected"),
    [
        ("length", 4),
        ("starter_lead", 50),
        ("score", 25),
        ("winning_score", 30),
        ("margin", 10),
        ("lead_changes", 1),
        ("decided", 75),
        ("half_leader_wins", 0),
        ("comebacks", 100),
        ("real_choices", 75),
        ("choices", 15),
    ],
)
def test_what_one_game_adds(measure: Measure, expected: float) -> None:
    assert shares(goal(measure), plan(), ROW) == expected


def test_every_mean_is_tried_above() -> None:
    assert sum(map(has_shares, NATURES)) == len(MEANS) + 1 == 12


@pytest.mark.parametrize("number", [0, 1])
def test_skill_is_what_a_seat_of_the_better_agent_wins_wherever_it_sits(number: int) -> None:
    row = game(number, [20, 30], [number])
    assert shares(goal("skill", lineups=(SKILL,)), plan(SKILL), row) == 100


def test_three_seats_of_equals_are_no_skill() -> None:
    lineup = ("fast", "greedy", "fast")
    found = [shares(goal("skill", lineups=(lineup,)), plan(lineup), game(0, [1, 1, 1], [seat])) for seat in range(3)]
    assert mean(value for value in found if value is not None) == pytest.approx(50)


def test_games_at_other_tables_and_broken_games_add_nothing() -> None:
    tables = plan(TWO, SKILL)
    assert shares(goal("length"), tables, game(1, [1, 2], [1])) is None
    assert shares(goal("length"), tables, game(0, [], [], fault="it broke")) is None


def test_a_mean_counts_tables_alike_and_looks_at_their_own_spread() -> None:
    found = mean_over_tables([[1.0, 3.0, 2.0, 2.0], [11.0, 13.0, 12.0, 12.0, 12.0, 12.0]])
    assert found is not None
    assert found.value == 7
    assert (found.high - found.low) / 2 < 3


# Goals


@pytest.mark.parametrize(
    ("found", "fulfilled", "distance"),
    [
        (Interval(8, 7, 9), "yes", Interval(0, 0, 0)),
        (Interval(8, 6, 9), "unsure", Interval(0, 0, 0.5)),
        (Interval(5, 4, 6), "no", Interval(1, 0.5, 1.5)),
        (Interval(13, 8, 18), "unsure", Interval(1.5, 0, 4)),
        (Interval(12, 11, 13), "no", Interval(1, 0.5, 1.5)),
        (Interval(8, 4, 14), "unsure", Interval(0, 0, 2)),
    ],
)
def test_a_goal_is_met_missed_or_unsure(found: Interval, fulfilled: str, distance: Interval) -> None:
    one = judged(goal("length", 7, 10), found, 100)
    assert (one.fulfilled, one.distance) == (fulfilled, distance)


def test_an_interval_ends_where_no_value_can_lie() -> None:
    one = judged(goal("seat_lead", 0, 10), Interval(14, -3, 115.8), 100)
    assert one.found == Interval(14, 0, 100)


@pytest.mark.parametrize(("winners", "most"), [(LEAST_WINNERS, max(GROUPS)), (MOST_WINNERS, 1)])
def test_few_winners_that_fall_into_no_groups_do_not_show_that_there_are_none(
    monkeypatch: pytest.MonkeyPatch, winners: int, most: float
) -> None:
    monkeypatch.setattr(measuring, "seats_of", lambda *_: SimpleNamespace(wins=np.ones(winners)))
    monkeypatch.setattr(measuring, "groups_of", lambda *_: None)
    wanted = Goals(goals=(goal("strategies", 2),), contrasts=((),), kinds={}, source="")  # type: ignore[arg-type]
    (found,) = measured(wanted, plan(), [game(0, [20, 30], [1])])
    assert found.found == Interval(1, 1, most)


def test_what_cannot_be_told_is_unsure() -> None:
    one = judged(goal("length", 7, 10), None, 0)
    assert (one.fulfilled, one.distance, one.value) == ("unsure", UNKNOWN, None)


def test_badness_adds_weighed_distances_and_their_luck_as_if_apart() -> None:
    far = judged(goal("length", 7, 10, weight=2.0), Interval(14, 12, 16), 100)
    near = judged(goal("score", 20, 30), Interval(32, 28, 38), 100)
    assert badness([far, near]) == Interval(5, 5 - 5**0.5, 5 + 13**0.5)


def test_what_only_all_games_together_tell_ranks_sets_so_far_as_it_is_sure() -> None:
    far = judged(goal("length", 7, 10, weight=2.0), Interval(14, 12, 16), 100)
    chance = judged(goal("seat_lead", 0, 10), Interval(40, 9, 60), 30)
    sure = judged(goal("seat_lead", 0, 10), Interval(40, 16, 60), 300)
    apart = told_apart([far, sure]).value - told_apart([far, chance]).value
    assert apart == sure.distance.low > 0
    assert told_apart([chance]) == Interval(0, 0, chance.distance.high)
    assert told_apart([far, chance]).low == badness([far]).low < badness([far]).value


def test_a_set_that_meets_every_goal_is_not_bad_at_all() -> None:
    assert badness([judged(goal("length", 7, 10), Interval(8, 7.5, 8.5), 9)]) == Interval(0, 0, 0)


def test_a_tolerance_grows_with_the_bound() -> None:
    found = [usual_tolerance("length", 7, 9), usual_tolerance("margin", None, 3), usual_tolerance("decided", 60, None)]
    assert found == [0.9, 0.5, 5]


# Spreads


def held(trials: int, truth: float, found: list[Interval | None]) -> float:
    known = [one for one in found if one is not None]
    assert len(known) == trials
    return sum(one.holds(truth) for one in known) / trials


def test_the_interval_of_a_deviation_holds_it() -> None:
    dice = random.Random(1)
    found = [deviation([dice.expovariate(1) for _ in range(200)]) for _ in range(300)]
    assert 0.88 <= held(300, 1, found) <= 0.99


def wins_of(dice: random.Random, chances: list[float], games: int) -> Interval | None:
    wins = [0] * len(chances)
    for seat in dice.choices(range(len(chances)), chances, k=games):
        wins[seat] += 1
    shares_of = [100 * won / games for won in wins]
    squares = sum(share / 100 * (1 - share / 100) for share in shares_of)
    return lead(shares_of, 10_000 * squares / (len(chances) - 1), games)


@pytest.mark.parametrize("chances", [[0.25, 0.25, 0.25, 0.25], [0.4, 0.2, 0.2, 0.2], [0.5, 0.5], [0.6, 0.4]])
def test_the_lead_of_a_seat_is_without_luck(chances: list[float]) -> None:
    dice = random.Random(2)
    found = [wins_of(dice, chances, 300) for _ in range(200)]
    truth = 100 * (max(chances) - min(chances))
    assert held(200, truth, found) >= 0.9
    assert mean(one.value for one in found if one is not None) == pytest.approx(truth, abs=4)


def test_nothing_lies_apart_where_luck_explains_it() -> None:
    assert non_centrality(3.0, 3)[0] == 0


def test_non_centrality_is_that_of_the_tables() -> None:
    assert non_centrality(20.0, 3) == pytest.approx((4.6, 39.2), abs=0.5)


def test_the_spread_of_cards_is_without_the_luck_of_estimates() -> None:
    dice = random.Random(3)
    found = [
        heterogeneity([(dice.gauss(0, 5) + dice.gauss(0, error), error) for error in [3.0, 4.0, 6.0] * 20])
        for _ in range(100)
    ]
    assert held(100, 5, found) >= 0.88
    assert mean(one.value for one in found if one is not None) == pytest.approx(5, abs=0.5)


def test_cards_that_differ_by_luck_alone_have_no_spread() -> None:
    dice = random.Random(4)
    found = [heterogeneity([(dice.gauss(0, 4), 4.0) for _ in range(60)]) for _ in range(60)]
    assert sum(one is not None and one.low == 0 for one in found) >= 56


def test_groups_that_share_alike_all_count() -> None:
    assert evenly_shared([0.25] * 4, 400) == Interval(4, 4, 4)
    assert evenly_shared([0.9, 0.1], 400).value == pytest.approx(1.22, abs=0.01)


# All games together


def seats_row(number: int, winner: int) -> Row:
    return game(number, [9, 5] if winner == 0 else [5, 9], [winner], kept=b"\3" if number % 2 else b"\1")


def test_promises_count_when_any_game_kept_them() -> None:
    rows = [seats_row(number, 0) for number in range(4)]
    goals = Goals(goals=(goal("promises", 100), goal("seat_lead", None, 3)), contrasts=(), kinds={}, source="")
    found = measured(goals, plan(promises=3), rows)
    assert found[0].found == Interval(200 / 3, 200 / 3, 100)
    assert (found[1].fulfilled, found[1].games) == ("no", 4)


def test_what_nobody_kept_in_many_games_is_not_kept() -> None:
    goals = Goals(goals=(goal("promises", 100),), contrasts=(), kinds={}, source="")
    (found,) = measured(goals, plan(promises=3), [seats_row(number, 0) for number in range(300)])
    assert found.fulfilled == "no"


# The sixth game


def test_a_game_without_a_file_of_goals_is_held_against_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    sixth = ROOT / "tests" / "sixth_game"
    monkeypatch.setenv("PROOFPRESS_GAMES", str(sixth / "games"))
    goals = made_goals(*opened(str(sixth / "lanterns")), games=60)
    assert {"length", "seat_lead", "promises"} <= {one.measure for one in goals.goals}


def test_the_spread_of_scores_is_that_of_all_seats() -> None:
    dice = random.Random(5)
    rows = [game(number, [dice.randrange(50), dice.randrange(50)], [0]) for number in range(60)]
    goals = Goals(goals=(goal("score_spread", 1, 2),), contrasts=(), kinds={}, source="")
    (found,) = measured(goals, plan(), rows)
    assert found.value == pytest.approx(stdev(score for row in rows for score in row.scores))


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


HEAD = "# yaml-language-server: $schema=goals.schema.json\n"


class Fault(NamedTuple):
    """A file in which ``<1>`` stands before what the one finding is at, and ``<2>`` before what clashes with it."""

    name: str
    text: str
    code: str
    accepted: str = ""
    suggestion: str = ""


def goals_text(line: str) -> str:
    return f"{HEAD}goals:\n  - {{measure: length, from: 9, to: 12}}\n  - {line}\n"


def two(first: str, second: str) -> str:
    return f"{HEAD}goals:\n  - {first}\n  - {{measure: length, to: 14}}\n  - {second}\n"


FAULTS = [
    Fault("misspelt measure", goals_text("{measure: <1>seat_led, to: 3}"), "unknown-word", "seat_lead", "'seat_lead'"),
    Fault("misspelt field", goals_text("{measure: margin, <1>form: 3, to: 8}"), "unknown-field", "from", "'from'"),
    Fault("no measure", goals_text("<1>{from: 3}"), "missing-field", "length"),
    Fault("no bound", goals_text("<1>{measure: margin}"), "goal-open", "from, to, or both"),
    Fault("a word for a number", goals_text("{measure: margin, to: <1>few}"), "wrong-type", "a number"),
    Fault("a range as sweeps write it", goals_text("{measure: margin, to: <1>3..7}"), "wrong-type", "a number"),
    Fault("nothing weighs less than nothing", goals_text("{measure: margin, to: 3, weight: <1>-1}"), "out-of-range"),
    Fault("no tolerance at all", goals_text("{measure: margin, to: 3, tolerance: <1>0}"), "out-of-range"),
    Fault("more than all", goals_text("{measure: decided, from: <1>120}"), "goal-out-of-reach", "0 to 100"),
    Fault("less than nobody", goals_text("{measure: dead_cards, to: <1>-1}"), "goal-out-of-reach", "0 or more"),
    Fault("fewer ways than one", goals_text("{measure: strategies, to: <1>0.5}"), "goal-out-of-reach", "1 or more"),
    Fault("upside down", goals_text("{measure: margin, from: <1>9, to: <2>3}"), "goals-clash", "from not above to"),
    Fault("a table too large", goals_text("{measure: margin, to: 3, seats: <1>[2, 7]}"), "goal-seats", "2, 3, 4"),
    Fault("seats twice", goals_text("{measure: margin, to: 3, seats: <1>[2, 2]}"), "goal-seats"),
    Fault("seats without brackets", goals_text("{measure: margin, to: 3, seats: <1>2}"), "wrong-type", "a list"),
    Fault(
        "no such player",
        goals_text("{measure: skill, from: 55, agents: <1>[stedy, greedy]}"),
        "unknown-agent",
        "steady",
        "'steady'",
    ),
    Fault(
        "against itself", goals_text("{measure: skill, from: 55, agents: <1>[fast, fast]}"), "goal-agents", "two agents"
    ),
    Fault("agents of its own", goals_text("{measure: score, to: 55, agents: <1>[fast, greedy]}"), "goal-agents"),
    Fault("a field twice", goals_text("{measure: score, to: 55, <1>to: 60}"), "duplicate-key"),
    Fault("no goals", HEAD + "goals: <1>[]\n", "wrong-length", "a list"),
    Fault("goals by name", HEAD + "goals: <1>{length: 9}\n", "wrong-type", "a list"),
    Fault(
        "a strange field of the file",
        goals_text("{measure: score, to: 55}") + "<1>seat: [2]\n",
        "unknown-field",
        "seats",
        "'seats'",
    ),
    Fault("a table too small", goals_text("{measure: score, to: 55}") + "seats: <1>[1]\n", "goal-seats", "2, 3, 4"),
    Fault("a player nobody knows", goals_text("{measure: score, to: 55}") + "agents: <1>[clever]\n", "unknown-agent"),
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
