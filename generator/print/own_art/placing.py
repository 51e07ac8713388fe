"""Where a picture lands in its box: whole, filling it, or stretched; turned as its camera was held."""

from typing import Literal, NamedTuple

from generator.print.drawing.scene import IDENTITY, Matrix

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
