"""What Race adds to the making of decks.

Which kinds are made, and the first hands of the beginners' game, which new cards fill where old ones are gone.
"""

from __future__ import annotations

from collections.abc import Mapping

from validator.content.loading import ContentSet
from validator.play.engine.making import Fields, Making
from validator.play.games.race.words.vocabulary import Development, StartWorld, World

HAND = 4
MOST_PRICE = 4
"""Cards of a first hand cost no more, where there are enough of them."""


def fill_hands(
    content: ContentSet, made: Mapping[str, list[Fields]], kept: frozenset[str], words: Mapping[str, tuple[int, int]]
) -> None:
    """Give cheap new cards to first hands until each that the base set deals has four cards again."""
    used: set[object] = {id(piece) for pieces in made.values() for piece in pieces if "beginner_hand" in piece}
    cards = [piece for kind in ("world", "development") for piece in made.get(kind, ())]
    cheap = sorted(cards, key=lambda piece: (_price(piece) > MOST_PRICE, _price(piece) // 2, str(piece["id"])[::-1]))
    for hand in sorted({number for number in _hands(content) if 1 <= number <= content.manifest.players.most}):
        held = sum(
            1
            for _, piece in content.every_piece()
            if isinstance(piece, World | Development)
            and not isinstance(piece, StartWorld)
            and piece.id in kept
            and piece.beginner_hand == hand
        )
        for piece in [piece for piece in cheap if id(piece) not in used][: max(0, HAND - held)]:
            piece["beginner_hand"] = hand
            used.add(id(piece))


def _hands(content: ContentSet) -> list[int]:
    hands = (getattr(piece, "beginner_hand", None) for _, piece in content.every_piece())
    return [hand for hand in hands if hand is not None]


def _price(piece: Fields) -> int:
    return int(piece["cost"] if "cost" in piece else piece["defence"])


MAKING = Making(kinds=("world", "development"), left_out=frozenset({"beginner_hand"}), finish=fill_hands)


__all__ = ["MAKING"]
