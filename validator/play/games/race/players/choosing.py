"""The value of action cards: most choices lead to positions in which all but the seat's own prospects are the same."""

from __future__ import annotations

from validator.play.engine.step import Decision, run_on
from validator.play.games.race.players import weights
from validator.play.games.race.players.outlook import Outlook, Stock, outlook_of
from validator.play.games.race.players.value import best_rival, coming, own_worth, phases_to_come, rounds_left, value
from validator.play.games.race.rules.state import RaceState
from validator.play.games.race.table.compiled import (
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
    """A position as a seat judges it, but for what the phases still to come promise."""

    __slots__ = (
        "_bests",
        "_card",
        "_development",
        "_left",
        "_outlook",
        "_points",
        "_seat",
        "_state",
        "_stock",
        "_world",
    )

    _state: RaceState
    _seat: int
    _left: float
    _bests: dict[int, float]
    _points: float
    _card: float
    _development: float
    _world: float
    _outlook: Outlook
    _stock: Stock

    def __init__(self, state: RaceState, seat: int) -> None:
        self._state, self._seat, self._left, self._bests = state, seat, rounds_left(state), {}
        self._points = own_worth(state, seat, self._left, 0)
        self._outlook = outlook_of(state.table, state.tableaus[seat])
        self._stock = self._outlook.stock(state.goods[seat])
        prospect = self._outlook.prospect(self._left)
        self._card, self._development, self._world = prospect.card, prospect.best_development, prospect.best_world

    def worth(self, choice: Choice, own: int, known: int) -> float:
        """Points ahead with such action cards.

        Phases still to come, as bits: ``own`` are those that the seat knows of, ``known`` those that everybody does.
        """
        best = self._bests.get(known)
        if best is None:
            best = self._bests[known] = best_rival(self._state, self._seat, self._left, known)
        points = self._points
        if own:
            points += weights.SOON * coming(
                choice, own, self._outlook, self._stock, self._card, self._development, self._world
            )
        return points - best


def add_secret(totals: list[float], state: RaceState, seat: int, times: int) -> None:
    """Add the value of each choice so many times, while others still choose theirs: nothing hidden has a part in it."""
    standing = Standing(state, seat)
    choices = state.table.choices[state.seats]
    for place, action in enumerate(state.options):
        choice = choices[action]
        points = standing.worth(choice, choice.phases, 0)
        for _ in range(times):
            totals[place] += points


def add_last(totals: list[float], guess: RaceState, seat: int) -> None:
    """Add the value of each choice in a guess in which all others have chosen.

    Where the round stops in its first phase, only that phase's part of the action cards has come into play: choices
    that agree in it lead to the same position, but for the phases still to come.
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
        played = _played(choice, first)
        standing = known.get(played)
        if standing is None:
            trial = guess.copy()
            take(trial, action)
            run_on(trial)
            if phases_to_come(trial) != phases - first:
                totals[place] += value(trial, seat)
                continue
            standing = known[played] = Standing(trial, seat)
        totals[place] += standing.worth(choice, phases - first, phases - first)


def _played(choice: Choice, first: int) -> tuple[int, int, int]:
    """The first phase of a round, and what a choice brings in it."""
    if first == EXPLORE:
        return first, choice.draw, choice.keep
    if first & (DEVELOP | DEVELOP_AGAIN):
        return first, choice.discounts[0], choice.discounts[1]
    if first & (SETTLE | SETTLE_AGAIN):
        return first, choice.draws[0], choice.draws[1]
    if first == CONSUME:
        return first, choice.trades, choice.times
    return first, choice.goods, 0
