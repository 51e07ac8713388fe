"""The addresses of the ship builder, and with them those of the map painter."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.studio.building.maps import map_routes
from generator.front.studio.building.ships import (
    SHOWN,
    Layout,
    LayoutText,
    Yards,
    judge_layout,
    layout_files,
    layout_text,
    parts_to_build,
    with_layout,
    yaml_name,
)
from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.work.room import Workroom

OUTPUT, DRAFTS = "output", "output/ships"


class Judge(msgspec.Struct):
    """A layout to be judged: its text, and what the page has changed in it since (None: nothing)."""

    set: str
    lang: str
    text: str
    file: str = SHOWN
    layout: Layout | None = None


class Save(msgspec.Struct):
    """A text to be kept, and the sum of what the file held when it was read; None for a new file."""

    file: str
    text: str
    seen: str | None = None


class Fill(msgspec.Struct):
    """A ship that is to be filled."""

    set: str
    text: str
    title: str


def ship_routes(room: Workroom) -> list[Route]:
    """The addresses below ``/api/building/ship``."""
    yards = Yards(room.folder)
    return [*_looking(room, yards), *_working(room, yards)]


def _looking(room: Workroom, yards: Yards) -> list[Route]:
    """What there is to build of, what was built, and what is to be said of it."""

    def ships(request: Request) -> Any:
        content, yard = yards.of(asked(request, "set"))
        facts = parts_to_build(content, yard, content.spoken_like(asked(request, "lang")))
        return facts | {"files": layout_files(room.folder, content)}

    def open_(request: Request) -> Any:
        reference, file = asked(request, "set"), asked(request, "file")
        content, _ = yards.of(reference)
        return layout_text(room.folder, content, reference, file)

    def judge(request: Request) -> Any:
        wanted = body_of(request, Judge)
        content, yard = yards.of(wanted.set)
        text = wanted.text
        if wanted.layout is not None:
            text = with_layout(text, wanted.file, wanted.set, wanted.layout)
        return judge_layout(content, yard, LayoutText(text, wanted.file), wanted.lang)

    return [
        route("/api/building/ships", ships),
        route("/api/building/ship/open", open_),
        route("/api/building/ship/judge", judge, "POST"),
    ]


def _working(room: Workroom, yards: Yards) -> list[Route]:
    """Ships kept, and filled."""

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        return {"sum": room.folder.write(yaml_name(wanted.file), wanted.text, wanted.seen)}

    def fill(request: Request) -> Any:
        wanted = body_of(request, Fill)
        yards.of(wanted.set)
        draft = f"{DRAFTS}/to-fill.yaml"
        room.folder.write(draft, wanted.text, room.folder.sum(room.folder.inside(draft)))
        job = room.jobs.start("build", wanted.title, ["ship", "fill", draft, "--output", OUTPUT])
        return {"job": job.number, "file": f"{DRAFTS}/to-fill-filled.yaml"}

    return [route("/api/building/ship/save", save, "POST"), route("/api/building/ship/fill", fill, "POST")]


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    return [*ship_routes(room), *map_routes(room)]
