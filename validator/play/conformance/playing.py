"""Games played to ask something of them: by choices that are random but the same for the same seed."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from validator.content.loading import ContentSet
from validator.play.engine.chance import Dice, below
from validator.play.engine.game import Game
from validator.play.engine.step import Decision, Watcher, choose, settle

SEEDS = range(16)
"""The games that are played."""


class Case(NamedTuple):
    """A game at a table of one size."""

    game: Game
    content: ContentSet
    table: Any
    seats: int


class Played(NamedTuple):
    """A finished game: what was chosen, all positions at choices, and the end."""

    actions: list[int]
    keys: list[str]
    end: Any


def key(state: Any) -> str:
    """A state's key, as text, so that it does not change with the state."""
    return repr(state.key())


def choices(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Iterator[tuple[Any, Decision[Any]]]:
    """Stand at each choice of a game in turn; the choices are random but the same for the same seed."""
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while (decision := settle(state, watcher)) is not None:
        action = state.options[below(dice, len(state.options))]
        yield state, decision
        choose(state, action, watcher)


def played(case: Case, seed: int, watcher: Watcher[Any] | None = None) -> Played:
    """A whole game, with what was chosen and every position at a choice."""
    actions, keys = [], []
    dice = Dice(seed, 1)
    state = case.game.start(case.table, case.seats, seed)
    while settle(state, watcher) is not None:
        actions.append(state.options[below(dice, len(state.options))])
        keys.append(key(state))
        choose(state, actions[-1], watcher)
    return Played(actions, keys, state)


def some_choices(case: Case) -> Iterator[tuple[Any, Decision[Any]]]:
    """Every fifth choice of some games."""
    for seed in SEEDS:
        for number, (state, decision) in enumerate(choices(case, seed)):
            if number % 5 == seed % 5:
                yield state, decision


class Inspector:
    """Looks for broken invariants after every step."""

    def __init__(self, game: Game) -> None:
        self.faults: list[str] = []
        self.steps = 0
        self._faults = game.faults

    def before(self, state: Any, step: Any, action: int | None) -> None:
        self.steps += 1

    def after(self, state: Any, step: Any, action: int | None) -> None:
        self.faults += self._faults(state)


def facts_of(case: Case, seed: int) -> tuple[Any, Any]:
    """What an observer says of a game, and the game's final state."""
    observer = case.game.observer(case.table)
    observer.start(case.game.start(case.table, case.seats, seed))
    end = played(case, seed, observer).end
    return observer.finish(end), end


def without_chance(state: Any) -> str:
    """A state's key as if no dice were in it."""
    copy = state.copy()
    copy.chance = 0
    return key(copy)


def guesses(case: Case) -> Iterator[tuple[Any, Any, int]]:
    """States, with a guess for each seat at each of some choices."""
    for state, _ in some_choices(case):
        for seat in range(case.seats):
            yield state, case.game.imagine(state, seat, 3), seat
