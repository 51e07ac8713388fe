"""Every formula and constant of the figures over a grid, against scipy's and statsmodels' own."""

from __future__ import annotations

from itertools import product
from math import exp, inf, pi, sqrt

import numpy as np
import pytest
import statsmodels.api as sm
from scipy.integrate import quad
from scipy.optimize import brentq
from scipy.special import ndtr
from scipy.stats import norm, t, ttest_1samp, ttest_ind
from statsmodels.regression.linear_model import OLS, WLS
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.power import normal_power
from statsmodels.stats.proportion import (
    confint_proportions_2indep,
    proportion_confint,
    proportions_ztest,
    samplesize_confint_proportion,
)
from statsmodels.stats.weightstats import DescrStatsW

from validator.play.playtest import budget
from validator.play.playtest.figures.estimates import LEAST_ADVANTAGE, Z80, Z98, advantage_shown, games_for_advantage
from validator.play.playtest.figures.power import Compared, paired_difference, within_games
from validator.play.playtest.figures.questions.cards import Pair, discovered, pairs_of
from validator.play.playtest.figures.questions.gathered import Seats
from validator.play.playtest.figures.results import CLOSE, games_for_share
from validator.play.playtest.figures.statistics import (
    ALPHA,
    STANDING,
    USUAL,
    WIDE,
    Z95,
    Difference,
    Interval,
    Likely,
    Outcomes,
    beyond_chance,
    holm,
    mean_difference,
    mean_interval,
    median,
    median_error,
    moments,
    never_more_than,
    normal_below,
    quantile,
    share_difference,
    shrunken,
    student,
    student_beyond,
    weighed_median,
    wilson,
)
from validator.play.playtest.figures.strength import EVEN, PRIOR, TENFOLD, Finish, ratings
from validator.play.playtest.figures.tally import WIN

FREEDOMS = [*np.arange(0.5, 40, 0.1).tolist(), *range(1, 41), 55.5, 100, 1234.5, 1e4, 1e6, 1e9]
SHARES = [(wins, trials) for trials in (1, 2, 3, 7, 20, 263, 4_000) for wins in {0, 1, trials // 3, trials - 1, trials}]


def drawn(seed: int, size: int = 40) -> dict[int, int]:
    values, counts = np.unique(np.random.default_rng(seed).poisson(seed + 3, size), return_counts=True)
    return dict(zip(values.tolist(), counts.tolist(), strict=True))


def listed(counts: dict[int, int]) -> list[int]:
    return [value for value, often in counts.items() for _ in range(often)]


SAMPLES = [{3: 2}, {3: 1, 5: 1}, {0: 1, 1: 2}, *(drawn(seed, size) for seed, size in product(range(4), (3, 5, 60)))]


@pytest.mark.parametrize(("constant", "chance"), [(Z95, 0.975), (Z80, 0.8), (Z98, 0.99)])
def test_points_of_the_normal_distribution(constant: float, chance: float) -> None:
    assert constant == pytest.approx(norm.ppf(chance), rel=1e-14)


def test_the_normal_distribution_is_exact_far_out_to_either_side() -> None:
    grid = np.linspace(-37, 37, 500)
    assert [normal_below(each) for each in grid.tolist()] == pytest.approx(ndtr(grid).tolist(), rel=1e-12)


def test_student_at_any_freedom() -> None:
    assert [student(freedom) for freedom in FREEDOMS] == pytest.approx(t.ppf(0.975, FREEDOMS).tolist(), rel=1e-7)


@pytest.mark.parametrize("freedom", [30, 30.5, 31])
def test_the_expansion_takes_over_where_it_has_become_exact(freedom: float) -> None:
    assert student(freedom) == pytest.approx(t.ppf(0.975, freedom), abs=3.2e-8)


def test_student_of_endless_freedom_is_normal() -> None:
    assert student(inf) == Z95


@pytest.mark.parametrize("freedom", [0.5, 1, 1.9, 7.3, 40, 1e5])
def test_how_likely_student_is_beyond_a_value(freedom: float) -> None:
    grid = np.linspace(-9, 9, 37)
    assert [student_beyond(each, freedom) for each in grid.tolist()] == pytest.approx(
        (2 * t.sf(abs(grid), freedom)).tolist(), rel=1e-9
    )


def test_shares() -> None:
    found = [(each.low, each.high) for each in (wilson(*one) for one in SHARES)]
    assert np.array(found) == pytest.approx(np.array(proportion_confint(*zip(*SHARES, strict=True), method="wilson")).T)


@pytest.mark.parametrize("counts", SAMPLES)
def test_means(counts: dict[int, int]) -> None:
    found = mean_interval(moments(counts))
    ends = DescrStatsW(listed(counts)).tconfint_mean() if len(counts) > 1 else (found.value, found.value)
    assert (found.low, found.high) == pytest.approx(ends, rel=1e-7)


PAIRS_OF_SAMPLES = [(one, two) for one, two in product(SAMPLES, SAMPLES) if len(one) > 1 or len(two) > 1]


@pytest.mark.parametrize(("one", "two"), PAIRS_OF_SAMPLES[::5])
def test_differences_of_means_and_how_likely_they_are_chance(one: dict[int, int], two: dict[int, int]) -> None:
    found = mean_difference(moments(one), moments(two))
    theirs = ttest_ind(listed(one), listed(two), equal_var=False)
    assert (found.interval.low, found.interval.high, found.chance(0)) == pytest.approx(
        (*theirs.confidence_interval(), theirs.pvalue), rel=1e-7, abs=1e-9
    )


def test_one_value_is_no_evidence_of_a_difference() -> None:
    assert mean_difference(moments({9: 1}), moments({3: 5, 4: 5})).chance(0) == 1


@pytest.mark.parametrize("fair", [0.5, 0.25])
def test_whether_a_share_is_beyond_a_margin(fair: float) -> None:
    for wins, trials in SHARES:
        above = wins / trials > fair
        bound = fair + LEAST_ADVANTAGE * (1 if above else -1)
        _, theirs = proportions_ztest(wins, trials, bound, "larger" if above else "smaller", prop_var=bound)
        assert beyond_chance(Outcomes(wins, trials), fair, LEAST_ADVANTAGE) == pytest.approx(theirs, rel=1e-9)


def test_differences_of_shares() -> None:
    for one, two in product(SHARES, SHARES):
        found = share_difference([(Outcomes(*one), Outcomes(*two))])
        assert found is not None
        theirs = confint_proportions_2indep(*one, *two, compare="diff", method="agresti-caffo")
        assert (found.interval.low, found.interval.high) == pytest.approx(np.clip(theirs, -1, 1), abs=1e-12)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 8))])
def test_chances_corrected_for_looking_at_many(seed: int) -> None:
    chances = (np.random.default_rng(seed).random(1 + 5 * seed) ** 3).tolist()
    assert holm(chances) == pytest.approx(multipletests(chances, method="holm")[1].tolist(), abs=1e-15)


@pytest.mark.parametrize("seed", range(8))
def test_pairs_are_named_with_few_false_ones(seed: int) -> None:
    gains = np.random.default_rng(seed).normal(0, 0.3, 30)
    looked_at = [Pair(number, number + 1, 50, gain, 0.1) for number, gain in enumerate(gains.tolist())]
    theirs = multipletests([2 * norm.sf(abs(gain) / 0.1) for gain in gains], 0.05, "fdr_bh")[0]
    assert {pair.first for pair in discovered(looked_at)} == set(np.flatnonzero(theirs & (abs(gains) >= 0.05)).tolist())


@pytest.mark.parametrize("trials", [1, 2, 10, 77, 1_000, 10**6])
def test_what_was_never_seen(trials: int) -> None:
    _, most = proportion_confint(0, trials, alpha=2 * ALPHA, method="beta")
    assert never_more_than(trials) == pytest.approx(most, rel=1e-9)


def test_quantiles_at_every_number_of_values() -> None:
    values = np.random.default_rng(1).integers(0, 500, 700)
    for size, share in product(range(1, 700, 3), (0.05, 0.25, 0.5, 0.75, 0.95)):
        counts = dict(zip(*(each.tolist() for each in np.unique(values[:size], return_counts=True)), strict=True))
        # In thousandths, as exact as whole numbers are.
        place = -(-round(1000 * share) * size // 1000)
        assert quantile(counts, share) == sorted(values[:size].tolist())[place - 1]


@pytest.mark.parametrize("seed", range(12))
def test_medians(seed: int) -> None:
    chance = np.random.default_rng(seed)
    values, weights = chance.normal(size=3 + seed).tolist(), chance.integers(1, 4, 3 + seed).tolist()
    assert median(values) == pytest.approx(np.median(values))
    theirs = DescrStatsW(values, weights).quantile(0.5, return_pandas=False)[0]
    assert weighed_median(zip(values, weights, strict=True)) == pytest.approx(theirs)


def test_the_error_of_a_median_is_that_of_many_medians() -> None:
    chance = np.random.default_rng(5)
    true, errors = chance.normal(0, 0.04, 41), chance.uniform(0.02, 0.1, 41)
    weights = errors**-2
    found = [weighed_median(zip(chance.normal(true, errors), weights, strict=True)) for _ in range(1_500)]
    told = [median_error(zip(chance.normal(true, errors), weights, errors, strict=True)) for _ in range(200)]
    assert np.mean(told) == pytest.approx(np.std(found), rel=0.25)


MIXED = Likely(((0.7, 0.01, 0.02), (0.2, 0.1, 0.05), (0.1, -0.3, 0.01)))


def test_what_is_likely_as_a_mixture() -> None:
    def below(value: float) -> float:
        return float(sum(weight * norm.cdf(value, mean, spread) for weight, mean, spread in MIXED.parts))

    ends = [brentq(lambda value, share=share: below(value) - share, -2, 2, xtol=1e-13) for share in (0.025, 0.975)]
    assert (MIXED.interval.low, MIXED.interval.high) == pytest.approx(ends, abs=1e-9)
    assert MIXED.below(0.03) == pytest.approx(below(0.03), rel=1e-12)


def test_shrinking_is_bayes_rule() -> None:
    """The posterior of each figure, summed over a fine grid of what it may truly be."""
    estimates = [(0.02, 0.03), (-0.05, 0.04), (0.3, 0.05)]
    grid = np.linspace(-2.5, 2.5, 20_001)
    step = grid[1] - grid[0]
    whole, tops = 0.0, np.zeros(3)
    for usual, wide, few in product(USUAL, WIDE, STANDING):
        prior = (1 - few) * norm.pdf(grid, 0, usual) + few * norm.pdf(grid, 0, wide)
        told = [prior * norm.pdf(value, grid, error) for value, error in estimates]
        sums = [each.sum() * step for each in told]
        whole += np.prod(sums)
        tops += [np.prod(sums) * (each * grid).sum() * step / total for each, total in zip(told, sums, strict=True)]
    assert [found.mean for found in shrunken(estimates)] == pytest.approx((tops / whole).tolist(), rel=1e-6)


@pytest.mark.parametrize("value", [0.1, 0.25, 0.5, 0.6, 0.9])
def test_games_that_make_a_share_known(value: float) -> None:
    theirs = samplesize_confint_proportion(value, CLOSE)
    assert theirs <= games_for_share(value) < theirs + 10


@pytest.mark.parametrize("games", [60, 400, 5_000])
@pytest.mark.parametrize("fair", [0.5, 1 / 3, 0.2])
def test_an_advantage_that_would_have_shown_does_so_in_four_runs_of_five(games: int, fair: float) -> None:
    beyond = advantage_shown(games, fair) - LEAST_ADVANTAGE
    assert normal_power(beyond, games, ALPHA, sigma=sqrt(fair * (1 - fair))) == pytest.approx(0.8, abs=1e-4)


@pytest.mark.parametrize("fair", [0.5, 1 / 3, 0.2])
def test_games_that_show_an_advantage_are_those_at_which_it_would_have_shown(fair: float) -> None:
    assert advantage_shown(round(games_for_advantage(fair)), fair) == pytest.approx(2 * LEAST_ADVANTAGE, rel=1e-3)


@pytest.mark.parametrize("size", [20, 300, 1_000, 50_000])
def test_intervals_that_hold_at_all_looks_are_where_a_martingale_reaches_twenty(size: int) -> None:
    """Robbins' mixture of likelihood ratios over a normal prior, at the end of the interval (Ville's inequality)."""
    spread = sqrt((-2 * np.log(ALPHA) + np.log(-2 * np.log(ALPHA)) + 1) / budget.NARROWEST_AT)
    off = budget.always_half(1 / sqrt(size), size)
    peak = off * size / (size + spread**-2)
    ratio, _ = quad(
        lambda mean: exp(mean * off * size - mean**2 * size / 2 - (mean / spread) ** 2 / 2) / spread / sqrt(2 * pi),
        peak - 40 / sqrt(size),
        peak + 40 / sqrt(size),
        limit=500,
        points=[peak],
    )
    assert ratio == pytest.approx(1 / ALPHA, rel=1e-6)


def games_compared(seed: int, count: int) -> list[Compared]:
    chance = np.random.default_rng(seed)
    return [
        Compared(4, drew, float(chance.integers(0, 2)) / drew, float(chance.integers(0, 2)) / (4 - drew))
        for drew in chance.integers(1, 4, count).tolist()
    ]


def regressed(games: list[Compared]) -> tuple[float, float, float]:
    """The weighed mean of the differences, clustered by game, by least squares."""
    weights = [game.weight for game in games]
    found = WLS([game.weighed / game.weight for game in games], np.ones(len(games)), weights).fit(
        cov_type="HC1", use_t=True
    )
    return found.params[0], *found.conf_int()[0]


@pytest.mark.parametrize("count", [2, 3, 12, 200])
def test_lifts_of_games_dealt_alike(count: int) -> None:
    one, other = games_compared(1, count), games_compared(2, count)
    for games, found in zip((one, other), paired_difference(list(zip(one, other, strict=True))), strict=False):
        assert found is not None
        assert (found.value, found.low, found.high) == pytest.approx(regressed(games), rel=1e-7, abs=1e-9)


@pytest.mark.parametrize("count", [500, 4_000])
def test_lifts_within_games_are_those_of_a_regression_where_games_are_many(count: int) -> None:
    chance = np.random.default_rng(count)
    games: dict[tuple[int, int, int, int], int] = {}
    for drew, winner in zip(chance.integers(1, 4, count).tolist(), chance.random(count).tolist(), strict=True):
        won = WIN * (winner < drew / 4)
        key = 4, drew, won, WIN - won
        games[key] = games.get(key, 0) + 1
    found = within_games(games)
    assert found is not None
    plain = [
        Compared(n, k, won / WIN / k, rest / WIN / (n - k))
        for (n, k, won, rest), often in games.items()
        for _ in range(often)
    ]
    value, low, high = regressed(
        [one._replace(won=one.won * one.drawn, rest=one.rest * (4 - one.drawn)) for one in plain]
    )
    assert found.interval.value == pytest.approx(value, rel=1e-9)
    assert (found.interval.low, found.interval.high) == pytest.approx((low, high), abs=6 / count)


@pytest.fixture
def seats() -> Seats:
    chance = np.random.default_rng(3)
    played = chance.random((400, 6)) < 0.4
    wins = (chance.random(400) < 0.3 + 0.3 * (played[:, 0] & played[:, 1])).astype(float)
    table = np.repeat([0, 1], 200)
    points = np.zeros(400, np.int64)
    return Seats("greedy", played, wins, np.full(400, 0.5), points, table, np.arange(400))


def test_gains_of_pairs_are_coefficients_of_their_products(seats: Seats) -> None:
    number = seats.played.sum(axis=1).astype(float)
    alone = np.column_stack([seats.table == 0, seats.table == 1, number**2, seats.played]).astype(float)
    found = pairs_of(seats)
    assert len(found) == 15
    for pair in found:
        both = seats.played[:, pair.first] & seats.played[:, pair.second]
        theirs = OLS(seats.wins - seats.fair, np.column_stack([both, alone])).fit()
        assert pair.gain == pytest.approx(theirs.params[0], rel=1e-6)
        assert pair.error == pytest.approx(theirs.bse[0], rel=0.05)


def test_ratings_are_those_of_a_logistic_regression() -> None:
    chance = np.random.default_rng(4)
    games, rows, won = [], [], []
    for _ in range(150):
        pair = chance.permutation(3)[:2].tolist()
        winner = int(chance.random() < 0.3 + 0.1 * pair[1])
        games.append(Finish(pair, [winner]))
        rows.append(np.eye(3)[pair[winner]] - np.eye(3)[pair[1 - winner]])
        won.append(1.0)
    for one, other in product(range(3), range(3)):
        if one != other:
            rows.append(np.eye(3)[one] - np.eye(3)[other])
            won.append(PRIOR)
    design = np.array(rows)[:, 1:]
    both = np.vstack([design, -design])
    sides = np.repeat([1.0, 0.0], len(design))
    theirs = sm.GLM(sides, both, family=sm.families.Binomial(), freq_weights=np.tile(won, 2)).fit()
    wanted = [EVEN, *(EVEN + TENFOLD / np.log(10) * theirs.params).tolist()]
    assert [one.value for one in ratings(3, games, 0)] == pytest.approx(wanted, abs=0.51)


def test_pairs_of_games_are_judged_by_student() -> None:
    values = [1, 1, 2, 3]
    found = moments({1: 2, 2: 1, 3: 1})
    error = sqrt(found.variance / found.size)
    difference = Difference(Interval(found.mean, 0, 0), found.mean, error, found.size - 1)
    assert difference.chance(0) == pytest.approx(ttest_1samp(values, 0).pvalue, rel=1e-9)
