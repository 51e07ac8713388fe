"""What a survey of hexes shows besides them: coasts with water lines, rivers with two banks, washes of colour."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence

from generator.print.drawing.hexes import EDGES, centre_of, corner_of, neighbour_of
from generator.print.drawing.light import mixed
from generator.print.drawing.scene import Group, Item, Path, Radial
from generator.print.drawing.shapes import Point, Segments, along, circle, polygon, smooth
from generator.print.drawing.textures import filled, stipple
from generator.print.drawing.written import written
from generator.print.layout.boards import Coast, Flow, Washes
from generator.print.parts.chance import Chance
from generator.print.parts.desk import Desk
from validator.content.vocabulary import Place

BENDS = 5
"""A coast bends so often along the edge of a hex."""
NARROWEST = 0.24
"""The line where two depths of water meet, in mm."""


def coast(part: Coast, places: Sequence[Place], land: Iterable[Place], across: float, desk: Desk) -> list[Item]:
    """Water within a coast that winds along the edges of its hexes, its depths drawn as lines from the shore."""
    loops = _loops(places, set(land) - set(places), across)
    region = tuple(segment for loop in loops for segment in _region(loop, part.sway))
    if not region:
        return []
    shores = tuple(segment for loop in loops for run in _shores(loop, part.sway) for segment in smooth(run))
    if not shores:
        return [Path(region, fill=desk.colour(part.deep))]
    near, deep, ink = desk.colour(part.near), desk.colour(part.deep), desk.colour(part.ink)
    items: list[Item] = [Path(region, fill=deep)]
    depths = part.lines
    for number in reversed(range(depths)):
        share = (number + 1) / depths
        reach = part.reach * share**1.35
        items.append(
            Path(shores, stroke=mixed(mixed(near, deep, share), ink, 0.62 - 0.44 * share), stroke_width=2 * reach)
        )
        wide = 2 * reach - 2 * NARROWEST * (1.15 - 0.6 * share)
        items.append(Path(shores, stroke=mixed(near, deep, number / depths), stroke_width=max(0.1, wide)))
    ticks = Path(_hatches(loops, part), stroke=ink, stroke_width=0.16, opacity=0.6)
    return [ticks, Group(tuple(items), clip=region), Path(shores, stroke=ink, stroke_width=part.line)]


Side = tuple[Point, Point, bool]
"""An edge where water ends, from corner to corner with the water on its right, and whether there is land behind it."""


def _loops(places: Sequence[Place], land: set[Place], across: float) -> list[list[Side]]:
    """The outlines of groups of hexes, side by side."""
    group, sides = set(places), {}
    for place in sorted(group):
        x, y = centre_of(place, across)
        for edge in range(EDGES):
            other = neighbour_of(place, edge)
            if other not in group:
                (x1, y1), (x2, y2) = corner_of(edge - 1, across), corner_of(edge, across)
                start, end = (round(x + x1, 3), round(y + y1, 3)), (round(x + x2, 3), round(y + y2, 3))
                sides[start] = (start, end, other in land)
    loops = []
    while sides:
        start = next(iter(sides))
        loop = [sides.pop(start)]
        while loop[-1][1] != start:
            loop.append(sides.pop(loop[-1][1]))
        loops.append(loop)
    return loops


def _bends(side: Side, sway: float) -> list[Point]:
    """A side as a coast takes it: points that leave the straight line; its corners give way to a round."""
    (x1, y1), (x2, y2), is_shore = side
    if not is_shore:
        return [(x1, y1), (x2, y2)]
    chance = Chance(f"coast {x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}")
    length = math.hypot(x2 - x1, y2 - y1)
    across, down = (y1 - y2) / length, (x2 - x1) / length
    bends = []
    for place in range(BENDS):
        share = (place + 0.5 + chance.between((-0.22, 0.22))) / BENDS
        off = chance.between((-sway, sway))
        bends.append((x1 + (x2 - x1) * share + across * off, y1 + (y2 - y1) * share + down * off))
    return bends


def _region(loop: list[Side], sway: float) -> Segments:
    """The water within a loop of sides."""
    if all(is_shore for *_, is_shore in loop):
        return smooth([point for side in loop for point in _bends(side, sway)], closed=True)
    if not any(is_shore for *_, is_shore in loop):
        return polygon([start for start, *_ in loop])
    start = next(
        n for n, (before, after) in enumerate(zip(loop, loop[1:] + loop[:1], strict=True)) if before[2] != after[2]
    )
    turned = loop[start + 1 :] + loop[: start + 1]
    segments: Segments = ()
    for run in _runs(turned, sway):
        drawn = run[1] if run[0] else polygon(run[2], closed=False)
        segments += drawn if not segments else (("L", *drawn[0][1:]), *drawn[1:])
    return (*segments, ("Z",))


def _runs(loop: list[Side], sway: float) -> Iterator[tuple[bool, Segments, list[Point]]]:
    """Sides of a kind that follow each other: whether they are shore, their curve, and their points."""
    for is_shore, group in itertools.groupby(loop, key=lambda side: side[2]):
        sides = list(group)
        points = [point for side in sides for point in _bends(side, sway)]
        if is_shore:
            points = [sides[0][0], *points, sides[-1][1]]
        yield is_shore, smooth(points), points


def _shores(loop: list[Side], sway: float) -> Iterator[list[Point]]:
    """The points of each stretch of a loop that has land behind it."""
    if all(is_shore for *_, is_shore in loop):
        points = [point for side in loop for point in _bends(side, sway)]
        yield [*points, *points[:2]]
        return
    if not any(is_shore for *_, is_shore in loop):  # water up to the edge of the map on every side
        return
    start = next(
        n for n, (before, after) in enumerate(zip(loop, loop[1:] + loop[:1], strict=True)) if before[2] != after[2]
    )
    for is_shore, _, points in _runs(loop[start + 1 :] + loop[: start + 1], sway):
        if is_shore:
            yield points


def _hatches(loops: list[list[Side]], part: Coast) -> str:
    """Short strokes on the land side of a coast."""
    strokes: list[tuple[float, float, float, float]] = []
    for loop in loops:
        for points in _shores(loop, part.sway):
            chance = Chance(f"hatch {points[0]}")
            for (x1, y1), (x2, y2) in itertools.pairwise(points):
                length = math.hypot(x2 - x1, y2 - y1) or 1.0
                across, down = (y2 - y1) / length, (x1 - x2) / length
                for place in range(max(1, round(length / 0.75))):
                    share = (place + chance.between((0.2, 0.8))) / max(1, round(length / 0.75))
                    x, y, far = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, chance.between((0.5, 1.5))
                    strokes.append((x, y, x + across * far, y + down * far))
    return " ".join([f"{x1:.2f} {y1:.2f} m {x2:.2f} {y2:.2f} l" for x1, y1, x2, y2 in strokes])


def beside(lines: Segments, offset: float) -> list[Point]:
    """The points of one winding line, moved so far to its right."""
    at: Point = (0.0, 0.0)
    points: list[Point] = []
    for name, *numbers in lines:
        spots = [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if name == "M":
            points = [spots[0]]
        else:
            points += along(at, spots[0], spots[1], spots[2], 8)[1:]
        at = spots[-1]
    shifted = []
    for place, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        shifted.append((x - (y1 - y0) / length * offset, y + (x1 - x0) / length * offset))
    return shifted


def flows(parts: Sequence[Flow], courses: Sequence[Segments], desk: Desk) -> Iterator[Item]:
    """Lines that run along streams, beside their middle."""
    for part in parts:
        drawn: Segments = ()
        for course in courses:
            drawn += smooth(beside(course, part.beside))
        yield Path(drawn, stroke=desk.colour(part.ink), stroke_width=part.line, opacity=part.opacity)


def washes(part: Washes, places: Sequence[Place], outlines: Segments, across: float, desk: Desk) -> Iterator[Item]:
    """Blots of watercolour that run over the hexes, each fading to its rim."""
    middles = [centre_of(place, across) for place in sorted(places)]
    chance = Chance("wash")
    inks = [desk.colour(ink) for ink in part.inks]
    blots: list[Item] = []
    for _ in range(round(len(middles) * part.count)):
        x, y = chance.pick(middles)
        x, y = x + chance.between((-0.6, 0.6)) * across, y + chance.between((-0.6, 0.6)) * across
        radius, ink = chance.between(part.size), chance.pick(inks)
        stops = ((0.0, ink, part.opacity), (0.6, ink, part.opacity * 0.5), (1.0, ink, 0.0))
        blots.append(Path(written(circle(x, y, radius)), fill=Radial((x, y), radius, stops)))
    if blots:
        yield Group(tuple(blots), clip=outlines)
    if part.grain is not None:
        yield filled(outlines, stipple(desk.colour(part.grain), 150, 0.18, 0.3))
