"""Whoever meets `greedy` meets the player that landed (commit 2b37afd), choice for choice."""

from __future__ import annotations

import zlib

import pytest

from tests.games.played import the_game
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, settle

CHOICES = 60
LANDED = {
    ("empires", 2): 1265221262,
    ("race", 2): 2761565113,
    ("race", 3): 737493941,
    ("roll", 2): 2112778444,
    ("trucker", 2): 2544867185,
    ("steam", 3): 3080888612,
}
"""Sums of the first choices of a game, and of how many options each had, as commit 2b37afd plays it."""


@pytest.mark.parametrize("name, seats", LANDED)
def test_greedy_chooses_as_when_it_landed(name: str, seats: int) -> None:
    game, table = the_game(name)
    state = game.start(table, seats, 18)
    agents = [GreedyAgent(game, scrambled(18, seat)) for seat in range(seats)]
    chosen: list[int] = []
    while (decision := settle(state)) is not None and len(chosen) < 2 * CHOICES:
        seat = decision.seat(state)
        action = agents[seat].choose(View(game, state, decision, seat))
        chosen += [len(state.options), action]
        choose(state, action)
    assert zlib.crc32(repr(chosen).encode()) == LANDED[name, seats]
