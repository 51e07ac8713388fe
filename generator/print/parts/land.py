"""Horizons in the light: peaks with a bright and a shaded flank, hills with furrows; and nets of cells."""

from __future__ import annotations

import itertools
import math

from generator.print.drawing.light import fading, glow, graded
from generator.print.drawing.scene import Item, Path, Segment, Spot
from generator.print.drawing.shapes import Point, along, polygon, regular, swelling_corners
from generator.print.drawing.written import cornered, spots, through, written
from generator.print.layout.motifs import Lattice, Motif, Ridge
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
