"""Estimates shrunk towards what is usual among the cards of one set, by empirical Bayes.

The true figures are taken to be spread as a mixture of normal distributions around nought, with weights found from
the estimates themselves (Stephens, *False Discovery Rates: A New Deal*, 2017). What is called a discovery is bounded
by the mean posterior chance of its being none (Newton and others, 2004).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import NamedTuple

from validator.playtest.figures.statistics import Interval

FALSE_SHARE = 0.05
"""Of findings at most so many are expected to be none; half of what is promised, for what the model cannot know."""
_WIDTHS = (0.0, *(0.0125 * 2 ** (step / 2) for step in range(13)))
"""Spreads of the mixture's parts, from nought to 0.8 of win share."""
_PRIOR = 2.0
"""So many cards more than were seen are taken to lie at nought: few cards prove little about what is usual."""
_ROUNDS = 400


class Likely(NamedTuple):
    """What one true figure may be: a mixture of normal distributions, each ``(weight, mean, spread)``."""

    parts: tuple[tuple[float, float, float], ...]

    def below(self, value: float) -> float:
        """The chance that the true figure is ``value`` or less."""
        return sum(weight * _below(value, mean, spread) for weight, mean, spread in self.parts)

    @property
    def mean(self) -> float:
        """The shrunken estimate."""
        return sum(weight * mean for weight, mean, _ in self.parts)

    @property
    def interval(self) -> Interval:
        """The estimate, and the middle 95 % of what is likely."""
        return Interval(self.mean, self._quantile(0.025), self._quantile(0.975))

    def _quantile(self, share: float) -> float:
        reach = max(abs(mean) + 5 * spread for _, mean, spread in self.parts)
        low, high = -reach, reach
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if self.below(middle) < share else (low, middle)
        return (low + high) / 2


def _below(value: float, mean: float, spread: float) -> float:
    if spread == 0:
        return float(value >= mean)
    return (1 + erf((value - mean) / spread / sqrt(2))) / 2


def shrunken(estimates: Sequence[tuple[float, float]]) -> list[Likely]:
    """What the true figures behind estimates ``(value, error)`` may be; errors are above nought."""
    densities = [[_density(value, sqrt(error**2 + width**2)) for width in _WIDTHS] for value, error in estimates]
    weights = _weights(densities)
    return [
        _posterior(value, error, [weight * density for weight, density in zip(weights, row, strict=True)])
        for (value, error), row in zip(estimates, densities, strict=True)
    ]


def _density(value: float, spread: float) -> float:
    return exp(-((value / spread) ** 2) / 2) / spread + 1e-300


def _weights(densities: Sequence[Sequence[float]]) -> list[float]:
    """The mixture's weights, by expectation and maximisation."""
    weights = [1 / len(_WIDTHS)] * len(_WIDTHS)
    for _ in range(_ROUNDS):
        sums = [_PRIOR, *[0.0] * (len(_WIDTHS) - 1)]
        for row in densities:
            likely = [weight * density for weight, density in zip(weights, row, strict=True)]
            total = sum(likely)
            sums = [part + one / total for part, one in zip(sums, likely, strict=True)]
        weights = [part / sum(sums) for part in sums]
    return weights


def _posterior(value: float, error: float, likely: Sequence[float]) -> Likely:
    total = sum(likely)
    parts = []
    for width, share in zip(_WIDTHS, likely, strict=True):
        keep = width**2 / (width**2 + error**2)
        parts.append((share / total, value * keep, error * sqrt(keep)))
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
