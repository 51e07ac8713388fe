"""What every page asks for: sets, faces, what findings mean, jobs, and the news."""

from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, findings, route
from generator.front.studio.work.room import Workroom
from generator.front.studio.work.sets import kinds_called, listed
from validator.base.issue import Trouble

SVG = "image/svg+xml"


class Stop(msgspec.Struct):
    """Which job is to be stopped."""

    number: int


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    room.first.append(partial(_look_ahead, room))

    def sets(request: Request) -> Any:
        which = listed(room.folder, is_own=asked(request, "own", "") == "yes")
        return {"folder": room.folder.root.name, "sets": which}

    def kinds(request: Request) -> Any:
        return kinds_called(room.folder, asked(request, "set"), asked(request, "speaks", "en"))

    def faces(request: Request) -> Any:
        language, theme = asked(request, "lang"), asked(request, "theme", "standard")
        drawn = room.faces.of(asked(request, "set"), language, theme)
        describe = import_module("generator.front.studio.work.faces").describe
        return {"faces": describe(drawn), "issues": findings(drawn.issues)}

    def face(request: Request) -> Response:
        language, theme = asked(request, "lang"), asked(request, "theme", "standard")
        piece, side = asked(request, "id"), asked(request, "side", "front")
        return Response(room.faces.svg(asked(request, "set"), language, theme, piece, side), media_type=SVG)

    def cover(request: Request) -> Response:
        cover_of = import_module("generator.front.studio.work.faces").cover_of
        cover = cover_of(room.folder, asked(request, "set"), asked(request, "lang"))
        return Response(cover, media_type="application/json")

    def jobs(_: Request) -> Any:
        return room.jobs.all()

    def stop(request: Request) -> Any:
        return room.jobs.stop(body_of(request, Stop).number)

    def pages(request: Request) -> Any:
        explained = import_module("generator.front.studio.work.explained").explained
        return explained(asked(request, "codes"), asked(request, "game", ""), asked(request, "speaks", "en"))

    async def news(_: Request) -> Response:
        return StreamingResponse(room.news.stream(), media_type="application/x-ndjson")

    return [
        route("/api/sets", sets),
        route("/api/kinds", kinds),
        route("/api/faces", faces),
        route("/api/face", face),
        route("/api/cover", cover),
        route("/api/explained", pages),
        route("/api/jobs", jobs),
        route("/api/jobs/stop", stop, "POST"),
        route("/api/news", news),
    ]


def _look_ahead(room: Workroom) -> None:
    """Tell of the folder's own sets, which the page asks for first, before any of them is drawn."""
    with suppress(Trouble, OSError):
        listed(room.folder, is_own=True)
