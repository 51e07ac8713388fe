"""Grids of cells and closed tracks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import Point, Segments, circle, line, moved, polygon, rounded
from generator.print.layout.boards import Cells, Ring
from generator.print.parts.desk import Desk, LayoutFault, say
from generator.print.parts.panels import numeral

SHORTEST_SPACE = 12.0
"""Spaces of a closed track that are so many mm long still hold a rocket."""
HULL = 1.5
"""How far the plating of a ship reaches beyond its cells, in mm."""
Place = tuple[float, float, float]
"""x, y and the heading in degrees clockwise from three o'clock."""


def cells(part: Cells, desk: Desk) -> tuple[Item, ...]:
    """The cells, with the numbers of columns and rows on all four edges."""
    rows: Any = desk.value(part.rows)
    first, last, start = desk.value(part.first), desk.value(part.last), desk.value(part.start)
    if not (isinstance(first, int) and isinstance(last, int) and isinstance(start, tuple | list)):
        raise LayoutFault(say("no-grid-numbers", first=repr(part.first), last=repr(part.last), start=repr(part.start)))
    x, y, w, h = part.box
    wide, high = (last - first + 1) * part.size, len(rows) * part.size
    if wide > w + 1e-6 or high > h + 1e-6:
        desk.report(
            "board-overflow", say("cells-overflow", width=f"{wide:g}", height=f"{high:g}", wide=f"{w:g}", high=f"{h:g}")
        )
    left, top = x + (w - wide) / 2, y + (h - high) / 2
    squares: Segments = ()
    taken: list[tuple[float, float]] = []
    items: list[Item] = [*_guides(part, left, top, wide, high, desk)]
    for place, row in enumerate(rows):
        for column in row.columns:
            corner = (left + (column - first) * part.size, top + place * part.size)
            taken.append(corner)
            if (column, row.row) == tuple(start):
                items += _start(part, *corner, desk)
            else:
                squares += _square(part, *corner)
    under = 0 if part.lines is None else 1
    items[under:under] = [
        *_hull(part, taken, desk),
        _painted(squares, part, desk, part.fill),
        *_wires(part, taken, desk),
    ]
    ink = desk.colour(part.ink)
    for number in range(first, last + 1):
        middle = left + (number - first + 0.5) * part.size
        for edge in (top - part.gap, top + high + part.gap):
            items += numeral(str(number), middle, edge, part.numeral, ink, desk)
    for place, row in enumerate(rows):
        middle = top + (place + 0.5) * part.size
        for edge in (left - part.gap, left + wide + part.gap):
            items += numeral(str(row.row), edge, middle, part.numeral, ink, desk)
    return tuple(items)


def _square(part: Cells, x: float, y: float) -> Segments:
    """A cell; its line lies inside, so that neighbours' lines stand side by side and a tile covers both."""
    inset = part.line / 2
    return rounded(x + inset, y + inset, part.size - part.line, part.size - part.line, 2.5)


def _hull(part: Cells, taken: Sequence[Point], desk: Desk) -> Iterator[Item]:
    """The plating round all cells: a rim, a seam within it, and rivets."""
    if part.hull is None or not taken:
        return
    outline: Segments = ()
    for x, y in taken:
        outline += _square(part, x, y)
    yield Path(outline, stroke=desk.colour(part.stroke), stroke_width=2 * HULL + 0.9)
    yield Path(outline, stroke=desk.colour(part.hull), stroke_width=2 * HULL)


def _wires(part: Cells, taken: Sequence[Point], desk: Desk) -> Iterator[Item]:
    """Sockets in the middle of cells, two cables to each cell beside, rivets and marks at the corners."""
    if part.wires is None or not taken:
        return
    cells_, half, colour = set(taken), part.size / 2, desk.colour(part.wires)
    cables: Segments = ()
    sockets: Segments = ()
    rivets: Segments = ()
    marks: Segments = ()
    for x, y in taken:
        for right, down in ((1, 0), (0, 1)):
            if (x + right * part.size, y + down * part.size) in cells_:
                cables += _cables(x + half, y + half, part.size, right, down)
        for radius in (0.17, 0.13):
            sockets += circle(x + half, y + half, part.size * radius)
        sockets += line(x + half - 2, y + half, x + half + 2, y + half) + line(
            x + half, y + half - 2, x + half, y + half + 2
        )
        for across in (-1, 1):
            for along in (-1, 1):
                cx, cy = x + half + across * half * 0.84, y + half + along * half * 0.84
                rivets += circle(cx, cy, 0.55)
                marks += line(cx - across * 2, cy, cx - across * 6, cy) + line(cx, cy - along * 2, cx, cy - along * 6)
    yield Path(cables, stroke=colour, stroke_width=0.35)
    yield Path(sockets, stroke=colour, stroke_width=0.45)
    yield Path(marks, stroke=colour, stroke_width=0.3)
    yield Path(rivets, fill=colour)


def _cables(x: float, y: float, size: float, right: int, down: int) -> Segments:
    """Two cables from the socket of a cell to that of the next, which part where the cells meet."""
    cables: Segments = ()
    for side in (-1, 1):
        ways = ((0.17, 0.05), (0.36, 0.05), (0.42, 0.12), (0.58, 0.12), (0.64, 0.05), (0.83, 0.05))
        spots = [(along * size, side * off * size) for along, off in ways]
        cables += polygon([(x + a * right + b * down, y + a * down + b * right) for a, b in spots], closed=False)
    return cables


def _start(part: Cells, x: float, y: float, desk: Desk) -> Iterator[Item]:
    yield _painted(_square(part, x, y), part, desk, part.start_fill)
    half, ink = part.size / 2, desk.colour(part.start_ink)
    label = str(desk.value(part.label))
    yield from numeral(label, x + half, y + half, part.size * (0.5 if len(label) < 4 else 0.36), ink, desk)


def _painted(segments: Segments, part: Cells, desk: Desk, fill: str) -> Path:
    return Path(segments, desk.colour(fill), desk.colour(part.stroke), part.line)


def _guides(part: Cells, left: float, top: float, wide: float, high: float, desk: Desk) -> tuple[Item, ...]:
    """A thin line down the middle of each column and along each row."""
    if part.lines is None:
        return ()
    segments: Segments = ()
    for column in range(round(wide / part.size)):
        x = left + (column + 0.5) * part.size
        segments += line(x, top, x, top + high)
    for row in range(round(high / part.size)):
        y = top + (row + 0.5) * part.size
        segments += line(left, y, left + wide, y)
    return (Path(segments, stroke=desk.colour(part.lines), stroke_width=0.3),)


def ring(part: Ring, desk: Desk) -> tuple[Item, ...]:
    """The spaces, shorter where they are many; the first in the middle of the lower rim."""
    count = desk.value(part.source)
    if not isinstance(count, int):
        raise LayoutFault(say("no-spaces", path=repr(part.source)))
    rim = _length(part)
    long = min(part.length, rim / count) if count > 0 else part.length
    if long < min(SHORTEST_SPACE, part.length):
        shown = f"{min(SHORTEST_SPACE, part.length):g}"
        desk.report("board-overflow", say("track-overflow", count=count, length=shown, rim=f"{rim:.0f}"))
    by_fill: dict[str, Segments] = {part.fill: (), part.other: (), part.start_fill: ()}
    for number in range(count):
        fill = part.start_fill if number == 0 else part.other if number % part.every == 0 else part.fill
        by_fill[fill] += _triangle(part, long, _on_rim(part, rim * number / count))
    stroke = desk.colour(part.stroke)
    return tuple(Path(shapes, desk.colour(fill), stroke, part.line) for fill, shapes in by_fill.items())


def _triangle(part: Ring, long: float, place: Place) -> Segments:
    x, y, heading = place
    half, side = long / 2, part.width / 2
    way = math.radians(heading + (180 if part.backwards else 0))
    cos, sin = math.cos(way), math.sin(way)
    arrow = polygon(((-half, -side), (half, 0.0), (-half, side), (-half * 0.62, 0.0)))
    return moved(arrow, (cos, sin, -sin, cos, x, y))


def _length(part: Ring) -> float:
    """How long the track's middle line is."""
    _, _, w, h = part.box
    return 2 * (w + h - 4 * part.radius) + 2 * math.pi * part.radius


def _on_rim(part: Ring, way: float) -> Place:
    """The place so many mm along the rim, clockwise from the middle of the lower side."""
    x, y, w, h = part.box
    r, right, foot = part.radius, x + w, y + h
    flat, tall, bend = w - 2 * r, h - 2 * r, math.pi * part.radius / 2
    # Each stretch: how long, where it begins, its heading; bends turn clockwise about their centre.
    stretches: tuple[tuple[float, float, float, float, bool], ...] = (
        (flat / 2, x + w / 2, foot, 180.0, False),
        (bend, x + r, foot - r, 90.0, True),
        (tall, x, foot - r, 270.0, False),
        (bend, x + r, y + r, 180.0, True),
        (flat, x + r, y, 0.0, False),
        (bend, right - r, y + r, 270.0, True),
        (tall, right, y + r, 90.0, False),
        (bend, right - r, foot - r, 0.0, True),
        (flat / 2, right - r, foot, 180.0, False),
    )
    for long, sx, sy, heading, bent in stretches:
        if way <= long + 1e-9:
            angle = math.radians(heading + (90 * way / long if bent and long else 0))
            if bent:
                return sx + r * math.cos(angle), sy + r * math.sin(angle), math.degrees(angle) + 90
            return sx + way * math.cos(angle), sy + way * math.sin(angle), heading
        way -= long
    return x + w / 2, foot, 180.0
