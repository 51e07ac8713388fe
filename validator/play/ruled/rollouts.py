"""A value that no rulebook has to give: how far ahead a seat is after a few choices at random, on several guesses."""

from __future__ import annotations

from typing import Final

from validator.base.interrupts import safe_point
from validator.play.engine.chance import Dice, below, scrambled
from validator.play.engine.game import Value
from validator.play.engine.step import PASS, choose, settle
from validator.play.ruled.guessing import imagined
from validator.play.ruled.state import Offer, Play

ROLLS: Final = 8
"""Guesses that are played on for each guess that is asked for."""
CHOICES: Final = 4
"""Choices at random, of all players, after the one that is judged."""


class Rollouts:
    """Judges every option of a choice by short games at random; each is tried on the same guesses and chance."""

    def __init__(self, value: Value) -> None:
        self._value = value

    def __call__(self, state: Play, seat: int, seeds: list[int]) -> list[float]:
        """For each option the sum over all guesses of how far ahead the seat is."""
        totals = [0.0] * len(state.options)
        for seed in seeds:
            safe_point()
            for roll in range(ROLLS):
                guess = imagined(state, seat, scrambled(seed, roll))
                for place, option in enumerate(state.options):
                    trial = guess.copy()
                    choose(trial, option)
                    played_on(trial, Dice(seed, roll), CHOICES)
                    totals[place] += self._value(trial, seat) / ROLLS
        return totals


def played_on(state: Play, dice: Dice, choices: int) -> None:
    """Make so many choices at random, and go on to the next; or to the end where it comes before.

    Bids do not count among them and are made to the end, since what they win shows only then: half of those who are
    asked are out, so that a bid is not judged by others who nearly always raise it.
    """
    while (decision := settle(state)) is not None:
        options = state.options
        if isinstance(decision, Offer):
            choose(state, PASS if below(dice, 2) else options[below(dice, len(options))])
        elif choices:
            choose(state, options[below(dice, len(options))])
            choices -= 1
        else:
            return
