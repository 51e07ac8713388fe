"""Positions after the reveal, on one guess: those that differ in nothing that matters are judged once."""

from __future__ import annotations

from typing import final

from validator.play.engine.step import run_on
from validator.play.games.roll.players.rivals import Rivals
from validator.play.games.roll.players.value import part_left, worth_of
from validator.play.games.roll.rules.state import RollState
from validator.play.games.roll.words.numbers import COLOURS, COLUMNS, CUP, PHASE_COUNT, SELECTED


@final
class Revealed:
    """Values of positions after the reveal.

    Workers of phases that do not take place come home wherever they stood: assignments that differ in nothing else
    lead to one and the same position. Where wild faces are given phases after the reveal, that is later.
    """

    __slots__ = ("_guess", "_performed", "_rivals", "_seat", "_values")

    def __init__(self, guess: RollState, seat: int, rivals: Rivals) -> None:
        self._guess = guess
        self._seat = seat
        self._rivals = rivals
        self._performed: dict[int, int] = {}
        self._values: dict[tuple[int, ...], float] = {}

    def value(self, mat: list[int], depth: int) -> float:
        """The value once the seat has assigned its dice like this and so many steps, the reveal first, are left."""
        performed = self._performed.get(mat[SELECTED], -1)
        if performed >= 0:
            known = self._values.get(_working(mat, performed))
            if known is not None:
                return known
        guess = self._guess
        trial = guess.copy()
        trial.mats[self._seat] = mat[:]
        del trial.stack[depth:]
        run_on(trial)
        ahead = part_left(trial)
        found = worth_of(trial, self._seat, ahead, True) - self._rivals.best(trial, ahead)
        if trial.turns == guess.turns and guess.table.rules.wild_faces == "before_reveal":
            self._performed[mat[SELECTED]] = trial.performed
            self._values[_working(mat, trial.performed)] = found
        return found


def _working(mat: list[int], performed: int) -> tuple[int, ...]:
    """What tells one assignment from another after the reveal: who selects, and who works in phases that take place."""
    found = mat[SELECTED:CUP]
    for phase in range(PHASE_COUNT):
        if performed >> phase & 1:
            place = COLUMNS + COLOURS * phase
            found += mat[place : place + COLOURS]
    return tuple(found)
