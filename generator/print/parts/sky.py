"""Motifs of the sky: stars, planets, orbits, nebulae, beams, lanes, ships and emblems."""

from __future__ import annotations

import math
from itertools import chain

from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Group, Item, Matrix, Path, Segment, Use, combined, scaled, shift, turned
from generator.print.drawing.shapes import Segments, arc, arc_to, circle, line, moved, polygon
from generator.print.drawing.written import dots, ellipses, written
from generator.print.layout.motifs import Beams, Emblem, Fleet, Lanes, Motif, Orbits, Planet, Ribbon, Stars
from generator.print.parts.desk import outline_of
from generator.print.parts.stage import Drawer, Stage


def stars(motif: Stars, stage: Stage) -> list[Item]:
    """All stars as one outline."""
    ranges = ((0, stage.width), (0, stage.height), motif.size)
    places = stage.chance.several(stage.whole(motif.count), ranges)
    if motif.shape == "ellipse":
        outline = dots([(x - size / 2, y - size / 2, size) for x, y, size in places])
    else:
        drawn = [outline_of(motif.shape, x - size / 2, y - size / 2, size, size) for x, y, size in places]
        outline = written(chain.from_iterable(drawn))
    return [Path(outline, fill=stage.colour(motif.fill))] if outline else []


def planet(motif: Planet, stage: Stage) -> list[Item]:
    """A globe: bands and craters are cut to the disc, the shadow is a crescent."""
    x, y, r = stage.between(motif.x), stage.between(motif.y), stage.between(motif.radius)
    tilt = stage.between(motif.tilt)
    disc = circle(0, 0, r)
    shade, light = stage.colour(motif.shade), stage.colour(motif.light)
    surface: list[Item] = [Path(written(disc), fill=stage.colour(motif.fill))]
    surface += _bands(stage, stage.whole(motif.bands), r, light)
    for _ in range(stage.whole(motif.craters)):
        reach, angle = r * stage.between((0.15, 0.72)), stage.between((1.9, 4.4))
        size = r * stage.between((0.07, 0.17))
        crater = ellipses([(reach * math.cos(angle), reach * math.sin(angle), size, size * 0.8)])
        surface.append(Path(crater, fill=shade))
    crescent: Segments = (("M", 0, -r), *arc_to(0, 0, r, r, -90, 90), *arc_to(0, 0, r * 0.42, r, 90, -90), ("Z",))
    surface.append(Path(written(moved(crescent, turned(35 - tilt))), fill=shade))
    globe = Group(tuple(surface), clip=disc)
    place = combined(shift(x, y), turned(tilt))
    if motif.ring is None:
        return [Group((globe,), place)]
    ring = stage.colour(motif.ring)
    back = Path(written(arc(0, 0, r * 1.75, r * 0.42, 180, 360)), stroke=ring, stroke_width=r * 0.16)
    front = Path(written(arc(0, 0, r * 1.75, r * 0.42, 0, 180)), stroke=ring, stroke_width=r * 0.16)
    return [Group((back, globe, front), place)]


def _bands(stage: Stage, count: int, r: float, fill: str) -> list[Item]:
    bands: Segments = ()
    for place in range(count):
        y = -r + 2 * r * (place + 0.6) / count + stage.between((-0.1, 0.1)) * r
        height = r * stage.between((0.1, 0.24))
        left = stage.between((-1.1, 0.3)) * r if place % 2 else -1.1 * r
        bands += (
            ("M", left, y),
            ("L", r * 1.1, y),
            ("L", r * 1.1, y + height),
            ("L", left, y + height),
            *arc_to(left, y + height / 2, height / 2, height / 2, 90, 270),
            ("Z",),
        )
    return [Path(written(bands), fill=fill)] if bands else []


def orbits(motif: Orbits, stage: Stage) -> list[Item]:
    """Rings with one moon each."""
    x, y = stage.between(motif.x), stage.between(motif.y)
    rings, moons = [], []
    for radius in motif.radii:
        rings.append((0.0, 0.0, radius, radius * motif.squash))
        angle, size = stage.between((0, math.tau)), stage.between(motif.moon)
        moons.append((radius * math.cos(angle), radius * motif.squash * math.sin(angle), size, size))
    items = (
        Path(ellipses(rings), stroke=stage.colour(motif.ink), stroke_width=motif.line),
        Path(ellipses(moons), fill=stage.colour(motif.moons)),
    )
    return [Group(items, combined(shift(x, y), turned(stage.between(motif.tilt))))]


def ribbon(motif: Ribbon, stage: Stage) -> list[Item]:
    """A band with two swinging borders."""
    y, height, swing = stage.between(motif.y), stage.between(motif.height), stage.between(motif.swing)
    w = stage.width
    if stage.chance.pick((True, False)):
        swing = -swing
    upper: Segments = (("M", 0, y), ("C", w * 0.3, y - swing, w * 0.55, y + swing * 1.4, w, y - swing * 0.6))
    lower: Segments = (
        ("L", w, y + height * 0.5 - swing * 0.6),
        ("C", w * 0.62, y + height + swing, w * 0.34, y + height - swing, 0, y + height),
        ("Z",),
    )
    return [Path(written(upper + lower), fill=stage.colour(motif.fill))]


def beams(motif: Beams, stage: Stage) -> list[Item]:
    """Rays as thin triangles."""
    x, y = stage.between(motif.x), stage.between(motif.y)
    count = max(1, stage.whole(motif.count))
    rays: list[Segment] = []
    step = math.radians(motif.spread / count)
    first = math.radians(motif.heading - motif.spread / 2)
    for place in range(count):
        angle = first + step * (place + 0.5)
        reach, wide = stage.between(motif.length), step * 0.24
        rays += polygon(
            (
                (x, y),
                (x + reach * math.cos(angle - wide), y + reach * math.sin(angle - wide)),
                (x + reach * math.cos(angle + wide), y + reach * math.sin(angle + wide)),
            )
        )
    return [Path(written(rays), fill=stage.colour(motif.fill))]


def lanes(motif: Lanes, stage: Stage) -> list[Item]:
    """Long curves from side to side."""
    curves: list[Segment] = []
    w = stage.width
    for _ in range(stage.whole(motif.count)):
        y, bend = stage.between(motif.y), stage.between(motif.bend)
        curves += [("M", 0, y), ("C", w * 0.3, y + bend, w * 0.7, y - bend, w, y + bend * 0.5)]
    return [Path(written(curves), stroke=stage.colour(motif.ink), stroke_width=motif.line)]


def fleet(motif: Fleet, stage: Stage) -> list[Item]:
    """Ships one behind the other, alternately to either side of the first."""
    x, y, size = stage.between(motif.x), stage.between(motif.y), stage.between(motif.size)
    fill, accent = stage.colour(motif.fill), stage.colour(motif.accent)
    ship = stage.studio.icon(motif.icon, fill, accent, stage.colour("sky"))
    items: list[Item] = []
    for place in range(stage.whole(motif.count)):
        rank, side = (place + 1) // 2, (1 if place % 2 else -1)
        px, py = x - motif.step[0] * rank, y + motif.step[1] * rank * side
        near = size * (0.8 if place else 1.0)
        at = combined(shift(px, py), combined(turned(motif.heading), shift(-near / 2, -near / 2)))
        if motif.trail:
            start = combined(shift(px, py), turned(motif.heading - 90))
            path = moved(line(-motif.trail, 0, 0, 0), start)
            items.append(Path(written(path), stroke=stage.colour(motif.trail_ink), stroke_width=near * 0.14))
        items.append(Use(ship, combined(at, scaled(near / GRID))))
    return items


def emblem(motif: Emblem, stage: Stage) -> list[Item]:
    """An icon as part of the picture."""
    x, y, size = stage.between(motif.x), stage.between(motif.y), stage.between(motif.size)
    colours = (stage.colour(motif.fill), stage.colour(motif.accent), stage.colour(motif.paper))
    at: Matrix = combined(turned(stage.between(motif.turn), x, y), shift(x - size / 2, y - size / 2))
    return [Use(stage.studio.icon(motif.icon, *colours), combined(at, scaled(size / GRID)))]


SKY: dict[type[Motif], Drawer] = {
    Stars: stars,
    Planet: planet,
    Orbits: orbits,
    Ribbon: ribbon,
    Beams: beams,
    Lanes: lanes,
    Fleet: fleet,
    Emblem: emblem,
}
