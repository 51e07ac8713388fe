"""What one edit tells of other levers, and how unsure is what nothing was told of."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import multivariate_normal

from validator.play.lab.tuning.ground import Hints, Reading
from validator.play.lab.tuning.levers import Lever
from validator.play.lab.tuning.proposals import PRIORS, Beliefs, Seen

FIRST, SECOND, SWITCH = LEVERS = [
    Lever("C1.cost", "card.cost", "C1", 4, 0, 8),
    Lever("C2.cost", "card.cost", "C2", 4, 0, 8),
    Lever("rules.pace", "rules.pace", "", 4, 0, 8),
]
CLEAR, NOTHING = Reading(1.0, 0.01), Reading(None, 0.0)
NO_HINTS = Hints({}, {})


def believed(address: str, effect: Reading, hints: Hints = NO_HINTS, value: int = 5) -> list[float]:
    beliefs = Beliefs(LEVERS, hints, [1.0])
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
    beliefs = Beliefs(LEVERS, NO_HINTS, [1.0])
    beliefs.learn(told)
    assert doubt(beliefs) == pytest.approx([0.1 * 2**0.5, 0.1 * 2**0.5, 0.2], rel=0.1)


def test_effects_can_be_imagined_before_any_edit_was_tried() -> None:
    assert len(Beliefs(LEVERS, NO_HINTS, [1.0, 2.0]).imagined(np.random.default_rng(1))) == 2


@pytest.mark.parametrize(("least", "most", "step"), [(0, 9, 9 / 8), (0, 8, 1.0), (2, 18, 2.0), (3, 5, 1.0)])
def test_eight_steps_lead_from_end_to_end_where_a_lever_is_long(least: int, most: int, step: float) -> None:
    assert Beliefs(LEVERS, NO_HINTS, [1.0]).scale(FIRST._replace(least=least, most=most)) == step


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
