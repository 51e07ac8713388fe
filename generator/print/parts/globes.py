"""Globes in the light: planets with air, bands, craters and rings, suns, and moons on their orbits."""

from __future__ import annotations

import math

from generator.print.drawing.light import ball, glow
from generator.print.drawing.scene import Group, Item, Path, Radial, Segment, combined, shift, turned
from generator.print.drawing.shapes import arc, circle, ellipse, tapered_corners
from generator.print.drawing.written import cornered, dots, ellipses, written
from generator.print.layout.motifs import Motif, Orbits, Planet, Sun
from generator.print.parts.stage import OPEN, Drawer, Stage

RINGS = ((1.38, 0.05, 0.4), (1.48, 0.1, 0.85), (1.6, 0.07, 0.55), (1.72, 0.11, 0.8), (1.86, 0.04, 0.4))
"""Of each part of a ring how far from the middle it runs, how wide it is, both in radii, and how opaque."""
SQUASHED = 0.22
SMALLEST = 0.01
"""Of a globe's radius, in mm, whatever a layout asks for."""


def planet(motif: Planet, stage: Stage) -> list[Item]:
    """A globe: what is on its surface is cut to the disc, the night lies over it, and the rim catches the light."""
    x, y, r = _placed(motif, stage)
    tilt = stage.between(motif.tilt)
    fill, shade, light = (stage.colour(name) for name in (motif.fill, motif.shade, motif.light))
    disc = circle(0, 0, r)
    colours = (stage.lit(light, 0.35), fill, shade, stage.shaded(shade, 0.75))
    surface: list[Item] = [Path(written(disc), fill=ball((0, 0), r, stage.light, colours))]
    bands = stage.whole(motif.bands)
    craters = stage.whole(motif.craters)
    marks = _bands(stage, bands or (0 if craters else 3), r, (stage.lit(light, 0.3), shade, stage.shaded(shade)))
    surface.append(Group(tuple(marks), turned(tilt)))
    surface += _craters(stage, craters, r, shade, stage.lit(fill, 0.3))
    surface += _night(stage, r, stage.shaded(shade, 0.85))
    globe = Group(tuple(surface), clip=disc)
    around: list[Item] = [_air(stage, r, light)]
    if motif.ring is not None:
        ring = stage.colour(motif.ring)
        around.append(Group(tuple(_ring(ring, r, 180)), turned(tilt)))
    around += [*_contour(stage, r), globe, _rim(stage, r)]
    if motif.ring is not None:
        around.append(Group(tuple(_ring(ring, r, 0)), turned(tilt)))
    return [Group(tuple(around), shift(x, y))]


def _contour(stage: Stage, r: float) -> list[Item]:
    """An outline in ink that swells on the dark side."""
    if not stage.contour:
        return []
    off = r * 0.045
    return [Path(written(circle(-stage.light[0] * off, -stage.light[1] * off, r + 0.3)), fill=stage.contour)]


def _placed(motif: Planet | Sun, stage: Stage) -> tuple[float, float, float]:
    """Where a globe is, and its radius; one that is part of the ground stays as large as it is."""
    x, y, r = stage.between(motif.x), stage.between(motif.y), stage.between(motif.radius)
    size = 1.0 if y > OPEN else stage.size
    r = max(r * size, SMALLEST)
    return x, stage.level(y, r), r


def _air(stage: Stage, r: float, light: str) -> Path:
    colour, reach = stage.lit(light, 0.2), 1.32
    edge = 1 / reach
    stops = (
        (0.0, colour, 0.0),
        (edge - 0.02, colour, 0.0),
        (edge, colour, 0.5),
        (edge + 0.09, colour, 0.16),
        (1.0, colour, 0.0),
    )
    return Path(written(circle(0, 0, r * reach)), fill=Radial((0, 0), r * reach, stops))


def _bands(stage: Stage, count: int, r: float, colours: tuple[str, str, str]) -> list[Item]:
    """Bands that bend as parallels do, in several tones."""
    bands: list[Item] = []
    total = count * 2
    for place in range(total):
        y = -r + 2 * r * (place + 0.5) / total + stage.between((-0.06, 0.06)) * r
        thick = r * stage.between((0.04, 0.13))
        bend = r * 0.17 * math.sqrt(max(0.0, 1 - (y / r) ** 2))
        left = -r * stage.between((0.2, 1.15))
        outline: list[Segment] = [
            ("M", left, y),
            ("C", left / 2, y + bend, r / 2, y + bend * 1.3, r * 1.1, y),
            ("L", r * 1.1, y + thick * stage.between((0.3, 1))),
            ("C", r / 2, y + bend * 1.3 + thick, left / 2, y + bend + thick, left, y),
            ("Z",),
        ]
        opacity = round(stage.between((0.22, 0.55)), 2)
        bands.append(Path(written(outline), fill=stage.chance.pick(colours), opacity=opacity))
    return bands


def _craters(stage: Stage, count: int, r: float, shade: str, light: str) -> list[Item]:
    """Craters, narrower towards the edge; the wall that faces the light is bright."""
    hollows: list[tuple[float, float, float, float]] = []
    walls: list[tuple[float, float, float, float]] = []
    for _ in range(count * 2):
        reach, angle = r * stage.between((0.05, 0.86)), stage.between((0, math.tau))
        size = r * stage.between((0.05, 0.16))
        squash = math.sqrt(max(0.15, 1 - (reach / r) ** 2))
        place = reach * math.cos(angle), reach * math.sin(angle)
        sizes = size * (1 - (1 - squash) * abs(math.cos(angle))), size * (1 - (1 - squash) * abs(math.sin(angle)))
        hollows.append((*place, *sizes))
        off = size * 0.3
        wall = place[0] - stage.light[0] * off, place[1] - stage.light[1] * off
        walls.append((*wall, sizes[0] * 0.82, sizes[1] * 0.82))
    if not hollows:
        return []
    return [Path(ellipses(hollows), fill=shade, opacity=0.75), Path(ellipses(walls), fill=light, opacity=0.6)]


def _night(stage: Stage, r: float, dark: str) -> list[Item]:
    """The night over the side that is turned away, with dots where it begins."""
    across, down = stage.light
    stops = ((0.0, dark, 0.0), (0.5, dark, 0.0), (0.68, dark, 0.5), (0.86, dark, 0.9), (1.0, dark, 0.96))
    night = Path(written(circle(0, 0, r * 1.02)), fill=Radial((across * r * 0.75, down * r * 0.75), r * 2.0, stops))
    places = []
    for turn, way in stage.chance.several(round(min(70, r * 6)), ((0, math.tau), (0, 1))):
        reach = r * math.sqrt(way)
        px, py = reach * math.cos(turn), reach * math.sin(turn)
        if -0.5 < (px * across + py * down) / r < 0.1:
            places.append((px, py, 0.2))
    return [night, Path(dots(places), fill=dark, opacity=0.55)] if places else [night]


def _rim(stage: Stage, r: float) -> Path:
    """A sickle of light on the edge that faces it."""
    middle = math.degrees(math.atan2(stage.light[1], stage.light[0]))
    start, end = middle - 72, middle + 72
    points, widths = [], []
    for place in range(17):
        angle = math.radians(start + (end - start) * place / 16)
        points.append((r * 0.985 * math.cos(angle), r * 0.985 * math.sin(angle)))
        widths.append(max(0.04, r * 0.05) * math.sin(math.pi * place / 16))
    return Path(cornered(tapered_corners(points, widths)), fill=stage.shine, opacity=0.8)


def _ring(colour: str, r: float, start: float) -> list[Item]:
    """The half of a ring behind the globe, or that before it."""
    ring: list[Item] = []
    for reach, wide, opacity in RINGS:
        half = arc(0, 0, r * reach, r * reach * SQUASHED, start, start + 180)
        ring.append(Path(written(half), stroke=colour, stroke_width=r * wide, opacity=opacity))
    return ring


def sun(motif: Sun, stage: Stage) -> list[Item]:
    """A disc that glows, its middle the brightest."""
    x, y, r = _placed(motif, stage)
    fill, light = stage.colour(motif.fill), stage.colour(motif.light)
    reach = r * motif.glow
    colours = ((0.0, stage.lit(light, 0.7), 1.0), (0.6, light, 1.0), (1.0, fill, 1.0))
    return [
        Path(written(circle(x, y, reach)), fill=glow((x, y), reach, fill, 0.75)),
        Path(written(circle(x, y, r * 1.7)), fill=glow((x, y), r * 1.7, light, 0.8)),
        Path(written(circle(x, y, r)), fill=Radial((x, y), r, colours)),
    ]


def orbits(motif: Orbits, stage: Stage) -> list[Item]:
    """Rings with one moon each, the moons lit."""
    x, y = stage.between(motif.x), stage.between(motif.y)
    y = stage.level(y, motif.radii[0] * motif.squash if motif.radii else 0.0)
    ink, moons = stage.colour(motif.ink), stage.colour(motif.moons)
    items: list[Item] = []
    for place, radius in enumerate(motif.radii):
        ring = written(ellipse(0, 0, radius, radius * motif.squash))
        items.append(Path(ring, stroke=ink, stroke_width=motif.line, opacity=round(0.75 - 0.12 * min(place, 4), 2)))
        angle, size = stage.between((0, math.tau)), stage.between(motif.moon)
        spot = radius * math.cos(angle), radius * motif.squash * math.sin(angle)
        colours = (stage.lit(moons, 0.6), moons, stage.shaded(moons, 0.6), stage.shaded(moons, 0.85))
        items.append(Path(written(circle(*spot, size)), fill=ball(spot, size, stage.light, colours)))
    return [Group(tuple(items), combined(shift(x, y), turned(stage.between(motif.tilt))))]


GLOBES: dict[type[Motif], Drawer] = {Planet: planet, Sun: sun, Orbits: orbits}
