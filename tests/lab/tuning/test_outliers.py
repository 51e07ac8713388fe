"""Numbers that stand apart from their group, or from the price list, are tried before any others."""

from __future__ import annotations

from tests.lab.tuning.made_up import LEVERS, MadeUp, goal
from validator.play.lab.tuning.ground import Fair, Hints
from validator.play.lab.tuning.levers import Lever
from validator.play.lab.tuning.search import Search, Spending, first_moves, outliers_of

ODD = Lever("C30.points", "card.points", "C30", 9, 0, 9)
WITH_ONE = [*LEVERS, ODD]


def test_a_number_far_from_its_like_is_made_usual() -> None:
    assert [(one.lever, one.usual) for one in outliers_of(WITH_ONE, Hints({}, {}))] == [(ODD, 3)]


def test_numbers_like_all_others_are_left_alone() -> None:
    assert outliers_of(LEVERS, Hints({}, {})) == []


def test_a_price_off_the_list_is_made_what_the_list_says() -> None:
    found = outliers_of(LEVERS, Hints({}, {}, {"C07.cost": Fair(1.2, 0.8)}))
    assert [(one.lever.address, one.usual) for one in found] == [("C07.cost", 1)]


def test_of_two_as_odd_the_one_that_games_speak_against_comes_first() -> None:
    fair = {"C03.cost": Fair(1, 1), "C07.cost": Fair(1, 1)}
    found = outliers_of(LEVERS, Hints({}, {"C07": 4.0}, fair))
    assert [one.lever.piece for one in found] == ["C07", "C03"]


def test_odd_numbers_are_moved_together_and_each_by_itself() -> None:
    fair = {"C03.cost": Fair(1, 1), "C07.cost": Fair(1, 1)}
    both = (("C03.cost", 1), ("C07.cost", 1))
    assert first_moves(outliers_of(LEVERS, Hints({}, {}, fair))) == [both, both[:1], both[1:]]


def test_they_are_the_first_to_be_played() -> None:
    trials = MadeUp({}, [goal("score", 33, 36)])
    Search(trials, LEVERS, Hints({}, {}, {"C07.cost": Fair(1, 1)}), Spending(100, 12, 600), 1).run()
    assert trials.asked[0] == ((("C07.cost", 1),), 12)
