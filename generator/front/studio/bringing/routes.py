"""The addresses of what a designer brings or begins."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.commands.new import Asked, begun
from generator.front.studio.bringing.files import brought, columns_of, kit_of
from generator.front.studio.http.replies import asked, body_of, bytes_of_body, route
from generator.front.studio.work.folder import MOST_BROUGHT
from generator.front.studio.work.room import Workroom
from validator.base.decoding import from_json
from validator.base.issue import WrongUse
from validator.content.kits.declared import SIZES
from validator.content.places import built_in, example_kits


class New(msgspec.Struct):
    """A set or kit to begin: as the words of ``proofpress new``."""

    name: str
    base: str | None = None
    kit: bool = False
    lang: list[str] = []
    size: str | None = None


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""

    def beginnings(_: Request) -> Any:
        bases = [*built_in(), *(name for name in room.folder.sets() if "/" not in name and name != ".")]
        return {
            "sets": bases,
            "kits": example_kits(),
            "sizes": {name: [trim.width, trim.height] for name, trim in SIZES.items()},
        }

    def new(request: Request) -> Any:
        wanted = body_of(request, New)
        room.folder.inside(wanted.name)
        if wanted.base is not None and wanted.base not in (*built_in(), *example_kits()):
            room.folder.place(wanted.base)
        lines = begun(Asked(wanted.name, wanted.base, wanted.kit, False, wanted.lang, wanted.size))
        room.news.tell("sets")
        return {"set": wanted.name, "lines": lines}

    def file(request: Request) -> Any:
        over = asked(request, "over", "no") == "yes"
        name, reference = asked(request, "name"), asked(request, "set", "")
        return brought(room, reference, name, _held(request), over=over)

    def kit(request: Request) -> Any:
        languages = [one for one in asked(request, "lang", "").split(",") if one]
        name = asked(request, "set")
        room.folder.inside(name)
        return kit_of(room, name, asked(request, "name"), _held(request), languages, _meanings(request))

    def columns(request: Request) -> Any:
        languages = [one for one in asked(request, "lang", "").split(",") if one]
        return {"columns": columns_of(asked(request, "name"), _held(request), languages)}

    return [
        route("/api/bringing/beginnings", beginnings),
        route("/api/bringing/new", new, "POST"),
        route("/api/bringing/file", file, "POST", MOST_BROUGHT),
        route("/api/bringing/kit", kit, "POST", MOST_BROUGHT),
        route("/api/bringing/columns", columns, "POST", MOST_BROUGHT),
    ]


def _meanings(request: Request) -> dict[str, str]:
    """What columns mean, by their headings."""
    try:
        return from_json(asked(request, "columns", "{}"), dict[str, str])
    except msgspec.DecodeError:
        raise WrongUse("what the columns mean is no group of headings and meanings") from None


def _held(request: Request) -> bytes:
    data = bytes_of_body(request)
    if not data:
        raise WrongUse("the file is empty")
    return data
