"""The player who plays each option on to a quiet moment, the same for all of them, before judging it.

What a choice leads to shows when the round it belongs to is over; `greedy`, who judges at the very next choice,
compares positions before a reveal with positions after it. Here all seats go on, in the imagined game, with quick
choices one step ahead, until the game's record says that a quiet moment has come. Every option is tried on one guess,
the better half of them on further ones (Karnin, Koren, Somekh 2013, as in `halving`).
"""

from __future__ import annotations

from typing import Any

from validator.agents.contract import View
from validator.agents.greedy import GreedyAgent
from validator.engine.chance import below
from validator.engine.game import Game, PlayingOn
from validator.engine.step import State, choose, run_on, settle

SHORTLIST = 8
"""So many options are thought about: the best by a quick look."""
GUESSES = 3
"""On so many guesses the last two options are tried."""


class SteadyAgent:
    """Options are judged at one common, quiet moment; where its game names none, at the next choice."""

    name = "steady"

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._greedy = GreedyAgent(game, seed, game.considered)
        self.dice = self._greedy.dice

    def choose(self, view: View) -> int:
        playing_on = self._game.playing_on
        if playing_on is None:
            return self._greedy.choose(view)
        guess: State = view.imagine(below(self.dice, 1 << 31))
        alive = self._shortlist(playing_on, guess, view.seat)
        totals = dict.fromkeys(alive, 0.0)
        for left in range(GUESSES - 1, -1, -1):
            future = _Future(self._game, playing_on, guess, view.seat)
            for action in alive:
                totals[action] += future.value_of(action)
            if left:
                alive.sort(key=totals.__getitem__, reverse=True)
                del alive[max(2, (len(alive) + 1) // 2) :]
                guess = view.imagine(below(self.dice, 1 << 31))
        best = max([totals[action] for action in alive])
        ties = [action for action in alive if totals[action] == best]
        return ties[below(self.dice, len(ties))]

    def _shortlist(self, playing_on: PlayingOn, guess: State, seat: int) -> list[int]:
        """The best options by a quick look, in the order in which the game lists them."""
        decision = settle(guess)
        options = guess.options
        secret = playing_on.secret_choices
        if secret is not None and secret.is_going_on(guess):
            options = secret.shortlist(guess, decision)
        if len(options) <= SHORTLIST:
            return options[:]
        worth = quick_looks(self._game, guess, seat, options)
        order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
        return [options[place] for place in sorted(order[:SHORTLIST])]


class _Future:
    """One guess of what is hidden, in which options are played on; rivals' secrets are the same for each of them."""

    def __init__(self, game: Game, playing_on: PlayingOn, guess: State, seat: int) -> None:
        self._game, self._playing_on, self._guess, self._seat = game, playing_on, guess, seat
        self._value = game.considered or game.value
        if playing_on.guess_again is not None:
            playing_on.guess_again(guess, seat)
        self._stretch = playing_on.stretch(guess, seat)
        self._secrets: dict[int, list[int]] = {}

    def value_of(self, action: int) -> float:
        """What the option is worth at the next quiet moment, or at the end."""
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
        while (decision := settle(trial)) is not None and stretch(trial, self._seat) == self._stretch:
            seat = decision.seat(trial)
            if secret is not None and seat != self._seat and secret.is_going_on(trial):
                number = made.get(seat, 0)
                made[seat] = number + 1
                action = self._in_secret(trial, decision, seat, number)
            else:
                action = self._in_a_hurry(trial, decision, seat)
            choose(trial, action)

    def _in_a_hurry(self, trial: State, decision: Any, seat: int) -> int:
        """What a seat chooses by a quick look, or by none where its game knows what to do."""
        at_once = self._playing_on.at_once
        known = None if at_once is None else at_once(trial, decision)
        if known is not None:
            return known
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
    found = []
    for action in options:
        trial = state.copy()
        choose(trial, action)
        run_on(trial)
        found.append(value(trial, seat))
    return found
