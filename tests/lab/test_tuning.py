"""The search for edits on a made-up set whose truth is known: what it aims at, believes, tries first and finds."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import multivariate_normal

from tests.lab.made_up import LEVERS, MadeUp, goal
from validator.play.lab.goals.words import Goals, Measure
from validator.play.lab.mending import _shared
from validator.play.lab.tuning.ground import Edits, Fair, Hints, Lever, Reading, aimed
from validator.play.lab.tuning.proposals import PRIORS, Beliefs, Seen
from validator.play.lab.tuning.search import Found, Search, Spending, first_moves, outliers_of

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


def aim(
    least: float | None, most: float | None, error: float, fewer: float = 1, measure: Measure = "score"
) -> tuple[float | None, float | None]:
    goals = Goals(goals=(goal(measure, least, most),), contrasts=(), kinds={}, source="")
    (found,) = aimed(goals, [Reading(30.0, error)], fewer).goals
    return found.least, found.most


@pytest.mark.parametrize(
    ("least", "most", "error", "fewer", "found"),
    [
        (20, 30, 1, 1, (21, 29)),
        (20, 30, 1, 4, (22, 28)),
        (20, 30, 9, 1, (22.5, 27.5)),
        (20, None, 0.5, 1, (20.5, None)),
        (None, 30, 9, 1, (None, 29)),
        (None, 0, 9, 1, (None, 0)),
    ],
    ids=["by an error", "of fewer games", "at most a quarter", "one end", "at most a tolerance", "never below nought"],
)
def test_a_range_is_narrowed(
    least: float | None, most: float | None, error: float, fewer: float, found: tuple[float | None, float | None]
) -> None:
    assert aim(least, most, error, fewer) == found


def test_what_no_single_game_tells_of_stays_as_it_is() -> None:
    assert aim(1, 5, 1, measure="power_spread") == (1, 5)


@pytest.mark.parametrize(
    ("left", "edits", "afresh"),
    [(0, 1, 186), (0, 3, 133), (700, 3, 233), (0, 8, 133), (2_000, 8, 244), (2_900, 1, 400)],
)
def test_what_the_search_leaves_over_is_played_afresh(left: int, edits: int, afresh: int) -> None:
    shares = _shared(4_000)
    best = tuple((f"C{number:02}.cost", 1) for number in range(edits))
    found = Found((best, best[:1]), (), 0, shares.search - left)
    assert shares.with_left(found).fresh == afresh


FIRST, SECOND, SWITCH = LEVERS_OF_BELIEFS = [
    Lever("C1.cost", "card.cost", "C1", 4, 0, 8),
    Lever("C2.cost", "card.cost", "C2", 4, 0, 8),
    Lever("rules.pace", "rules.pace", "", 4, 0, 8),
]
CLEAR, NOTHING = Reading(1.0, 0.01), Reading(None, 0.0)


def believed(address: str, effect: Reading, hints: Hints = NO_HINTS, value: int = 5) -> list[float]:
    beliefs = Beliefs(LEVERS_OF_BELIEFS, hints, [1.0])
    beliefs.learn([Seen(((address, value),), [effect])])
    return [float(one) for one in beliefs.likeliest()[0]]


def doubt(beliefs: Beliefs) -> list[float]:
    """How widely each lever's effect on the one goal is imagined."""
    chance = np.random.default_rng(1)
    return [float(one) for one in np.std([beliefs.imagined(chance)[0] for _ in range(2_000)], axis=0)]


def test_what_a_card_does_its_fellows_are_believed_to_do_by_half() -> None:
    first, second, _ = believed("C1.cost", CLEAR)
    assert second == pytest.approx(first / 2)


def test_what_a_card_does_says_nothing_of_a_switch() -> None:
    assert believed("C1.cost", CLEAR)[2] == 0.0


def test_what_a_switch_does_says_nothing_of_cards() -> None:
    assert believed("rules.pace", CLEAR)[:2] == [0.0, 0.0]


def test_a_step_twice_as_far_is_believed_to_do_twice_as_much() -> None:
    assert believed("rules.pace", CLEAR, value=6)[2] == pytest.approx(believed("rules.pace", CLEAR)[2] / 2, rel=0.01)


@pytest.mark.parametrize("usage", [{"C1": 1.0, "C2": 3.0}, {"C1": 0.25, "C2": 0.75}], ids=["often", "seldom"])
def test_a_card_played_more_often_shares_more_of_what_its_group_does(usage: dict[str, float]) -> None:
    first, second, _ = believed("C1.cost", CLEAR, Hints(usage, {}))
    assert second == pytest.approx(first * 0.5 * 1.5 / (1 + 0.5 * 0.5))


def test_a_suspect_card_has_more_that_is_its_own() -> None:
    first, second, _ = believed("C1.cost", CLEAR, Hints({}, {"C1": 3.0}))
    assert second == pytest.approx(first / 4)


@pytest.mark.parametrize("told", [[], [Seen((("C1.cost", 5),), [NOTHING])]], ids=["no edit", "an edit of no figures"])
def test_before_anything_is_told_a_switch_may_do_twice_what_is_a_cards_own(told: list[Seen]) -> None:
    beliefs = Beliefs(LEVERS_OF_BELIEFS, NO_HINTS, [1.0])
    beliefs.learn(told)
    assert doubt(beliefs) == pytest.approx([0.1 * 2**0.5, 0.1 * 2**0.5, 0.2], rel=0.1)


def test_effects_can_be_imagined_before_any_edit_was_tried() -> None:
    assert len(Beliefs(LEVERS_OF_BELIEFS, NO_HINTS, [1.0, 2.0]).imagined(np.random.default_rng(1))) == 2


@pytest.mark.parametrize(("least", "most", "step"), [(0, 9, 9 / 8), (0, 8, 1.0), (2, 18, 2.0), (3, 5, 1.0)])
def test_eight_steps_lead_from_end_to_end_where_a_lever_is_long(least: int, most: int, step: float) -> None:
    assert Beliefs(LEVERS_OF_BELIEFS, NO_HINTS, [1.0]).scale(FIRST._replace(least=least, most=most)) == step


class OneSource:
    """Chance of which a single source speaks."""

    def __init__(self, source: int) -> None:
        self._source = source

    def standard_normal(self, size: int) -> NDArray[np.float64]:
        return np.eye(size)[self._source]


def by_the_book(
    prior: list[float], features: list[list[float]], values: list[float], errors: list[float]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Mean and covariance of a linear model with independent normal priors, its scale the likeliest of `PRIORS`."""
    rows, noise = np.array(features), np.diag(np.square(errors) + 0.05**2)
    likely = {
        multivariate_normal.logpdf(values, None, rows @ np.diag(prior) @ rows.T * size**2 + noise): size
        for size in PRIORS
    }
    size = likely[max(likely)]
    covariance = np.linalg.inv(np.diag(1 / (np.array(prior) * size**2)) + rows.T @ np.linalg.inv(noise) @ rows)
    return covariance @ rows.T @ np.linalg.inv(noise) @ values, covariance


@pytest.mark.parametrize("size", [0.04, 0.3, 1.0])
def test_beliefs_are_those_of_the_textbook(size: float) -> None:
    """Own effects of three levers and the common one of two; `rules.pace` is 24 long, so 3 of it are one step."""
    levers = [FIRST, SECOND, SWITCH._replace(least=0, most=24)]
    tried = [
        (("C1.cost", 5),),
        (("C1.cost", 6), ("C2.cost", 3)),
        (("rules.pace", 7),),
        (("rules.pace", 1), ("C2.cost", 5)),
    ]
    features = [[1, 0, 0, 1], [2, -1, 0, 1], [0, 0, 1, 0], [0, 1, -1, 1]]
    values, errors = [2.0 * size, 3.5 * size, -1.5 * size, 2.5 * size], [0.1 * size, 0.3 * size, 0.2 * size, 0.4 * size]
    beliefs = Beliefs(levers, NO_HINTS, [2.0])
    beliefs.learn(
        [
            Seen(edits, [Reading(2 * value, 2 * error)])
            for edits, value, error in zip(tried, values, errors, strict=True)
        ]
    )
    mean, covariance = by_the_book([1, 1, 4, 1], features, values, errors)
    of_levers = np.array([[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 0]])
    (likeliest,) = beliefs.likeliest()
    columns = np.array([beliefs.imagined(OneSource(at))[0] - likeliest for at in range(5)])  # type: ignore[arg-type]
    assert likeliest == pytest.approx(of_levers @ mean)
    assert columns.T @ columns == pytest.approx(of_levers @ covariance @ of_levers.T)


@pytest.mark.parametrize("usage", [{"C1": 0.0, "C2": 0.0}, {"C1": 0.5}, {"C2": 0.5}])
def test_where_play_tells_nothing_cards_of_a_group_are_alike(usage: dict[str, float]) -> None:
    first, second, _ = believed("C1.cost", CLEAR, Hints(usage, {}))
    assert second == pytest.approx(first / 2)


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
