"""How strong players are against each other, in one number each, with 95 % intervals.

The model is Luce's (1959): of those at a table each wins in proportion to a strength of its own. That a winner is
chosen over each other seat gives counts for pairs, from which strengths follow (Maystre and Grossglauser 2015, as
`choix` has it; Azari Soufiani and others 2013 on taking rankings apart in this way). Intervals are those of Efron's
bootstrap (1979) over games, not over pairs: the pairs of one game are not independent.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from math import log
from typing import NamedTuple

import numpy
from numpy.typing import NDArray

from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.figures.strength.standing import ANCHOR, Rung, Rungs
from validator.play.playtest.running.rows import Row

EVEN = 1_000.0
"""The rating of the player that the others are measured by."""
TENFOLD = 400.0
"""Who is rated so much higher wins ten games for each of the other's, as in Elo's ratings of chess players."""
PRIOR = 0.5
"""Wins either way that each two players are given from the first, so that who never wins has a rating too."""
RESAMPLES = 400
_MOST_STEPS = 10_000
Matrix = NDArray[numpy.float64]


class Finish(NamedTuple):
    """One game: the players by seat, as numbers, and the seats that won."""

    players: Sequence[int]
    winners: Sequence[int]


def ratings(count: int, games: Iterable[Finish], anchor: int | None) -> list[Interval]:
    """The rating of each of ``count`` players, to whole points.

    Args:
        anchor: the player who is rated `EVEN`, so that the others' intervals are those of the difference; None: the
            mean of all is.
    """
    counts: Matrix = numpy.array([_pairs(count, game) for game in games], dtype=float)
    value = _rated(counts.sum(axis=0).reshape(count, count), anchor)
    chance = numpy.random.default_rng(count)
    draws = chance.multinomial(len(counts), numpy.full(len(counts), 1 / len(counts)), size=RESAMPLES)
    tried = numpy.array([_rated((draw @ counts).reshape(count, count), anchor) for draw in draws])
    low, high = numpy.quantile(tried, (0.025, 0.975), axis=0)
    return [
        Interval(float(round(middle)), float(round(min(least, middle))), float(round(max(most, middle))))
        for middle, least, most in zip(value, low, high, strict=True)
    ]


def _pairs(count: int, game: Finish) -> Matrix:
    """How much each player won over each other in one game, as one row; those who share a win win half."""
    won: Matrix = numpy.zeros((count, count))
    for seat, player in enumerate(game.players):
        for other, rival in enumerate(game.players):
            if player != rival and seat in game.winners:
                won[player, rival] += 0.5 if other in game.winners else 1.0
    return won.reshape(count * count)


def _rated(won: Matrix, anchor: int | None) -> Matrix:
    given = PRIOR * (1 - numpy.eye(len(won)))
    strengths: Matrix = import_module("choix").ilsr_pairwise_dense(won + given, max_iter=_MOST_STEPS)
    at = strengths.mean() if anchor is None else strengths[anchor]
    rated: Matrix = EVEN + TENFOLD / log(10) * (strengths - at)
    return rated


def rungs_of(seats: int, players: Sequence[str], rows: Iterable[tuple[Row, Sequence[str]]]) -> Rungs:
    """The standing at tables of one size; ``rows`` are games with the names of their players by seat."""
    numbers = {name: number for number, name in enumerate(players)}
    finishes, broken = [], 0
    played, won = [0] * len(players), [0.0] * len(players)
    for row, names in rows:
        if row.fault is not None:
            broken += 1
            continue
        seated = [numbers[name] for name in names]
        finishes.append(Finish(seated, row.winners))
        for seat, player in enumerate(seated):
            played[player] += 1
            won[player] += (seat in row.winners) / len(row.winners)
    found = ratings(len(players), finishes, numbers.get(ANCHOR)) if finishes else []
    order = sorted(range(len(found)), key=lambda player: (-found[player].value, player))
    rungs = [
        Rung(player=players[player], place=place, games=played[player], wins=won[player], rating=found[player])
        for place, player in enumerate(order, start=1)
    ]
    return Rungs(seats=seats, games=len(finishes), broken=broken, rungs=tuple(rungs))
