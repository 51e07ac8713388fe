"""Each invariant of Age of Steam, broken in a position that was sound before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.steam.tabletop import Desk, a_game
from validator.play.games.steam.rules.invariants import faults
from validator.play.games.steam.rules.state import COLOURS, NO_CUBE, SteamState

RED = 0


def put(place: str, number: int, value: Any) -> Callable[[SteamState], None]:
    """What puts a value at a place of one of the state's lists."""

    def change(state: SteamState) -> None:
        getattr(state, place)[number] = value

    return change


def twice(state: SteamState) -> None:
    places = [place for place, city in enumerate(state.track.city) if city >= 0]
    state.track.city[places[0]] = state.track.city[places[1]]


def lift(place: str) -> Callable[[SteamState], None]:
    """What takes one away from the first number of a list."""

    def change(state: SteamState) -> None:
        getattr(state, place)[0] -= 1

    return change


def fewer_markers(state: SteamState) -> None:
    state.markers -= 1


def both(state: SteamState) -> None:
    state.out[1] = 1


def neither(state: SteamState) -> None:
    state.order.remove(1)


BREAKS: list[tuple[str, Callable[[SteamState], None]]] = [
    ("on the map and in the supply are not those of the set", lift("supply")),
    ("town markers on the map and in the supply", fewer_markers),
    ("a city lies on the map twice", twice),
    ("cubes in the bag, on the board and on cities", lift("bag")),
    ("a cube lies where none can", put("display", 0, COLOURS)),
    ("a cube lies where none can", put("goods", 0, -1)),
    ("seat 2 has less money or income than none", put("cash", 1, -1)),
    ("seat 2 has less money or income than none", put("income", 1, -1)),
    ("seat 2 has issued shares beyond the board", put("shares", 1, 99)),
    ("seat 2 has issued shares beyond the board", put("shares", 1, 0)),
    ("the engine of seat 2 is beyond the board", put("engine", 1, 0)),
    ("the engine of seat 2 is beyond the board", put("engine", 1, 99)),
    ("seat 2 is both bankrupt and in the order of play, or neither", both),
    ("seat 2 is both bankrupt and in the order of play, or neither", neither),
]


def test_a_game_begins_sound() -> None:
    assert faults(a_game()) == []


@pytest.mark.parametrize(("sentence", "change"), BREAKS)
def test_what_is_broken_is_noticed(sentence: str, change: Callable[[SteamState], None]) -> None:
    state = a_game()
    change(state)
    assert any(sentence in fault for fault in faults(state))


def test_a_bag_may_be_empty() -> None:
    state = a_game()
    state.goods[0] += state.bag[0]
    state.bag[0] = 0
    assert faults(state) == []


def test_spaces_of_the_goods_board_may_be_empty() -> None:
    state = a_game()
    state.bag[state.display[0]] += 1
    state.display[0] = NO_CUBE
    assert faults(state) == []


def about_links(desk: Desk) -> list[str]:
    return [fault for fault in faults(desk.state) if "link" in fault]


def built(**switches: Any) -> Desk:
    """A seat's track from a city, unfinished, and its turn not yet over."""
    desk = Desk(**switches)
    desk.turn(RED)
    desk.lay(RED, (16, 7), "S1 0-3")
    return desk


def test_track_from_a_city_is_sound() -> None:
    assert about_links(built(tracing="own_links")) == []


def test_a_link_that_is_not_kept_is_noticed() -> None:
    desk = built()
    desk.track.links.popitem()
    assert about_links(desk) == ["the links kept are not those that the tiles form"]


def test_a_link_that_leads_to_no_city_is_noticed() -> None:
    desk = Desk(tracing="own_links")
    desk.turn(RED + 1)
    desk.lay(RED + 1, (10, 5), "S1 0-3")
    assert "a link of seat 2 leads to no city" in about_links(desk)


def test_an_unfinished_link_that_was_not_lengthened_is_noticed() -> None:
    desk = built()
    desk.state.stack.clear()
    desk.state.built[RED] += 1
    assert about_links(desk) == ["an unfinished link of seat 1 was not lengthened in its last building turn"]
