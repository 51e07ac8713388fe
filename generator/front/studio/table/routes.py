"""The addresses of the free table: what its decks are made of, and tables that were saved."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.table.box import box_of
from generator.front.studio.table.saved import path_of, saved_names
from generator.front.studio.work.room import Workroom


class Save(msgspec.Struct):
    """A table to be saved: the set it is of, its name, all of it as JSON, and the sum of what the page last saw."""

    set: str
    name: str
    table: dict[str, Any]
    seen: str | None = None


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""

    def box(request: Request) -> Any:
        return box_of(room.faces, asked(request, "set"), asked(request, "lang"))

    def names(request: Request) -> Any:
        return saved_names(room.folder, asked(request, "set"))

    def load(request: Request) -> Any:
        path = room.folder.inside(path_of(room.folder, asked(request, "set"), asked(request, "name")))
        found = room.folder.read(path)
        return {"table": msgspec.json.decode(found.text), "sum": found.sum}

    def save(request: Request) -> Any:
        wanted = body_of(request, Save)
        relative = path_of(room.folder, wanted.set, wanted.name)
        text = msgspec.json.format(msgspec.json.encode(wanted.table), indent=1).decode()
        return {"file": relative, "sum": room.folder.write(relative, text + "\n", wanted.seen)}

    return [
        route("/api/table/box", box),
        route("/api/table/saved", names),
        route("/api/table/load", load),
        route("/api/table/save", save, "POST"),
    ]
