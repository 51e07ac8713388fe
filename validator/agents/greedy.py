"""The player who looks one choice ahead and takes what its game's value function likes best."""

from __future__ import annotations

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
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        seeds = [below(self.dice, 1 << 31) for _ in range(self._guesses)]
        totals = view.judged(seeds)
        if totals is None:
            totals = self._tried(view, seeds)
        best = max(totals)
        ties = [action for action, total in zip(view.options, totals, strict=True) if total == best]
        return ties[below(self.dice, len(ties))]

    def _tried(self, view: View, seeds: list[int]) -> list[float]:
        totals = [0.0] * len(view.options)
        for seed in seeds:
            guess = view.imagine(seed)
            for place, action in enumerate(view.options):
                trial = guess.copy()
                choose(trial, action)
                run_on(trial)
                totals[place] += self._value(trial, view.seat)
        return totals
