"""The table as a picture: what lies in each place under its heading, ships and maps to scale, and what players have."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from generator.print.booklet.chapters import NOBODY, Count, Spread, Tabletop, Thing, with_minus
from generator.print.drawing.scene import Group, Item, Path, Scene, Use, combined, scaled, shift, turned
from generator.print.drawing.shapes import Segments, regular, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import fitting, measure
from generator.print.writers.common import trim_of
from validator.base.speech.sentences import Sentences
from validator.content.vocabulary import Place, Position

say = Sentences(__package__)

WIDTH = 256.0
"""How wide a picture of a table is drawn, in mm; it is scaled to its page."""
HEAD, GAP, PAD = 7.0, 3.0, 3.0
HIGH = ((2, 44.0), (4, 34.0), (999, 26.0))
"""How high pieces stand for so many players."""
CELL, EDGE = 40.0, 14.0
FEW, BESIDE = 4, 0.58
"""For more players the map takes only so much of the width, and other places lie beside it."""
PAGE = (128.0, 176.0)
"""How large a picture of a table may be on a page, in mm."""
WORDS, LETTERS, LARGEST = 4.6, 2.3, 1.45
"""The size of headings in mm, the one they are to have on the page at least, and by how much they may grow for it."""
ALONE = 120.0
"""How wide a place is drawn that stands alone."""
MOST_THINGS = 12
"""So many things of a place are drawn; the rest is counted."""
FELT, RIM, INK, MARK, SPACE = "#f1ece0", "#b9ae98", "#2a2620", "#d0021b", "#dfd7c5"


class Brush(NamedTuple):
    """What draws: a thing's face by its name and side, the map, and the fonts of words and headings."""

    face: Callable[[Thing], Scene | None]
    map: Callable[[Position, Sequence[Place]], Scene | None]
    body: str
    bold: str
    language: str
    letters: float = 1.0
    """How much larger than usual words are."""


class _Drawn(NamedTuple):
    items: tuple[Item, ...]
    width: float
    height: float


def table_scene(table: Tabletop, brush: Brush, name: str) -> Scene:
    """Everything on the table: what is everybody's first, then each player's places together.

    A tall one, which stands smaller on a page, has larger words.
    """
    scene = _table_scene(table, brush, name)
    reduced = min(PAGE[0] / scene.width, PAGE[1] / scene.height)
    letters = min(LARGEST, LETTERS / (WORDS * reduced))
    return scene if letters <= 1.02 else _table_scene(table, brush._replace(letters=letters), name)


def _table_scene(table: Tabletop, brush: Brush, name: str) -> Scene:
    if not table.figures and not table.table and len(table.spreads) == 1:
        alone = _spread(table.spreads[0], brush, ALONE / 3, ALONE)
        return Scene(name, table.spreads[0].heading, alone.width, alone.height, alone.items, 0.0, 0.0)
    tall = next(tall for players, tall in HIGH if len(table.figures) <= players)
    panels: list[_Drawn] = []
    if (common := _panel(table, NOBODY, brush, tall)) is not None:
        panels.append(common)
    seats = [panel for seat in range(len(table.figures)) if (panel := _panel(table, seat, brush, tall)) is not None]
    items: list[Item] = []
    y = 0.0
    for panel in panels:
        items.append(Group(panel.items, shift(0, y)))
        y += panel.height + GAP
    across = _across(len(seats))
    for row in (seats[place : place + across] for place in range(0, len(seats), across)):
        high = max(panel.height for panel in row)
        for place, panel in enumerate(row):
            tall_frame = high if panel.height > high / 2 else panel.height
            items.append(Group(_framed(panel, tall_frame), shift(place * (panel.width + GAP), y)))
        y += high + GAP
    return Scene(name, say("table").in_language(brush.language), WIDTH, max(y - GAP, 10.0), tuple(items), 0.0, 0.0)


def _across(players: int) -> int:
    """So many players' places lie side by side."""
    return max(1, min(players, 2 if players <= FEW else 3))


def _framed(panel: _Drawn, high: float) -> tuple[Item, ...]:
    return (Path(rounded(0, 0, panel.width, high, 3), fill=FELT, stroke=RIM, stroke_width=0.5), *panel.items)


def _panel(table: Tabletop, seat: int, brush: Brush, tall: float) -> _Drawn | None:
    """One player's places and figures, or what is everybody's."""
    spreads = [spread for spread in table.spreads if spread.seat == seat and spread.pieces and spread.how != "map"]
    counts = table.table if seat == NOBODY else table.figures[seat]
    across = 1 if seat == NOBODY else _across(len(table.figures))
    width = (WIDTH - GAP * (across - 1)) / across
    name = "" if seat == NOBODY else _named(table, seat, brush)
    line = _line(name, counts)
    has_map = seat == NOBODY and table.position is not None
    if not spreads and not line and not has_map:
        return None
    items: list[Item] = []
    y = PAD
    if line:
        fitted = fit(
            line,
            width - 2 * PAD,
            60,
            font=brush.body,
            bold=brush.bold,
            size_max=5 * brush.letters,
            size_min=5 * brush.letters,
            fill=INK,
            x=PAD,
            y=y,
        )
        items += fitted.items
        y += fitted.height + 2
    left, floor = PAD, 0.0
    if has_map and table.position is not None and (picture := brush.map(table.position, table.near)) is not None:
        share = 1.0 if len(table.figures) <= FEW else BESIDE
        factor = share * (width - 2 * PAD) / picture.width
        items.append(Group((Use(picture.symbol()),), scaled(factor, PAD, y)))
        foot = y + factor * picture.height + GAP
        left, floor, y = (PAD, 0.0, foot) if share == 1.0 else (PAD + factor * picture.width + GAP, foot, y)
    below = _flowed(spreads, brush, tall, (left, y, width - PAD - left), items)
    whole = _Drawn(tuple(items), width, max(below, floor) + PAD)
    return whole if seat != NOBODY else _Drawn(_framed(whole, whole.height), whole.width, whole.height)


def _flowed(
    spreads: Sequence[Spread], brush: Brush, tall: float, box: tuple[float, float, float], items: list[Item]
) -> float:
    """Places side by side, in rows, from the top of a box (left, top, width); where the last row ends."""
    left, y, room = box
    x, high = left, 0.0
    for spread in spreads:
        drawn = _spread(spread, brush, tall, room)
        if x > left and x + drawn.width > left + room:
            x, y, high = left, y + high + GAP, 0.0
        items.append(Group(drawn.items, shift(x, y)))
        x, high = x + drawn.width + 2 * GAP, max(high, drawn.height)
    return y + high


def _named(table: Tabletop, seat: int, brush: Brush) -> str:
    return table.names[seat] if seat < len(table.names) else say("player", number=seat + 1).in_language(brush.language)


def _line(name: str, counts: Sequence[Count]) -> str:
    words = " · ".join(f"{count.heading} {with_minus(count.value)}" for count in counts)
    return f"**{name}**  {words}" if name and words else f"**{name}**" if name else words


def _spread(spread: Spread, brush: Brush, tall: float, room: float) -> _Drawn:
    """What lies in one place, under its heading."""
    if spread.how in ("board", "hexes"):
        drawn = _board(spread, brush, min(room, 3.2 * tall))
    else:
        drawn = _row(spread.pieces, brush, tall * (0.5 if spread.how == "dice" else 1.0), room)
    size = WORDS * brush.letters
    wide = max(drawn.width, min(room, measure(spread.heading, brush.bold, size)))
    small = fitting(spread.heading, brush.bold, wide, size)
    head = HEAD * brush.letters
    title = run(spread.heading, 0, 0.6 * head, font=brush.bold, size=small, fill=INK)
    return _Drawn((title, Group(drawn.items, shift(0, head))), wide, head + drawn.height)


def _board(spread: Spread, brush: Brush, wide: float) -> _Drawn:
    """Cells by column and row, tiles as they are turned; numbers along the edges where the board has them."""
    things = spread.pieces
    cells = [thing.cell for thing in things if thing.cell is not None]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    is_hexes = spread.how == "hexes"
    across, down = (CELL / 2, CELL * math.sqrt(3) / 2) if is_hexes else (CELL, CELL)
    tip = CELL / math.sqrt(3) - CELL / 2 if is_hexes else 0.0
    square = rounded(0.6, 0.6, CELL - 1.2, CELL - 1.2, 2)
    shape = regular(CELL / 2, CELL / 2, CELL / math.sqrt(3) - 0.7, 6) if is_hexes else square
    items: list[Item] = []
    marks: list[Item] = []
    for thing in things:
        if thing.cell is not None:
            x, y = (thing.cell[0] - left) * across, tip + (thing.cell[1] - top) * down
            items += _in_cell(thing, brush, x, y, shape)
            marks += _mark(x, y, CELL, CELL, 3.0) if thing.marked else ()
    names = tuple(_names_along(spread.columns[left:][:columns], spread.rows[top:][:rows], brush))
    edge = EDGE if names else 0.0
    wholly = (columns - 1) * across + CELL + edge
    factor = min(wide / wholly, 1.0) if is_hexes else wide / wholly
    whole = Group((*names, Group((*items, *marks), shift(edge, edge))), scaled(factor))
    return _Drawn((whole,), wholly * factor, ((rows - 1) * down + CELL + 2 * tip + edge) * factor)


def _names_along(columns: Sequence[str], rows: Sequence[str], brush: Brush) -> Iterator[Item]:
    """What columns are called, above them, and rows, left of them."""
    for number, name in enumerate(columns):
        x = EDGE + (number + 0.5) * CELL
        yield run(name, x, EDGE - 4, font=brush.bold, size=9, fill=INK, align="center")
    for number, name in enumerate(rows):
        y = EDGE + (number + 0.5) * CELL
        yield run(name, EDGE / 2 - 1, y + 3, font=brush.bold, size=9, fill=INK, align="center")


def _in_cell(thing: Thing, brush: Brush, x: float, y: float, shape: Segments) -> Iterator[Item]:
    yield Group((Path(shape, fill=SPACE, stroke=RIM, stroke_width=0.6),), shift(x, y))
    face = brush.face(thing) if thing.piece else None
    if face is not None:
        factor = CELL / max(face.width, face.height)
        lie = combined(turned(thing.turn, CELL / 2, CELL / 2), scaled(factor))
        yield Group((Group((Use(face.symbol()),), lie),), shift(x, y), clip=rounded(0, 0, CELL, CELL, 2))
    for number, note in enumerate(thing.notes[:2]):
        size = fitting(note, brush.bold, CELL - 4, 6.5)
        foot = y + CELL - 3 - 8 * number
        yield Path(rounded(x + 1, foot - 6, CELL - 2, 8, 2), fill="#ffffff", opacity=0.85)
        yield run(note, x + CELL / 2, foot, font=brush.bold, size=size, fill=INK, align="center")


def _mark(x: float, y: float, w: float, h: float, line: float) -> tuple[Item, ...]:
    box = rounded(x + line / 2, y + line / 2, w - line, h - line, 2)
    return (Path(box, stroke="#ffffff", stroke_width=line * 1.7), Path(box, stroke=MARK, stroke_width=line))


def _row(things: Sequence[Thing], brush: Brush, tall: float, room: float) -> _Drawn:
    """Faces side by side, in rows; of many of the same the number, of too many things how many more there are."""
    items: list[Item] = []
    x = y = widest = high = 0.0
    for thing in things[:MOST_THINGS]:
        drawn = _thing(thing, brush, tall)
        if x and x + drawn.width > room:
            x, y, high = 0.0, y + high + 1.5, 0.0
        items.append(Group(drawn.items, shift(x, y)))
        x, high = x + drawn.width + 1.5, max(high, drawn.height)
        widest = max(widest, x - 1.5)
    rest = len(things) - MOST_THINGS
    if rest > 0:
        items.append(run(f"+ {rest}", x + 1, y + high / 2, font=brush.bold, size=5, fill=INK))
        widest = max(widest, min(room, x + 14))
    return _Drawn(tuple(items), widest, y + high)


def _thing(thing: Thing, brush: Brush, tall: float) -> _Drawn:
    face = brush.face(thing) if thing.piece else None
    if face is None:
        words = thing.said or thing.piece
        width = max(14.0, measure(words, brush.body, 4.2) + 4)
        box = Path(rounded(0, 0, width, 9, 2), fill="#ffffff", stroke=RIM, stroke_width=0.4)
        return _Drawn((box, run(words, width / 2, 6, font=brush.body, size=4.2, fill=INK, align="center")), width, 9)
    factor = min(tall / face.height, 2.2 * tall / face.width)
    items: list[Item] = [placed(face, factor)]
    width, height = face.width * factor, face.height * factor
    if thing.marked:
        items += _mark(0, 0, width, height, 1.2)
    if thing.copies > 1:
        items += [
            Path(rounded(width / 2 - 8, height / 2 - 4, 16, 8, 4), fill="#ffffff", stroke=INK, stroke_width=0.4),
            run(f"×{thing.copies}", width / 2, height / 2 + 1.9, font=brush.bold, size=5, fill=INK, align="center"),
        ]
    return _Drawn(tuple(items), width, height)


def placed(face: Scene, factor: float) -> Item:
    """A face cut to its trim, at a scale."""
    inner = Group((Use(face.symbol()),), clip=trim_of(face), label=face.title)
    return Group((inner,), scaled(factor))
