"""Who plays in a soak: one half by lot alone, the other sensibly and in a hurry, and one choice in five by lot."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.soak.setting import setting_of
from validator.play.agents.contract import View
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game
from validator.play.engine.step import choose, settle

BY_LOT = 5
"""One choice of so many is made by lot."""
TRIED = 3
"""Of so many options drawn by lot a player in a hurry takes the best."""


def one_ahead(game: Game, state: Any, decision: Any, dice: Dice) -> int:
    """Of a few options drawn by lot the one after which the position looks best."""
    options, seat = state.options, decision.seat(state)
    if len(options) > TRIED:
        options = list(dict.fromkeys(options[below(dice, len(options))] for _ in range(TRIED)))
    worth = []
    for option in options:
        trial = state.copy()
        choose(trial, option)
        worth.append(game.value(trial, seat))
    return int(options[worth.index(max(worth))])


class HurriedAgent:
    """Mostly sensible, without thinking long."""

    name = "hurried"

    def __init__(self, game: Game, seed: int) -> None:
        self._sensible = setting_of(game.name).sensible or partial(one_ahead, game)
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        if not below(self.dice, BY_LOT):
            return view.options[below(self.dice, len(view.options))]
        state = view.imagine(0)
        return int(self._sensible(state, settle(state), self.dice))
