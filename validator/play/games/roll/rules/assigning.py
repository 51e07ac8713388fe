"""Rolling and assigning in secret: wild faces, the phase selected, powers that reassign, dictating."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from validator.play.engine.chance import below
from validator.play.engine.step import PASS
from validator.play.games.roll.rules.state import EVERY_SEAT, RollState, SeatDecision, SeatStep
from validator.play.games.roll.words.numbers import (
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
    Moves,
)

EVERY_COLUMN: Final = range(PHASE_COUNT)
DIE_NUMBERS: Final = range(COLOURS)
WORKERS: Final = COLOURS * PHASE_COUNT
"""Workers are numbered ``7 × column + colour``; wild ones not yet assigned follow as a sixth column."""
SELECTOR_WORKER: Final = WORKERS
"""The action of dictating the die that selects the phase."""
FIRST_DICTATE: Final = 1_000
"""What an action of dictating is raised by where powers to reassign are still to be used."""


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

    def only(self, state: RollState) -> int | None:
        return None if any(state.mats[self.who][COLUMNS:DICTATED]) else PASS

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        mat = state.mats[self.who]
        phase, worker = divmod(action, WORKERS + COLOURS)
        mat[COLUMNS + worker] -= 1
        mat[SELECTED] = phase
        mat[SELECTOR] = worker % COLOURS


FIRST_SELECTIONS: Final = tuple((WORKERS + COLOURS) * phase for phase in EVERY_COLUMN)


class Reassign(SeatDecision):
    """A seat uses one of its powers to reassign (the action is its place among them) or no more.

    While a power is left it may dictate first: `FIRST_DICTATE` and the worker given up, as `Dictate` numbers it.
    """

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        options, is_any_left = [PASS], False
        for place, power in enumerate(state.reassigns[self.who]):
            if not state.used >> place & 1 and (most := workers_of(state, self.who, power)) > 0:
                is_any_left = True
                if moves_of(state, self.who, power, Moving(most, 0, NOTHING, ())):
                    options.append(place)
        if is_any_left:
            options += [FIRST_DICTATE + worker for worker in workers_to_give_up(state, self.who)]
        return options

    def apply(self, state: RollState, action: int) -> None:
        if action == PASS:
            return
        if action >= FIRST_DICTATE:
            state.stack.append(self)
            dictate(state, self.who, action - FIRST_DICTATE)
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


class Moving(NamedTuple):
    """How far a power or a dictate has got; the fields of `RollState` of the same names."""

    left: int
    bound: int
    start: int
    fresh: tuple[int, ...]


def moves_of(state: RollState, seat: int, power: int, moving: Moving) -> list[int]:
    """Moves of a worker to another column, as ``5 × worker + column``, under a power or (`NOTHING`) a dictate."""
    mat = state.mats[seat]
    if power < 0 and not moving.fresh:
        return [move for worker, count in enumerate(mat[COLUMNS:WILD]) if count for move in MOVES_OF_WORKER[worker]]
    limits = ANY_MOVE if power < 0 else state.table.moves[power]
    starts: Sequence[int] = EVERY_COLUMN if limits.start == NOTHING else (limits.start,)
    if limits.together and moving.start >= 0:
        starts = (moving.start,)
    movable = _movable(mat, limits, starts, moving)
    if limits.exactly:
        return _moves_that_leave_enough(movable, moving.left, limits.together)
    return [move for _, moves in movable for move in moves]


def _movable(mat: list[int], limits: Moves, starts: Sequence[int], moving: Moving) -> list[tuple[int, list[int]]]:
    """Workers a power may still move, in ascending order: how many of a kind, and their moves."""
    to: Sequence[int] = (mat[SELECTED],) if limits.to is None else limits.to
    movable = []
    for column in starts:
        place = COLUMNS + COLOURS * column
        for colour in DIE_NUMBERS:
            count = mat[place + colour]
            if not count or not limits.allowed[colour]:
                continue
            if moving.fresh:
                count -= moving.fresh.count(place + colour)
            first = PHASE_COUNT * (COLOURS * column + colour)
            moves = [first + phase for phase in to if phase != column and first + phase >= moving.bound]
            if count > 0 and moves:
                movable.append((count, moves))
    return movable


def _moves_that_leave_enough(movable: list[tuple[int, list[int]]], left: int, is_together: bool) -> list[int]:
    """Moves after which the rest of an exact number can follow, ``together`` of the same column."""
    options = []
    for _, moves in movable:
        column = _column_of(moves)
        if sum(count for count, others in movable if not is_together or _column_of(others) == column) >= left:
            options += moves
    return options


def _column_of(moves: list[int]) -> int:
    """The column that moves of one worker leave."""
    return moves[0] // (PHASE_COUNT * COLOURS)


ANY_MOVE: Final = Moves(1, (True,) * COLOURS, NOTHING, tuple(EVERY_COLUMN), False, False, NOTHING)
"""What dictating may move: any worker, anywhere."""
MOVES_OF_WORKER: Final = tuple(
    tuple(PHASE_COUNT * worker + phase for phase in EVERY_COLUMN if phase != worker // COLOURS)
    for worker in range(WORKERS)
)


class MoveWorker(SeatDecision):
    """A worker goes to another column: ``5 × worker + column``; no more are moved."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        moving = Moving(state.left, state.bound, state.start, state.fresh)
        moves = moves_of(state, self.who, state.power, moving)
        if not moves or (state.fresh and not self._is_exact(state)):
            moves.append(PASS)
        return moves

    def only(self, state: RollState) -> int | None:
        if state.power < 0 and not state.fresh:
            return None if any(state.mats[self.who][COLUMNS:WILD]) else PASS
        options = self.options(state)
        return options[0] if len(options) == 1 else None

    def _is_exact(self, state: RollState) -> bool:
        return state.power >= 0 and state.table.moves[state.power].exactly

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
            # An exact number may be moved in any order: it must never be cut short by the order alone.
            state.bound = 0 if self._is_exact(state) else action
            state.start = worker // COLOURS
            state.fresh += (place,)
            state.stack.append(self)


def may_dictate(state: RollState, seat: int) -> bool:
    """Whether a seat may dictate once more and has a worker to give up beside the one it moves."""
    return state.dictates < state.powers[seat][DICTATES] and sum(state.mats[seat][COLUMNS:WILD]) >= LEAST_TO_DICTATE


LEAST_TO_DICTATE: Final = 2


def workers_to_give_up(state: RollState, seat: int) -> list[int]:
    """Workers a seat may dictate with (``7 × column + colour``, or `SELECTOR_WORKER`): none if it may not dictate."""
    if not may_dictate(state, seat):
        return []
    given = [worker for worker, dice in enumerate(state.mats[seat][COLUMNS:WILD]) if dice]
    if state.table.rules.dictate_selector:
        given.append(SELECTOR_WORKER)
    return given


def dictate(state: RollState, seat: int, worker: int) -> None:
    """A worker is given up, so that others are about to be moved."""
    mat = state.mats[seat]
    state.dictates += 1
    state.power = NOTHING
    begin_moves(state, state.powers[seat][MOVES])
    state.stack.append(MOVE_WORKER[seat])
    if worker == SELECTOR_WORKER:
        mat[DICTATED + mat[SELECTOR]] += 1
        mat[SELECTED] = mat[SELECTOR] = NOTHING
        state.stack.append(SELECT_PHASE[seat])
    else:
        mat[COLUMNS + worker] -= 1
        mat[DICTATED + worker % COLOURS] += 1


class Dictate(SeatDecision):
    """A seat gives up one worker (``7 × column + colour``) to move others, or dictates no more."""

    __slots__ = ()

    def options(self, state: RollState) -> list[int]:
        return [*workers_to_give_up(state, self.who), PASS]

    def only(self, state: RollState) -> int | None:
        return None if may_dictate(state, self.who) else PASS

    def apply(self, state: RollState, action: int) -> None:
        if action != PASS:
            state.stack.append(self)
            dictate(state, self.who, action)


ROLL: Final = [Roll(seat) for seat in EVERY_SEAT]
ASSIGN_WILD: Final = [AssignWild(seat) for seat in EVERY_SEAT]
SELECT_PHASE: Final = [SelectPhase(seat) for seat in EVERY_SEAT]
REASSIGN: Final = [Reassign(seat) for seat in EVERY_SEAT]
MOVE_WORKER: Final = [MoveWorker(seat) for seat in EVERY_SEAT]
DICTATE: Final = [Dictate(seat) for seat in EVERY_SEAT]
