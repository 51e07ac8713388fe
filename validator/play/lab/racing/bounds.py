"""Intervals for a mean that hold however often one looks: at all numbers of games at once, not at one chosen before."""

from collections.abc import Sequence
from math import exp, inf, log, sqrt
from statistics import fmean
from typing import NamedTuple

EXPECTED_EFFECT = 0.3
"""Differences of about so many standard deviations are found soonest; smaller and larger ones a little later."""
FEWEST = 4
"""From fewer differences nothing is said."""


class Bounds(NamedTuple):
    """A mean and between what it lies."""

    mean: float
    low: float
    high: float


def mean_bounds(values: Sequence[float], risk: float) -> Bounds:
    """Where the mean of what ``values`` are drawn from lies, at every number of values but with probability ``risk``.

    The anytime-valid t-test turned round: differences of roughly normal spread, a variance that nobody knows, and for
    the mean in standard deviations a normal prior of width `EXPECTED_EFFECT` (Lai 1976; Howard, Ramdas, McAuliffe and
    Sekhon 2021; Wang and Ramdas 2025). Where all values are equal they say nothing of their spread, so the bounds stay
    open until a chance of ``risk`` of any other value in a game would have shown one.
    """
    count = len(values)
    mean = fmean(values) if values else 0.0
    if count < FEWEST:
        return Bounds(mean, -inf, inf)
    squares = sum((value - mean) ** 2 for value in values)
    if squares <= 1e-18 * count * max(1.0, mean * mean):
        return Bounds(mean, mean, mean) if (1 - EXPECTED_EFFECT / 10) ** count < risk else Bounds(mean, -inf, inf)
    half = sqrt(squares / (count - 1) / count) * _times(count, risk)
    return Bounds(mean, mean - half, mean + half)


def _times(count: int, risk: float) -> float:
    """How many standard errors wide the interval is to either side."""
    spread = 1 + count * EXPECTED_EFFECT**2
    ratio = exp(2 / count * log(sqrt(spread) / risk))
    return sqrt((count - 1) * (ratio - 1) / (1 - ratio / spread)) if ratio < spread else inf
