"""The player who takes any legal option; one of it tests every game."""

from __future__ import annotations

from validator.play.agents.contract import View
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game


class RandomAgent:
    """Chooses evenly among the options."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        return view.options[below(self.dice, len(view.options))]
