"""For games with secret choices: options tried on the same guesses, the worse half dropped again and again.

A tree would let rivals answer what they cannot see. Here they choose as a sensible player in a hurry does, and a
position is judged right after the reveal; where nothing is secret, right after the choice. Source of the method:
Karnin, Koren, Somekh, "Almost Optimal Exploration in Multi-Armed Bandits" (2013), with one chance for all options.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from validator.agents.contract import View
from validator.engine.game import Game, SecretChoices
from validator.engine.step import choose, settle

LEAST_GUESSES = 2
"""No option is dropped on fewer guesses, even if there are so many that this costs more than the budget."""
Budget = Callable[[float, int], bool]
"""Part of the choice that is over by the end of this round of halving, trials made so far → whether to go on."""


def best_by_halving(
    game: Game, secret: SecretChoices, view: View, next_seed: Callable[[], int], goes_on: Budget
) -> int:
    """The option that turns out best for the seat."""
    guess = view.imagine(next_seed())
    alive = list(secret.shortlist(guess, settle(guess)))
    totals = dict.fromkeys(alive, 0.0)
    rounds = max(1, math.ceil(math.log2(len(alive))))
    trials = 0
    for number in range(rounds):
        guesses = 0
        while guesses < LEAST_GUESSES or goes_on((number + 1) / rounds, trials):
            guess = view.imagine(next_seed())
            settle(guess)
            for action in alive:
                totals[action] += game.value(_revealed(secret, guess.copy(), action), view.seat)
            trials += len(alive)
            guesses += 1
        alive.sort(key=totals.__getitem__, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def _revealed(secret: SecretChoices, state: Any, action: int) -> Any:
    """Choose; if that was in secret, let everybody else choose in a hurry until all is revealed."""
    was_secret = secret.is_going_on(state)
    choose(state, action)
    decision = settle(state)
    while was_secret and decision is not None and secret.is_going_on(state):
        choose(state, secret.hurried(state, decision))
        decision = settle(state)
    return state
