"""What any plain game says: messages that it says by itself in some languages, and others that a set may have."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from validator.content.vocabulary import Message, Messages, said

TEXT = Path(__file__).parent / "text"
"""A file for each language in which a plain game says by itself what its set leaves unsaid."""
_SPOKEN = frozenset(file.stem for file in TEXT.glob("*.ftl"))
_PLAIN = {
    **said("player-name", number=int),
    **said("plain-chooses", seat=int, player=str, card=str),
    **said("plain-asks", seat=int, player=str),
    **said("plain-score", seat=int, player=str, points=int),
    **said("plain-nothing", "plain-none"),
    **said("plain-place", place=str, cards=str),
    **said("plain-place-of", player=str, place=str, cards=str),
    **said("plain-heading", player=str, place=str),
}


def plain_messages(own: Mapping[str, Message]) -> Messages:
    """What a plain game says that has messages of its own, beside those named after its choices, events and places.

    Events are told with what their ``told`` gives: a game that names it here has it looked at.
    """
    plain = {key: message._replace(spoken=_SPOKEN) for key, message in _PLAIN.items()}
    kin = {
        "tell-": None,
        "tell-score": {"seat": int, "player": str, "points": int},
        "ask-": {"seat": int, "player": str},
        "place-": {},
    }
    return Messages({**plain, **own}, kin=kin)


MESSAGES = plain_messages({})
