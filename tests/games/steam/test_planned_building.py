"""How `search` plans a building turn: it is one stretch, and tiles on the way are chosen as `greedy` would."""

from __future__ import annotations

import pytest

from tests.games.steam.test_ceilings import positions
from validator.engine.step import choose, run_on, settle
from validator.games.steam.players.planning import brisk, stretch
from validator.games.steam.players.value import value
from validator.games.steam.rules.rounds import start
from validator.games.steam.rules.state import SteamState

BUILDING = positions({}, 3, 4)


def worth(state: SteamState, seat: int, action: int) -> float:
    """What the position after an action is worth to a seat."""
    trial = state.copy()
    choose(trial, action)
    run_on(trial)
    return value(trial, seat)


@pytest.mark.parametrize("place", range(len(BUILDING)))
def test_on_the_way_the_tile_is_taken_that_looks_best(place: int) -> None:
    state = BUILDING[place].copy()
    decision = settle(state)
    assert decision is not None
    seat, taken = decision.seat(state), brisk(state, decision)
    assert taken is not None
    assert worth(state, seat, taken) == max(worth(state, seat, action) for action in state.options)


def test_the_tiles_of_a_turn_are_one_stretch() -> None:
    state = BUILDING[0].copy()
    decision = settle(state)
    assert decision is not None
    assert stretch(state, decision.seat(state)) == state.turn > 0


def test_before_building_nothing_is_played_on() -> None:
    state = start(BUILDING[0].table, 3, 1)
    settle(state)
    assert stretch(state, 0) < 0
