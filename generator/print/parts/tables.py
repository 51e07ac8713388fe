"""Small tables and tracks of the numbers that the rules name."""

from __future__ import annotations

from collections.abc import Mapping

from generator.print.drawing.scene import Item, Path
from generator.print.drawing.shapes import rounded
from generator.print.layout.boards import Table, Track
from generator.print.layout.vocabulary import Lettering
from generator.print.parts.desk import Desk, LayoutFault, say
from generator.print.parts.panels import numeral
from generator.print.parts.wording import lettering


def table(part: Table, desk: Desk) -> tuple[Item, ...]:
    """A row for each key of the switches, with heads above the columns."""
    rows = _rows(part, desk)
    x, y, w, h = part.box
    first = w * part.first
    high, wide = h / (len(rows) + 1), (w - first) / max(1, len(part.heads) - 1)
    lefts = [x, *(x + first + wide * column for column in range(len(part.heads) - 1))]
    widths = [first, *[wide] * (len(part.heads) - 1)]
    items: list[Item] = []
    if part.head is not None:
        items.append(Path(rounded(x, y, w, high, 1.5), fill=desk.colour(part.head)))
    for left, width, head in zip(lefts, widths, part.heads, strict=True):
        items += _words(desk.studio.said(head), (left + 0.4, y, width - 0.8, high), part, desk, part.head_ink)
    for place, (key, values) in enumerate(rows, start=1):
        top = y + place * high
        if part.band is not None and place % 2 == 0:
            items.append(Path(rounded(x, top, w, high, 1.5), fill=desk.colour(part.band)))
        items += _words(desk.studio.said(f"{part.row}-{key}"), (x + 0.4, top, first - 0.8, high), part, desk, part.ink)
        for column, value in enumerate(values):
            plus = "+" if column >= len(values) - part.signed else ""
            middle = x + first + wide * (column + 0.5)
            ink = desk.colour(part.ink)
            items += numeral(f"{plus}{value}", middle, top + high / 2, part.size * 1.15, ink, desk)
    return tuple(items)


def track(part: Track, desk: Desk) -> tuple[Item, ...]:
    """Numbered spaces side by side (LayoutFault if the rules have no such number)."""
    most = getattr(desk.studio.rules, part.to, None)
    if not isinstance(most, int):
        raise LayoutFault(say("no-rules-number", name=repr(part.to)))
    x, y, w, h = part.box
    wide = (w - most * part.gap) / (most + 1)
    items: list[Item] = []
    for number in range(most + 1):
        left = x + number * (wide + part.gap)
        fill = desk.colour(part.other if number % part.every == 0 else part.fill)
        items.append(Path(rounded(left, y, wide, h, part.radius), fill, desk.colour(part.stroke), part.line))
        items += numeral(str(number), left + wide / 2, y + h / 2, part.size, desk.colour(part.ink), desk)
    return tuple(items)


def _rows(part: Table, desk: Desk) -> list[tuple[object, list[int]]]:
    """Each key with its values, as many as there are columns."""
    switches = [getattr(desk.studio.rules, name, None) for name in part.of]
    rows: list[tuple[object, list[int]]] = []
    for name, switch in zip(part.of, switches, strict=True):
        if not isinstance(switch, Mapping):
            raise LayoutFault(say("no-rules-table", name=repr(name)))
    for key in switches[0] or ():
        if part.only in (None, key):
            values: list[int] = []
            for switch in switches:
                value = (switch or {}).get(key, ())
                values += value if isinstance(value, tuple | list) else [value]
            rows.append((key, values[: len(part.heads) - 1]))
    return rows


def _words(words: str, box: tuple[float, float, float, float], part: Table, desk: Desk, ink: str) -> tuple[Item, ...]:
    how = Lettering(
        box=box, role="bold", size=part.size, least=part.least, leading=1.1, ink=ink, align="centre", stand="middle"
    )
    return lettering(words, how, desk)
