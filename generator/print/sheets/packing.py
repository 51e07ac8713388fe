"""Which components lie on which sheet.

Components of one size lie in a grid, whatever their kind, each with its own bleed on all sides (``spacing="bleed"``):
the gutter between two trims is twice the bleed, and a cut that is a little off shows neither paper nor the neighbour.
Among upright and lying paper, upright and lying components and bleeds from the full one down to `LEAST_BLEED`, the grid
with the most components wins, then the one with the most bleed. Poker cards come out nine to an upright A4 sheet, with
1 mm each. With ``spacing="butt"`` neighbours share one cut and only the outside of a grid bleeds. Hexes are packed in a
honeycomb (`generator.print.sheets.marks`), circles in rows and columns, each with its own bleed.

What a grid leaves free of a sheet, at its right and below it, takes other grids, of the same size turned or of other
sizes. A sheet is divided by cuts that go from edge to edge of what they divide, so straight cuts take it apart. Between
different grids is a gap for their marks, unless their rows or columns go on in one another.

Several ways are tried, with components that have backs apart from the others and among them. What takes the fewest
sheets is done, then what takes the fewest cuts.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import product

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.sheets.duplex import PLOTTED_GAP, Imposition, ImpositionError, Leaf
from generator.print.sheets.geometry import FOLD_CLEARANCE, Paper
from generator.print.sheets.marks import (
    CORNER_CLEAR,
    GAP,
    PLOTTED,
    SHORTEST_MARK,
    Axis,
    Box,
    Discs,
    Grid,
    Honeycomb,
    fitting,
    honeycomb,
    room,
)

BLEEDS = (3.0, 2.5, 2.0, 1.5, 1.0)
LEAST_BLEED = BLEEDS[-1]
BETWEEN = 2 * (GAP + SHORTEST_MARK)
"""What is left between different grids of a sheet, from bleed to bleed: room for the marks of both."""
_NEAR = 1e-6


class Block(msgspec.Struct):
    """Components in a grid that is cut alike."""

    grid: Grid
    leaves: list[Leaf]

    @property
    def clips(self) -> list[Box]:
        """How far each of its components is printed."""
        return [self.grid.clip(index, len(self.leaves)) for index in range(len(self.leaves))]

    @property
    def box(self) -> Box:
        """All that is printed of it."""
        if isinstance(self.grid, Honeycomb):
            return around(self.clips)
        across, down = self.lines
        bleed = self.grid.bleed
        return across[0] - bleed, down[0] - bleed, across[-1] + bleed, down[-1] + bleed

    @property
    def lines(self) -> tuple[list[float], list[float]]:
        """Where its trims begin and end, across and down the sheet."""
        grid, number = self.grid, len(self.leaves)
        columns, rows = min(number, grid.columns), math.ceil(number / grid.columns)
        wide, high = grid.width + grid.gutter, grid.height + grid.gutter
        across = [grid.left + place * wide + edge for place in range(columns) for edge in (0.0, grid.width)]
        return across, [grid.top + place * high + edge for place in range(rows) for edge in (0.0, grid.height)]

    def moved(self, right: float, down: float) -> "Block":
        """The same elsewhere on its sheet."""
        left, top = self.grid.left + right, self.grid.top + down
        return Block(msgspec.structs.replace(self.grid, left=left, top=top), self.leaves)


def around(boxes: Sequence[Box]) -> Box:
    """The box round boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


class Space(msgspec.Struct, frozen=True):
    """What is free of a sheet, in mm from the corner of what is printed on.

    ``rows`` and ``columns`` are how a grid at its left and one above it are cut: after a gap, which is not left where
    they go on in what is laid here.
    """

    left: float
    top: float
    width: float
    height: float
    rows: tuple[float, ...] = ()
    columns: tuple[float, ...] = ()

    def without_gaps(self, grid: Grid) -> "Space":
        """The same for a grid, in which the rows or columns of those beside it may go on."""
        left = BETWEEN if self.rows and self.rows == _rows(grid) else 0.0
        top = BETWEEN if self.columns and self.columns == _columns(grid) else 0.0
        if not (left or top):
            return self
        return Space(self.left - left, self.top - top, self.width + left, self.height + top)


def _rows(grid: Grid) -> tuple[float, ...]:
    """How the rows of a grid are cut; without bleed a mark would lie at the edge of what is beside."""
    if not grid.is_straight:
        return ()
    return (grid.bleed, grid.gutter, grid.height, grid.rows) if grid.bleed else ()


def _columns(grid: Grid) -> tuple[float, ...]:
    """How the columns of a grid are cut."""
    if not grid.is_straight:
        return ()
    return (grid.bleed, grid.gutter, grid.width) if grid.bleed else ()


class Sheet(msgspec.Struct):
    """A sheet of paper, the blocks that lie on it, and what is free of it."""

    paper: Paper
    fold: Axis | None
    spaces: list[Space]
    blocks: list[Block] = []

    @classmethod
    def blank(cls, paper: Paper, fold: Axis | None, how: Imposition) -> "Sheet":
        """A sheet, or one side of its fold, with nothing on it yet."""
        wide = room(paper.width, how.beside, fold == "vertical")
        return cls(paper, fold, [Space(0.0, 0.0, wide, room(paper.height, how.above, fold == "horizontal"))])

    def lay(self, space: Space, block: Block) -> None:
        """Lay a block into the corner of a free space, and divide the rest so that its larger part stays whole."""
        self.spaces.remove(space)
        self.blocks.append(block)
        _, _, right, bottom = block.box
        wide, high = space.left + space.width - right - BETWEEN, space.top + space.height - bottom - BETWEEN
        is_across = wide * (space.height + high) <= high * (space.width + wide)
        tall, broad = (bottom - space.top, space.width) if is_across else (space.height, right - space.left)
        beside = Space(right + BETWEEN, space.top, wide, tall, rows=_rows(block.grid))
        below = Space(space.left, bottom + BETWEEN, broad, high, columns=_columns(block.grid))
        self.spaces += [free for free in (beside, below) if free.width > -BETWEEN and free.height > -BETWEEN]

    @property
    def free(self) -> float:
        """The largest space that is free, in square mm."""
        return max((space.width * space.height for space in self.spaces), default=0.0)

    @property
    def cuts(self) -> int:
        """How many straight lines it is cut along."""
        straight = [block.lines for block in self.blocks if block.grid.is_straight]
        return sum(len({round(line) for lines in straight for line in lines[axis]}) for axis in (0, 1))

    def settled(self) -> "Sheet":
        """The same with its blocks in their places: in the middle of the paper, or beside its fold."""
        left, top, right, bottom = around([block.box for block in self.blocks])
        across = _begin(self.paper.width, right - left, self.fold == "vertical") - left
        down = _begin(self.paper.height, bottom - top, self.fold == "horizontal") - top
        self.blocks = [block.moved(across, down) for block in self.blocks]
        for block in self.blocks:
            block.grid = msgspec.structs.replace(block.grid, paper=self.paper, fold=self.fold)
        return self


def _begin(paper: float, length: float, folded: bool) -> float:
    return paper / 2 - FOLD_CLEARANCE - length if folded else (paper - length) / 2


def unfolded(how: Imposition, leaves: Iterable[Leaf]) -> Imposition:
    """The same for components without backs: there is nothing to turn or fold a sheet for."""
    return how if any(leaf.back for leaf in leaves) else msgspec.structs.replace(how, backs="none")


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
        _grid(paper, leaf, bleed, fold, way.gutter(bleed), (way.beside, way.above))
        for way, bleed, paper, fold in product(ways_clear(how), wide, papers, folds)
    ]


def is_turnable(front: Scene) -> bool:
    """Whether it makes a difference to lay a face on its side."""
    return front.outline not in ("hexagon", "circle") and front.width != front.height


def bleeds(face: Scene) -> list[float]:
    """The bleeds that a face can be printed with, the widest first."""
    return [bleed for bleed in BLEEDS if bleed <= face.bleed] or [face.bleed]


def _grid(
    paper: Paper, leaf: Leaf, bleed: float, fold: Axis | None, gutter: float, margins: tuple[float, float]
) -> Grid:
    front, across, along = leaf.front, leaf.width, leaf.height
    if front.outline == "hexagon":
        return honeycomb(paper, (front.width, front.height), bleed, gutter, margins, fold)
    disc = front.outline == "circle"
    gutter = max(2 * bleed, gutter) if disc else gutter
    columns = fitting(paper.width, across, bleed, gutter, margins[0], fold == "vertical")
    rows = fitting(paper.height, along, bleed, gutter, margins[1], fold == "horizontal")
    return (Discs if disc else Grid)(paper, columns, rows, across, along, bleed, gutter, fold=fold)


def ways_clear(how: Imposition) -> list[Imposition]:
    """The ways of leaving a plotter's marks clear: they stand in the corners, beside the components or above them."""
    if not how.registration or how.clear is not None:
        return [how]
    edges = (PLOTTED - how.beside - SHORTEST_MARK, PLOTTED - how.above - SHORTEST_MARK)
    corners = (CORNER_CLEAR - how.beside - SHORTEST_MARK, CORNER_CLEAR - how.above - SHORTEST_MARK)
    return [msgspec.structs.replace(how, clear=clear) for clear in ((corners[0], edges[1]), (edges[0], corners[1]))]


def packed(leaves: Iterable[Leaf], how: Imposition) -> list[Sheet]:
    """All sheets: those with backs first, as many of them full as can be.

    Raises `ImpositionError` where a component does not fit the paper.
    """
    copies = [leaf for leaf in leaves for _ in range(leaf.count)]
    parts = [[leaf for leaf in copies if bool(leaf.back and how.backs != "none") == sided] for sided in (True, False)]
    sheets = [sheet for part in parts if part for sheet in _best(part, unfolded(how, part)) or ()]
    if how.is_duplex and all(parts) and (together := _best(copies, how, len(sheets) - 1)):
        sheets = sorted(together, key=_is_one_sided)
    return [sheet.settled() for sheet in sheets]


def _is_one_sided(sheet: Sheet) -> bool:
    return not any(leaf.back for block in sheet.blocks for leaf in block.leaves)


def _best(copies: Sequence[Leaf], how: Imposition, most: int | None = None) -> list[Sheet] | None:
    """The way of packing with the fewest sheets, then the fewest cuts; None where it takes more than ``most``.

    Raises `ImpositionError` where a component fits in no way.
    """
    ways = _ways(copies, how, most)
    return min(ways, key=lambda way: sum(sheet.cuts for sheet in way)) if ways else None


class Manner(msgspec.Struct, frozen=True):
    """How sheets are made up in one try.

    With ``turning`` components may lie on their side; with ``tight`` a grid has no more bleed than it needs. With
    ``full`` each size fills sheets of its own first, then what is left is laid wherever there is room, first the size
    that takes the most paper; else each size, the largest first, fills what those before it left free. A new sheet for
    what is left of a size is ``lying`` or upright where that is given.
    """

    turning: bool = True
    tight: bool = False
    full: bool = False
    lying: bool | None = None


MANNERS = (
    *(Manner(tight=tight, lying=lying) for tight in (False, True) for lying in (None, False, True)),
    *(Manner(tight=tight, full=True, lying=lying) for tight in (False, True) for lying in (None, False)),
    *(Manner(turning=False, lying=lying) for lying in (None, False, True)),
)
"""What is tried. More was: other orders, other ways of dividing a sheet; it never took fewer sheets for any game."""


class Try(msgspec.Struct):
    """One try of packing, and what it has found out that others may use: how grids fill sheets and spaces."""

    how: Imposition
    manner: Manner
    known: dict[tuple[object, ...], list[tuple[Grid, bool]]]
    placed: dict[tuple[object, ...], list[tuple[Grid, bool]]]

    def grids(self, front: Scene) -> list[tuple[Grid, bool]]:
        """The grids that fill a sheet of its own, and whether components are turned in each; those with most first."""
        key = (*_size(front), self.manner.turning)
        if key not in self.known:
            lies = (False, True) if self.manner.turning and is_turnable(front) else (False,)
            grids = [(grid, lie) for lie in lies for grid in _grids(Leaf(front, turned=lie), self.how) if grid.size > 0]
            if not grids:
                raise _does_not_fit(front, self.how)
            self.known[key] = sorted(grids, key=lambda one: (-one[0].size, -one[0].bleed, one[1]))
        return self.known[key]

    def new_sheet(self, front: Scene, number: int) -> Sheet:
        """A sheet for so many of them."""
        ways = self.grids(front)
        enough = [grid for grid, _ in ways if grid.size >= number and grid.is_lying == self.manner.lying]
        grid = enough[0] if enough else ways[0][0]
        return Sheet.blank(grid.paper, grid.fold, self.how)


def _size(front: Scene) -> tuple[float, float, float, str]:
    return (front.height, front.width, front.bleed, front.outline)


def _ways(copies: Sequence[Leaf], how: Imposition, most: int | None) -> list[list[Sheet]]:
    """The ways of packing tried that take the fewest sheets, ``most`` at most.

    Raises `ImpositionError` where a component fits in none of them.
    """
    ways: list[list[Sheet]] = []
    faults: list[ImpositionError] = []
    sizes = _sizes(copies)
    for way in ways_clear(how):
        known: dict[tuple[object, ...], list[tuple[Grid, bool]]] = {}
        placed: dict[tuple[object, ...], list[tuple[Grid, bool]]] = {}
        try:
            for manner in MANNERS:
                sheets = _packed(sizes, Try(way, manner, known, placed), most)
                if sheets is not None:
                    ways = [*(ways if len(sheets) == most else ()), sheets]
                    most = len(sheets)
        except ImpositionError as fault:
            faults.append(fault)
    if not ways and faults:
        raise faults[-1]
    return ways


def _sizes(copies: Sequence[Leaf]) -> list[list[Leaf]]:
    """Components of one size each."""
    sizes: dict[tuple[float, float, float, str], list[Leaf]] = {}
    for leaf in copies:
        sizes.setdefault(_size(leaf.front), []).append(leaf)
    return list(sizes.values())


def _area(leaf: Leaf) -> float:
    return leaf.width * leaf.height


def _packed(sizes: Iterable[list[Leaf]], this: Try, most: int | None) -> list[Sheet] | None:
    """The sheets of components, size after size; None as soon as there are more than ``most``."""
    sheets: list[Sheet] = []
    left: list[list[Leaf]] = []
    for same in sorted(
        sizes, key=lambda each: -each[0].width * each[0].height * (len(each) if this.manner.full else 1)
    ):
        if most is not None and len(sheets) > most:
            return None
        if not this.manner.full:
            _laid(sheets, same, this)
            continue
        size = this.grids(same[0].front)[0][0].size
        whole = len(same) - len(same) % size
        for start in range(0, whole, size):
            _laid_anew(sheets, same[start : start + size], this)
        left.append(same[whole:])
    for rest in left:
        _laid(sheets, rest, this)
    return sheets if most is None or len(sheets) <= most else None


def _laid(sheets: list[Sheet], rest: list[Leaf], this: Try) -> None:
    """Lay components of one size wherever there is room, and then on new sheets."""
    for sheet in sheets:
        if rest:
            rest = _into(sheet, rest, this)
    while rest:
        rest = _laid_anew(sheets, rest, this)


def _laid_anew(sheets: list[Sheet], rest: list[Leaf], this: Try) -> list[Leaf]:
    """Lay some of them on a new sheet; those that found no place there."""
    sheets.append(this.new_sheet(rest[0].front, len(rest)))
    return _into(sheets[-1], rest, this)


def _into(sheet: Sheet, rest: list[Leaf], this: Try) -> list[Leaf]:
    """Lay components of one size into what is free of a sheet; those that found no place."""
    while rest:
        grids = [(space, grid, lies) for space in sheet.spaces for grid, lies in _fitting(space, rest[0].front, this)]
        if not grids:
            break
        sign = -1 if this.manner.tight else 1
        space, grid, lies = max(
            grids,
            key=lambda each: (
                min(each[1].size, len(rest)),
                -each[0].width * each[0].height,
                sign * each[1].bleed,
                not each[2],
            ),
        )
        number = _in_whole_rows(grid, len(rest))
        cut = _cut_to(grid, number)
        leaves = [msgspec.structs.replace(leaf, turned=lies) for leaf in rest[:number]]
        sheet.lay(space, _in_corner(Block(cut, leaves), space.without_gaps(cut)))
        rest = rest[number:]
    return rest


def _cut_to(grid: Grid, number: int) -> Grid:
    """A grid with no more rows and columns than so many components need."""
    rows = math.ceil(number / grid.columns)
    if isinstance(grid, Honeycomb):
        return msgspec.structs.replace(grid, rows=rows, even=grid.even and rows == grid.rows)
    return msgspec.structs.replace(grid, columns=min(number, grid.columns), rows=rows)


def _in_corner(block: Block, space: Space) -> Block:
    left, top, _, _ = block.box
    return block.moved(space.left - left, space.top - top)


def _in_whole_rows(grid: Grid, number: int) -> int:
    """How many of so many are laid at once: all rows that are full, or the last one that is not."""
    if number >= grid.size or isinstance(grid, Honeycomb):
        return min(number, grid.size)
    return number - number % grid.columns if number > grid.columns else number


def _fitting(space: Space, front: Scene, this: Try) -> list[tuple[Grid, bool]]:
    """The grids of ``front`` that fit a free space, and whether components are turned in each."""
    key = (space.width, space.height, space.rows, space.columns, _size(front), this.manner.turning)
    if key not in this.placed:
        grids: list[tuple[Grid, bool]] = []
        for lies in (False, True) if this.manner.turning and is_turnable(front) else (False,):
            leaf = Leaf(front, turned=lies)
            if min(leaf.width, leaf.height) <= BETWEEN + max(space.width, space.height):
                grids += [(grid, lies) for grid in _grids_in(space, leaf, this.how) if grid.size > 0]
        this.placed[key] = grids
    return this.placed[key]


def _grids_in(space: Space, leaf: Leaf, how: Imposition) -> Iterable[Grid]:
    """Grids of a component as it lies, in a free space, those with the widest bleed first."""
    for bleed in bleeds(leaf.front) if not how.registration else [min(leaf.front.bleed, PLOTTED_GAP / 2)]:
        grid = _grid_in(space, leaf, bleed, how)
        wider = space.without_gaps(grid)
        yield _grid_in(wider, leaf, bleed, how) if wider is not space else grid


def _grid_in(space: Space, leaf: Leaf, bleed: float, how: Imposition) -> Grid:
    paper = Paper("", space.width + 2 * SHORTEST_MARK, space.height + 2 * SHORTEST_MARK)
    return _grid(paper, leaf, bleed, None, how.gutter(bleed), (0.0, 0.0))
