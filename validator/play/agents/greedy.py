"""Players who look no further than the next choice, and games that such players play for their own sake."""

from __future__ import annotations

from math import inf

from validator.base.interrupts import safe_point
from validator.play.agents.contract import Agent, View
from validator.play.agents.manner import Manner
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game, Value
from validator.play.engine.step import State, choose, run_on, settle


class RandomAgent:
    """Chooses evenly among the options."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        return view.options[below(self.dice, len(view.options))]


class Leaning:
    """The value of players who think, with what counts for one of a manner besides."""

    def __init__(self, game: Game, manner: Manner) -> None:
        self._value = game.considered or game.value
        self._scores, self._held, self._over = game.scores, game.held, game.over
        self._for_score, self._for_held, self._for_end = manner.score, manner.held, manner.end

    def worth(self, state: State, seat: int) -> float:
        """What the position is worth to the seat, in points."""
        worth: float = self._value(state, seat)
        if self._for_score:
            worth += self._for_score * self._scores(state)[seat]
        if self._for_held and self._held is not None:
            worth += self._for_held * self._held(state, seat)
        if self._for_end and self._over is not None:
            worth += self._for_end * self._over(state)
        return worth


class GreedyAgent:
    """One-step look: each option is tried on the same guesses; the best mean value wins, ties by lot.

    What a position is worth may be said by another function than the game's ``value``; then every option is tried.
    """

    name = "greedy"

    def __init__(self, game: Game, seed: int, value: Value | None = None) -> None:
        self._value = value or game.value
        self._guesses = game.guesses
        self._ceilings = None if value else game.ceilings
        self._is_considered = value is not None
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        seeds = [below(self.dice, 1 << 31) for _ in range(self._guesses)]
        totals = view.judged(seeds, is_considered=self._is_considered)
        if totals is None:
            totals = self.tried(view, seeds)
        best = max(totals)
        ties = [action for action, total in zip(view.options, totals, strict=True) if total == best]
        return ties[below(self.dice, len(ties))]

    def tried(self, view: View, seeds: list[int]) -> list[float]:
        """For each option the sum of its values over all guesses."""
        options, value, seat = view.options, self._value, view.seat
        totals = [0.0] * len(options)
        last = len(options) - 1
        for seed in seeds:
            safe_point()
            guess: State = view.imagine(seed)
            ceilings = None if self._ceilings is None else self._ceilings(guess, seat)
            if ceilings is not None:
                return self._tried_from_the_highest(view, guess, ceilings)
            for place, action in enumerate(options):
                # Nobody needs the guess after the last option.
                trial = guess if place == last else guess.copy()
                choose(trial, action)
                run_on(trial)
                totals[place] += value(trial, seat)
        return totals

    def _tried_from_the_highest(self, view: View, guess: State, ceilings: list[float]) -> list[float]:
        """The value of each option by its place; of one that cannot be the best, less than that."""
        totals = [-inf] * len(ceilings)
        best = -inf
        for place in sorted(range(len(ceilings)), key=ceilings.__getitem__, reverse=True):
            if ceilings[place] < best:
                break
            trial = guess.copy()
            choose(trial, view.options[place])
            run_on(trial)
            totals[place] = worth = self._value(trial, view.seat)
            best = max(best, worth)
        return totals


def play_out(game: Game, state: State, agents: list[Agent]) -> list[int]:
    """Play a started game to its end; for each choice how many options there were, and then the one that was taken.

    Agents are trusted to take one of the options; whoever does not trust them plays by ``validator.play.playtest``.
    """
    if all(type(agent) is RandomAgent for agent in agents):
        return _thrown(state, [agent.dice for agent in agents])
    chosen: list[int] = []
    choosers = [agent.choose for agent in agents]
    decision = settle(state)
    while decision is not None:
        seat = decision.seat(state)
        action = choosers[seat](View(game, state, decision, seat))
        chosen.append(len(state.options))
        chosen.append(action)
        choose(state, action)
        decision = settle(state)
    return chosen


def _thrown(state: State, dice: list[Dice]) -> list[int]:
    """The same among those who take any option: they need no view of the game."""
    chosen: list[int] = []
    decision = settle(state)
    while decision is not None:
        options = state.options
        action = options[below(dice[decision.seat(state)], len(options))]
        chosen.append(len(options))
        chosen.append(action)
        choose(state, action)
        decision = settle(state)
    return chosen
