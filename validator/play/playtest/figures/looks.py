"""Intervals that hold however often one looks, and how narrow those of a run have become.

Whoever plays until an interval is narrow looks many times, and plain intervals of 95 % then miss oftener than one in
twenty. The ones here hold at all looks together: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha,
Kennedy and Ramdas, *Time-uniform central limit theory and asymptotic confidence sequences* (2021), theorem 2.2, after
Robbins, *Statistical methods related to the law of the iterated logarithm* (1970).
"""

from collections.abc import Iterator
from math import log, sqrt
from typing import Literal, NamedTuple

from validator.play.playtest.figures.power import draw_lift
from validator.play.playtest.figures.said import Name, said
from validator.play.playtest.figures.statistics import ALPHA
from validator.play.playtest.figures.tally import Tally

NARROWEST_AT = 1_000
"""The number of values at which these intervals are as narrow as they can be made."""
What = Literal["cards", "seats"]


class Aim(NamedTuple):
    """How well a run is to know something: each half interval is at most ``within`` (a share of wins)."""

    what: What
    within: float


class Widest(NamedTuple):
    """The widest interval: half of it, what it is of, and of how many figures it is the widest."""

    half: float
    of: object
    among: int


def always_half(error: float, size: int) -> float:
    """Half a 95 % interval that holds at all looks, for a mean of ``size`` values with standard error ``error``."""
    tuned = (-2 * log(ALPHA) + log(-2 * log(ALPHA)) + 1) / NARROWEST_AT
    grown = size * tuned
    return error * sqrt(2 * (grown + 1) / grown * log(sqrt(grown + 1) / ALPHA))


def widest_of(tally: Tally, what: What) -> Widest | None:
    """The widest interval of a run so far; None where nothing can be compared yet."""
    found = list(_seats(tally) if what == "seats" else _cards(tally))
    if not found:
        return None
    half, of = max(found, key=lambda one: one[0])
    return Widest(half, of, len(found))


def _seats(tally: Tally) -> Iterator[tuple[float, object]]:
    """Win shares; one game more, shared by all, keeps a seat that never won from looking certain."""
    for table in tally.tables:
        size = len(table.lineup)
        for number, seat in enumerate(table.seats if table.games and size > 1 else (), 1):
            share = (seat.outcomes.wins + 1 / size) / (seat.games + 1)
            error = sqrt(share * (1 - share) / seat.games)
            yield always_half(error, seat.games), said("seat-of", seat=number, players=size)


def _cards(tally: Tally) -> Iterator[tuple[float, object]]:
    """Draw lifts of every agent's cards."""
    for hand in tally.hands.values():
        for name, design in zip(tally.plan.designs, hand.designs, strict=True):
            lift = draw_lift(design)
            if lift is not None:
                size = sum(design.within.values()) or sum(drawn + rest for drawn, _, rest, _ in design.across.values())
                yield always_half(lift.error, size), Name(id=name)
