"""Files that are dropped onto the page: each goes where it belongs in a set, never over another unasked."""

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from generator.front.commands.new import Asked, begun
from generator.front.commands.new_from_sheet import Guess, guesses, kept_name
from generator.front.commands.open import laid_out
from generator.front.studio.bringing.names import FOLDERS, cleaned, sort_of
from generator.front.studio.http.replies import Refused, findings
from generator.front.studio.work.folder import Folder, sum_of
from generator.front.studio.work.room import Workroom
from generator.front.tasks.judging import judged
from generator.print.type.fontfiles import BadFont, check_font
from validator.base.files import write_beside
from validator.base.issue import ContentError, WrongUse, in_order
from validator.content.loading import ContentSet

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


def brought(room: Workroom, reference: str, name: str, data: bytes, *, over: bool) -> Brought:
    """Put a file into a set. Raises WrongUse, Refused or ContentError where it does not belong there."""
    sort, clean = sort_of(name), cleaned(name)
    if sort == "pack":
        return unpacked(room, clean, data)
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
    outcome = placed(room.folder, path, data, over=over)
    if outcome == "asked":
        return Brought(sort, outcome, reference, relative)
    room.news.tell("sets")
    return _judged(Brought(sort, outcome, reference, relative))


def placed(folder: Folder, path: Path, data: bytes, *, over: bool) -> str:
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


def _judged(found: Brought) -> Brought:
    """What the whole set is like with the file in it, as ``proofpress check`` says."""
    try:
        verdict, content = judged(found.set)
    except ContentError as fault:
        return msgspec.structs.replace(found, issues=findings(fault.issues[:MOST_FINDINGS]))
    issues, used = findings(in_order(verdict.issues)[:MOST_FINDINGS]), _is_used(content, found.file)
    return msgspec.structs.replace(found, cards=verdict.designs, used=used, issues=issues)


def _is_used(content: ContentSet, file: str) -> bool:
    """Whether a piece names a file, or is called as it is."""
    path = Path(file)
    return any(
        piece.id == path.stem or path.name in msgspec.structs.asdict(piece).values()
        for _, piece in content.every_piece()
    )


def unpacked(room: Workroom, name: str, data: bytes) -> Brought:
    """A packed set laid out as a folder of its own. Raises as `laid_out`."""
    with TemporaryDirectory() as beside:
        path = write_beside(Path(beside) / name, data)
        try:
            opened = laid_out(path)
        except ContentError as fault:
            shown = [
                msgspec.structs.replace(one, span=msgspec.structs.replace(one.span, file=name)) for one in fault.issues
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
        begun(Asked(name, kit=True, lang=languages, sheet=str(sheet), columns=meanings))
    room.news.tell("sets")
    return _judged(Brought("sheet", "made", name, f"{name}/{kept_name(sheet.name)}"))


def columns_of(file: str, data: bytes, languages: list[str]) -> list[Guess]:
    """What the columns of a spreadsheet without ids are taken for; none of one with ids. Raises as `kit_of`."""
    with TemporaryDirectory() as beside:
        return guesses(_as_file(Path(beside), file, data), languages or ["en"])


def _as_file(folder: Path, file: str, data: bytes) -> Path:
    clean = cleaned(file)
    if sort_of(clean) != "sheet":
        raise WrongUse(f"{file!r} is no spreadsheet")
    return write_beside(folder / clean, data)
