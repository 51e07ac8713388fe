"""The addresses of this page."""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.studio.http.replies import asked, body_of, bytes_of_body, findings, route
from generator.front.studio.work.room import Workroom
from generator.front.studio.work.sets import summary
from generator.front.studio.writing.crops import crop_of
from generator.front.studio.writing.desk import Desk
from generator.front.studio.writing.entries import Edited, Entries
from generator.front.studio.writing.files import around, first_card, first_file, schema_for
from generator.front.studio.writing.grid import Cell, Grid, NewCell
from generator.front.studio.writing.layouts import MOST_CHANGES, Laying, Layouts, Shown
from generator.front.studio.writing.live import Drawn, Live, Overtaken, describe
from generator.front.studio.writing.saving import Sent
from generator.front.studio.writing.shelf import MOST_PICTURE, brought, icons_found, picture_of, picture_shelf
from generator.front.tasks.descriptions import in_language
from generator.print.faces.sides import layout_of
from validator.base.issue import ContentError, WrongUse

SVG = "image/svg+xml"
JSON, LINES = "application/json", "application/x-ndjson"
MOST_STEPS = 20
"""Of a path to a value in an entry."""
MOST_CELLS = 20_000
"""Cells that are changed with one request."""
MOST_ROWS = 500
"""Entries that are made with one request."""
MOST_NEAR = 12
"""Faces that are sent with the answer to a change."""
MOST_AT_ONCE = 48
"""Faces that are sent with one answer."""


class Wanted(msgspec.Struct, kw_only=True):
    """What is to be drawn; ``near`` are the faces in sight, ``side`` the one that shows."""

    set: str
    lang: str
    theme: str = "standard"
    near: list[str] = []
    side: str = "front"


class Typed(Sent, kw_only=True, frozen=True):
    """A file as it was typed, and what is to ``draw`` when it is in its file."""

    set: str
    file: str
    draw: Wanted | None = None


class Several(msgspec.Struct, kw_only=True):
    """One side of several faces, now or at the ``opening``."""

    set: str
    lang: str
    ids: list[str]
    theme: str = "standard"
    side: str = "front"
    when: str = ""


class Edit(msgspec.Struct, kw_only=True):
    """An edit of one entry: ``set``, ``leave``, ``copy`` or ``delete``."""

    set: str
    id: str
    action: str
    path: Annotated[list[str | int], msgspec.Meta(max_length=MOST_STEPS)] = []
    value: Any = None


class Cells(msgspec.Struct):
    """Cells of the table of cards that shall hold something else."""

    set: str
    cells: Annotated[list[Cell], msgspec.Meta(max_length=MOST_CELLS)]


class NewRows(msgspec.Struct):
    """New entries of the kind of one that there is, or the first of a ``kind``, each with what its cells say."""

    set: str
    like: str
    rows: Annotated[list[list[NewCell]], msgspec.Meta(min_length=1, max_length=MOST_ROWS)]
    kind: str = ""


class Check(msgspec.Struct):
    """A set by its name, and the language that its findings are told in."""

    set: str
    lang: Literal["en", "zh-Hant", "zh-Hans"] = "en"


def routes(room: Workroom) -> list[Route]:
    """The addresses of this room."""
    desk = Desk(room)
    room.first.append(desk.lay_out)
    return [*_seen(desk), *_changed(room, desk), *_helped(desk)]


def _seen(desk: Desk) -> list[Route]:
    """What shows a set: its files, faces and findings."""

    def opened(request: Request) -> Any:
        live = desk.live(asked(request, "set"), anew=asked(request, "anew", "") == "yes")
        drawn = live.draw(asked(request, "lang"), asked(request, "theme", "standard"))
        files = {"files": live.files.listed(), "own": live.files.is_own}
        return {**_drawn(drawn, []), **files, **_known(live), **_first(desk, live, drawn, asked(request, "card", ""))}

    def text(request: Request) -> Any:
        return desk.text(desk.live(asked(request, "set")), asked(request, "file"))

    def face(request: Request) -> Response:
        look = desk.live(asked(request, "set")).look(asked(request, "lang"), asked(request, "theme", "standard"))
        drawn = look.svg(asked(request, "id"), asked(request, "side", "front"), asked(request, "when", ""))
        return Response(drawn, media_type=SVG)

    def several(request: Request) -> Any:
        wanted = body_of(request, Several)
        look = desk.live(wanted.set).look(wanted.lang, wanted.theme)
        pictures = look.pictures(wanted.ids[:MOST_AT_ONCE], wanted.side, wanted.when)
        return {"pictures": pictures, "stamps": {name: look.stamps[name] for name in pictures}}

    def drawn(request: Request) -> Any:
        wanted = body_of(request, Wanted)
        return _drawn_now(desk.live(wanted.set), wanted)

    def found(request: Request) -> Any:
        live = desk.live(asked(request, "set"))
        return {"issues": findings(live.findings(asked(request, "lang"), asked(request, "theme", "standard")))}

    return [
        route("/api/writing/open", opened),
        route("/api/writing/text", text),
        route("/api/writing/face", face),
        route("/api/writing/findings", found),
        route("/api/writing/draw", drawn, "POST"),
        route("/api/writing/faces", several, "POST"),
    ]


def _changed(room: Workroom, desk: Desk) -> list[Route]:
    """What changes a set, or checks it as a whole."""

    async def typed(request: Request) -> Any:
        # What is typed is in its file at once, and the page is told so, however long the drawing takes.
        live, saved, wanted = await desk.saver.past_all(lambda: _saved(desk, body_of(request, Typed)))
        if wanted is None:
            return saved
        return StreamingResponse(_in_two_lines(saved, lambda: _drawn_now(live, wanted)), media_type=LINES)

    def checked(request: Request) -> Any:
        asked_for = body_of(request, Check)
        reference = asked_for.set
        room.folder.place(reference)
        command = ["check", reference, "--format", "github", "--lang", asked_for.lang]
        return room.jobs.start("write", f"check {reference}", command)

    def edited(request: Request) -> Any:
        return _edited(room, desk, body_of(request, Edit))

    def filled(request: Request) -> Any:
        wanted = body_of(request, Cells)
        live = desk.live(wanted.set)
        with live.reading():
            return {"files": Grid(room.folder, live).with_cells(wanted.cells)}

    def added(request: Request) -> Any:
        wanted = body_of(request, NewRows)
        live = desk.live(wanted.set)
        with live.reading():
            grid = Grid(room.folder, live)
            return (
                grid.with_rows(wanted.like, wanted.rows) if wanted.like else grid.with_first(wanted.kind, wanted.rows)
            )

    def laid(request: Request) -> Any:
        wanted = body_of(request, Laying)
        live = desk.live(wanted.set)
        if len(wanted.changes) > MOST_CHANGES:
            raise WrongUse(f"at most {MOST_CHANGES} parts are changed at once")
        with live.reading():
            return Layouts(live, wanted.id, wanted.lang, wanted.theme, wanted.side).changed(wanted.changes)

    def shown(request: Request) -> Any:
        wanted = body_of(request, Shown)
        live = desk.live(wanted.set)
        with live.reading():
            layout = Layouts(live, wanted.id, wanted.lang, "standard", wanted.side)
            return layout.shown_when(wanted.field, wanted.when)

    return [
        route("/api/writing/shown", shown, "POST"),
        route("/api/writing/lay", laid, "POST"),
        route("/api/writing/cells", filled, "POST"),
        route("/api/writing/rows", added, "POST"),
        route("/api/writing/type", typed, "POST"),
        route("/api/writing/check", checked, "POST"),
        route("/api/writing/edit", edited, "POST"),
    ]


def _helped(desk: Desk) -> list[Route]:
    """What helps to write: the words of a file, an entry for the form."""

    def entry(request: Request) -> Any:
        return Entries(desk.folder, desk.live(asked(request, "set"))).entry(asked(request, "id"))

    def schema(request: Request) -> Any:
        live = desk.live(asked(request, "set"))
        file = asked(request, "file")
        is_there = asked(request, "look", "yes") == "yes" and live.files.path(file).is_file()
        shown = desk.text(live, file)["text"] if is_there else ""
        content = live.content or live.as_read()
        answer = in_language(schema_for(shown, file.rpartition("/")[2], content.words), asked(request, "speaks", "en"))
        return Response(answer, media_type=JSON) if isinstance(answer, bytes) else answer

    def table(request: Request) -> Any:
        return Grid(desk.folder, desk.live(asked(request, "set"))).table(asked(request, "kind", ""))

    def layout(request: Request) -> Any:
        live = desk.live(asked(request, "set"))
        language, theme = asked(request, "lang"), asked(request, "theme", "standard")
        with live.reading():
            return Layouts(live, asked(request, "id"), language, theme, asked(request, "side", "front")).face()

    def pictures(request: Request) -> Any:
        return picture_shelf(desk.live(asked(request, "set")))

    def crop(request: Request) -> Any:
        live = desk.live(asked(request, "set"))
        with live.reading():
            return crop_of(live, asked(request, "id"), asked(request, "lang"), asked(request, "theme", "standard"))

    def picture(request: Request) -> Response:
        data, kind = picture_of(desk.live(asked(request, "set")), asked(request, "name"))
        return Response(data, media_type=kind)

    def bring(request: Request) -> Any:
        live, data = desk.live(asked(request, "set")), bytes_of_body(request)
        return {"name": brought(desk.folder, live, asked(request, "name"), data)}

    def icons(request: Request) -> Any:
        return icons_found(asked(request, "text", ""))

    return [
        route("/api/writing/pictures", pictures),
        route("/api/writing/picture", picture),
        route("/api/writing/crop", crop),
        route("/api/writing/bring", bring, "POST", MOST_PICTURE),
        route("/api/writing/icons", icons),
        route("/api/writing/layout", layout),
        route("/api/writing/table", table),
        route("/api/writing/entry", entry),
        route("/api/writing/schema", schema),
    ]


def _saved(desk: Desk, change: Typed) -> tuple[Live, dict[str, Any], Wanted | None]:
    live = desk.live(change.set)
    return live, desk.saver.write(live.files.own(change.file), change)._asdict(), change.draw


async def _in_two_lines(first: Any, second: Callable[[], Any]) -> AsyncIterator[bytes]:
    """An answer as a line of JSON, and another when that is there."""
    yield msgspec.json.encode(first) + b"\n"
    yield msgspec.json.encode(await run_in_threadpool(second)) + b"\n"


def _drawn_now(live: Live, wanted: Wanted) -> dict[str, Any]:
    try:
        return _drawn(live.draw(wanted.lang, wanted.theme, live.turn()), wanted.near, wanted.side)
    except Overtaken:
        return {"overtaken": True}


def _drawn(drawn: Drawn, near: list[str], side: str = "front") -> dict[str, Any]:
    changed = set(drawn.changed)
    shown = [name for name in near if name in changed][:MOST_NEAR]
    pictures = drawn.look.pictures(shown, side) if drawn.look else {}
    return {**describe(drawn), "pictures": pictures, "side": side, "issues": findings(drawn.issues)}


def _first(desk: Desk, live: Live, drawn: Drawn, card: str) -> dict[str, Any]:
    """What the page shows first, so that it need not ask again: a file, which card, and the faces around it."""
    file = first_file(live.files)
    first: dict[str, Any] = {"text": desk.text(live, file) if file else None, "card": None}
    if drawn.look is None or drawn.content is None:
        return {"first": first}
    first["card"] = first_card(drawn.content, file, card)
    return {"first": first, "pictures": drawn.look.pictures(around(drawn.content, first["card"]))}


def _known(live: Live) -> dict[str, Any]:
    """What the page knows of a set that can be read: kinds, languages, themes, and the margin kept free, in mm."""
    content = live.content
    if content is None:
        return {"safe": 0.0, "kinds": [], "summary": None}
    safe = 0.0
    with suppress(ContentError):
        safe = layout_of(content).card.safe
    kinds = [kind for kind, pieces in content.pieces.items() if pieces]
    return {"safe": safe, "kinds": kinds, "summary": summary(content, live.reference, own=live.files.is_own)}


def _edited(room: Workroom, desk: Desk, edit: Edit) -> Edited:
    entries = Entries(room.folder, desk.live(edit.set))
    if edit.action == "set":
        return entries.with_field(edit.id, edit.path, edit.value)
    if edit.action == "leave":
        return entries.without_field(edit.id, edit.path)
    if edit.action == "copy":
        return entries.copy(edit.id)
    if edit.action == "delete":
        return entries.gone(edit.id)
    raise WrongUse(f"there is no edit {edit.action!r}")
