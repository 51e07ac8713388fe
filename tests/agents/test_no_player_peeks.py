"""Players know the table as their seat sees it: where the hidden differs and their guesses do not, they do the same."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from tests.games.played import seats_of, the_game
from validator.play.agents.contract import View
from validator.play.engine.chance import Dice, below
from validator.play.engine.step import Decision, choose, settle
from validator.play.lookup import games
from validator.play.playtest.running.roster import agent_named

PLAYERS = ("greedy", "fast", "steady", "cautious", "search:12")
LOOKED_AT = 40
"""So many choices of random games are looked at, far apart."""
APART = 13


def looked_at(name: str) -> list[Any]:
    """The positions at some choices of random games."""
    game, table = the_game(name)
    found: list[Any] = []
    for seed in count():
        dice = Dice(seed)
        state = game.start(table, seats_of(name, 0), seed)
        while settle(state) is not None:
            if state.options[1:] and below(dice, APART) == 0:
                found.append(state.copy())
            if len(found) == LOOKED_AT:
                return found
            choose(state, state.options[below(dice, len(state.options))])
    return found


def standing_at(state: Any) -> Decision[Any]:
    """The choice that a position waits for."""
    decision = settle(state)
    assert decision is not None
    return decision


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", games())
def test_the_hidden_changes_no_choice(name: str, player: str) -> None:
    game, _ = the_game(name)
    for state in looked_at(name):
        seat = standing_at(state).seat(state)
        # Guesses are of the true position for both, and made one by one, so that nothing else can tell them apart.
        guessing = replace(game, imagine=lambda _, seat, seed, true=state: game.imagine(true, seat, seed), judged=None)
        chosen = []
        for position in (state, game.imagine(state, seat, 11)):
            view = View(guessing, position, standing_at(position), seat)
            chosen.append(agent_named(player)(guessing, 3).choose(view))
        assert chosen[0] == chosen[1]
