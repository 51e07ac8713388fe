"""Formulas of the report. Every function is pure; all intervals are of 95 %.

They are in plain Python where that is exact, as a report is written sooner than scipy is loaded; scipy does the rest.

Sources: Wilson (1927) as in Brown, Cai and DasGupta, *Interval Estimation for a Binomial Proportion* (2001);
Agresti and Caffo, *Simple and Effective Confidence Intervals for Proportions* (2000); Mantel and Haenszel (1959)
for the weights; Holm, *A Simple Sequentially Rejective Multiple Test Procedure* (1979); Abramowitz and Stegun,
*Handbook of Mathematical Functions*, 26.7.5, for Student's t; Hanley and Lippman-Hand, *If Nothing Goes Wrong, Is
Everything All Right?* (1983) for the rule of three.

Most true figures are taken to be spread normally around nought and some far wider; how widely and how many is itself
unknown and is averaged over, weighed by how well it explains the estimates (Gelman and others, *Bayesian Data
Analysis*, chapter 5; a mixture as by Stephens, *False Discovery Rates: A New Deal*, 2017). What is called a discovery
is bounded by the mean posterior chance of its being none (Newton and others, 2004).
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from itertools import product
from math import erfc, exp, fsum, hypot, inf, log, pi, sqrt
from typing import NamedTuple

import msgspec

Z95 = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""
ALPHA = 0.05
_SMALL_T = (
    12.7062047362,
    4.3026527297,
    3.1824463053,
    2.7764451052,
    2.5705818356,
    2.4469118511,
    2.3646242516,
    2.3060041352,
    2.2621571628,
    2.2281388520,
    2.2009851601,
    2.1788128297,
    2.1603686565,
    2.1447866879,
    2.1314495456,
    2.1199052992,
    2.1098155778,
    2.1009220402,
    2.0930240544,
    2.0859634473,
    2.0796138447,
    2.0738730679,
    2.0686576104,
    2.0638985616,
    2.0595385528,
    2.0555294386,
    2.0518305165,
    2.0484071418,
    2.0452296421,
)
"""The points of Student's t below, for freedoms of 1, 2, 3 and so on: what most reports ask for."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate with its 95 % interval; shares run from 0 to 1, other figures are in their own unit."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether ``value`` lies inside."""
        return self.low <= value <= self.high

    def less(self, value: float) -> "Interval":
        """Moved down by ``value``."""
        return Interval(self.value - value, self.low - value, self.high - value)

    def times(self, factor: float) -> "Interval":
        """In another unit, ``factor`` of which make one of this; above nought."""
        return Interval(self.value * factor, self.low * factor, self.high * factor)

    def within(self, least: float, most: float) -> "Interval":
        """Cut off where no value can lie."""
        value, low, high = (min(max(each, least), most) for each in (self.value, self.low, self.high))
        return Interval(value, low, high)


class Outcomes(NamedTuple):
    """``wins`` (parts of a win count as parts) out of ``trials``."""

    wins: float
    trials: int


class Moments(NamedTuple):
    """Exact sums over a sample: how many values, their total, and the total of their squares."""

    size: int
    total: int
    squares: int

    @property
    def mean(self) -> float:
        """The mean, 0 for no values."""
        return self.total / self.size if self.size else 0.0

    @property
    def variance(self) -> float:
        """The unbiased variance, 0 for fewer than two values; exact until the last division."""
        if self.size < 2:
            return 0.0
        return (self.size * self.squares - self.total * self.total) / (self.size * (self.size - 1))


def moments(counts: Mapping[int, int]) -> Moments:
    """Sums of a histogram ``value -> how often``."""
    return Moments(
        sum(counts.values()),
        sum(value * often for value, often in counts.items()),
        sum(value * value * often for value, often in counts.items()),
    )


def wilson(wins: float, trials: int) -> Interval:
    """A share with Wilson's score interval; with no trials it is 0 to 1."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / trials
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = Z95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials)) / (1 + z2 / trials)
    return Interval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def normal_below(deviation: float) -> float:
    """The chance that a normal value is no more than ``deviation`` standard deviations above its mean."""
    return erfc(-deviation / sqrt(2)) / 2


def student(freedom: float) -> float:
    """The two-sided 95 % point of Student's t, within 1e-7; ``freedom`` is above 0 and need not be whole."""
    if freedom > len(_SMALL_T):
        return _student_of_many(freedom)
    if freedom >= 1 and freedom == int(freedom):
        return _SMALL_T[int(freedom) - 1]
    return float(import_module("scipy.special").stdtrit(freedom, 1 - ALPHA / 2))


def _student_of_many(freedom: float) -> float:
    z = Z95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def student_beyond(deviation: float, freedom: float) -> float:
    """The chance that Student's t is further from 0 than ``deviation``, to either side; normal for endless freedom."""
    if freedom == inf:
        return 2 * normal_below(-abs(deviation))
    return 2 * float(import_module("scipy.special").stdtr(freedom, -abs(deviation)))


def mean_interval(sample: Moments) -> Interval:
    """A mean with its t interval; with fewer than two values the interval has no width."""
    if sample.size < 2:
        return Interval(sample.mean, sample.mean, sample.mean)
    half = student(sample.size - 1) * sqrt(sample.variance / sample.size)
    return Interval(sample.mean, sample.mean - half, sample.mean + half)


def beyond_chance(outcomes: Outcomes, null: float, margin: float) -> float:
    """One-sided p value, by the score test, of the guess that the true share lies within ``margin`` of ``null``."""
    if outcomes.trials == 0:
        return 1.0
    share = outcomes.wins / outcomes.trials
    bound = null + margin if share > null else null - margin
    if not 0 < bound < 1:
        return 1.0
    error = sqrt(bound * (1 - bound) / outcomes.trials)
    return normal_below((margin - abs(share - null)) / error)


class Difference(NamedTuple):
    """A difference of two shares or means: the plain estimate, its interval, and the error the interval was made of.

    ``freedom`` is that of Student's t, by which it is judged; endless where that is the normal distribution.
    """

    interval: Interval
    middle: float
    error: float
    freedom: float = inf

    def chance(self, null: float) -> float:
        """Two-sided p value of the guess that the true difference is ``null``."""
        if self.error == 0:
            return 1.0 if self.middle == null else 0.0
        return student_beyond((self.middle - null) / self.error, self.freedom)

    def less(self, value: float) -> "Difference":
        """Moved down by ``value``."""
        return self._replace(interval=self.interval.less(value), middle=self.middle - value)

    def wider(self, error: float) -> "Difference":
        """As unsure as an ``error`` of what was taken off makes it."""
        if not self.error:
            return self._replace(error=error)
        more = hypot(self.error, error) / self.error
        low, high = (self.middle + (end - self.middle) * more for end in (self.interval.low, self.interval.high))
        return self._replace(interval=Interval(self.interval.value, low, high), error=self.error * more)

    def times(self, factor: float) -> "Difference":
        """In another unit, as `Interval.times`."""
        return self._replace(
            interval=self.interval.times(factor), middle=self.middle * factor, error=self.error * factor
        )


def mean_difference(first: Moments, second: Moments) -> Difference:
    """Mean of ``first`` minus mean of ``second``, with Welch's interval; without width where nothing varies.

    A single value on either side tells nothing of how it varies: the difference is then no surer than chance.
    """
    value = first.mean - second.mean
    if min(first.size, second.size) < 2:
        return Difference(Interval(value, value, value), value, inf)
    parts = [(one.variance / one.size, one.size) for one in (first, second)]
    error, freedom = sqrt(fsum(variance for variance, _ in parts)), freedom_of(parts)
    half = student(freedom) * error
    return Difference(Interval(value, value - half, value + half), value, error, freedom)


def freedom_of(parts: Sequence[tuple[float, int]]) -> float:
    """The freedom of a sum of means (Satterthwaite), of each its variance and of how many values it is, two at least.

    Endless where nothing varies.
    """
    apart = fsum(variance**2 / (size - 1) for variance, size in parts)
    return fsum(variance for variance, _ in parts) ** 2 / apart if apart else inf


def between(first: Difference, second: Difference) -> Difference:
    """``first`` minus ``second`` for two differences found apart from each other; a normal interval."""
    value = first.interval.value - second.interval.value
    middle, error = first.middle - second.middle, sqrt(first.error**2 + second.error**2)
    return Difference(Interval(value, middle - Z95 * error, middle + Z95 * error), middle, error)


def share_difference(strata: Iterable[tuple[Outcomes, Outcomes]]) -> Difference | None:
    """Share of the first group minus share of the second, compared only within strata.

    Each stratum gives an Agresti-Caffo difference (one win and one loss added to either group); strata are weighed
    by Mantel and Haenszel, ``n1 n2 / (n1 + n2)``. With one stratum this is the Agresti-Caffo interval itself. The
    estimate shown is the same mean of the plain differences. None where no stratum holds both groups.
    """
    weights = plain = middle = variance = 0.0
    for one, two in strata:
        if not one.trials or not two.trials:
            continue
        weight = one.trials * two.trials / (one.trials + two.trials)
        p, q = (one.wins + 1) / (one.trials + 2), (two.wins + 1) / (two.trials + 2)
        weights += weight
        plain += weight * (one.wins / one.trials - two.wins / two.trials)
        middle += weight * (p - q)
        variance += weight * weight * (p * (1 - p) / (one.trials + 2) + q * (1 - q) / (two.trials + 2))
    if weights == 0:
        return None
    error = sqrt(variance) / weights
    centre = middle / weights
    low, high = max(-1.0, centre - Z95 * error), min(1.0, centre + Z95 * error)
    return Difference(Interval(plain / weights, low, high), centre, error)


def holm(chances: Sequence[float]) -> list[float]:
    """p values corrected for looking at all of them at once (Bonferroni-Holm), in the order given.

    Holds whatever the dependence between them, which matters here: cards of one game win together.
    """
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    corrected = [0.0] * len(chances)
    highest = 0.0
    for rank, place in enumerate(order):
        highest = max(highest, min(1.0, chances[place] * (len(chances) - rank)))
        corrected[place] = highest
    return corrected


def never_more_than(trials: int) -> float:
    """Upper 95 % bound of the share of something not seen once in ``trials``: ``1 - 0.05^(1/n)``, about ``3/n``."""
    return 1.0 if trials == 0 else 1 - ALPHA ** (1 / trials)


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The least value that ``share`` of a histogram's values do not exceed; 0 for an empty histogram."""
    total = sum(counts.values())
    reached = 0
    for value in sorted(counts):
        reached += counts[value]
        if reached >= share * total:
            return value
    return 0


def weighed_median(found: Iterable[tuple[float, float]]) -> float:
    """The median of values with weights; 0 for none.

    Estimates that say little hardly move it, so that it stays where it is as more of them come in.
    """
    ordered = sorted(found)
    half, below = fsum(weight for _, weight in ordered) / 2, 0.0
    for place, (value, weight) in enumerate(ordered):
        below += weight
        if below >= half * (1 - 1e-9):
            other = ordered[place + 1][0] if below <= half * (1 + 1e-9) else value
            return (value + other) / 2
    return 0.0


def median_error(found: Iterable[tuple[float, float, float]]) -> float:
    """How much the luck of estimates moves their weighed median, given as (value, weight, error); 0 for none.

    An estimate moves it by its weight where it may lie on either side: the fewer lie near the middle, the more each of
    them counts; never more than the least sure of them alone. Linearised, with each estimate's normal distribution
    about where it was found.
    """
    known = [(value, weight, error) for value, weight, error in found if weight and error]
    middle = weighed_median((value, weight) for value, weight, _ in known)
    spread, slope = [], []
    for value, weight, error in known:
        off = (middle - value) / error
        below = normal_below(off)
        spread.append(weight**2 * below * (1 - below))
        slope.append(weight * exp(-(off**2) / 2) / (error * sqrt(2 * pi)))
    most = max((error for _, _, error in known), default=0.0)
    return min(most, sqrt(fsum(spread)) / fsum(slope)) if fsum(slope) else most


def median(values: Iterable[float]) -> float:
    """The middle value, or the mean of the two in the middle; 0 for none."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


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
    discoveries = [False] * len(chances)
    total = 0.0
    for count, (chance, place) in enumerate(order, start=1):
        total += chance
        if total > share * count:
            break
        discoveries[place] = True
    return discoveries
