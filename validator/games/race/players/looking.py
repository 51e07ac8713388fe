"""What `greedy` finds by trying every option on every guess, found with fewer looks.

Nothing is tried twice that hidden cards have no part in: action cards while others still choose theirs, and cards or
goods of one's own while more of them are still to be picked. The sums are the same to the last bit.
"""

from __future__ import annotations

from validator.engine.chance import scrambled
from validator.engine.step import Decision, run_on
from validator.games.race.players.hidden import imagine
from validator.games.race.players.value import value, values_of_actions
from validator.games.race.rules.consuming import ConsumeGood
from validator.games.race.rules.exploring import ExploreKeep
from validator.games.race.rules.picking import Pick
from validator.games.race.rules.producing import RefillWorld
from validator.games.race.rules.rounds import ChooseActions
from validator.games.race.rules.state import RaceState


def looked(state: RaceState, seat: int, seeds: list[int]) -> list[float]:
    """For each of ``state.options`` the sum of its values over a guess for each seed."""
    found = _in_sight(state, seat)
    if found is not None:
        totals = [0.0] * len(found)
        for _ in seeds:
            for place, points in enumerate(found):
                totals[place] += points
        return totals
    options = state.options
    last = len(options) - 1
    totals = [0.0] * len(options)
    for seed in seeds:
        guess = imagine(state, seat, scrambled(seed, seat))
        for place, action in enumerate(options):
            trial = guess if place == last else guess.copy()
            _take(trial, action)
            run_on(trial)
            totals[place] += value(trial, seat)
    return totals


def _take(state: RaceState, action: int) -> None:
    step = state.stack.pop()
    assert isinstance(step, Decision)
    step.apply(state, action)


def _in_sight(state: RaceState, seat: int) -> list[float] | None:
    """The value of each option where nothing hidden has a part in any; None where that is not certain."""
    decision = state.stack[-1]
    if isinstance(decision, ChooseActions):
        return values_of_actions(state, seat) if isinstance(state.stack[-2], ChooseActions) else None
    if state.owed[seat] < 2 or not isinstance(decision, Pick | ExploreKeep | ConsumeGood | RefillWorld):
        return None
    found = []
    for action in state.options:
        trial = state.copy()
        _take(trial, action)
        if decision.only(trial) is not None:
            return None
        found.append(value(trial, seat))
    return found
