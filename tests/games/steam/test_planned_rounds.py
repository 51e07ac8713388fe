"""How `search` plans: a round is one stretch, and on the way all do what looks best at once."""

from __future__ import annotations

import pytest

from tests.games.steam.test_ceilings import positions
from validator.play.engine.game import Value
from validator.play.engine.step import choose, run_on, settle
from validator.play.games.steam.players.judgement import considered
from validator.play.games.steam.players.planning import default_choice, stretch
from validator.play.games.steam.players.value import value
from validator.play.games.steam.rules.auction import IssueShares
from validator.play.games.steam.rules.rounds import start
from validator.play.games.steam.rules.state import SteamState

BUILDING = positions({}, 3, 4)


def worth(state: SteamState, seat: int, action: int, by: Value) -> float:
    """What the position after an action is worth to a seat."""
    trial = state.copy()
    choose(trial, action)
    run_on(trial)
    return by(trial, seat)


@pytest.mark.parametrize("place", range(len(BUILDING)))
def test_on_the_way_the_tile_is_taken_that_looks_best(place: int) -> None:
    state = BUILDING[place].copy()
    decision = settle(state)
    assert decision is not None
    seat, taken = decision.seat(state), default_choice(state, decision)
    assert worth(state, seat, taken, value) == max(worth(state, seat, action, value) for action in state.options)


@pytest.mark.parametrize("choices", range(6))
def test_before_building_what_looks_best_is_chosen_as_players_who_think_see_it(choices: int) -> None:
    state = start(BUILDING[0].table, 3, 1)
    decision = settle(state)
    for _ in range(choices):
        choose(state, state.options[-1])
        decision = settle(state)
    assert decision is not None
    seat, taken = decision.seat(state), default_choice(state, decision)
    found = [worth(state, seat, action, considered) for action in state.options]
    assert worth(state, seat, taken, considered) == max(found)


def test_asking_changes_nothing() -> None:
    state = BUILDING[0].copy()
    decision = settle(state)
    assert decision is not None
    before = state.key()
    default_choice(state, decision)
    assert state.key() == before


def test_a_stretch_ends_where_shares_of_the_next_round_are_issued() -> None:
    state = start(BUILDING[0].table, 3, 1)
    met = []
    while (decision := settle(state)) is not None and state.round < 3:
        if not met or met[-1][0] != stretch(state, decision.seat(state)):
            met.append((stretch(state, decision.seat(state)), type(decision)))
        choose(state, default_choice(state, decision))
    assert met == [(1, IssueShares), (2, IssueShares)]
