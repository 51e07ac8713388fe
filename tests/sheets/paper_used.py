"""How much of the paper is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from generator.print.drawing.scene import Group, Segment
from generator.print.sheets.duplex import Page
from generator.print.sheets.geometry import PRINTER_MARGIN

STEPS = 8


def page_use(page: Page, margin: float = PRINTER_MARGIN) -> float:
    """The share of what a printer can print on, all but a rim of ``margin`` mm, that components with bleed take up."""
    printed = sum(_area(item.clip) for item in page.items if isinstance(item, Group) and item.clip)
    return printed / ((page.width - 2 * margin) * (page.height - 2 * margin))


def _area(outline: Iterable[Segment]) -> float:
    """What lines enclose, in mm², curves taken as `STEPS` straight lines each."""
    points: list[tuple[float, float]] = []
    for segment in outline:
        if len(segment) == 3:
            points.append((float(segment[1]), float(segment[2])))
        elif len(segment) == 7:
            points += _along(points[-1], tuple(map(float, segment[1:])))
    pairs = zip(points, [*points[1:], *points[:1]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def _along(start: tuple[float, float], curve: tuple[float, ...]) -> Iterator[tuple[float, float]]:
    """Points on a cubic curve from ``start``, the last its end."""
    xs, ys = (start[0], *curve[0::2]), (start[1], *curve[1::2])
    for step in range(1, STEPS + 1):
        t = step / STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield sum(w * x for w, x in zip(weights, xs, strict=True)), sum(w * y for w, y in zip(weights, ys, strict=True))
