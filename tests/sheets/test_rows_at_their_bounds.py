"""Components in what is free of a sheet, a hair too large for it and right as large; a sheet cut apart."""

from __future__ import annotations

import pytest

from generator.print.drawing.scene import Scene
from generator.print.sheets.duplex import Imposition, Leaf
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.marks import Box
from generator.print.sheets.packing import Manner, Sheet, Space, Try, _into, packed

A4, HOW = PAPERS["a4"], Imposition()
LEAST = 32.0
"""How high a component of 30 mm is with the least bleed."""


def leaves(width: float, count: int, height: float = 30.0) -> list[Leaf]:
    """Components that may bleed 3 mm."""
    scene = Scene(f"w{width}x{height}", "W", width, height, (), bleed=3.0, corner=0.0)
    return [Leaf(scene)] * count


def upright() -> Try:
    """A try that turns nothing."""
    return Try(HOW, Manner(turning=False), {}, {})


@pytest.mark.parametrize(("free", "laid"), [(LEAST - 0.1, 0), (LEAST, 2), (2 * LEAST - 0.1, 2), (2 * LEAST, 4)])
def test_a_row_needs_its_own_height_and_no_more(free: float, laid: int) -> None:
    rest = _into(Sheet(A4, None, [Space(0, 0, 170, free)]), leaves(80, 4), upright())
    assert len(rest) == 4 - laid


def test_what_is_free_begins_where_marks_have_room() -> None:
    sheet = Sheet(A4, None, [Space(0, 0, 190, 200)])
    _into(sheet, leaves(80, 1), upright())
    gap = 2 * (0.3 + 2.0)  # of each block, a mark of 2 mm that begins 0.3 mm beside the bleed
    assert {(space.left, space.top) for space in sheet.spaces} == {(86 + gap, 0), (0, 36 + gap)}


def test_rows_of_one_height_go_on_without_a_gap() -> None:
    sheet = Sheet(A4, None, [Space(0, 0, 166, 36)])
    _into(sheet, leaves(80, 1), upright())
    assert _into(sheet, leaves(74, 1), upright()) == []


def is_cut_apart(boxes: list[Box]) -> bool:
    """Whether straight cuts from edge to edge free every box."""
    if len(boxes) < 2:
        return True
    for axis in (0, 1):
        for edge in {box[axis] for box in boxes}:
            before = [box for box in boxes if box[axis + 2] <= edge + 1e-6]
            behind = [box for box in boxes if box[axis] >= edge - 1e-6]
            if before and behind and len(before) + len(behind) == len(boxes):
                return is_cut_apart(before) and is_cut_apart(behind)
    return False


def test_straight_cuts_take_every_sheet_apart() -> None:
    kinds = [leaves(100, 2, 50), leaves(40, 40, 40), leaves(12, 60, 12), leaves(88, 3, 80), leaves(80, 5, 20)]
    for sheet in packed([leaf for kind in kinds for leaf in kind], HOW):
        found = [(block, block.grid.cell(place)) for block in sheet.blocks for place in range(len(block.leaves))]
        assert is_cut_apart([(x, y, x + block.grid.width, y + block.grid.height) for block, (x, y) in found])
