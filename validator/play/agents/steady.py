"""The player who plays each option on to a quiet moment, the same for all of them, before judging it."""

from __future__ import annotations

import math
from collections.abc import Callable
from math import inf
from typing import Any, Final

from validator.base.interrupts import safe_point
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent, Leaning
from validator.play.agents.manner import STEADY, Manner
from validator.play.engine.chance import below
from validator.play.engine.game import Game, PlayingOn, Value
from validator.play.engine.step import State, choose, run_on, settle

_FINE: Final = 1_000_000
"""In so many parts a chance of erring is counted."""
AT_THE_NEXT_CHOICE = PlayingOn(lambda state, seat: -1)
"""Where a game names no quiet moment, those with an inclination of their own look no further than this."""


class SteadyAgent:
    """Options are judged at one common, quiet moment; where its game names none, at the next choice."""

    def __init__(self, game: Game, seed: int, name: str = "steady", manner: Manner = STEADY) -> None:
        self.name = name
        self._game = game
        self._errs, self._worst, self._most = manner.errs, manner.worst, manner.shortlist
        self._near = inf if manner.near is None else manner.near
        self._greedy = GreedyAgent(game, seed, game.considered)
        self.dice = self._greedy.dice
        self._value = Leaning(game, manner).worth if manner.leans else game.considered or game.value
        self._playing_on = game.playing_on
        self._guesses = manner.guesses
        if game.playing_on is not None and manner.guesses > 1:
            self._guesses += game.playing_on.more_guesses
        if game.playing_on is None and manner.leans:
            self._playing_on = AT_THE_NEXT_CHOICE
            self._guesses = min(manner.guesses, game.guesses)

    def choose(self, view: View) -> int:
        errs = self._errs
        if errs and below(self.dice, _FINE) < errs * _FINE:
            return view.options[below(self.dice, len(view.options))]
        playing_on = self._playing_on
        if playing_on is None:
            return self._greedy.choose(view)
        return self._thought(view, playing_on)

    def _thought(self, view: View, playing_on: PlayingOn) -> int:
        """The option that turns out best, the worse half being left out before each further guess."""
        seed = below(self.dice, 1 << 31)
        guess: State = view.imagine(seed)
        alive = self._shortlist(playing_on, view, guess, seed)
        totals, lowest, worth = dict.fromkeys(alive, 0.0), dict.fromkeys(alive, inf), dict.fromkeys(alive, 0.0)
        worst = self._worst
        for number in range(1, self._guesses + 1):
            if len(alive) == 1:
                break
            if number > 1:
                guess = view.imagine(below(self.dice, 1 << 31))
            future = Future(self._game, playing_on, guess, view.seat, self._value)
            for action in alive:
                value = future.value_of(action)
                totals[action] += value
                lowest[action] = min(lowest[action], value)
                worth[action] = totals[action] + worst * (number * lowest[action] - totals[action])
            if number < self._guesses:
                alive.sort(key=worth.__getitem__, reverse=True)
                del alive[max(2, (len(alive) + 1) // 2) :]
        best = max([worth[action] for action in alive])
        ties = [action for action in alive if worth[action] == best]
        return ties[below(self.dice, len(ties))]

    def _shortlist(self, playing_on: PlayingOn, view: View, guess: State, seed: int) -> list[int]:
        """The best options by a quick look, in the order in which the game lists them."""
        decision = settle(guess)
        options = guess.options
        secret = playing_on.secret_choices
        looks = None
        if secret is not None and secret.is_going_on(guess):
            options = secret.shortlist(guess, decision)
            looks = secret.looks
        if len(options) <= self._most and self._near == inf:
            return options[:]
        worth = self._looked(view, guess, seed, options) if looks is None else looks(guess, decision, options)
        order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
        least = worth[order[0]] - self._near
        return [options[place] for place in sorted(order[: self._most]) if worth[place] >= least]

    def _looked(self, view: View, guess: State, seed: int, options: list[int]) -> list[float]:
        """How good options look at the next choice, on one guess."""
        judged = view.judged([seed])
        if judged is None:
            return quick_looks(self._game, guess, view.seat, options)
        of_all = dict(zip(view.options, judged, strict=True))
        return [of_all[action] for action in options]


class Future:
    """One guess of what is hidden, in which options are played on; rivals' secrets are the same for each of them."""

    def __init__(
        self, game: Game, playing_on: PlayingOn, guess: State, seat: int, value: Value, further: int = 0
    ) -> None:
        self._game, self._playing_on, self._guess, self._seat, self._value = game, playing_on, guess, seat, value
        if playing_on.guess_again is not None:
            playing_on.guess_again(guess, seat)
        self._stretch = playing_on.stretch(guess, seat)
        self._last_stretch = self._stretch + further
        self._secrets: dict[int, list[int]] = {}

    def value_of(self, action: int) -> float:
        """What the option is worth at the next quiet moment, or ``further`` such moments on, or at the end."""
        safe_point()
        trial = self._guess.copy()
        choose(trial, action)
        if self._stretch < 0:
            run_on(trial)
        else:
            self._play_on(trial)
        return self._value(trial, self._seat)

    def _play_on(self, trial: State) -> None:
        stretch, secret = self._playing_on.stretch, self._playing_on.secret_choices
        made: dict[int, int] = {}
        while (decision := settle(trial)) is not None:
            if not self._stretch <= stretch(trial, self._seat) <= self._last_stretch:
                return
            seat = decision.seat(trial)
            if secret is not None and seat != self._seat and secret.is_going_on(trial):
                number = made.get(seat, 0)
                made[seat] = number + 1
                action = self._in_secret(trial, decision, seat, number)
            else:
                action = self._openly(trial, decision, seat)
            choose(trial, action)

    def _openly(self, trial: State, decision: Any, seat: int) -> int:
        """What a seat chooses by its game's rule, else what looks best one choice ahead."""
        default_choice = self._playing_on.default_choice
        action = default_choice(trial, decision) if default_choice is not None else None
        if action is not None:
            return action
        worth = quick_looks(self._game, trial, seat, trial.options)
        return trial.options[worth.index(max(worth))]

    def _in_secret(self, trial: State, decision: Any, seat: int, number: int) -> int:
        """What a rival chooses for the so manyth time in secret: as it did when other options were tried, if it can."""
        secret = self._playing_on.secret_choices
        assert secret is not None
        known = self._secrets.setdefault(seat, [])
        if number == len(known) or known[number] not in trial.options:
            del known[number:]
            known.append(secret.hurried(trial, decision))
        return known[number]


def quick_looks(game: Game, state: State, seat: int, options: list[int]) -> list[float]:
    """The value of each option at the very next choice, all that is hidden being as it is in this state."""
    value = game.value
    quick_looks = []
    for action in options:
        trial = state.copy()
        choose(trial, action)
        run_on(trial)
        quick_looks.append(value(trial, seat))
    return quick_looks


LEAST_GUESSES = 2
"""No option is dropped on fewer guesses, even if there are so many that this costs more than the budget.

Where trials take long, one will do.
"""
SURE_GUESSES = 4
"""Nothing is sure on fewer guesses."""
SURE = 3.0
"""An option is surely worse if it lies so many standard errors behind, guess by guess."""
Budget = Callable[[float, float], bool]
"""Part of the choice that is over by the end of this round of halving, iterations spent so far → whether to go on."""


def futures(
    game: Game, playing_on: PlayingOn, view: View, next_seed: Callable[[], int]
) -> Callable[[], Callable[[int], float]]:
    """Makes one guess after the other; of each the function that plays an option on in it."""
    value = game.considered or game.value

    def guessed() -> Callable[[int], float]:
        guess = view.imagine(next_seed())
        settle(guess)
        return Future(game, playing_on, guess, view.seat, value, playing_on.further).value_of

    return guessed


def best_by_halving(
    guessed: Callable[[], Callable[[int], float]],
    options: list[int],
    goes_on: Budget,
    worths: dict[int, list[float]] | None = None,
    effort: float = 1,
    sure: int = SURE_GUESSES,
) -> int:
    """Of these options of the seat the one that turns out best; ``worths`` fills with their worths by guesses.

    Each call of ``guessed`` makes a guess in which options are tried; a trial counts as ``effort`` iterations, and on
    fewer guesses than ``sure`` nothing is sure.
    """
    alive = options[:]
    best: dict[int, list[float]] = {} if worths is None else worths
    best.update((action, []) for action in alive)
    rounds = max(1, math.ceil(math.log2(len(alive))))
    spent = 0.0
    for number in range(rounds):
        guesses, least = 0, _least_guesses(effort, number)
        while len(alive) > 1 and (guesses < least or goes_on((number + 1) / rounds, spent)):
            value_of = guessed()
            for action in alive:
                best[action].append(value_of(action))
            spent += effort * len(alive)
            guesses += 1
            alive = _not_surely_worse(alive, best, sure)
        alive.sort(key=lambda action: math.fsum(best[action]), reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]


def _least_guesses(effort: float, number: int) -> int:
    """On so many guesses options are tried in this round of halving, counted from 0, whatever the budget says."""
    return LEAST_GUESSES if effort <= 1 else int(number == 0)


def _not_surely_worse(alive: list[int], found: dict[int, list[float]], sure: int) -> list[int]:
    """The best so far, and whatever may still be better; of options that are worth the same, the first."""
    best = max(alive, key=lambda action: math.fsum(found[action]))
    tried = len(found[best])
    if tried < sure:
        return alive
    kept = []
    for action in alive:
        behind = [most - worth for most, worth in zip(found[best], found[action], strict=True)]
        mean = math.fsum(behind) / tried
        spread = math.fsum([(one - mean) ** 2 for one in behind]) / (tried - 1)
        if action == best or mean < SURE * math.sqrt(spread / tried):
            kept.append(action)
    return kept
