"""What a ship can have at most on a round's board: bounds by what fits, never below what is possible.

They count cells, tiles of the box and the batteries that doubles need, and look for the gaps before muzzles that leave
a ship in one piece; whether the tiles' connectors allow it is not asked, so no bound calls impossible what a builder
could do.
"""

from functools import lru_cache
from itertools import accumulate, combinations
from math import comb
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
    Plan,
    SpecialHold,
)

CREW_PER_CABIN = 2
CELLS_FOR_ALIEN = 2
"""A cabin and a life support."""
MOST_GAPS = 1500
"""So many ways to leave cells empty are looked at on a board; beyond them, any may leave a ship in one piece."""


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
    hulls = _hulls(box.plans[number][2])
    spare = CELLS_FOR_ALIEN if can_board(box, "purple", number) else None
    return max(_fire_of(box, room, fronts, spare) for room, fronts in hulls)


def _fire_of(box: Box, room: int, fronts: int, spare: int | None) -> int:
    """The best fire power on so many cells; a purple alien takes ``spare`` of them."""
    best = _best_cannons(box, room, fronts)
    if spare is not None and room >= spare:
        helped = _best_cannons(box, room - spare, fronts)
        best = max(best, helped + 2 * box.rules.alien_bonus if helped else 0)
    return best


def _best_cannons(box: Box, cells: int, fronts: int) -> int:
    """The best split of cells among double cannons, their batteries and single cannons, so many to the front."""
    singles, doubles = box.tile_count(Cannon), box.tile_count(DoubleCannon)
    powered = [0, *accumulate(box.slots(Battery))]
    best = 0
    for double in range(min(doubles, cells) + 1):
        batteries = next((tiles for tiles, slots in enumerate(powered) if slots >= double), cells + 1)
        single = min(singles, cells - double - batteries)
        if single < 0:
            break
        ahead = min(fronts, double)
        best = max(best, 2 * (double + ahead) + single + min(fronts - ahead, single))
    return best


@lru_cache(maxsize=64)
def _hulls(plan: Plan) -> frozenset[tuple[int, int]]:
    """Cells to build on and, of them, those with nothing before them, of ships with some cells left empty.

    A cannon needs nothing before its muzzle. What a gap cuts off from the start cabin is of no use. Where there are
    more than `MOST_GAPS` ways to leave so many cells empty, each brings a cell to the front and cuts nothing off.
    """
    board = Board(plan)
    behind = {cell - board.width for cell in board.cells if cell != board.start}
    gaps = sorted(behind & {*board.cells} - {board.start})
    found, left, most = set(), MOST_GAPS, _most_ahead(board)
    for empty in range(len(gaps) + 1):
        left -= comb(len(gaps), empty)
        if left >= 0:
            found |= {_joined(board, frozenset(chosen)) for chosen in combinations(gaps, empty)}
        else:
            free = sum(not board.is_cell[cell - board.width] for cell in board.cells if cell != board.start)
            found.add((len(board.cells) - 1 - empty, min(free + empty, most)))
    return frozenset(found)


def _joined(board: Board, gaps: frozenset[int]) -> tuple[int, int]:
    """The cells that hang together with the start cabin where some are empty, and those with nothing before them."""
    seen, waiting = {board.start}, [board.start]
    while waiting:
        cell = waiting.pop()
        beside = {cell + step for step in board.steps} - seen - gaps
        reached = [other for other in beside if board.is_cell[other]]
        seen.update(reached)
        waiting += reached
    ahead = [cell - board.width for cell in seen if cell != board.start]
    return len(ahead), sum(cell in gaps or not board.is_cell[cell] for cell in ahead)


def _most_ahead(board: Board) -> int:
    """Cannons that may point to the front at once: of two cells one behind the other only one can hold one."""
    most = 0
    for column in sorted({board.columns[cell] for cell in board.cells}):
        run, is_open = 0, True
        for cell in (cell for cell in board.cells if board.columns[cell] == column):
            if not board.is_cell[cell - board.width]:
                most, run, is_open = most + (run + is_open) // 2, 0, True
            if cell == board.start:
                most, run, is_open = most + (run + is_open) // 2, 0, False
            else:
                run += 1
        most += (run + is_open) // 2
    return most


def describe(half_points: int) -> str:
    """Half-points as a player says them: ``4½``."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)
