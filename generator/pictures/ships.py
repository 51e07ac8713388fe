"""A ship on its board as a picture: cells, printed numbers, tiles as they are turned, and red marks on faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from generator.drawing.scene import Group, Item, Path, Scene, Symbol, Use, combined, scaled, shift, turned
from generator.drawing.shapes import line, rounded
from generator.drawing.text import run
from generator.sheets.geometry import PAPERS
from generator.sheets.leaves import Page

CELL = 40.0
EDGE = 14.0
HEAD = 12.0
SPACE, CELL_FILL, CELL_LINE, START_FILL, NUMBER = "#1b2742", "#31436b", "#5f76a8", "#4a5f8f", "#f4ecd2"
RED, WHITE, STEEL, INK = "#e3001b", "#ffffff", "#aab6c9", "#14213d"
MARGIN = 12.0
LINE_HEIGHT = 4.1
TEXT_SIZE = 3.1

Cell = tuple[int, int]


class PlacedTile(NamedTuple):
    """A tile's face at a cell (column and row counted from 0 at the front left), turned by so many degrees."""

    cell: Cell
    face: Scene | None
    turn: int


class Mark(NamedTuple):
    """A fault: its cell, and the neighbour it concerns (None where there is none)."""

    cell: Cell
    other: Cell | None = None


class Chart(NamedTuple):
    """All there is to draw. ``columns`` and ``rows`` are the printed numbers; ``title`` stands above the board."""

    title: str
    columns: Sequence[int]
    rows: Sequence[int]
    cells: Sequence[Cell]
    start: Cell
    tiles: Sequence[PlacedTile]
    marks: Sequence[Mark]
    title_font: str
    number_font: str


def ship_scene(chart: Chart, name: str) -> Scene:
    """The picture in full size: 40 mm to a cell."""
    width = len(chart.columns) * CELL + 2 * EDGE
    height = len(chart.rows) * CELL + 2 * EDGE + HEAD
    items: list[Item] = [
        Path(rounded(0, 0, width, height, 4), fill=SPACE),
        run(chart.title, EDGE, 10, font=chart.title_font, size=7, fill=NUMBER),
        *_numbers(chart),
        *[_empty_cell(cell, cell == chart.start) for cell in chart.cells],
        *[item for tile in chart.tiles for item in _tile(tile)],
        *[item for mark in chart.marks for item in _marked(mark)],
    ]
    return Scene(name, chart.title, width, height, tuple(items), 0.0, 4.0)


def _corner(cell: Cell) -> tuple[float, float]:
    return EDGE + cell[0] * CELL, HEAD + EDGE + cell[1] * CELL


def _numbers(chart: Chart) -> list[Item]:
    spots: list[tuple[int, float, float]] = []
    foot = HEAD + EDGE + len(chart.rows) * CELL
    right = EDGE + len(chart.columns) * CELL
    for place, number in enumerate(chart.columns):
        x = EDGE + (place + 0.5) * CELL
        spots += [(number, x, HEAD + EDGE - 3), (number, x, foot + 9)]
    for place, number in enumerate(chart.rows):
        y = HEAD + EDGE + (place + 0.5) * CELL + 3
        spots += [(number, EDGE / 2, y), (number, right + EDGE / 2, y)]
    return [
        run(str(number), x, y, font=chart.number_font, size=8, fill=NUMBER, align="center") for number, x, y in spots
    ]  # fmt: skip


def _empty_cell(cell: Cell, is_start: bool) -> Path:
    x, y = _corner(cell)
    fill = START_FILL if is_start else CELL_FILL
    return Path(rounded(x + 0.6, y + 0.6, CELL - 1.2, CELL - 1.2, 2), fill=fill, stroke=CELL_LINE, stroke_width=0.5)


def _tile(tile: PlacedTile) -> list[Item]:
    x, y = _corner(tile.cell)
    if tile.face is None:
        plain = Path(rounded(x + 1, y + 1, CELL - 2, CELL - 2, 2), fill=STEEL, stroke=INK, stroke_width=0.6)
        return [plain]
    face = tile.face
    symbol: Symbol = face.symbol()
    matrix = combined(shift(x, y), turned(tile.turn, CELL / 2, CELL / 2))
    trim = rounded(0, 0, face.width, face.height, 2)
    return [Group((Use(symbol),), matrix=matrix, clip=trim, label=face.title)]


def _marked(mark: Mark) -> list[Item]:
    """A red frame round each cell, and a red bar with a cross on the side they share."""
    items: list[Item] = []
    for cell in (mark.cell, mark.other):
        if cell is not None:
            x, y = _corner(cell)
            outline = rounded(x + 1.5, y + 1.5, CELL - 3, CELL - 3, 2)
            items += [Path(outline, stroke=WHITE, stroke_width=2.2), Path(outline, stroke=RED, stroke_width=1.4)]
    x, y = _corner(mark.cell)
    middle = (x + CELL / 2, y + CELL / 2)
    if mark.other is None:
        return [*items, *_cross(*middle)]
    across, down = mark.other[0] - mark.cell[0], mark.other[1] - mark.cell[1]
    if abs(across) + abs(down) != 1:
        return items
    x, y = middle[0] + across * CELL / 2, middle[1] + down * CELL / 2
    reach = CELL / 2 - 3
    bar = line(x - down * reach, y - across * reach, x + down * reach, y + across * reach)
    items += [Path(bar, stroke=WHITE, stroke_width=4.2), Path(bar, stroke=RED, stroke_width=3)]
    return [*items, *_cross(x, y)]


def _cross(x: float, y: float) -> list[Item]:
    disc = Path(rounded(x - 5, y - 5, 10, 10, 5), fill=RED, stroke=WHITE, stroke_width=0.8)
    strokes = [line(x - 2.5, y - 2.5, x + 2.5, y + 2.5), line(x - 2.5, y + 2.5, x + 2.5, y - 2.5)]
    return [disc, *[Path(stroke, stroke=WHITE, stroke_width=1.4) for stroke in strokes]]


def ship_sheet(scene: Scene, lines: Sequence[str], font: str, paper_name: str) -> list[Page]:
    """The picture fitted to a sheet of paper, the report below it and on as many pages as it takes."""
    paper = PAPERS[paper_name]
    wide = paper.width - 2 * MARGIN
    factor = min(wide / scene.width, 0.55 * paper.height / scene.height)
    picture = Group(scene.items, matrix=scaled(factor, (paper.width - factor * scene.width) / 2, MARGIN))
    items: list[Item] = [picture]
    y = MARGIN + factor * scene.height + 8
    pages: list[Page] = []
    for text in lines:
        if y > paper.height - MARGIN:
            pages.append(Page(f"{scene.name}-{len(pages)}", scene.title, paper.width, paper.height, tuple(items)))
            items, y = [], MARGIN + LINE_HEIGHT
        indent = len(text) - len(text.lstrip())
        items.append(run(text.strip(), MARGIN + 2 * indent, y, font=font, size=TEXT_SIZE, fill=INK))
        y += LINE_HEIGHT
    pages.append(Page(f"{scene.name}-{len(pages)}", scene.title, paper.width, paper.height, tuple(items)))
    return pages
