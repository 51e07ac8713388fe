"""Costs of a set moved at random, and who is named for it: shared by the tests and by ``benchmarks/moved_costs.py``."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from validator.play.lab.prices.listing import PriceList
from validator.play.lab.pricing import named_of

MOVED, BY = 6, 3
DIGITS = range(10)
"""Costs that the words of our games allow."""


class Planted(NamedTuple):
    """Which costs were moved, by their places, the costs as they are now, and which are named."""

    moved: list[int]
    costs: list[float]
    named: list[int]

    @property
    def found(self) -> int:
        """How many of those moved are named."""
        return len(set(self.named) & set(self.moved))

    @property
    def falsely(self) -> float:
        """The share of the others that are named."""
        return len(set(self.named) - set(self.moved)) / (len(self.costs) - len(self.moved))


def planted(prices: PriceList, seed: int) -> Planted:
    """Move six costs of a set by three, up or down, and see who is named."""
    chance = Random(seed)
    costs = [one.cost for one in prices.stated]
    moved = chance.sample(range(len(costs)), MOVED)
    for place in moved:
        costs[place] = chance.choice([to for to in (costs[place] - BY, costs[place] + BY) if to in DIGITS])
    return Planted(moved, costs, named_among(prices, costs))


def named_among(prices: PriceList, costs: list[float]) -> list[int]:
    """The places of the costs that are named where a set's pieces cost this."""
    _, distances = prices.fitted(costs)
    return [place for place, named in enumerate(named_of([one.chance for one in distances])) if named]
