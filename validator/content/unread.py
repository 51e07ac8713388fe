"""Files and folders that a designer may take for a part of the set, and that nothing reads: each is named."""

import os
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from validator.base.issue import ContentError, Issue, Severity, Span, near
from validator.base.opening import bytes_of, is_there
from validator.base.speech.sentences import Sentence, Text, in_a_row
from validator.content.places import MACROS, SHEETS, SPECIAL, UNREAD, Place, travels
from validator.content.wording import say

PICTURES = (".svg", ".png", ".jpg", ".jpeg", ".webp")
FONTS = (".ttf", ".otf")
READ_IN: Mapping[str, tuple[str, ...]] = {
    "": (".yaml", *SHEETS),
    "pictures": PICTURES,
    "icons": (".svg",),
    "fonts": FONTS,
    "text": (".ftl",),
}
"""The folders that a set is read from, the set's own first, and how the files end that are read there."""
HOME = {".ftl": "text", **dict.fromkeys(FONTS, "fonts"), **dict.fromkeys(PICTURES, "pictures")}
"""Where a file belongs that lies in a folder in which such files are not read."""
OTHER_PICTURES = frozenset(
    (
        *(".gif", ".bmp", ".tif", ".tiff", ".psd", ".heic", ".heif", ".avif", ".pdf", ".ai", ".eps", ".xcf", ".kra"),
        *(".jxl", ".jp2", ".tga", ".ico", ".jfif", ".apng", ".afphoto", ".afdesign", ".procreate", ".clip"),
    )
)
"""How pictures end that are not printed."""
ALSO_CALLED = {
    **dict.fromkeys(("image", "images", "img", "imgs", "art", "artwork", "illustrations", "graphics"), "pictures"),
    **dict.fromkeys(("photos", "pics"), "pictures"),
    **dict.fromkeys(("symbols", "glyphs"), "icons"),
    "typefaces": "fonts",
    "texts": "text",
}
"""What folders are called elsewhere."""
MADE = frozenset({"schemas", "output"})
"""Folders that commands write."""
TEXT = ".txt"
PAPERS = (TEXT, ".md", ".rst")
MOST_OF_TABLE, MOST_HEADINGS = 4_000_000, 100
"""Bytes of a text that is looked at for headings, and so many of these."""
LEFT_BEHIND = (".bak", ".tmp", ".swp", ".orig", ".part")
PASSED_OVER = frozenset({"Thumbs.db", "desktop.ini", "Icon\r"})
MOST_LOOKED_AT = 10_000
MOST_TOLD = 200


class _Lying(NamedTuple):
    """A file in a folder of the set: its name, its ending in small letters, and the folder, empty for the set's own."""

    name: str
    ending: str
    folder: str


def unread_files(place: Place) -> list[Issue]:
    """Findings about files and folders that a designer may take for a part of the set, and that nothing reads."""
    if travels(place):
        return []
    return list(islice(_unread(place), MOST_TOLD))


def _unread(place: Place) -> Iterator[Issue]:
    folders, files = _listed(place, "")
    for name in files:
        yield from _judged(place, _Lying(name, PurePosixPath(name).suffix.lower(), ""))
    for folder in folders:
        if folder in READ_IN:
            inner, below = _listed(place, folder)
            for name in below:
                yield from _judged(place, _Lying(name, PurePosixPath(name).suffix.lower(), folder))
            if folder == "pictures":
                for one in inner:
                    for name in _listed(place, f"{folder}/{one}")[1]:
                        yield from _judged(place, _Lying(f"{one}/{name}", PurePosixPath(name).suffix.lower(), folder))
        elif folder not in MADE and not is_there(place.folder / folder / "set.yaml"):
            yield from _folder(place, folder)


def _listed(place: Place, folder: str) -> tuple[list[str], list[str]]:
    """The names of the folders and of the files in a folder, sorted; without what is hidden or left by programs."""
    try:
        with os.scandir(place.folder / folder) as entries:
            listed = [(entry.name, entry.is_dir(follow_symlinks=False)) for entry in islice(entries, MOST_LOOKED_AT)]
    except OSError:
        return [], []
    seen = sorted((name, is_folder) for name, is_folder in listed if not name.startswith((".", "~$", "__")))
    files = (name for name, is_folder in seen if not is_folder)
    kept = [name for name in files if not name.endswith(("~", *LEFT_BEHIND)) and name not in PASSED_OVER]
    return [name for name, is_folder in seen if is_folder], kept


def _judged(place: Place, lying: _Lying) -> Iterator[Issue]:
    """What is to be said of a file that is not read where it lies."""
    name, ending, folder = lying
    shown = "/".join(filter(None, (place.shown, folder, name)))
    exact = PurePosixPath(name).suffix
    if not folder and name not in SPECIAL and name.lower() in SPECIAL:
        yield _warning(shown, say("unread-name"), suggestion=repr(name.lower()))
        return
    if ending == TEXT and not folder and _is_a_table(place.folder / name, shown):
        yield _warning(shown, say("unread-file"), suggestion=repr(f"{name.removesuffix(exact)}.tsv"))
        return
    if ending == TEXT and not folder and name.removesuffix(exact).lower().endswith(READ_IN[""]):
        yield _warning(shown, say("unread-ending"), repr(name), suggestion=repr(name.removesuffix(exact)))
        return
    if ending in PAPERS or (not ending and not folder):
        return
    if ending in READ_IN[folder] and (folder not in ("", "text") or exact == ending):
        return
    stem = name.removesuffix(exact)
    if ending == MACROS:
        wanted = say("saved-as", name=f"{stem}{UNREAD[MACROS]}")
        yield Issue(code="spreadsheet-macro", message=say("macros"), span=Span(shown), accepted=wanted)
    elif ending in READ_IN[folder]:
        yield _warning(shown, say("unread-capitals", ending=ending), suggestion=repr(f"{stem}{ending}"))
    elif ending in UNREAD and not folder:
        yield _warning(shown, say("unread-file"), suggestion=repr(f"{stem}{UNREAD[ending]}"))
    elif ending in OTHER_PICTURES:
        message = say("unread-icon" if folder == "icons" else "unread-picture")
        yield _warning(shown, message, repr(ending), in_a_row(READ_IN[folder] if folder else PICTURES))
    elif ending in HOME:
        message = say("unread-here", ending=ending)
        yield _warning(shown, message, suggestion=repr(f"{HOME[ending]}/{PurePosixPath(name).name}"))
    elif folder:
        yield _warning(shown, say("unread-here", ending=ending or name), None, in_a_row(READ_IN[folder]))
    else:
        yield _warning(shown, say("unread-file"))


def _is_a_table(file: Path, shown: str) -> bool:
    """Whether a text begins with headings between tabs, of which one is ``id``, as Excel saves Unicode text."""
    try:
        data = bytes_of(file, shown, MOST_OF_TABLE)
    except ContentError:
        return False
    text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", "ignore")
    return "id" in text.lstrip("\ufeff").partition("\n")[0].strip().casefold().split("\t")[:MOST_HEADINGS]


def _folder(place: Place, name: str) -> Iterator[Issue]:
    """What is to be said of a folder that nothing reads, unless it is empty or holds nothing but notes."""
    folders, files = _listed(place, name)
    if not folders and all(PurePosixPath(file).suffix.lower() in PAPERS for file in files):
        return
    known = [one for one in READ_IN if one]
    called = ALSO_CALLED.get(name.casefold())
    guess = repr(called) if called else near(name.casefold(), known)
    shown = f"{place.shown}/{name}"
    severity = Severity.WARNING if guess else Severity.ADVICE
    yield Issue(
        code="unread-file",
        message=say("unread-folder"),
        span=Span(shown),
        severity=severity,
        found=repr(name),
        accepted=in_a_row(known),
        suggestion=guess,
    )


def _warning(
    shown: str,
    message: Sentence,
    found: Text | None = None,
    accepted: Text | None = None,
    suggestion: str | None = None,
) -> Issue:
    return Issue(
        code="unread-file",
        message=message,
        span=Span(shown),
        severity=Severity.WARNING,
        found=found,
        accepted=accepted,
        suggestion=suggestion,
    )
