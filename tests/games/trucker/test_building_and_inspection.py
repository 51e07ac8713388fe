"""Galaxy Trucker's building against the clock, and the inspection."""

from __future__ import annotations

import pytest

from tests.games.trucker.flights import a_table, begun, cell, go_on, lay
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import choose, settle
from validator.play.games.trucker.rules.building import (
    DRAW,
    FINISH,
    FLIP,
    OWN,
    PEEK,
    RETURN,
    SET_ASIDE,
    Flip,
    Place,
    Take,
    runs,
)
from validator.play.games.trucker.rules.inspection import Inspect
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.games.trucker.ships.placing import placements


def take(state: TruckerState, action: int) -> None:
    assert action in state.options
    choose(state, action)
    settle(state)


def until(state: TruckerState, kind: type, **answers: int) -> None:
    """Draw and put back until a decision of that kind comes up."""
    while state.stack and not isinstance(state.stack[-1], kind):
        step = state.stack[-1]
        wanted = DRAW if isinstance(step, Take) else RETURN if isinstance(step, Place) else answers["Flip"]
        take(state, wanted)


def test_players_take_turns_action_by_action() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    assert state.turn == 1


def test_an_action_costs_a_point() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    assert state.points == [state.table.rules.action_points - 1, state.table.rules.action_points]


def test_a_drawn_tile_is_in_the_hand() -> None:
    state = begun(a_table(finish_from=0))
    top = state.face_down[-1]
    take(state, DRAW)
    assert state.hands[0] == top


def test_a_tile_put_back_lies_face_up_for_all() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    tile = state.hands[0]
    take(state, DRAW)
    take(state, RETURN)
    assert state.face_up == [tile]


def test_a_tile_set_aside_may_not_be_put_back() -> None:
    state = begun(a_table(finish_from=0))
    take(state, DRAW)
    tile = state.hands[0]
    for action in (DRAW, SET_ASIDE, RETURN, OWN + tile, DRAW):
        take(state, action)
    assert RETURN not in state.options and SET_ASIDE in state.options


def test_two_tiles_may_be_set_aside() -> None:
    state = begun(a_table(finish_from=0))
    state.ships[0].reserve = [1, 2]
    take(state, DRAW)
    take(state, DRAW)
    assert SET_ASIDE not in state.options


def test_tiles_go_beside_the_ship_alone() -> None:
    state = begun(a_table(finish_from=0))
    beside = {cell(state, column, row) for column, row in ((7, 6), (6, 7), (8, 7), (7, 8))}
    tile = state.table.designs.index("T005")
    assert {place >> 2 for place in placements(state.table, state.ships[0], tile)} == beside


def test_strict_placements_are_legal() -> None:
    state = begun(a_table(), seed=5)
    dice = Dice(1)
    for _ in range(200):
        step = state.stack[-1]
        places = [action for action in state.options if action >= 0]
        if isinstance(step, Place) and places:
            take(state, places[below(dice, len(places))])
        else:
            take(state, state.options[below(dice, len(state.options))])
        if not any(state.points):
            break
    assert all(is_legal(ship) for ship in state.ships) and state.ships[0].tile_count() > 3


def test_piles_may_be_looked_at_after_the_first_tile() -> None:
    state = begun(a_table(finish_from=0))
    assert PEEK not in state.options
    lay(state, 0, {(7, 8): "T067"})
    assert PEEK in state.stack[-1].options(state)


def test_a_pile_looked_at_is_remembered() -> None:
    state = begun(a_table(finish_from=0))
    lay(state, 0, {(7, 8): "T067"})
    settle(state)
    take(state, PEEK - 1)
    assert state.peeked == [2, 0]


def test_the_hidden_pile_is_never_offered() -> None:
    state = begun(a_table(finish_from=0))
    lay(state, 0, {(7, 8): "T067"})
    assert PEEK - 3 not in state.stack[-1].options(state)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_runs_of_the_timer(number: int) -> None:
    assert runs(begun(a_table(), number=number)) == number + 1


def test_the_timer_may_be_flipped_when_the_sand_is_out() -> None:
    state = begun(a_table(), number=2)
    until(state, Flip)
    assert state.points == [0, 0] and FLIP in state.options


def test_a_flip_grants_a_new_run() -> None:
    state = begun(a_table(), number=2)
    until(state, Flip)
    take(state, FLIP)
    assert state.points == [state.table.rules.action_points] * 2 and state.run == 2


def test_onto_start_only_a_finisher_flips() -> None:
    state = begun(a_table(), number=1)
    until(state, Flip)
    assert FLIP not in state.options


def test_somebody_finishes_before_the_last_run() -> None:
    state = begun(a_table(), number=1)
    until(state, Flip)
    take(state, -1)
    assert sorted(state.numbers) == [0, 1] and state.run == 2


def test_when_time_is_over_the_rest_take_the_lowest_numbers() -> None:
    state = begun(a_table(), 3)
    until(state, Flip)
    take(state, FINISH - 1)
    while not all(state.numbers):
        take(state, DRAW if isinstance(state.stack[-1], Take) else RETURN)
    assert state.numbers == [1, 2, 3]


def test_a_tile_in_hand_is_dropped_when_time_is_over() -> None:
    state = begun(a_table(action_points=7))
    until(state, Flip)
    take(state, FINISH - 1)
    while not all(state.numbers):
        take(state, DRAW if isinstance(state.stack[-1], Take) else RETURN)
    assert state.hands == [NO_TILE, NO_TILE]


def test_finishing_waits_for_some_tiles_while_the_sand_runs() -> None:
    assert FINISH - 1 not in begun(a_table()).options


def test_finishing_may_be_allowed_at_once() -> None:
    assert FINISH - 1 in begun(a_table(finish_from=0)).options


# Inspection


def wrong(turn: int = 180) -> TruckerState:
    """A turned engine behind the start cabin."""
    state = begun(a_table(strict_build=False, late_fault_fee=1))
    lay(state, 0, {(7, 6): ("T077", turn)})
    state.stack.clear()
    state.stack.append(Inspect(0))
    return state


def test_a_legal_ship_passes() -> None:
    state = wrong()
    state.ships[0].take_back(cell(state, 7, 6))
    assert go_on(state) == [("passed-inspection", 0)]


def test_a_faulty_tile_is_removed() -> None:
    state = wrong()
    go_on(state, RemoveFaulty=cell(state, 7, 6))
    assert state.ships[0].lost == [state.table.designs.index("T077")]


def test_faults_cost_credits() -> None:
    state = wrong()
    state.credits[0] = 9
    go_on(state, RemoveFaulty=cell(state, 7, 6))
    assert state.credits[0] < 9


def test_a_repaired_ship_is_legal() -> None:
    state = wrong()
    go_on(state)
    assert is_legal(state.ships[0])
