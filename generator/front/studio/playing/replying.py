"""Requests about a game, and what it answered, as they cross the wire."""

import msgspec
from starlette.responses import Response

from generator.front.studio.http.replies import reply
from generator.front.studio.playing.told import Answer, Ask


class Numbered(msgspec.Struct):
    """A game by its number, and what is asked of it."""

    game: int
    ask: Ask = msgspec.field(default_factory=Ask)


def replied(answer: Answer, number: int) -> Response:
    """What a game answered, with its number, or why not."""
    if answer.status:
        return reply({"message": answer.said, "issues": answer.issues}, answer.status)
    told = {"said": answer.said, "told": answer.told, "hint": answer.hint, "map": answer.map, "rules": answer.rules}
    return reply({"game": number, **told})
