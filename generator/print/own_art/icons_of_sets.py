"""Icons drawn as SVG in a set's ``icons/`` folder; black, and the colour of where they stand, is their ink.

``class="accent"``, ``fill="accent"`` or ``var(--accent)`` is the accent, and the same with ``paper``; all other
colours stay as they are.
"""

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from generator.print.drawing.icons import GRID, Figure
from generator.print.drawing.scene import Group, shift
from generator.print.own_art.drawings import drawing_in
from generator.print.own_art.files.headers import PictureFault
from generator.print.own_art.svg.reading import MOST_TEXT
from validator.base.issue import ContentError, Issue, Severity, Span
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentences
from validator.content.places import Place, inside

say = Sentences(__package__)
FOLDER = "icons"
MOST_ICONS = 2_000
_NAME = re.compile(r"^[\w.-]+$")


class Drawn(NamedTuple):
    """Icons by name, and what is wrong with some."""

    figures: dict[str, Figure]
    issues: list[Issue]


def icons_drawn(places: Iterable[Place]) -> Drawn:
    """The icons of the sets at these places, nearest first."""
    found = Drawn({}, [])
    for place in reversed(list(places)):
        for file in _files(place.folder / FOLDER):
            shown = f"{place.shown}/{FOLDER}/{file.name}"
            try:
                inside(place, f"{FOLDER}/{file.name}", Span(shown))
                _add(found, file, shown)
            except ContentError as error:
                found.issues.extend(error.issues)
            except PictureFault as fault:
                found.issues.append(
                    Issue(
                        code=fault.code,
                        message=fault.message,
                        accepted=fault.accepted,
                        span=Span(shown, fault.line or 1),
                    )
                )
    return found


def _files(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in entries if entry.name.lower().endswith(".svg"))
    except OSError:
        return []
    return [folder / name for name in names[:MOST_ICONS] if not name.startswith(".")]


def _add(found: Drawn, file: Path, shown: str) -> None:
    if not _NAME.match(file.stem):
        raise PictureFault("icon-name", say("icon-name", name=repr(file.stem)), say("icon-letters"))
    drawing = drawing_in(bytes_of(file, shown, MOST_TEXT), side=GRID, is_icon=True)
    for what in drawing.left_out:
        message = say("icon-simplified", what=what)
        found.issues.append(
            Issue(code="picture-simplified", message=message, span=Span(shown), severity=Severity.WARNING)
        )
    centred = shift((GRID - drawing.width) / 2, (GRID - drawing.height) / 2)
    found.figures[file.stem] = Figure((Group(drawing.items, centred),))
