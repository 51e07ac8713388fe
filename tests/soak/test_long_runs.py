"""Long runs of every game: a tenth of a whole soak (``python -m tests.soak.run`` plays whole ones)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak.run import SEED, laid_out, play, soaked
from tests.soak.setting import setting_of
from validator.play.lookup import games
from validator.play.playtest.run import playtest
from validator.play.playtest.running.rows import Row
from validator.play.playtest.running.store import Store

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
