"""Pictures and icons that a set brings, opened and found to be safe, whole and of a kind that is printed.

Of an icon, black and the colour of where it stands are its ink; ``class="accent"``, ``fill="accent"`` or
``var(--accent)`` is the accent, and the same with ``paper``; all other colours stay as they are.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from generator.print.drawing.icons import GRID, Figure
from generator.print.drawing.scene import Group, Symbol, shift
from generator.print.own_art.drawings import drawing_in
from generator.print.own_art.files.formats import header_of
from generator.print.own_art.files.headers import MOST_BYTES, Outlines, PictureFault, Pixels
from generator.print.own_art.folders import Found
from generator.print.own_art.placing import empty, is_white
from generator.print.own_art.stored import made_ready, sum_of_file
from generator.print.own_art.svg.reading import MOST_TEXT
from validator.base.issue import ContentError, Issue, Severity, Span
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentences
from validator.content.places import Place, inside

say = Sentences(__package__)
_just_read: dict[Path, bytes] = {}
"""The one file that was looked at last, since most are made ready at once."""


def look(found: Found) -> Pixels | Outlines:
    """What a picture is. Raises PictureFault where it cannot be used."""
    data = _read(found)
    _just_read.clear()
    sum = sum_of_file(data)
    if found.is_drawn:
        drawing = drawing_in(data)
        bounds = (0.0, 0.0, drawing.width, drawing.height)
        return Outlines(Symbol(f"picture-{sum}", drawing.items, bounds), drawing.left_out, drawing.shows)
    header = header_of(data, found.file.suffix)
    _just_read[found.file] = data
    return Pixels(found.file.as_posix(), sum, header)


def make_ready(found: Found, look: Pixels, pixels: tuple[int, int]) -> None:
    """Have the picture ready for print at so many pixels. Raises PictureFault where it cannot be decoded."""
    data = _just_read.pop(found.file, None)
    made_ready(lambda: _read(found) if data is None else data, look.header, look.sum, pixels)


def _read(found: Found) -> bytes:
    try:
        return bytes_of(found.file, found.shown, MOST_TEXT if found.is_drawn else MOST_BYTES)
    except ContentError as error:
        issue = error.issues[0]
        reason = issue.message if issue.found is None else say("read-so", what=issue.message, found=issue.found)
        raise PictureFault(issue.code, reason, issue.accepted) from None


FOLDER = "icons"
MOST_ICONS = 2_000
_NAME = re.compile(r"^[\w.-]+$")


class Drawn(NamedTuple):
    """Icons by name, and what is wrong with some."""

    figures: dict[str, Figure]
    issues: list[Issue]


def icons_drawn(places: Iterable[Place]) -> Drawn:
    """The icons of the sets at these places, nearest first."""
    icons_drawn = Drawn({}, [])
    for place in reversed(list(places)):
        for file in _files(place.folder / FOLDER):
            shown = f"{place.shown}/{FOLDER}/{file.name}"
            try:
                inside(place, f"{FOLDER}/{file.name}", Span(shown))
                _add(icons_drawn, file, shown)
            except ContentError as error:
                icons_drawn.issues.extend(error.issues)
            except PictureFault as fault:
                icons_drawn.issues.append(
                    Issue(
                        code=fault.code,
                        message=fault.message,
                        accepted=fault.accepted,
                        span=Span(shown, fault.line or 1),
                    )
                )
    return icons_drawn


def _files(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in entries if entry.name.lower().endswith(".svg"))
    except OSError:
        return []
    return [folder / name for name in names[:MOST_ICONS] if not name.startswith(".")]


def _add(drawn: Drawn, file: Path, shown: str) -> None:
    if not _NAME.match(file.stem):
        raise PictureFault("icon-name", say("icon-name", name=repr(file.stem)), say("icon-letters"))
    drawing = drawing_in(bytes_of(file, shown, MOST_TEXT), side=GRID, is_icon=True)
    for what in drawing.left_out:
        message = say("icon-simplified", what=what)
        drawn.issues.append(
            Issue(code="picture-simplified", message=message, span=Span(shown), severity=Severity.WARNING)
        )
    if not drawing.shows:
        drawn.issues.append(msgspec.structs.replace(empty(shown), span=Span(shown)))
    elif is_white(drawing.items):
        message, severity = say("icon-is-white"), Severity.ADVICE
        issue = Issue(code="picture-empty", message=message, span=Span(shown), accepted=say("ink-of-icon"))
        drawn.issues.append(msgspec.structs.replace(issue, severity=severity))
    centred = shift((GRID - drawing.width) / 2, (GRID - drawing.height) / 2)
    drawn.figures[file.stem] = Figure((Group(drawing.items, centred),))
