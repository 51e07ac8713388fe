"""Textures: small patches that tile a surface, cut to what they fill.

A patch is one symbol, so a document holds it once, however much it covers; in all formats alike.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from generator.print.drawing.scene import Group, Item, Path, Segment, Spot, Symbol, Use, shift
from generator.print.drawing.shapes import Segments, line
from generator.print.drawing.written import read, written

PATCH = 12.0
"""How wide and high a patch is, in mm."""
_TURN = 0.6180339887498949
_STEP = 0.7548776662466927
_LEAST = 0.01
"""What spreads dots evenly and without a pattern to be seen: the golden ratio, and its kin in two dimensions."""


def halftone(colour: str, step: float, weight: float, opacity: float = 1.0) -> Symbol:
    """Dots in rows that stand between each other; ``weight`` is how much of the surface they cover, below 0.7."""
    across = max(2, round(PATCH / step))
    pitch = PATCH / across
    size = 2 * pitch * math.sqrt(weight / (2 * math.pi))
    places = [
        (column * pitch + shove, row * pitch + shove)
        for shove in (pitch / 4, 3 * pitch / 4)
        for row in range(across)
        for column in range(across)
    ]
    return _patch("halftone", (colour, step, weight, opacity), _spots(places, size, colour, opacity))


def hatching(colour: str, step: float, width: float, opacity: float = 1.0) -> Symbol:
    """Lines that rise to the right at half a right angle."""
    count = max(2, round(PATCH / step))
    pitch = PATCH / count
    lines: list[Segment] = []
    for place in range(count):
        far = pitch * (place + 0.5)
        lines += [*line(0, far, far, 0), *line(far, PATCH, PATCH, far)]
    drawn = Path(written(lines), stroke=colour, stroke_width=width, opacity=opacity)
    return _patch("hatching", (colour, step, width, opacity), drawn)


def engraving(colour: str, step: float, width: float, opacity: float = 1.0) -> Symbol:
    """Level lines that swell and fade, as water is engraved."""
    rows = max(2, round(PATCH / step))
    pitch = PATCH / rows
    strokes: list[Segment] = []
    for row in range(rows):
        y, start = pitch * (row + 0.5), PATCH * ((row * _TURN) % 1)
        for reach in (PATCH * 0.3, PATCH * 0.2):
            end = start + reach
            strokes += line(start % PATCH, y, min(PATCH, end) if start < PATCH else end % PATCH, y)
            start = end + PATCH * 0.25
    drawn = Path(written(strokes), stroke=colour, stroke_width=width, opacity=opacity)
    return _patch("engraving", (colour, step, width, opacity), drawn)


def stipple(colour: str, count: int, size: float, opacity: float = 1.0) -> Symbol:
    """So many dots on a patch, evenly strewn."""
    places = [
        (size / 2 + (place * _STEP) % 1 * (PATCH - size), size / 2 + (place * _STEP * _STEP) % 1 * (PATCH - size))
        for place in range(1, count + 1)
    ]
    return _patch("stipple", (colour, count, size, opacity), _spots(places, size, colour, opacity))


def _spots(places: Iterable[Spot], size: float, colour: str, opacity: float) -> Path:
    """Round dots as strokes that have next to no length: a third of what their outlines would take."""
    strokes = " ".join([f"{x:.2f} {y:.2f} m {x + _LEAST:.2f} {y:.2f} l" for x, y in places])
    return Path(strokes, stroke=colour, stroke_width=round(size, 3), opacity=opacity)


def filled(outline: Segments | str, texture: Symbol) -> Group:
    """What the outline holds, covered with a texture; patches meet at the same places on a whole face."""
    segments = read(outline)
    across, down = _spans(segments)
    left, top = math.floor(min(across) / PATCH), math.floor(min(down) / PATCH)
    columns, rows = math.ceil(max(across) / PATCH) - left, math.ceil(max(down) / PATCH) - top
    laid = Use(texture, shift(left * PATCH, top * PATCH), (columns, rows, PATCH, PATCH))
    return Group((laid,), clip=segments)


def _spans(segments: Segments) -> tuple[list[float], list[float]]:
    numbers = [[float(value) for value in segment[1:]] for segment in segments]
    return [x for values in numbers for x in values[::2]], [y for values in numbers for y in values[1::2]]


def _patch(name: str, how: tuple[object, ...], drawn: Item) -> Symbol:
    said = "-".join(str(part).lstrip("#").replace(".", "_") for part in how)
    return Symbol(f"{name}-{said}", (drawn,), (0.0, 0.0, PATCH, PATCH))
