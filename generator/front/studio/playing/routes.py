"""The addresses of this page."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, reply, route
from generator.front.studio.playing.games import Games
from generator.front.studio.playing.saved import saved_games
from generator.front.studio.playing.told import Answer, Ask, Begin
from generator.front.studio.work.room import Workroom
from generator.front.tasks.seating import PERSON, left_game
from generator.print.faces.typos import misnamed_issue
from generator.print.parts.desk import LayoutFault
from generator.print.pictures.dice import die_picture
from generator.print.writers.svg import face_svg
from validator.base.characters import whole_number
from validator.base.issue import ContentError, WrongUse
from validator.content.loading import ContentSet
from validator.play.lookup import open_set
from validator.play.playtest.running.roster import DEFAULT_AGENT, known_agents

SVG = "image/svg+xml"
NO_SIDE = -1
"""A die as it is listed, no side of it up."""


class Numbered(msgspec.Struct):
    """A game by its number, and what is asked of it."""

    game: int
    ask: Ask = msgspec.field(default_factory=Ask)


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    games = Games()

    def players(_: Request) -> Any:
        return {"person": PERSON, "usual": DEFAULT_AGENT, "agents": list(known_agents())}

    def begin(request: Request) -> Any:
        wanted = body_of(request, Begin)
        if wanted.file:
            room.folder.inside(wanted.file)
        room.folder.place(left_game(wanted.file).header.set if wanted.file else wanted.set)
        number, answer = games.begin(wanted)
        return _replied(answer, number)

    def ask(request: Request) -> Any:
        wanted = body_of(request, Numbered)
        return _replied(games.ask(wanted.game, wanted.ask), wanted.game)

    def end(request: Request) -> Any:
        games.end(body_of(request, Numbered).game)
        return {}

    def saved(request: Request) -> Any:
        reference = asked(request, "set")
        room.folder.place(reference)
        return saved_games(room.folder, reference, open_set(reference).name)

    def die(request: Request) -> Response:
        language, theme = asked(request, "lang"), asked(request, "theme", "standard")
        drawn = room.faces.of(asked(request, "set"), language, theme)
        side = asked(request, "side", str(NO_SIDE))
        return Response(die_svg(drawn.content, language, asked(request, "id"), side, theme), media_type=SVG)

    return [
        route("/api/playing/die", die),
        route("/api/playing/players", players),
        route("/api/playing/begin", begin, "POST"),
        route("/api/playing/ask", ask, "POST"),
        route("/api/playing/end", end, "POST"),
        route("/api/playing/saved", saved),
    ]


def die_svg(content: ContentSet, language: str, name: str, side: str, theme: str) -> str:
    """A side of a die of a set as an SVG document.

    Raises:
        WrongUse: the set has none, or not such a side.
        ContentError: the layout cannot draw it.
    """
    die = next((piece for _, piece in content.every_piece() if piece.id == name), None)
    number = NO_SIDE if side == str(NO_SIDE) else whole_number(side)
    if die is None or number is None:
        raise WrongUse(f"there is no side {side} of {name!r}")
    try:
        return face_svg(die_picture(content, content.spoken_like(language), die, number, theme=theme))
    except LayoutFault as fault:
        raise ContentError([misnamed_issue(content, fault, None)]) from None


def _replied(answer: Answer, number: int) -> Response:
    """What a game answered, with its number, or why not."""
    if answer.status:
        return reply({"message": answer.said, "issues": answer.issues}, answer.status)
    told = {"said": answer.said, "told": answer.told, "hint": answer.hint, "map": answer.map}
    return reply({"game": number, **told})
