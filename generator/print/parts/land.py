"""Motifs that stand on the foot of a scene: horizons, towers, arches and lattices."""

from __future__ import annotations

import math

from generator.print.drawing.scene import Item, Path, Segment
from generator.print.drawing.shapes import Segments, arc_to, polygon, rect, regular
from generator.print.drawing.written import box, boxes, written
from generator.print.layout.motifs import Arches, Lattice, Motif, Ridge, Skyline
from generator.print.parts.stage import Drawer, Stage


def ridge(motif: Ridge, stage: Stage) -> list[Item]:
    """A horizon of peaks, or of waves where it is rolling."""
    steps = max(1, stage.whole(motif.steps))
    span = stage.width / steps
    heights = [stage.height - stage.between(motif.height) for _ in range(steps + 1)]
    outline: list[Segment] = [("M", 0, stage.height), ("L", 0, heights[0])]
    for place in range(steps):
        x, y, after = span * (place + 1), heights[place + 1], heights[place]
        if motif.rolling:
            outline.append(("C", x - span / 2, after, x - span / 2, y, x, y))
        else:
            peak = min(y, after) - span * 0.12
            outline += [("L", x - span * stage.between((0.35, 0.65)), peak), ("L", x, y)]
    outline += [("L", stage.width, stage.height), ("Z",)]
    return [Path(written(outline), fill=stage.colour(motif.fill))]


def skyline(motif: Skyline, stage: Stage) -> list[Item]:
    """Towers side by side, all one outline; their lit windows another."""
    left, right = motif.x or (0.0, stage.width)
    count = max(1, stage.whole(motif.count))
    foot = stage.height - motif.foot
    span = (right - left) / count
    towers: list[str] = []
    windows: list[str] = []
    for place in range(count):
        width = span * stage.between((0.62, 1.0))
        x = left + span * place + (span - width) / 2
        height = stage.between(motif.height)
        towers += _tower(stage.chance.pick(motif.tops), x, foot - height, width, height + motif.foot)
        if motif.light is not None and width > 1.6:
            windows += _windows(stage, x, foot - height, width, height)
    items: list[Item] = [Path(" ".join(towers), fill=stage.colour(motif.fill))]
    if motif.light is not None and windows:
        items.append(Path(" ".join(windows), fill=stage.colour(motif.light)))
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
    across = [(x + step * (column + 0.5), step * 0.55) for column in range(columns)]
    return [boxes(across, [(y + 0.8 + row * 1.4, 0.65) for row in range(rows)], lit)]


def arches(motif: Arches, stage: Stage) -> list[Item]:
    """An arcade: a wall with openings, upper storeys half as high and with twice the openings."""
    count = max(1, stage.whole(motif.count))
    foot = stage.height - motif.foot
    items: list[Item] = []
    height = stage.between(motif.height)
    wall: Segments = ()
    holes: Segments = ()
    for storey in range(max(1, stage.whole(motif.storeys))):
        top = foot - height
        wall += rect(0, top, stage.width, height + (motif.foot if storey == 0 else 0))
        wall += rect(0, top - 0.5, stage.width, 0.8)
        span = stage.width / count
        for place in range(count):
            radius = span * 0.34
            middle, spring = span * (place + 0.5), top + height * 0.2 + radius
            holes += (
                ("M", middle - radius, foot),
                ("L", middle - radius, spring),
                *arc_to(middle, spring, radius, radius, 180, 360),
                ("L", middle + radius, foot),
                ("Z",),
            )
        foot, height, count = top - 0.5, height * 0.55, count * 2
    items.append(Path(written(wall), fill=stage.colour(motif.fill)))
    items.append(Path(written(holes), fill=stage.colour(motif.light)))
    return items


def lattice(motif: Lattice, stage: Stage) -> list[Item]:
    """Hexagon cells that share walls, grown outwards from one."""
    cell = stage.between(motif.cell)
    x, y = stage.between(motif.x), stage.between(motif.y)
    places = [(0, 0)]
    for _ in range(stage.whole(motif.count)):
        q, r = stage.chance.pick(places)
        dq, dr = stage.chance.pick(((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)))
        if (q + dq, r + dr) not in places:
            places.append((q + dq, r + dr))
    middles = [(x + cell * 1.5 * q, y + cell * math.sqrt(3) * (r + q / 2)) for q, r in places]
    cells = [written(regular(across, down, cell, 6, 0.0)) for across, down in middles]
    return [
        Path(" ".join(cells[::3]), fill=stage.colour(motif.fill)),
        Path(" ".join(cells), stroke=stage.colour(motif.ink), stroke_width=motif.line),
    ]


LAND: dict[type[Motif], Drawer] = {Ridge: ridge, Skyline: skyline, Arches: arches, Lattice: lattice}
