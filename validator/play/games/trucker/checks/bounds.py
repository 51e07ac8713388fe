"""What a ship can have at most on a round's board: bounds by what fits, never below what is possible.

They count cells, tiles of the box and the batteries that doubles need; whether the tiles' connectors allow it is not
asked, so no bound calls impossible what a builder could do.
"""

from itertools import accumulate
from typing import NamedTuple

from validator.play.games.trucker.checks.box import Box
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.words.vocabulary import (
    Battery,
    Cabin,
    Cannon,
    DoubleCannon,
    Hold,
    LifeSupport,
    SpecialHold,
)

CREW_PER_CABIN = 2
CELLS_FOR_ALIEN = 2
"""A cabin and a life support."""


class Reach(NamedTuple):
    """What no ship of a round can exceed: ``fire`` power in half-points, ``crew``, and ``goods``, of them ``red``."""

    fire: int
    crew: int
    goods: int
    red: int


def reach_of(box: Box, number: int) -> Reach:
    """The bounds of a round that has a board."""
    cells = box.free_cells(number)
    crew = CREW_PER_CABIN * (1 + min(box.tile_count(Cabin), cells))
    goods, red = box.slots(SpecialHold, Hold)[:cells], box.slots(SpecialHold)[:cells]
    return Reach(most_fire(box, number), crew, sum(goods), sum(red))


def can_board(box: Box, colour: str, number: int) -> bool:
    """Whether an alien of a colour may come aboard in that round: life support, cabin, token and switch allow it."""
    supports = any(
        isinstance(component, LifeSupport) and component.alien == colour
        for _, component in box.with_component(LifeSupport)
    )
    is_time = number >= box.rules.first_alien_round
    return supports and is_time and box.tile_count(Cabin) > 0 and box.token_count("alien", colour) > 0


def most_fire(box: Box, number: int) -> int:
    """Fire power, in half-points, that no ship of a round with a board can exceed."""
    board = Board(box.plans[number][2])
    cells = box.free_cells(number)
    best = _best_cannons(box, board, cells)
    if can_board(box, "purple", number) and cells >= CELLS_FOR_ALIEN:
        helped = _best_cannons(box, board, cells - CELLS_FOR_ALIEN)
        best = max(best, helped + 2 * box.rules.alien_bonus if helped else 0)
    return best


def _best_cannons(box: Box, board: Board, cells: int) -> int:
    """The best split of cells among double cannons, their batteries, single cannons, and gaps before muzzles."""
    singles, doubles = box.tile_count(Cannon), box.tile_count(DoubleCannon)
    powered = [0, *accumulate(box.slots(Battery))]
    free, most = _fronts(board)
    best = 0
    for fronts in range(most + 1):
        room = cells - max(fronts - free, 0)
        for double in range(min(doubles, room) + 1):
            batteries = next((tiles for tiles, slots in enumerate(powered) if slots >= double), room + 1)
            single = min(singles, room - double - batteries)
            if single < 0:
                break
            ahead = min(fronts, double)
            best = max(best, 2 * (double + ahead) + single + min(fronts - ahead, single))
    return best


def _fronts(board: Board) -> tuple[int, int]:
    """Cells whose front is no cell of the board; and most cannons that may point to the front at once.

    A cannon needs nothing before its muzzle, so that of two cells one behind the other only one can hold one.
    """
    free = most = 0
    for column in sorted({board.columns[cell] for cell in board.cells}):
        run, is_open = 0, True
        for cell in (cell for cell in board.cells if board.columns[cell] == column):
            ahead = cell - board.width
            if not board.is_cell[ahead]:
                most, run, is_open = most + (run + is_open) // 2, 0, True
                free += cell != board.start
            if cell == board.start:
                most, run, is_open = most + (run + is_open) // 2, 0, False
            else:
                run += 1
        most += (run + is_open) // 2
    return free, most


def describe(half_points: int) -> str:
    """Half-points as a player says them: ``4½``."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)
