"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with."""

from __future__ import annotations

from typing import NamedTuple

from validator.engine.step import PASS
from validator.games.roll.rules.assigning import MoveWorker
from validator.games.roll.rules.building import workers_needed
from validator.games.roll.rules.exploring import Abandon
from validator.games.roll.rules.scoring import scores
from validator.games.roll.rules.state import RollState, rooms
from validator.games.roll.table.mat import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CREDITS,
    CUP,
    DICTATED,
    GOODS,
    MAT_SIZE,
    PHASE_COUNT,
    SELECTED,
    SPENT,
    STACKS,
    TILES,
    WILD,
)

# Points things are worth, found by trying values in play against `random` and against one another. What takes place
# behind the rivals' screens is left to `search`, which tries it: a value that guesses at it as well made search weaker.
CREDIT = 0.3
PAY = 0.3
"""On top of a credit's worth, while a citizen waits to be recruited with it."""
READY = 0.7
DIE = 2.6
GOOD = 1.1
WAITING = 0.9
TILE = 0.45
MORE_TILES = 0.45
GAINED = 0.12
STOCKED = 0.5
SCOUTED = 0.75
BUILT = 1.15
PRODUCED = 0.95
SHIPPED = 1.45
SELECTED_BY_OTHERS = 0.25
LAST_PART = 4.0
"""What is of use only later keeps its full worth until a quarter of the game is left, and falls to nothing then."""


class Prospect(NamedTuple):
    """Of each phase, how many workers of a seat have something to do in it, and what one of them is worth."""

    room: tuple[int, ...]
    worth: tuple[float, ...]


def value(state: RollState, seat: int) -> float:
    """Points ahead of the best rival, with something for what dice, credits, goods and stacks promise."""
    points = scores(state)
    ahead = part_left(state)
    worth = [points[place] + _promise(state, place, ahead, place == seat) for place in range(state.seats)]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)


def part_left(state: RollState) -> float:
    """The part of the game that is still to come, by tiles and by points."""
    rules = state.table.rules
    tiles = max([powers[TILES] for powers in state.powers]) / rules.tableau_end
    pool = state.pool / (rules.points_per_player * state.seats)
    return max(0.0, min(1.0 - tiles, pool))


def _promise(state: RollState, seat: int, ahead: float, is_own: bool) -> float:
    """What is still to come for a seat; rivals' secret workers count as dice in the cup."""
    mat = state.mats[seat]
    later = min(1.0, LAST_PART * ahead)
    credits = mat[CREDITS]
    citizens = sum(mat[CITIZENRY:COLUMNS])
    waiting = sum(mat[STACKS:GOODS])
    goods = sum(mat[GOODS:SPENT])
    ready = sum(mat[CUP:CITIZENRY]) + sum(mat[COLUMNS:STACKS]) + (mat[SELECTED] >= 0)
    dice = citizens + waiting + goods + ready + sum(mat[SPENT:MAT_SIZE])
    total = DIE * ahead * dice + later * (CREDIT * credits + READY * ready + GOOD * goods)
    total += later * PAY * min(credits, citizens)
    total += _stacks(state, seat, later, ahead)
    if is_own or not state.concealed:
        total += _work(state, seat, later)
    return total


def _stacks(state: RollState, seat: int, later: float, ahead: float) -> float:
    """Tiles begun count by the part that is done; tiles to build count a little, more for what they bring."""
    mat, table = state.mats[seat], state.table
    total = 0.0
    tiles = len(state.drawn[seat])
    top = state.stack[-1] if state.stack else None
    if type(top) is Abandon and top.who == seat:
        tiles += state.left
    for kind in (0, 1):
        stack = state.stacks[2 * seat + kind]
        if not stack:
            continue
        face = stack[-1]
        place = STACKS + COLOURS * kind
        need = workers_needed(state, seat, face)
        waiting = sum(mat[place : place + COLOURS])
        part = waiting / need if need > waiting else 1.0
        total += later * (WAITING * table.cost[face] * part + TILE)
        tiles += len(stack) - 1
        for face in stack:
            total += GAINED * ahead * _brought(state, face)
    return total + later * MORE_TILES * tiles / (1.0 + tiles)


def _brought(state: RollState, face: int) -> float:
    table = state.table
    dice = sum([count for _, _, count in table.gained_dice[face]]) - table.removed[face]
    return DIE * dice + CREDIT * table.gained_credits[face] + len(table.powers[face])


def _work(state: RollState, seat: int, later: float) -> float:
    """What the workers in the columns will do: all of them once phases are known, until then those selected for."""
    mat = state.mats[seat]
    if not any(mat[COLUMNS:DICTATED]) and mat[SELECTED] < 0:
        return 0.0
    workers = [sum(mat[place : place + COLOURS]) for place in range(COLUMNS, WILD, COLOURS)]
    prospect = _prospect(state, seat, later)
    if not state.concealed:
        return _done(workers, prospect, [1.0] * PHASE_COUNT)
    chances = [SELECTED_BY_OTHERS] * PHASE_COUNT
    selected = mat[SELECTED]
    if selected >= 0:
        workers[selected] += 1
        chances[selected] = 1.0
    total = _done(workers, prospect, chances)
    top = state.stack[-1]
    if type(top) is MoveWorker and state.power >= 0:
        total += _best_move(top.options(state), workers, prospect, chances)
    return total


def _done(workers: list[int], prospect: Prospect, chances: list[float]) -> float:
    return sum(
        [
            chance * worth * (count if count < room else room)
            for count, room, worth, chance in zip(workers, prospect.room, prospect.worth, chances, strict=True)
        ]
    )


def _best_move(moves: list[int], workers: list[int], prospect: Prospect, chances: list[float]) -> float:
    """What the next worker to be moved by a power brings at best, or costs at least where one must be moved."""
    lost, gained = [], []
    for count, room, worth, chance in zip(workers, prospect.room, prospect.worth, chances, strict=True):
        lost.append(chance * worth if count <= room else 0.0)
        gained.append(chance * worth if count < room else 0.0)
    columns = {(move // PHASE_COUNT // COLOURS, move % PHASE_COUNT) for move in moves if move != PASS}
    brought = [gained[column] - lost[start] for start, column in columns]
    return max([0.0, *brought] if PASS in moves else brought)


def _prospect(state: RollState, seat: int, later: float) -> Prospect:
    mat = state.mats[seat]
    needs = []
    for kind in (0, 1):
        place = STACKS + COLOURS * kind
        stack = state.stacks[2 * seat + kind]
        needs.append(sum([workers_needed(state, seat, face) for face in stack]) - sum(mat[place : place + COLOURS]))
    room = sum(rooms(state, seat))
    goods = sum(mat[GOODS:SPENT])
    has_tiles = bool(state.stacks[2 * seat]) and bool(state.stacks[2 * seat + 1])
    explored = STOCKED if has_tiles else SCOUTED
    return Prospect(
        (99, max(0, needs[0]), max(0, needs[1]), room, goods),
        (later * explored, BUILT, BUILT, later * PRODUCED, SHIPPED),
    )
