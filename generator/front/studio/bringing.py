"""What a designer brings or begins: sets and kits, spreadsheets, fonts, pictures, packs; never over others unasked."""

import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from generator.front.commands.column_meanings import Guess, guesses, kept_name
from generator.front.commands.new import NewOptions, begin_set
from generator.front.commands.open import lay_out
from generator.front.studio.http.replies import Refused, asked, body_of, bytes_of_body, findings, route
from generator.front.studio.work.folder import MOST_BROUGHT, Folder, sum_of
from generator.front.studio.work.room import Workroom
from generator.front.tasks.judging import judged
from generator.print.type.fontfiles import BadFont, check_font
from validator.base.decoding import from_json
from validator.base.files import refuse_name, write_beside
from validator.base.issue import ContentError, WrongUse, in_order
from validator.content.kits.declared import SIZES
from validator.content.loading import ContentSet
from validator.content.places import SHEETS, built_in, example_kits

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
FONTS = (".ttf", ".otf")
PACKS = (".zip", ".proofpress")
FOLDERS = {"sheet": "", "picture": "pictures", "font": "fonts"}
"""Where in a set's folder what is brought belongs."""
LONGEST = 80
_STRANGE = re.compile(r"[^\w.\-()]+")


def sort_of(name: str) -> str:
    """What a file is by its ending: ``sheet``, ``picture``, ``font`` or ``pack``. Raises WrongUse for any other."""
    ending = PurePosixPath(name).suffix.lower()
    for sort, endings in (("sheet", SHEETS), ("picture", PICTURES), ("font", FONTS), ("pack", PACKS)):
        if ending in endings:
            return sort
    known = ", ".join(one.removeprefix(".") for one in (*SHEETS, *PICTURES, *FONTS))
    raise WrongUse(f"{name!r} is nothing that a set may have here; files that end in {known}, and packed sets, are")


def clean_name(name: str) -> str:
    """A file's name as it may lie in a set: letters, digits, - _ and dots.

    Raises WrongUse for one that leads away, or that is none on every system.
    """
    if "/" in name or "\\" in name or "\0" in name or ".." in name or name.startswith((".", "~")):
        raise WrongUse(f"{name!r} cannot be the name of a file here: no folders, no dots at its beginning")
    path = PurePosixPath(_STRANGE.sub("-", name.replace(" ", "-")))
    stem = re.sub("-{2,}", "-", path.stem).strip("-")[:LONGEST]
    if not stem:
        raise WrongUse(f"{name!r} has no letters or digits that a file's name needs")
    refuse_name(stem)
    return f"{stem}{path.suffix.lower()}"


MOST_FINDINGS = 100


class Brought(msgspec.Struct, omit_defaults=True):
    """What came of a file: its ``sort``, the set and place it went to, and what is wrong with the set now.

    ``outcome`` is ``written``, ``same`` (it was there already), ``asked`` (another file is there: nothing was written)
    or ``made`` (a set was made of it). ``cards`` are the designs of the set, ``used`` tells whether a card shows it.
    """

    sort: str
    outcome: str
    set: str
    file: str = ""
    cards: int = 0
    used: bool = False
    issues: list[dict[str, Any]] = []


def bring(room: Workroom, reference: str, name: str, data: bytes, *, over: bool) -> Brought:
    """Put a file into a set. Raises WrongUse, Refused or ContentError where it does not belong there."""
    sort, clean = sort_of(name), clean_name(name)
    if sort == "pack":
        return unpack(room, clean, data)
    place = room.folder.place(reference)
    if not room.folder.owns(place):
        raise WrongUse(f"{reference!r} came with Proofpress and stays as it is; make a set of your own that extends it")
    if sort == "font":
        _check_font(data, clean)
    relative = "/".join(
        part
        for part in (place.folder.relative_to(room.folder.root).as_posix(), FOLDERS[sort], clean)
        if part not in ("", ".")
    )
    path = room.folder.inside(relative)
    if path != room.folder.root / relative:
        raise WrongUse(f"{relative!r} is a link, or lies behind one; nothing was written")
    outcome = write_file(room.folder, path, data, over=over)
    if outcome == "asked":
        return Brought(sort, outcome, reference, relative)
    room.news.tell("sets")
    return _judged(Brought(sort, outcome, reference, relative))


def write_file(folder: Folder, path: Path, data: bytes, *, over: bool) -> str:
    """Put a file at its place, and say the outcome. Raises Refused where another is written there at this moment."""
    if path.is_dir():
        raise Refused(f"{path.name} is a folder here; nothing was written")
    seen = folder.sum(path)
    if seen == sum_of(data):
        return "same"
    if seen is not None and not over:
        return "asked"
    folder.put(path, data, seen)
    return "written"


def _check_font(data: bytes, name: str) -> None:
    """Raises WrongUse where cards cannot be set in the font, and says why."""
    try:
        check_font(data)
    except BadFont as fault:
        raise WrongUse(f"{name} cannot be used: the font {fault}") from None


def _judged(brought: Brought) -> Brought:
    """What the whole set is like with the file in it, as ``proofpress check`` says."""
    try:
        verdict, content = judged(brought.set)
    except ContentError as fault:
        return msgspec.structs.replace(brought, issues=findings(fault.issues[:MOST_FINDINGS]))
    issues, used = findings(in_order(verdict.issues)[:MOST_FINDINGS]), _is_used(content, brought.file)
    return msgspec.structs.replace(brought, cards=verdict.designs, used=used, issues=issues)


def _is_used(content: ContentSet, file: str) -> bool:
    """Whether a piece names a file, or is called as it is."""
    path = Path(file)
    return any(
        piece.id == path.stem or path.name in msgspec.structs.asdict(piece).values()
        for _, piece in content.every_piece()
    )


def unpack(room: Workroom, name: str, data: bytes) -> Brought:
    """A packed set laid out as a folder of its own. Raises as `lay_out`."""
    with TemporaryDirectory() as beside:
        path = write_beside(Path(beside) / name, data)
        try:
            opened = lay_out(path)
        except ContentError as fault:
            shown = [
                msgspec.structs.replace(issue, span=msgspec.structs.replace(issue.span, file=name))
                for issue in fault.issues
            ]
            raise ContentError(shown) from None
    room.news.tell("sets")
    return _judged(Brought("pack", "made", opened.folder.as_posix()))


def kit_of(
    room: Workroom, name: str, file: str, data: bytes, languages: list[str], meanings: Mapping[str, str]
) -> Brought:
    """A kit made of a spreadsheet, whose columns mean what is said of them, else what is guessed.

    Raises:
        ContentError: the sheet is faulty.
        WrongUse: it holds no cards, or a column cannot mean what is said.
    """
    with TemporaryDirectory() as beside:
        sheet = _as_file(Path(beside), file, data)
        begin_set(NewOptions(name, kit=True, lang=languages, sheet=str(sheet), columns=meanings))
    room.news.tell("sets")
    return _judged(Brought("sheet", "made", name, f"{name}/{kept_name(sheet.name)}"))


def columns_of(file: str, data: bytes, languages: list[str]) -> list[Guess]:
    """What the columns of a spreadsheet without ids are taken for; none of one with ids. Raises as `kit_of`."""
    with TemporaryDirectory() as beside:
        return guesses(_as_file(Path(beside), file, data), languages or ["en"])


def _as_file(folder: Path, file: str, data: bytes) -> Path:
    clean = clean_name(file)
    if sort_of(clean) != "sheet":
        raise WrongUse(f"{file!r} is no spreadsheet")
    return write_beside(folder / clean, data)


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
        lines = begin_set(NewOptions(wanted.name, wanted.base, wanted.kit, False, wanted.lang, wanted.size))
        room.news.tell("sets")
        return {"set": wanted.name, "lines": lines}

    def file(request: Request) -> Any:
        over = asked(request, "over", "no") == "yes"
        name, reference = asked(request, "name"), asked(request, "set", "")
        return bring(room, reference, name, _held(request), over=over)

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
