"""What is cut out and folded: outlines of our own, fold lines, pips and the nets of dice."""

from __future__ import annotations

import math
from collections import Counter

from generator.print.drawing.colours import is_dark
from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import PathFault, Point, Segments, circle, line, moved, parse, polygon, rect
from generator.print.layout.boards import Fold, Net, Outline, Pips
from generator.print.parts.desk import Desk, LayoutFault, say

# The cross of a net: column, row and pips of each face. Of the strip, the first and third and the second and fourth
# lie opposite; so do the faces above and below.
CROSS = ((0, 1, 1), (1, 1, 2), (2, 1, 6), (3, 1, 5), (1, 0, 3), (1, 2, 4))

FOLD_DASH = 1.0
"""How long the dashes of a fold are, in mm."""

_SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.25, 0.25), (0.75, 0.75)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.25, 0.22), (0.25, 0.5), (0.25, 0.78), (0.75, 0.22), (0.75, 0.5), (0.75, 0.78)),
}


def outline(part: Outline, desk: Desk) -> tuple[Item, ...]:
    """Path data laid over a box."""
    x, y, w, h = part.box
    try:
        segments = parse(part.d)
    except PathFault as fault:
        raise LayoutFault(say("bad-outline", why=fault.why)) from None
    shape = moved(segments, (w / GRID, 0.0, 0.0, h / GRID, x, y))
    return (Path(shape, desk.paint(part.fill), desk.paint(part.stroke), part.line),)


def fold(part: Fold, desk: Desk) -> tuple[Item, ...]:
    """A dashed line."""
    return (Path(dashes(part.start, part.end, part.dash), stroke=desk.colour(part.ink), stroke_width=part.line),)


def dashes(start: Point, end: Point, dash: float) -> Segments:
    """Dashes and gaps of about ``dash`` mm; the line begins and ends with a dash."""
    (x1, y1), (x2, y2) = start, end
    count = max(1, math.floor(math.hypot(x2 - x1, y2 - y1) / dash / 2)) * 2 + 1
    segments: Segments = ()
    for step in range(0, count, 2):
        a, b = step / count, (step + 1) / count
        segments += line(x1 + (x2 - x1) * a, y1 + (y2 - y1) * a, x1 + (x2 - x1) * b, y1 + (y2 - y1) * b)
    return segments


def pips(part: Pips, desk: Desk) -> tuple[Item, ...]:
    """The spots of a die's face."""
    return (Path(spots(part.value, *part.box), fill=desk.colour(part.ink)),)


def spots(value: int, x: float, y: float, w: float, h: float) -> Segments:
    """The outlines of the spots."""
    segments: Segments = ()
    for across, down in _SPOTS[value]:
        segments += circle(x + w * across, y + h * down, min(w, h) * 0.1)
    return segments


def net(part: Net, desk: Desk) -> tuple[Item, ...]:
    """A die to fold: cuts solid, folds dashed; the tabs have the faces' colour, so that no white shows at a corner."""
    fill, ink = desk.colour(part.fill), desk.colour(part.stroke)
    grounds: Segments = ()
    cuts: Segments = ()
    folds: Segments = ()
    figures: Segments = ()
    for tab in net_tabs(part):
        grounds += polygon(tab)
        cuts += polygon(tab, closed=False)
    for left, top, value in _faces(part):
        grounds += rect(left, top, part.edge, part.edge)
        figures += spots(value, left, top, part.edge, part.edge)
    cut, folded = net_edges(part)
    for start, end in cut:
        cuts += line(*start, *end)
    for start, end in folded:
        folds += dashes(start, end, FOLD_DASH)
    blank = (
        Path(grounds, fill, fill, part.line),
        Path(cuts, stroke=ink, stroke_width=part.line),
        Path(folds, stroke=desk.colour(part.light) if is_dark(fill) else ink, stroke_width=part.line),
    )
    return (*blank, Path(figures, fill=desk.colour(part.ink))) if part.pips else blank


def net_edges(part: Net) -> tuple[list[tuple[Point, Point]], list[tuple[Point, Point]]]:
    """The faces' edges that are cut, and those folded: between two faces and where a tab begins."""
    e = part.edge
    counter: Counter[tuple[Point, Point]] = Counter()
    for left, top, _ in _faces(part):
        corners = [(left, top), (left + e, top), (left + e, top + e), (left, top + e)]
        counter.update(_edge(*pair) for pair in zip(corners, [*corners[1:], corners[0]], strict=True))
    counter.update(_edge(tab[0], tab[-1]) for tab in net_tabs(part))
    return [edge for edge, times in counter.items() if times == 1], [
        edge for edge, times in counter.items() if times > 1
    ]


def _faces(part: Net) -> list[tuple[float, float, int]]:
    """Left, top and pips of each face."""
    (x, y), e = part.at, part.edge
    return [(x + column * e, y + part.tab + row * e, value) for column, row, value in CROSS]


def _edge(one: Point, other: Point) -> tuple[Point, Point]:
    first, second = sorted(((round(x, 6), round(y, 6)) for x, y in (one, other)))
    return first, second


def net_tabs(part: Net) -> list[tuple[Point, ...]]:
    """The seven glue tabs: round the upper and the lower face, and at the end of the strip."""
    x, y = part.at[0], part.at[1] + part.tab
    e, t = part.edge, part.tab
    tabs: list[tuple[Point, ...]] = []
    for top, outer in ((y, y), (y + 2 * e, y + 3 * e)):
        away = -t if outer == y else t
        tabs.append(((x + e, top), (x + e - t, top + t * 0.7), (x + e - t, top + e - t * 0.7), (x + e, top + e)))
        right = x + 2 * e
        tabs.append(((right, top), (right + t, top + t * 0.7), (right + t, top + e - t * 0.7), (right, top + e)))
        tabs.append(((x + e, outer), (x + e + t * 0.7, outer + away), (right - t * 0.7, outer + away), (right, outer)))
    end = x + 4 * e
    tabs.append(((end, y + e), (end + t, y + e + t * 0.7), (end + t, y + 2 * e - t * 0.7), (end, y + 2 * e)))
    return tabs
