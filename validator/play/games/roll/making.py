"""What Roll adds to the making of decks.

The dice that new tiles give, of each colour no more than the tiles of the base set give together.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from validator.play.engine.making import Fields, Making


def dice_given(kind: str, piece: Fields) -> Counter[str]:
    """How many dice of each colour the faces of a tile give."""
    dice_given: Counter[str] = Counter()
    for face in piece.values():
        gains: list[Any] = face.get("gains", []) if isinstance(face, dict) else []
        for gain in gains:
            if gain["do"] == "gain_dice":
                dice_given[f"dice {gain['colour']}"] += gain.get("count", 1)
    return dice_given


def has_room(kind: str, piece: Fields) -> bool:
    """Whether what its faces say has room: a development has powers or gains, and none of the base set has both."""
    faces = [face for face in piece.values() if isinstance(face, dict)]
    return not any(face.get("is") == "development" and face.get("powers") and face.get("gains") for face in faces)


MAKING = Making(kinds=("tile", "faction"), features=dice_given, capped=("dice ",), fits=has_room)


__all__ = ["MAKING"]
