"""What measures say of games whose truth is known: by hand, and by how often their intervals hold it."""

from __future__ import annotations

import random
from statistics import mean, stdev
from types import SimpleNamespace

import numpy as np
import pytest

from tests import ROOT
from validator.base.issue import Span
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
from validator.play.lab.goals.reading import made_goals
from validator.play.lab.goals.words import NATURES, Goal, Goals, Measure, usual_tolerance
from validator.play.playtest.figures.questions.strategies import GROUPS, LEAST_WINNERS
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

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
