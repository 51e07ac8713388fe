"""Signs of a survey map, as an engraver cuts them: hachured peaks, trees, fields, grass and farms, strewn over a box.

A sign is a symbol on a grid 10 units high, its foot at 0, 0; so a map of two hundred hexes holds each but once.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from generator.print.drawing.light import graded, mixed
from generator.print.drawing.scene import Item, Path, Symbol, Use, scaled, turned
from generator.print.drawing.shapes import Point, Segments, along, circle, line, moved, polygon, rect, swelling
from generator.print.drawing.written import written
from generator.print.layout.motifs import Motif, Survey
from generator.print.parts.chance import Chance
from generator.print.parts.stage import Drawer, Stage

VIEWS = 7
"""So many drawings there are of each sign."""
MOST_SIGNS = 1_000
"""So many are kept."""


class Inks(NamedTuple):
    """The colours of a sign: its lines, its lit and its shaded side, and what grows or stands there."""

    ink: str
    light: str
    shade: str
    fill: str


def survey(motif: Survey, stage: Stage) -> list[Item]:
    """So many signs of a kind, those farther down in front of the others."""
    inks = Inks(*(stage.colour(name) for name in (motif.ink, motif.light, motif.shade, motif.fill)))
    spots = []
    for x, y, size in stage.chance.several(stage.whole(motif.count), (motif.x, motif.y, motif.size)):
        spots.append((y, x, size, stage.whole((1, VIEWS))))
    return [Use(sign(motif.of, view, inks), scaled(size / 10, x, y)) for y, x, size, view in sorted(spots)]


@lru_cache(MOST_SIGNS)
def sign(of: str, view: int, inks: Inks) -> Symbol:
    """One drawing of a sign; a map has some dozens, hundreds of times."""
    items = SIGNS[of](Chance(f"{of} {view}"), inks)
    name = "-".join((of, str(view), *(colour.lstrip("#") for colour in inks)))
    return Symbol(f"sign-{name}", tuple(items), (-14.0, -14.0, 14.0, 6.0))


def _peak(chance: Chance, inks: Inks) -> list[Item]:
    """A mountain with a lit flank and a hachured one, its ridge running down between them."""
    lean = chance.between((-0.8, 0.8))
    top = (lean, -10.0)
    left = [(-9.8, 0.4), (-7.6, -1.9), (-5.9, -3.6 - chance.between((0.0, 0.6))), (-3.4, -5.4), (-1.9, -8.3), top]
    right = [top, (1.6, -8.2), (2.9, -5.9), (5.3, -3.3 + chance.between((-0.5, 0.5))), (7.4, -1.6), (9.8, 0.4)]
    spur = [top, (lean + 0.9, -7.6), (lean - 0.5, -5.2), (lean + 1.2, -2.6), (lean - 0.2, 1.5)]
    feet = (
        [(5.6, 0.5 + chance.between((0.0, 0.5))), (2.6, 0.9)],
        [(-2.8, 0.8), (-6.2, 0.5 + chance.between((0.0, 0.6)))],
    )
    bright = graded((-9.0, 0.0), (1.0, 0.0), mixed(inks.light, inks.shade, 0.28), inks.light)
    dark = graded((0.0, -8.0), (9.0, 0.0), inks.shade, mixed(inks.shade, inks.light, 0.45))
    items: list[Item] = [
        Path(written(polygon([*left, *spur[1:], *feet[1]])), fill=bright),
        Path(written(polygon([*spur[:0:-1], *right, *feet[0]])), fill=dark),
    ]
    items.append(Path(written(_hachures(chance, right, spur)), stroke=inks.ink, stroke_width=0.26))
    strata: Segments = ()
    for place in (1, 2, 3, 4):
        x, y = left[place]
        strata += line(x + 0.8, y + 0.5, x + 1.5 + 0.3 * place, min(0.0, y + 1.9 + 0.35 * place))
    items.append(Path(written(strata), stroke=inks.ink, stroke_width=0.2, opacity=0.6))
    ground: Segments = ()
    for x, y, wide in ((-8.4, 1.0, 2.6), (-4.2, 1.5, 2.0), (1.6, 1.9, 3.2), (6.0, 1.2, 3.4), (9.4, 0.7, 1.6)):
        ground += line(x, y, x + wide, y + 0.25)
    items.append(Path(written(ground), stroke=inks.ink, stroke_width=0.2, opacity=0.6))
    items.append(Path(written(swelling(_finer(spur), 0.5, 0.8)), fill=inks.ink))
    items.append(Path(written(polygon([*left, *right[1:]], closed=False)), stroke=inks.ink, stroke_width=0.46))
    return items


def _hachures(chance: Chance, slope: Sequence[Point], spur: Sequence[Point]) -> Segments:
    """Strokes that fall from a slope towards the spur beside it."""
    strokes: Segments = ()
    for (x1, y1), (x2, y2) in itertools.pairwise(slope):
        count = max(2, round(math.hypot(x2 - x1, y2 - y1) * 1.25))
        for place in range(count):
            share = (place + chance.between((0.3, 0.7))) / count
            x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
            deep = max(0.0, -y)
            reach = min(deep * 0.8, chance.between((0.34, 0.62)) * (1.2 + deep * 0.5))
            strokes += line(x, y + 0.2, max(x - reach * 0.42, spur[1][0] - 0.4), y + 0.2 + reach)
    return strokes


def _finer(points: Sequence[Point]) -> list[Point]:
    """A line with a point between each two."""
    finer = [points[0]]
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        finer += [((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)]
    return finer


def _hill(chance: Chance, inks: Inks) -> list[Item]:
    """A low mound: a swelling crest with strokes that fall from it, longer on the side away from the light."""
    high = -chance.between((3.6, 4.6))
    crest = along((-9, 0), (-5, high * 1.5), (4, high * 1.6), (10, 0.2), 16)
    strokes: Segments = ()
    for place, (x, y) in enumerate(crest[2:-1], 2):
        away = place / len(crest)
        reach = (0.7 + 2.6 * away) * chance.between((0.7, 1.1))
        strokes += line(x, y + 0.3, x - 0.6 + 1.9 * away, min(1.8, y + 0.3 + reach))
    return [
        Path(written(strokes), stroke=inks.ink, stroke_width=0.3, opacity=0.7),
        Path(written(swelling(crest, 0.75, 0.2, 0.3)), fill=inks.ink),
    ]


def _tree(chance: Chance, inks: Inks) -> list[Item]:
    """A broad tree: lobes of leaves in the light, hatched where they are in shade."""
    wide = chance.between((0.9, 1.12))
    lobes = [(-2.6 * wide, -4.4, 2.5), (2.5 * wide, -4.3, 2.6), (-1.2, -7.0, 2.5), (1.4, -6.9, 2.6), (0.0, -4.6, 2.6)]
    crown: Segments = ()
    for x, y, radius in lobes:
        crown += circle(x, y, radius)
    shadow: Segments = ()
    for place in range(6):
        x = 0.5 + place * 0.75
        shadow += line(x, -2.2 - 0.25 * place, x + 0.9, -5.0 - chance.between((0.0, 1.4)))
    lit = graded(
        (-4.0, -9.0), (4.0, -1.0), mixed(inks.fill, inks.light, 0.62), inks.fill, mixed(inks.fill, inks.shade, 0.7)
    )
    ground = swelling([(-1.5, 0.2), (1.6, 0.5), (5.2, 0.1)], 0.9, 0.1, 0.0)
    return [
        Path(written(ground), fill=inks.shade, opacity=0.5),
        Path(written(line(0, 0.2, 0, -3.4)), stroke=inks.ink, stroke_width=1.1),
        Path(written(crown), stroke=inks.ink, stroke_width=0.9),
        Path(written(crown), fill=lit),
        Path(written(shadow), stroke=inks.ink, stroke_width=0.32, opacity=0.75),
    ]


def _fir(chance: Chance, inks: Inks) -> list[Item]:
    """A conifer: three skirts of twigs, the right half of each in shade."""
    wide = chance.between((3.0, 3.6))
    outline: list[Point] = [(0, -10)]
    for foot, half in ((-6.6, 0.55), (-3.9, 0.8), (-1.2, 1.0)):
        outline += [(wide * half, foot), (wide * half * 0.45, foot - 0.3)]
    body = [*outline[:-1], (-outline[-2][0], outline[-2][1]), *((-x, y) for x, y in reversed(outline[1:-2]))]
    dark = [(0, -10), *outline[1:-1], (0, -1.2)]
    lit = graded((-3.0, 0.0), (3.0, 0.0), mixed(inks.fill, inks.light, 0.5), inks.fill)
    ground = swelling([(-1.0, 0.2), (1.5, 0.5), (4.4, 0.1)], 0.8, 0.1, 0.0)
    return [
        Path(written(ground), fill=inks.shade, opacity=0.5),
        Path(written(line(0, 0.2, 0, -1.4)), stroke=inks.ink, stroke_width=0.9),
        Path(written(polygon(body)), lit, inks.ink, 0.45),
        Path(written(polygon(dark)), fill=inks.ink, opacity=0.34),
    ]


def _field(chance: Chance, inks: Inks) -> list[Item]:
    """Two ploughed fields, the furrows of one across those of the other, with a hedge between and around."""
    turn = chance.between((-32, 32))
    split = chance.between((-2.0, 2.4))
    near = polygon(((-8.6, -8.6), (split, -9.2), (split + 0.5, 0.4), (-8.0, 0.8)))
    far = polygon(((split, -9.2), (8.2, -8.8), (8.8, 0.2), (split + 0.5, 0.4)))
    furrows: Segments = ()
    for place in range(1, 11):
        y = -8.9 + place * 0.86
        furrows += line(-8.5 + 0.06 * place, y, split + 0.05 * place, y - 0.4)
    for place in range(1, 8):
        x = split + (8.4 - split) * place / 8
        furrows += line(x, -8.9, x + 0.45, 0.3)
    hedge: Segments = ()
    for place in range(11):
        hedge += circle(split + 0.05 * place, -9.1 + place * 0.94, 0.5 + chance.between((0.0, 0.25)))
    for place in range(16):
        hedge += circle(-8.0 + place * 1.06, 0.75 - 0.04 * place, 0.5 + chance.between((0.0, 0.3)))
    about = turned(turn, 0.0, -4.0)
    return [
        Path(written(moved(near, about)), fill=mixed(inks.fill, inks.light, chance.between((0.0, 0.3))), opacity=0.8),
        Path(written(moved(far, about)), fill=mixed(inks.fill, inks.shade, chance.between((0.1, 0.3))), opacity=0.7),
        Path(written(moved(furrows, about)), stroke=inks.ink, stroke_width=0.24, opacity=0.6),
        Path(written(moved(hedge, about)), fill=inks.shade, opacity=0.9),
    ]


def _grass(chance: Chance, inks: Inks) -> list[Item]:
    """A tuft of three to five blades."""
    blades: Segments = ()
    for place in range(-2, 3):
        high = 9.0 - 1.9 * abs(place) + chance.between((-1, 1))
        root, tip = (place * 0.9, 0.0), (place * 2.4, -high)
        blades += swelling(along(root, (root[0], -high * 0.5), (tip[0], -high * 0.7), tip, 5), 1.1, 0.9, 0.0)
    return [Path(written(blades), fill=inks.ink)]


def _farm(chance: Chance, inks: Inks) -> list[Item]:
    """A house with a lit and a shaded roof, and smoke from its chimney."""
    smoke: Segments = ()
    drift = chance.between((0.5, 1.3))
    for place, radius in enumerate((0.5, 0.75, 1.0)):
        smoke += circle(2.7 + place * drift, -8.6 - place * 1.1, radius)
    wall = rect(-3.6, -3.4, 7.0, 3.4)
    gable = polygon(((3.4, 0), (3.4, -3.4), (5.0, -5.8), (6.6, -3.4), (6.6, 0)))
    roof = polygon(((-4.2, -3.2), (-2.4, -6.2), (5.0, -6.2), (3.4, -3.2)))
    tiles: Segments = ()
    for place in range(1, 6):
        tiles += line(-4.2 + place * 1.4, -3.3, -2.6 + place * 1.4, -6.1)
    return [
        Path(written(smoke), fill=inks.light, stroke=inks.ink, stroke_width=0.2, opacity=0.8),
        Path(written(rect(1.8, -7.8, 1.0, 2.0)), inks.shade, inks.ink, 0.3),
        Path(written(wall), inks.light, inks.ink, 0.35),
        Path(written(gable), inks.shade, inks.ink, 0.35),
        Path(written(roof), inks.fill, inks.ink, 0.35),
        Path(written(tiles), stroke=inks.ink, stroke_width=0.2, opacity=0.7),
        Path(written(rect(-2.2, -2.2, 1.1, 2.2) + rect(0.6, -2.3, 1.2, 1.1)), fill=inks.ink),
    ]


def _wave(chance: Chance, inks: Inks) -> list[Item]:
    """Two or three lines of water that swell and end in nothing."""
    strokes: Segments = ()
    for place in range(3):
        x, wide = chance.between((-6, 1)), chance.between((6, 11))
        y = -7 + place * 3.2
        strokes += swelling(along((x, y), (x + wide * 0.3, y - 1.4), (x + wide * 0.7, y + 1.4), (x + wide, y), 8), 0.6)
    return [Path(written(strokes), fill=inks.ink)]


SIGNS: dict[str, Callable[[Chance, Inks], list[Item]]] = {
    "farm": _farm,
    "field": _field,
    "fir": _fir,
    "grass": _grass,
    "hill": _hill,
    "peak": _peak,
    "tree": _tree,
    "wave": _wave,
}
SURVEYS: dict[type[Motif], Drawer] = {Survey: survey}
