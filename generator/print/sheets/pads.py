"""Pages of a pad: a face that takes most of a sheet is printed as a page of its own, with nothing to cut.

Two that are half as large as the paper share a sheet, which is cut once, in the middle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from generator.print.drawing.scene import Scene
from generator.print.drawing.shapes import rect
from generator.print.sheets.duplex import Imposition, ImpositionError, Leaf, Page, Placed
from generator.print.sheets.geometry import Paper
from generator.print.sheets.imposition import put
from generator.print.sheets.marks import LONGEST_MARK, crop_marks
from generator.print.sheets.packing import choose_grid, unfolded

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
    found: list[Page] = []
    waiting: list[Leaf] = []
    for leaf in leaves:
        half = _half(leaf, how)
        if waiting and (half is None or half != _half(waiting[0], how)):
            found += _two_up(waiting, how)
            waiting = []
        if half is None:
            found += pad_pages(leaf, how)
        else:
            waiting += [leaf] * leaf.count
    return (*found, *_two_up(waiting, how))


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
    pages = [_page(face, leaf, paper, behind) for face, behind in sides]
    return tuple(page for _ in range(leaf.count) for page in pages)


def _paper_for(face: Scene, how: Imposition) -> Paper:
    for paper in (how.paper, how.paper.turned()):
        if face.width <= paper.width + 1e-6 and face.height <= paper.height + 1e-6:
            return paper
    what = face.title or face.name
    raise ImpositionError(f"{what} ({face.width:g} × {face.height:g} mm) is larger than {how.paper.name}.")


def _page(face: Scene, leaf: Leaf, paper: Paper, behind: bool) -> Page:
    left, top = (paper.width - face.width) / 2, (paper.height - face.height) / 2
    label = leaf.label or face.title
    spot = Placed(face.name, label, left, top, face.width, face.height, 0, behind)
    box = (left, top, left + face.width, top + face.height)
    item = put(face.symbol(), spot, rect(left, top, face.width, face.height))
    name = f"{label} back" if behind else label
    return Page(name, label, paper.width, paper.height, (item,), (spot,), box, box, behind)
