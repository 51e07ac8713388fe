"""Each invariant of Galaxy Trucker, broken in a position that was sound before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.trucker.flights import a_table, begun, cell, flying, with_tiles
from validator.play.games.trucker.rules.invariants import faults
from validator.play.games.trucker.rules.state import TruckerState
from validator.play.games.trucker.ships.hull import BROWN, COLOURS, PURPLE
from validator.play.games.trucker.words.vocabulary import Battery, Cabin, Hold, Structure

Change = Callable[[TruckerState], object]
HOME, BATTERY, HOLD, CABIN, BEAM = (7, 7), (8, 7), (6, 7), (7, 6), (7, 8)


def in_flight() -> TruckerState:
    """A battery, a hold for two, a cabin and a beam round the start cabin; a rival of whom nothing is asked."""
    table = with_tiles(
        {
            "U1": ("3333", Battery(slots=2)),
            "U2": ("3333", Hold(slots=2)),
            "U3": ("3333", Cabin()),
            "U4": ("3333", Structure()),
        }
    )
    return flying(table, {BATTERY: "U1", HOLD: "U2", CABIN: "U3", BEAM: "U4"})


def noticed(state: TruckerState, change: Change) -> set[str]:
    """The faults that a change brings about."""
    before = set(faults(state))
    change(state)
    return set(faults(state)) - before


def set_number(name: str, place: int, value: int) -> Change:
    return lambda state: getattr(state, name).__setitem__(place, value)


def aboard(name: str, at: tuple[int, int], value: int, of_each: int = 1, place: int = 0) -> Change:
    """Puts something on a cell of the first ship."""
    return lambda state: getattr(state.ships[0], name).__setitem__(of_each * cell(state, *at) + place, value)


def one_brown_in_either(state: TruckerState) -> None:
    for at in (CABIN, BEAM):
        aboard("crew", at, BROWN)(state)


def two_purple(state: TruckerState) -> None:
    for at in (CABIN, BEAM):
        aboard("crew", at, PURPLE)(state)


def torn_apart(state: TruckerState) -> None:
    state.ships[0].take_back(cell(state, *HOME))


def beside(state: TruckerState) -> None:
    state.flying, state.positions = [1, 1], [20, 20]


def fewer_humans(state: TruckerState) -> None:
    state.bank_humans -= 1


def fewer_batteries(state: TruckerState) -> None:
    state.bank_batteries -= 1


BREAKS: list[tuple[str, Change]] = [
    ("humans aboard and in the bank are not those of the set", fewer_humans),
    ("batteries aboard and in the bank are not those of the set", fewer_batteries),
    ("goods of colour 2 aboard and in the bank are not those of the set", set_number("bank_goods", 2, 0)),
    ("two rockets stand on one space", beside),
    ("two players hold the same number tile", lambda state: state.numbers.__setitem__(slice(0, 2), [1, 1])),
    ("a player has fewer credits than none", set_number("credits", 1, -1)),
    ("somebody on the ship of seat 1 is in no cabin", aboard("crew", BEAM, 1)),
    ("the ship of seat 1 has two aliens of one colour", one_brown_in_either),
    ("the ship of seat 1 has two aliens of one colour", two_purple),
    ("an alien sits in the start cabin of seat 1", aboard("crew", HOME, BROWN)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("goods", HOLD, 3, COLOURS, 1)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("goods", BEAM, 1, COLOURS, 1)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("batteries", BATTERY, 3)),
    ("a tile of the ship of seat 1 holds more than it has places for", aboard("batteries", BEAM, 1)),
    ("red goods of seat 1 lie outside a special hold", aboard("goods", HOLD, 1, COLOURS)),
    ("the ship of seat 1 flies although it is not legal", torn_apart),
]


@pytest.mark.parametrize(("sentence", "change"), BREAKS)
def test_what_is_broken_is_noticed(sentence: str, change: Change) -> None:
    assert sentence in noticed(in_flight(), change)


def test_a_full_ship_is_sound() -> None:
    assert not [fault for fault in faults(in_flight()) if "seat 1" in fault]


def test_a_game_begins_sound() -> None:
    assert faults(begun(a_table())) == []


ON_THE_TABLE = "the tiles on ships, in boxes, hands and on the table are not the tiles of the set"


@pytest.mark.parametrize("gone", ["lost", "reserve"])
def test_a_tile_too_many_beside_a_ship_is_noticed(gone: str) -> None:
    assert noticed(begun(a_table()), lambda state: getattr(state.ships[1], gone).append(5)) == {ON_THE_TABLE}


def test_a_tile_that_vanished_from_a_ship_is_noticed() -> None:
    state = begun(a_table())
    ship = state.ships[0]
    assert ON_THE_TABLE in noticed(state, lambda _: ship.take_back(ship.board.start))


def test_a_card_that_vanished_is_noticed() -> None:
    found = noticed(begun(a_table()), lambda state: next(filter(None, state.stocks)).pop())
    assert found == {"the cards in piles, used and put aside are not the cards of the set"}
