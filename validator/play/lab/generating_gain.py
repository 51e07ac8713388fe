"""How much better some decks are than others on the same deals, and how sure that is.

Spreads, seats, cards that nobody plays and their like are found of all games together: they have no figure of each
deal whose spread could be looked at. So every goal is measured anew in halves of the deals: what half of them shows is
off from what all show about as much as that is off from the truth (Politis, Romano and Wolf, Subsampling, 1999; a half
drawn without replacement needs no other scale).
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from math import sqrt
from statistics import fmean

from validator.play.engine.making import Chance
from validator.play.playtest.figures.statistics import Interval, student

PAIRS = 10
"""So often the deals are parted in two halves."""
Bad = Callable[[str, Collection[int]], float]
"""From a deck and deals that are left out to how far the deck is from what is wanted."""


def gain_of(best: Sequence[str], others: Sequence[str], bad: Bad, deals: int) -> Interval | None:
    """By how much the best are nearer to what is wanted than others; None where there is nothing to compare."""
    if not best or not others or deals < 2:
        return None

    def gain(left_out: Collection[int]) -> float:
        return fmean(bad(one, left_out) for one in others) - fmean(bad(one, left_out) for one in best)

    value = gain(())
    # Two halves of one parting are off to either side alike: each parting tells one thing of the spread.
    half = student(PAIRS) * sqrt(fmean((gain(left_out) - value) ** 2 for left_out in _halves(deals)))
    return Interval(value, value - half, value + half)


def _halves(deals: int) -> Iterator[frozenset[int]]:
    chance = Chance(deals)
    for _ in range(PAIRS):
        order = chance.shuffled(range(deals))
        yield frozenset(order[: deals // 2])
        yield frozenset(order[deals // 2 :])
