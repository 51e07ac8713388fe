"""Positions of games that can be learned of: described from what the seat sees, in the numbers the game says."""

from __future__ import annotations

import pytest

from tests.games.played import seats_of, the_game, the_set
from validator.play.agents.random_agent import RandomAgent
from validator.play.engine.chance import below, scrambled
from validator.play.engine.game import Features
from validator.play.engine.step import State, choose, settle
from validator.play.learned.laid_on import cards_described

LEARNED = ("empires", "race", "roll")


def features_of(name: str) -> Features:
    features = the_game(name)[0].features
    assert features is not None
    return features


def positions(name: str, number: int) -> list[State]:
    """Positions of one game in which seats choose by lot."""
    game, table = the_game(name)
    state, dice, found = game.start(table, seats_of(name, number), 11 + number), RandomAgent(game, number).dice, []
    while settle(state) is not None:
        choose(state, state.options[below(dice, len(state.options))])
        if below(dice, 10) == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_every_place_and_number_is_given(name: str) -> None:
    features = features_of(name)
    for state in positions(name, 0):
        for seat in range(state.seats):
            counted = [] if features.counted is None else features.counted(state, seat)
            described = len(features.cards(state, seat)), len(counted)
            assert described == (len(features.shown) + len(features.held), len(features.numbers))


@pytest.mark.parametrize("name", LEARNED)
def test_cards_are_numbered_as_described_and_rounds_left_are_none_below_nothing(name: str) -> None:
    features = features_of(name)
    cards = len(cards_described(the_game(name)[0], features, the_set(name)))
    for state in positions(name, 1):
        assert features.rounds_left(state) >= 0
        for seat in range(state.seats):
            assert all(0 <= card < cards for place in features.cards(state, seat) for card in place)


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_shown_is_the_same_in_every_guess_of_a_rival(name: str) -> None:
    game, features = the_game(name)[0], features_of(name)
    for state in positions(name, 2):
        guess = game.imagine(state, 0, scrambled(5))
        for seat in range(1, state.seats):
            shown = slice(len(features.shown))
            assert features.cards(guess, seat)[shown] == features.cards(state, seat)[shown]


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_seat_holds_is_the_same_in_its_own_guess(name: str) -> None:
    game, features = the_game(name)[0], features_of(name)
    for state in positions(name, 3):
        assert features.cards(game.imagine(state, 0, scrambled(6)), 0) == features.cards(state, 0)


def test_numbers_of_rivals_are_those_that_everybody_sees() -> None:
    game, counted = the_game("race")[0], features_of("race").counted
    assert counted is not None
    for state in positions("race", 4):
        assert counted(game.imagine(state, 0, scrambled(7)), 1) == counted(state, 1)
