"""Numbered spaces of tracks, and columns of spaces with a head."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from generator.drawing.scene import Group, Item, Path, shift
from generator.drawing.shapes import Segments, rect
from generator.layout.boards import Rack, Spaces
from generator.layout.vocabulary import Lettering
from generator.parts.desk import Desk, LayoutFault, outline_of
from generator.parts.panels import numeral
from generator.parts.wording import lettering

Named = Callable[[str, Desk], tuple[Item, ...]]
"""What draws a named list of parts, once the desk's base is set."""

NOTE_SHARE = 0.3
"""The share of a space's height that its message takes, at the foot."""


def spaces(part: Spaces, desk: Desk) -> tuple[Item, ...]:
    """The spaces, their numbers, and what some of them say."""
    first, last = desk.number(part.first), desk.number(part.last)
    lines = max(1, math.ceil((last - first + 1) / part.columns))
    x, y, w, h = part.box
    wide, high = (w + part.gap) / part.columns - part.gap, (h + part.gap) / lines - part.gap
    steps = desk.table(part.steps)
    by_fill: list[Segments] = [()] * len(part.fills)
    items: list[Item] = []
    for place in range(last - first + 1):
        line, column = divmod(place, part.columns)
        box = (x + column * (wide + part.gap), y + line * (high + part.gap), wide, high)
        number = first + place
        passed = [key for key in steps if key <= number]
        by_fill[len(passed) % len(part.fills)] += outline_of(part.shape, *box)
        items += _written(part, number, [str(steps[max(passed)])] if passed else [], box, desk)
    painted = [
        Path(outline, desk.colour(fill), desk.colour(part.stroke), part.line)
        for fill, outline in zip(part.fills, by_fill, strict=True)
        if outline
    ]
    return (*painted, *items)


def _written(
    part: Spaces, number: int, step: list[str], box: tuple[float, float, float, float], desk: Desk
) -> Iterator[Item]:
    """A space's number, and below it what is to be said of its step and of the tables' keys that end there."""
    x, y, w, h = box
    ending = [str(key) for key, value in desk.table(part.ends).items() if value == number]
    said = [desk.studio.said(part.note, {"value": value}) for value in step if part.note]
    said += [desk.studio.said(part.end, {"value": value}) for value in ending if part.end]
    foot = h * NOTE_SHARE if part.note or part.end else 0.0
    figures = f"{part.before}{number}"
    middle = (x + w / 2, y + (h - foot) / 2)
    yield from numeral(figures, *middle, part.numeral, desk.colour(part.ink), desk, turns=False)
    if said:
        where = (x + 0.4, y + h - foot - h * 0.06, w - 0.8, foot)
        how = Lettering(box=where, role="bold", size=part.small, leading=1.05, ink=part.small_ink, align="centre",
                        stand="middle")  # fmt: skip
        yield from lettering("\n".join(said), how, desk)


def rack(part: Rack, desk: Desk, named: Named) -> tuple[Item, ...]:
    """A head and its spaces for each value that belongs to the rack."""
    values = desk.value(part.of)
    if not isinstance(values, tuple | list):
        raise LayoutFault(f"path {part.of!r} leads to no list")
    count = desk.number(part.spaces)
    squares: Segments = ()
    heads: list[Item] = []
    base, seed = desk.base, desk.place
    for value in values:
        desk.base, desk.place = value, f"{seed}/{part.by}"
        if all(desk.value(f".{name}") == wanted for name, wanted in part.where.items()):
            x, y = part.at[0] + (desk.number(f".{part.by}") - 1) * part.pitch[0], part.at[1]
            heads.append(Group(named(part.use, desk), shift(x, y)))
            for space in range(count):
                top = y + part.drop + space * part.pitch[1]
                squares += rect(x - part.size / 2, top, part.size, part.size)
    desk.base, desk.place = base, seed
    return (Path(squares, desk.colour(part.fill), desk.colour(part.stroke), part.line), *heads)
