"""The outlines of SVG's elements, and the matrices they stand under."""

from __future__ import annotations

import math
import re

from generator.print.drawing.scene import IDENTITY, Matrix, combined, shift
from generator.print.drawing.shapes import Segments, ellipse, line, moved, outline_in, polygon, rect
from generator.print.own_art.svg.tree import Element

FARTHEST = 1_000_000.0
"""No number of a drawing is beyond this."""
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_LENGTH = re.compile(rf"^\s*({_NUMBER.pattern})\s*(px|mm|cm|in|pt|pc|q|%|em|ex)?\s*$", re.IGNORECASE)
_UNITS = {
    "": 1.0,
    "px": 1.0,
    "mm": 96 / 25.4,
    "cm": 96 / 2.54,
    "in": 96.0,
    "pt": 96 / 72,
    "pc": 16.0,
    "q": 24 / 25.4,
    "em": 16.0,
    "ex": 8.0,
}
_TRANSFORM = re.compile(r"(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^()]*)\)")


def length(text: str | None, whole: float = 0.0, otherwise: float = 0.0) -> float:
    """A length in the drawing's units; a percentage is one of ``whole``."""
    found = _LENGTH.match(text or "")
    if found is None:
        return otherwise
    value, unit = float(found[1]), (found[2] or "").lower()
    return _bounded(value * whole / 100 if unit == "%" else value * _UNITS[unit])


def _bounded(value: float) -> float:
    return max(-FARTHEST, min(FARTHEST, value))


def numbers_in(text: str) -> list[float]:
    """Every number of a list."""
    return [_bounded(float(found)) for found in _NUMBER.findall(text)]


def matrix_of(text: str | None) -> Matrix:
    """What a ``transform`` says; parts of it that make no sense say nothing."""
    found = IDENTITY
    for name, inside in _TRANSFORM.findall(text or ""):
        found = combined(found, _step(name, numbers_in(inside)))
    return found


def _step(name: str, values: list[float]) -> Matrix:
    if name == "matrix" and len(values) == 6:
        a, b, c, d, e, f = values
        return (a, b, c, d, e, f)
    if name == "translate" and values:
        return shift(values[0], values[1] if len(values) > 1 else 0.0)
    if name == "scale" and values:
        return (values[0], 0.0, 0.0, values[1] if len(values) > 1 else values[0], 0.0, 0.0)
    if name == "rotate" and values:
        cos, sin = math.cos(math.radians(values[0])), math.sin(math.radians(values[0]))
        x, y = values[1:3] if len(values) >= 3 else (0.0, 0.0)
        return (cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
    if name == "skewX" and values:
        return (1.0, 0.0, math.tan(math.radians(values[0])), 1.0, 0.0, 0.0)
    if name == "skewY" and values:
        return (1.0, math.tan(math.radians(values[0])), 0.0, 1.0, 0.0, 0.0)
    return IDENTITY


def outline_of(element: Element, width: float, height: float) -> Segments | None:
    """An element's outline in a drawing of that size; None for one that has none.

    Raises:
        ValueError: its path cannot be read.
    """
    given = element.attributes
    if element.name == "path":
        return outline_in(given.get("d", ""), FARTHEST)
    if element.name in ("polyline", "polygon"):
        values = numbers_in(given.get("points", ""))
        points = list(zip(values[0::2], values[1::2], strict=False))
        return polygon(points, closed=element.name == "polygon") if len(points) > 1 else ()

    def across(name: str) -> float:
        return length(given.get(name), width)

    def down(name: str) -> float:
        return length(given.get(name), height)

    if element.name == "line":
        return line(across("x1"), down("y1"), across("x2"), down("y2"))
    if element.name == "circle":
        r = length(given.get("r"), math.hypot(width, height) / math.sqrt(2))
        return ellipse(across("cx"), down("cy"), r, r) if r > 0 else ()
    if element.name == "ellipse":
        rx, ry = across("rx"), down("ry")
        return ellipse(across("cx"), down("cy"), rx, ry) if rx > 0 and ry > 0 else ()
    if element.name == "rect":
        return _rectangle(across("x"), down("y"), across("width"), down("height"), given, width, height)
    return None


def _rectangle(x: float, y: float, w: float, h: float, given: dict[str, str], width: float, height: float) -> Segments:
    if w <= 0 or h <= 0:
        return ()
    rx, ry = length(given.get("rx"), width, -1.0), length(given.get("ry"), height, -1.0)
    rx, ry = (ry if rx < 0 else rx), (rx if ry < 0 else ry)
    if rx <= 0 or ry <= 0:
        return rect(x, y, w, h)
    rx, ry = min(rx, w / 2), min(ry, h / 2)
    turn = f"A{rx} {ry} 0 0 1"
    unit = outline_in(
        f"M{rx} 0H{w - rx}{turn} {w} {ry}V{h - ry}{turn} {w - rx} {h}H{rx}{turn} 0 {h - ry}V{ry}{turn} {rx} 0Z",
        FARTHEST,
    )
    return moved(unit, shift(x, y))


def growth(matrix: Matrix) -> float:
    """How much wider lines become under a matrix."""
    a, b, c, d, _, _ = matrix
    return math.sqrt(abs(a * d - b * c))
