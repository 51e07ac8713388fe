"""A game that agents play out by themselves is the game they play when somebody looks on."""

from __future__ import annotations

from validator.play.agents.greedy import RandomAgent
from validator.play.agents.playing import play_out
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.table import play_through


def test_nobody_looking_on_makes_no_difference() -> None:
    content = open_set("race")
    game = game_of(content)
    table = game.table(content)
    alone, watched = game.start(table, 2, 1), game.start(table, 2, 1)
    play_out(game, alone, [RandomAgent(game, seat) for seat in range(2)])
    play_through(game, watched, [RandomAgent(game, seat) for seat in range(2)])
    assert alone.key() == watched.key()
