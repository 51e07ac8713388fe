"""Motifs of a landscape: stars, nebulae, beams; peaks and hills in the light; towers with lit windows, and arcades."""

from __future__ import annotations

import itertools
import math
from itertools import chain

from generator.print.drawing.light import fading, glow, graded
from generator.print.drawing.scene import Item, Path, Radial, Segment, Spot
from generator.print.drawing.shapes import (
    Point,
    Segments,
    along,
    arc_to,
    circle,
    polygon,
    rect,
    regular,
    swelling_corners,
)
from generator.print.drawing.textures import filled, halftone
from generator.print.drawing.written import box, boxes, cornered, dots, spots, through, written
from generator.print.layout.motifs import Arches, Beams, Halftone, Lanes, Lattice, Motif, Ribbon, Ridge, Skyline, Stars
from generator.print.parts.desk import outline_of
from generator.print.parts.stage import Drawer, Stage

FINER = 3
"""So often the slopes of peaks are broken in two."""


def ridge(motif: Ridge, stage: Stage) -> list[Item]:
    """A horizon of peaks, or of hills where it is rolling."""
    steps = max(1, stage.whole(motif.steps))
    return _hills(motif, stage, steps) if motif.rolling else _peaks(motif, stage, steps)


def _ground(motif: Ridge, stage: Stage, outline: str, top: float) -> list[Item]:
    """What lies under a horizon: brighter above, where light falls, and misty below where it is far away."""
    fill, foot = stage.colour(motif.fill), stage.height
    land = graded((0, top), (0, foot), stage.lit(fill, 0.22), fill, stage.shaded(fill, 0.32))
    return [Path(outline, fill=land)]


def _mist(motif: Ridge, stage: Stage, outline: str, top: float) -> list[Item]:
    if motif.mist is None:
        return []
    low = min(stage.height, top + (stage.height - top) * 0.62)
    return [Path(outline, fill=fading((0, low), (0, top), stage.colour(motif.mist), 0.55))]


def _peaks(motif: Ridge, stage: Stage, steps: int) -> list[Item]:
    span = stage.width / steps
    heights = [stage.horizon(stage.between(motif.height)) for _ in range(steps + 1)]
    corners: list[Point] = [(0.0, heights[0])]
    tops: list[int] = []
    for place in range(steps):
        peak = min(heights[place], heights[place + 1]) - span * stage.between((0.1, 0.34))
        tops.append(len(corners))
        corners += [(span * (place + stage.between((0.35, 0.65))), peak), (span * (place + 1), heights[place + 1])]
    line, marks = _broken(corners, stage, span)
    top = min(y for _, y in line)
    places = spots(line)
    outline = through(*spots([(0.0, stage.height)]), *places, *spots([(stage.width, stage.height)]))
    items = _ground(motif, stage, outline, top)
    fill = stage.colour(motif.fill)
    for number in tops:
        items.append(_flank(line, places, marks[number - 1 : number + 2], stage, fill))
    return [*items, *_edges(line, places, stage, fill), *_mist(motif, stage, outline, top)]


def _broken(corners: list[Point], stage: Stage, span: float) -> tuple[list[Point], list[int]]:
    """A line through the corners whose slopes are rough, and where on it each corner stands."""
    line, marks = [corners[0]], [0]
    for before, after in itertools.pairwise(corners):
        slope, rough = [before, after], span * 0.09
        for _ in range(FINER):
            finer = [slope[0]]
            for (x0, y0), (x1, y1) in itertools.pairwise(slope):
                across = (x0 + x1) / 2 + stage.between((-0.2, 0.2)) * (x1 - x0)
                finer += [(across, (y0 + y1) / 2 + stage.between((-0.5, 0.5)) * rough), (x1, y1)]
            slope, rough = finer, rough * 0.5
        line += slope[1:]
        marks.append(len(line) - 1)
    return line, marks


def _flank(line: list[Point], places: list[str], marks: list[int], stage: Stage, fill: str) -> Path:
    """The side of a peak that is turned away from the light, down to a ridge that runs from the top.

    ``places`` are the points of the line, written; ``marks`` say which of them are the foot, the top and the foot.
    """
    left, peak, right = marks
    x, y = line[peak]
    is_right = stage.light[0] < 0
    away = places[peak : right + 1] if is_right else places[left : peak + 1][::-1]
    end_x, end_y = line[right if is_right else left]
    deep = max(end_y - y, 2.0) * 1.7
    fall: list[Point] = []
    for place in range(7):
        way = place / 6
        sway = (stage.between((-0.16, 0.16)) if 0 < place < 6 else 0.0) * abs(end_x - x)
        fall.append((x - stage.light[0] * way * 1.2 + sway, y + deep * way))
    shadow = through(*away, *spots([(end_x, y + deep), *reversed(fall)]))
    return Path(shadow, fill=fading((0, y), (0, y + deep), stage.shaded(fill, 0.75), 0.8 * stage.strength))


def _edges(line: list[Point], places: list[str], stage: Stage, fill: str) -> list[Item]:
    """A line of light on every slope that faces it; ``places`` are the points of the line, written."""
    bright: list[str] = []
    for ((_, y0), (_, y1)), (start, end) in zip(itertools.pairwise(line), itertools.pairwise(places), strict=True):
        if (y0 - y1) * -stage.light[0] > 0.02:
            bright.append(f"{start} m {end} l")
    return [Path(" ".join(bright), stroke=stage.lit(fill, 0.65), stroke_width=0.22, opacity=0.85)] if bright else []


def _hills(motif: Ridge, stage: Stage, steps: int) -> list[Item]:
    span = stage.width / steps
    heights = [stage.horizon(stage.between(motif.height)) for _ in range(steps + 1)]
    crest: list[Segment] = [("L", 0, heights[0])]
    points: list[Point] = []
    for place in range(steps):
        x, y, before = span * (place + 1), heights[place + 1], heights[place]
        crest.append(("C", x - span / 2, before, x - span / 2, y, x, y))
        points += along((x - span, before), (x - span / 2, before), (x - span / 2, y), (x, y), 8)[1 if place else 0 :]
    outline = written([("M", 0, stage.height), *crest, ("L", stage.width, stage.height), ("Z",)])
    top = min(heights)
    items = _ground(motif, stage, outline, top)
    fill = stage.colour(motif.fill)
    return [*items, *_furrows(points, stage, fill), *_mist(motif, stage, outline, top)]


def _furrows(points: list[Point], stage: Stage, fill: str) -> list[Item]:
    """Light on the crest, and furrows below it that follow it, fainter and fainter."""
    bright = cornered(swelling_corners(points, 0.4, 0.2, 0.2))
    items: list[Item] = [Path(bright, fill=stage.lit(fill, 0.6), opacity=0.8)]
    for place in range(1, 6):
        deep = place * (0.9 + 0.45 * place)
        begin, end = sorted((stage.between((0, 0.5)), stage.between((0.5, 1))))
        some = points[round(begin * (len(points) - 1)) : round(end * (len(points) - 1)) + 1]
        if len(some) > 3:
            way: list[Spot] = [(x, y + deep) for x, y in some]
            dark = stage.shaded(fill, 0.6)
            items.append(Path(cornered(swelling_corners(way, 0.34)), fill=dark, opacity=round(0.6 - 0.08 * place, 2)))
    return items


def lattice(motif: Lattice, stage: Stage) -> list[Item]:
    """Hexagon cells that share walls, grown outwards from one; light shines from its middle."""
    cell = stage.between(motif.cell) * stage.size
    x, y = stage.between(motif.x), stage.level(stage.between(motif.y), cell * 2)
    places = [(0, 0)]
    for _ in range(stage.whole(motif.count)):
        q, r = stage.chance.pick(places)
        dq, dr = stage.chance.pick(((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)))
        if (q + dq, r + dr) not in places:
            places.append((q + dq, r + dr))
    middles = [(x + cell * 1.5 * q, y + cell * math.sqrt(3) * (r + q / 2)) for q, r in places]
    cells = [written(regular(across, down, cell * 0.94, 6, 0.0)) for across, down in middles]
    ink, fill = stage.colour(motif.ink), stage.colour(motif.fill)
    reach = cell * 6
    halo = polygon(((x - reach, y - reach), (x + reach, y - reach), (x + reach, y + reach), (x - reach, y + reach)))
    items: list[Item] = [Path(written(halo), fill=glow((x, y), reach, ink, 0.5))]
    slant = graded((x - reach, y - reach), (x + reach, y + reach), stage.lit(fill, 0.5), fill, stage.shaded(fill))
    items.append(Path(" ".join(cells[::3]), fill=slant))
    items.append(Path(" ".join(cells[1::3]), fill=fill, opacity=0.45))
    items.append(Path(" ".join(cells), stroke=ink, stroke_width=motif.line))
    sparks = [written(regular(across, down, cell * 0.16, 6, 0.0)) for across, down in middles]
    return [*items, Path(" ".join(sparks), fill=stage.lit(ink, 0.7))]


LAND: dict[type[Motif], Drawer] = {Ridge: ridge, Lattice: lattice}


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


def skyline(motif: Skyline, stage: Stage) -> list[Item]:
    """Towers side by side, each with a bright and a dark side; their lit windows are one outline."""
    left, right = motif.x or (0.0, stage.width)
    count = max(1, stage.whole(motif.count))
    foot = stage.foot - motif.foot
    deep = max(0.0, stage.height - foot)
    span = (right - left) / count
    fill = stage.colour(motif.fill)
    items: list[Item] = []
    windows: list[str] = []
    edges: list[str] = []
    for place in range(count):
        width = span * stage.between((0.62, 1.0))
        x = left + span * place + (span - width) / 2
        y = stage.horizon(motif.foot + stage.between(motif.height))
        height = foot - y
        tower = _tower(stage.chance.pick(motif.tops), x, y, width, height + deep)
        ends = (x, x + width) if stage.light[0] < 0 else (x + width, x)
        side = graded((ends[0], 0), (ends[1], 0), stage.lit(fill, 0.38), fill, stage.shaded(fill, 0.5))
        items.append(Path(" ".join(tower), fill=side))
        edges.append(box(ends[0] - 0.09, y, 0.18, height))
        if motif.light is not None and width > 1.6:
            windows += _windows(stage, x, y, width, height)
    items.append(Path(" ".join(edges), fill=stage.lit(fill, 0.7), opacity=0.8))
    low = foot - motif.height[0] * 0.9
    haze = fading((0, foot), (0, low), stage.shaded(fill, 0.7), 0.7)
    items.append(Path(box(left, low, right - left, foot - low), fill=haze))
    if motif.light is not None and windows:
        items.append(Path(" ".join(windows), fill=stage.lit(stage.colour(motif.light), 0.4)))
    return items


def _tower(top: str, x: float, y: float, w: float, h: float) -> list[str]:
    body = box(x, y, w, h)
    if top == "dome":
        return [body, written((("M", x, y), *arc_to(x + w / 2, y, w / 2, w / 2, 180, 360), ("Z",)))]
    if top == "spire":
        return [body, written(polygon(((x, y), (x + w / 2, y - w * 1.1), (x + w, y))))]
    if top == "slope":
        return [body, written(polygon(((x, y), (x + w, y - w * 0.7), (x + w, y))))]
    if top == "battlement":
        third = w / 5
        return [body, boxes([(x + place * third, third) for place in (0, 2, 4)], [(y - third, third)], (0, 1, 2))]
    return [body]


def _windows(stage: Stage, x: float, y: float, w: float, h: float) -> list[str]:
    columns = max(1, int(w / 1.3))
    step = w / (columns + 0.6)
    rows = max(0, int((h - 0.8) / 1.4))
    lit = [place for place, light in enumerate(stage.chance.wholes(rows * columns, (0, 2))) if light]
    if not lit:
        return []
    across = [(x + step * (column + 0.5), step * 0.45) for column in range(columns)]
    return [boxes(across, [(y + 0.8 + row * 1.4, 0.65) for row in range(rows)], lit)]


def arches(motif: Arches, stage: Stage) -> list[Item]:
    """An arcade: a wall with openings, upper storeys half as high and with twice the openings."""
    count = max(1, stage.whole(motif.count))
    fill, light = stage.colour(motif.fill), stage.colour(motif.light)
    foot = stage.foot - motif.foot
    deep = max(0.0, stage.height - foot)
    items: list[Item] = []
    height = foot - stage.horizon(motif.foot + stage.between(motif.height))
    for storey in range(max(1, stage.whole(motif.storeys))):
        top = foot - height
        wall = rect(0, top, stage.width, height + (deep if storey == 0 else 0))
        face = graded((0, top), (0, foot), stage.lit(fill, 0.35), fill, stage.shaded(fill, 0.5))
        items.append(Path(written(wall), fill=face))
        items += _openings(stage, count, top, foot, height, (light, stage.shaded(fill, 0.75)))
        items.append(Path(box(0, top - 0.5, stage.width, 0.8), fill=stage.lit(fill, 0.6)))
        items.append(Path(box(0, top + 0.3, stage.width, 0.9), fill=stage.shaded(fill, 0.6), opacity=0.6))
        foot, height, count = top - 0.5, height * 0.55, count * 2
    return items


def _openings(stage: Stage, count: int, top: float, foot: float, height: float, colours: tuple[str, str]) -> list[Item]:
    """The openings of one storey: bright air behind, and the jamb that is turned away from the light dark."""
    span = stage.width / count
    radius = span * 0.34
    spring = top + height * 0.2 + radius
    jambs: Segments = ()
    inner: Segments = ()
    aside = -stage.light[0] * radius * 0.22
    for place in range(count):
        middle = span * (place + 0.5)
        jambs += _arch(middle, spring, radius, foot)
        inner += _arch(middle + aside, spring + abs(aside) * 0.6, radius * 0.94, foot)
    air, dark = colours
    return [
        Path(written(jambs), fill=dark),
        Path(written(inner), fill=graded((0, top), (0, foot), stage.shaded(air, 0.25), air, stage.lit(air, 0.4))),
    ]


def _arch(middle: float, spring: float, radius: float, foot: float) -> Segments:
    return (
        ("M", middle - radius, foot),
        ("L", middle - radius, spring),
        *arc_to(middle, spring, radius, radius, 180, 360),
        ("L", middle + radius, foot),
        ("Z",),
    )


TOWNS: dict[type[Motif], Drawer] = {Skyline: skyline, Arches: arches}
