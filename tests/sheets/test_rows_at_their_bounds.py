"""Rows of components below each other, a hair too high for what is left of a sheet and right as high."""

from __future__ import annotations

import pytest

from generator.print.drawing.scene import Scene
from generator.print.sheets.duplex import Imposition, Leaf
from generator.print.sheets.geometry import PAPERS
from generator.print.sheets.packing import BETWEEN, Block, Sheet, _rows, choose_grid

A4, BLEED, HEIGHT = PAPERS["a4"], 3.0, 36.0
HOW = Imposition()


def leaves(*widths: float) -> list[Leaf]:
    """Components 30 mm high, 36 with their bleed."""
    return [Leaf(Scene(f"w{width}", "W", width, 30, (), bleed=3.0, corner=0.0)) for width in widths]


@pytest.mark.parametrize("widths", [(80, 70, 80, 70), (80, 80, 80, 80)], ids=["of several widths", "of one width"])
@pytest.mark.parametrize(
    ("free", "laid"), [(HEIGHT - 0.1, 0), (HEIGHT, 2), (2 * HEIGHT - 0.1, 2), (2 * HEIGHT + BETWEEN, 4)]
)
def test_a_row_needs_its_own_height_and_no_more(widths: tuple[float, ...], free: float, laid: int) -> None:
    blocks, rest = _rows(leaves(*widths), Sheet(A4, None, free, []), BLEED, HOW)
    assert (sum(len(block.leaves) for block in blocks), len(rest)) == (laid, 4 - laid)


def test_what_is_free_ends_where_marks_need_room() -> None:
    grid = choose_grid(leaves(80)[0].front, HOW)
    sheet = Sheet(A4, None, 100.0, [Block.of(grid, leaves(80))])
    assert sheet.free == pytest.approx(100.0 - sheet.blocks[0].height - BETWEEN)


def test_between_different_rows_is_room_for_the_marks_of_both() -> None:
    blocks = [Block.of(choose_grid(leaves(width)[0].front, HOW), leaves(width)) for width in (80, 70)]
    upper, lower = Sheet(A4, None, 280.0, blocks).settled().blocks
    # Of each, a mark of 2 mm that begins 0.3 mm beside the bleed.
    assert lower.top - upper.top - upper.height == pytest.approx(2 * (0.3 + 2.0))


def test_of_one_width_rows_are_as_many_as_they_fill() -> None:
    blocks, rest = _rows(leaves(80, 80, 80), Sheet(A4, None, 200.0, []), BLEED, HOW)
    assert ([len(block.leaves) for block in blocks], rest) == ([3], [])
