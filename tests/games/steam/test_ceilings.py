"""Ceilings of tile actions: no position after one is worth more, and who looks from the highest chooses the same."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from typing import Any

import pytest

from tests.games.steam.players import sensible
from tests.games.steam.tabletop import a_game, a_table
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import PASS, choose, run_on, settle
from validator.play.games.steam.game import GAME
from validator.play.games.steam.players.ceilings import ceilings
from validator.play.games.steam.players.value import value
from validator.play.games.steam.rules.building import BUILD
from validator.play.games.steam.rules.rounds import start
from validator.play.games.steam.rules.state import SteamState

RED = 0
POSITIONS = 6
SWITCHES: tuple[dict[str, Any], ...] = (
    {},
    {"same_hex_twice": True},
    {"track_to_nowhere": True},
    {"loops": True},
    {"tracing": "first_tile"},
    {"place_double": False},
    {"redirect_joins": False},
    {"urbanize": "any_time"},
    {"first_accepting_city": "may_pass"},
    {"tiles_per_turn": 1},
    {"rounds": {3: 2, 4: 2, 5: 2, 6: 2}},
    {"place_town": 0, "place_stub": 0},
)


def margins(state: SteamState, seat: int) -> list[float]:
    """By how much each option's ceiling is above what the position after it is worth."""
    found = []
    for action, ceiling in zip(state.options, ceilings(state, seat) or [], strict=True):
        trial = state.copy()
        choose(trial, action)
        run_on(trial)
        found.append(ceiling - value(trial, seat))
    return found


def positions(switches: dict[str, Any], seed: int, count: int) -> list[SteamState]:
    """Positions of sensible games in which a tile is to be laid."""
    table, dice = a_table(**switches), Dice(seed)
    found: list[SteamState] = []
    while len(found) < count:
        state = start(table, 3 + seed % 4, seed)
        seed += 1
        while (decision := settle(state)) is not None and len(found) < count:
            if decision in BUILD and not below(dice, 6) and ceilings(state, decision.seat(state)) is not None:
                found.append(state.copy())
            choose(state, sensible(state, decision, dice))
    return found


@pytest.mark.parametrize("switches", SWITCHES, ids=lambda switches: next(iter(switches), "plain"))
def test_no_position_is_worth_more_than_its_ceiling(switches: dict[str, Any]) -> None:
    for state in positions(switches, 7, POSITIONS):
        assert min(margins(state, state.stack[-1].who)) >= 0


def test_nearly_all_ceilings_are_exact() -> None:
    found = [each for state in positions({}, 3, 4) for each in margins(state, state.stack[-1].who)]
    assert sum(each < 1e-5 for each in found) > 0.9 * len(found)


def test_to_stop_building_has_no_ceiling() -> None:
    (state,) = positions({}, 1, 1)
    assert (ceilings(state, state.stack[-1].who) or [])[state.options.index(PASS)] == inf


def test_no_ceilings_where_nothing_is_built() -> None:
    assert ceilings(a_game(), RED) is None


def test_no_ceilings_where_income_may_come_before_the_next_choice() -> None:
    (state,) = positions({}, 1, 1)
    state.engine = [state.table.limits.engine] * state.seats
    assert ceilings(state, state.stack[-1].who) is None


def chosen(**changed: Any) -> list[int]:
    """What greedy players choose in the first turns of a game of which the record is changed."""
    game = replace(GAME, **changed)
    state = game.start(a_table(), 4, 2)
    agents = [GreedyAgent(game, seat) for seat in range(4)]
    found: list[int] = []
    while (decision := settle(state)) is not None and len(found) < 40:
        found.append(agents[decision.seat(state)].choose(View(game, state, decision, decision.seat(state))))
        choose(state, found[-1])
    return found


def test_with_and_without_ceilings_the_same_is_chosen() -> None:
    assert chosen() == chosen(ceilings=None)


def test_what_cannot_be_best_is_not_tried() -> None:
    (state,) = positions({}, 1, 1)
    seat, tried = state.stack[-1].who, []

    def noted(position: SteamState, judge: int) -> float:
        tried.append(judge)
        return 5.0

    bounds = [5.0, 6.0, *[4.0] * (len(state.options) - 2)]
    game = replace(GAME, value=noted, ceilings=lambda state, seat: bounds)
    GreedyAgent(game, 1).choose(View(game, state, state.stack[-1], seat))
    assert tried == [seat, seat]
