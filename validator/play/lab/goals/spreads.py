"""Spreads: of a figure over games, of seats, of cards; each with an interval and without the luck in it.

How far seats (or cards) really lie apart is found from how far they seem to: a sum of squares that luck alone would
make chi-square, and what lies beyond is its non-centrality. Its interval is that of Venables, *Calculation of
Confidence Intervals for Noncentrality Parameters* (1975); for cards, whose errors differ, that of Viechtbauer,
*Confidence Intervals for the Amount of Heterogeneity in Meta-Analysis* (2007), which the Q statistic gives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp, fsum, sqrt
from typing import Any

from validator.play.playtest.figures.statistics import ALPHA, Z95, Interval

_HALVINGS = 40
_FAR = 1e9
_SPECIAL = "scipy.special"
"""Loaded where a figure is worked out: it takes longer than reading goals and edits, and saying what is wrong."""


def deviation(values: Sequence[float]) -> Interval | None:
    """The standard deviation, its interval by the spread of its logarithm with the values' own kurtosis.

    None for fewer than four values.
    """
    count = len(values)
    if count < 4:
        return None
    mean = fsum(values) / count
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    if variance == 0:
        return Interval(0.0, 0.0, 0.0)
    fourth = fsum((value - mean) ** 4 for value in values) / count / variance**2
    error = sqrt(max(fourth - (count - 3) / (count - 1), 1 / count) / count) / 2
    value = sqrt(variance)
    return Interval(value, value * exp(-Z95 * error), value * exp(Z95 * error))


def lead(means: Sequence[float], variance: float, games: int) -> Interval | None:
    """By how much the best of several means leads the worst, without what luck adds.

    ``variance`` is of what one game adds to a mean, within a game (as seats' wins, which sum to one). None where
    nothing was compared.
    """
    seats = len(means)
    if seats < 2 or games < 2:
        return None
    middle = fsum(means) / seats
    squares = fsum((mean - middle) ** 2 for mean in means)
    luck = max(variance, 1e-12) / games
    found = squares / luck
    apart = (max(means) - min(means)) / sqrt(squares) if squares else sqrt(2)
    low, high = non_centrality(found, seats - 1)
    value = max(0.0, found - (seats - 1))
    scale = sqrt(luck) * apart
    return Interval(sqrt(value) * scale, min(sqrt(low), sqrt(value)) * scale, max(sqrt(high), sqrt(value)) * scale)


def non_centrality(found: float, freedom: int) -> tuple[float, float]:
    """The 95 % interval of the non-centrality of a chi-square that came out as ``found``."""
    if found > _FAR:
        # Beyond what the library inverts: there the root of a chi-square is normal, with a spread of 1.
        return (sqrt(found) - Z95) ** 2, (sqrt(found) + Z95) ** 2
    special: Any = import_module(_SPECIAL)
    low, high = (
        float(special.chndtrinc(found, freedom, chance)) if special.chdtr(freedom, found) > chance else 0.0
        for chance in (1 - ALPHA / 2, ALPHA / 2)
    )
    return low, high


def _where(below: Callable[[float], bool], high: float) -> float:
    """Between nought and ``high``, where ``below`` turns from true to false."""
    low = 0.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if below(max(middle, 1e-12)) else (low, middle)
    return (low + high) / 2


def heterogeneity(estimates: Sequence[tuple[float, float]]) -> Interval | None:
    """The standard deviation of the true figures behind estimates ``(value, error)``.

    None for fewer than three estimates.
    """
    if len(estimates) < 3:
        return None
    special: Any = import_module(_SPECIAL)
    freedom = len(estimates) - 1
    reach = max(abs(value) + 4 * error for value, error in estimates) + 1e-9

    def bound(target: float) -> float:
        """The spread at which the estimates lie as far apart as they do."""
        if _apart(estimates, 0.0) <= target:
            return 0.0
        return _where(lambda spread: _apart(estimates, spread) > target, 4 * reach)

    value = bound(freedom)
    low, high = (bound(float(special.chdtri(freedom, chance))) for chance in (ALPHA / 2, 1 - ALPHA / 2))
    return Interval(value, min(low, value), max(high, value))


def _apart(estimates: Sequence[tuple[float, float]], spread: float) -> float:
    """The Q statistic of the estimates, were the true figures spread so."""
    weights = [1 / (error**2 + spread**2) for _, error in estimates]
    middle = fsum(weight * value for weight, (value, _) in zip(weights, estimates, strict=True)) / fsum(weights)
    return fsum(weight * (value - middle) ** 2 for weight, (value, _) in zip(weights, estimates, strict=True))


def evenly_shared(shares: Sequence[float], trials: int) -> Interval:
    """How many groups share something evenly enough to count: ``1 / sum of squares`` (Simpson), by a delta interval."""
    squares = fsum(share**2 for share in shares)
    value = 1 / squares
    variance = 4 * (fsum(share**3 for share in shares) - squares**2) / max(1, trials)
    half = Z95 * sqrt(max(0.0, variance)) * value**2
    return Interval(value, max(1.0, value - half), min(float(len(shares)), value + half))
