"""What is built, in the light: towers with lit windows, and arcades."""

from __future__ import annotations

from generator.print.drawing.light import fading, graded
from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import Segments, arc_to, polygon, rect
from generator.print.drawing.written import box, boxes, written
from generator.print.layout.motifs import Arches, Motif, Skyline
from generator.print.parts.stage import Drawer, Stage


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
