"""What is kept of how a game went: points at the end of each round, who acted first, decisions that were none."""

from __future__ import annotations

from functools import cache

import pytest

from validator.play.playtest.run import opened
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.table import NOBODY, GameResult, game_seed, play_game, seated

GAMES = ("race", "roll", "empires", "trucker", "steam")
SEATS = 3


@cache
def played(name: str) -> GameResult:
    content, game = opened(name)
    table = game.table(content)
    agents = seated(game, [agent_named("random")] * SEATS, 3, 0)
    return play_game(game, table, agents, game_seed(3, 0), game.observer(table))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_round_ends_with_the_scores(name: str) -> None:
    assert played(name).course[-1] == played(name).scores


@pytest.mark.parametrize(("name", "rounds"), [("race", 1), ("roll", 1), ("empires", SEATS), ("steam", 1)])
def test_there_are_as_many_rounds_as_the_game_was_long(name: str, rounds: int) -> None:
    assert len(played(name).course) * rounds == played(name).facts.length


def test_trucker_is_told_by_its_flights() -> None:
    assert len(played("trucker").course) == 3


@pytest.mark.parametrize(
    ("name", "has_first"), [("race", False), ("roll", False), ("empires", True), ("trucker", True), ("steam", True)]
)
def test_somebody_acts_first_unless_all_act_at_once(name: str, has_first: bool) -> None:
    assert (played(name).starter != NOBODY) is has_first


@pytest.mark.parametrize("name", GAMES)
def test_some_decisions_leave_no_choice(name: str) -> None:
    assert played(name).decisions > played(name).choices > 0


@pytest.mark.parametrize("name", GAMES)
def test_points_are_known_for_every_seat_in_every_round(name: str) -> None:
    assert {len(points) for points in played(name).course} == {SEATS}
