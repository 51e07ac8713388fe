"""Games of the built-in sets, played and watched for tests."""

from __future__ import annotations

from functools import cache
from typing import Any

from validator.content.loading import ContentSet
from validator.play.agents.greedy import RandomAgent
from validator.play.agents.steady import quick_looks
from validator.play.engine.chance import scrambled
from validator.play.engine.game import Game, Promise
from validator.play.engine.step import State
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running.table import GameResult, play_dealt, play_game

DEALS = 60
"""So many positions are dealt for a promise before it counts as out of reach."""


@cache
def the_set(name: str) -> ContentSet:
    """A built-in set, read once."""
    return open_set(name)


@cache
def the_game(name: str) -> tuple[Game, Any]:
    """The record and the compiled set."""
    content = the_set(name)
    game = game_of(content)
    return game, game.table(content)


def seats_of(name: str, number: int) -> int:
    """How many play game ``number``: every number of players that the set allows in turn."""
    players = the_set(name).manifest.players
    return players.least + number % (players.most - players.least + 1)


@cache
def played(name: str, games: int, agent: type[Any] = RandomAgent) -> list[GameResult]:
    """Games of agents of one kind; none of them breaks."""
    game, table = the_game(name)
    observer = game.observer(table)
    found = []
    for number in range(games):
        agents = [agent(game, 10 * number + seat) for seat in range(seats_of(name, number))]
        found.append(play_game(game, table, agents, number, observer))
        assert found[-1].fault is None, found[-1].fault
    return found


def keys_kept(name: str, games: int, agent: type[Any] = RandomAgent) -> set[str]:
    """Promises that so many games keep."""
    game, table = the_game(name)
    promises = game.promises(table)
    return {promises[number].key for result in played(name, games, agent) for number in result.facts.kept}


def promises_of(name: str, group: str | None = None) -> list[Promise]:
    """What a set promises, or one group of it."""
    game, table = the_game(name)
    return [promise for promise in game.promises(table) if group in (None, promise.group)]


def is_dealt(name: str, key: str, deals: int = DEALS) -> bool:
    """Whether random agents keep a promise in games dealt for it."""
    game, table = the_game(name)
    number = [promise.key for promise in promises_of(name)].index(key)
    observer = game.observer(table)
    for attempt in range(deals):
        seats, seed = seats_of(name, attempt), scrambled(7, number, attempt)
        agents = [RandomAgent(game, scrambled(seed, seat)) for seat in range(seats)]
        result = play_dealt(game, lambda s=seats, d=seed: game.spotlight(table, s, d, number), agents, observer)
        if result is not None:
            assert result.fault is None, result.fault
            if number in result.facts.kept:
                return True
    return False


def out_of_reach(name: str, group: str, samples: int, deals: int = DEALS) -> list[str]:
    """Promises of a group, about so many of them evenly chosen, that games dealt for them do not keep."""
    promises = promises_of(name, group)
    chosen = promises[:: max(1, len(promises) // samples)]
    return [promise.key for promise in chosen if not is_dealt(name, promise.key, deals)]


def tried_one_by_one(game: Game, guesses: list[State], seat: int) -> list[float]:
    """For each option the sum of its values over the guesses, the slow way."""
    looks = [quick_looks(game, guess, seat, guess.options) for guess in guesses]
    return [sum(values) for values in zip(*looks, strict=True)]
