"""What the narrators of all games say: each game adds its own, see `telling/messages.py` of any of them."""

from __future__ import annotations

from validator.content.vocabulary import Message, said

OF_EVERY_GAME: dict[str, Message] = {
    **said("player-name", number=int),
    **said("tell-winner", player=str),
    **said("tell-winners", "tie-shared", players=str),
}
LISTED: dict[str, Message] = said("told-list", first=str, last=str)
"""How things are said one after another, by `validator.play.engine.telling.Speaker.listed`."""


def tie_breaks(*keys: str) -> dict[str, Message]:
    """By what a tie was decided, as `validator.play.engine.telling.tie_told` has it."""
    return said(*keys, players=str, most=int, next=int)
