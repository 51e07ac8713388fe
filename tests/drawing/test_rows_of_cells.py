"""Cells of a row lie in its box, as large as it allows, with their gaps between them."""

from __future__ import annotations

import pytest

from generator.print.layout.vocabulary import Row
from generator.print.parts.series import _cells

BOXES = {"wide": (2.0, 3.0, 60.0, 9.0), "tall": (2.0, 3.0, 9.0, 60.0), "square": (0.0, 0.0, 20.0, 20.0)}
CELL, GAP = (8.0, 6.0), 4.0


def row(shape: str, lines: int, align: str) -> Row:
    return Row(box=BOXES[shape], cell=CELL, gap=GAP, lines=lines, align=align)  # type: ignore[arg-type]


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("lines", [1, 2, 5])
@pytest.mark.parametrize("shape", BOXES)
def test_cells_fill_the_box_one_way_or_are_as_large_as_stated(shape: str, lines: int, align: str) -> None:
    x, y, wide, high = BOXES[shape]
    for count in range(1, 12):
        cells = [*_cells(row(shape, lines, align), count)]
        scale = cells[0][2]
        ends = [max(place[way] + CELL[way] * scale for place in cells) for way in (0, 1)]
        starts = [min(place[way] for place in cells) for way in (0, 1)]
        spans = [end - start for start, end in zip(starts, ends, strict=True)]
        assert starts[0] >= x - 1e-9 and starts[1] >= y - 1e-9
        assert ends[0] <= x + wide + 1e-9 and ends[1] <= y + high + 1e-9
        fills = spans[0] == pytest.approx(wide) or spans[1] == pytest.approx(high)
        assert (scale == 1.0 or fills, len(cells)) == (True, count)


def test_lines_and_columns_keep_the_gap_between_them() -> None:
    (left, top, scale), *others = _cells(row("square", 2, "left"), 4)
    lefts, tops = ({round(place[way], 6) for place in others} for way in (0, 1))
    assert lefts == {round(left, 6), round(left + (CELL[0] + GAP) * scale, 6)}
    assert tops == {round(top, 6), round(top + (CELL[1] + GAP) * scale, 6)}
