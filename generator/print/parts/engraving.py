"""Paper that has been carried about, the graduated border of a map, and the lines of a lathe, as on bank notes."""

from __future__ import annotations

import math
from collections.abc import Iterator

from generator.print.drawing.icons import GRID
from generator.print.drawing.light import fading, mixed
from generator.print.drawing.scene import Group, Item, Linear, Path, Radial, Use, scaled
from generator.print.drawing.shapes import Point, Segments, circle, line, rect, smooth
from generator.print.drawing.textures import filled, stipple
from generator.print.drawing.written import written
from generator.print.layout.units import Box
from generator.print.layout.vocabulary import Border, Guilloche, Paper
from generator.print.parts.chance import Chance
from generator.print.parts.desk import Desk

BLOT = 2600.0
"""One stain to so many square millimetres of paper."""
BEND = 4
"""So many points draw one wave of a lathe's line."""


def paper(part: Paper, desk: Desk) -> tuple[Item, ...]:
    """A sheet of paper as large as the face, less its inset: lit, stained, grained, folded and worn at its edges."""
    across, down = part.inset
    x, y, w, h = box = (across, down, desk.card.width - 2 * across, desk.card.height - 2 * down)
    fill, light, stain = desk.colour(part.fill), desk.colour(part.light), desk.colour(part.stain)
    ground = Linear(
        (x, y), (x + w, y + h), ((0.0, light, 1.0), (0.55, fill, 1.0), (1.0, mixed(fill, stain, 0.07), 1.0))
    )
    items: list[Item] = [Path(rect(*box), fill=ground)]
    if part.worn:
        items += _stains(box, stain, part.worn)
        items += _folds(part, box, light, stain)
        items += _edges(box, stain, part.worn)
        items.append(filled(rect(*box), stipple(stain, 190, 0.2, round(0.34 * part.worn, 3))))
    return (Group(tuple(items), clip=rect(*box)),)


def _stains(box: Box, stain: str, worn: float) -> Iterator[Item]:
    """Blots that fade to nothing, and the ring that a cup left."""
    x, y, w, h = box
    chance = Chance(f"stains {w:.0f} {h:.0f}")
    for _ in range(min(90, max(4, round(w * h / BLOT)))):
        at = (x + w * chance.between((0, 1)), y + h * chance.between((0, 1)))
        radius = min(w, h) * chance.between((0.07, 0.24))
        strength = chance.between((0.05, 0.15)) * worn
        stops = ((0.0, stain, strength), (0.8, stain, strength * 0.35), (1.0, stain, 0.0))
        yield Path(written(circle(*at, radius)), fill=Radial(at, radius, stops))


def _folds(part: Paper, box: Box, light: str, stain: str) -> Iterator[Item]:
    """Where the sheet was folded: a dark and a bright line, broken here and there."""
    x, y, w, h = box
    columns, rows = part.folds
    lines = [(x + w * place / columns, y, x + w * place / columns, y + h) for place in range(1, columns)]
    lines += [(x, y + h * place / rows, x + w, y + h * place / rows) for place in range(1, rows)]
    if not lines:
        return
    dark: Segments = tuple(segment for each in lines for segment in line(*each))
    lit: Segments = tuple(
        segment for x1, y1, x2, y2 in lines for segment in line(x1 + 0.22, y1 + 0.22, x2 + 0.22, y2 + 0.22)
    )
    yield Path(dark, stroke=stain, stroke_width=0.9, opacity=round(0.14 * part.worn, 3))
    yield Path(dark, stroke=stain, stroke_width=0.16, opacity=round(0.5 * part.worn, 3))
    yield Path(lit, stroke=light, stroke_width=0.22, opacity=0.6)


def _edges(box: Box, stain: str, worn: float) -> Iterator[Item]:
    """The edges of a sheet, darker than its middle."""
    x, y, w, h = box
    deep = min(w, h) * 0.12
    strength = round(0.22 * worn, 3)
    yield Path(rect(x, y, w, deep), fill=fading((0, y), (0, y + deep), stain, strength))
    yield Path(rect(x, y + h - deep, w, deep), fill=fading((0, y + h), (0, y + h - deep), stain, strength))
    yield Path(rect(x, y, deep, h), fill=fading((x, 0), (x + deep, 0), stain, strength))
    yield Path(rect(x + w - deep, y, deep, h), fill=fading((x + w, 0), (x + w - deep, 0), stain, strength))


def border(part: Border, desk: Desk) -> tuple[Item, ...]:
    """The border of a map: bars of two colours, alike from the middle of each side, between lines; signs at corners."""
    x, y = part.inset
    w, h, wide = desk.card.width - 2 * x, desk.card.height - 2 * y, part.width
    ink, first, second = desk.colour(part.ink), desk.colour(part.fill), desk.colour(part.other)
    bars: dict[str, Segments] = {first: (), second: ()}
    ticks: Segments = ()
    slack = wide * 0.29
    for is_down, length in ((False, w - 2 * wide), (True, h - 2 * wide)):
        count = 2 * round(length / part.step / 2) + 1
        step = length / count
        for place in range(count):
            at = wide + place * step + step * 0.08
            for far in (0.0, (w if is_down else h) - wide):
                bar = (at, far + slack, step * 0.84, wide - 2 * slack)
                left, top, across, down = (bar[1], bar[0], bar[3], bar[2]) if is_down else bar
                bars[(first, second)[place % 2]] += rect(x + left, y + top, across, down)
                ticks += _ticks(x, y, wide + place * step, step, far, wide, is_down)
    items: list[Item] = [Path(outline, fill=colour) for colour, outline in bars.items()]
    items.append(Path(written(ticks), stroke=ink, stroke_width=part.line * 0.22))
    items.append(Path(rect(x, y, w, h), stroke=ink, stroke_width=part.line))
    items.append(Path(rect(x + wide, y + wide, w - 2 * wide, h - 2 * wide), stroke=ink, stroke_width=part.line * 0.6))
    inner = wide + part.line * 1.5
    items.append(
        Path(rect(x + inner, y + inner, w - 2 * inner, h - 2 * inner), stroke=ink, stroke_width=part.line * 0.22)
    )
    return (*items, *_corners(part, (x, y, w, h), desk))


def _ticks(x: float, y: float, at: float, step: float, far: float, wide: float, is_down: bool) -> Segments:
    """Minutes between degrees: short lines at the outer rim of a border."""
    ticks: Segments = ()
    for place in range(5):
        along, reach = at + step * place / 5, wide * (0.2 if place else 1.0)
        start = far if far == 0.0 else far + wide - reach
        if is_down:
            ticks += line(x + start, y + along, x + start + reach, y + along)
        else:
            ticks += line(x + along, y + start, x + along, y + start + reach)
    return ticks


def _corners(part: Border, box: Box, desk: Desk) -> Iterator[Item]:
    """A field at each corner with its sign."""
    x, y, w, h = box
    wide, paper_, ink = part.width, desk.colour(part.paper), desk.colour(part.ink)
    for left in (x, x + w - wide):
        for top in (y, y + h - wide):
            yield Path(rect(left, top, wide, wide), paper_, ink, part.line * 0.6)
            if part.icon is not None:
                drawn = desk.studio.icon(part.icon, ink, desk.colour(part.other), paper_)
                yield Use(drawn, scaled(wide * 0.8 / GRID, left + wide * 0.1, top + wide * 0.1))


def guilloche(part: Guilloche, desk: Desk) -> tuple[Item, ...]:
    """Lines that a lathe weaves: each the one before, a little further on."""
    lines: Segments = ()
    for place in range(part.lines):
        lines += smooth(_lathe(part, place / part.lines), closed=part.of == "rosette")
    return (Path(written(lines), stroke=desk.colour(part.ink), stroke_width=part.line, opacity=part.opacity),)


def _lathe(part: Guilloche, phase: float) -> list[Point]:
    """The points of one line, ``phase`` parts of a wave further on."""
    x, y, w, h = part.box
    count = part.waves * BEND
    turn = 2 * math.pi * phase
    if part.of == "rosette":
        curve = []
        for place in range(count):
            angle = 2 * math.pi * place / count
            reach = 1 - part.depth / 2 + part.depth / 2 * math.cos(part.waves * angle + turn)
            curve.append((x + w / 2 + w / 2 * reach * math.cos(angle), y + h / 2 + h / 2 * reach * math.sin(angle)))
        return curve
    if part.of == "band":
        waves = [2 * math.pi * part.waves * place / count for place in range(count + 1)]
        return [(x + w * n / count, y + h / 2 + h / 2 * math.sin(wave + turn)) for n, wave in enumerate(waves)]
    swing = h * part.depth / 2
    middle = y + swing + (h - 2 * swing) * (phase + 0.5 / part.lines)
    points = []
    for place in range(count + 1):
        wave = 2 * math.pi * part.waves * place / count
        beat = math.sin(math.pi * place / count) * math.cos(2 * turn)
        points.append((x + w * place / count, middle + swing * math.sin(wave) * beat))
    return points
