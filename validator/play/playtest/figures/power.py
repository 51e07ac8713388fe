"""Draw lift: how much more often a seat wins that drew a card than one of the same game that did not.

Which seat draws a card is nearly chance, so the difference is nearly what the card causes. Games are weighed by
Mantel and Haenszel (1959); the variance is clustered by game (Liang and Zeger, 1986), since of seats of one game one
wins because another does not. Two won and two lost games are added, as Agresti and Coull (1998) do for a share.
"""

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from typing import NamedTuple

from validator.play.playtest.figures.statistics import Difference, Interval, Outcomes, share_difference, student
from validator.play.playtest.figures.tally import WIN, HandTally, UseTally

LEAST_COMPARED = 20
"""A card is compared when so many games hold both a seat that drew it and one that did not."""
LEAST_SEATS = 30
"""Seats that played it, and as many that held it and did not, before a card's win lift is shown."""
_ADDED = 4
_ROUNDING = 1 / 12
"""The variance of a point, since points are whole (Sheppard): no game is surer than that."""


class Compared(NamedTuple):
    """One game: seats of an agent, those that drew a design, their wins, and the wins of the agent's others."""

    seats: int
    drawn: int
    won: float
    rest: float

    @property
    def weight(self) -> float:
        """By Mantel and Haenszel: 0 where all drew it, or none."""
        return self.drawn * (self.seats - self.drawn) / self.seats

    @property
    def weighed(self) -> float:
        """The difference of mean wins times the weight."""
        return ((self.seats - self.drawn) * self.won - self.drawn * self.rest) / self.seats


def draw_lift(design: UseTally) -> Difference | None:
    """A design's draw lift: within games where the agent sat more than once, else across the games of one seat."""
    if sum(design.within.values()) >= LEAST_COMPARED:
        return within_games(design.within)
    strata = [
        (Outcomes(won / WIN, drawn), Outcomes(rest_won / WIN, rest))
        for drawn, won, rest, rest_won in (design.across[key] for key in sorted(design.across))
    ]
    if min(sum(one.trials for one, _ in strata), sum(two.trials for _, two in strata)) < LEAST_COMPARED:
        return None
    return share_difference(strata)


def within_games(games: Mapping[tuple[int, int, int, int], int]) -> Difference | None:
    """The mean difference within games, given as `UseTally.within`; None for no games.

    A game of n seats of which k drew weighs ``k (n - k) / n``; its difference is the mean win of the k less that of
    the others.
    """
    count = sum(games.values())
    if not count:
        return None
    ordered = sorted(games.items())
    weights = sum(often * k * (n - k) / n for (n, k, _, _), often in ordered)
    total = sum(often * ((n - k) * won - k * rest) / (n * WIN) for (n, k, won, rest), often in ordered)
    usual = weights / count
    middle = total / (weights + _ADDED * usual)
    spread = sum(
        often * (((n - k) * won - k * rest) / (n * WIN) - middle * k * (n - k) / n) ** 2
        for (n, k, won, rest), often in ordered
    )
    spread += _ADDED / 2 * usual**2 * ((1 - middle) ** 2 + (1 + middle) ** 2)
    error = sqrt(spread) / (weights + _ADDED * usual)
    half = student(count + _ADDED - 1) * error
    value = total / weights
    return Difference(
        Interval(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half))), middle, error
    )


def comparisons(design: UseTally) -> float:
    """How much a design's lift rests on: the weights of all games, or of all seats across games."""
    if sum(design.within.values()) >= LEAST_COMPARED:
        return fsum(often * k * (n - k) / n for (n, k, _, _), often in sorted(design.within.items()))
    return fsum(had * rest / (had + rest) for had, _, rest, _ in design.across.values())


def score_lift(design: UseTally) -> Difference | None:
    """By how many points seats that drew a design end ahead of seats of the same game that did not.

    Games are weighed as in `within_games`; None where too few compare anything.
    """
    games = sum(design.within.values())
    if games < LEAST_COMPARED or not design.ahead:
        return None
    parts = [(sums, (seats, seats, seats**2, seats**2, seats**2)) for seats, sums in design.ahead.items()]
    gained, weighed, gains, both, weights = (
        fsum(sums[place] / scale[place] for sums, scale in parts) for place in range(5)
    )
    value = gained / weighed
    spread = max(gains - 2 * value * both + value**2 * weights, _ROUNDING * weights)
    error = sqrt(spread * games / (games - 1)) / weighed
    half = student(games - 1) * error
    return Difference(Interval(value, value - half, value + half), value, error)


def worth_of_a_point(hand: HandTally) -> float:
    """How much of a win goes with one more point at the end, within games; 0 where that tells nothing.

    The slope of least squares of wins on scores: what a small lead in points, got in any way, is worth in wins.
    """
    together, spread = (fsum(sums[place] / seats for seats, sums in hand.scored.items()) for place in range(2))
    return max(0.0, together / spread / WIN) if spread else 0.0


def win_lift(design: UseTally) -> Difference | None:
    """A design's win lift when played; None where too few seats played it, or held it and did not."""
    strata = design.compared()
    played = sum(one.trials for one, _ in strata)
    held = sum(two.trials for _, two in strata)
    return share_difference(strata) if min(played, held) >= LEAST_SEATS else None


def paired_difference(
    pairs: Sequence[tuple[Compared, Compared]],
) -> tuple[Interval | None, Interval | None, Interval | None]:
    """The lifts of two designs dealt alike, and the first less the second, from games that share their deals.

    The lifts are ratios of sums over games; errors are linearised (Cochran, *Sampling Techniques*, 1977, 6.4), so that
    what both ways of a game have in common falls away. None where no game compares anything.
    """
    weights = [fsum(pair[side].weight for pair in pairs) for side in (0, 1)]
    if len(pairs) < 2 or not all(weights):
        return None, None, None
    lifts = [fsum(pair[side].weighed for pair in pairs) / weights[side] for side in (0, 1)]
    parts = [
        [(pair[side].weighed - lifts[side] * pair[side].weight) / weights[side] for pair in pairs] for side in (0, 1)
    ]
    both = [one - other for one, other in zip(*parts, strict=True)]
    values = (*lifts, lifts[0] - lifts[1])
    found = [_linear(value, influence) for value, influence in zip(values, (*parts, both), strict=True)]
    return found[0], found[1], found[2]


def _linear(value: float, influences: Sequence[float]) -> Interval:
    count = len(influences)
    half = student(count - 1) * sqrt(fsum(one * one for one in influences) * count / (count - 1))
    return Interval(value, value - half, value + half)
