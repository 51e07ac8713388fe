"""Long runs, by themselves: ``python -m pytest -m soak``. Many games, both counts of workers, and agents' strength."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from validator.engine.chance import Dice, below
from validator.engine.step import choose, settle
from validator.lookup import game_of, open_set
from validator.playtest.figures.statistics import Interval, wilson
from validator.playtest.run import Outcome, playtest
from validator.playtest.running.store import Store

pytestmark = pytest.mark.soak

WORKERS = 2
RANDOM_GAMES = 20_000
CHUNK = 1_000
SEATS = (2, 3, 4)
SEED = 20_250


class AtTurnEnds:
    """Looks for broken invariants whenever a turn has ended."""

    def __init__(self, faults: Any) -> None:
        self._faults = faults
        self.found: list[str] = []

    def before(self, state: Any, step: Any, action: int | None) -> None: ...

    def after(self, state: Any, step: Any, action: int | None) -> None:
        if type(step).__name__ == "EndTurn":
            self.found += self._faults(state)


def broken(first: int) -> list[str]:
    """What breaks in a chunk of random games; each game's number tells its seats and its seed."""
    content = open_set("empires")
    game = game_of(content)
    table = game.table(content)
    found = []
    for number in range(first, first + CHUNK):
        watcher = AtTurnEnds(game.faults)
        dice = Dice(SEED, number, 1)
        state = game.start(table, SEATS[number % len(SEATS)], number)
        while settle(state, watcher) is not None:
            choose(state, state.options[below(dice, len(state.options))], watcher)
        found += [f"game {number}: {fault}" for fault in watcher.found + game.faults(state)]
    return found


def test_twenty_thousand_random_games_break_no_invariant() -> None:
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        found = [fault for chunk in pool.map(broken, range(0, RANDOM_GAMES, CHUNK)) for fault in chunk]
    assert found == []


def rows_of(folder: Path, workers: int) -> list[tuple[int, int, list[int], bytes, bytes]]:
    """Number, digest, scores, promises and uses of every game of a run."""
    file = folder / f"{workers}.sqlite"
    outcome = run(["random"], 20_000, workers, file, seats=SEATS)
    assert outcome.report.broken == 0
    with Store(file) as store:
        return [(row.number, row.digest, row.scores, row.kept, row.uses) for row in store.rows(outcome.run, 20_000)]


def run(agents: list[str], games: int, workers: int, file: Path | None = None, **more: Any) -> Outcome:
    return playtest("empires", games, agents, SEED, workers, file, **more)


def test_one_worker_and_two_play_the_same_games(tmp_path: Path) -> None:
    assert rows_of(tmp_path, 1) == rows_of(tmp_path, 2)


def test_one_worker_and_two_report_the_same() -> None:
    assert run(["random"], 6_000, 1).report == run(["random"], 6_000, 2).report


def wins(stronger: str, weaker: str, games: int) -> Interval:
    """The share of two-seat games that the stronger agent wins, a shared win counting half; seats are swapped."""
    table = run([stronger, weaker], games, WORKERS).report.tables[0]
    share = next(side.wins.value for side in table.agents if side.name == stronger)
    found = wilson(share * games, games)
    print(f"{stronger} against {weaker}: {found.value:.3f} ({found.low:.3f} to {found.high:.3f}) in {games} games")
    return found


def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    assert wins("greedy", "random", 1_000).value >= 0.9


def test_search_beats_greedy_in_six_games_of_ten() -> None:
    assert wins("search:200", "greedy", 200).value >= 0.6
