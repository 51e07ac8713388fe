"""Outlines written down at once: what is drawn once and never looked at again is kept as text, not as numbers.

The writing is that of a PDF with three decimals, which takes a tenth of the memory; other formats read it back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from generator.print.drawing.scene import Segment
from generator.print.drawing.shapes import KAPPA, Point, Segments

# One formatting for a whole segment takes half the time of one a number, which shows in a deck's run.
_SPOT = "%.3f %.3f"
_OPERATORS = {"M": f"{_SPOT} m", "L": f"{_SPOT} l", "C": "%.3f %.3f %.3f %.3f %.3f %.3f c", "Z": "h"}
WIDEST_DOT = 1.0
"""In mm."""
ROUNDEST = 1.316
"""How far, in radii, the ends of two curves pull so that these lie as near to a circle outside as inside."""
LETTERS = {"m": "M", "l": "L", "c": "C", "h": "Z"}
"""The steps of a PDF's path in SVG."""


def written(segments: Iterable[Segment]) -> str:
    """Segments as a PDF writes them."""
    return " ".join([_OPERATORS[segment[0]] % segment[1:] for segment in segments])


def spots(points: Iterable[Point]) -> list[str]:
    """Points as a PDF writes them."""
    return [_SPOT % point for point in points]


def through(first: str, *others: str) -> str:
    """Straight lines through written spots and back to the first."""
    return f"{first} m {' l '.join(others)} l h"


def cornered(points: Iterable[Point]) -> str:
    """A polygon, as `generator.print.drawing.shapes.polygon` draws it."""
    return through(*spots(points))


def read(outline: Segments | str) -> Segments:
    """The segments of an outline, be it written or not."""
    return tuple(_segments_in(outline)) if isinstance(outline, str) else outline


def _segments_in(outline: str) -> Iterable[Segment]:
    numbers: list[float] = []
    for word in outline.split():
        if word in LETTERS:
            yield (LETTERS[word], *numbers)  # type: ignore[misc]
            numbers = []
        else:
            numbers.append(float(word))


def boxes(columns: Sequence[tuple[float, float]], rows: Sequence[tuple[float, float]], taken: Iterable[int]) -> str:
    """Rectangles in a grid, as `generator.print.drawing.shapes.rect` draws them.

    Args:
        columns: left end and width of each.
        rows: top and height of each.
        taken: where there is one, counted along the rows.
    """
    across = [(f"{left:.3f}", f"{left + wide:.3f}") for left, wide in columns]
    down = [(f"{top:.3f}", f"{top + high:.3f}") for top, high in rows]
    boxes = []
    for place in taken:
        (left, right), (top, foot) = across[place % len(across)], down[place // len(across)]
        boxes.append(f"{left} {top} m {right} {top} l {right} {foot} l {left} {foot} l h")
    return " ".join(boxes)


def box(left: float, top: float, wide: float, high: float) -> str:
    """A rectangle, as `generator.print.drawing.shapes.rect` draws it."""
    west, east, north, south = f"{left:.3f}", f"{left + wide:.3f}", f"{top:.3f}", f"{top + high:.3f}"
    return f"{west} {north} m {east} {north} l {east} {south} l {west} {south} l h"


def dots(places: Iterable[tuple[float, float, float]]) -> str:
    """Small circles by their left end, top and width: up to a millimetre wide, of two curves, which is half as much.

    Nowhere are they farther from a circle than 7 micrometres, a sixth of what a printer of 600 dpi can tell apart.
    """
    return " ".join([_dot(*place) if place[2] <= WIDEST_DOT else _circle(*place) for place in places])


def _dot(left: float, top: float, size: float) -> str:
    radius = size / 2
    middle = top + radius
    pull = radius * ROUNDEST
    west, east, y, north, south = (
        f"{left:.3f}",
        f"{left + size:.3f}",
        f"{middle:.3f}",
        f"{middle - pull:.3f}",
        f"{middle + pull:.3f}",
    )
    return f"{east} {y} m {east} {south} {west} {south} {west} {y} c {west} {north} {east} {north} {east} {y} c h"


def _circle(left: float, top: float, size: float) -> str:
    radius = size / 2
    return _ellipse(left + radius, top + radius, radius, radius)


def ellipses(places: Iterable[tuple[float, float, float, float]]) -> str:
    """Ellipses by their centres and radii, as `generator.print.drawing.shapes.ellipse` draws them."""
    return " ".join([_ellipse(*place) for place in places])


def _ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    kx, ky = rx * KAPPA, ry * KAPPA
    x, left, right, west, east = f"{cx:.3f}", f"{cx - rx:.3f}", f"{cx + rx:.3f}", f"{cx - kx:.3f}", f"{cx + kx:.3f}"
    y, top, foot, north, south = f"{cy:.3f}", f"{cy - ry:.3f}", f"{cy + ry:.3f}", f"{cy - ky:.3f}", f"{cy + ky:.3f}"
    return (
        f"{right} {y} m {right} {south} {east} {foot} {x} {foot} c {west} {foot} {left} {south} {left} {y} c"
        f" {left} {north} {west} {top} {x} {top} c {east} {top} {right} {north} {right} {y} c h"
    )
