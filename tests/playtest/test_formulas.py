"""Formulas against worked values."""

from __future__ import annotations

from math import pi, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as some

from validator.play.playtest.figures.statistics import (
    Difference,
    Interval,
    Moments,
    Outcomes,
    between,
    holm,
    mean_difference,
    mean_interval,
    median,
    median_error,
    moments,
    never_more_than,
    quantile,
    share_difference,
    student,
    weighed_median,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson(wins: int, trials: int, low: float, high: float) -> None:
    found = wilson(wins, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_wilson_of_nothing_is_anything() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@given(some.integers(1, 100_000), some.floats(0, 1))
def test_wilson_stays_between_0_and_1_around_the_share(trials: int, share: float) -> None:
    found = wilson(share * trials, trials)
    assert 0 <= found.low <= found.value <= found.high <= 1


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10_000, 1.960)],
)
def test_student(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=2e-3)


def test_moments_of_a_histogram() -> None:
    assert moments({3: 2, 5: 1}) == Moments(3, 11, 43)


def test_variance() -> None:
    assert moments({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}).variance == pytest.approx(32 / 7)


def test_mean_interval() -> None:
    found = mean_interval(moments({2: 1, 4: 3, 5: 2, 7: 1, 9: 1}))
    assert (found.value, found.low, found.high) == pytest.approx((5, 3.2125, 6.7875), abs=1e-3)


def test_mean_of_one_value_has_no_width() -> None:
    assert mean_interval(moments({7: 1})).low == 7


def test_mean_difference_by_welch() -> None:
    found = mean_difference(moments({2: 1, 4: 1, 6: 1, 8: 1, 10: 1}), moments({1: 1, 2: 1, 3: 1, 4: 1, 5: 1})).interval
    assert (found.value, found.low, found.high) == pytest.approx((3, -0.87, 6.87), abs=0.02)


def test_agresti_caffo() -> None:
    found = share_difference([(Outcomes(7, 10), Outcomes(2, 10))])
    assert found is not None
    # (8/12 - 3/12) +- 1.96 sqrt(8/12 * 4/12 / 12 + 3/12 * 9/12 / 12)
    assert (found.interval.low, found.interval.high) == pytest.approx((0.0546, 0.7787), abs=5e-4)


def test_difference_shows_the_plain_estimate() -> None:
    found = share_difference([(Outcomes(7, 10), Outcomes(2, 10))])
    assert found is not None
    assert found.interval.value == pytest.approx(0.5)


def test_strata_do_not_mix() -> None:
    """Within each table the groups win alike; pooled they would seem to differ (Simpson's paradox)."""
    found = share_difference([(Outcomes(450, 900), Outcomes(50, 100)), (Outcomes(25, 100), Outcomes(225, 900))])
    assert found is not None
    assert found.interval.value == pytest.approx(0)


UNEQUAL = [(Outcomes(8, 10), Outcomes(10, 40)), (Outcomes(6, 20), Outcomes(2, 20))]
"""Weights by Mantel and Haenszel: 10 * 40 / 50 = 8 and 20 * 20 / 40 = 10."""


def test_strata_are_weighed_by_the_harmonic_size_of_their_groups() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # (8 * (0.8 - 0.25) + 10 * (0.3 - 0.1)) / 18
    assert found.interval.value == pytest.approx(6.4 / 18)


def test_the_middle_of_several_strata_is_weighed_alike() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # (8 * (9/12 - 11/42) + 10 * (7/22 - 3/22)) / 18
    assert found.middle == pytest.approx(0.317941, abs=1e-6)


def test_errors_of_strata_are_added_by_the_squares_of_their_weights() -> None:
    found = share_difference(UNEQUAL)
    assert found is not None
    # sqrt(64 * (9/12 * 3/12 / 12 + 11/42 * 31/42 / 42) + 100 * (7/22 * 15/22 / 22 + 3/22 * 19/22 / 22)) / 18
    assert found.error == pytest.approx(0.093227, abs=1e-6)


def test_no_stratum_with_both_groups() -> None:
    assert share_difference([(Outcomes(3, 5), Outcomes(0, 0))]) is None


def test_chance_of_a_difference() -> None:
    found = share_difference([(Outcomes(50, 98), Outcomes(50, 98))])
    assert found is not None
    assert found.chance(found.middle + 1.959964 * found.error) == pytest.approx(0.05, abs=1e-6)


def test_holm() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])


@given(some.lists(some.floats(0, 1), max_size=30))
def test_holm_never_lowers(chances: list[float]) -> None:
    assert all(after >= before for before, after in zip(chances, holm(chances), strict=True))


def test_rule_of_three() -> None:
    assert never_more_than(1000) == pytest.approx(3 / 1000, rel=5e-3)


def test_never_seen_in_no_games_may_be_always() -> None:
    assert never_more_than(0) == 1


@pytest.mark.parametrize(("share", "value"), [(0.05, 1), (0.25, 2), (0.5, 3), (0.75, 4), (1, 5)])
def test_quantile(share: float, value: int) -> None:
    assert quantile({1: 2, 2: 2, 3: 2, 4: 2, 5: 2}, share) == value


@pytest.mark.parametrize(
    ("estimates", "middle"),
    [
        ([], 0.0),
        ([(3.0, 1.0)], 3.0),
        ([(1.0, 1.0), (2.0, 1.0), (9.0, 1.0)], 2.0),
        ([(1.0, 1.0), (2.0, 1.0), (4.0, 1.0), (9.0, 1.0)], 3.0),
        ([(0.1, 100.0), (1.0, 1.0), (2.0, 1.0), (3.0, 1.0)], 0.1),
        ([(3.0, 1.0), (1.0, 4.0), (2.0, 4.0), (4.0, 1.0)], 2.0),
    ],
)
def test_weighed_median(estimates: list[tuple[float, float]], middle: float) -> None:
    assert weighed_median(estimates) == pytest.approx(middle)


def test_the_median_of_estimates_that_are_alike_is_as_unsure_as_theory_has_it() -> None:
    assert median_error([(0.0, 1.0, 0.3)] * 50) == pytest.approx(0.3 * sqrt(pi / 2 / 50))


def test_the_median_rests_on_the_estimates_near_it_alone() -> None:
    assert median_error([(0.0, 1.0, 0.1), (-9.0, 1.0, 0.1), (9.0, 1.0, 0.1)]) == pytest.approx(0.1)


def test_the_median_is_never_less_sure_than_the_least_sure_estimate() -> None:
    assert median_error([(-9.0, 1.0, 0.1), (9.0, 1.0, 0.2)]) == 0.2


@pytest.mark.parametrize("estimates", [[], [(1.0, 0.0, 0.1)], [(1.0, 1.0, 0.0)]])
def test_no_estimates_have_no_error(estimates: list[tuple[float, float, float]]) -> None:
    assert median_error(estimates) == 0.0


def test_a_difference_from_what_is_estimated_is_as_unsure_as_both() -> None:
    assert Difference(Interval(5.0, 2.0, 8.0), 5.0, 3.0).wider(4.0) == Difference(Interval(5.0, 0.0, 10.0), 5.0, 5.0)


def test_median_of_an_even_number() -> None:
    assert median([4.0, 1.0, 3.0, 2.0]) == 2.5


def test_between_two_differences() -> None:
    first, second = Difference(Interval(0.3, 0, 1), 0.3, 0.03), Difference(Interval(0.1, 0, 1), 0.1, 0.04)
    found = between(first, second).interval
    assert (found.value, found.low, found.high) == pytest.approx((0.2, 0.102, 0.298), abs=1e-3)


def test_a_difference_that_never_varies_is_certain() -> None:
    assert mean_difference(moments({12: 9}), moments({10: 9})).chance(0) == 0
