"""Ship boards as flat grids: a cell is one number, and its neighbours are a step of 1 or of the width away."""

from __future__ import annotations

from validator.play.games.trucker.words.vocabulary import SIDES, Plan

FRONT, RIGHT, REAR, LEFT = range(4)
OPPOSITE = (REAR, LEFT, FRONT, RIGHT)
MOST_DICE = 12
# What the sides of neighbouring tiles make of a cell, added up: how many tiles, how many connectors, and how often a
# muzzle or an exhaust bars it. `NO_ROOM` is added where no tile can come.
NEIGHBOUR, CONNECTOR, BAR, NO_ROOM = 1, 8, 64, 512
# Ways of rolling each sum with two dice, of 36.
CHANCES = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


class Board:
    """One side of a ship board, flattened with a border of one cell all round.

    Attributes:
        width: cells in a row of the grid, border included; ``size``: cells of the whole grid.
        cells: cells that may hold a tile, row by row from the front; ``start``: the start cabin's cell.
        steps: what to add to a cell to reach its neighbour on the front, right, rear and left.
        columns, rows: the printed number of each grid cell's column and row (0 in the border).
        lines: ``lines[side][sum]`` holds the cells that something coming from that side on that dice sum meets,
            the outermost first.
        bit: ``1 << cell`` for every cell of the grid.
        bare: for every cell of the grid `NO_ROOM` where no tile may come, else 0.
        most_loss: most credits that lost tiles cost, None where there is no such cap.
    """

    __slots__ = (
        "bare",
        "bit",
        "cells",
        "columns",
        "is_cell",
        "lines",
        "most_loss",
        "name",
        "numbers",
        "reserve",
        "round",
        "rows",
        "size",
        "start",
        "steps",
        "width",
    )

    def __init__(self, plan: Plan) -> None:
        self.name = plan.name
        self.round = plan.round
        self.most_loss = plan.most_loss
        self.reserve = plan.reserve
        across = plan.last_column - plan.first_column + 1
        self.width = width = across + 2
        self.size = size = width * (len(plan.rows) + 2)
        self.bit = [1 << cell for cell in range(size)]
        self.steps = (-width, 1, width, -1)
        self.columns = [0] * size
        self.rows = [0] * size
        self.is_cell = [False] * size
        for depth, row in enumerate(plan.rows, start=1):
            for place in range(1, across + 1):
                cell = depth * width + place
                self.columns[cell] = plan.first_column + place - 1
                self.rows[cell] = row.row
                self.is_cell[cell] = self.columns[cell] in row.columns
        self.numbers = {(self.columns[cell], self.rows[cell]): cell for cell in range(size) if self.columns[cell]}
        self.cells = tuple(cell for cell in range(size) if self.is_cell[cell])
        self.bare = [0 if is_cell else NO_ROOM for is_cell in self.is_cell]
        self.start = self.numbers.get((plan.start[0], plan.start[1]), -1)
        self.lines = self._lines()

    def _lines(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        sums = range(MOST_DICE + 1)
        down = [tuple(cell for cell in self.cells if self.columns[cell] == number) for number in sums]
        across = [tuple(cell for cell in self.cells if self.rows[cell] == number) for number in sums]
        return (tuple(down), tuple(line[::-1] for line in across), tuple(line[::-1] for line in down), tuple(across))

    def cell_at(self, column: int, row: int) -> int:
        """The cell with these printed numbers, or -1 where nothing may be placed."""
        cell = self.numbers.get((column, row), -1)
        return cell if cell >= 0 and self.is_cell[cell] else -1

    def place(self, cell: int) -> tuple[int, int]:
        """The printed column and row of a cell."""
        return self.columns[cell], self.rows[cell]


def side_named(name: str) -> int:
    """The number of a side: front 0, right 1, rear 2, left 3."""
    return SIDES.index(name)
