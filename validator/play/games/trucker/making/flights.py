"""Adventure cards: how often each thing happens at each level."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.engine.making import Fields

WEIGHT = 5
"""A card of a level more or less counts as much as so many of what happens."""
LEARNING = 1
"""The level of which cards may be starred."""


def features(piece: Fields) -> dict[str, int]:
    """What of adventures comes about as often as in the base set."""
    return {sort(piece): 1, f"flight {piece['level']}": WEIGHT}


def sort(piece: Fields) -> str:
    """What a card brings, and on which flight."""
    return f"level {piece['level']} {piece['adventure']['event']}"


def sorts(pieces: Sequence[Fields]) -> list[str]:
    """The same of each."""
    return [sort(piece) for piece in pieces]


def star(pieces: Sequence[Fields], wanted: int) -> None:
    """Star so many cards of the learning flight, of as many sorts as there are, and no others."""
    seen: dict[str, int] = {}
    order: list[tuple[int, int]] = []
    for place, piece in enumerate(pieces):
        piece.pop("starred", None)
        if piece["level"] == LEARNING:
            order.append((seen.get(sort(piece), 0), place))
            seen[sort(piece)] = seen.get(sort(piece), 0) + 1
    for _, place in sorted(order)[: max(0, wanted)]:
        adventure = pieces[place].pop("adventure")
        pieces[place].update(starred=True, adventure=adventure)
