"""A picture's file opened, and found to be safe, whole and of a kind that is printed."""

from __future__ import annotations

from pathlib import Path

from generator.print.drawing.scene import Symbol
from generator.print.own_art.drawings import drawing_in
from generator.print.own_art.files.formats import header_of
from generator.print.own_art.files.headers import MOST_BYTES, Outlines, PictureFault, Pixels
from generator.print.own_art.folders import Found
from generator.print.own_art.stored import made_ready, sum_of_file
from generator.print.own_art.svg.reading import MOST_TEXT
from validator.base.issue import ContentError
from validator.base.opening import bytes_of
from validator.base.speech.sentences import Sentences

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
        return Outlines(Symbol(f"picture-{sum}", drawing.items, bounds), drawing.left_out)
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
        told = issue.message if issue.found is None else say("read-so", what=issue.message, found=issue.found)
        raise PictureFault(issue.code, told, issue.accepted) from None
