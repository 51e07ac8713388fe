"""A race: all on the same deals, who is surely not the best drops out, and the rest get more games.

By intervals that hold however often one looks.
"""

from collections.abc import Callable, Mapping, Sequence
from math import ceil, exp, inf, log, sqrt
from statistics import fmean
from typing import Generic, NamedTuple, TypeVar

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


Runner = TypeVar("Runner")

Contributions = Callable[[Sequence[Runner], int], Mapping[Runner, Sequence[float]]]
"""From runners and a number of deals to what each deal contributes to each one's badness, in order of the deals.

The mean is the badness, less is better. What deal ``i`` gave may be reckoned anew as more is known. Fewer values than
were asked for end the race.
"""
GROWTH = 1.5


class Terms(NamedTuple):
    """How a race is run.

    Attributes:
        first: deals before the first look.
        most: deals that a runner plays at most.
        risk: at most so probable is it that the best of all drops out.
        games: games of all runners together at most; None: as many as it takes.
        margin: who is at most so much worse than the best is as good as it.
    """

    first: int = 12
    most: int = 400
    risk: float = 0.05
    games: int | None = None
    margin: float = 0.0


class Lap(NamedTuple, Generic[Runner]):
    """What a look found: after so many deals each, who was still in, and who dropped out now."""

    deals: int
    inside: tuple[Runner, ...]
    dropped: tuple[Runner, ...]


class Finish(NamedTuple, Generic[Runner]):
    """How a race ended.

    Attributes:
        order: all runners: those still in by their badness, then those that dropped out, the last to do so first.
        inside: those that could not be told from the best, the best first.
        means: the badness of each over the deals it played.
        deals: how many deals each played.
        laps: the looks.
    """

    order: tuple[Runner, ...]
    inside: tuple[Runner, ...]
    means: dict[Runner, float]
    deals: dict[Runner, int]
    laps: tuple[Lap[Runner], ...]

    @property
    def winner(self) -> Runner:
        """The best of those still in."""
        return self.inside[0]

    @property
    def games(self) -> int:
        """Games of all runners together."""
        return sum(self.deals.values())


def run_race(runners: Sequence[Runner], contributions: Contributions[Runner], terms: Terms) -> Finish[Runner]:
    """Let ``runners`` (each once, at least one) race; the same contributions give the same finish.

    Of each pair the differences on the same deals are looked at. The best can drop out by any of its rivals, so each
    pair has its share of the risk; shared so, the best of all is lost with probability ``terms.risk`` at most,
    however many looks there are.
    """
    inside, dropped = list(runners), list[Runner]()
    means: dict[Runner, float] = dict.fromkeys(runners, 0.0)
    deals: dict[Runner, int] = dict.fromkeys(runners, 0)
    laps: list[Lap[Runner]] = []
    wanted = terms.first
    while (reached := _affordable(wanted, inside, deals, terms)) > deals[inside[0]]:
        gains = contributions(inside, reached)
        played = min(len(gains[runner]) for runner in inside)
        for runner in inside:
            deals[runner], means[runner] = len(gains[runner]), fmean(gains[runner]) if len(gains[runner]) else 0.0
        out, level = _looked(inside, gains, means, terms, len(runners))
        laps.append(Lap(played, tuple(inside), tuple(out)))
        inside = [runner for runner in inside if runner not in out]
        dropped = [*sorted(out, key=means.__getitem__), *dropped]
        if level or played < reached:
            break
        wanted = ceil(reached * GROWTH)
    inside.sort(key=means.__getitem__)
    return Finish((*inside, *dropped), tuple(inside), means, deals, tuple(laps))


def _affordable(wanted: int, inside: Sequence[Runner], deals: Mapping[Runner, int], terms: Terms) -> int:
    """Up to which deal those still in may play; what they have played where that is the end."""
    now = deals[inside[0]]
    reached = min(wanted, terms.most)
    if len(inside) == 1 and now:
        return now
    if terms.games is not None:
        left = terms.games - sum(deals.values())
        reached = min(reached, now + left // len(inside))
    return max(reached, now)


def _looked(
    inside: Sequence[Runner],
    found: Mapping[Runner, Sequence[float]],
    means: Mapping[Runner, float],
    terms: Terms,
    rivals: int,
) -> tuple[list[Runner], bool]:
    """Who is surely worse than the best so far, and whether the others are surely as good as it within the margin."""
    best = min(inside, key=means.__getitem__)
    risk = terms.risk / max(1, rivals - 1)
    out, level = [], True
    for runner in inside:
        if runner == best:
            continue
        worse = mean_bounds([more - less for more, less in zip(found[runner], found[best], strict=False)], risk)
        if worse.low > 0:
            out.append(runner)
        elif worse.high > terms.margin:
            level = False
    return out, level
