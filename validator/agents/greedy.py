"""The player who looks one choice ahead and takes what its game's value function likes best."""

from __future__ import annotations

from math import inf
from typing import Any

from validator.agents.contract import View
from validator.engine.chance import Dice, below
from validator.engine.game import Game
from validator.engine.step import choose, run_on


class GreedyAgent:
    """One-step look: each option is tried on the same guesses; the best mean value wins, ties by lot."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self._value = game.value
        self._guesses = game.guesses
        self._ceilings = game.ceilings
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        totals = [0.0] * len(view.options)
        for _ in range(self._guesses):
            guess = view.imagine(below(self.dice, 1 << 31))
            ceilings = self._ceilings(guess, view.seat) if self._ceilings is not None else None
            if ceilings is not None:
                totals = self._look_from_the_highest(view, guess, ceilings)
                break
            for place, action in enumerate(view.options):
                trial = guess.copy()
                choose(trial, action)
                run_on(trial)
                totals[place] += self._value(trial, view.seat)
        best = max(totals)
        ties = [action for action, total in zip(view.options, totals, strict=True) if total == best]
        return ties[below(self.dice, len(ties))]

    def _look_from_the_highest(self, view: View, guess: Any, ceilings: list[float]) -> list[float]:
        """The value of each option by its place; of one that cannot be the best, less than that."""
        totals = [-inf] * len(ceilings)
        best = -inf
        for place in sorted(range(len(ceilings)), key=ceilings.__getitem__, reverse=True):
            if ceilings[place] < best:
                break
            trial = guess.copy()
            choose(trial, view.options[place])
            run_on(trial)
            totals[place] = worth = self._value(trial, view.seat)
            best = max(best, worth)
        return totals
