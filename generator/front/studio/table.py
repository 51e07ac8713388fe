"""The free table for kits that no rules play: what its decks are made of, and tables that were saved."""

import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, route
from generator.front.studio.work.faces import Drawn, Faces
from generator.front.studio.work.folder import Folder
from generator.front.studio.work.room import Workroom
from generator.print.faces.sides import Sides
from validator.base.issue import WrongUse
from validator.content.vocabulary import Piece

TABLES = "tables"
_NAME = re.compile(r"[\w][\w \-]{0,59}")


def folder_of(folder: Folder, reference: str) -> str:
    """Where the tables of a set lie, from the opened folder. Raises WrongUse where there is no such set."""
    return folder.beside(reference, TABLES, f"{TABLES}/{folder.place(reference).name}")


def path_of(folder: Folder, reference: str, name: str) -> str:
    """Where a table of that name lies. Raises WrongUse for a name that no file should have."""
    if not _NAME.fullmatch(name):
        raise WrongUse(f"{name!r} cannot be a table's name: letters, digits, blanks, - and _, at most 60")
    return f"{folder_of(folder, reference)}/{name.strip()}.json"


def saved_names(folder: Folder, reference: str) -> list[str]:
    """The tables of a set that were saved, sorted."""
    path = folder.inside(folder_of(folder, reference))
    return sorted(file.stem for file in path.glob("*.json") if _NAME.fullmatch(file.stem))


DICE_FACES = "faces"
"""The field of a kit's die that holds what stands on its sides."""


def box_of(faces: Faces, reference: str, language: str) -> dict[str, Any]:
    """All designs as a table wants them. Raises ContentError, WrongUse as `Faces.of`."""
    drawn = faces.of(reference, language)
    backs: dict[str, list[Sides]] = {}
    pieces = [
        {
            "id": side.id,
            "kind": side.kind,
            "title": side.title,
            "count": side.count,
            "width": side.front.width,
            "height": side.front.height,
            "back": _like(side, backs.setdefault(side.kind, [])),
        }
        for side in drawn.sides.values()
    ]
    return {"pieces": pieces, "dice": dice_of(drawn)}


def _like(side: Sides, known: list[Sides]) -> str | None:
    """The first piece of the kind whose back looks the same, so that a deck of one back is one drawing."""
    if side.back is None:
        return None
    other = next((other for other in known if other.back == side.back), None)
    if other is None:
        known.append(side)
    return (other or side).id


def dice_of(drawn: Drawn) -> list[dict[str, Any]]:
    """The dice of a kit: id, how many, and the words on their sides."""
    every = [piece for _, piece in drawn.content.every_piece()]
    return [{"id": piece.id, "count": piece.count, "faces": sides} for piece in every if (sides := _sides(piece))]


def _sides(piece: Piece) -> list[str]:
    sides = getattr(piece, DICE_FACES, None)
    return [str(one) for one in sides] if isinstance(sides, tuple) and len(sides) > 1 else []


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
        layout_file = room.folder.read(path)
        return {"table": msgspec.json.decode(layout_file.text), "sum": layout_file.sum}

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
