"""Checks of ship boards: their shape, their numbers, their caps, and whether there are enough of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.games.trucker.checks.box import Box
from validator.games.trucker.table.grid import Board
from validator.games.trucker.table.yard import plans_of
from validator.games.trucker.words.vocabulary import Plan, ShipBoard
from validator.issue import Issue

FEWEST_CELLS = 6
"""A start cabin, an engine, a cannon, a battery, a cabin and a hold: less is hardly a ship."""
LAST_BOARDS = ("III", "IIIa")
LAST_ROUND = 3


def board_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the ship boards."""
    names: Counter[str] = Counter()
    for piece, side, plan in plans_of(box.content):
        names[plan.name] += 1
        if names[plan.name] > 1:
            message = f"{piece.id}: another side of a ship board is called {plan.name} as well"
            yield box.error("twin-board", message, piece, side, "name")
        numbers = list(_numbers(box, piece, side, plan))
        yield from numbers
        if not numbers:
            yield from _cells(box, piece, side, Board(plan))
        yield from _caps(box, piece, side, plan)
    yield from _boards_of_rounds(box)
    yield from _sizes(box)


def _numbers(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """Printed numbers run on without a gap: dice point at them, and cannons reach the neighbouring row."""
    if plan.first_column > plan.last_column:
        message = f"{piece.id}: the first column of board {plan.name} is numbered above its last"
        yield box.error("broken-numbers", message, piece, side, "first_column")
    rows = [row.row for row in plan.rows]
    steps = {later - earlier for earlier, later in pairwise(rows)}
    if len(steps) > 1 or steps - {1, -1}:
        message = f"{piece.id}: the rows of board {plan.name} are not numbered one after another"
        yield box.error("broken-numbers", message, piece, side, "rows", found=", ".join(map(str, rows)))
    for number, row in enumerate(plan.rows):
        for place, column in enumerate(row.columns):
            path = (side, "rows", number, "columns", place)
            if not plan.first_column <= column <= plan.last_column:
                message = f"{piece.id}: row {row.row} of board {plan.name} has a cell outside the printed columns"
                yield box.error("outside-numbers", message, piece, *path, found=column,
                                accepted=f"{plan.first_column} to {plan.last_column}")  # fmt: skip
            if column in row.columns[:place]:
                message = f"{piece.id}: row {row.row} of board {plan.name} names column {column} twice"
                yield box.error("twin-cell", message, piece, *path)


def _cells(box: Box, piece: ShipBoard, side: str, board: Board) -> Iterator[Issue]:
    if board.start < 0 or not board.is_cell[board.start]:
        message = f"{piece.id}: the start cabin of board {board.name} does not stand on a cell"
        yield box.error("start-off-board", message, piece, side, "start")
        return
    reached = _reached(board)
    for cell in board.cells:
        if cell not in reached:
            message = (
                f"{piece.id}: the cell at {board.told(cell)} of board {board.name} cannot be reached from the start"
            )
            row = cell // board.width - 1
            yield box.error("unreachable-cell", message, piece, side, "rows", row)
    if reached == {board.start}:
        message = f"{piece.id}: board {board.name} has no cell beside the start cabin: no tile can be built in"
        yield box.error("no-room", message, piece, side, "rows", accepted=f"{FEWEST_CELLS} cells or more")
    elif not _has_room_for_engine(board):
        message = f"{piece.id}: no engine can stand on board {board.name}: behind every cell lies one that holds it"
        yield box.warning("no-room", message, piece, side, "rows")
    elif len(reached) < FEWEST_CELLS:
        message = f"{piece.id}: board {board.name} has few cells: a start cabin, an engine, a cannon, a battery, \
a cabin and a hold do not fit at once"
        yield box.warning("no-room", message, piece, side, "rows", found=len(reached),
                          accepted=f"{FEWEST_CELLS} cells or more")  # fmt: skip


def _reached(board: Board, empty: int = -1) -> set[int]:
    """Cells that hold to the start cabin where one of them stays empty."""
    reached, edge = {board.start}, [board.start]
    while edge:
        cell = edge.pop()
        near = [cell + step for step in board.steps if board.is_cell[cell + step] and cell + step != empty]
        edge += [other for other in near if other not in reached]
        reached.update(near)
    return reached


def _has_room_for_engine(board: Board) -> bool:
    """Whether a cell holds to the start cabin although nothing stands behind it."""
    return any(
        cell != board.start and cell + board.width != board.start and cell in _reached(board, cell + board.width)
        for cell in board.cells
    )  # fmt: skip


def _caps(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """What lost tiles cost at most, against what can be lost at all."""
    if plan.most_loss is None:
        return
    most = sum(len(set(row.columns)) for row in plan.rows) + plan.reserve
    if not plan.most_loss:
        message = f"{piece.id}: tiles lost on board {plan.name} cost nothing, since most_loss is 0"
        yield box.warning("free-loss", message, piece, side, "most_loss", found=0)
    elif plan.most_loss >= most:
        message = f"{piece.id}: the cap most_loss of board {plan.name} never matters: no ship can lose more tiles"
        yield box.warning("idle-cap", message, piece, side, "most_loss", found=plan.most_loss,
                          accepted=f"below {most}, or no most_loss at all")  # fmt: skip


def _boards_of_rounds(box: Box) -> Iterator[Issue]:
    plans = plans_of(box.content)
    for number in dict.fromkeys(box.rules.rounds):
        fitting = [(piece, side, plan) for piece, side, plan in plans if plan.round == number]
        if number == LAST_ROUND:
            fitting = [each for each in fitting if each[2].name == box.rules.third_board]
        if not fitting:
            name = f" named {box.rules.third_board}" if number == LAST_ROUND else ""
            yield box.error("missing-board", f"round {number} has no ship board{name}", None, "rules", "rounds")
            continue
        piece = fitting[0][0]
        if sum(piece.count for piece, _, _ in fitting) < box.players.most:
            message = f"{piece.id}: {box.players.most} players need as many boards for round {number}"
            yield box.error("too-few-boards", message, piece, "count", found=piece.count)
        elif piece.count >= box.players.most:
            for other, side, plan in fitting[1:]:
                message = f"{other.id}: board {plan.name} is never used: round {number} has board {fitting[0][2].name}"
                yield box.warning("idle-board", message, other, side, "round")
    for piece, side, plan in plans:
        if plan.round == LAST_ROUND and plan.name not in LAST_BOARDS:
            message = f"{piece.id}: board {plan.name} is never used: third_board knows only {' and '.join(LAST_BOARDS)}"
            yield box.warning("idle-board", message, piece, side, "name", found=plan.name,
                              accepted=", ".join(LAST_BOARDS))  # fmt: skip


def _sizes(box: Box) -> Iterator[Issue]:
    """Later rounds are flown in larger ships."""
    rounds = sorted(box.plans)
    for earlier, later in pairwise(rounds):
        before, after = box.free_cells(earlier), box.free_cells(later)
        if after < before:
            piece, side, plan = box.plans[later]
            message = f"{piece.id}: board {plan.name} of round {later} is smaller than that of round {earlier}"
            yield box.advice("shrinking-board", message, piece, side, "rows", found=f"{after + 1} cells",
                             accepted=f"{before + 1} cells or more")  # fmt: skip
