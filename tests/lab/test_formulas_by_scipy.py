"""The formulas of the lab and of trials of weights over a grid, against scipy's and statsmodels' own."""

from __future__ import annotations

from collections.abc import Collection
from statistics import fmean

import numpy as np
import pytest
from scipy.stats import chi2, ncx2, norm, pearsonr, t, ttest_ind
from statsmodels.stats.meta_analysis import combine_effects

from validator.play.lab.answers.sweep import Shown
from validator.play.lab.goals.measuring import _apart as far_apart
from validator.play.lab.goals.measuring import heterogeneity, mean_over_tables, non_centrality
from validator.play.lab.prices.curve import _spread as middle_spread
from validator.play.lab.prices.listing import _correlation as correlation
from validator.play.lab.ranking import PAIRS, gain_of
from validator.play.lab.ranking import _apart as told_apart
from validator.play.lab.sweeping import _chance as chance_of_sweep
from validator.play.lab.tuning.ground import _mean_beyond as mean_beyond
from validator.play.training.course import Deal, outcome_of

SIZES = [(2, 2), (2, 9), (5, 3), (40, 12)]


def samples(sizes: tuple[int, int]) -> tuple[list[float], list[float]]:
    chance = np.random.default_rng(sizes)
    return chance.normal(1, 3, sizes[0]).tolist(), chance.normal(0, 0.5, sizes[1]).tolist()


@pytest.mark.parametrize("sizes", SIZES)
def test_means_over_tables_of_unlike_spread(sizes: tuple[int, int]) -> None:
    one, two = samples(sizes)
    found = mean_over_tables([one, two])
    assert found is not None
    ends = ttest_ind(one, [-each for each in two], equal_var=False).confidence_interval()
    assert (found.low, found.high) == pytest.approx([end / 2 for end in ends], rel=1e-7)


@pytest.mark.parametrize("sizes", SIZES)
def test_what_sets_the_best_decks_apart(sizes: tuple[int, int]) -> None:
    found, chance = told_apart(*samples(sizes))
    theirs = ttest_ind(*samples(sizes), equal_var=False)
    assert (found.low, found.high, chance) == pytest.approx((*theirs.confidence_interval(), theirs.pvalue), rel=1e-7)


@pytest.mark.parametrize("pairs", [2, 3, 8, 300])
def test_a_figure_of_a_sweep_is_beyond_chance_where_its_interval_says_so(pairs: int) -> None:
    values = np.random.default_rng(pairs).normal(0.4, 1, pairs).tolist()
    shown = Shown(
        measure="length",
        seats=2,
        seat=0,
        found=mean_over_tables([values]),
        pairs=pairs,
        difference=mean_over_tables([values]),
    )
    theirs = 2 * t.sf(abs(fmean(values)) / np.std(values, ddof=1) * pairs**0.5, pairs - 1)
    assert chance_of_sweep(shown) == pytest.approx(theirs, rel=1e-6)


@pytest.mark.parametrize("freedom", [1, 2, 5, 30])
@pytest.mark.parametrize("found", [0.3, 4.0, 25.0, 900.0])
def test_non_centrality(found: float, freedom: int) -> None:
    for end, chance in zip(non_centrality(found, freedom), (0.975, 0.025), strict=True):
        if end:
            assert ncx2.cdf(found, freedom, end) == pytest.approx(chance, rel=1e-6)
        else:
            assert chi2.cdf(found, freedom) <= chance


def test_how_far_true_figures_lie_apart() -> None:
    chance = np.random.default_rng(8)
    errors = chance.uniform(0.2, 1, 12)
    estimates = list(zip(chance.normal(0, 1, 12) + chance.normal(0, errors), errors, strict=True))
    found = heterogeneity(estimates)
    assert found is not None
    theirs = combine_effects(np.array([value for value, _ in estimates]), errors**2, method_re="iterated")
    assert found.value == pytest.approx(theirs.tau2**0.5, rel=1e-4)
    ends = [chi2.cdf(far_apart(estimates, end), 11) for end in (found.low, found.high)]
    assert ends == pytest.approx([0.975, 0.025], rel=1e-6)


@pytest.mark.parametrize("count", [8, 20, 150])
def test_correlation_with_its_interval(count: int) -> None:
    chance = np.random.default_rng(count)
    one = chance.normal(size=count)
    two = 0.5 * one + chance.normal(size=count)
    found, theirs = correlation(one, two, count - 3), pearsonr(one, two)
    ends = theirs.confidence_interval()
    assert (found.value, found.low, found.high) == pytest.approx((theirs.statistic, *ends), rel=1e-9)


def test_the_middle_half_of_a_normal_distribution_tells_its_spread() -> None:
    assert middle_spread(norm.ppf(np.linspace(0.0001, 0.9999, 9_999)).tolist()) == pytest.approx(1, rel=1e-3)


@pytest.mark.parametrize("deviation", [-30.0, -8.0, -1.0, 0.0, 0.7, 12.0])
def test_how_far_a_normal_value_is_above_nought_on_the_mean(deviation: float) -> None:
    theirs = norm.expect(lambda value: max(0.0, value), loc=deviation, lb=0)
    assert mean_beyond(deviation) == pytest.approx(theirs, rel=1e-6, abs=1e-9)
    assert mean_beyond(deviation) >= 0


@pytest.mark.parametrize("count", [2, 3, 10, 200])
def test_wins_with_weights(count: int) -> None:
    won = np.random.default_rng(count).choice([0.5, 1.0, 1.5], count).tolist()
    won[0] = 0.0
    found = outcome_of([Deal(number, each) for number, each in enumerate(won)], 2)
    values = [50 * each for each in won]
    ends = t.interval(0.95, count - 1, fmean(values), np.std(values, ddof=1) / count**0.5)
    assert (found.least, found.most) == pytest.approx(np.clip(ends, 0, 100).tolist(), abs=0.051)


def test_one_deal_tells_nothing_of_weights() -> None:
    found = outcome_of([Deal(0, 2.0)], 2)
    assert (found.least, found.most) == (0, 100)


def test_gains_are_as_sure_as_ten_partings_of_the_deals_make_them() -> None:
    """Two halves of one parting are off to either side alike, and tell the spread but once."""
    deals = np.random.default_rng(6).normal(0, 1, 40)
    halves: list[float] = []

    def bad(deck: str, left_out: Collection[int]) -> float:
        if deck == "best":
            return 0.0
        halves.append(float(np.delete(deals, list(left_out)).mean()))
        return halves[-1]

    found = gain_of(["best"], ["other"], bad, 40)
    assert found is not None
    once = [(one - deals.mean()) ** 2 for one in halves[1::2]]
    assert len(once) == PAIRS
    assert found.high - found.value == pytest.approx(t.ppf(0.975, PAIRS) * fmean(once) ** 0.5, rel=1e-6)
