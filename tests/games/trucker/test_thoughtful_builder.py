"""The builder who thinks: actions that will be there, tiles that nobody has seen, what fits before what does not."""

from __future__ import annotations

import pytest

from tests.games.trucker.flights import a_table, begun, flying, with_tiles
from validator.play.games.trucker.players.hidden import imagine
from validator.play.games.trucker.players.judgement import placing
from validator.play.games.trucker.players.yard import actions_left, growth, weighed
from validator.play.games.trucker.rules.building import DRAW, FINISH, TAKE
from validator.play.games.trucker.rules.scoring import placing_reward
from validator.play.games.trucker.rules.state import NO_TILE, TruckerState
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.words.vocabulary import Structure

SEEDS = [0]


def taking(table: Table, *face_up: int) -> TruckerState:
    """A builder's first choice, with an empty hand and these tiles face up."""
    state = begun(table)
    state.hands[state.turn] = NO_TILE
    state.stack[-1] = TAKE
    state.face_up = list(face_up)
    state.options = TAKE.options(state)
    return state


def worth(state: TruckerState, action: int) -> float:
    found = weighed(state, state.turn, SEEDS)
    assert found is not None
    return found[state.options.index(action)]


def test_a_tile_that_fits_is_worth_more_than_one_that_fits_nowhere() -> None:
    """The start cabin has connectors all around, so what has none cannot be built in."""
    table = with_tiles({"closed": ("0000", Structure()), "open": ("3333", Structure())})
    closed, open_one = table.designs.index("closed"), table.designs.index("open")
    state = taking(table, closed, open_one)
    assert worth(state, open_one) > worth(state, DRAW) > worth(state, closed)


@pytest.mark.parametrize(("seat", "runs"), [(0, 2), (1, 1)])
def test_who_is_asked_last_does_not_count_the_last_run(seat: int, runs: int) -> None:
    state = taking(a_table(action_points=20))
    state.points = [20, 20]
    assert actions_left(state, seat) == 20 * runs


def test_when_someone_has_finished_all_runs_count() -> None:
    state = taking(a_table(action_points=20))
    state.points = [20, 20]
    state.numbers[0] = 1
    assert actions_left(state, 1) == 40


def test_what_a_draw_is_worth_does_not_depend_on_the_order_of_the_tiles() -> None:
    state = taking(a_table())
    turned = state.copy()
    turned.face_down = state.face_down[::-1]
    turned.options = state.options
    assert worth(turned, DRAW) == pytest.approx(worth(state, DRAW))


def test_every_option_of_a_builder_is_weighed() -> None:
    state = taking(a_table(), 3, 4, 5)
    found = weighed(state, state.turn, SEEDS)
    assert found is not None and len(found) == len(state.options)


def test_what_breaks_rules_is_left_to_be_tried() -> None:
    state = taking(a_table(strict_build=False))
    assert weighed(state, state.turn, SEEDS) is None


def test_building_on_is_better_than_finishing_a_bare_ship() -> None:
    state = taking(a_table(finish_from=0))
    assert worth(state, DRAW) > worth(state, FINISH - 1)


@pytest.mark.parametrize(
    ("fewer", "more"), [((9.0, 9, 1.0, 4), (9.0, 9, 2.0, 4)), ((9.0, 8, 2.0, 4), (9.0, 9, 2.0, 4))]
)
def test_more_ways_and_more_cells_let_a_ship_grow_more(
    fewer: tuple[float, int, float, int], more: tuple[float, int, float, int]
) -> None:
    assert growth(more, 40) > growth(fewer, 40)


def test_without_cards_to_come_a_place_is_sure() -> None:
    state = flying(a_table(), {}, {})
    assert [placing(state, seat, 0) for seat in range(2)] == [placing_reward(state, seat) for seat in range(2)]


def test_with_cards_to_come_the_leader_may_be_passed() -> None:
    state = flying(a_table(), {}, {})
    assert placing_reward(state, 1) < placing(state, 1, 4) < placing(state, 0, 4) < placing_reward(state, 0)


def test_what_is_hidden_changes_nothing() -> None:
    state = taking(a_table(), 3, 4, 5)
    guess = imagine(state, state.turn, seed=5)
    guess.options = state.options
    assert weighed(guess, state.turn, SEEDS) == weighed(state, state.turn, SEEDS)
