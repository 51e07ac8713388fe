"""Railway track on a hex: bed, ties and two rails along a course."""

import math
from typing import NamedTuple

from generator.print.drawing.hexes import Course
from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import Segments, line, moved

TIE_STEP = 2.3
"""How far ties are apart, nearly: a course holds a whole number of steps, and half of one at either end."""

BEYOND = 3.0
"""How far track is drawn over the edge of its hex, for the bleed."""


class Look(NamedTuple):
    """Colours of a track, the width of its bed and the distance of its rails in mm.

    ``shine`` is the light on rails and ties, ``ballast`` the colour of stones on the bed; none where there is no such.
    """

    bed: str
    edge: str
    ties: str
    ink: str
    width: float
    gauge: float
    shine: str | None = None
    ballast: str | None = None


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
    items: list[Item] = [
        Path(middle, stroke=look.edge, stroke_width=look.width + 0.7),
        Path(middle, stroke=look.bed, stroke_width=look.width),
    ]
    if look.ballast is not None:
        items += _ballast(way, look, look.ballast)
    items.append(Path(ties, stroke=look.ties, stroke_width=look.gauge * 0.36))
    if look.shine is not None:
        items.append(Path(moved(ties, (1, 0, 0, 1, -0.14, -0.18)), stroke=look.shine, stroke_width=0.16, opacity=0.55))
    items.append(Path(lines, stroke=look.ink, stroke_width=thick))
    if look.shine is not None:
        light = way.beside(-look.gauge / 2 - 0.06, BEYOND) + way.beside(look.gauge / 2 - 0.06, BEYOND)
        items.append(Path(light, stroke=look.shine, stroke_width=thick * 0.34))
    return items


def _ballast(way: Course, look: Look, colour: str) -> list[Item]:
    """Stones on the shoulders of the bed, in rows that get thinner outwards, and the ditch beside it."""
    half = look.width / 2
    stones: list[Item] = []
    for row, (off, size) in enumerate(((half * 0.62, 0.34), (half * 0.76, 0.3), (half * 0.9, 0.22))):
        places: Segments = ()
        for side in (-1, 1):
            for step in range(round(way.length / 0.62) + 8):
                x, y, heading = _on(
                    way, (step * 0.62 - 2.4 + row * 0.21 + 0.1 * math.sin(step * 2.4 + side)) / way.length
                )
                out = math.radians(heading + 90)
                jump = side * (off + 0.09 * math.sin(step * 1.7 + row))
                x, y = x + jump * math.cos(out), y + jump * math.sin(out)
                places += line(x, y, x + 0.01, y)
        stones.append(Path(places, stroke=colour, stroke_width=size))
    return stones


def _on(way: Course, share: float) -> tuple[float, float, float]:
    """A point on the course, or straight on before and after it."""
    inside = min(1.0, max(0.0, share))
    x, y, heading = way.at(inside)
    spare = (share - inside) * way.length
    angle = math.radians(heading)
    return x + spare * math.cos(angle), y + spare * math.sin(angle), heading
