"""Price lists to reckon with: a made-up game of a few cards, and costs of a set moved at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from validator.content.vocabulary import Modifier, Piece
from validator.play.lab.prices.listing import PriceList
from validator.play.lab.prices.traits import Stated, Traits, costs_in, traits_of
from validator.play.lab.pricing import named_of


class Draw(Modifier, frozen=True, kw_only=True):
    """Draw cards."""

    cards: int = 1
    of: Literal["any", "red"] = "any"


class Hide(Modifier, frozen=True, kw_only=True):
    """Cannot be seen."""


class Card(Piece, frozen=True, kw_only=True):
    """A card."""

    cost: Annotated[int, Meta(ge=0)]
    points: int = 0
    colour: Literal["red", "green"] | None = None
    powers: tuple[Draw | Hide, ...] = ()


def stated(cards: Sequence[Card]) -> list[Stated]:
    """Their costs."""
    return [one for card in cards for one in costs_in(card, "card", ("cost",))]


def rows_of(cards: Sequence[Card]) -> list[Traits]:
    """What they are described by."""
    return [traits_of(one, ("cost",)) for one in stated(cards)]


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
