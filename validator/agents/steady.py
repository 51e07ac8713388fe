"""The player who plays each option on to a quiet moment, the same for all of them, before judging it.

What a choice leads to shows only when the round it belongs to is over; `greedy`, who judges at the very next choice,
compares positions before a reveal with positions after it. Here all seats go on with quick choices, each one step
ahead, until the game's record says that a quiet moment has come. Options are raced on common guesses: the worse half
is dropped, and the rest are tried on further guesses (Karnin, Koren, Somekh 2013, as in `halving`).
"""

from __future__ import annotations

from typing import Any

from validator.agents.contract import View
from validator.engine.chance import Dice, below
from validator.engine.game import Game
from validator.engine.step import Decision, State, choose, run_on, settle

SHORTLIST = 8
"""So many options are thought about: the best by a quick look."""
GUESSES = 4
"""The last two options have been tried on so many guesses."""
Secrets = dict[int, list[int]]
"""By seat, the choices made in secret so far, in order."""


class SteadyAgent:
    """Options are judged at one common, quiet moment."""

    name = "steady"

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._secret = game.secret_choices
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        if self._game.quiet is None:
            raise NotImplementedError
        totals: dict[int, float] = {}
        alive: list[int] = []
        for number in range(GUESSES):
            guess: State = view.imagine(below(self.dice, 1 << 31))
            decision = settle(guess)
            assert decision is not None
            if not totals:
                alive = self._shortlist(guess, decision, view.seat)
                totals = dict.fromkeys(alive, 0.0)
            elif len(alive) > 2 or number == 1:
                alive.sort(key=totals.__getitem__, reverse=True)
                del alive[max(2, (len(alive) + 1) // 2) :]
            if len(alive) == 1:
                return alive[0]
            self._race(guess, view.seat, alive, totals)
        best = max(totals[action] for action in alive)
        ties = [action for action in alive if totals[action] == best]
        return ties[below(self.dice, len(ties))]

    def _race(self, guess: State, seat: int, alive: list[int], totals: dict[int, float]) -> None:
        """Play each option on in one guess, and add what comes of it."""
        secrets: Secrets = {}
        now = self._game.quiet(guess, seat)
        if self._secret is not None and self._secret.guess_again is not None:
            self._secret.guess_again(guess, seat)
        for action in alive:
            trial = guess.copy()
            choose(trial, action)
            if now < 0:
                run_on(trial)
            else:
                self._play_on(trial, seat, secrets, now)
            totals[action] += self._game.value(trial, seat)

    def _play_on(self, trial: State, seat: int, secrets: Secrets, now: int) -> None:
        """Go on to the next quiet moment, or to the end."""
        quiet = self._game.quiet
        made: dict[int, int] = {}
        while (decision := settle(trial)) is not None and quiet(trial, seat) == now:
            who = decision.seat(trial)
            if self._is_secret(trial) and who != seat:
                action = self._in_secret(trial, decision, who, made, secrets)
            else:
                action = self._quick(trial, decision, who)
            choose(trial, action)

    def _in_secret(self, trial: State, decision: Any, who: int, made: dict[int, int], secrets: Secrets) -> int:
        """What a rival chooses in secret: the same whatever option is tried, as far as it still may."""
        known = secrets.setdefault(who, [])
        place = made.get(who, 0)
        made[who] = place + 1
        if place < len(known) and known[place] in trial.options:
            return known[place]
        del known[place:]
        known.append(self._secret.hurried(trial, decision))
        return known[place]

    def _is_secret(self, state: State) -> bool:
        return self._secret is not None and self._secret.is_going_on(state)

    def _shortlist(self, guess: State, decision: Decision[Any], seat: int) -> list[int]:
        options = guess.options
        if self._is_secret(guess):
            options = self._secret.shortlist(guess, decision)
        if len(options) <= SHORTLIST:
            return list(options)
        worth = self._looks(guess, seat, options)
        order = sorted(range(len(options)), key=lambda place: -worth[place])
        return [options[place] for place in sorted(order[:SHORTLIST])]

    def _quick(self, state: State, decision: Decision[Any], seat: int) -> int:
        worth = self._looks(state, seat, state.options)
        return state.options[worth.index(max(worth))]

    def _looks(self, state: State, seat: int, options: list[int]) -> list[float]:
        """The value of each option one choice ahead."""
        value = self._game.value
        found = []
        for action in options:
            trial = state.copy()
            choose(trial, action)
            run_on(trial)
            found.append(value(trial, seat))
        return found
