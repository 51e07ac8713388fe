"""The words of the game: what a card is, and what can be said on one."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta
from validator.content.vocabulary import Modifier, Piece, Rules, Vocabulary

Suit = Literal["sun", "leaf", "wave"]
SUITS: tuple[Suit, ...] = get_args(Suit)


class Prize(Modifier, frozen=True, kw_only=True):
    """Whoever wins this card scores so many points more."""

    points: Annotated[int, Meta(ge=1, le=5)] = 2


class Card(Piece, frozen=True, kw_only=True):
    """A card of a suit: the highest of the suit that was led wins the trick."""

    suit: Suit
    rank: Annotated[int, Meta(ge=1, le=9)]
    bonus: Prize | None = None


class MyRules(Rules, frozen=True, kw_only=True):
    """The switches of the game: every number that a set may change."""

    hand_size: Annotated[int, Meta(ge=2, le=8, description="cards dealt to each player")] = 6


VOCABULARY = Vocabulary(
    game="my_game",
    kinds={"card": Card},
    families={"bonus": (Prize,)},
    rules=MyRules,
    profiles={"documented": MyRules()},
)
