"""The search on a made-up set whose truth is known: few edits, those that act, and none that is refused."""

from __future__ import annotations

import pytest

from tests.lab.tuning.made_up import LEVERS, MadeUp, goal
from validator.play.lab.tuning.ground import Hints
from validator.play.lab.tuning.levers import Edits
from validator.play.lab.tuning.search import Found, Search, Spending

pytest.importorskip("optuna")
NO_HINTS = Hints({}, {})
THREE_CARDS = {"C03.points": (0.0, 1.5), "C07.points": (0.0, 1.2), "C11.cost": (0.4, 0.0), "C24.cost": (3.0, 0.0)}


def searched(trials: MadeUp, hints: Hints = NO_HINTS, total: int = 6_000, seed: int = 1) -> Found:
    return Search(trials, LEVERS, hints, Spending(100, 12, total), seed).run()


def best(trials: MadeUp, hints: Hints = NO_HINTS) -> Edits:
    return searched(trials, hints).finalists[0]


def is_met(trials: MadeUp, edits: Edits) -> bool:
    return all(one.off(value) == 0 for one, value in zip(trials.goals, trials.truth(edits), strict=True))


def test_a_goal_that_one_switch_meets_is_met_by_it() -> None:
    trials = MadeUp({"rules.pace": (0.8, 0.0)}, [goal("length", 7, 8.5)])
    edits = best(trials)
    assert [address for address, _ in edits] == ["rules.pace"] and is_met(trials, edits)


def test_three_cards_among_fifty_are_found_where_hints_point_to_them() -> None:
    hints = Hints({}, {"C03": 10.0, "C07": 10.0, "C11": 6.0})
    trials = MadeUp(THREE_CARDS, [goal("length", 10.9, 12.6), goal("score", 20, 24)])
    edits = best(trials, hints)
    assert is_met(trials, edits) and len(edits) <= 4


def test_cards_are_found_without_any_hint() -> None:
    trials = MadeUp(THREE_CARDS, [goal("score", 23, 27)])
    edits = best(trials)
    assert is_met(trials, edits) and len(edits) <= 3


def test_what_is_refused_is_not_played() -> None:
    trials = MadeUp(THREE_CARDS, [goal("length", 12, 16)])
    searched(trials, total=2_000)
    assert not any(address == "C24.cost" for edits, _ in trials.asked for address, _ in edits)


def test_edits_that_do_nothing_are_left_out() -> None:
    trials = MadeUp({"C03.points": (0.0, 1.5)}, [goal("score", 33, 36)])
    assert [address for address, _ in best(trials)] == ["C03.points"]


def test_no_more_is_spent_than_given() -> None:
    found = searched(MadeUp(THREE_CARDS, [goal("score", 5, 6)]), total=2_000)
    assert found.deals <= 2_200


def test_the_same_seed_finds_the_same() -> None:
    goals = [goal("length", 10.9, 12.6), goal("score", 20, 24)]
    assert searched(MadeUp(THREE_CARDS, goals), total=2_000) == searched(MadeUp(THREE_CARDS, goals), total=2_000)


def test_ctrl_c_ends_the_search_with_what_was_found() -> None:
    trials = MadeUp(THREE_CARDS, [goal("score", 20, 24)], stop_after=20)
    found = searched(trials)
    assert found.deals < 2_000
