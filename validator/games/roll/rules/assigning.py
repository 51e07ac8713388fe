"""Rolling and assigning in secret: wild faces, the phase selected, powers that reassign, dictating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from validator.engine.chance import below
from validator.engine.step import PASS
from validator.games.roll.rules.state import EVERY_SEAT, RollState, SeatDecision, SeatStep
from validator.games.roll.table.compiled import Moves
from validator.games.roll.table.mat import (
    COLOURS,
    COLUMNS,
    CUP,
    DICTATED,
    DICTATES,
    MOVES,
    NOTHING,
    PHASE_COUNT,
    SELECTED,
    SELECTOR,
    WILD,
    WORLDS,
)

EVERY_COLUMN = range(PHASE_COUNT)
DIE_NUMBERS = range(COLOURS)
WORKERS = COLOURS * PHASE_COUNT
"""Workers are numbered ``7 × column + colour``; wild ones not yet assigned follow as a sixth column."""
SELECTOR_WORKER = WORKERS
"""The action of dictating the die that selects the phase."""


class Roll(SeatStep):
    """A seat rolls all dice of its cup."""

    __slots__ = ()

    def run(self, state: RollState) -> None:
        mat, rolled = state.mats[self.who], state.table.rolled
        for colour in DIE_NUMBERS:
            count = mat[CUP + colour]
            if count:
                sides = rolled[colour]
                for _ in range(count):
                    mat[sides[below(state, len(sides))]] += 1
                mat[CUP + colour] = 0
        state.used = state.dictates = state.bound = 0
        if state.table.rules.wild_faces == "before_reveal" and any(mat[WILD : WILD + COLOURS]):
            state.stack.append(ASSIGN_WILD[self.who])


class AssignWild(SeatDecision):
    """One wild face is given a phase: the die of the lowest colour next. The action is the phase."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        """Dice of one colour are given phases in ascending order, for their order means nothing."""
        if state.concealed:
            return list(range(state.bound, PHASE_COUNT))
        # After the reveal all phases that do not take place are the same: the first of them stands for all.
        performed = state.performed
        idle = next((phase for phase in EVERY_COLUMN if not performed >> phase & 1), NOTHING)
        return [phase for phase in range(state.bound, PHASE_COUNT) if performed >> phase & 1 or phase == idle] or [idle]

    def apply(self, state: RollState, action: int) -> None:
        mat = state.mats[self.who]
        colour = self.colour(state)
        mat[WILD + colour] -= 1
        mat[COLUMNS + COLOURS * action + colour] += 1
        if mat[WILD + colour]:
            state.bound = action
            state.stack.append(self)
        else:
            state.bound = 0
            if any(mat[WILD : WILD + COLOURS]):
                state.stack.append(self)

    def colour(self, state: RollState) -> int:
        """The colour of the die in question."""
        mat = state.mats[self.who]
        return next(colour for colour in range(COLOURS) if mat[WILD + colour])


class SelectPhase(SeatDecision):
    """A seat puts a worker on a phase: the action is ``42 × phase + 7 × column + colour``."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        workers = [place for place, count in enumerate(state.mats[self.who][COLUMNS:DICTATED]) if count]
        if not workers:
            return [PASS]
        return [first + worker for first in FIRST_SELECTIONS for worker in workers]

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        phase, worker = divmod(action, WORKERS + COLOURS)
        mat[COLUMNS + worker] -= 1
        mat[SELECTED] = phase
        mat[SELECTOR] = worker % COLOURS


FIRST_SELECTIONS = tuple((WORKERS + COLOURS) * phase for phase in EVERY_COLUMN)


class Reassign(SeatDecision):
    """A seat uses one of its powers to reassign (the action is its place among them) or no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        used = state.used
        options = [PASS]
        for place, power in enumerate(state.reassigns[self.who]):
            if not used >> place & 1 and may_use(state, self.who, power):
                options.append(place)
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        state.used |= 1 << action
        state.power = power = state.reassigns[self.who][action]
        begin_moves(state, workers_of(state, self.who, power))
        state.stack.append(self)
        state.stack.append(MOVE_WORKER[self.who])


def begin_moves(state: RollState, most: int) -> None:
    """Up to so many workers are about to be moved."""
    state.left = most
    state.bound = 0
    state.start = NOTHING
    state.fresh = ()


def workers_of(state: RollState, seat: int, power: int) -> int:
    """How many workers a power to reassign may move; a contest of worlds may take one or all."""
    moves = state.table.moves[power]
    if moves.contest < 0:
        return moves.most
    place = WORLDS + 1 + moves.contest
    own = state.powers[seat][place]
    best = max([powers[place] for rival, powers in enumerate(state.powers) if rival != seat])
    return moves.most if own > best else moves.most - 1 if own == best else 0


def may_use(state: RollState, seat: int, power: int) -> bool:
    """Whether a power has anybody to move."""
    most = workers_of(state, seat, power)
    return most > 0 and bool(moves_of(state, seat, power, Moving(most, 0, NOTHING, ())))


class Moving(NamedTuple):
    """How far a power or a dictate has got; the fields of `RollState` of the same names."""

    left: int
    bound: int
    start: int
    fresh: tuple[int, ...]


def moves_of(state: RollState, seat: int, power: int, moving: Moving) -> list[int]:
    """Moves of a worker to another column, as ``5 × worker + column``, under a power or (`NOTHING`) a dictate."""
    mat = state.mats[seat]
    bound, fresh = moving.bound, moving.fresh
    if power < 0 and not fresh:
        return [move for worker, count in enumerate(mat[COLUMNS:WILD]) if count for move in MOVES_OF_WORKER[worker]]
    starts: Sequence[int] = EVERY_COLUMN
    to: Sequence[int] = EVERY_COLUMN
    allowed: tuple[bool, ...] | None = None
    if power >= 0:
        starts, to, allowed = _limits(state.table.moves[power], mat, moving)
    moves = []
    for column in starts:
        place = COLUMNS + COLOURS * column
        for colour in range(COLOURS):
            count = mat[place + colour]
            if count and (allowed is None or allowed[colour]):
                if fresh and count <= fresh.count(place + colour):
                    continue
                first = PHASE_COUNT * (COLOURS * column + colour)
                moves += [first + phase for phase in to if phase != column and first + phase >= bound]
    return moves


MOVES_OF_WORKER = tuple(
    tuple(PHASE_COUNT * worker + phase for phase in EVERY_COLUMN if phase != worker // COLOURS)
    for worker in range(WORKERS)
)


def _limits(
    power: Moves, mat: list[int], moving: Moving
) -> tuple[Sequence[int], Sequence[int], tuple[bool, ...] | None]:
    """Columns a power may take workers from, columns it may move them to, and colours it may move."""
    to = (mat[SELECTED],) if power.to is None else power.to
    starts = [column for column in EVERY_COLUMN if power.start in (NOTHING, column)]
    if power.together and moving.start >= 0:
        starts = [moving.start]
    elif power.exactly:
        least = moving.left if power.together else 1
        starts = [column for column in starts if _movable(mat, column, power.allowed, to) >= least]
        if sum(_movable(mat, column, power.allowed, to) for column in starts) < moving.left:
            starts = []
    return starts, to, power.allowed


def _movable(mat: list[int], column: int, allowed: tuple[bool, ...], to: Sequence[int]) -> int:
    if len(to) == 1 and to[0] == column:
        return 0
    place = COLUMNS + COLOURS * column
    return sum(count for count, may in zip(mat[place : place + COLOURS], allowed, strict=True) if may)


class MoveWorker(SeatDecision):
    """A worker goes to another column: ``5 × worker + column``; no more are moved."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        moving = Moving(state.left, state.bound, state.start, state.fresh)
        moves = moves_of(state, self.who, state.power, moving)
        must = state.table.moves[state.power].exactly if state.power >= 0 else False
        if not moves or (state.fresh and not must):
            moves.append(PASS)
        return moves

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        worker, column = divmod(action, PHASE_COUNT)
        place = COLUMNS + COLOURS * column + worker % COLOURS
        mat[COLUMNS + worker] -= 1
        mat[place] += 1
        state.left -= 1
        if state.left > 0:
            state.bound = action
            state.start = worker // COLOURS
            state.fresh += (place,)
            state.stack.append(self)


class Dictate(SeatDecision):
    """A seat gives up one worker (``7 × column + colour``) to move others, or dictates no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        mat = state.mats[self.who]
        workers = mat[COLUMNS:WILD]
        count = sum(workers)
        if count < 2 or state.dictates >= state.powers[self.who][DICTATES]:
            return NO_DICTATE
        options = [place for place, dice in enumerate(workers) if dice]
        if state.table.rules.dictate_selector:
            options.append(SELECTOR_WORKER)
        options.append(PASS)
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        state.dictates += 1
        state.power = NOTHING
        begin_moves(state, state.powers[self.who][MOVES])
        state.stack.append(self)
        state.stack.append(MOVE_WORKER[self.who])
        if action == SELECTOR_WORKER:
            mat[DICTATED + mat[SELECTOR]] += 1
            mat[SELECTED] = mat[SELECTOR] = NOTHING
            state.stack.append(SELECT_PHASE[self.who])
        else:
            mat[COLUMNS + action] -= 1
            mat[DICTATED + action % COLOURS] += 1


NO_DICTATE = [PASS]
ROLL = [Roll(seat) for seat in EVERY_SEAT]
ASSIGN_WILD = [AssignWild(seat) for seat in EVERY_SEAT]
SELECT_PHASE = [SelectPhase(seat) for seat in EVERY_SEAT]
REASSIGN = [Reassign(seat) for seat in EVERY_SEAT]
MOVE_WORKER = [MoveWorker(seat) for seat in EVERY_SEAT]
DICTATE = [Dictate(seat) for seat in EVERY_SEAT]
