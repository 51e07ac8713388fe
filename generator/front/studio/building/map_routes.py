"""The addresses of the map painter."""

from pathlib import PurePosixPath
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from generator.front.studio.building.map_text import Hex, describe, painted
from generator.front.studio.building.maps import Start, begin, drafted, judged, opened, picture, usual_signs
from generator.front.studio.building.ships import yaml_name
from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.work.room import Workroom
from validator.base.issue import WrongUse

SVG = "image/svg+xml"
PROOF = "network.svg"


class Painted(msgspec.Struct):
    """A map as it was painted, and the text of its file before."""

    set: str
    file: str
    text: str
    hexes: list[Hex]
    lang: str = "en"


class Save(msgspec.Struct):
    """The text of a set's map to be kept, and the sum of what the file held."""

    set: str
    file: str
    text: str
    seen: str | None = None


class Join(msgspec.Struct):
    """A set whose cities are to be joined by its tiles."""

    set: str
    title: str


def map_routes(room: Workroom) -> list[Route]:
    """The addresses below ``/api/building/map``."""
    return [*_looking(room), *_keeping(room), *_joining(room)]


def _looking(room: Workroom) -> list[Route]:
    """The map, what is to be said of it, and how it prints."""
    folder = room.folder

    def map_(request: Request) -> Any:
        return opened(folder, asked(request, "set"))

    def judge(request: Request) -> Any:
        wanted = body_of(request, Painted)
        text = painted(wanted.text, wanted.file, wanted.hexes, usual_signs())
        return judged(folder, wanted.set, wanted.file, text) | describe(wanted.hexes)

    def draw(request: Request) -> Any:
        wanted = body_of(request, Painted)
        text = painted(wanted.text, wanted.file, wanted.hexes, usual_signs())
        return {"svg": picture(drafted(folder, wanted.set, wanted.file, text), wanted.lang)}

    return [
        route("/api/building/map", map_),
        route("/api/building/map/judge", judge, "POST"),
        route("/api/building/map/picture", draw, "POST"),
    ]


def _keeping(room: Workroom) -> list[Route]:
    """Maps kept and begun."""
    folder = room.folder

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        place = folder.place(wanted.set)
        if not folder.owns(place):
            raise WrongUse(f"{wanted.set} travels with Proofpress and stays as it is; begin a map of your own")
        path = PurePosixPath(place.folder.relative_to(folder.root), yaml_name(wanted.file))
        answer = {"sum": folder.write(path.as_posix(), wanted.text, wanted.seen)}
        room.news.tell("sets")
        return answer

    def new(request: Request) -> Any:
        reference = begin(folder, body_of(request, Start))
        room.news.tell("sets")
        return {"set": reference}

    return [route("/api/building/map/save", save, "POST"), route("/api/building/map/new", new, "POST")]


def _joining(room: Workroom) -> list[Route]:
    """Whether the set's tiles can join all cities."""
    folder = room.folder

    def join(request: Request) -> Any:
        wanted = body_of(request, Join)
        folder.place(wanted.set)
        return room.jobs.start("build", wanted.title, ["check", wanted.set, "--picture"])

    def joined(request: Request) -> Any:
        path = folder.inside(f"output/{folder.place(asked(request, 'set')).name}/{PROOF}")
        if not path.is_file():
            raise WrongUse("no track was drawn: the map has faults that come first, or its cities cannot be joined")
        return Response(path.read_bytes(), media_type=SVG)

    return [route("/api/building/map/join", join, "POST"), route("/api/building/map/joined", joined)]
