"""The rules, one at a time: a hand is laid out by hand, and the game says what can be done."""

from __future__ import annotations

from typing import Any

from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

CONTENT = open_set("my_game")
GAME = game_of(CONTENT)
TABLE = GAME.table(CONTENT)
NUMBER = {design: number for number, design in enumerate(GAME.designs(TABLE))}


def dealt(*hands: str) -> Any:
    """A game in which the seats hold these cards: ``dealt("S1 L2", "S3 W4")``."""
    state = GAME.start(TABLE, len(hands), 1)
    state.hands = [sorted(NUMBER[card] for card in hand.split()) for hand in hands]
    return state


def played(state: Any, *cards: str) -> Any:
    """The same after some real choices."""
    for card in cards:
        settle(state)
        choose(state, NUMBER[card])
    settle(state)
    return state


def test_who_has_the_suit_follows_it() -> None:
    state = played(dealt("S1 L2", "S3 S4 W4"), "S1")
    assert state.options == [NUMBER["S3"], NUMBER["S4"]]


def test_who_has_none_plays_anything() -> None:
    state = played(dealt("S1 L2", "L3 W4"), "S1")
    assert state.options == [NUMBER["L3"], NUMBER["W4"]]


def test_the_highest_card_of_the_suit_led_wins() -> None:
    state = played(dealt("S1 L2", "S3 S4 W4", "W8 L1"), "S1", "S4", "W8")
    assert state.won[1] == [NUMBER["S1"], NUMBER["S4"], NUMBER["W8"]]


def test_a_prize_counts_for_whoever_wins_it() -> None:
    state = dealt("S1", "S2")
    state.won = [[NUMBER["S3"], NUMBER["S4"]], []]
    assert GAME.scores(state) == [3, 0]
