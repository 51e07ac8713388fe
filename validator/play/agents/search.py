"""Information-set Monte Carlo tree search: one tree over what the seat can see, a new guess for each iteration.

Source of the method: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single-observer
variant with availability counts; the look-ahead is cut short and ended with the game's value function. Games whose
record names a quiet moment are searched in another way, see `halving`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any

from validator.base.interrupts import safe_point
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.agents.steady import Budget, best_by_halving, futures
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game, Trials
from validator.play.engine.step import choose, settle

EXPLORATION = 0.15
"""How far a bound lies above the mean, as a share of the spread of results that this search has met: games, and the
choices of one game, differ in how much is at stake."""
POINTS_TO_CERTAIN = 8.0
"""A lead of so many points counts as three quarters of the way from even to certain victory."""

ROUNDS_AN_ITERATION = 2
"""So many rounds are imagined beforehand for each iteration of a choice."""
ROUNDS_BY_THE_CLOCK = 100
"""So many by who has seconds instead."""
MOST_ROUNDS = 2000
"""More teach nothing."""
ITERATIONS_A_TRIAL = 4
"""Trial games after each of all the options, one for each, count as so many iterations."""
SURE_TRIALS = 12
"""No option is left out for being surely worse on fewer trial games."""


class Node:
    """One position as the seat may come to know it: results per action, from the view of who chose it."""

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.total = 0.0


class SearchAgent:
    """Searches for ``iterations`` iterations or, where given, for ``seconds`` of clock time (then not repeatable)."""

    name = "search"
    worths: dict[int, list[float]]
    """What the last choice found: for options it looked at what they were worth, guess by guess where it guessed. All
    on the same guesses, as far as an option was tried; where it searched a tree, one chance to win."""

    def __init__(self, game: Game, seed: int, iterations: int = 200, seconds: float | None = None) -> None:
        self._game = game
        self._value = game.considered or game.value
        self.dice = Dice(seed)
        self._greedy = GreedyAgent(game, seed, self._value)
        self._iterations = iterations
        self._seconds = seconds
        self._lowest, self._highest = 1.0, 0.0
        self.worths = {}

    def choose(self, view: View) -> int:
        began = perf_counter()
        self.worths = {}

        def goes_on(part: float, done: float) -> bool:
            if self._seconds is None:
                return done < part * self._iterations
            return perf_counter() < began + part * self._seconds

        # What a game weighs over all that is hidden no guesses can better.
        rounds = ROUNDS_BY_THE_CLOCK if self._seconds is not None else ROUNDS_AN_ITERATION * self._iterations
        weighed = view.foreseen(min(rounds, MOST_ROUNDS))
        if weighed is None:
            weighed = view.judged([], is_considered=True)
        if weighed is not None:
            self.worths = {action: [worth] for action, worth in zip(view.options, weighed, strict=True)}
            return view.options[weighed.index(max(weighed))]
        trials = view.trials()
        if trials is not None:
            return self._best_on_trial(trials, view.options, goes_on)
        playing_on = self._game.playing_on or self._game.searched_on
        if playing_on is not None:
            options = self._promising(view, playing_on.promising, playing_on.behind)
            guessed = futures(self._game, playing_on, view, self._seed)
            return best_by_halving(guessed, options, goes_on, self.worths, playing_on.effort)
        return self._best_in_tree(view, goes_on)

    def _best_on_trial(self, trials: Trials, options: list[int], goes_on: Budget) -> int:
        effort = ITERATIONS_A_TRIAL / len(options)

        def guessed() -> Callable[[int], float]:
            return trials.guessed(self._seed())

        return best_by_halving(guessed, options, goes_on, self.worths, effort, SURE_TRIALS)

    def _seed(self) -> int:
        return below(self.dice, 1 << 31)

    def _promising(self, view: View, most: int, behind: float) -> list[int]:
        """The best options at the next choice, the best first; all where there is no limit."""
        options = view.options
        if not most:
            return options
        worth = self._greedy.tried(view, [self._seed()])
        order = sorted(range(len(options)), key=worth.__getitem__, reverse=True)
        least = worth[order[0]] - behind
        return [options[place] for place in order[:most] if worth[place] >= least]

    def _best_in_tree(self, view: View, goes_on: Budget) -> int:
        root = Node()
        self._lowest, self._highest = 1.0, 0.0
        done = 0
        while not done or goes_on(1.0, done):
            self._iterate(root, view.imagine(self._seed()))
            done += 1
        self.worths = {action: [node.total / node.visits] for action, node in root.children.items()}
        visits = {action: node.visits for action, node in root.children.items()}
        most = max(visits.values())
        ties = [action for action in view.options if visits.get(action) == most]
        return ties[below(self.dice, len(ties))]

    def _iterate(self, root: Node, state: Any) -> None:
        """Walk down the tree on one guess, add one node, judge the position, and pass the result up."""
        safe_point()
        path: list[tuple[Node, int]] = []
        node = root
        decision = settle(state)
        while decision is not None:
            seat = decision.seat(state)
            action, grown = self._pick(node, state.options)
            node = node.children[action]
            path.append((node, seat))
            choose(state, action)
            decision = settle(state)
            if grown:
                break
        results = [self._chance_to_win(state, seat) for seat in range(state.seats)]
        self._lowest, self._highest = min(self._lowest, *results), max(self._highest, *results)
        for node, seat in path:
            node.visits += 1
            node.total += results[seat]

    def _pick(self, node: Node, options: list[int]) -> tuple[int, bool]:
        """An untried option by lot, else the one with the highest upper bound; whether the tree has grown."""
        children = node.children
        untried = [action for action in options if action not in children]
        for action in options:
            if action in children:
                children[action].available += 1
        if untried:
            action = untried[below(self.dice, len(untried))]
            child = children[action] = Node()
            child.available = 1
            return action, True
        best, best_bound = options[0], -1.0
        width = EXPLORATION * (self._highest - self._lowest)
        for action in options:
            child = children[action]
            bound = child.total / child.visits + width * math.sqrt(math.log(child.available) / child.visits)
            if bound > best_bound:
                best, best_bound = action, bound
        return best, False

    def _chance_to_win(self, state: Any, seat: int) -> float:
        return 1.0 / (1.0 + math.exp(-self._value(state, seat) * math.log(7.0) / POINTS_TO_CERTAIN))
