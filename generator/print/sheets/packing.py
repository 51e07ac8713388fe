"""Which components lie on which sheet.

Components of one size with backs, or of one size without, share sheets, whatever their kind. They fill sheets by the
grid that holds most of them; how it is chosen: every component keeps its own bleed on all sides (``spacing="bleed"``),
so the gutter between two trims is twice the bleed and a cut that is a millimetre off shows neither paper nor the
neighbour. Among upright and lying paper and bleeds from the full one down to `LEAST_BLEED`, the grid with the most
components wins, then the one with the most bleed, then upright paper. Poker cards come out eight to a lying A4 sheet
with their full 3 mm. With ``spacing="butt"`` neighbours share one cut and only the block's outside bleeds: nine to an
upright A4 sheet. Hexes are packed in a honeycomb by the same rules
(`generator.print.sheets.grids`); circles in rows and columns, each with its own bleed.

Rectangles may lie on their side, all of a row alike, and rows of both may share a sheet, where more fit so.

What is left of a size when its sheets are full goes in rows below other sizes, where a sheet has room; components of
one height may share a row, as they share its cuts. Between different rows is a gap for their marks. Or each size, the
largest first, fills what others leave before it has sheets of its own. What takes the fewest sheets is done, then what
takes the fewest cuts.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Literal, get_args

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
    """Components in rows that are cut alike; ``gap`` (mm) is what is left above it, where another is."""

    grid: Grid
    leaves: list[Leaf]
    top: float
    height: float
    gap: float = BETWEEN

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
        return self.height - BETWEEN * bool(self.blocks) - self.tall

    @property
    def tall(self) -> float:
        """How tall its blocks are, with the gaps between them."""
        return sum(block.height + block.gap * bool(place) for place, block in enumerate(self.blocks))

    @property
    def cuts(self) -> int:
        """How many straight lines it is cut along."""
        lines: set[tuple[int, str, int]] = set()
        for number, block in enumerate(self.blocks):
            if block.grid.is_straight:
                for place in range(len(block.leaves)):
                    x, y = block.grid.cell(place)
                    lines |= {(0, "x", round(edge)) for edge in (x, x + block.grid.wide(place))}
                    lines |= {(number, "y", round(edge)) for edge in (y, y + block.grid.height)}
        return len(lines)

    def settled(self) -> "Sheet":
        """The same with its blocks in their places: in the middle of the paper, or beside its fold."""
        tall, whole = self.tall, self.paper.height
        top = whole / 2 - FOLD_CLEARANCE - tall if self.fold == "horizontal" else (whole - tall) / 2
        for place, block in enumerate(self.blocks):
            top += block.gap * bool(place)
            block.grid = msgspec.structs.replace(block.grid, top=block.grid.top + top - block.top)
            block.top = top
            top += block.height
        return self


def unfolded(how: Imposition, leaves: Iterable[Leaf]) -> Imposition:
    """The same for components without backs: there is nothing to turn or fold a sheet for."""
    return how if any(leaf.back for leaf in leaves) else msgspec.structs.replace(how, backs="none")


class Pattern(msgspec.Struct, frozen=True):
    """How a sheet is filled with one size: rows that lie alike, and perhaps rows of the same size turned below them."""

    grid: Grid
    turned: bool = False
    below: Grid | None = None
    gap: float = BETWEEN

    @property
    def size(self) -> int:
        """How many components it holds."""
        return self.grid.size + (self.below.size if self.below else 0)

    def area(self, number: int) -> float:
        """What the rows of the first ``number`` take of a sheet, in square mm."""
        rows = math.ceil(number / self.grid.columns) if self.below is None else self.grid.rows
        return rows * (self.grid.height + self.grid.gutter) * self.grid.paper.width

    def blocks(self, leaves: Sequence[Leaf]) -> list[Block]:
        """The first of the leaves in its rows."""
        upper = [msgspec.structs.replace(leaf, turned=self.turned) for leaf in leaves[: self.grid.size]]
        lower = [msgspec.structs.replace(leaf, turned=not self.turned) for leaf in leaves[len(upper) : self.size]]
        found = [Block.of(self.grid, upper)]
        if self.below and lower:
            found.append(Block.of(self.below, lower))
            found[-1].gap = self.gap
        return found


def choose_grid(front: Scene, how: Imposition) -> Grid:
    """The grid that prints most of ``front``, upright, on a sheet. Raises `ImpositionError` where not even one fits."""
    best = max(_grids(Leaf(front), how), key=lambda grid: grid.size)
    if best.size == 0:
        raise _does_not_fit(front, how)
    return best


def _does_not_fit(front: Scene, how: Imposition) -> ImpositionError:
    what = front.title or front.name
    folded = " folded" if how.backs == "gutterfold" else ""
    return ImpositionError(
        f"{what} ({front.width:g} × {front.height:g} mm) does not fit {how.paper.name}{folded} "
        f"with its bleed, marks and a margin of {how.margin:g} mm."
    )


def _grids(leaf: Leaf, how: Imposition) -> list[Grid]:
    """All grids of a component as it lies, those with the widest bleed first."""
    folds: tuple[Axis | None, ...] = ("vertical", "horizontal") if how.backs == "gutterfold" else (None,)
    papers = (how.paper, how.paper.turned())
    wide = bleeds(leaf.front) if not how.registration else [min(leaf.front.bleed, PLOTTED_GAP / 2)]
    return [
        _grid(paper, leaf, bleed, fold, way)
        for way, bleed, paper, fold in product(ways_clear(how), wide, papers, folds)
    ]


def patterns_of(front: Scene, how: Imposition, *, turning: bool) -> list[Pattern]:
    """All patterns of components like ``front``. Raises `ImpositionError` where not even one fits."""
    found = [Pattern(grid) for grid in _grids(Leaf(front), how)]
    if turning and is_turnable(front):
        found += [Pattern(grid, turned=True) for grid in _grids(Leaf(front, turned=True), how)]
        found += [mixed for pattern in found for mixed in _mixed(pattern, front, how)]
    found = [pattern for pattern in found if pattern.size]
    if not found:
        raise _does_not_fit(front, how)
    return found


def is_turnable(front: Scene) -> bool:
    """Whether it makes a difference to lay a face on its side."""
    return front.outline not in ("hexagon", "circle") and front.width != front.height


def _mixed(pattern: Pattern, front: Scene, how: Imposition) -> Iterable[Pattern]:
    """The same with fewer rows, and rows of the size turned below them; without any bleed they touch."""
    grid = pattern.grid
    other = _grid(grid.paper, Leaf(front, turned=not pattern.turned), grid.bleed, grid.fold, how)
    if not (grid.columns and other.columns):
        return
    gap = BETWEEN if grid.bleed or grid.gutter else 0.0
    for rows in range(1, grid.rows):
        cut = msgspec.structs.replace(grid, rows=rows)
        tall = rows * (grid.height + grid.gutter) - grid.gutter + 2 * grid.bleed
        free = _high(cut, how) - tall - gap - 2 * grid.bleed + grid.gutter
        more = math.floor(free / (other.height + grid.gutter) + 1e-9)
        if more > 0:
            yield Pattern(cut, pattern.turned, msgspec.structs.replace(other, rows=more), gap)


def bleeds(face: Scene) -> list[float]:
    """The bleeds that a face can be printed with, the widest first."""
    return [bleed for bleed in BLEEDS if bleed <= face.bleed] or [face.bleed]


def _grid(paper: Paper, leaf: Leaf, bleed: float, fold: Axis | None, how: Imposition) -> Grid:
    gutter, front, across, along = how.gutter(bleed), leaf.front, leaf.width, leaf.height
    if front.outline == "hexagon":
        size, margins = (front.width, front.height), (how.beside, how.above)
        return honeycomb(paper, size, bleed, gutter, margins, fold)
    disc = front.outline == "circle"
    gutter = max(2 * bleed, gutter) if disc else gutter
    columns, left = spread(paper.width, across, bleed, gutter, how.beside, fold == "vertical")
    rows, top = spread(paper.height, along, bleed, gutter, how.above, fold == "horizontal")
    return (Discs if disc else Grid)(paper, columns, rows, across, along, bleed, gutter, left, top, fold)


def packed(leaves: Iterable[Leaf], how: Imposition) -> list[Sheet]:
    """All sheets: those with backs first, as many of them full as can be.

    Raises `ImpositionError` where a component does not fit the paper.
    """
    sheets: list[Sheet] = []
    copies = [leaf for leaf in leaves for _ in range(leaf.count)]
    for two_sided in (True, False):
        here = [leaf for leaf in copies if bool(leaf.back and how.backs != "none") == two_sided]
        ways = _ways(here, unfolded(how, here))
        fewest = min(len(way) for way in ways)
        sheets += min((way for way in ways if len(way) == fewest), key=lambda way: sum(sheet.cuts for sheet in way))
    return [sheet.settled() for sheet in sheets]


def ways_clear(how: Imposition) -> list[Imposition]:
    """The ways of leaving a plotter's marks clear: they stand in the corners, beside the components or above them."""
    if not how.registration or how.clear is not None:
        return [how]
    edges = (PLOTTED - how.beside - SHORTEST_MARK, PLOTTED - how.above - SHORTEST_MARK)
    corners = (CORNER_CLEAR - how.beside - SHORTEST_MARK, CORNER_CLEAR - how.above - SHORTEST_MARK)
    return [msgspec.structs.replace(how, clear=clear) for clear in ((corners[0], edges[1]), (edges[0], corners[1]))]


Fit = Literal["emptiest", "fullest", "scattered"]


class Manner(msgspec.Struct):
    """How sheets are made up in one try.

    With ``turning`` components may lie on their side. What is left of a size when its sheets are full is laid on the
    ``emptiest`` sheet that takes all of it, on the ``fullest`` one, or ``scattered`` over all that have room; a new
    sheet for it is ``lying`` or upright where that is given.
    """

    how: Imposition
    turning: bool
    fit: Fit
    lying: bool | None
    known: dict[tuple[float, float, float, str], list[Pattern]]

    def pattern(self, front: Scene) -> Pattern:
        """How a sheet is filled with components like ``front``."""
        return max(self._patterns(front), key=lambda one: (one.size, one.below is None, one.grid.bleed, not one.turned))

    def last(self, front: Scene, number: int) -> Pattern:
        """How so many of them begin a sheet of their own, which other sizes may share."""
        enough = [one for one in self._patterns(front) if one.size >= number]
        ways = [one for one in enough if one.grid.is_lying == self.lying]
        if not ways:
            return self.pattern(front)
        return min(ways, key=lambda one: (one.below is not None, -one.grid.bleed, one.area(number), one.turned))

    def _patterns(self, front: Scene) -> list[Pattern]:
        key = (front.height, front.width, front.bleed, front.outline)
        if key not in self.known:
            self.known[key] = patterns_of(front, self.how, turning=self.turning)
        return self.known[key]


def _ways(copies: Sequence[Leaf], how: Imposition) -> list[list[Sheet]]:
    """All ways of packing that are tried. Raises `ImpositionError` where a component fits in none of them."""
    found: list[list[Sheet]] = []
    faults: list[ImpositionError] = []
    for way, turning in product(ways_clear(how), (False, True)):
        known: dict[tuple[float, float, float, str], list[Pattern]] = {}
        try:
            for lying in (None, False, True):
                found += [_packed(copies, Manner(way, turning, fit, lying, known)) for fit in get_args(Fit)]
                manner = Manner(way, turning, "scattered", lying, known)
                found += [_filled(copies, manner, whole) for whole in (False, True)]
        except ImpositionError as fault:
            faults.append(fault)
    if not found:
        raise faults[0]
    return found


def _sizes(copies: Sequence[Leaf]) -> list[list[Leaf]]:
    """Components of one size each."""
    sizes: dict[tuple[float, float, float, str], list[Leaf]] = {}
    for leaf in copies:
        front = leaf.front
        sizes.setdefault((front.height, front.width, front.bleed, front.outline), []).append(leaf)
    return list(sizes.values())


def _packed(copies: Sequence[Leaf], manner: Manner) -> list[Sheet]:
    """The sheets of components that all have backs, or of such that all have none."""
    sheets: list[Sheet] = []
    left: dict[tuple[float, float, str], list[Leaf]] = {}
    for same in _sizes(copies):
        front = same[0].front
        pattern = manner.pattern(front)
        full = len(same) - len(same) % pattern.size
        for start in range(0, full, pattern.size):
            sheets.append(_sheet(pattern.grid, manner.how))
            sheets[-1].blocks += pattern.blocks(same[start : start + pattern.size])
        if full < len(same):
            left.setdefault((front.height, pattern.grid.bleed, front.outline), []).extend(same[full:])
    for (_, bleed, _), rest in sorted(left.items(), key=lambda each: each[0][:2], reverse=True):
        rest = sorted(rest, key=lambda leaf: -leaf.front.width)
        if not _laid_on_one(sheets, rest, bleed, manner):
            _laid_on_many(sheets[:] if manner.fit == "scattered" else [], sheets, rest, bleed, manner)
    return sheets


def _filled(copies: Sequence[Leaf], manner: Manner, whole: bool) -> list[Sheet]:
    """The same; each size fills what those before it left free before it has sheets of its own.

    The largest comes first, or that which is the largest on the ``whole``.
    """
    sheets: list[Sheet] = []
    for same in sorted(_sizes(copies), key=lambda each: -each[0].width * each[0].height * len(each) ** whole):
        _laid_on_many(sheets[:], sheets, same, manner.pattern(same[0].front).grid.bleed, manner)
    return sheets


def _sheet(grid: Grid, how: Imposition) -> Sheet:
    return Sheet(grid.paper, grid.fold, _high(grid, how), [])


def _high(grid: Grid, how: Imposition) -> float:
    """How tall all blocks of a sheet may be together."""
    return room(grid.paper.height, how.above, grid.fold == "horizontal")


def _laid_on_one(sheets: Sequence[Sheet], rest: list[Leaf], bleed: float, manner: Manner) -> bool:
    """Lay components of one height on a sheet that takes them all, if there is one."""
    tried = [(sheet, *_rows(rest, sheet, bleed, manner.how, manner.turning)) for sheet in sheets]
    whole = [(sheet, blocks) for sheet, blocks, over in tried if not over]
    if whole:
        pick = min if manner.fit == "fullest" else max
        sheet, blocks = pick(whole, key=lambda each: each[0].free * each[0].paper.width)
        sheet.blocks += blocks
    return bool(whole)


def _laid_on_many(begun: Sequence[Sheet], sheets: list[Sheet], rest: list[Leaf], bleed: float, manner: Manner) -> None:
    """Lay components of one height wherever the sheets ``begun`` have room, and then on new ones."""
    for sheet in begun:
        blocks, rest = _rows(rest, sheet, bleed, manner.how, manner.turning)
        sheet.blocks += blocks
    while rest:
        alike = len({leaf.front.width for leaf in rest}) == 1
        front = rest[0].front
        pattern = manner.last(front, len(rest)) if alike else manner.pattern(front)
        sheets.append(_sheet(pattern.grid, manner.how))
        if alike:
            sheets[-1].blocks += pattern.blocks(rest)
            rest = rest[pattern.size :]
        else:
            blocks, rest = _rows(rest, sheets[-1], bleed, manner.how, manner.turning)
            sheets[-1].blocks += blocks


def _rows(
    leaves: list[Leaf], sheet: Sheet, bleed: float, how: Imposition, turning: bool = False
) -> tuple[list[Block], list[Leaf]]:
    """Rows of what fits into the rest of a sheet, and what does not."""
    if not leaves:
        return [], []
    if len({leaf.front.width for leaf in leaves}) == 1:
        lies = (False, True) if turning and is_turnable(leaves[0].front) else (False,)
        ways = [
            _even_rows([msgspec.structs.replace(leaf, turned=way) for leaf in leaves], sheet, bleed, how)
            for way in lies
        ]
        return min(ways, key=lambda way: len(way[1]))
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
    grid, free = _grid(sheet.paper, leaves[0], bleed, sheet.fold, how), sheet.free + 1e-9
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
