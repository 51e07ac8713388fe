"""The rules, one at a time: a meadow is laid out by hand, and the game says what can be done."""

from __future__ import annotations

from typing import Any

from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

CONTENT = open_set("my_game")
GAME = game_of(CONTENT)
TABLE = GAME.table(CONTENT)
NUMBER = {design: number for number, design in enumerate(GAME.designs(TABLE))}
MIDDLE = 12
"""The cell in the middle of five rows of five."""


def begun(first: str, *offered: str) -> Any:
    """A game at its first choice, with one tile in the middle, these on offer and an empty pile."""
    state = GAME.start(TABLE, 2, 1)
    state.meadow = {MIDDLE: NUMBER[first]}
    state.offer = [NUMBER[tile] for tile in offered]
    state.pile = []
    settle(state)
    return state


def taken(state: Any, tile: str) -> Any:
    """The same, where the first player has taken a tile."""
    choose(state, NUMBER[tile])
    settle(state)
    return state


def test_any_open_tile_may_be_taken() -> None:
    assert begun("W1", "W1", "S1", "S1").options == [NUMBER["W1"], NUMBER["S1"]]


def test_a_tile_is_laid_beside_another() -> None:
    assert taken(begun("W1", "W1", "S1"), "W1").options == [MIDDLE - 5, MIDDLE - 1, MIDDLE + 1, MIDDLE + 5]


def test_a_neighbour_of_the_same_land_is_a_point() -> None:
    state = taken(begun("W1", "W1", "S1"), "W1")
    choose(state, MIDDLE + 1)
    assert GAME.scores(state) == [1, 0]


def test_a_neighbour_of_another_land_is_none() -> None:
    state = taken(begun("W1", "W1", "S1"), "S1")
    choose(state, MIDDLE + 1)
    assert GAME.scores(state) == [0, 0]


def test_a_tile_that_grows_scores_more_for_each() -> None:
    state = taken(begun("F1", "F2", "S1"), "F2")
    choose(state, MIDDLE + 1)
    assert GAME.scores(state) == [3, 0]
