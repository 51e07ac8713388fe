"""Flat shapes, numerals on shapes, icons, marks and patterns, and what runs off the side of a card."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from generator.print.drawing.icons import GRID
from generator.print.drawing.scene import Group, Item, Linear, Paint, Path, Use, scaled, turned
from generator.print.drawing.shapes import Segments, ellipse, line, rect, rounded, spiral
from generator.print.drawing.text import run
from generator.print.drawing.textures import PATCH, engraving, filled, halftone, hatching, stipple
from generator.print.drawing.typefaces import measure, middle
from generator.print.layout.units import Box
from generator.print.layout.vocabulary import Badge, Badges, Edge, Frame, Icon, Number, Panel, Pattern, Spiral, Texture
from generator.print.parts.desk import Desk, LayoutFault, outline_of, say

MOST_DOTS = 900
"""So many dots a patch of stipple has at most."""
MOST_REPEATS = 40_000
"""So often a pattern repeats its shape in one box."""


def panel(part: Panel, desk: Desk) -> tuple[Item, ...]:
    """A flat shape."""
    shape, fill, stroke = desk.name(part.shape), desk.paint(part.fill), desk.paint(part.stroke)
    paint = fill and _running(part.box, fill, desk.paint(part.to), part.slope, part.opaque)
    return (_flat(shape, part.box, part.radius, paint, stroke, part.line),)


def _running(
    box: Box, fill: str, to: str | None, slope: float = 90.0, opaque: tuple[float, float] = (1.0, 1.0)
) -> Paint:
    """One colour that becomes another across a box; the first alone where nothing changes."""
    if to is None and opaque == (1.0, 1.0):
        return fill
    x, y, w, h = box
    angle = math.radians(slope)
    across, down = math.cos(angle), math.sin(angle)
    reach = (abs(across) * w + abs(down) * h) / 2
    middle = x + w / 2, y + h / 2
    start = middle[0] - across * reach, middle[1] - down * reach
    end = middle[0] + across * reach, middle[1] + down * reach
    return Linear(start, end, ((0.0, fill, opaque[0]), (1.0, to or fill, opaque[1])))


@lru_cache(maxsize=1024)
def _flat(shape: str, box: Box, radius: float, fill: Paint | None, stroke: str | None, line: float) -> Path:
    return Path(outline_of(shape, *box, radius), fill, stroke, line)


def frame(part: Frame, desk: Desk) -> tuple[Item, ...]:
    """A flat shape as large as the face, less its inset."""
    across, down = part.inset
    box = (across, down, desk.card.width - 2 * across, desk.card.height - 2 * down)
    shape, fill, stroke = desk.name(part.shape), desk.paint(part.fill), desk.paint(part.stroke)
    return (_flat(shape, box, part.radius, fill, stroke, part.line),)


def number(part: Number, desk: Desk) -> tuple[Item, ...]:
    """A numeral in the middle of a shape, its optical middle on the shape's."""
    x, y, w, h = part.box
    items: list[Item] = []
    if part.fill is not None or part.stroke is not None:
        shape, fill, stroke = desk.name(part.shape), desk.paint(part.fill), desk.paint(part.stroke)
        paint = fill and _running(part.box, fill, desk.paint(part.to))
        items.append(_flat(shape, part.box, 0.0, paint, stroke, part.line))
    figures = f"{part.before}{_signed(desk.first_value(part.source), part)}"
    desk.tell_of_letters("number", figures, repr(figures))
    return (*items, *numeral(figures, x + w / 2, y + h / 2, part.size, desk.colour(part.ink), desk))


def _signed(value: object, part: Number) -> str:
    if isinstance(value, int) and (part.signed or value < 0):
        return f"{value:+d}".replace("-", "−")
    return str(value)


def numeral(
    text: str, x: float, y: float, size: float, ink: str, desk: Desk, *, turns: bool = True
) -> tuple[Item, ...]:
    """Figures centred on a point and large enough to read; a lone 6 or 9 on what may be turned is underlined."""
    font = desk.studio.fonts.face("number")
    size = max(size, desk.least_size(desk.studio.fonts.face("body")))
    width = measure(text, font, size)
    foot = y + middle(font) * size
    figures = run(text, x, foot, font=font, size=size, fill=ink, align="center")
    if not turns or text not in ("6", "9"):
        return (figures,)
    return figures, Path(rect(x - width * 0.36, foot + size * 0.07, width * 0.72, size * 0.07), fill=ink)


def measured(text: str, size: float, desk: Desk) -> float:
    """How wide figures of a size are, in mm."""
    return measure(text, desk.studio.fonts.face("number"), size)


def icon(part: Icon, desk: Desk) -> tuple[Item, ...]:
    """The first of the named icons that exists."""
    name = desk.first_icon(part.icon)
    drawn = desk.studio.icon(name, desk.colour(part.ink), desk.colour(part.accent), desk.colour(part.paper))
    x, y, w, h = part.box
    size = min(w, h)
    return (Use(drawn, scaled(size / GRID, x + (w - size) / 2, y + (h - size) / 2)),)


def badge(part: Badge, desk: Desk) -> tuple[Item, ...]:
    """One mark."""
    x, y, w, h = part.box
    size = min(w, h)
    icon = desk.first_icon(part.icon) if part.icon else None
    line = part.line * GRID / size
    drawn = desk.studio.mark(desk.name(part.mark), desk.paint(part.ring), line, icon, part.scale)
    return (Use(drawn, scaled(size / GRID, x + (w - size) / 2, y + (h - size) / 2)),)


def badges(part: Badges, desk: Desk) -> tuple[Item, ...]:
    """A row of marks, in more rows or smaller where they would not fit side by side."""
    shown = desk.value(part.source)
    values = [str(value) for value in shown] if isinstance(shown, tuple | list) else [str(shown)]
    x, y, w, h = part.box
    size, across = _largest(w, h, part.gap, len(values))
    ring = desk.paint(part.ring)
    rows = [values[first : first + across] for first in range(0, len(values), across)]
    top = y + (h - size * len(rows) - part.gap * (len(rows) - 1)) / 2
    items: list[Item] = []
    for down, row in enumerate(rows):
        length = size * len(row) + part.gap * (len(row) - 1)
        left = x + {"left": 0.0, "centre": (w - length) / 2, "right": w - length}[part.align]
        for place, value in enumerate(row):
            drawn = desk.studio.mark(value, ring, part.line * GRID / size)
            at = left + place * (size + part.gap), top + down * (size + part.gap)
            items.append(Use(drawn, scaled(size / GRID, *at)))
    return tuple(items)


def _largest(width: float, height: float, gap: float, count: int) -> tuple[float, int]:
    """How large so many marks may be, and how many stand side by side: in one row, unless more let them be larger."""
    sizes = []
    for rows in range(1, max(1, count) + 1):
        across = max(1, math.ceil(count / rows))
        sizes.append((min((height - gap * (rows - 1)) / rows, (width - gap * (across - 1)) / across), across))
    return max(sizes)


def texture(part: Texture, desk: Desk) -> tuple[Item, ...]:
    """A patch of dots or lines, laid over a shape as often as it takes."""
    ink, step, opacity = desk.colour(part.ink), part.step, part.opacity
    if part.of == "halftone":
        patch = halftone(ink, step, part.weight, opacity)
    elif part.of == "stipple":
        count = max(1, min(MOST_DOTS, round((PATCH / step) ** 2)))
        patch = stipple(ink, count, round(2 * step * math.sqrt(part.weight / math.pi), 3), opacity)
    else:
        lines = hatching if part.of == "hatching" else engraving
        patch = lines(ink, step, round(step * part.weight, 3), opacity)
    return (filled(outline_of(desk.name(part.shape), *part.box, part.radius), patch),)


def pattern(part: Pattern, desk: Desk) -> tuple[Item, ...]:
    """A shape or icon repeated over the box."""
    half = part.size / 2
    clip = rect(*part.box)
    if part.shape is not None:
        outlines = [outline_of(part.shape, x - half, y - half, part.size, part.size) for x, y in _places(part)]
        outline: Segments = tuple(chain.from_iterable(outlines))
        return (Group((Path(outline, desk.paint(part.fill), desk.paint(part.stroke), part.line),), clip=clip),)
    ink = desk.colour(part.fill or "ink")
    drawn = desk.studio.icon(desk.name(part.icon or ""), ink, ink, ink)
    factor = part.size / GRID
    return (Group(tuple(Use(drawn, scaled(factor, x - half, y - half)) for x, y in _places(part)), clip=clip),)


def _places(part: Pattern) -> Iterator[tuple[float, float]]:
    """The middles of the repeats: a grid about the middle of the box, every other row shifted by half a step."""
    x, y, w, h = part.box
    dx, dy = part.pitch
    rows, columns = int(h / dy / 2) + 1, int(w / dx / 2) + 1
    if rows * columns * 4 > MOST_REPEATS:
        raise LayoutFault(say("too-many-repeats", most=f"{MOST_REPEATS:,}"))
    for row in range(-rows, rows + 1):
        shifted = part.stagger and row % 2 != 0
        for column in range(-columns - shifted, columns + 1):
            yield x + w / 2 + (column + shifted / 2) * dx, y + h / 2 + row * dy


def edge(part: Edge, desk: Desk) -> tuple[Item, ...]:
    """As many squares as the field says; both ends of the row carry the numeral, each for its own reader."""
    value = desk.value(part.source)
    if part.instead is not None and value == part.instead.word:
        return (_spiral(part, part.instead, desk),)
    if not isinstance(value, int):
        return ()
    tops = [part.middle + part.pitch * (place - (value - 1) / 2) - part.square / 2 for place in range(value)]
    inner = part.inset if part.side == "left" else desk.card.width - part.inset - part.square
    start = -desk.card.bleed if part.side == "left" else desk.card.width - part.inset
    lanes: Segments = ()
    squares: Segments = ()
    for top in tops:
        height = top + (part.square - part.lane) / 2
        lanes += rect(start, height, desk.card.bleed + part.inset, part.lane)
        squares += rounded(inner, top, part.square, part.square, part.square * 0.14)
    spine = line(inner + part.square / 2, tops[0], inner + part.square / 2, tops[-1] + part.square)
    items: list[Item] = [
        Path(lanes, fill=desk.colour(part.lane_ink)),
        Path(spine, stroke=desk.colour(part.lane_ink), stroke_width=part.lane / 2),
        Path(squares, desk.colour(part.fill), desk.colour(part.stroke), part.line),
    ]
    if part.numeral is not None:
        items += _numerals(part, part.numeral, str(value), inner + part.square / 2, tops[0], desk)
    return tuple(items)


def _numerals(part: Edge, size: float, text: str, x: float, top: float, desk: Desk) -> list[Item]:
    figures = numeral(text, x, top - size * 0.62, size, desk.colour(part.numeral_ink), desk)
    return [*figures, Group(figures, turned(180, x, part.middle))]


def _spiral(part: Edge, disc: Spiral, desk: Desk) -> Group:
    """A two-armed spiral about the edge itself, so that two neighbours close it and a turned card matches too."""
    x = 0.0 if part.side == "left" else desk.card.width
    w, h = disc.width, disc.height
    arms = spiral(x, part.middle, w * 0.86, h * 0.86, disc.turns) + spiral(
        x, part.middle, w * 0.86, h * 0.86, disc.turns, 180.0
    )
    bleed = desk.card.bleed
    left = -bleed if part.side == "left" else x - w - 2
    clip = rect(left, part.middle - h - 2, w + 2 + bleed, 2 * h + 4)
    items = (
        Path(ellipse(x, part.middle, w, h), desk.colour(disc.fill), desk.colour(disc.rim), disc.line * 0.7),
        Path(arms, stroke=desk.colour(disc.ink), stroke_width=disc.line),
    )
    return Group(items, clip=clip, label=disc.word)
