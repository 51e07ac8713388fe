"""Parts drawn once for each value of a list: side by side in cells, in sections, or turned about a point."""

import math
from collections.abc import Callable, Iterator
from typing import NamedTuple

from generator.print.drawing.scene import Group, Item, scaled, shift, turned
from generator.print.layout.boards import Section, Sections
from generator.print.layout.vocabulary import Around, Row, Sides
from generator.print.parts.desk import Desk, LayoutFault, say
from generator.print.parts.panels import numeral
from validator.base.speech.sentences import in_a_row

Inner = Callable[[Desk], tuple[Item, ...]]
"""What draws the parts inside, once the desk's base is set."""


def row(part: Row, desk: Desk, inner: Inner) -> tuple[Item, ...]:
    """A cell for each value, in as many lines as make the cells largest."""
    values = part.names or _values(desk.value(part.source), part.source)
    groups: list[Item] = []
    for place, (value, (x, y, scale)) in enumerate(zip(values, _cells(part, len(values)), strict=True)):
        items = _based(desk, value, place, inner, scale)
        if part.numeral is not None:
            size = part.numeral
            items += numeral(str(place + 1), size * 0.4, size * 0.5, size, desk.colour(part.ink), desk)
        groups.append(Group(items, scaled(scale, x, y)))
    return tuple(groups)


def around(part: Around, desk: Desk, inner: Inner) -> tuple[Item, ...]:
    """The parts for each value, turned to its side."""
    shown = desk.value(part.source)
    listed = isinstance(shown, tuple | list)
    about = part.about or (desk.card.width / 2, desk.card.height / 2)
    groups: list[Item] = []
    for place, value in enumerate(shown if isinstance(shown, tuple | list) else (shown,)):
        side = _place_of(str(value), part) if part.order else place
        items = _based(desk, value if listed else desk.base, side, inner)
        if items:
            groups.append(Group(items, turned(side * part.step, *about)) if side * part.step % 360 else Group(items))
    return tuple(groups)


class Laid(NamedTuple):
    """A section where it lies: its values, how much smaller they are drawn, its top and height, and its cells' top."""

    section: Section
    values: tuple[object, ...]
    scale: float
    y: float
    tall: float
    top: float

    @property
    def high(self) -> float:
        """The height of a cell, in mm."""
        return self.section.cell[1] * self.scale


def sections(part: Sections, desk: Desk, inner: Callable[[str], Inner]) -> tuple[Item, ...]:
    """Every section with its head and a cell for each of its values."""
    x, _, _, h = part.box
    laid = laid_out(part, desk)
    scale = laid[0].scale
    if scale < part.smallest:
        full = sum(each.section.cell[1] * len(each.values) for each in laid)
        needed = full * part.smallest + sum(not each.values for each in laid) * part.least
        desk.report("too-crowded", say("too-crowded", needed=f"{needed:.3g}", room=f"{h:g}"))
    groups: list[Item] = []
    for each in laid:
        for place, value in enumerate(each.values):
            items = _based(desk, value, place, inner(each.section.use), scale)
            groups.append(Group(items, scaled(scale, x, each.top + place * each.high)))
        head = _based(desk, each.section.name, 0, inner(each.section.head if each.values else each.section.bare))
        groups.append(Group(head, shift(x, each.y + (each.tall - part.head[1]) / 2)))
    return tuple(groups)


def laid_out(part: Sections, desk: Desk) -> list[Laid]:
    """The sections from top to foot: those with values as high as their cells; empty ones share what is left."""
    y, h = part.box[1], part.box[3]
    sorted_values = [_sorted(section, desk) for section in part.sections]
    full = sum(section.cell[1] * len(values) for section, values in zip(part.sections, sorted_values, strict=True))
    bare = sum(not values for values in sorted_values)
    scale = min(1.0, (h - bare * part.least) / full) if full else 1.0
    rest = (h - full * scale) / (bare or len(sorted_values))
    laid: list[Laid] = []
    for section, values in zip(part.sections, sorted_values, strict=True):
        cells = section.cell[1] * scale * len(values)
        tall = cells + (0.0 if values and bare else rest)
        laid.append(Laid(section, values, scale, y, tall, y + (tall - cells) / 2))
        y += tall
    return laid


def _sorted(section: Section, desk: Desk) -> tuple[object, ...]:
    values = _values(desk.value(section.source), section.source)
    return tuple(value for value in values if section.by is None or desk.value_of(value, section.by) == section.name)


def sides(part: Sides, desk: Desk, inner: Inner) -> tuple[Item, ...]:
    """The parts for each side of a die, in its place."""
    value = desk.value(part.source)
    shown = list(value) if isinstance(value, tuple | list) else []
    if isinstance(value, dict):
        shown = [name for name, count in value.items() for _ in range(count)]
    if len(shown) != len(part.places):
        path = desk.path_of(part.source)
        if not path or not shown:
            raise LayoutFault(say("no-sides", path=repr(part.source), count=len(part.places)))
        desk.report("wrong-length", say("other-sides", count=len(part.places), listed=len(shown)), *path)
    groups = []
    for number, (name, place) in enumerate(zip(shown, part.places, strict=False)):
        groups.append(Group(_based(desk, name, number, inner), shift(*place)))
    return tuple(groups)


def _based(desk: Desk, value: object, place: int, inner: Inner, scale: float = 1.0) -> tuple[Item, ...]:
    base, seed, before = desk.base, desk.place, desk.scale
    desk.base, desk.place, desk.scale = value, f"{seed}/{place}", before * scale
    items = inner(desk)
    desk.base, desk.place, desk.scale = base, seed, before
    return items


def _values(found: object, path: str) -> tuple[object, ...]:
    if isinstance(found, int):
        return tuple(range(1, found + 1))
    if isinstance(found, tuple | list):
        return tuple(found)
    raise LayoutFault(say("no-list-or-number", path=repr(path)))


def _place_of(value: str, part: Around) -> int:
    if value not in part.order:
        raise LayoutFault(say("none-of", value=repr(value), path=repr(part.source), known=in_a_row(part.order)))
    return part.order.index(value)


def _cells(part: Row, count: int) -> Iterator[tuple[float, float, float]]:
    """Left, top and scale of each cell; the lines are as even as they can be, the last may be shorter."""
    if not count:
        return
    x, y, w, h = part.box
    scales = [(_scale(part, count, lines), -lines) for lines in range(1, min(part.lines, count) + 1)]
    scale, lines = max(scales)[0], -max(scales)[1]
    columns = math.ceil(count / lines)
    wide, high, gap = part.cell[0] * scale, part.cell[1] * scale, part.gap * scale
    lines = math.ceil(count / columns)
    top = y + (h - lines * high - (lines - 1) * gap) / 2
    for place in range(count):
        line, column = divmod(place, columns)
        here = min(columns, count - line * columns)
        spare = w - here * wide - (here - 1) * gap
        left = x + {"left": 0.0, "centre": spare / 2, "right": spare}[part.align]
        yield left + column * (wide + gap), top + line * (high + gap), scale


def _scale(part: Row, count: int, lines: int) -> float:
    columns = math.ceil(count / lines)
    across = part.box[2] / (columns * part.cell[0] + (columns - 1) * part.gap)
    down = part.box[3] / (lines * part.cell[1] + (lines - 1) * part.gap)
    return min(1.0, across, down)
