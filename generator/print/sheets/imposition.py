"""Imposition: faces laid out on pages, with marks, backs behind their fronts, and folds; pads and stapled booklets.

Which components share a sheet is decided in `packing` beside it. They lie in the middle of the paper, so that backs
come out behind their fronts whichever edge the sheet is turned on; a fold has them beside it. A face that takes most
of a sheet is printed as a page of its own, with nothing to cut; two of a pad that are half as large as the paper share
a sheet, which is cut once, in the middle. Pages that are stapled lie two by two on sheets that are laid into each
other: the inner a sheet lies, the farther it is pushed out by those around it, and its pages move towards the fold by
as much (creep), so that margins are even when the edge is cut.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from generator.print.drawing.scene import Group, Item, Scene, Symbol, Use, combined, scaled, shift
from generator.print.drawing.shapes import Segments, line, rect
from generator.print.drawing.typefaces import least_size, measure
from generator.print.ranges import abridged, shortened
from generator.print.sheets.duplex import (
    Backs,
    Imposition,
    ImpositionError,
    Leaf,
    Page,
    Placed,
    Spacing,
    as_back,
    face_page,
    flip_axis,
)
from generator.print.sheets.geometry import Paper
from generator.print.sheets.marks import (
    BAND,
    GAP,
    LONGEST_MARK,
    RULER,
    SHORTEST_MARK,
    WORDS_CLEAR,
    Axis,
    Box,
    Grid,
    Honeycomb,
    Margin,
    caption,
    crop_marks,
    on_every_sheet,
    registration_marks,
    stroke,
)
from generator.print.sheets.packing import Block, Sheet, around, choose_grid, packed, unfolded

__all__ = [
    "Backs",
    "Imposition",
    "ImpositionError",
    "Leaf",
    "Page",
    "Placed",
    "Spacing",
    "choose_grid",
    "face_page",
    "impose",
    "mirrored",
    "put",
    "unfolded",
]

Spot = tuple[Scene | None, Placed | None, Box]
"""A face, where it lies and how far it may be printed; a component without a back leaves its place empty."""
UNDERLAP = 0.2
"""So far a face reaches below its neighbour at a shared cut, in mm."""
NEAR = 1e-3
TURNS: dict[Axis | None, tuple[int, int]] = {None: (0, 90), "vertical": (0, 270), "horizontal": (180, 90)}
"""How far a face is turned that lies upright, and one that lies on its side: as a front, and as a back for each line
about which the sheet is turned. Head meets head, whichever it is."""


def impose(leaves: Sequence[Leaf], how: Imposition) -> tuple[Page, ...]:
    """All pages for the leaves, each back page after its front.

    Raises `ImpositionError` where a component does not fit the paper.
    """
    sheets = packed(leaves, how)
    names = [_names_on(sheet, how) for sheet in sheets]
    symbols: dict[str, Symbol] = {}
    pages: list[Page] = []
    for number, (sheet, name) in enumerate(zip(sheets, names, strict=True)):
        title = f"{name} {names[: number + 1].count(name)}/{Counter(names)[name]}".strip()
        pages.append(_page(sheet, how, title, symbols, None))
        if how.is_duplex and any(leaf.back for block in sheet.blocks for leaf in block.leaves):
            pages.append(_page(sheet, how, title, symbols, flip_axis(sheet.paper.width, sheet.paper.height, how.backs)))
    return tuple(pages)


def _names_on(sheet: Sheet, how: Imposition) -> str:
    """What the kinds on a sheet are called."""
    kinds = dict.fromkeys(leaf.kind for block in sheet.blocks for leaf in block.leaves)
    return " + ".join(how.called.get(kind, kind) for kind in kinds)


def _page(sheet: Sheet, how: Imposition, title: str, symbols: dict[str, Symbol], turned_on: Axis | None) -> Page:
    """One page: the fronts, with their backs across the fold if there is one; or, turned about a line, the backs."""
    paper = sheet.paper
    items: list[Item] = []
    groups: list[tuple[Block, list[Spot]]] = []
    for block in sheet.blocks:
        spots = _spots(block, how, turned_on)
        across = _spots(block, how, sheet.fold) if sheet.fold else []
        groups += [(block, spots), (block, across)] if across else [(block, spots)]
        for side in (spots, across):
            for (face, spot, _), clip in zip(side, underlapped([clip for _, _, clip in side], block.grid), strict=True):
                if face and spot:
                    symbol = symbols.setdefault(face.name, face.symbol())
                    items.append(put(symbol, spot, block.grid.outline(clip)))
    placed = tuple(spot for _, spots in groups for _, spot, _ in spots if spot)
    items += _margins(sheet, groups, how, title, turned_on)
    return Page(
        name=f"{title} back" if turned_on else title,
        title=f"{title} {how.words.backs}" if turned_on else title,
        width=paper.width,
        height=paper.height,
        items=tuple(items),
        placed=placed,
        trim=around([(p.x, p.y, p.x + p.width, p.y + p.height) for p in placed]) if placed else None,
        bleed=around([clip for _, spots in groups for _, _, clip in spots]) if placed else None,
        is_back=turned_on is not None,
        turned_on=turned_on or sheet.fold,
    )


def _spots(block: Block, how: Imposition, axis: Axis | None) -> list[Spot]:
    """The fronts of a block, or its backs as mirrored in ``axis``."""
    spots: list[Spot] = []
    grid = block.grid
    offset = how.offset if axis and not grid.fold else (0.0, 0.0)
    for index, (leaf, clip) in enumerate(zip(block.leaves, block.clips, strict=True)):
        face, spot = leaf.back if axis else leaf.front, None
        if face:
            x, y = grid.cell(index)
            width, height = (face.height, face.width) if leaf.turned else (face.width, face.height)
            left, top, _, _ = mirrored((x, y, x + width, y + height), axis, grid.paper, offset)
            label = leaf.label or face.title
            rotation = TURNS[axis][leaf.turned]
            spot = Placed(face.name, label, left, top, width, height, rotation, axis is not None)
        spots.append((face, spot, mirrored(clip, axis, grid.paper, offset)))
    return spots


def mirrored(box: Box, axis: Axis | None, paper: Paper, offset: tuple[float, float]) -> Box:
    """The box as it lies when the paper is turned about its middle line, then moved."""
    left, top, right, bottom = box
    if axis == "vertical":
        left, right = paper.width - right, paper.width - left
    if axis == "horizontal":
        top, bottom = paper.height - bottom, paper.height - top
    return (left + offset[0], top + offset[1], right + offset[0], bottom + offset[1])


def underlapped(clips: Sequence[Box], grid: Grid) -> list[Box]:
    """Clips, in the order of drawing, which reach a little below each neighbour that is drawn later and shares a cut.

    Screens soften the edges of clips; between two that end at one line the paper would show through.
    """
    if not grid.is_straight:
        more = UNDERLAP if isinstance(grid, Honeycomb) and grid.bleed and grid.gutter else 0.0  # it is cut away
        return [(left - more, top - more, right + more, bottom + more) for left, top, right, bottom in clips]
    underlapped = []
    for place, (left, top, right, bottom) in enumerate(clips):
        later = clips[place + 1 :]
        beside = [one for one in later if one[1] < bottom - NEAR and top < one[3] - NEAR]
        over = [one for one in later if one[0] < right - NEAR and left < one[2] - NEAR]
        underlapped.append(
            (
                left - UNDERLAP * any(abs(one[2] - left) < NEAR for one in beside),
                top - UNDERLAP * any(abs(one[3] - top) < NEAR for one in over),
                right + UNDERLAP * any(abs(one[0] - right) < NEAR for one in beside),
                bottom + UNDERLAP * any(abs(one[1] - bottom) < NEAR for one in over),
            )
        )
    return underlapped


def put(face: Symbol, spot: Placed, clip: Segments) -> Group:
    """A face where it lies on its page, printed as far as ``clip``."""
    return Group((Use(face, spot.matrix),), clip=clip, label=spot.label)


def _margins(
    sheet: Sheet, groups: Sequence[tuple[Block, list[Spot]]], how: Imposition, title: str, turned_on: Axis | None
) -> list[Item]:
    """Everything beside the components."""
    paper, words, font = sheet.paper, how.words, how.font
    edge = how.margin + BAND
    area = (how.margin, edge, paper.width - how.margin, paper.height - edge)
    items = [] if how.registration else list(_marks(groups, area))
    if how.registration:
        if not turned_on:
            items.append(registration_marks(how.registration, paper.width, paper.height))
        area = (WORDS_CLEAR, edge, paper.width - WORDS_CLEAR, paper.height - edge)
    room = area[2] - area[0] - (0 if turned_on else RULER + 3 + measure(words.measure, font, least_size(font)))
    below, above = _broken(_line(sheet, how, title, turned_on, room), room, font)
    items.append(caption(below, area, font))
    if above:
        items.append(caption(above, area, font, above=True))
    margin = Margin(paper.width, paper.height, area, words, font, "pieces", sheet.fold, bool(turned_on))
    items += on_every_sheet(margin)
    return items


def _line(sheet: Sheet, how: Imposition, title: str, turned_on: Axis | None, room: float) -> str:
    """What the sheet is called and all that lies on it, whose names stay where other words have no ``room`` (mm)."""
    ids = [leaf.id for block in sheet.blocks for leaf in block.leaves if leaf.id]
    names, short = shortened(ids), abridged(ids)
    side = how.words.backs if turned_on else ""
    paper = sheet.paper.name
    line = ""
    for words in (
        (how.caption, title, names, paper, side),
        (how.caption, title, short, paper, side),
        (how.caption, short, side),
        (title, short, side),
        (short, side),
    ):
        line = " · ".join(word for word in words if word)
        if measure(line, how.font, least_size(how.font)) <= room:
            break
    return line


def _broken(line: str, room: float, font: str) -> tuple[str, str]:
    """The caption as far as the room (mm) below the sheet goes, and what is left of it for the band above."""
    size = least_size(font)
    ends = [place + 1 for place, sign in enumerate(line) if sign in ",/"] if measure(line, font, size) > room else []
    end = max((end for end in ends if measure(line[:end], font, size) <= room), default=len(line))
    return line[:end], line[end:]


def _marks(groups: Sequence[tuple[Block, list[Spot]]], area: Box) -> Iterator[Item]:
    """Where to cut; towards a neighbour a block's marks are short, where both touch there are none."""
    boxes = [around([clip for _, _, clip in spots]) for _, spots in groups]
    for place, (block, spots) in enumerate(groups):
        box = boxes[place]
        trims = [(p.x, p.y, p.x + p.width, p.y + p.height) for _, p, _ in spots if p]
        if trims:
            others = boxes[:place] + boxes[place + 1 :]
            yield from block.grid.marks(trims, box, _clear_of(box, others, area))


def _clear_of(box: Box, others: Iterable[Box], area: Box) -> Box:
    """How far the marks of a block reach: to the rim of the ``area``, or a short way towards what lies beside it."""
    reach = list(area)
    for other in others:
        for axis in (0, 1):
            across, along = axis, 1 - axis
            if box[along] < other[along + 2] - NEAR and other[along] < box[along + 2] - NEAR:
                before, behind = box[across] - other[across + 2], other[across] - box[across + 2]
                if before > -NEAR:
                    reach[across] = max(reach[across], box[across] - min(before / 2 - GAP, SHORTEST_MARK))
                if behind > -NEAR:
                    reach[across + 2] = min(reach[across + 2], box[across + 2] + min(behind / 2 - GAP, SHORTEST_MARK))
    return reach[0], reach[1], reach[2], reach[3]


ALONE = 2
"""A page of which fewer than so many share a sheet is printed alone."""


def stands_alone(leaf: Leaf, how: Imposition) -> bool:
    """Whether a page takes a sheet of its own; smaller ones are cut from sheets as cards are."""
    try:
        return choose_grid(leaf.front, unfolded(how, [leaf])).size < ALONE
    except ImpositionError:
        return True


def pages_of_pads(leaves: Sequence[Leaf], how: Imposition) -> tuple[Page, ...]:
    """The pages of all pads, in order; those of half the paper's size, printed on one side, two to a sheet.

    Raises `ImpositionError` where one is larger than the paper.
    """
    pages: list[Page] = []
    waiting: list[Leaf] = []
    for leaf in leaves:
        half = _half(leaf, how)
        if waiting and (half is None or half != _half(waiting[0], how)):
            pages += _two_up(waiting, how)
            waiting = []
        if half is None:
            pages += pad_pages(leaf, how)
        else:
            waiting += [leaf] * leaf.count
    return (*pages, *_two_up(waiting, how))


def _half(leaf: Leaf, how: Imposition) -> tuple[float, float] | None:
    """The size of a page of which two lie side by side on the paper; None for all others."""
    face, paper = leaf.front, _across(how)
    fits = 2 * face.width <= paper.width + 1e-6 and face.height <= paper.height + 1e-6
    plain = leaf.back is None or how.backs == "none"
    return (face.width, face.height) if fits and plain and face.height > face.width else None


def _across(how: Imposition) -> Paper:
    return how.paper if how.paper.width >= how.paper.height else how.paper.turned()


def _two_up(leaves: Sequence[Leaf], how: Imposition) -> Iterator[Page]:
    """Pages side by side; one that is the only one lies there twice, one that is left over stands by itself."""
    if len(leaves) == 1:
        yield _beside(leaves[0], leaves[0], _across(how))
        return
    for first, second in zip(leaves[::2], leaves[1::2], strict=False):
        yield _beside(first, second, _across(how))
    if len(leaves) % 2:
        yield from pad_pages(msgspec.structs.replace(leaves[-1], count=1), how)


def _beside(first: Leaf, second: Leaf, paper: Paper) -> Page:
    width, height = first.front.width, first.front.height
    top, middle = (paper.height - height) / 2, paper.width / 2
    spots, items = [], []
    for leaf, left in ((first, middle - width), (second, middle)):
        spot = Placed(leaf.front.name, leaf.label or leaf.front.title, left, top, width, height, 0, False)
        spots.append(spot)
        items.append(put(leaf.front.symbol(), spot, rect(left, top, width, height)))
    box = (middle - width, top, middle + width, top + height)
    area = (0.0, 0.0, paper.width, paper.height)
    within = (box[0], LONGEST_MARK, box[2], paper.height - LONGEST_MARK)
    marks = crop_marks((middle,), (), within, area)
    label = " · ".join(spot.label for spot in spots)
    return Page(label, label, paper.width, paper.height, (*items, marks), tuple(spots), box, box)


def pad_pages(leaf: Leaf, how: Imposition) -> tuple[Page, ...]:
    """A page's front in the middle of the paper, and its back behind it; once for each of the leaf's ``count``.

    Raises `ImpositionError` where it is larger than the paper.
    """
    paper = _paper_for(leaf.front, how)
    sides = [(leaf.front, False)]
    if leaf.back is not None and how.backs != "none":
        sides.append((leaf.back, True))
    pages = [_page_of_a_pad(face, leaf, paper, behind) for face, behind in sides]
    return tuple(page for _ in range(leaf.count) for page in pages)


def _paper_for(face: Scene, how: Imposition) -> Paper:
    for paper in (how.paper, how.paper.turned()):
        if face.width <= paper.width + 1e-6 and face.height <= paper.height + 1e-6:
            return paper
    what = face.title or face.name
    raise ImpositionError(f"{what} ({face.width:g} × {face.height:g} mm) is larger than {how.paper.name}.")


def _page_of_a_pad(face: Scene, leaf: Leaf, paper: Paper, behind: bool) -> Page:
    left, top = (paper.width - face.width) / 2, (paper.height - face.height) / 2
    label = leaf.label or face.title
    spot = Placed(face.name, label, left, top, face.width, face.height, 0, behind)
    box = (left, top, left + face.width, top + face.height)
    item = put(face.symbol(), spot, rect(left, top, face.width, face.height))
    name = f"{label} back" if behind else label
    return Page(name, label, paper.width, paper.height, (item,), (spot,), box, box, behind)


THICKNESS = 0.1
"""How thick a sheet of 80 g/m² is, in mm; each sheet farther in moves its pages by so much."""
SHEET_PAGES = 4
TICK = 4.0


def half_of(paper: Paper) -> tuple[float, float]:
    """The size of a page where two lie side by side on a sheet of paper that is folded once, in mm."""
    return paper.height / 2, paper.width


def folded(pages: Sequence[Scene], paper: Paper, backs: Backs, title: str) -> tuple[Page, ...]:
    """The sides of the sheets of a booklet, outermost first, each back after its front.

    Pages that are larger than half the paper are reduced to it. Blank pages fill the last sheet, before the last page
    where that makes the back cover of more than one sheet.
    """
    filled = _filled(pages)
    count = len(filled)
    sides: list[Page] = []
    for sheet in range(count // SHEET_PAGES):
        creep = sheet * THICKNESS
        front = (filled[count - 1 - 2 * sheet], filled[2 * sheet])
        behind = (filled[2 * sheet + 1], filled[count - 2 - 2 * sheet])
        name = f"{title} {sheet + 1}"
        sides.append(_side(front, paper, creep, name))
        sides.append(as_back(_side(behind, paper, creep, f"{name} back"), backs))
    return tuple(sides)


def _filled(pages: Sequence[Scene]) -> list[Scene | None]:
    """The pages with blank ones, so that all sheets are full."""
    blank: list[Scene | None] = [None] * (-len(pages) % SHEET_PAGES)
    if len(pages) > SHEET_PAGES:
        return [*pages[:-1], *blank, pages[-1]]
    return [*pages, *blank]


def _side(two: Sequence[Scene | None], paper: Paper, creep: float, name: str) -> Page:
    """One side of a sheet: the left and the right page, moved towards the fold, and marks where it is folded."""
    sheet = paper.turned()
    middle = sheet.width / 2
    items: list[Item] = []
    for page, left, moved in ((two[0], 0.0, creep), (two[1], middle, -creep)):
        if page is not None:
            factor = min(1.0, middle / page.width, sheet.height / page.height)
            x = left + (middle - factor * page.width) / 2 + moved
            y = (sheet.height - factor * page.height) / 2
            inner = Group(page.items, combined(shift(x, y), scaled(factor)), label=page.title)
            items.append(Group((inner,), clip=rect(left, 0, middle, sheet.height)))
    ticks = [*line(middle, 0, middle, TICK), *line(middle, sheet.height - TICK, middle, sheet.height)]
    box = (0.0, 0.0, sheet.width, sheet.height)
    return Page(name, name, sheet.width, sheet.height, (*items, stroke(ticks)), (), box, box, turned_on="vertical")
