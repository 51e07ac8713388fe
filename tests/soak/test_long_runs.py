"""Long runs: a tenth of a whole soak of every game (``python -m tests.soak.run`` plays whole ones), how strong
agents are, and planted cards that are named.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from benchmarks.planted_cards import MILD, STRIKING, named
from tests.soak.games import setting_of
from tests.soak.run import SEED, laid_out, play, soaked
from validator.play.agents.contract import View
from validator.play.agents.greedy import GreedyAgent, RandomAgent
from validator.play.engine.chance import scrambled
from validator.play.engine.step import choose, settle
from validator.play.games.trucker.ships.faults import is_legal
from validator.play.lookup import game_of, games, open_set
from validator.play.playtest.figures.results import said
from validator.play.playtest.figures.statistics import wilson
from validator.play.playtest.run import playtest
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row

pytestmark = pytest.mark.soak

WORKERS = 2
PART = 10
GAMES = 6_000


@pytest.mark.parametrize("game", games())
def test_long_runs_break_nothing(game: str, tmp_path: Path) -> None:
    count = setting_of(game).games // PART
    tally, _ = soaked(game, count, WORKERS, tmp_path)
    print(tally.sentence)
    assert (tally.played, tally.broken) == (count, [])


def rows_of(folder: Path, workers: int) -> list[Row]:
    """Every game of a soak of empires."""
    with Store(folder / f"{workers}.sqlite") as store:
        play("empires", GAMES, workers, store)
        return [row for laid in laid_out("empires", GAMES, SEED) for row in store.rows(store.run_of(laid.plan))]


def test_one_worker_and_two_play_the_same_games(tmp_path: Path) -> None:
    assert rows_of(tmp_path, 1) == rows_of(tmp_path, WORKERS)


def test_one_worker_and_two_report_the_same() -> None:
    one, two = (playtest("empires", GAMES, ["random"], SEED, workers, None).report for workers in (1, WORKERS))
    assert one == two


SEED_OF_STRENGTH = 2_026
DUELS = [
    ("empires", "greedy", "random", 1_000, 0.9),
    ("empires", "search:200", "greedy", 200, 0.6),
    ("race", "greedy", "random", 1_000, 0.95),
    ("race", "search:200", "greedy", 200, 0.6),
    ("roll", "greedy", "random", 1_000, 0.95),
    ("roll", "search:200", "greedy", 200, 0.6),
    ("trucker", "greedy", "random", 500, 0.95),
]


@pytest.mark.parametrize(("game", "stronger", "weaker", "games", "least"), DUELS)
def test_the_stronger_wins(game: str, stronger: str, weaker: str, games: int, least: float) -> None:
    """A shared win counts half."""
    (table,) = playtest(game, games, [stronger, weaker], SEED_OF_STRENGTH, WORKERS, None, seats=(2,)).report.tables
    share = next(side.wins.value for side in table.agents if side.name == said("agent", name=stronger))
    found = wilson(share * games, games)
    print(f"{stronger} against {weaker}: {found.value:.3f} ({found.low:.3f} to {found.high:.3f}) in {games} games")
    assert found.value >= least


@pytest.mark.parametrize("name", sorted(STRIKING))
def test_striking_cards_are_named_within_400_games(name: str) -> None:
    assert set(STRIKING[name]) - named(name, 400).keys() == set()


def test_the_mild_card_is_named_within_4000_games() -> None:
    assert set(MILD["race"]) - named("race", 4_000).keys() == set()


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


SHIPS = 120


class Yard:
    """Looks at every ship when it is inspected: cells filled on each board, and whether anything was at fault."""

    def __init__(self) -> None:
        self.filled: dict[str, list[float]] = {}
        self.faultless: list[bool] = []

    def before(self, state: Any, step: Any, action: int | None) -> None:
        if type(step).__name__ != "Inspect":
            return
        ship = state.ships[step.who]
        self.filled.setdefault(ship.board.name, []).append(ship.tile_count() / len(ship.board.cells))
        self.faultless.append(is_legal(ship))

    def after(self, state: Any, step: Any, action: int | None) -> None: ...


def test_the_ships_of_greedy_pass_inspection() -> None:
    content = open_set("trucker")
    game = game_of(content)
    table = game.table(content)
    yard = Yard()
    number = 0
    while len(yard.faultless) < SHIPS:
        state = game.start(table, 2, number)
        agents = [GreedyAgent(game, scrambled(number, seat)) for seat in range(2)]
        decision = settle(state, yard)
        while decision is not None:
            seat = decision.seat(state)
            choose(state, agents[seat].choose(View(game, state, decision, seat)), yard)
            decision = settle(state, yard)
        number += 1
    passed = sum(yard.faultless) / len(yard.faultless)
    shares = {board: round(sum(part) / len(part), 3) for board, part in sorted(yard.filled.items())}
    print(
        f"ships of greedy that pass inspection: {passed:.3f} of {len(yard.faultless)}; share of cells filled: {shares}"
    )
    assert passed >= 0.95
