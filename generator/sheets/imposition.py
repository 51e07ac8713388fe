"""Imposition: faces laid out on pages, with marks, backs behind their fronts, and folds.

How a grid is chosen. Every component keeps its own bleed on all sides (``spacing="bleed"``): the gutter between two
trims is twice the bleed, so a cut that is a millimetre off shows neither paper nor the neighbour. Among upright and
lying paper and bleeds from the full one down to `LEAST_BLEED`, the grid with the most components wins, then the one
with the most bleed, then upright paper. Poker cards come out eight to a lying A4 sheet with their full 3 mm.
With ``spacing="butt"`` neighbours share one cut and only the block's outside bleeds: nine to an upright A4 sheet and
half the cuts, for faces that may run into each other. The block lies in the middle of the paper, so that backs come
out behind their fronts whichever edge the sheet is turned on; a fold has its block beside it. Hexes are packed in a
honeycomb by the same rules (`generator.sheets.grids`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Literal

import msgspec

from generator.drawing.scene import Group, Item, Scene, Symbol, Use, combined, shift, turned
from generator.drawing.shapes import Segments
from generator.sheets.geometry import PAPERS, PRINTER_MARGIN, Paper
from generator.sheets.grids import Axis, Grid, honeycomb, spread
from generator.sheets.marks import BAND, Box, Words, caption, fold_marks, ruler

Backs = Literal["duplex-long", "duplex-short", "gutterfold", "none"]
Spacing = Literal["bleed", "butt"]

BLEEDS = (3.0, 2.5, 2.0, 1.5)
LEAST_BLEED = BLEEDS[-1]


class ImpositionError(ValueError):
    """A component that does not fit the paper; the message is one sentence that says so."""


class Leaf(msgspec.Struct, frozen=True):
    """A component to print ``count`` times: its front, its back if it has one, and what to call it and its kind."""

    front: Scene
    back: Scene | None = None
    count: int = 1
    label: str = ""
    kind: str = ""


class Imposition(msgspec.Struct, frozen=True):
    """How sheets are made up.

    ``margin`` (mm) is what the printer leaves blank; ``offset`` (mm right, mm down) moves every back page against
    the printer's own shift. ``caption`` begins the line in the margin, set in ``font``.
    """

    paper: Paper = PAPERS["a4"]
    backs: Backs = "duplex-long"
    spacing: Spacing = "bleed"
    margin: float = PRINTER_MARGIN
    offset: tuple[float, float] = (0.0, 0.0)
    caption: str = ""
    font: str = "NotoSans-Regular"
    words: Words = Words()


class Placed(msgspec.Struct, frozen=True):
    """Where a face lies on its page: the trim's top-left corner and size in mm, and its turn in degrees."""

    face: str
    label: str
    x: float
    y: float
    width: float
    height: float
    rotation: int = 0
    is_back: bool = False


class Page(msgspec.Struct, frozen=True):
    """A page ready for a writer, in mm from the paper's top-left corner.

    ``trim`` and ``bleed`` are boxes round all that is cut and all that is printed for it. ``turned_on`` says about
    which line the sheet was turned for a back page, or is folded.
    """

    name: str
    title: str
    width: float
    height: float
    items: tuple[Item, ...]
    placed: tuple[Placed, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    is_back: bool = False
    turned_on: Axis | None = None


def impose(leaves: Sequence[Leaf], how: Imposition) -> tuple[Page, ...]:
    """All pages for the leaves: one run of sheets for every kind and size, each back page after its front.

    Raises `ImpositionError` where a component does not fit the paper.
    """
    runs: dict[tuple[str, float, float], list[Leaf]] = {}
    for leaf in leaves:
        copies = runs.setdefault((leaf.kind, leaf.front.width, leaf.front.height), [])
        copies += [leaf] * leaf.count
    symbols: dict[str, Symbol] = {}
    pages: list[Page] = []
    for copies in runs.values():
        if copies:
            pages += _run(copies, unfolded(how, copies), symbols)
    return tuple(pages)


def unfolded(how: Imposition, leaves: Sequence[Leaf]) -> Imposition:
    """The same for components without backs: there is nothing to turn or fold a sheet for."""
    return how if any(leaf.back for leaf in leaves) else msgspec.structs.replace(how, backs="none")


def face_page(scene: Scene, *, bleed: bool = True) -> Page:
    """One face as a page of its own, with its ``bleed`` (what print services ask for) or cut to its trim."""
    b = scene.bleed if bleed else 0.0
    width, height = scene.width + 2 * b, scene.height + 2 * b
    items = (Group(scene.items, matrix=shift(b, b)),)
    trim = (b, b, b + scene.width, b + scene.height)
    return Page(scene.name, scene.title, width, height, items, (), trim, (0.0, 0.0, width, height))


def choose_grid(front: Scene, how: Imposition) -> Grid:
    """The grid that prints most of ``front`` on a sheet. Raises `ImpositionError` where not even one fits."""
    bleeds = [bleed for bleed in BLEEDS if bleed <= front.bleed] or [front.bleed]
    folds: tuple[Axis | None, ...] = ("vertical", "horizontal") if how.backs == "gutterfold" else (None,)
    papers = (how.paper, how.paper.turned())
    grids = [_grid(paper, front, bleed, fold, how) for bleed, paper, fold in product(bleeds, papers, folds)]
    best = max(grids, key=lambda grid: grid.size)
    if best.size == 0:
        what = front.title or front.name
        folded = " folded" if how.backs == "gutterfold" else ""
        raise ImpositionError(
            f"{what} ({front.width:g} × {front.height:g} mm) does not fit {how.paper.name}{folded} "
            f"with its bleed, marks and a margin of {how.margin:g} mm."
        )
    return best


def _grid(paper: Paper, front: Scene, bleed: float, fold: Axis | None, how: Imposition) -> Grid:
    gutter = 2 * bleed if how.spacing == "bleed" else 0.0
    if front.outline == "hexagon":
        size, margins = (front.width, front.height), (how.margin, how.margin + BAND)
        return honeycomb(paper, size, bleed, gutter, margins, fold)
    columns, left = spread(paper.width, front.width, bleed, gutter, how.margin, fold == "vertical")
    rows, top = spread(paper.height, front.height, bleed, gutter, how.margin + BAND, fold == "horizontal")
    return Grid(paper, columns, rows, front.width, front.height, bleed, gutter, left, top, fold)


def _run(copies: Sequence[Leaf], how: Imposition, symbols: dict[str, Symbol]) -> Iterator[Page]:
    """The sheets of one kind and size."""
    grid = choose_grid(copies[0].front, how)
    size = grid.size
    sheets = [copies[start : start + size] for start in range(0, len(copies), size)]
    backs = how.backs in ("duplex-long", "duplex-short") and any(leaf.back for leaf in copies)
    for number, sheet in enumerate(sheets, 1):
        title = f"{copies[0].kind} {number}/{len(sheets)}".strip()
        yield _page(sheet, grid, how, title, symbols, None)
        if backs:
            yield _page(sheet, grid, how, title, symbols, _flip_axis(grid.paper, how.backs))


def _flip_axis(paper: Paper, backs: Backs) -> Axis:
    upright = paper.height >= paper.width
    return "vertical" if upright == (backs == "duplex-long") else "horizontal"


def _page(
    sheet: Sequence[Leaf], grid: Grid, how: Imposition, title: str, symbols: dict[str, Symbol], turned_on: Axis | None
) -> Page:
    """One page: the fronts, with their backs across the fold if there is one; or, turned about a line, the backs."""
    paper = grid.paper
    spots = _spots(sheet, grid, how, turned_on)
    if grid.fold:
        spots += _spots(sheet, grid, how, grid.fold)
    placed = tuple(spot for _, spot, _ in spots if spot)
    items: list[Item] = [
        _put(symbols.setdefault(face.name, face.symbol()), spot, grid.outline(clip))
        for face, spot, clip in spots
        if face and spot
    ]
    block = _around([clip for _, _, clip in spots])
    items += _margins(placed, grid, how, title, block, turned_on)
    return Page(
        name=f"{title} back" if turned_on else title,
        title=f"{title} {how.words.backs}" if turned_on else title,
        width=paper.width,
        height=paper.height,
        items=tuple(items),
        placed=placed,
        trim=_around([(p.x, p.y, p.x + p.width, p.y + p.height) for p in placed]) if placed else None,
        bleed=block if placed else None,
        is_back=turned_on is not None,
        turned_on=turned_on or grid.fold,
    )


def _spots(
    sheet: Sequence[Leaf], grid: Grid, how: Imposition, axis: Axis | None
) -> list[tuple[Scene | None, Placed | None, Box]]:
    """The fronts of a sheet, or its backs as mirrored in ``axis``: face, place and how far it may be printed."""
    spots: list[tuple[Scene | None, Placed | None, Box]] = []
    offset = how.offset if axis and not grid.fold else (0.0, 0.0)
    rotation = 180 if axis == "horizontal" else 0
    for index, leaf in enumerate(sheet):
        face, spot = leaf.back if axis else leaf.front, None
        if face:
            x, y = grid.cell(index)
            left, top, _, _ = _mirrored((x, y, x + grid.width, y + grid.height), axis, grid.paper, offset)
            label = leaf.label or face.title
            spot = Placed(face.name, label, left, top, face.width, face.height, rotation, axis is not None)
        spots.append((face, spot, _mirrored(grid.clip(index, len(sheet)), axis, grid.paper, offset)))
    return spots


def _mirrored(box: Box, axis: Axis | None, paper: Paper, offset: tuple[float, float]) -> Box:
    """The box as it lies when the paper is turned about its middle line, then moved."""
    left, top, right, bottom = box
    if axis == "vertical":
        left, right = paper.width - right, paper.width - left
    if axis == "horizontal":
        top, bottom = paper.height - bottom, paper.height - top
    return (left + offset[0], top + offset[1], right + offset[0], bottom + offset[1])


def _put(face: Symbol, spot: Placed, clip: Segments) -> Group:
    matrix = shift(spot.x, spot.y)
    if spot.rotation:
        matrix = combined(turned(180, spot.x + spot.width / 2, spot.y + spot.height / 2), matrix)
    return Group((Use(face, matrix),), clip=clip, label=spot.label)


def _margins(
    placed: Sequence[Placed], grid: Grid, how: Imposition, title: str, block: Box, turned_on: Axis | None
) -> list[Item]:
    """Everything beside the components."""
    paper, words, font = grid.paper, how.words, how.font
    edge = how.margin + BAND
    area = (how.margin, edge, paper.width - how.margin, paper.height - edge)
    trims = [(spot.x, spot.y, spot.x + spot.width, spot.y + spot.height) for spot in placed]
    side = words.backs if turned_on else ""
    line = " · ".join(part for part in (how.caption, title, paper.name, side) if part)
    items = [*grid.marks(trims, block, area), caption(line, area, font)]
    if not turned_on:
        items += ruler(words.measure, area, font)
    if grid.fold:
        vertical = grid.fold == "vertical"
        middle = paper.width / 2 if vertical else paper.height / 2
        items += fold_marks(vertical, middle, area, words.fold, font)
    return items


def _around(boxes: Sequence[Box]) -> Box:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
