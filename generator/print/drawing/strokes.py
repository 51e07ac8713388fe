"""Strokes that swell and taper, as a pen or a brush draws them: outlines to be filled."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.print.drawing.shapes import Point, Segments, polygon

FINEST = 0.02
"""The narrowest a stroke gets where it ends, in mm."""


def tapered(points: Sequence[Point], widths: Sequence[float]) -> Segments:
    """The outline of a stroke through the points, so wide at each; a width of nought is a point."""
    left: list[Point] = []
    right: list[Point] = []
    for place, ((x, y), width) in enumerate(zip(points, widths, strict=True)):
        (x0, y0), (x1, y1) = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = max(width, FINEST) / 2
        across, down = -(y1 - y0) / length * half, (x1 - x0) / length * half
        left.append((x + across, y + down))
        right.append((x - across, y - down))
    return polygon((*left, *reversed(right)))


def swelling(points: Sequence[Point], width: float, start: float = 0.0, end: float = 0.0) -> Segments:
    """A stroke ``width`` mm wide in its middle; where it begins and ends, ``start`` and ``end`` parts of that."""
    last = max(1, len(points) - 1)
    widths = []
    for place in range(len(points)):
        way = place / last
        ends = start + (end - start) * way
        widths.append(width * (ends + (1 - ends) * math.sin(math.pi * way)))
    return tapered(points, widths)


def along(start: Point, first: Point, second: Point, end: Point, count: int = 12) -> list[Point]:
    """Places on a curve from ``start`` to ``end`` that two others pull, ``count`` of them after the first."""
    points = []
    for place in range(count + 1):
        t = place / count
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return points
