"""Icons as things in a scene: lit from its light, with a bright rim; ships leave a wake of light."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from generator.print.drawing.icons import GRID, props
from generator.print.drawing.light import fading, glow
from generator.print.drawing.scene import (
    Group,
    Item,
    Linear,
    Matrix,
    Path,
    Spot,
    Symbol,
    Use,
    combined,
    scaled,
    shift,
    turned,
)
from generator.print.drawing.shapes import circle, moved, polygon
from generator.print.drawing.written import written
from generator.print.layout.motifs import Emblem, Fleet, Motif, Subject, Vessel
from generator.print.parts.stage import Drawer, Stage

ROUND = 15
"""Light falls on things from directions so many degrees apart, so that most of one kind are one drawing."""
RIM = 0.55
"""How wide the bright rim is, in units of an icon's grid."""
CONTOUR = 1.5
"""How wide a line in ink runs about a thing, half of it outside, in the same units."""


def lit(icon: Symbol, stage: Stage, turn: float = 0.0) -> Symbol:
    """An icon in the light, as it falls on one that is turned by so many degrees."""
    angle = math.degrees(math.atan2(stage.light[1], stage.light[0])) - turn
    step = round(angle / ROUND) * ROUND % 360
    light = math.cos(math.radians(step)), math.sin(math.radians(step))
    if stage.contour:
        bold = tuple(_silhouette(icon.items, stage.contour, CONTOUR))
        edge = Group(bold, shift(-light[0] * RIM * 0.7, -light[1] * RIM * 0.7))
    else:
        edge = Group(tuple(_silhouette(icon.items, stage.shine)), shift(light[0] * RIM, light[1] * RIM))
    items = (edge, *_lit(icon.items, light, stage))
    name = f"{icon.name}-lit-{step}-{stage.shine[1:]}-{stage.depth[1:]}-{round(stage.strength * 100)}{stage.contour}"
    return Symbol(name, items, (-1.0, -1.0, GRID + 1, GRID + 1), icon.label)


def _silhouette(items: Iterable[Item], colour: str, wider: float = 0.0) -> Iterable[Item]:
    for item in items:
        if isinstance(item, Group):
            yield msgspec.structs.replace(item, items=tuple(_silhouette(item.items, colour, wider)))
        elif isinstance(item, Path):
            fill, stroke = item.fill and colour, colour if wider else item.stroke and colour
            yield msgspec.structs.replace(item, fill=fill, stroke=stroke, stroke_width=item.stroke_width + wider)
        else:
            yield item


def _lit(items: Iterable[Item], light: Spot, stage: Stage) -> Iterable[Item]:
    middle, reach = GRID / 2, GRID * 0.5
    start = middle + light[0] * reach, middle + light[1] * reach
    end = middle - light[0] * reach, middle - light[1] * reach
    for item in items:
        if isinstance(item, Group):
            yield msgspec.structs.replace(item, items=tuple(_lit(item.items, light, stage)))
        elif isinstance(item, Path) and isinstance(item.fill, str):
            fill = item.fill
            stops = ((0.0, stage.lit(fill, 0.45), 1.0), (0.45, fill, 1.0), (1.0, stage.shaded(fill, 0.55), 1.0))
            yield msgspec.structs.replace(item, fill=Linear(start, end, stops))
        else:
            yield item


def emblem(motif: Emblem, stage: Stage) -> list[Item]:
    """An icon as part of the picture."""
    x, y, size = placed(motif, stage)
    colours = (stage.colour(motif.fill), stage.colour(motif.accent), stage.colour(motif.paper))
    turn = stage.between(motif.turn)
    at: Matrix = combined(turned(turn, x, y), shift(x - size / 2, y - size / 2))
    icon = lit(stage.studio.icon(motif.icon, *colours), stage, turn)
    return [Use(icon, combined(at, scaled(size / GRID)))]


def subject(motif: Subject, stage: Stage) -> list[Item]:
    """What the title names, before a glow."""
    name = stage.subject
    if name is None:
        return []
    x, y, size = _standing(motif, stage)
    colours = (stage.colour(motif.fill), stage.colour(motif.accent), stage.colour(motif.paper))
    icon = props().symbol(name, *colours) if name in props() else stage.studio.icon(name, *colours)
    drawn = lit(msgspec.structs.replace(icon, name=f"thing-{icon.name}"), stage)
    reach = size * 0.8
    halo = Path(written(circle(x, y, reach)), fill=glow((x, y), reach, stage.colour(motif.glow), 0.7))
    return [halo, Use(drawn, combined(shift(x - size / 2, y - size / 2), scaled(size / GRID)))]


def _standing(motif: Subject, stage: Stage) -> tuple[float, float, float]:
    """Where the thing is, and how large: where something lies over the scene, as large as what is seen of it allows."""
    x, y = stage.width * stage.between(motif.x), stage.height * stage.between(motif.y)
    size = min(stage.width, stage.height) * stage.between(motif.size)
    if stage.is_whole:
        return x, y, size
    top, foot = stage.window
    size = min(size * stage.size, (foot - top) * 0.94)
    return x, stage.level(y, size / 2), size


def fleet(motif: Fleet, stage: Stage) -> list[Item]:
    """Ships one behind the other, alternately to either side of the first."""
    x, y, size = placed(motif, stage)
    step_x, step_y = (value * stage.size for value in motif.step)
    colours = stage.colour(motif.fill), stage.colour(motif.accent), stage.colour("sky")
    ship = lit(stage.studio.icon(motif.icon, *colours), stage, motif.heading)
    wakes: list[Item] = []
    ships: list[Item] = []
    for place in range(stage.whole(motif.count)):
        rank, side = (place + 1) // 2, (1 if place % 2 else -1)
        px, py = x - step_x * rank, y + step_y * rank * side
        near = size * (0.8 if place else 1.0)
        at = combined(shift(px, py), combined(turned(motif.heading), shift(-near / 2, -near / 2)))
        if motif.trail:
            wakes += _wake(motif, stage, (px, py), near)
        ships.append(Use(ship, combined(at, scaled(near / GRID))))
    return [*wakes, *ships]


def placed(motif: Emblem | Fleet | Vessel, stage: Stage) -> tuple[float, float, float]:
    """Where a thing is, and how large: where something lies over the scene, no larger than what is seen of it."""
    x, y, size = stage.between(motif.x), stage.between(motif.y), stage.between(motif.size)
    if stage.is_whole:
        return x, y, size
    top, foot = stage.window
    size = min(size * stage.size, (foot - top) * 0.94)
    return max(x, size / 2), stage.level(y, size / 2), size


def _wake(motif: Fleet, stage: Stage, place: Spot, size: float) -> list[Item]:
    """Light behind a ship that fades and narrows."""
    colour = stage.lit(stage.colour(motif.trail_ink), 0.2)
    start = combined(shift(*place), turned(motif.heading - 90))
    wedge = moved(polygon(((-size * 0.2, -size * 0.16), (-motif.trail, 0), (-size * 0.2, size * 0.16))), start)
    a, b, _, _, e, f = start
    head = e - a * size * 0.4, f - b * size * 0.4
    tail = e - a * motif.trail, f - b * motif.trail
    return [
        Path(written(wedge), fill=fading(head, tail, colour, 0.85)),
        Path(written(circle(*head, size * 0.3)), fill=glow(head, size * 0.3, stage.shine, 0.8)),
    ]


CRAFTS: dict[type[Motif], Drawer] = {Fleet: fleet, Emblem: emblem, Subject: subject}
