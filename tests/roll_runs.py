"""Games of Roll for the Galaxy, played and watched for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from validator.agents.random_agent import RandomAgent
from validator.engine.game import Game
from validator.lookup import game_of, open_set
from validator.playtest.table import GameResult, play_game


@cache
def the_game() -> tuple[Game, Any]:
    """The record and the compiled set."""
    content = open_set("roll")
    game = game_of(content)
    return game, game.table(content)


def observed(games: int, agent: Callable[[Game, int], Any]) -> Iterator[GameResult]:
    """Games of two, three, four and five players in turn."""
    game, table = the_game()
    observer = game.observer(table)
    for number in range(games):
        seats = 2 + number % 4
        result = play_game(game, table, [agent(game, 10 * number + seat) for seat in range(seats)], number, observer)
        assert result.fault is None
        yield result


@cache
def keys_kept(games: int) -> frozenset[str]:
    """Promises that so many random games keep."""
    game, table = the_game()
    promises = game.promises(table)
    return frozenset(promises[number].key for result in observed(games, RandomAgent) for number in result.facts.kept)
