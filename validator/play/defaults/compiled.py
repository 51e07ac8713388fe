"""A set compiled for play: its designs are numbers, and every copy in the box is one of them."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Rules

P = TypeVar("P", bound=Piece)
R = TypeVar("R", bound=Rules)


class Box(Generic[P, R]):
    """The pieces of a set by number, and the switches of its rules.

    Attributes:
        rules: the switches of the set.
        pieces: each design; its place in this list is its number.
        deck: the number of every copy in the box, sorted.
        backs: for each design the number of its kind, which is what its back shows.
    """

    def __init__(self, content: ContentSet) -> None:
        self.rules = cast(R, content.rules)
        self.pieces = cast(list[P], [piece for _, piece in content.every_piece()])
        self.deck = [number for number, piece in enumerate(self.pieces) for _ in range(piece.count)]
        kinds = list(content.pieces)
        self.backs = [kinds.index(kind) for kind, _ in content.every_piece()]
