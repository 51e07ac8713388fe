"""Where a picture lands in its box, and what is wrong with it there: too few pixels, press colours, parts left out."""

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Literal, NamedTuple

import msgspec

from generator.print.drawing.coverage import bounds_of, leaves
from generator.print.drawing.scene import IDENTITY, Item, Matrix, Path, Symbol
from generator.print.own_art.files.headers import Header
from generator.print.own_art.folders import ENDINGS, FOLDER
from validator.base.issue import Issue, Severity, Span, near
from validator.base.speech.sentences import Sentence, Sentences, Text, in_a_row

Fit = Literal["cover", "contain", "stretch"]
Box = tuple[float, float, float, float]
WHOLE: Box = (0.0, 0.0, 1.0, 1.0)


class Landed(NamedTuple):
    """Where the whole picture lies, and which part of that is shown; mm."""

    whole: Box
    shown: Box


def landed(size: tuple[float, float], box: Box, fit: Fit, crop: Box, focus: tuple[float, float]) -> Landed:
    """Where a picture of ``size`` (in any unit) lies so that its ``crop`` (in parts of it) fits the box as asked.

    ``focus`` is the point of the crop, in parts of it, that stays in the middle where ``cover`` cuts, as far as there
    is picture; and where the picture stands in a box that it does not fill.
    """
    left, top, width, height = box
    across, down = size[0] * crop[2], size[1] * crop[3]
    scales = (width / across, height / down)
    if fit == "stretch":
        wide, high = scales
    else:
        wide = high = max(scales) if fit == "cover" else min(scales)
    x = left + _lead(width, across * wide, focus[0], fit)
    y = top + _lead(height, down * high, focus[1], fit)
    whole = (x - crop[0] * size[0] * wide, y - crop[1] * size[1] * high, size[0] * wide, size[1] * high)
    return Landed(whole, box if fit == "cover" else (x, y, across * wide, down * high))


def _lead(room: float, length: float, focus: float, fit: Fit) -> float:
    """How far behind the beginning of its room something stands that is shorter, or before it if longer."""
    if fit != "cover" or length <= room:
        return (room - length) * focus
    return min(0.0, max(room - length, room / 2 - length * focus))


def upright(box: Box, orientation: int) -> tuple[Matrix, Box]:
    """How a picture is turned so that it stands upright in a box, and the box it is drawn in before."""
    x, y, w, h = box
    if orientation == 1:
        return IDENTITY, box
    unit = _UNITS[orientation]
    a, b, c, d, e, f = unit
    # From the unit square as stored to the unit square as seen, then to the box.
    return (a * w, b * h, c * w, d * h, e * w + x, f * h + y), (0.0, 0.0, 1.0, 1.0)


_UNITS: dict[int, Matrix] = {
    2: (-1, 0, 0, 1, 1, 0),
    3: (-1, 0, 0, -1, 1, 1),
    4: (1, 0, 0, -1, 0, 1),
    5: (0, 1, 1, 0, 0, 0),
    6: (0, 1, -1, 0, 1, 0),
    7: (0, -1, -1, 0, 1, 1),
    8: (0, -1, 1, 0, 0, 1),
}
"""From a picture as it is stored to the picture as it is seen, both a square of one (Exif, tag 0x0112)."""


say = Sentences(__package__)
DPI = 300
LEAST_DPI = 200
"""Dots per inch below which a picture is seen to be made of pixels, held at arm's length."""
_INCH = 25.4
LEAST_SHOWN = 0.5
"""Of a picture that fills its place; where less is seen it is hardly the picture that was meant."""
LEAST_STROKE = 0.05
"""The thinnest line, in mm, that a printer at home draws for certain: hardly more than a dot of 600 to the inch."""
SAME_SHAPE, APART = 0.005, 0.01
"""Shapes that differ by less, in parts of one, are one; and those that differ by as much are two."""
FLUSH = 0.05
"""Sides that differ by less, in mm, are one."""
THINNEST = 1e-6
"""No side is taken to be shorter, in mm."""


def wanted(header: Header, size: tuple[float, float]) -> tuple[int, int]:
    """The pixels, as stored, of a picture printed upright in ``size`` (mm) at 300 dpi; never more than it has."""
    across, down = size if header.orientation < 5 else size[::-1]
    return (
        min(header.width, max(1, round(across * DPI / _INCH))),
        min(header.height, max(1, round(down * DPI / _INCH))),
    )


def blurred(shown: str, header: Header, size: tuple[float, float]) -> list[Issue]:
    """Warnings about a picture printed upright in ``size`` (mm)."""
    blurred: list[Issue] = []
    width, height = header.upright
    dpi = min(width * _INCH / max(size[0], 0.01), height * _INCH / max(size[1], 0.01))
    if dpi < LEAST_DPI:
        wide, high = (f"{round(side * DPI / _INCH):,}" for side in size)
        message = say(
            "picture-blurred", picture=shown, width=_length(size[0]), height=_length(size[1]), dpi=f"{dpi:.0f}"
        )
        blurred.append(
            _warning(
                "picture-blurred",
                message,
                found=say("pixels", width=f"{width:,}", height=f"{height:,}"),
                accepted=say("pixels-for", width=wide, height=high, dpi=f"{DPI}"),
            )
        )
    if header.colours == "cmyk":
        blurred.append(_warning("picture-colours", say("picture-colours", picture=shown), accepted="sRGB"))
    return blurred


def cut_away(shown: str, part: Box, crop: Box, whole: Box, scale: float) -> Iterator[Issue]:
    """The warning that of a picture's ``crop`` (in parts of it) less than `LEAST_SHOWN` is seen in a box; mm."""
    seen = part[2] * part[3] / max(whole[2] * crop[2] * whole[3] * crop[3], THINNEST)
    if seen < LEAST_SHOWN:
        width, height = (_length(side * scale) for side in part[2:])
        message = say("picture-cut", picture=shown, share=f"{100 * seen:.0f}", width=width, height=height)
        shape = say("shape-of-place", shape=f"{part[2] / max(part[3], THINNEST):.2g}")
        yield _warning("picture-cut", message, accepted=shape)


def without_bleed(
    shown: str, size: tuple[float, float], part: Box, trim: tuple[float, float], bleed: float
) -> Iterator[Issue]:
    """The advice that a picture that fills a face with its bleed is of the shape of the face without it; mm."""
    bled = (trim[0] + 2 * bleed, trim[1] + 2 * bleed)
    if bleed <= 0 or any(abs(one - other) > FLUSH for one, other in zip(part[2:], bled, strict=True)):
        return
    shape, alike = size[0] / max(size[1], THINNEST), trim[0] / trim[1]
    if abs(shape / alike - 1) <= SAME_SHAPE < APART <= abs(bled[0] / bled[1] / alike - 1):
        message = say("picture-unbled", picture=shown, bleed=f"{bleed:g}")
        wanted = say("shape-with-bleed", width=_length(bled[0]), height=_length(bled[1]))
        issue = _warning("picture-cut", message, accepted=wanted)
        yield msgspec.structs.replace(issue, severity=Severity.ADVICE)


def _length(length: float) -> str:
    return f"{length:,.0f}" if length >= 100 else f"{length:.3g}"


def left_out(shown: str, what: Text) -> Issue:
    """The warning that something of a drawing is not drawn as it is written."""
    return _warning("picture-simplified", say("picture-simplified", picture=shown, what=what))


def empty(shown: str) -> Issue:
    """The warning that nothing of a drawing is drawn."""
    return _warning("picture-empty", say("picture-empty", picture=shown), accepted=say("outlines"))


_WHITES = frozenset({"#fff", "#ffffff", "#fefefe", "white"})


def is_white(items: Iterable[Item]) -> bool:
    """Whether all that a drawing is painted with is white."""
    paths = [leaf.item for leaf in leaves(items) if isinstance(leaf.item, Path)]
    colours = {paint for path in paths for paint in (path.fill, path.stroke) if paint is not None}
    return bool(colours) and colours <= _WHITES


def is_sheet(symbol: Symbol) -> bool:
    """Whether a drawing is a white sheet: white all over, and one of its outlines as large as it is."""
    paths = [leaf.item for leaf in leaves(symbol.items) if isinstance(leaf.item, Path)]
    left, top, right, foot = symbol.bounds
    boxes = [bounds_of(path.segments) for path in paths if path.fill and not isinstance(path.segments, str)]
    covers = any(box[0] <= left and box[1] <= top and box[2] >= right and box[3] >= foot for box in boxes)
    return covers and is_white(symbol.items)


def too_thin(shown: str, items: Iterable[Item], times: float) -> Iterator[Issue]:
    """The warning that a drawing has a line thinner than `LEAST_STROKE` where its units are so many mm."""
    paths = [leaf.item for leaf in leaves(items) if isinstance(leaf.item, Path) and leaf.item.stroke]
    widths = [path.stroke_width * times for path in paths if path.stroke != path.fill or _is_line(path, times)]
    if widths and 0 < (thinnest := min(widths)) < LEAST_STROKE:
        message = say("thin-stroke", picture=shown, width=f"{thinnest:.1g}")
        yield _warning("thin-stroke", message, accepted=say("wide-stroke", least=f"{LEAST_STROKE:g}"))


def _is_line(path: Path, times: float) -> bool:
    """Whether an outline is hardly higher or wider than a line, so that its filling is not seen."""
    if isinstance(path.segments, str):
        return False
    left, top, right, foot = bounds_of(path.segments)
    return min(right - left, foot - top) * times < LEAST_STROKE


def transparent(shown: str) -> Issue:
    """The warning that nothing, or hardly anything, is seen of a picture of pixels."""
    return _warning("picture-empty", say("picture-hardly-seen", picture=shown), accepted=say("seen-pixels"))


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
