"""Boards larger than the paper: tiled over pages that overlap, to be cut, glued and laid together.

A board that fits the paper is printed whole. Otherwise its bleed box is divided into equal windows, one a page, each
`OVERLAP` mm over the next: the right and the lower edge of a page are glue tabs, the next page is cut at its left and
upper edge and laid on them until the registration crosses meet. Lengths are millimetres; a window is measured from
the board's trim, a page from the paper's top-left corner. On a duplex printer each page has its part of the other side
behind it. Without one, the other side is tiled alike, its columns in mirrored order, so that the pages of both sides
lie back to back when the board is turned about its upright middle line.
The plan of the assembly is a small picture of each side with the pages drawn over it, and what to do.
"""

import math
from collections.abc import Iterator, Sequence
from itertools import chain, product

import msgspec

from generator.print.drawing.greeking import greeked
from generator.print.drawing.scene import Group, Item, Path, Scene, Symbol, Use, scaled
from generator.print.drawing.shapes import Segments, line, rect, rounded
from generator.print.drawing.text import fit, run
from generator.print.drawing.typefaces import least_size
from generator.print.sheets.duplex import Imposition, ImpositionError, Leaf, Page, Placed, flip_axis
from generator.print.sheets.geometry import MARK_WIDTH, Paper
from generator.print.sheets.imposition import impose, mirrored, put
from generator.print.sheets.marks import BAND, LONGEST_MARK, SHORTEST_MARK, Box, Margin, caption, on_every_sheet
from generator.print.sheets.packing import bleeds, choose_grid, unfolded

INSET = 14.0
STEPS = 34.0
_INK = "#14213d"
_PAPER = "#fcf8ee"


def plan_page(
    faces: Sequence[Symbol],
    size: tuple[float, float],
    boxes: Sequence[Sequence[tuple[str, Box]]],
    label: str,
    how: Imposition,
) -> Page:
    """A page with the board's sides, ``size`` mm each, and over them the windows ``boxes`` with their coordinates."""
    paper, words = how.paper, how.words
    title = f"{label}: {words.plan}"
    wide = paper.width - 2 * INSET
    items: list[Item] = [run(title, INSET, INSET + 6, font=how.font, size=6.0, fill=_INK)]
    steps = words.steps if len(faces) == 1 or how.is_duplex else f"{words.steps} {words.sides}"
    text = fit(
        steps,
        wide,
        STEPS - 4,
        font=how.font,
        size_max=4.2,
        size_min=least_size(how.font),
        x=INSET,
        y=INSET + 12,
        leading=1.4,
        fill=_INK,
    )
    items += text.items
    top = INSET + 12 + STEPS
    room = (paper.height - top - INSET) / len(faces) - 6
    scale = min(wide / size[0], room / size[1])
    for place, (face, windows) in enumerate(zip(faces, boxes, strict=False)):
        left, y = (paper.width - size[0] * scale) / 2, top + place * (room + 6)
        items += _side(face, size, windows, scale, left, y, how)
    area = (how.margin, how.margin + BAND, paper.width - how.margin, paper.height - how.margin - BAND)
    items.append(caption(" · ".join(part for part in (how.caption, title, paper.name) if part), area, how.font))
    items += on_every_sheet(Margin(paper.width, paper.height, area, words, how.font, "plan"))
    return Page(title, title, paper.width, paper.height, tuple(items))


def _side(
    face: Symbol,
    size: tuple[float, float],
    windows: Sequence[tuple[str, Box]],
    scale: float,
    x: float,
    y: float,
    how: Imposition,
) -> list[Item]:
    w, h = size[0] * scale, size[1] * scale
    small = Symbol(f"{face.name}-small", greeked(face.items, scale), face.bounds, face.label)
    items: list[Item] = [Group((Use(small, scaled(scale, x, y)),), clip=rect(x, y, w, h), label=face.label)]
    for name, (left, top, right, bottom) in windows:
        left, top, right, bottom = max(left, 0), max(top, 0), min(right, size[0]), min(bottom, size[1])
        frame = rect(x + left * scale, y + top * scale, (right - left) * scale, (bottom - top) * scale)
        items.append(Path(frame, stroke="#ffffff", stroke_width=0.9))
        items.append(Path(frame, stroke="#d8402c", stroke_width=MARK_WIDTH * 2))
        middle, level = x + (left + right) / 2 * scale, y + (top + bottom) / 2 * scale
        items.append(Path(rounded(middle - 6, level - 5, 12, 10, 2), fill=_PAPER, stroke=_INK, stroke_width=0.4))
        items.append(run(name, middle, level + 2.1, font=how.font, size=6.0, fill=_INK, align="center"))
    return items


OVERLAP = 8.0
"""How wide the glue tabs are."""

CROSS_ALONG, CROSS_ACROSS, CROSS_AWAY = 3.0, 0.9, 1.1
"""Half the arms of a registration cross along and across the board's rim, and how far outside the bleed it lies."""

Point = tuple[float, float]


class Tiling(msgspec.Struct, frozen=True):
    """A board cut into ``columns`` × ``rows`` windows of ``width`` × ``height`` mm, each in the middle of its page."""

    paper: Paper
    columns: int
    rows: int
    width: float
    height: float
    bleed: float
    overlap: float = OVERLAP

    def window(self, column: int, row: int) -> Box:
        """What a page shows of the board, from the board's trim."""
        left = -self.bleed + column * (self.width - self.overlap)
        top = -self.bleed + row * (self.height - self.overlap)
        return left, top, left + self.width, top + self.height

    def origin(self, column: int, row: int) -> Point:
        """Where the corner of the board's trim lies on the page, or would lie."""
        left, top, _, _ = self.window(column, row)
        return (self.paper.width - self.width) / 2 - left, (self.paper.height - self.height) / 2 - top

    def seams(self) -> tuple[list[float], list[float]]:
        """The middle of each overlap, across and down the board."""
        across = [self.window(column, 0)[0] + self.overlap / 2 for column in range(1, self.columns)]
        down = [self.window(0, row)[1] + self.overlap / 2 for row in range(1, self.rows)]
        return across, down


def choose_tiling(board: Scene, how: Imposition, overlap: float = OVERLAP) -> Tiling:
    """The tiling with the fewest pages, then the most bleed, then upright paper (ImpositionError if there is none)."""
    papers = (how.paper, how.paper.turned())
    tilings = [_tiling(board, paper, bleed, how.margin, overlap) for bleed, paper in product(bleeds(board), papers)]
    fitting = [tiling for tiling in tilings if tiling is not None]
    if not fitting:
        raise ImpositionError(f"{board.title or board.name} cannot be tiled over {how.paper.name}: no room is left.")
    return min(fitting, key=lambda tiling: tiling.columns * tiling.rows)


def _tiling(board: Scene, paper: Paper, bleed: float, margin: float, overlap: float) -> Tiling | None:
    room = (paper.width - 2 * (margin + SHORTEST_MARK), paper.height - 2 * (margin + BAND + SHORTEST_MARK))
    whole = (board.width + 2 * bleed, board.height + 2 * bleed)
    if min(room) <= 2 * overlap:
        return None
    columns, rows = (
        max(1, math.ceil((size - overlap) / (free - overlap) - 1e-9)) for size, free in zip(whole, room, strict=True)
    )
    width, height = (
        (size + (number - 1) * overlap) / number for size, number in zip(whole, (columns, rows), strict=True)
    )
    return Tiling(paper, columns, rows, width, height, bleed, overlap)


def tiled(leaves: Sequence[Leaf], how: Imposition) -> tuple[Page, ...]:
    """All pages of the boards: whole where they fit the paper, else a plan and the tiled sides of every copy."""
    whole, large = [leaf for leaf in leaves if fits(leaf, how)], [leaf for leaf in leaves if not fits(leaf, how)]
    symbols: dict[str, Symbol] = {}
    return (*impose(whole, how), *(page for leaf in large for page in _tiled(leaf, how, symbols)))


def fits(leaf: Leaf, how: Imposition) -> bool:
    """Whether a component can be printed whole."""
    try:
        return choose_grid(leaf.front, unfolded(how, [leaf])).size > 0
    except ImpositionError:
        return False


def _tiled(leaf: Leaf, how: Imposition, symbols: dict[str, Symbol]) -> Iterator[Page]:
    tiling = choose_tiling(leaf.front, how)
    sides = [leaf.front] if leaf.back is None or how.backs == "none" else [leaf.front, leaf.back]
    faces = [symbols.setdefault(side.name, side.symbol()) for side in sides]
    boxes = [
        [(coordinates(tiling, column, row, behind), tiling.window(column, row)) for column, row in _pages_of(tiling)]
        for behind in (False, True)
    ]
    label = leaf.label or leaf.front.title
    yield plan_page(faces, (leaf.front.width, leaf.front.height), boxes, label, how)
    for copy in range(1, leaf.count + 1):
        name = f"{label} {copy}/{leaf.count}" if leaf.count > 1 else label
        sheets = [
            [
                _page(side, face, tiling, place, name, leaf.kind, how, bool(behind))
                for place in _pages_of(tiling, mirrored=bool(behind) and not how.is_duplex)
            ]
            for behind, (side, face) in enumerate(zip(sides, faces, strict=True))
        ]
        yield from chain(*zip(*sheets, strict=True)) if how.is_duplex else chain(*sheets)


def _pages_of(tiling: Tiling, mirrored: bool = False) -> Iterator[tuple[int, int]]:
    columns = range(tiling.columns)
    for row in range(tiling.rows):
        for column in reversed(columns) if mirrored else columns:
            yield column, row


def coordinates(tiling: Tiling, column: int, row: int, behind: bool = False) -> str:
    """A page's name: letters for columns, numbers for rows; a page of the other side is called as the one before it."""
    return f"{chr(ord('A') + (tiling.columns - 1 - column if behind else column))}{row + 1}"


def _page(
    side: Scene, face: Symbol, tiling: Tiling, place: tuple[int, int], label: str, kind: str, how: Imposition,
    behind: bool,
) -> Page:  # fmt: skip
    """One window of a board's side; on the back of a leaf, the part that lies behind the window."""
    paper, window, origin = tiling.paper, tiling.window(*place), tiling.origin(*place)
    axis = flip_axis(paper.width, paper.height, how.backs) if behind and how.is_duplex else None
    offset = how.offset if axis else (0.0, 0.0)
    left, top = window[0] + origin[0], window[1] + origin[1]
    trim = (*origin, origin[0] + side.width, origin[1] + side.height)
    x, y, right, bottom = mirrored(trim, axis, paper, offset)
    box = mirrored((left, top, left + tiling.width, top + tiling.height), axis, paper, offset)
    where = coordinates(tiling, *place, behind and not axis)
    title = f"{label} {where}"
    spot = Placed(side.name, title, x, y, side.width, side.height, 180 if axis == "horizontal" else 0, behind)
    area = (how.margin, how.margin + BAND, paper.width - how.margin, paper.height - how.margin - BAND)
    words = [how.caption, how.called.get(kind, kind), title, paper.name, how.words.backs if behind else ""]
    items: list[Item] = [
        put(face, spot, rect(box[0], box[1], tiling.width, tiling.height)),
        caption(" · ".join(word for word in words if word), area, how.font),
    ]
    if not axis:
        marks = [*_cuts(side, tiling, place, area), *_crosses(side, tiling, place)]
        items.append(Path(tuple(marks), stroke="#000000", stroke_width=MARK_WIDTH))
    margin = Margin(paper.width, paper.height, area, how.words, how.font, "tile", is_back=bool(axis))
    items += on_every_sheet(margin)
    if not axis:
        items += _tab_words(tiling, place, area, how)
    seen = (max(box[0], x), max(box[1], y), min(box[2], right), min(box[3], bottom))
    shown = f"{title} {how.words.backs}" if behind else title
    return Page(f"{title} back" if behind else title, shown, paper.width, paper.height, tuple(items), (spot,), seen,
                box, behind, axis)  # fmt: skip


def _cuts(side: Scene, tiling: Tiling, place: tuple[int, int], area: Box) -> Segments:
    """Marks where the page is cut: at the trim on the board's rim, at the window's edge on a seam."""
    (column, row), (x, y) = place, tiling.origin(*place)
    left, top, right, bottom = (edge + (x, y)[i % 2] for i, edge in enumerate(tiling.window(*place)))
    uprights = [x if column == 0 else left]
    uprights.append(x + side.width if column == tiling.columns - 1 else right - tiling.overlap)
    levels = [y if row == 0 else top]
    levels.append(y + side.height if row == tiling.rows - 1 else bottom - tiling.overlap)
    marks: Segments = ()
    for at in uprights:
        marks += line(at, max(area[1], top - LONGEST_MARK), at, top - 0.3)
        marks += line(at, bottom + 0.3, at, min(area[3], bottom + LONGEST_MARK))
    for at in levels:
        marks += line(max(area[0], left - LONGEST_MARK), at, left - 0.3, at)
        marks += line(right + 0.3, at, min(area[2], right + LONGEST_MARK), at)
    return marks


def crosses(side: Scene, tiling: Tiling, column: int, row: int) -> list[Point]:
    """Where a page has registration crosses, from the board's trim: at both ends of its seams and where four meet."""
    across, down = tiling.seams()
    away = tiling.bleed + CROSS_AWAY
    rims = {0: -away, 1: side.height + away}
    points = [(x, rims[end]) for x in across for end in rims]
    points += [(x, y) for y in down for x in (-away, side.width + away)]
    points += list(product(across, down))
    left, top, right, bottom = tiling.window(column, row)
    reach = CROSS_AWAY + 0.1
    return [(x, y) for x, y in points if left - reach <= x <= right + reach and top - reach <= y <= bottom + reach]


def _crosses(side: Scene, tiling: Tiling, place: tuple[int, int]) -> Segments:
    dx, dy = tiling.origin(*place)
    marks: Segments = ()
    for x, y in crosses(side, tiling, *place):
        upright = 0 <= y <= side.height
        inner = upright and 0 <= x <= side.width
        wide, high = (CROSS_ACROSS, CROSS_ALONG) if upright and not inner else (CROSS_ALONG, CROSS_ACROSS)
        if inner:
            wide = high = CROSS_ACROSS
        marks += line(x + dx - wide, y + dy, x + dx + wide, y + dy) + line(x + dx, y + dy - high, x + dx, y + dy + high)
    return marks


def _tab_words(tiling: Tiling, place: tuple[int, int], area: Box, how: Imposition) -> list[Item]:
    """What the strip between the last marks is for."""
    column, row = place
    box = [edge + tiling.origin(*place)[i % 2] for i, edge in enumerate(tiling.window(*place))]
    words: list[Item] = []
    top = max(area[1] - 0.9, box[1] - LONGEST_MARK - 0.6)
    if column < tiling.columns - 1:
        words.append(run(how.words.glue, box[2], top, font=how.font, size=least_size(how.font), align="right"))
    if row < tiling.rows - 1:
        words.append(run(f"{how.words.glue} ↓", box[0], top, font=how.font, size=least_size(how.font)))
    return words
