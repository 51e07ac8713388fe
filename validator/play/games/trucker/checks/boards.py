"""Checks of ship boards: their shape, their numbers, their caps, and whether there are enough of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of, in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.yard import plans_of
from validator.play.games.trucker.words.vocabulary import Plan, ShipBoard

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
            message = say("twin-board", piece=piece.id, board=plan.name)
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
        message = say("broken-columns", piece=piece.id, board=plan.name)
        yield box.error("broken-numbers", message, piece, side, "first_column")
    rows = [row.row for row in plan.rows]
    steps = {later - earlier for earlier, later in pairwise(rows)}
    if len(steps) > 1 or steps - {1, -1}:
        message = say("broken-rows", piece=piece.id, board=plan.name)
        yield box.error("broken-numbers", message, piece, side, "rows", found=in_a_row(rows))
    for number, row in enumerate(plan.rows):
        for place, column in enumerate(row.columns):
            path = (side, "rows", number, "columns", place)
            if not plan.first_column <= column <= plan.last_column:
                message = say("outside-numbers", piece=piece.id, row=row.row, board=plan.name)
                yield box.error(
                    "outside-numbers",
                    message,
                    piece,
                    *path,
                    found=column,
                    accepted=say("from-to", least=plan.first_column, most=plan.last_column),
                )
            if column in row.columns[:place]:
                message = say("twin-cell", piece=piece.id, row=row.row, board=plan.name, column=column)
                yield box.error("twin-cell", message, piece, *path)


def _cells(box: Box, piece: ShipBoard, side: str, board: Board) -> Iterator[Issue]:
    if board.start < 0 or not board.is_cell[board.start]:
        message = say("start-off-board", piece=piece.id, board=board.name)
        yield box.error("start-off-board", message, piece, side, "start")
        return
    reached = _reached(board)
    for cell in board.cells:
        if cell not in reached:
            at = {"column": board.columns[cell], "row": board.rows[cell]}
            message = say("unreachable-cell", piece=piece.id, board=board.name, **at)
            yield box.error("unreachable-cell", message, piece, side, "rows", cell // board.width - 1)
    if reached == {board.start}:
        message = say("no-room-beside", piece=piece.id, board=board.name)
        yield box.error("no-room", message, piece, side, "rows", accepted=say("cells-or-more", cells=FEWEST_CELLS))
    elif not _has_room_for_engine(board):
        message = say("no-room-for-engine", piece=piece.id, board=board.name)
        yield box.warning("no-room", message, piece, side, "rows")
    elif len(reached) < FEWEST_CELLS:
        message = say("no-room-for-ship", piece=piece.id, board=board.name)
        yield box.warning(
            "no-room",
            message,
            piece,
            side,
            "rows",
            found=len(reached),
            accepted=say("cells-or-more", cells=FEWEST_CELLS),
        )


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
    )


def _caps(box: Box, piece: ShipBoard, side: str, plan: Plan) -> Iterator[Issue]:
    """What lost tiles cost at most, against what can be lost at all."""
    if plan.most_loss is None:
        return
    most = sum(len(set(row.columns)) for row in plan.rows) + plan.reserve
    if not plan.most_loss:
        message = say("free-loss", piece=piece.id, board=plan.name)
        yield box.warning("free-loss", message, piece, side, "most_loss", found=0)
    elif plan.most_loss >= most:
        message = say("idle-cap", piece=piece.id, board=plan.name)
        yield box.warning(
            "idle-cap",
            message,
            piece,
            side,
            "most_loss",
            found=plan.most_loss,
            accepted=say("below-or-none", number=most),
        )


def _boards_of_rounds(box: Box) -> Iterator[Issue]:
    plans = plans_of(box.content)
    for number in dict.fromkeys(box.rules.rounds):
        fitting = [(piece, side, plan) for piece, side, plan in plans if plan.round == number]
        if number == LAST_ROUND:
            fitting = [each for each in fitting if each[2].name == box.rules.third_board]
        if not fitting:
            third = box.rules.third_board if number == LAST_ROUND else None
            message = (
                say("missing-named-board", round=number, board=third) if third else say("missing-board", round=number)
            )
            yield box.error("missing-board", message, None, "rules", "rounds")
            continue
        piece = fitting[0][0]
        if sum(piece.count for piece, _, _ in fitting) < box.players.most:
            message = say("too-few-boards", piece=piece.id, players=box.players.most, round=number)
            yield box.error("too-few-boards", message, piece, "count", found=piece.count)
        elif piece.count >= box.players.most:
            for other, side, plan in fitting[1:]:
                names = {"piece": other.id, "board": plan.name, "other": fitting[0][2].name}
                message = say("idle-board", round=number, **names)
                yield box.warning("idle-board", message, other, side, "round")
    for piece, side, plan in plans:
        if plan.round == LAST_ROUND and plan.name not in LAST_BOARDS:
            message = say("unknown-third-board", piece=piece.id, board=plan.name, known=all_of(LAST_BOARDS))
            yield box.warning(
                "idle-board", message, piece, side, "name", found=plan.name, accepted=in_a_row(LAST_BOARDS)
            )


def _sizes(box: Box) -> Iterator[Issue]:
    """Later rounds are flown in larger ships."""
    rounds = sorted(box.plans)
    for earlier, later in pairwise(rounds):
        before, after = box.free_cells(earlier), box.free_cells(later)
        if after < before:
            piece, side, plan = box.plans[later]
            message = say("shrinking-board", piece=piece.id, board=plan.name, later=later, earlier=earlier)
            yield box.advice(
                "shrinking-board",
                message,
                piece,
                side,
                "rows",
                found=say("cells", cells=after + 1),
                accepted=say("cells-or-more", cells=before + 1),
            )
