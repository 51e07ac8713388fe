"""Pages of a pad: a face that takes most of a sheet is printed as a page of its own, with nothing to cut."""

from __future__ import annotations

from generator.print.drawing.scene import Scene
from generator.print.drawing.shapes import rect
from generator.print.sheets.duplex import Imposition, ImpositionError, Leaf, Page, Placed
from generator.print.sheets.geometry import Paper
from generator.print.sheets.imposition import put
from generator.print.sheets.packing import choose_grid, unfolded

ALONE = 2
"""A page of which fewer than so many share a sheet is printed alone."""


def stands_alone(leaf: Leaf, how: Imposition) -> bool:
    """Whether a page takes a sheet of its own; smaller ones are cut from sheets as cards are."""
    try:
        return choose_grid(leaf.front, unfolded(how, [leaf])).size < ALONE
    except ImpositionError:
        return True


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
