"""One kind of card and one word."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from validator.content.vocabulary import Modifier, Piece, Rules, Vocabulary

Colour = Literal["red", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Kindle(Modifier, frozen=True, kw_only=True):
    """Score this many points more for each other lantern of the same colour you have hung."""

    points: Annotated[int, Meta(ge=1, le=3)] = 1


class Lantern(Piece, frozen=True, kw_only=True):
    """A card: its light is its points."""

    colour: Colour
    light: Annotated[int, Meta(ge=1, le=6)]
    glow: Kindle | None = None


class LanternRules(Rules, frozen=True, kw_only=True):
    """Numbers of the game."""

    hand_size: Annotated[int, Meta(ge=2, le=5, description="cards dealt to each player")] = 3


VOCABULARY = Vocabulary(
    game="lanterns",
    kinds={"lantern": Lantern},
    families={"glow": (Kindle,)},
    rules=LanternRules,
    profiles={"documented": LanternRules()},
)
