"""The figures behind the questions of a designer."""

from __future__ import annotations

from itertools import pairwise
from statistics import median
from typing import Any

import numpy as np

from tests.playtest.plain.arithmetic import mean, share
from tests.playtest.plain.store import Game


def _ahead(points: list[int]) -> set[int]:
    return {seat for seat in range(len(points)) if points[seat] == max(points)}


def _won(game: Game, seats: set[int]) -> float:
    return sum(game.win(seat) for seat in seats) / len(seats)


def at(games: list[Game], table: int) -> list[Game]:
    """The games at one table."""
    return [game for game in games if game.table == table]


def by_round(games: list[Game]) -> list[tuple[int, list[float]]]:
    """After each round that twenty games outlasted: how often who led then won."""
    found = []
    for over in range(1, max(len(game.course) for game in games)):
        going = [game for game in games if len(game.course) > over]
        if len(going) >= 20:
            found.append((over, share(sum(_won(game, _ahead(game.course[over - 1])) for game in going), len(going))))
    return found


def course(games: list[Game]) -> list[Any]:
    """Rounds, leader halfway, ahead for good, changes of the lead, won from behind, won from last place."""
    half, good, changes, behind, last = [], [], [], [], []
    for game in games:
        rounds, won = game.course, set(game.winners)
        then = rounds[-(-len(rounds) // 2) - 1]
        half.append(_won(game, _ahead(then)))
        behind.append(not won & _ahead(then))
        last.append(min(then) != max(then) and all(then[seat] == min(then) for seat in won))
        in_front = [bool(won & _ahead(points)) for points in rounds[:-1]]
        good.append(max((over + 1 for over, held in enumerate(in_front, 1) if not held), default=1))
        alone = [next(iter(_ahead(points))) for points in rounds if len(_ahead(points)) == 1]
        changes.append(sum(one != other for one, other in pairwise(alone)))
    count = len(games)
    return [
        sum(len(game.course) for game in games) / count,
        share(sum(half), count),
        round(median(good)),
        mean(changes),
        share(sum(behind), count),
        share(sum(last), count),
    ]


def first(games: list[Game]) -> list[float]:
    """How often the first player won; seat 1 where all act at once."""
    return share(sum(game.win(max(game.starter, 0)) for game in games), len(games))


def agent(games: list[Game], name: str) -> list[float]:
    """How often a seat of an agent won."""
    seats = [(game, seat) for game in games for seat in range(len(game.agents)) if game.agents[seat] == name]
    return share(sum(game.win(seat) for game, seat in seats), len(seats))


def strategy(seats: list[tuple[Game, int]], rest: list[tuple[Game, int]], use: int, card: int) -> list[float]:
    """How often a design was played by some seats, and by the rest."""
    return [sum(game.has(seat, card, use) for game, seat in some) / len(some) for some in (seats, rest)]


def measures(games: list[Game]) -> dict[str, list[float]]:
    """What is compared before and after an edit, of each game in which it is known."""
    known = [game for game in games if len(game.course) > 1]
    halves = [(game, game.course[-(-len(game.course) // 2) - 1]) for game in known]
    alone = [[_ahead(points) for points in game.course if len(_ahead(points)) == 1] for game in known]
    return {
        "score": [max(game.scores) for game in games],
        "margin": [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games],
        "length": [game.length for game in games],
        "choices": [game.choices for game in games],
        "half": [_won(game, _ahead(points)) for game, points in halves],
        "changes": [sum(one != other for one, other in pairwise(leads)) for leads in alone],
        "behind": [float(not _ahead(points) & set(game.winners)) for game, points in halves],
        "first": [game.win(max(game.starter, 0)) for game in games],
    }


def feel(games: list[Game]) -> list[Any]:
    """Length, real choices of a player, real choices in one unit of length, their share of all decisions."""
    choices = sum(game.choices for game in games)
    seats = sum(len(game.agents) for game in games)
    rounds = sum(game.length * len(game.agents) for game in games)
    return [
        mean([game.length for game in games]),
        choices / seats,
        choices / rounds,
        choices / sum(game.decisions for game in games),
    ]


def pair(games: list[Game], name: str, use: int, designs: int, first: int, second: int) -> list[float]:
    """What a pair adds beyond its parts, and the error, by ordinary least squares over everything at once.

    The error is taken with the noise that is left without the pair.
    """
    lines, wins = [], []
    tables = sorted({game.table for game in games})
    for game in games:
        for seat in range(len(game.agents)):
            if game.agents[seat] == name:
                played = [float(game.has(seat, design, use)) for design in range(designs)]
                both = played[first] * played[second]
                lines.append([both, *[float(game.table == one) for one in tables], sum(played) ** 2, *played])
                wins.append(game.win(seat) - 1 / len(game.agents))
    whole, y = np.array(lines), np.array(wins)
    gain = np.linalg.lstsq(whole, y, rcond=None)[0][0]
    without = whole[:, 1:]
    rest = y - without @ np.linalg.lstsq(without, y, rcond=None)[0]
    noise = rest @ rest / (len(y) - np.linalg.matrix_rank(without))
    product = whole[:, 0]
    own = product - without @ np.linalg.lstsq(without, product, rcond=None)[0]
    return [float(gain), float(np.sqrt(noise / (own @ own)))]
