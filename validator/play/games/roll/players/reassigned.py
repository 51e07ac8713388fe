"""Quick choices behind the own screen: dictates and powers that reassign are used where workers then stand better.

A dictate gives up one worker to move another; both are judged by what they would do where they stand.
"""

from __future__ import annotations

from typing import Final, final

from validator.play.engine.step import PASS
from validator.play.games.roll.players.quick_choice import hurried
from validator.play.games.roll.players.screened import Screened
from validator.play.games.roll.players.value import (
    part_later,
    part_left,
    room_by_phase,
    workers_by_phase,
    worth_by_phase,
    worth_in_secret,
)
from validator.play.games.roll.rules.assigning import Dictate, MoveWorker, Reassign
from validator.play.games.roll.rules.state import RollState, SeatDecision
from validator.play.games.roll.words.numbers import COLOURS, COLUMNS, PHASE_COUNT, SELECTED

WORTHWHILE: Final = 0.05
"""Points by which a dictate has to better the workers' places."""


def choose_in_secret(state: RollState, decision: SeatDecision) -> int:
    """One of ``state.options``, of a seat that assigns its dice."""
    who = decision.who
    if isinstance(decision, Dictate):
        return Stakes(state, who).given_up()
    if isinstance(decision, MoveWorker) and state.power < 0:
        return Stakes(state, who).best_move(state.options)
    if isinstance(decision, Reassign | MoveWorker):
        screened = Screened(state, who, part_left(state))
        screened.try_out(state.options)
        worths = [screened.worth_laid_out(place) for place in range(len(state.options))]
        return state.options[worths.index(max(worths))]
    return hurried(state, decision)


@final
class Stakes:
    """What one worker less means in each column of a seat, and what one more."""

    __slots__ = ("_gained", "_lost", "_mat")

    def __init__(self, state: RollState, seat: int) -> None:
        self._mat = mat = state.mats[seat]
        workers, selected = workers_by_phase(mat), mat[SELECTED]
        if selected >= 0:
            workers[selected] += 1
        room = room_by_phase(state, seat)
        worth = worth_in_secret(worth_by_phase(state, seat, part_later(part_left(state))), selected)
        self._lost = [worth[phase] if workers[phase] <= room[phase] else 0.0 for phase in range(PHASE_COUNT)]
        self._gained = [worth[phase] if workers[phase] < room[phase] else 0.0 for phase in range(PHASE_COUNT)]

    def wanted(self) -> int:
        """The phase in which one worker more does most."""
        return self._gained.index(max(self._gained))

    def given_up(self) -> int:
        """The worker missed least, as `Dictate` numbers it, where a move brings more than two are missed; else none."""
        first, second = self._two_missed_least()
        if second < 0:
            return PASS
        start = second // COLOURS
        brings = 0.0
        for phase in range(PHASE_COUNT):
            if phase != start and self._gained[phase] > brings:
                brings = self._gained[phase]
        missed = self._lost[first // COLOURS] + self._lost[start]
        return first if brings > missed + WORTHWHILE else PASS

    def _two_missed_least(self) -> tuple[int, int]:
        first = second = -1
        for worker in range(COLOURS * PHASE_COUNT):
            count = self._mat[COLUMNS + worker]
            for _ in range(count if count < 2 else 2):
                missed = self._lost[worker // COLOURS]
                if first < 0 or missed < self._lost[first // COLOURS]:
                    first, second = worker, first
                elif second < 0 or missed < self._lost[second // COLOURS]:
                    second = worker
        return first, second

    def best_move(self, moves: list[int]) -> int:
        """The move, as `MoveWorker` numbers it, that brings most; none where one may stay and none brings anything."""
        best, most = PASS, -9.0
        for move in moves:
            worth = 0.0
            if move != PASS:
                worker, phase = divmod(move, PHASE_COUNT)
                worth = self._gained[phase] - self._lost[worker // COLOURS]
            if worth > most:
                best, most = move, worth
        return best
