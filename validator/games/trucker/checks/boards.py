"""Checks of ship boards: their shape, their numbers, and a ship that fills them to the last cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.games.trucker.checks.box import Box
from validator.games.trucker.ships.witness import NoSolver, fullest
from validator.games.trucker.ships.witness_files import is_full, kept, nearest
from validator.games.trucker.table.grid import Board
from validator.games.trucker.table.yard import plans_of
from validator.games.trucker.words.vocabulary import Plan, ShipBoard
from validator.issue import Issue


def board_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the ship boards."""
    names: Counter[str] = Counter()
    for piece, side, plan in plans_of(box.content):
        names[plan.name] += 1
        if names[plan.name] > 1:
            message = f"{piece.id}: another side of a ship board is called {plan.name} as well"
            yield box.issue("twin-board", message, piece, side, "name")
        numbers = list(_numbers(box, piece, side, plan))
        yield from numbers
        if not numbers:
            yield from _cells(box, piece, side, Board(plan))
    yield from _boards_of_rounds(box)


def _numbers(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """Printed numbers run on without a gap: dice point at them, and cannons reach the neighbouring row."""
    if plan.first_column > plan.last_column:
        message = f"{piece.id}: the first column of board {plan.name} is numbered above its last"
        yield box.issue("broken-numbers", message, piece, side, "first_column")
    rows = [row.row for row in plan.rows]
    steps = {later - earlier for earlier, later in pairwise(rows)}
    if len(steps) > 1 or steps - {1, -1}:
        message = f"{piece.id}: the rows of board {plan.name} are not numbered one after another"
        yield box.issue("broken-numbers", message, piece, side, "rows", found=", ".join(map(str, rows)))
    for number, row in enumerate(plan.rows):
        for place, column in enumerate(row.columns):
            path = (side, "rows", number, "columns", place)
            if not plan.first_column <= column <= plan.last_column:
                message = f"{piece.id}: row {row.row} of board {plan.name} has a cell outside the printed columns"
                yield box.issue("outside-numbers", message, piece, *path, found=column,
                                accepted=f"{plan.first_column} to {plan.last_column}")  # fmt: skip
            if column in row.columns[:place]:
                message = f"{piece.id}: row {row.row} of board {plan.name} names column {column} twice"
                yield box.issue("twin-cell", message, piece, *path)


def _cells(box: Box, piece: ShipBoard, side: str, board: Board) -> Iterator[Issue]:
    if board.start < 0 or not board.is_cell[board.start]:
        message = f"{piece.id}: the start cabin of board {board.name} does not stand on a cell"
        yield box.issue("start-off-board", message, piece, side, "start")
        return
    reached, edge = {board.start}, [board.start]
    while edge:
        cell = edge.pop()
        near = [cell + step for step in board.steps if board.is_cell[cell + step] and cell + step not in reached]
        reached.update(near)
        edge += near
    for cell in board.cells:
        if cell not in reached:
            message = (
                f"{piece.id}: the cell at {board.told(cell)} of board {board.name} cannot be reached from the start"
            )
            row = cell // board.width - 1
            yield box.issue("unreachable-cell", message, piece, side, "rows", row)


def _boards_of_rounds(box: Box) -> Iterator[Issue]:
    plans = plans_of(box.content)
    for number in box.rules.rounds:
        fitting = [(piece, plan) for piece, _, plan in plans if plan.round == number]
        if number == 3:
            fitting = [(piece, plan) for piece, plan in fitting if plan.name == box.rules.third_board]
        if not fitting:
            name = f" named {box.rules.third_board}" if number == 3 else ""
            message = f"round {number} has no ship board{name}"
            yield box.issue("missing-board", message, None, "rules", "rounds")
        elif sum(piece.count for piece, _ in fitting) < box.players.most:
            piece = fitting[0][0]
            message = f"{piece.id}: {box.players.most} players need as many boards for round {number}"
            yield box.issue("too-few-boards", message, piece, "count", found=piece.count)


def witness_issues(box: Box) -> Iterator[Issue]:
    """Is there a legal ship that fills every cell? A kept one is judged again; else one is looked for."""
    for piece, side, plan in plans_of(box.content):
        laid = kept(box.content, plan.name)
        if laid is None or not is_full(laid):
            yield from _solve(box, piece, side, box.yard.boards[plan.name])


def _solve(box: Box, piece: ShipBoard, side: str, board: Board) -> Iterator[Issue]:
    cells = len(board.cells)
    tiles = sum(box.yard.supply)
    if tiles < cells:
        message = f"{piece.id}: board {board.name} has {cells} cells, and the set only {tiles} tiles"
        yield box.issue("unfillable-board", message, piece, side, warning=True)
        return
    try:
        filling = fullest(box.yard, board, nearest(box.content, board))
    except NoSolver:
        message = f"{piece.id}: whether a legal ship fills board {board.name} is not known: OR-Tools is not installed"
        yield box.issue("fill-unknown", message, piece, side, warning=True)
        return
    most = filling.ship.tile_count() if filling.ship else 0
    if most == cells:
        return
    if filling.proven:
        message = f"{piece.id}: no legal ship fills board {board.name}; the fullest has {most} of {cells} cells"
        yield box.issue("unfillable-board", message, piece, side, warning=True)
    else:
        message = (
            f"{piece.id}: no legal ship was found that fills board {board.name}; the fullest has {most} of {cells}"
        )
        yield box.issue("fill-unknown", message, piece, side, warning=True)
