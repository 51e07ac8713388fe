"""The value of action cards: most choices lead to positions in which all but the seat's own prospects are the same."""

from __future__ import annotations

from validator.engine.step import Decision, run_on
from validator.games.race.players import weights
from validator.games.race.players.outlook import Outlook, Stock, outlook_of
from validator.games.race.players.value import best_rival, coming, own_worth, phases_to_come, rounds_left, value
from validator.games.race.rules.state import RaceState
from validator.games.race.table.compiled import (
    CONSUME,
    DEVELOP,
    DEVELOP_AGAIN,
    EXPLORE,
    SETTLE,
    SETTLE_AGAIN,
    Choice,
)


def take(state: RaceState, action: int) -> None:
    """Take an option of the decision on top of the stack."""
    step = state.stack.pop()
    assert isinstance(step, Decision)
    step.apply(state, action)


class Standing:
    """A position as a seat judges it, but for what its own action cards still promise."""

    __slots__ = ("_best", "_card", "_development", "_outlook", "_phases", "_points", "_stock", "_world")

    _best: float
    _card: float
    _development: float
    _world: float
    _points: float
    _phases: int
    _outlook: Outlook
    _stock: Stock

    def __init__(self, state: RaceState, seat: int, phases: int) -> None:
        """``phases`` are the bits of those that everybody knows to come."""
        left = rounds_left(state)
        self._phases = phases
        self._best = best_rival(state, seat, left, phases)
        self._points = own_worth(state, seat, left, 0)
        self._outlook = outlook_of(state.table, state.tableaus[seat])
        self._stock = self._outlook.stock(state.goods[seat])
        prospect = self._outlook.prospect(left)
        self._card, self._development, self._world = prospect.card, prospect.best_development, prospect.best_world

    def worth(self, choice: Choice, phases: int) -> float:
        """Points ahead with such action cards, of which these phases are still to come."""
        points = self._points
        if phases:
            points += weights.SOON * coming(
                choice, phases, self._outlook, self._stock, self._card, self._development, self._world
            )
        return points - self._best

    def worth_known(self, choice: Choice) -> float:
        """The same where all action cards are known."""
        return self.worth(choice, self._phases)


def add_secret(totals: list[float], state: RaceState, seat: int, times: int) -> None:
    """Add the value of each choice so many times, while others still choose theirs: nothing hidden has a part in it."""
    standing = Standing(state, seat, 0)
    choices = state.table.choices[state.seats]
    for place, action in enumerate(state.options):
        choice = choices[action]
        points = standing.worth(choice, choice.phases)
        for _ in range(times):
            totals[place] += points


def add_last(totals: list[float], guess: RaceState, seat: int) -> None:
    """Add the value of each choice in a guess in which all others have chosen.

    Where the round stops in its first phase, only that phase's part of the action cards has come into play: choices
    that agree in it, and bring the same phases about, lead to the same position.
    """
    choices = guess.table.choices[guess.seats]
    known: dict[tuple[int, int, int], Standing] = {}
    others = 0
    for other in range(guess.seats):
        if other != seat:
            others |= guess.choice(other).phases
    for place, action in enumerate(guess.options):
        choice = choices[action]
        phases = others | choice.phases
        first = phases & -phases
        played = _played(choice, phases, first)
        standing = known.get(played)
        if standing is None:
            trial = guess.copy()
            take(trial, action)
            run_on(trial)
            if phases_to_come(trial) != phases - first:
                totals[place] += value(trial, seat)
                continue
            standing = known[played] = Standing(trial, seat, phases - first)
        totals[place] += standing.worth_known(choice)


def _played(choice: Choice, phases: int, first: int) -> tuple[int, int, int]:
    """The phases of a round, and what a choice brings in its first one."""
    if first == EXPLORE:
        return phases, choice.draw, choice.keep
    if first & (DEVELOP | DEVELOP_AGAIN):
        return phases, choice.discounts[0], choice.discounts[1]
    if first & (SETTLE | SETTLE_AGAIN):
        return phases, choice.draws[0], choice.draws[1]
    if first == CONSUME:
        return phases, choice.trades, choice.times
    return phases, choice.goods, 0
