"""Which components lie on which sheet.

Components of one size with backs, or of one size without, share sheets, whatever their kind. They fill sheets by the
grid that holds most of them; how it is chosen: every component keeps its own bleed on all sides (``spacing="bleed"``),
so the gutter between two trims is twice the bleed and a cut that is a millimetre off shows neither paper nor the
neighbour. Among upright and lying paper and bleeds from the full one down to `LEAST_BLEED`, the grid with the most
components wins, then the one with the most bleed, then upright paper. Poker cards come out eight to a lying A4 sheet
with their full 3 mm. With ``spacing="butt"`` neighbours share one cut and only the block's outside bleeds: nine to an
upright A4 sheet. Hexes are packed in a honeycomb by the same rules
(`generator.print.sheets.grids`); circles in rows and columns, each with its own bleed.

What is left of a size when its sheets are full goes in rows below other sizes, where a sheet has room; components of
one height may share a row, as they share its cuts. Between different rows is a gap for their marks.
"""

from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.sheets.duplex import PLOTTED_GAP, Imposition, ImpositionError, Leaf
from generator.print.sheets.geometry import FOLD_CLEARANCE, Paper
from generator.print.sheets.grids import Axis, Discs, Grid, Honeycomb, Shelf, honeycomb, room, spread
from generator.print.sheets.marks import CORNER_CLEAR, GAP, PLOTTED, SHORTEST_MARK, Box

BLEEDS = (3.0, 2.5, 2.0, 1.5)
LEAST_BLEED = BLEEDS[-1]
BETWEEN = 2 * (GAP + SHORTEST_MARK)
"""What is left between different rows of a sheet, from bleed to bleed: room for the marks of both."""


class Block(msgspec.Struct):
    """Components in rows that are cut alike."""

    grid: Grid
    leaves: list[Leaf]
    top: float
    height: float

    @classmethod
    def of(cls, grid: Grid, leaves: list[Leaf]) -> "Block":
        """The leaves in the rows of a grid; ``top`` is that of the first bleed, ``height`` reaches to the last one."""
        top, bottom = grid.span(len(leaves))
        return cls(grid, leaves, top, bottom - top)

    @property
    def clips(self) -> list[Box]:
        """How far each of its components is printed."""
        return [self.grid.clip(index, len(self.leaves)) for index in range(len(self.leaves))]


class Sheet(msgspec.Struct):
    """A sheet of paper with blocks one below the other; ``height`` (mm) is the room there is for them."""

    paper: Paper
    fold: Axis | None
    height: float
    blocks: list[Block]

    @property
    def free(self) -> float:
        """How tall a further block may be."""
        return self.height - sum(block.height + BETWEEN for block in self.blocks)

    def settled(self) -> "Sheet":
        """The same with its blocks in their places: in the middle of the paper, or beside its fold."""
        tall = sum(block.height for block in self.blocks) + BETWEEN * (len(self.blocks) - 1)
        whole = self.paper.height
        top = whole / 2 - FOLD_CLEARANCE - tall if self.fold == "horizontal" else (whole - tall) / 2
        for block in self.blocks:
            block.grid = msgspec.structs.replace(block.grid, top=block.grid.top + top - block.top)
            block.top = top
            top += block.height + BETWEEN
        return self


def unfolded(how: Imposition, leaves: Iterable[Leaf]) -> Imposition:
    """The same for components without backs: there is nothing to turn or fold a sheet for."""
    return how if any(leaf.back for leaf in leaves) else msgspec.structs.replace(how, backs="none")


def choose_grid(front: Scene, how: Imposition) -> Grid:
    """The grid that prints most of ``front`` on a sheet. Raises `ImpositionError` where not even one fits."""
    folds: tuple[Axis | None, ...] = ("vertical", "horizontal") if how.backs == "gutterfold" else (None,)
    papers = (how.paper, how.paper.turned())
    wide = bleeds(front) if not how.registration else [min(front.bleed, PLOTTED_GAP / 2)]
    grids = [
        _grid(paper, front, bleed, fold, way)
        for way, bleed, paper, fold in product(ways_clear(how), wide, papers, folds)
    ]
    best = max(grids, key=lambda grid: grid.size)
    if best.size == 0:
        what = front.title or front.name
        folded = " folded" if how.backs == "gutterfold" else ""
        raise ImpositionError(
            f"{what} ({front.width:g} × {front.height:g} mm) does not fit {how.paper.name}{folded} "
            f"with its bleed, marks and a margin of {how.margin:g} mm."
        )
    return best


def bleeds(face: Scene) -> list[float]:
    """The bleeds that a face can be printed with, the widest first."""
    return [bleed for bleed in BLEEDS if bleed <= face.bleed] or [face.bleed]


def _grid(paper: Paper, front: Scene, bleed: float, fold: Axis | None, how: Imposition) -> Grid:
    gutter = how.gutter(bleed)
    if front.outline == "hexagon":
        size, margins = (front.width, front.height), (how.beside, how.above)
        return honeycomb(paper, size, bleed, gutter, margins, fold)
    disc = front.outline == "circle"
    gutter = max(2 * bleed, gutter) if disc else gutter
    columns, left = spread(paper.width, front.width, bleed, gutter, how.beside, fold == "vertical")
    rows, top = spread(paper.height, front.height, bleed, gutter, how.above, fold == "horizontal")
    return (Discs if disc else Grid)(paper, columns, rows, front.width, front.height, bleed, gutter, left, top, fold)


def packed(leaves: Iterable[Leaf], how: Imposition) -> list[Sheet]:
    """All sheets: those with backs first, as many of them full as can be.

    Raises `ImpositionError` where a component does not fit the paper.
    """
    sheets: list[Sheet] = []
    copies = [leaf for leaf in leaves for _ in range(leaf.count)]
    for two_sided in (True, False):
        here = [leaf for leaf in copies if bool(leaf.back and how.backs != "none") == two_sided]
        ways = _ways(here, unfolded(how, here))
        best = min(ways, key=lambda way: (len(way), sum(len(sheet.blocks) for sheet in way)))
        sheets += best
    return [sheet.settled() for sheet in sheets]


def ways_clear(how: Imposition) -> list[Imposition]:
    """The ways of leaving a plotter's marks clear: they stand in the corners, beside the components or above them."""
    if not how.registration or how.clear is not None:
        return [how]
    edges = (PLOTTED - how.beside - SHORTEST_MARK, PLOTTED - how.above - SHORTEST_MARK)
    corners = (CORNER_CLEAR - how.beside - SHORTEST_MARK, CORNER_CLEAR - how.above - SHORTEST_MARK)
    return [msgspec.structs.replace(how, clear=clear) for clear in ((corners[0], edges[1]), (edges[0], corners[1]))]


def _ways(copies: Sequence[Leaf], how: Imposition) -> list[list[Sheet]]:
    """All ways of packing that are tried. Raises `ImpositionError` where a component fits in none of them."""
    found: list[list[Sheet]] = []
    faults: list[ImpositionError] = []
    for way in ways_clear(how):
        try:
            found += [_packed(copies, way, scattered) for scattered in (False, True)]
        except ImpositionError as fault:
            faults.append(fault)
    if not found:
        raise faults[0]
    return found


def _packed(copies: Sequence[Leaf], how: Imposition, scattered: bool) -> list[Sheet]:
    """The sheets of components that all have backs, or of such that all have none.

    What is left of a size is laid on one sheet, or ``scattered`` over all that have room.
    """
    sizes: dict[tuple[float, float, float, str], list[Leaf]] = {}
    for leaf in copies:
        front = leaf.front
        sizes.setdefault((front.height, front.width, front.bleed, front.outline), []).append(leaf)
    sheets: list[Sheet] = []
    left: dict[tuple[float, float, str], list[Leaf]] = {}
    for (height, _, _, outline), same in sizes.items():
        grid = choose_grid(same[0].front, how)
        full = len(same) - len(same) % grid.size
        for start in range(0, full, grid.size):
            sheets.append(_sheet(grid, how))
            sheets[-1].blocks.append(Block.of(grid, same[start : start + grid.size]))
        if full < len(same):
            left.setdefault((height, grid.bleed, outline), []).extend(same[full:])
    for (_, bleed, _), rest in sorted(left.items(), key=lambda each: each[0][:2], reverse=True):
        rest = sorted(rest, key=lambda leaf: -leaf.front.width)
        if not _laid_on_one(sheets, rest, bleed, how):
            _laid_on_many(sheets[:] if scattered else [], sheets, rest, bleed, how)
    return sheets


def _sheet(grid: Grid, how: Imposition) -> Sheet:
    return Sheet(grid.paper, grid.fold, room(grid.paper.height, how.above, grid.fold == "horizontal"), [])


def _laid_on_one(sheets: Sequence[Sheet], rest: list[Leaf], bleed: float, how: Imposition) -> bool:
    """Lay components of one height on the emptiest sheet that takes them all, if there is one."""
    tried = [(sheet, *_rows(rest, sheet, bleed, how)) for sheet in sheets]
    whole = [(sheet, blocks) for sheet, blocks, over in tried if not over]
    if whole:
        sheet, blocks = max(whole, key=lambda each: each[0].free * each[0].paper.width)
        sheet.blocks += blocks
    return bool(whole)


def _laid_on_many(begun: Sequence[Sheet], sheets: list[Sheet], rest: list[Leaf], bleed: float, how: Imposition) -> None:
    """Lay components of one height wherever the sheets ``begun`` have room, and then on new ones."""
    for sheet in begun:
        blocks, rest = _rows(rest, sheet, bleed, how)
        sheet.blocks += blocks
    while rest:
        sheets.append(_sheet(choose_grid(rest[0].front, how), how))
        blocks, rest = _rows(rest, sheets[-1], bleed, how)
        sheets[-1].blocks += blocks


def _rows(leaves: list[Leaf], sheet: Sheet, bleed: float, how: Imposition) -> tuple[list[Block], list[Leaf]]:
    """Rows of what fits into the rest of a sheet, and what does not."""
    if len({leaf.front.width for leaf in leaves}) == 1:
        return _even_rows(leaves, sheet, bleed, how)
    blocks: list[Block] = []
    free = sheet.free
    while leaves:
        block, rest = _mixed_row(leaves, sheet, bleed, how)
        if not block or block.height > free + 1e-9:
            break
        blocks.append(block)
        free -= block.height + BETWEEN
        leaves = rest
    return blocks, leaves


def _even_rows(leaves: list[Leaf], sheet: Sheet, bleed: float, how: Imposition) -> tuple[list[Block], list[Leaf]]:
    grid, free = _grid(sheet.paper, leaves[0].front, bleed, sheet.fold, how), sheet.free + 1e-9
    if not grid.columns or grid.height > free:
        return [], leaves
    for rows in range(min(grid.rows, len(leaves) // grid.columns + 1), 0, -1):
        cut = msgspec.structs.replace(grid, rows=rows)
        if isinstance(cut, Honeycomb) and rows < grid.rows:
            cut = msgspec.structs.replace(cut, even=False)
        block = Block.of(cut, leaves[: cut.size])
        if block.height <= free:
            return [block], leaves[cut.size :]
    return [], leaves


def _mixed_row(leaves: list[Leaf], sheet: Sheet, bleed: float, how: Imposition) -> tuple[Block | None, list[Leaf]]:
    """One row of components of several widths, the widest first, and those that found no place in it."""
    gutter = how.gutter(bleed)
    wide = room(sheet.paper.width, how.beside, sheet.fold == "vertical") - 2 * bleed + gutter
    row: list[Leaf] = []
    rest: list[Leaf] = []
    for leaf in leaves:
        fits = leaf.front.width + gutter <= wide + 1e-9
        (row if fits else rest).append(leaf)
        wide -= (leaf.front.width + gutter) if fits else 0.0
    if not row:
        return None, rest
    widths = tuple(leaf.front.width for leaf in row)
    return Block.of(Shelf.of(sheet.paper, widths, row[0].front.height, bleed, gutter, sheet.fold), row), rest
