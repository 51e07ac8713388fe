"""What is wrong with a picture that is printed all the same: too few pixels, a press's colours, parts left out."""

from __future__ import annotations

from pathlib import PurePosixPath

from generator.own_art.files.headers import Header
from generator.own_art.folders import ENDINGS, FOLDER
from validator.issue import Issue, Severity, Span, near

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
        pixels = f"{round(size[0] * DPI / _INCH):,} × {round(size[1] * DPI / _INCH):,} pixels"
        found.append(_warning(
            "picture-blurred", f"{shown} has too few pixels for {size[0]:.3g} × {size[1]:.3g} mm, {dpi:.0f} to an inch",
            found=f"{width:,} × {height:,} pixels", accepted=f"{pixels} for {DPI} dots per inch",
        ))  # fmt: skip
    if header.colours == "cmyk":
        found.append(_warning(
            "picture-colours", f"{shown} is in the colours of a printing press (CMYK): they are turned into sRGB, and "
            "strong ones look different", accepted="sRGB",
        ))  # fmt: skip
    return found


def left_out(shown: str, what: str) -> Issue:
    """The warning that something of a drawing is not drawn as it is written."""
    return _warning("picture-simplified", f"{shown} holds {what}, which is not drawn as it is")


def missing_of_piece(name: str, known: list[str]) -> Issue:
    """The warning that a piece has no picture, and none is drawn instead."""
    stems = {PurePosixPath(one).stem: one for one in known}
    guess = near(name, stems)
    return Issue(
        code="no-picture", message="there is no picture of it", span=Span(""), severity=Severity.WARNING,
        accepted=f"{FOLDER}/{name} with the ending {', '.join(ENDINGS)}",
        suggestion=None if guess is None else repr(f"{FOLDER}/{stems[guess.strip(chr(39))]}"),
    )  # fmt: skip


def _warning(code: str, message: str, found: str | None = None, accepted: str | None = None) -> Issue:
    return Issue(code=code, message=message, span=Span(""), severity=Severity.WARNING, found=found, accepted=accepted)
