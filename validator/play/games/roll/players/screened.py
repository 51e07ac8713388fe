"""Behind the screens: a seat's choices touch its own dice alone, so what rivals have and may do need not be tried."""

from __future__ import annotations

from typing import Final, final

from validator.play.games.roll.players.value import (
    best_move,
    done,
    part_later,
    promised,
    room_by_phase,
    workers_by_phase,
    worth_by_phase,
    worth_in_secret,
)
from validator.play.games.roll.rules.assigning import (
    LEAST_TO_DICTATE,
    WORKERS,
    Dictate,
    MoveWorker,
    Reassign,
    Roll,
    SelectPhase,
)
from validator.play.games.roll.rules.rounds import Reveal
from validator.play.games.roll.rules.scoring import points_of
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.words.numbers import (
    CITIZENRY,
    COLOURS,
    COLUMNS,
    CUP,
    DICTATES,
    NOTHING,
    PHASE_COUNT,
    SELECTED,
    WILD,
)

PLACES: Final = WORKERS + COLOURS
"""How many actions of `SelectPhase` select one phase."""


@final
class Assigned:
    """What a seat's position is worth by where its workers stand, as `worth_of` has it: the rest is counted once."""

    __slots__ = ("_chances", "_kept", "_points", "_room")

    def __init__(self, state: RollState, seat: int, ahead: float) -> None:
        later = part_later(ahead)
        self._points = points_of(state, seat)
        self._kept = promised(state, seat, ahead, later)
        self._room = room_by_phase(state, seat)
        worth = worth_by_phase(state, seat, later)
        self._chances = [worth_in_secret(worth, selected) for selected in range(NOTHING, PHASE_COUNT)]

    def worth(self, workers: list[int], selected: int) -> float:
        """The worth while so many workers stand in each column, the one that selects a phase among them."""
        return self._points + (self._kept + done(workers, self._room, self._chances[selected + 1]))

    def worth_with_moves(self, workers: list[int], selected: int, moves: list[int]) -> float:
        """The same, with the best of the moves that a power allows."""
        chances = self._chances[selected + 1]
        total = done(workers, self._room, chances)
        total += best_move(moves, workers, self._room, chances)
        return self._points + (self._kept + total)

    def worth_selected(self, workers: list[int], column: int, phase: int) -> float:
        """The worth after a worker of a column (wild ones are the last) selects a phase."""
        there = workers[:]
        if column < PHASE_COUNT:
            there[column] -= 1
        there[phase] += 1
        return self.worth(there, phase)


@final
class Screened:
    """What comes of a seat's choices behind its screen.

    Attributes:
        worths: by option tried out, the worth if somebody has a choice before the reveal.
        mats: by option tried out, None if somebody has a choice before the reveal; else the seat's mat at the reveal,
            or nothing where it is not certain that the reveal is next.
        depth: of the stack when the reveal is next.
        goes_on: whether any option tried out may go beyond the reveal.
    """

    __slots__ = ("_assigned", "_laid", "_seat", "_state", "depth", "goes_on", "mats", "worths")

    def __init__(self, state: RollState, seat: int, ahead: float) -> None:
        self.worths: list[float] = []
        self.mats: list[list[int] | None] = []
        self.goes_on = False
        self.depth = 0
        self._state = state
        self._seat = seat
        self._assigned = Assigned(state, seat, ahead)
        self._laid = state

    def try_out(self, options: list[int]) -> None:
        """Write down of each option the worth after all that follows from it, or how the mat comes to the reveal."""
        if self._may_dictate_then():
            self._try_selections(options)
            return
        self._laid = self._state.copy()
        for action in options:
            self._try(action)

    def worth_laid_out(self, place: int) -> float:
        """The worth of an option tried out by where the workers stand, even if the reveal is next."""
        mat = self.mats[place]
        if mat is None:
            return self.worths[place]
        if not mat:
            return 0.0
        return self._worth_of(mat)

    def _may_dictate_then(self) -> bool:
        """Whether a phase is to be selected, and the seat may dictate whoever selects it."""
        state, seat = self._state, self._seat
        mat, stack = state.mats[seat], state.stack
        if type(stack[-1]) is not SelectPhase or len(stack) < 3:
            return False
        below = stack[-3] if type(stack[-2]) is Reassign else stack[-2]
        can = state.dictates < state.powers[seat][DICTATES] and sum(mat[COLUMNS:WILD]) > LEAST_TO_DICTATE
        return can and type(below) is Dictate and below.who == seat

    def _try_selections(self, options: list[int]) -> None:
        """All workers of one column that select one phase come to the same."""
        workers = workers_by_phase(self._state.mats[self._seat])
        last, worth = NOTHING, 0.0
        for action in options:
            if action // COLOURS != last:
                last = action // COLOURS
                worth = self._assigned.worth_selected(workers, last % (PLACES // COLOURS), action // PLACES)
            self.worths.append(worth)
            self.mats.append(None)

    def _try(self, action: int) -> None:
        laid = self._laid_out()
        decision = laid.stack.pop()
        assert isinstance(decision, SeatDecision)
        decision.apply(laid, action)
        mat: list[int] | None = None
        worth = 0.0
        if self._is_asked_next():
            worth = self._worth_there()
        else:
            self.goes_on = True
            mat = []
            if type(laid.stack[-1]) is Reveal:
                mat = laid.mats[self._seat]
                self.depth = len(laid.stack)
        self.worths.append(worth)
        self.mats.append(mat)

    def _laid_out(self) -> RollState:
        """The position before the choice: what earlier options have changed of it is put back."""
        laid, state = self._laid, self._state
        laid.stack = state.stack[:]
        laid.mats[self._seat] = state.mats[self._seat][:]
        laid.left, laid.bound, laid.used, laid.dictates = state.left, state.bound, state.used, state.dictates
        laid.power, laid.start, laid.fresh = state.power, state.start, state.fresh
        return laid

    def _is_asked_next(self) -> bool:
        """Run on; whether somebody has a choice before the reveal. A rival who rolls any dice has one."""
        laid = self._laid
        stack = laid.stack
        while True:
            step = stack[-1]
            if isinstance(step, SeatDecision):
                action = step.only(laid)
                if action is None:
                    return True
                stack.pop()
                step.apply(laid, action)
            else:
                return type(step) is Roll and any(laid.mats[step.who][CUP:CITIZENRY])

    def _worth_there(self) -> float:
        laid = self._laid
        mat = laid.mats[self._seat]
        top = laid.stack[-1]
        if type(top) is MoveWorker and laid.power >= 0:
            selected = mat[SELECTED]
            workers = workers_by_phase(mat)
            if selected >= 0:
                workers[selected] += 1
            return self._assigned.worth_with_moves(workers, selected, top.options(laid))
        return self._worth_of(mat)

    def _worth_of(self, mat: list[int]) -> float:
        selected = mat[SELECTED]
        workers = workers_by_phase(mat)
        if selected >= 0:
            workers[selected] += 1
        return self._assigned.worth(workers, selected)
