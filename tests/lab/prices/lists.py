"""A made-up game of a few cards to be priced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from validator.content.vocabulary import Modifier, Piece
from validator.play.lab.prices.traits import Stated, Traits, costs_in, traits_of


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
