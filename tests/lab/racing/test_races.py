"""Races: who is surely worse drops out, the best stays, and a second look costs no confidence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random

import pytest

from validator.play.lab.trial.racing import Finish, Terms, mean_bounds, run_race

LOOKS = (4, 6, 9, 14, 21, 32, 48, 72, 108, 162)


def noise(count: int, seed: int, mean: float = 0.0) -> list[float]:
    chance = Random(seed)
    return [chance.gauss(mean, 1.0) for _ in range(count)]


def test_bounds_that_are_looked_at_ten_times_miss_no_more_often_than_stated() -> None:
    missed = 0
    for seed in range(600):
        values = noise(LOOKS[-1], seed)
        bounds = [mean_bounds(values[:look], 0.05) for look in LOOKS]
        missed += any(not one.low <= 0 <= one.high for one in bounds)
    assert missed <= 0.05 * 600


def test_an_interval_for_one_look_would_miss_more_often_than_it_says() -> None:
    """What the bounds above are for: the usual two standard errors do not hold when looked at ten times."""
    missed = 0
    for seed in range(600):
        values = noise(LOOKS[-1], seed)
        missed += any(abs(sum(values[:look])) > 1.96 * look**0.5 for look in LOOKS)
    assert missed > 0.1 * 600


@pytest.mark.parametrize("count", [20, 80, 320])
def test_bounds_become_narrower_with_games(count: int) -> None:
    few, many = mean_bounds(noise(count, 1), 0.05), mean_bounds(noise(4 * count, 1), 0.05)
    assert many.high - many.low < 0.7 * (few.high - few.low)


def test_a_difference_that_is_always_the_same_is_known_after_some_games() -> None:
    assert mean_bounds([1.0] * 200, 0.05) == (1.0, 1.0, 1.0)


def dealt(runners: Sequence[int], deals: int, *, gaps: Mapping[int, float], luck: int) -> dict[int, list[float]]:
    """Contributions: what all runners have in common of a deal, and some of their own; runner i is worse by a gap."""
    common = noise(deals, luck)
    own = {one: noise(deals, luck * 1_000 + one + 1) for one in runners}
    return {
        one: [gaps[one] + shared + 0.7 * apart for shared, apart in zip(common, own[one], strict=True)]
        for one in runners
    }


def raced(gaps: Sequence[float], luck: int = 1, **terms: float) -> Finish[int]:
    contributions = partial(dealt, gaps=dict(enumerate(gaps)), luck=luck)
    return run_race(range(len(gaps)), contributions, Terms(**{"most": 2_000, **terms}))  # type: ignore[arg-type]


def test_the_best_wins_and_the_worst_drop_out_first() -> None:
    finish = raced([0.0, 0.5, 1.5, 3.0])
    assert finish.order == (0, 1, 2, 3)


def test_the_worse_play_fewer_games() -> None:
    finish = raced([0.0, 0.3, 3.0])
    assert finish.deals[2] < finish.deals[1] == finish.deals[0]


def test_the_best_of_all_is_lost_no_more_often_than_stated() -> None:
    lost = sum(raced([0.0, *[0.25] * 9], luck).winner != 0 for luck in range(1, 121))
    assert lost <= 0.05 * 120


def test_runners_that_are_alike_stop_when_they_are_within_the_margin() -> None:
    finish = raced([0.0, 0.0], margin=0.5)
    assert len(finish.inside) == 2 and finish.deals[0] < 2_000


def test_no_more_games_are_played_than_given() -> None:
    assert raced([0.0, 0.01, 0.02], games=100).games <= 100


def test_one_runner_plays_the_first_deals_and_wins() -> None:
    assert raced([1.0]).deals == {0: 12}


def test_games_that_stop_short_end_the_race() -> None:
    def short(runners: Sequence[int], deals: int) -> dict[int, list[float]]:
        return {one: found[:20] for one, found in dealt(runners, deals, gaps={0: 0, 1: 0}, luck=3).items()}

    assert run_race([0, 1], short, Terms()).deals == {0: 20, 1: 20}
