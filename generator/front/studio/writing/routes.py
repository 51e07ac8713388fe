"""The addresses of this page, what is open on the desk, and how pictures of cards are cropped.

On the desk lies a live set for each that is being written, and what other programs change beside it.
"""

import threading
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Annotated, Any, Literal

import msgspec
import watchfiles
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from generator.front.studio.http.replies import Refused, asked, body_of, bytes_of_body, findings, route
from generator.front.studio.work.folder import LEFT_OUT
from generator.front.studio.work.jobs import News
from generator.front.studio.work.room import Workroom
from generator.front.studio.work.sets import summary
from generator.front.studio.writing.entries import Edited, Entries
from generator.front.studio.writing.files import around, first_card, first_file, schema_for
from generator.front.studio.writing.grid import Cell, Grid, NewCell
from generator.front.studio.writing.layouts import MOST_CHANGES, Laying, Layouts, Shown
from generator.front.studio.writing.live import Drawn, Live, Overtaken, describe
from generator.front.studio.writing.saving import Saver, Sent
from generator.front.studio.writing.shelf import (
    MOST_PICTURE,
    brought,
    icons_found,
    picture_fields,
    picture_of,
    picture_shelf,
)
from generator.front.tasks.descriptions import in_language
from generator.print.faces.outlines import Outline, outlined
from generator.print.faces.sides import layout_of
from generator.print.layout.units import Picture
from generator.print.own_art.files.headers import PictureFault, Pixels
from generator.print.own_art.folders import FOLDER, Share, parted
from generator.print.own_art.placing import landed
from generator.print.parts.desk import LayoutFault
from validator.base.issue import ContentError, Trouble, WrongUse

TOLD = frozenset(
    {".yaml", ".ftl", ".csv", ".tsv", ".xlsx", ".ods", ".png", ".jpg", ".jpeg", ".webp", ".svg", ".ttf", ".otf"}
)
"""Endings of files that a set is made of."""
STEP = 50
"""Milliseconds in which several changes become one."""


class Watcher:
    """Watches a folder from the first time that somebody wants to know."""

    def __init__(self, root: Path, news: News) -> None:
        self._root = root
        self._news = news
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, unless it has begun."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, daemon=True)
                self._thread.start()

    def _watch(self) -> None:
        for changes in watchfiles.watch(
            self._root, watch_filter=self._wanted, step=STEP, debounce=4 * STEP, raise_interrupt=False
        ):
            paths = sorted({self._relative(path) for _, path in changes})
            self._news.tell("files", paths=paths)
            if any(change != watchfiles.Change.modified and path.endswith("set.yaml") for change, path in changes):
                self._news.tell("sets")

    def _wanted(self, _: watchfiles.Change, path: str) -> bool:
        parts = PurePath(self._relative(path)).parts
        is_hidden = any(part.startswith(".") or part in LEFT_OUT for part in parts)
        return not is_hidden and PurePath(path).suffix.lower() in TOLD

    def _relative(self, path: str) -> str:
        relative = PurePath(path)
        return relative.relative_to(self._root).as_posix() if relative.is_relative_to(self._root) else relative.name


MOST_OPEN = 4
"""Sets that are held at once; what is opened again is read again."""


class Desk:
    """All sets that are being written."""

    def __init__(self, room: Workroom) -> None:
        self.folder = room.folder
        self._open: dict[str, Live] = {}
        self._lock = threading.Lock()
        self.saver = Saver(room.folder)
        self._watcher = Watcher(room.folder.root, room.news)

    def live(self, reference: str, *, anew: bool = False) -> Live:
        """The set of that name, opened where it is not; ``anew``: as it is now is how it was at the opening."""
        self._watcher.start()
        before = self._open.get(reference)
        is_new = before is None or (anew and not before.is_as_opened())
        with self._lock:
            if reference not in self._open or (is_new and self._open[reference] is before):
                self._open[reference] = Live(self.folder, reference, self._open.pop(reference, None))
            while len(self._open) > MOST_OPEN:
                del self._open[next(iter(self._open))]
            return self._open[reference]

    def lay_out(self) -> None:
        """Draw the set that was changed last, which will most likely be opened; nothing is told of what goes wrong."""
        with suppress(ContentError, Refused, Trouble, WrongUse, OSError):
            own = self.folder.sets()
            if own:
                live = self.live(max(own, key=self._changed))
                drawn = live.draw("", "standard")
                if drawn.look is not None and drawn.content is not None:
                    drawn.look.pictures(around(drawn.content, first_card(drawn.content, first_file(live.files))))

    def _changed(self, reference: str) -> float:
        """When a file of a set was last changed, in seconds as the system counts them."""
        files = (self.folder.root / reference).glob("*.yaml")
        return max((file.stat().st_mtime for file in files), default=0.0)

    def text(self, live: Live, file: str) -> dict[str, Any]:
        """A file's text with its sum; ``own`` says whether it may be written."""
        path = live.files.path(file)
        source = self.folder.read(path)
        is_own = live.files.is_own and path.is_relative_to(live.files.place.folder)
        # What is no UTF-8 would be written back otherwise than it was.
        return {"file": file, "text": source.text, "sum": source.sum, "own": is_own and "\ufffd" not in source.text}


DIGITS = 4
NO_PICTURE = "this card shows no picture of its own"


def crop_of(live: Live, name: str, language: str, theme: str) -> dict[str, Any]:
    """The field and file of a card's picture, its size in any unit, the box's ratio, and the part shown (0 to 1).

    Raises:
        WrongUse: there is no such card, or it shows no picture that can be read.
    """
    content = live.content or live.as_read()
    piece = content.by_id.get(name)
    if piece is None:
        raise WrongUse(f"there is no entry {name!r}")
    field = picture_fields(content).get(content.kind_of(name) or "", {}).get("picture")
    try:
        face = outlined(content, content.spoken_like(language), theme, piece, "front")
        outline = next(_showing(face.outlines, field)) if face is not None and field is not None else None
        if face is None or outline is None:
            raise WrongUse(NO_PICTURE)
        written = str(getattr(piece, field or "", None) or "")
        pictures = face.studio.pictures
        file = pictures.named(written) if written else pictures.of_piece(name)
        if file is None:
            raise WrongUse(NO_PICTURE)
        look = pictures.looked_at(file)
    except (LayoutFault, PictureFault, StopIteration):
        raise WrongUse(NO_PICTURE) from None
    size = look.header.upright if isinstance(look, Pixels) else look.symbol.bounds[2:]
    part = outline.part
    assert isinstance(part, Picture)
    box = outline.box or part.box
    lies = landed(size, box, part.fit, parted(written)[1] or part.crop, part.focus)
    return {
        "field": field,
        "name": parted(written)[0] or file.shown.rpartition(f"/{FOLDER}/")[2],
        "picture": file.shown.rpartition(f"/{FOLDER}/")[2],
        "size": list(size),
        "ratio": box[2] / box[3],
        "shown": _share(lies.whole, lies.shown),
        "stated": parted(written)[1] is not None,
    }


def _showing(outlines: list[Outline], field: str | None) -> Any:
    """The parts of a face that show the picture a field names."""
    for outline in outlines:
        part = outline.part
        if isinstance(part, Picture) and part.file is None and part.source in (None, field):
            yield outline


def _share(whole: Share, shown: Share) -> list[float]:
    """Which part of the whole is shown, in parts of it."""
    across = ((shown[0] - whole[0]) / whole[2], (shown[1] - whole[1]) / whole[3])
    sizes = (shown[2] / whole[2], shown[3] / whole[3])
    return [round(number, DIGITS) for number in (*across, *sizes)]


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
