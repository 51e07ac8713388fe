"""How much of the paper is used."""

from __future__ import annotations

from collections.abc import Iterable

from generator.drawing.scene import Group, Segment
from generator.sheets.geometry import PRINTER_MARGIN
from generator.sheets.leaves import Page


def page_use(page: Page, margin: float = PRINTER_MARGIN) -> float:
    """The share of what a printer can print on, all but a rim of ``margin`` mm, that components with bleed take up."""
    printed = sum(_area(item.clip) for item in page.items if isinstance(item, Group) and item.clip)
    return printed / ((page.width - 2 * margin) * (page.height - 2 * margin))


def _area(outline: Iterable[Segment]) -> float:
    """What straight lines enclose, in mm²."""
    points = [(float(segment[1]), float(segment[2])) for segment in outline if len(segment) == 3]
    pairs = zip(points, [*points[1:], *points[:1]], strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2
