"""Trial games in which everybody learns: what led to much before is chosen more often than by lot."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Value
from validator.play.engine.step import PASS, choose, settle
from validator.play.ruled.state import Ask, Offer, Play

BY_LOT: Final = 30
"""Of a hundred choices in a trial game so many are made by lot; the others as earlier trial games teach."""
Key = tuple[int, int, int]
"""Whose choice, the number of the code that asks, and what was chosen."""


class Habits:
    """What the choices of trial games led to on the mean, for whoever made them.

    Source of the method: Finnsson, Björnsson, "Simulation-Based Approach to General Game Playing" (2008), where it is
    called the move-average sampling technique.
    """

    def __init__(self) -> None:
        self._ends: dict[Key, tuple[float, int]] = {}

    def learn(self, made: list[Key], ends: list[float]) -> None:
        """A game in which these choices were made ended so for each seat, in points ahead."""
        for key in made:
            total, often = self._ends.get(key, (0.0, 0))
            self._ends[key] = total + ends[key[0]], often + 1

    def chosen(self, asked: Ask, options: list[int], dice: Dice) -> int:
        """The option that led to most, or one that was not tried yet; of several such, or of all now and then, by
        lot."""
        start = below(dice, len(options))
        if below(dice, 100) < BY_LOT:
            return options[start]
        best, most = options[start], -inf
        for action in (*options[start:], *options[:start]):
            known = self._ends.get((asked.me, asked.code.number, action))
            if known is None:
                return action
            if known[0] / known[1] > most:
                best, most = action, known[0] / known[1]
        return best


class LearningTrials:
    """Trial games after the options of one choice; what is learned in one serves all that follow."""

    def __init__(
        self, state: Play, seat: int, choices: int, imagine: Callable[[Play, int, int], Play], value: Value
    ) -> None:
        self._state, self._seat, self._choices = state, seat, choices
        self._imagine, self._value, self._habits = imagine, value, Habits()

    def guessed(self, seed: int) -> Callable[[int], float]:
        """On one guess of what is hidden and one run of luck: option → how far ahead its trial game ends, in points."""
        guess = self._imagine(self._state, self._seat, scrambled(seed, self._seat))

        def end_of(action: int) -> float:
            trial = guess.copy()
            choose(trial, action)
            made = self._played_on(trial, Dice(seed))
            ends = [self._value(trial, seat) for seat in range(trial.seats)]
            self._habits.learn(made, ends)
            return ends[self._seat]

        return end_of

    def _played_on(self, trial: Play, dice: Dice) -> list[Key]:
        """Play so many choices on, or to the end; the choices that were made.

        Bids do not count and are made to the end, half of those who are asked being out as long as they are by lot.
        """
        made, left = [], self._choices
        while (decision := settle(trial)) is not None:
            assert isinstance(decision, Ask)
            if isinstance(decision, Offer):
                action = PASS if below(dice, 2) else self._habits.chosen(decision, trial.options, dice)
            elif left:
                action = self._habits.chosen(decision, trial.options, dice)
                left -= 1
            else:
                break
            made.append((decision.me, decision.code.number, action))
            choose(trial, action)
        return made
