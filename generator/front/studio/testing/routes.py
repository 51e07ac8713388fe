"""The addresses of this page."""

from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.studio.http.replies import asked, asked_number, body_of, route
from generator.front.studio.testing.kept import Shelf
from generator.front.studio.testing.running import Wanted, offered
from generator.front.studio.work.room import Workroom
from validator.base.characters import MOST_NUMBER

Counted = Annotated[int, msgspec.Meta(ge=0, le=MOST_NUMBER)]


class PlayOn(msgspec.Struct):
    """Where a game is to be played on from: choice ``at`` of a run's game, a person in ``seat``; all from 0."""

    set: str
    run: Counted
    game: Counted
    at: Counted
    seat: Counted
    lang: str


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    shelf = Shelf(room)
    return [*_starting(shelf), *_runs(shelf), *_games(shelf)]


def _starting(shelf: Shelf) -> list[Route]:
    def choices(request: Request) -> Any:
        return offered(shelf.tables.of(asked(request, "set")), asked(request, "lang"))

    def command(request: Request) -> Any:
        return {"command": body_of(request, Wanted).command()}

    def start(request: Request) -> Any:
        return shelf.playing.begin(body_of(request, Wanted))

    return [
        route("/api/testing/choices", choices),
        route("/api/testing/command", command, "POST"),
        route("/api/testing/start", start, "POST"),
    ]


def _runs(shelf: Shelf) -> list[Route]:
    def runs(request: Request) -> Any:
        return shelf.listed(asked(request, "set"))

    def run(request: Request) -> Any:
        return shelf.run_told(asked(request, "set"), asked_number(request, "run"), asked(request, "lang"))

    def compare(request: Request) -> Any:
        first, second = asked_number(request, "first"), asked_number(request, "second")
        return shelf.compared(asked(request, "set"), first, second, asked(request, "lang"))

    return [route("/api/testing/runs", runs), route("/api/testing/run", run), route("/api/testing/compare", compare)]


def _games(shelf: Shelf) -> list[Route]:
    def games(request: Request) -> Any:
        about = {name: request.query_params.get(name, "") for name in ("card", "how", "agent", "seat", "players", "by")}
        return shelf.examples(asked(request, "set"), asked_number(request, "run"), about)

    def game(request: Request) -> Any:
        reference, run = asked(request, "set"), asked_number(request, "run")
        return shelf.game_told(reference, run, asked_number(request, "game"), asked(request, "lang"))

    def play_on(request: Request) -> Any:
        wanted = body_of(request, PlayOn)
        file = shelf.play_on(wanted.set, wanted.run, wanted.game, wanted.at, wanted.seat, wanted.lang)
        return {"file": file}

    return [
        route("/api/testing/games", games),
        route("/api/testing/game", game),
        route("/api/testing/play-on", play_on, "POST"),
    ]
