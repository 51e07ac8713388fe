"""Many cells that are written at once take as long as so many cells, not as their square."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from validator.content.spreadsheets.writing.cells_in_place import with_text_cells
from validator.content.spreadsheets.writing.rows import Written

ROWS = 600


class Counted(Mapping[tuple[int, int], Written]):
    """Cells that count how often one of them is looked at."""

    def __init__(self, cells: dict[tuple[int, int], Written]) -> None:
        self._cells, self.looks = cells, 0

    def __getitem__(self, place: tuple[int, int]) -> Written:
        self.looks += 1
        return self._cells[place]

    def __iter__(self) -> Iterator[tuple[int, int]]:
        for place in self._cells:
            self.looks += 1
            yield place

    def __len__(self) -> int:
        return len(self._cells)


@pytest.mark.parametrize("first", [0, ROWS], ids=["in rows that are there", "in rows behind them"])
def test_each_cell_is_looked_at_a_few_times(first: int) -> None:
    cells = Counted({(first + row, column): f"{row}" for row in range(ROWS) for column in (0, 2)})
    with_text_cells("a,b\n" * ROWS, False, cells)
    assert cells.looks <= 5 * len(cells)


def test_cells_before_between_and_behind_others_are_written_where_they_belong() -> None:
    cells: dict[tuple[int, int], Written] = {(4, 1): "e", (1, 3): "d", (0, 0): "a", (1, 0): 'b"', (0, 2): "c"}
    assert with_text_cells('1,2,"3"\n4,5', False, cells) == 'a,2,"c"\n"b""",5,,d\n\n\n,e\n'
