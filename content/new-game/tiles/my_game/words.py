"""The words of the game: what a tile is, and what can be said on one."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta
from validator.content.vocabulary import Modifier, Piece, Rules, Vocabulary

Land = Literal["wood", "water", "field"]
LANDS: tuple[Land, ...] = get_args(Land)


class Grow(Modifier, frozen=True, kw_only=True):
    """Each neighbour of the same land scores so many points more when this tile is laid."""

    points: Annotated[int, Meta(ge=1, le=3)] = 1


class Tile(Piece, frozen=True, kw_only=True):
    """A tile of one kind of land: it scores a point for each neighbour of the same land."""

    land: Land
    bonus: Grow | None = None


class MyRules(Rules, frozen=True, kw_only=True):
    """The switches of the game: every number that a set may change."""

    width: Annotated[int, Meta(ge=3, le=7, description="tiles in a row of the finished meadow")] = 5
    offer: Annotated[int, Meta(ge=1, le=6, description="tiles that lie open to be taken")] = 3


VOCABULARY = Vocabulary(
    game="my_game",
    kinds={"tile": Tile},
    families={"bonus": (Grow,)},
    rules=MyRules,
    profiles={"documented": MyRules()},
)
