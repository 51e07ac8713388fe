"""How `search` builds and flies: rounds imagined beforehand, and flights played on to their end."""

from __future__ import annotations

import pytest

from tests.games.trucker.flights import a_table, begun, flying
from tests.games.trucker.test_thoughtful_builder import taking
from validator.play.engine.step import PASS
from validator.play.games.trucker.players.flying import default_choice, stretch
from validator.play.games.trucker.players.foresight import KINDS, imagined_round, solved, weights_of
from validator.play.games.trucker.players.forethought import foreseen
from validator.play.games.trucker.players.hidden import imagine
from validator.play.games.trucker.rules.flight import StayOrGo
from validator.play.games.trucker.rules.hits import DEFEND, SMALL_METEOR, Defend
from validator.play.games.trucker.rules.losing import RESTOW, StowGood
from validator.play.games.trucker.rules.powers import SpendBattery
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.hull import COLOURS

FEW = 3
"""So many imagined rounds."""


def holding(aboard: tuple[int, ...], waiting: list[int]) -> TruckerState:
    """A ship whose hold of three carries goods of these colours, and goods in the bay."""
    state = flying(a_table(), {(7, 6): "T025"}, {})
    hold = state.ships[0].figures().holds[0]
    for colour in aboard:
        state.ships[0].goods[COLOURS * hold + colour] += 1
    state.bays[0] = waiting
    state.options = StowGood(0).options(state)
    return state


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_an_imagined_round_is_built_flown_and_paid() -> None:
    ships, earned = imagined_round(a_table(), 2, 0, 5)
    assert [len(ship) for ship in ships] == [KINDS, KINDS] and any(earned)


def test_without_imagined_rounds_the_weights_are_those_of_players_who_think() -> None:
    assert weights_of(a_table(), 2, 0, 0) == [1.0] + [0.0] * (KINDS - 1)


def test_the_same_rounds_teach_the_same() -> None:
    assert weights_of(a_table(), 2, 1, FEW) == weights_of(a_table(), 2, 1, FEW)


def test_what_was_imagined_is_kept_with_the_table() -> None:
    table = a_table(action_points=21)
    state = taking(table)
    foreseen(state, state.turn, FEW)
    foreseen(state, state.turn, FEW)
    assert list(table.foreseen) == [(2, 0, FEW)]


def test_every_option_of_a_builder_is_foreseen() -> None:
    state = taking(a_table(), 3, 4, 5)
    found = foreseen(state, state.turn, FEW)
    assert found is not None and len(found) == len(state.options)


def test_what_is_hidden_changes_nothing() -> None:
    state = taking(a_table(), 3, 4, 5)
    guess = imagine(state, state.turn, seed=5)
    guess.options = state.options
    assert foreseen(guess, state.turn, FEW) == foreseen(state, state.turn, FEW)


def test_what_breaks_rules_is_left_to_be_tried() -> None:
    state = taking(a_table(strict_build=False))
    assert foreseen(state, state.turn, FEW) is None


def test_a_flight_is_one_stretch() -> None:
    assert stretch(flying(a_table(), {}, {}, number=2), 0) == 1


def test_on_the_ground_nothing_is_played_on() -> None:
    assert stretch(begun(a_table()), 0) < 0


def test_rockets_fly_on() -> None:
    assert default_choice(flying(a_table(), {}, {}), StayOrGo(0)) == PASS


def test_what_can_be_defended_is() -> None:
    assert default_choice(flying(a_table(), {}, {}), Defend(0, SMALL_METEOR, 0)) == DEFEND


def test_a_battery_comes_from_where_most_are() -> None:
    state = flying(a_table(), {}, {})
    state.ships[0].batteries[8], state.ships[0].batteries[9] = 1, 2
    state.options = SpendBattery(0).options(state)
    assert default_choice(state, SpendBattery(0)) == 9


@pytest.mark.parametrize(
    ("aboard", "waiting", "is_anew"), [((3, 3, 3), [1], True), ((1, 1, 1), [3], False), ((3, 3, 3), [3], False)]
)
def test_goods_are_stowed_anew_for_a_dearer_one_alone(
    aboard: tuple[int, ...], waiting: list[int], is_anew: bool
) -> None:
    assert default_choice(holding(aboard, waiting), StowGood(0)) == (RESTOW if is_anew else PASS)


def test_a_good_goes_where_there_is_room() -> None:
    state = holding((3,), [1])
    assert default_choice(state, StowGood(0)) == state.ships[0].figures().holds[0]
