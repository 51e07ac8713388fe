"""Age of Steam: how often greedy wins, and how often it goes bankrupt, against random players and among its like."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

import pytest

from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent, RandomAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, settle
from validator.play.lookup import game_of, open_set

pytestmark = pytest.mark.soak

WORKERS = 2
AGAINST_RANDOM, AMONG_GREEDY, GREEDY_CHUNK = 200, 32, 8


class Seat(NamedTuple):
    """How a greedy seat ended: its share of the win, whether it went bankrupt, its points."""

    win: float
    bankrupt: bool
    points: int
    seats: int


def greedy_seats(first: int, count: int, greedy: int) -> list[Seat]:
    """Play some games in which the first ``greedy`` seats, moved on from game to game, are greedy."""
    content = open_set("steam")
    game = game_of(content)
    table = game.table(content)
    found = []
    for number in range(first, first + count):
        seats = 3 + number % 2 if greedy == 1 else 3 + number % 4
        mine = [(number + other) % seats for other in range(min(greedy, seats))]
        agents = [
            (GreedyAgent if seat in mine else RandomAgent)(game, scrambled(number, seat)) for seat in range(seats)
        ]
        state = game.start(table, seats, number)
        while (decision := settle(state)) is not None:
            seat = decision.seat(state)
            choose(state, agents[seat].choose(View(game, state, decision, seat)))
        best, points = game.winners(state), game.scores(state)
        found += [Seat((seat in best) / len(best), bool(state.out[seat]), points[seat], seats) for seat in mine]
    return found


def against_random(first: int) -> list[Seat]:
    return greedy_seats(first, GREEDY_CHUNK, 1)


def among_greedy(first: int) -> list[Seat]:
    return greedy_seats(first, GREEDY_CHUNK, 6)


def test_greedy_beats_random_and_stays_solvent() -> None:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        chunks = list(pool.map(against_random, range(0, AGAINST_RANDOM, GREEDY_CHUNK)))
    seats = [seat for chunk in chunks for seat in chunk]
    wins, bankrupt = sum(seat.win for seat in seats), sum(seat.bankrupt for seat in seats)
    print(f"greedy against random: {wins} wins and {bankrupt} bankruptcies in {len(seats)} games")
    assert wins >= 0.95 * len(seats)
    assert bankrupt < 0.05 * len(seats)


def test_greedy_stays_solvent_among_its_like() -> None:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        chunks = list(pool.map(among_greedy, range(0, AMONG_GREEDY, GREEDY_CHUNK)))
    seats = [seat for chunk in chunks for seat in chunk]
    bankrupt = sum(seat.bankrupt for seat in seats)
    by_size = {size: [seat.points for seat in seats if seat.seats == size] for size in (3, 4, 5, 6)}
    means = {size: round(sum(points) / len(points), 1) for size, points in by_size.items()}
    print(f"greedy among its like: {bankrupt} of {len(seats)} bankrupt, mean points by players {means}")
    assert bankrupt < 0.05 * len(seats)
