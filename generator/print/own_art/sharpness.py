"""What is wrong with a picture that is printed all the same: too few pixels, a press's colours, parts left out."""

from __future__ import annotations

from pathlib import PurePosixPath

from generator.print.own_art.files.headers import Header
from generator.print.own_art.folders import ENDINGS, FOLDER
from generator.print.own_art.wording import say
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Sentence, Text, in_a_row

DPI = 300
LEAST_DPI = 200
"""Dots per inch below which a picture is seen to be made of pixels, held at arm's length."""
_INCH = 25.4


def wanted(header: Header, size: tuple[float, float]) -> tuple[int, int]:
    """The pixels, as stored, of a picture printed upright in ``size`` (mm) at 300 dpi; never more than it has."""
    across, down = size if header.orientation < 5 else size[::-1]
    return (
        min(header.width, max(1, round(across * DPI / _INCH))),
        min(header.height, max(1, round(down * DPI / _INCH))),
    )


def blurred(shown: str, header: Header, size: tuple[float, float]) -> list[Issue]:
    """Warnings about a picture printed upright in ``size`` (mm)."""
    found: list[Issue] = []
    width, height = header.upright
    dpi = min(width * _INCH / max(size[0], 0.01), height * _INCH / max(size[1], 0.01))
    if dpi < LEAST_DPI:
        wide, high = (f"{round(side * DPI / _INCH):,}" for side in size)
        message = say(
            "picture-blurred", picture=shown, width=_length(size[0]), height=_length(size[1]), dpi=f"{dpi:.0f}"
        )
        found.append(
            _warning(
                "picture-blurred",
                message,
                found=say("pixels", width=f"{width:,}", height=f"{height:,}"),
                accepted=say("pixels-for", width=wide, height=high, dpi=f"{DPI}"),
            )
        )
    if header.colours == "cmyk":
        found.append(_warning("picture-colours", say("picture-colours", picture=shown), accepted="sRGB"))
    return found


def _length(length: float) -> str:
    return f"{length:,.0f}" if length >= 100 else f"{length:.3g}"


def left_out(shown: str, what: Text) -> Issue:
    """The warning that something of a drawing is not drawn as it is written."""
    return _warning("picture-simplified", say("picture-simplified", picture=shown, what=what))


def empty(shown: str) -> Issue:
    """The warning that nothing of a drawing is drawn."""
    return _warning("picture-empty", say("picture-empty", picture=shown), accepted=say("outlines"))


def transparent(shown: str) -> Issue:
    """The warning that nothing is seen of a picture of pixels."""
    return _warning("picture-empty", say("picture-empty", picture=shown), accepted=say("seen-pixels"))


def missing_of_piece(name: str, known: list[str]) -> Issue:
    """The warning that a piece has no picture, and none is drawn instead."""
    stems = {PurePosixPath(one).stem: one for one in known}
    guess = near(name, stems)
    return Issue(
        code="no-picture",
        message=say("no-picture"),
        span=Span(""),
        severity=Severity.WARNING,
        accepted=say("with-ending", file=f"{FOLDER}/{name}", endings=in_a_row(ENDINGS)),
        suggestion=None if guess is None else repr(f"{FOLDER}/{stems[guess.strip(chr(39))]}"),
    )


def _warning(code: str, message: Sentence, found: Text | None = None, accepted: Text | None = None) -> Issue:
    return Issue(code=code, message=message, span=Span(""), severity=Severity.WARNING, found=found, accepted=accepted)
