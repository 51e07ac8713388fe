"""Options tried on the same guesses, each played on to a quiet moment; the worse ones dropped again and again.

A tree would let rivals answer what they cannot see. Here all go on with quick choices, as `steady` has it. Of the
options left the worse half is dropped whenever its share of the budget is spent, and any as soon as it is surely not
the best, so that guesses go to where options are close. Source of the method: Karnin, Koren, Somekh, "Almost Optimal
Exploration in Multi-Armed Bandits" (2013), with one chance for all options.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from validator.play.agents.contract import View
from validator.play.agents.steady import Future
from validator.play.engine.game import Game, PlayingOn
from validator.play.engine.step import settle

LEAST_GUESSES = 2
"""No option is dropped on fewer guesses, even if there are so many that this costs more than the budget.

Where trials take long, one will do.
"""
SURE_GUESSES = 4
"""Nothing is sure on fewer guesses."""
SURE = 3.0
"""An option is surely worse if it lies so many standard errors behind, guess by guess."""
Budget = Callable[[float, int], bool]
"""Part of the choice that is over by the end of this round of halving, iterations spent so far → whether to go on."""


def best_by_halving(
    game: Game,
    playing_on: PlayingOn,
    view: View,
    options: list[int],
    next_seed: Callable[[], int],
    goes_on: Budget,
    worths: dict[int, list[float]] | None = None,
) -> int:
    """Of these options of the seat the one that turns out best; ``worths`` fills with their worths by guesses."""
    alive = options[:]
    found: dict[int, list[float]] = {} if worths is None else worths
    found.update((action, []) for action in alive)
    rounds = max(1, math.ceil(math.log2(len(alive))))
    value = game.considered or game.value
    spent = 0
    for number in range(rounds):
        guesses, least = 0, _least_guesses(playing_on, number)
        while len(alive) > 1 and (guesses < least or goes_on((number + 1) / rounds, spent)):
            guess = view.imagine(next_seed())
            settle(guess)
            future = Future(game, playing_on, guess, view.seat, value, playing_on.further)
            for action in alive:
                found[action].append(future.value_of(action))
            spent += playing_on.effort * len(alive)
            guesses += 1
            alive = _not_surely_worse(alive, found)
        alive.sort(key=lambda action: math.fsum(found[action]), reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def _least_guesses(playing_on: PlayingOn, number: int) -> int:
    """On so many guesses options are tried in this round of halving, counted from 0, whatever the budget says."""
    return LEAST_GUESSES if playing_on.effort == 1 else int(number == 0)


def _not_surely_worse(alive: list[int], found: dict[int, list[float]]) -> list[int]:
    """The best so far, and whatever may still be better; of options that are worth the same, the first."""
    best = max(alive, key=lambda action: math.fsum(found[action]))
    tried = len(found[best])
    if tried < SURE_GUESSES:
        return alive
    kept = []
    for action in alive:
        behind = [most - worth for most, worth in zip(found[best], found[action], strict=True)]
        mean = math.fsum(behind) / tried
        spread = math.fsum([(one - mean) ** 2 for one in behind]) / (tried - 1)
        if action == best or mean < SURE * math.sqrt(spread / tried):
            kept.append(action)
    return kept
