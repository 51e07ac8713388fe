"""Many sets played on the same deals: what is played, what is kept, and that workers do not matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import rows_of
from validator.play.lab.trial.field import Field
from validator.play.playtest.running.ordinary import Progress
from validator.play.playtest.running.rows import Row

TABLES = (("anyone", "anyone"), ("anyone",) * 3)


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    folder = tmp_path_factory.mktemp("sets")
    return [
        toy.write_set(folder / name, toy.PEBBLES.replace("points: 5", f"points: {points}"))
        for name, points in (("light", 5), ("heavy", 6), ("heavier", 7))
    ]


def field(store: Path | None = None, workers: int = 1, progress: Progress | None = None, seed: int = 7) -> Field:
    return Field(store, TABLES, seed, workers, progress, opener=toy.open_toy, roster=toy.anyone)


def played(sets: list[str], games: int, workers: int) -> list[list[Row]]:
    with field(workers=workers) as open_field:
        open_field.play([(reference, games) for reference in sets])
        return [open_field.rows(reference, games) for reference in sets]


@pytest.mark.parametrize("workers", [2, 3])
def test_the_number_of_workers_changes_nothing(sets: list[str], workers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.play.lab.trial.field.WORTH_A_POOL_SECONDS", 0)
    assert played(sets, 60, workers) == played(sets, 60, 1)


def test_the_games_are_those_of_a_play_test_of_the_same_seed(sets: list[str]) -> None:
    with Field(None, (("anyone",) * 2,), 7, 1, opener=toy.open_toy, roster=toy.anyone) as open_field:
        open_field.play([(sets[0], 20)])
        assert open_field.rows(sets[0], 20) == rows_of(sets[0], 20, "anyone", "anyone")


def test_sets_of_the_same_content_have_the_same_games(tmp_path: Path) -> None:
    first, second = played([toy.write_set(tmp_path / "one"), toy.write_set(tmp_path / "two")], 30, 1)
    assert first == second


def test_another_seed_deals_other_games(sets: list[str]) -> None:
    with field(seed=8) as open_field:
        open_field.play([(sets[0], 30)])
        assert open_field.rows(sets[0], 30) != played(sets[:1], 30, 1)[0]


def test_more_games_begin_with_the_first_ones(sets: list[str]) -> None:
    with field() as open_field:
        open_field.play([(sets[0], 10)])
        few = open_field.rows(sets[0], 10)
        open_field.play([(sets[0], 25), (sets[0], 5)])
        assert open_field.rows(sets[0], 25)[:10] == few


def test_kept_games_are_not_played_again(sets: list[str], tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    for games in (20, 30):
        with field(tmp_path / "kept.sqlite", progress=lambda stage, done, total: told.append((done, total))) as one:
            one.play([(sets[0], games)])
    assert (20, 30) in told and told[-1] == (30, 30)


def stop_midway(stage: str, done: int, total: int) -> None:
    if done > total // 3:
        raise KeyboardInterrupt


def test_an_interrupted_field_says_so_and_goes_on(sets: list[str], tmp_path: Path) -> None:
    with field(tmp_path / "kept.sqlite", progress=stop_midway) as stopped:
        stopped.play([(reference, 40) for reference in sets])
        assert stopped.interrupted
    with field(tmp_path / "kept.sqlite") as again:
        again.play([(reference, 40) for reference in sets])
        assert [again.rows(reference, 40) for reference in sets] == played(sets, 40, 1)
