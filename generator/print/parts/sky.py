"""Motifs of the sky: stars, nebulae, beams and lanes."""

from __future__ import annotations

import math
from itertools import chain

from generator.print.drawing.light import fading, glow
from generator.print.drawing.scene import Item, Path, Radial, Segment
from generator.print.drawing.shapes import Segments, along, circle, polygon, rect, swelling_corners
from generator.print.drawing.textures import filled, halftone
from generator.print.drawing.written import cornered, dots, written
from generator.print.layout.motifs import Beams, Halftone, Lanes, Motif, Ribbon, Stars
from generator.print.parts.desk import outline_of
from generator.print.parts.stage import Drawer, Stage

STRIPS = 5
"""So many tones a screen of dots has."""
LARGEST = 1.2
"""From this size, in mm, a star glows."""


def stars(motif: Stars, stage: Stage) -> list[Item]:
    """Stars, the small ones fainter; large ones glow."""
    ranges = ((0, stage.width), (0, stage.height), motif.size)
    places = stage.chance.several(stage.whole(motif.count), ranges)
    places = [place for place in places if not stage.clear or stage.is_clear(place[0], place[1], place[2] / 2)]
    fill = stage.colour(motif.fill)
    items: list[Item] = []
    for x, y, size in places:
        if size >= LARGEST:
            items.append(Path(written(circle(x, y, size)), fill=glow((x, y), size, fill, 0.55)))
    if motif.shape != "ellipse":
        drawn = [outline_of(motif.shape, x - size / 2, y - size / 2, size, size) for x, y, size in places]
        return [*items, Path(written(chain.from_iterable(drawn)), fill=fill)] if drawn else []
    middle = sum(motif.size) / 2
    for is_bright, opacity in ((False, 0.6), (True, 1.0)):
        those = [(x - size / 2, y - size / 2, size) for x, y, size in places if (size > middle) == is_bright]
        if those:
            items.append(Path(dots(those), fill=fill, opacity=opacity))
    return items


def ribbon(motif: Ribbon, stage: Stage) -> list[Item]:
    """A band with two swinging borders that fades upwards, with clouds and threads of light in it."""
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
    fill = stage.colour(motif.fill)
    veil = fading((0, y + height), (0, y - height * 0.2), fill, 0.75, 0.1)
    items: list[Item] = [Path(written(upper + lower), fill=veil)]
    for place in range(3):
        x, down = w * (0.15 + 0.35 * place), y + height * stage.between((0.2, 0.8))
        r = height * stage.between((0.6, 1.1))
        items.append(Path(written(circle(x, down, r)), fill=glow((x, down), r, stage.lit(fill, 0.12), 0.4)))
    for place in range(4):
        down = y + height * (0.15 + 0.2 * place)
        pulls = stage.between((-1, 1)) * swing, stage.between((-1, 1)) * swing
        way = along((0, down), (w * 0.3, down + pulls[0]), (w * 0.7, down + pulls[1]), (w, down), 10)
        thread = swelling_corners(way, stage.between((0.15, 0.5)))
        items.append(Path(cornered(thread), fill=stage.lit(fill, 0.35), opacity=0.35))
    return items


def beams(motif: Beams, stage: Stage) -> list[Item]:
    """Rays as thin triangles that fade outwards from a glow."""
    x, y = stage.between(motif.x), stage.level(stage.between(motif.y), 0.0)
    count = max(1, stage.whole(motif.count))
    rays: list[Segment] = []
    step = math.radians(motif.spread / count)
    first = math.radians(motif.heading - motif.spread / 2)
    longest = 1.0
    for place in range(count):
        angle = first + step * (place + 0.5)
        reach, wide = stage.between(motif.length), step * 0.24
        longest = max(longest, reach)
        rays += polygon(
            (
                (x, y),
                (x + reach * math.cos(angle - wide), y + reach * math.sin(angle - wide)),
                (x + reach * math.cos(angle + wide), y + reach * math.sin(angle + wide)),
            )
        )
    fill = stage.colour(motif.fill)
    far = longest * 0.75
    light = stage.lit(fill, 0.25)
    shaft = Radial((x, y), far, ((0.0, light, 0.95), (0.3, fill, 0.7), (1.0, fill, 0.12)))
    return [
        Path(written(circle(x, y, far * 0.5)), fill=glow((x, y), far * 0.5, light, 0.6)),
        Path(written(rays), fill=shaft),
    ]


def lanes(motif: Lanes, stage: Stage) -> list[Item]:
    """Long curves from side to side that swell in their middle."""
    w, ink = stage.width, stage.colour(motif.ink)
    items: list[Item] = []
    for _ in range(stage.whole(motif.count)):
        y, bend = stage.between(motif.y), stage.between(motif.bend)
        way = along((0, y), (w * 0.3, y + bend), (w * 0.7, y - bend), (w, y + bend * 0.5), 14)
        opacity = round(stage.between((0.35, 0.8)), 2)
        items.append(Path(cornered(swelling_corners(way, motif.line * 1.3, 0.2, 0.2)), fill=ink, opacity=opacity))
    return items


def screen(motif: Halftone, stage: Stage) -> list[Item]:
    """Strips of dots, each lighter than the one before; a strip of one weight is one patch in a whole document."""
    y, height = stage.level(stage.between(motif.y), 0.0), stage.between(motif.height)
    fill = stage.colour(motif.fill)
    high = height / STRIPS
    items: list[Item] = []
    for place in range(STRIPS):
        weight = round(motif.weight * (1 - place / STRIPS), 3)
        top = y + height - (place + 1) * high if motif.upwards else y + place * high
        items.append(filled(rect(0, top, stage.width, high), halftone(fill, motif.step, weight, motif.opacity)))
    return items


SKY: dict[type[Motif], Drawer] = {Stars: stars, Ribbon: ribbon, Beams: beams, Lanes: lanes, Halftone: screen}
