"""Estimates shrunk towards what is usual among the cards of one set, by hierarchical Bayes.

Most true figures are taken to be spread normally around nought and some far wider; how widely and how many is itself
unknown and is averaged over, weighed by how well it explains the estimates (Gelman and others, *Bayesian Data
Analysis*, chapter 5; a mixture as by Stephens, *False Discovery Rates: A New Deal*, 2017). What is called a discovery
is bounded by the mean posterior chance of its being none (Newton and others, 2004).
"""

from collections.abc import Mapping, Sequence
from itertools import product
from math import erfc, exp, fsum, hypot, log, pi, sqrt
from typing import NamedTuple

from validator.play.playtest.figures.statistics import Interval, normal_below

FALSE_SHARE = 0.05
"""Of findings at most so many are expected to be none; half of what is promised, for what the model cannot know."""
USUAL = (0.005, 0.01, 0.02, 0.03, 0.045, 0.065, 0.1, 0.15)
"""How widely most true figures may be spread, as shares of wins."""
WIDE = (0.2, 0.4)
"""How widely those may be that stand out."""
STANDING = (0.002, 0.01, 0.03, 0.1)
"""What share of all they may be."""
_WIDTHS = (*USUAL, *WIDE)
_ROOT, _ROUND = sqrt(2), sqrt(2 * pi)
_MOST_STEPS = 60
_NEAR = 1e-13
"""How near a quantile is, as a share of the widest that it may be."""


class Likely(NamedTuple):
    """What one true figure may be: a mixture of normal distributions, each ``(weight, mean, spread)``."""

    parts: tuple[tuple[float, float, float], ...]

    def below(self, value: float) -> float:
        """The chance that the true figure is ``value`` or less."""
        return sum([weight * normal_below((value - mean) / spread) for weight, mean, spread in self.parts])

    @property
    def mean(self) -> float:
        """The shrunken estimate."""
        return sum(weight * mean for weight, mean, _ in self.parts)

    @property
    def interval(self) -> Interval:
        """The estimate, and the middle 95 % of what is likely."""
        return Interval(self.mean, self._quantile(0.025), self._quantile(0.975))

    def wider(self, error: float) -> "Likely":
        """As unsure as an ``error`` that all have in common makes it, which shrinking has no part in."""
        return Likely(tuple((weight, mean, hypot(spread, error)) for weight, mean, spread in self.parts))

    def _quantile(self, share: float) -> float:
        """Newton's way within what holds the quantile for sure, halved where a step would lead out of it."""
        reach = max([abs(mean) + 5 * spread for _, mean, spread in self.parts])
        low, high, at = -reach, reach, self.mean
        parts = [(weight / 2, mean, spread * _ROOT, weight / (spread * _ROUND)) for weight, mean, spread in self.parts]
        for _ in range(_MOST_STEPS):
            below = slope = 0.0
            for half, mean, spread, height in parts:
                away = (at - mean) / spread
                below += half * erfc(-away)
                slope += height * exp(-away * away)
            low, high = (at, high) if below < share else (low, at)
            step = (share - below) / slope if slope else reach
            if abs(step) < _NEAR * reach:
                break
            at = at + step if low < at + step < high else (low + high) / 2
        return at


def shrunken(estimates: Sequence[tuple[float, float]]) -> list[Likely]:
    """What the true figures behind estimates ``(value, error)`` may be; errors are above nought."""
    rows = [{width: _density(value, sqrt(error**2 + width**2)) for width in _WIDTHS} for value, error in estimates]
    worlds = list(product(USUAL, WIDE, STANDING))
    logs = [fsum(log((1 - few) * row[usual] + few * row[wide]) for row in rows) for usual, wide, few in worlds]
    likely = [exp(value - max(logs)) for value in logs]
    trust = [one / fsum(likely) for one in likely]
    return [_posterior(*one, row, worlds, trust) for one, row in zip(estimates, rows, strict=True)]


def _density(value: float, spread: float) -> float:
    return exp(-((value / spread) ** 2) / 2) / spread + 1e-300


def _posterior(
    value: float,
    error: float,
    row: Mapping[float, float],
    worlds: Sequence[tuple[float, float, float]],
    trust: Sequence[float],
) -> Likely:
    shares = dict.fromkeys(_WIDTHS, 0.0)
    for (usual, wide, few), weight in zip(worlds, trust, strict=True):
        one, other = (1 - few) * row[usual], few * row[wide]
        shares[usual] += weight * one / (one + other)
        shares[wide] += weight * other / (one + other)
    parts = []
    for width, share in shares.items():
        keep = width**2 / (width**2 + error**2)
        parts.append((share, value * keep, error * sqrt(keep)))
    return Likely(tuple(parts))


def discoveries(chances: Sequence[float | None], share: float = FALSE_SHARE) -> list[bool]:
    """Which to call found, of each the chance of its being none: the surest, while their mean stays within ``share``.

    None stands for what was not looked at.
    """
    order = sorted((chance, place) for place, chance in enumerate(chances) if chance is not None)
    found = [False] * len(chances)
    total = 0.0
    for count, (chance, place) in enumerate(order, start=1):
        total += chance
        if total > share * count:
            break
        found[place] = True
    return found
