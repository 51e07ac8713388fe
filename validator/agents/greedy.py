"""The player who looks one choice ahead and takes what its game's value function likes best."""

from __future__ import annotations

from validator.agents.contract import View
from validator.engine.chance import Dice, below
from validator.engine.game import Game
from validator.engine.step import State, choose, run_on


class GreedyAgent:
    """One-step look: each option is tried on the same guesses; the best mean value wins, ties by lot."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self._value = game.value
        self._guesses = game.guesses
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        seeds = [below(self.dice, 1 << 31) for _ in range(self._guesses)]
        totals = view.looked(seeds) or self._tried(view, seeds)
        best = max(totals)
        ties = [action for action, total in zip(view.options, totals, strict=True) if total == best]
        return ties[below(self.dice, len(ties))]

    def _tried(self, view: View, seeds: list[int]) -> list[float]:
        """For each option the sum of its values over all guesses."""
        options, value, seat = view.options, self._value, view.seat
        totals = [0.0] * len(options)
        last = len(options) - 1
        for seed in seeds:
            guess: State = view.imagine(seed)
            for place, action in enumerate(options):
                # Nobody needs the guess after the last option.
                trial = guess if place == last else guess.copy()
                choose(trial, action)
                run_on(trial)
                totals[place] += value(trial, seat)
        return totals
