"""A ship on its board as a picture: cells, printed numbers, tiles as they are turned, faults marked.

Frames stand on the tiles to blame, crosses above them where the fault is, loose tiles are dark, and what no cell holds
stands beside the board. A legend says what each mark means.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from generator.print.drawing.scene import Group, Item, Path, Scene, Symbol, Use, scaled, shift, turned
from generator.print.drawing.shapes import line, rounded
from generator.print.drawing.text import fit, run
from generator.print.sheets.duplex import Page
from generator.print.sheets.geometry import paper_of

CELL = 40.0
EDGE = 14.0
HEAD = 12.0
ASIDE = 56.0
ASIDE_SCALE = 0.7
KEY = 11.0
VEIL = 0.6
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


class AsideTile(NamedTuple):
    """A tile beside the board, with two lines below it that say what it is and why it stands there."""

    face: Scene | None
    turn: int
    says: tuple[str, str]


class Marks(NamedTuple):
    """What is marked: cells ``framed`` and ``dark``, and ``crosses`` (a cell and the neighbour on the bad side)."""

    framed: Sequence[Cell] = ()
    crosses: Sequence[tuple[Cell, Cell | None]] = ()
    dark: Sequence[Cell] = ()


class Chart(NamedTuple):
    """All there is to draw. ``columns`` and ``rows`` are the printed numbers; ``title`` stands above the board.

    ``legend`` says what a mark means, by its name: ``guilty``, ``cross``, ``loose`` or ``aside``.
    """

    title: str
    columns: Sequence[int]
    rows: Sequence[int]
    cells: Sequence[Cell]
    start: Cell
    tiles: Sequence[PlacedTile]
    marks: Marks
    aside: Sequence[AsideTile]
    legend: Mapping[str, str]
    title_font: str
    number_font: str
    body_font: str


def ship_scene(chart: Chart, name: str) -> Scene:
    """The picture in full size: 40 mm to a cell."""
    legend = list(_legend(chart))
    board_width = len(chart.columns) * CELL + 2 * EDGE
    stacks = -(-len(chart.aside) // len(chart.rows))
    width = board_width + stacks * ASIDE
    foot = HEAD + 2 * EDGE + len(chart.rows) * CELL
    height = foot + len(legend) * KEY + (EDGE / 2 if legend else 0)
    items: list[Item] = [
        Path(rounded(0, 0, width, height, 4), fill=SPACE),
        run(chart.title, EDGE, 10, font=chart.title_font, size=7, fill=NUMBER),
        *_numbers(chart),
        *[_empty_cell(cell, cell == chart.start) for cell in chart.cells],
        *[item for tile in chart.tiles for item in _tile(tile)],
        *[_dark(cell) for cell in chart.marks.dark],
        *[item for cell in chart.marks.framed for item in _framed(cell)],
        *[item for cell, other in chart.marks.crosses for item in _crossed(cell, other)],
        *[item for number, tile in enumerate(chart.aside) for item in _beside(chart, number, tile, board_width)],
    ]
    for number, (sample, text) in enumerate(legend):
        y = foot + (number + 0.5) * KEY
        items += [Group(sample, matrix=shift(EDGE, y))]
        items.append(run(text, EDGE + 12, y + 1.8, font=chart.body_font, size=5, fill=NUMBER))
    return Scene(name, chart.title, width, height, tuple(items), 0.0, 4.0)


def _legend(chart: Chart) -> Iterator[tuple[tuple[Item, ...], str]]:
    """A sample of each mark that is drawn, about the point (4, 0), and what it means."""
    box = rounded(0, -4, 8, 8, 1)
    samples: list[tuple[str, bool, tuple[Item, ...]]] = [
        (
            "guilty",
            bool(chart.marks.framed),
            (Path(box, stroke=WHITE, stroke_width=2.2), Path(box, stroke=RED, stroke_width=1.4)),
        ),
        ("cross", bool(chart.marks.crosses), tuple(_cross(4, 0))),
        ("loose", bool(chart.marks.dark), (Path(box, fill=STEEL), Path(box, fill=SPACE, opacity=VEIL))),
        ("aside", bool(chart.aside), (Path(box, fill=STEEL, stroke=INK, stroke_width=0.6),)),
    ]
    yield from ((sample, chart.legend[name]) for name, drawn, sample in samples if drawn)


def _beside(chart: Chart, number: int, tile: AsideTile, left: float) -> list[Item]:
    """A tile that no cell holds, in columns right of the board, as many to a column as the board has rows."""
    column, row = divmod(number, len(chart.rows))
    x, y = left + column * ASIDE + (ASIDE - CELL) / 2 - EDGE / 2, HEAD + EDGE / 2 + row * CELL
    small = scaled(ASIDE_SCALE, x + CELL * (1 - ASIDE_SCALE) / 2, y)
    drawn = Group(tuple(_face(tile.face, tile.turn)), matrix=small)
    foot = y + CELL * ASIDE_SCALE
    font, middle = chart.body_font, x + CELL / 2
    return [
        drawn,
        *[
            run(text, middle, foot + 4.5 + 4.5 * place, font=font, size=3.8, fill=NUMBER, align="center")
            for place, text in enumerate(tile.says)
        ],
    ]


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
    ]


def _empty_cell(cell: Cell, is_start: bool) -> Path:
    x, y = _corner(cell)
    fill = START_FILL if is_start else CELL_FILL
    return Path(rounded(x + 0.6, y + 0.6, CELL - 1.2, CELL - 1.2, 2), fill=fill, stroke=CELL_LINE, stroke_width=0.5)


def _tile(tile: PlacedTile) -> list[Item]:
    return [Group(tuple(_face(tile.face, tile.turn)), matrix=shift(*_corner(tile.cell)))]


def _face(face: Scene | None, turn: int) -> list[Item]:
    """A tile with its corner at the origin; a plain square where there is no face."""
    if face is None:
        return [Path(rounded(1, 1, CELL - 2, CELL - 2, 2), fill=STEEL, stroke=INK, stroke_width=0.6)]
    symbol: Symbol = face.symbol()
    trim = rounded(0, 0, face.width, face.height, 2)
    return [Group((Use(symbol),), matrix=turned(turn, CELL / 2, CELL / 2), clip=trim, label=face.title)]


def _dark(cell: Cell) -> Path:
    x, y = _corner(cell)
    return Path(rounded(x, y, CELL, CELL, 2), fill=SPACE, opacity=VEIL)


def _framed(cell: Cell) -> list[Item]:
    """A red frame round a tile to blame."""
    x, y = _corner(cell)
    outline = rounded(x + 1.5, y + 1.5, CELL - 3, CELL - 3, 2)
    return [Path(outline, stroke=WHITE, stroke_width=2.2), Path(outline, stroke=RED, stroke_width=1.4)]


def _crossed(cell: Cell, other: Cell | None) -> list[Item]:
    """A cross in the middle of a cell, or a red bar with a cross on the side that two cells share."""
    left, top = _corner(cell)
    x, y = left + CELL / 2, top + CELL / 2
    if other is None:
        return _cross(x, y)
    across, down = other[0] - cell[0], other[1] - cell[1]
    x, y = x + across * CELL / 2, y + down * CELL / 2
    reach = CELL / 2 - 3
    bar = line(x - down * reach, y - across * reach, x + down * reach, y + across * reach)
    return [Path(bar, stroke=WHITE, stroke_width=4.2), Path(bar, stroke=RED, stroke_width=3), *_cross(x, y)]


def _cross(x: float, y: float) -> list[Item]:
    disc = Path(rounded(x - 5, y - 5, 10, 10, 5), fill=RED, stroke=WHITE, stroke_width=0.8)
    strokes = [line(x - 2.5, y - 2.5, x + 2.5, y + 2.5), line(x - 2.5, y + 2.5, x + 2.5, y - 2.5)]
    return [disc, *[Path(stroke, stroke=WHITE, stroke_width=1.4) for stroke in strokes]]


def ship_sheet(scene: Scene, lines: Sequence[str], font: str, paper_name: str) -> list[Page]:
    """The picture fitted to a sheet of paper, the report below it and on as many pages as it takes."""
    paper = paper_of(paper_name)
    wide = paper.width - 2 * MARGIN
    factor = min(wide / scene.width, 0.55 * paper.height / scene.height)
    picture = Group(scene.items, matrix=scaled(factor, (paper.width - factor * scene.width) / 2, MARGIN))
    items: list[Item] = [picture]
    y = MARGIN + factor * scene.height + 8
    pages: list[Page] = []
    for text in lines:
        indent = 2 * (len(text) - len(text.lstrip()))
        fitted = fit(
            text.strip(),
            wide - indent,
            paper.height,
            font=font,
            size_max=TEXT_SIZE,
            size_min=TEXT_SIZE,
            leading=LINE_HEIGHT / TEXT_SIZE,
            fill=INK,
        )
        tall = max(fitted.lines, 1) * LINE_HEIGHT
        if y + tall > paper.height - MARGIN:
            pages.append(Page(f"{scene.name}-{len(pages)}", scene.title, paper.width, paper.height, tuple(items)))
            items, y = [], MARGIN
        items.append(Group(fitted.items, matrix=shift(MARGIN + indent, y)))
        y += tall
    pages.append(Page(f"{scene.name}-{len(pages)}", scene.title, paper.width, paper.height, tuple(items)))
    return pages
