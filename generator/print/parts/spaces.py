"""Numbered spaces of tracks, columns of spaces with a head, and small tables of the numbers that the rules name."""

import math
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from generator.print.drawing.scene import Group, Item, Path, shift
from generator.print.drawing.shapes import Segments, rect, rounded
from generator.print.drawing.typefaces import LEAST_CHINESE
from generator.print.layout.boards import Rack, Spaces, Table, Track
from generator.print.layout.units import Box
from generator.print.layout.vocabulary import Lettering
from generator.print.parts.desk import Desk, LayoutFault, outline_of, say
from generator.print.parts.panels import measured, numeral
from generator.print.parts.wording import lettering
from validator.base.speech.sentences import Sentence

Named = Callable[[str, Desk], tuple[Item, ...]]
"""What draws a named list of parts, once the desk's base is set."""

NOTE_SHARE = 0.3
"""The share of a space's height that its message takes, at the foot."""
CAPITALS = 0.72
"""The height of figures, as a share of their size."""
MOST_GAP = 0.1
"""The most that the gap between two lines takes, as a share of the box."""
LEAST_WIDTH = 6.0
"""The width below which spaces do not become narrower to become higher."""
ABOVE_FOOT = 0.75
"""The most that a number takes of its space's height, less the message."""
FILLED = 0.9
"""The most that a number takes of its space's width."""


class Lines(NamedTuple):
    """How spaces stand in their box: so many side by side, each so wide and high, with gaps across and down."""

    columns: int
    wide: float
    high: float
    across: float
    down: float

    def box(self, place: int, x: float, y: float) -> tuple[float, float, float, float]:
        """The box of a space, counted from 0, where the first has its corner at x and y."""
        line, column = divmod(place, self.columns)
        return x + column * (self.wide + self.across), y + line * (self.high + self.down), self.wide, self.high


def spaces(part: Spaces, desk: Desk) -> tuple[Item, ...]:
    """The spaces, their numbers, and what some of them say; too many for the box are reported."""
    first, last = desk.number(part.first), desk.number(part.last)
    count = max(0, last - first + 1)
    lines = _lines(part, count)
    if lines.high < _need(part):
        path = desk.path_of(part.last) if isinstance(part.last, str) else ()
        desk.report("board-overflow", _too_small(count, part.box), *path)
    steps = desk.table(part.steps)
    by_fill: list[Segments] = [()] * len(part.fills)
    items: list[Item] = []
    for place in range(count):
        box = lines.box(place, *part.box[:2])
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


def _need(part: Spaces) -> float:
    """The least height of a space, in mm: its number, and the smallest lettering of a message at its foot."""
    return max(part.numeral * CAPITALS, 1.01 * LEAST_CHINESE / NOTE_SHARE if part.note or part.end else 0.0)


def _lines(part: Spaces, count: int) -> Lines:
    """As many columns as the part asks for, or so many more that the spaces are high enough."""
    _, _, w, h = part.box
    for columns in range(part.columns, max(part.columns, count) + 1):
        lines = max(1, math.ceil(count / columns))
        down = min(part.gap, h * MOST_GAP)
        lines_of_spaces = Lines(columns, (w + part.gap) / columns - part.gap, (h + down) / lines - down, part.gap, down)
        if lines_of_spaces.high >= _need(part) or lines_of_spaces.wide < LEAST_WIDTH:
            break
    return lines_of_spaces


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
    widest = part.numeral * w * FILLED / measured(figures, part.numeral, desk)
    size = min(part.numeral, widest, (h - foot) * ABOVE_FOOT / CAPITALS)
    yield from numeral(figures, *middle, size, desk.colour(part.ink), desk, turns=False)
    if said:
        where = (x + 0.4, y + h - foot - h * 0.06, w - 0.8, foot)
        how = Lettering(
            box=where, role="bold", size=part.small, leading=1.05, ink=part.small_ink, align="centre", stand="middle"
        )
        yield from lettering("\n".join(said), how, desk)


def _too_small(count: int, box: Box) -> Sentence:
    return say("spaces-overflow", count=count, width=f"{box[2]:g}", height=f"{box[3]:g}")


def rack(part: Rack, desk: Desk, named: Named) -> tuple[Item, ...]:
    """A head and its spaces for each value that belongs to the rack."""
    values = desk.value(part.of)
    if not isinstance(values, tuple | list):
        raise LayoutFault(say("no-list", path=repr(part.of)))
    count = desk.number(part.spaces)
    share = 1.0 if part.room is None else min(1.0, part.room / (count * part.pitch[1]))
    pitch, size = part.pitch[1] * share, part.size * share
    squares: Segments = ()
    heads: list[Item] = []
    base, seed = desk.base, desk.place
    for value in values:
        desk.base, desk.place = value, f"{seed}/{part.by}"
        if all(desk.value(f".{name}") == wanted for name, wanted in part.where.items()):
            x, y = part.at[0] + (desk.number(f".{part.by}") - 1) * part.pitch[0], part.at[1]
            heads.append(Group(named(part.use, desk), shift(x, y)))
            for space in range(count):
                squares += rect(x - size / 2, y + part.drop + space * pitch, size, size)
    desk.base, desk.place = base, seed
    return (Path(squares, desk.colour(part.fill), desk.colour(part.stroke), part.line), *heads)


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
