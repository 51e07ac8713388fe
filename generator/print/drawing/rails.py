"""Railway track on a hex: bed, ties and two rails along a course."""

import math
from typing import NamedTuple

from generator.print.drawing.hexes import Course
from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import Segments, line

TIE_STEP = 2.3
"""How far ties are apart, nearly: a course holds a whole number of steps, and half of one at either end."""

BEYOND = 3.0
"""How far track is drawn over the edge of its hex, for the bleed."""


class Look(NamedTuple):
    """Colours of a track, the width of its bed and the distance of its rails in mm."""

    bed: str
    edge: str
    ties: str
    ink: str
    width: float
    gauge: float


def rails(way: Course, look: Look) -> list[Item]:
    """One track, to be drawn over those it crosses."""
    middle = way.beside(0.0, BEYOND)
    thick, across = look.gauge * 0.2, look.gauge * 1.66 / 2
    ties: Segments = ()
    steps = max(1, round(way.length / TIE_STEP))
    extra = range(-1, steps + 1) if way.through else range(-1, steps)
    for step in extra:
        x, y, heading = _on(way, (step + 0.5) / steps)
        right = math.radians(heading + 90)
        dx, dy = across * math.cos(right), across * math.sin(right)
        ties += line(x - dx, y - dy, x + dx, y + dy)
    lines = way.beside(-look.gauge / 2, BEYOND) + way.beside(look.gauge / 2, BEYOND)
    return [
        Path(middle, stroke=look.edge, stroke_width=look.width + 0.7),
        Path(middle, stroke=look.bed, stroke_width=look.width),
        Path(ties, stroke=look.ties, stroke_width=look.gauge * 0.36),
        Path(lines, stroke=look.ink, stroke_width=thick),
    ]


def _on(way: Course, share: float) -> tuple[float, float, float]:
    """A point on the course, or straight on before and after it."""
    inside = min(1.0, max(0.0, share))
    x, y, heading = way.at(inside)
    spare = (share - inside) * way.length
    angle = math.radians(heading)
    return x + spare * math.cos(angle), y + spare * math.sin(angle), heading
