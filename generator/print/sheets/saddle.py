"""Saddle stitching: pages two by two on sheets that are laid into each other, folded once and stapled in the fold.

The inner a sheet lies, the farther it is pushed out by those around it; its pages move towards the fold by as much
(creep), so that margins are even when the edge is cut.
"""

from __future__ import annotations

from collections.abc import Sequence

from generator.print.drawing.scene import Group, Item, Scene, combined, scaled, shift
from generator.print.drawing.shapes import line, rect
from generator.print.sheets.duplex import Backs, Page, as_back
from generator.print.sheets.geometry import Paper
from generator.print.sheets.marks import stroke

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
    found: list[Page] = []
    for sheet in range(count // SHEET_PAGES):
        creep = sheet * THICKNESS
        front = (filled[count - 1 - 2 * sheet], filled[2 * sheet])
        behind = (filled[2 * sheet + 1], filled[count - 2 - 2 * sheet])
        name = f"{title} {sheet + 1}"
        found.append(_side(front, paper, creep, name))
        found.append(as_back(_side(behind, paper, creep, f"{name} back"), backs))
    return tuple(found)


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
