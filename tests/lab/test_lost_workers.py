"""``sweep``, ``tune`` and ``generate`` lose a worker midway: the next call, or those left, write the same bytes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from generator.cli import main
from tests.playtest.test_on_many_machines import PATIENCE, Machines
from validator.play.lab.tuning.field import Field
from validator.play.playtest.running import cluster

pytest.importorskip("optuna")
GOALS = "goals:\n  - {measure: score, from: 20, to: 21}\nseats: [2]\nagents: [random]\n"
RECIPE = "from: empires\nmake: {empire: 36}\nseed: 3\n"
COMMANDS = {
    "sweep": ("empires", "--vary", "rules.hand_size=4..6", "--agents", "random", "--seats", "2", "--games", "60"),
    "tune": ("empires", "--goals", "goals.yaml", "--games", "300", "--only", "rules.*"),
    "generate": ("empires", "--recipe", "recipe.yaml", "--goals", "goals.yaml", "--decks", "3", "--games", "120"),
}
QUICK = "sweep"
EVERY = [pytest.param(name, marks=[] if name == QUICK else [pytest.mark.faults]) for name in COMMANDS]
LOST = 11
"""The exit code of a run that lost a worker."""
ALONE, HELPED = "run-by-one", "run-by-many"
"""Folders, by names that stand in no page."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("validator.play.lab.tuning.field.WORTH_A_POOL_SECONDS", 0)
    monkeypatch.setattr("validator.play.playtest.running.workers.MOST_IN_CHUNK", 4)
    monkeypatch.setattr(cluster, "JOIN_SECONDS", PATIENCE)
    Path("goals.yaml").write_text(GOALS, encoding="utf-8")
    Path("recipe.yaml").write_text(RECIPE, encoding="utf-8")


def called(name: str, output: str, *options: str) -> int:
    try:
        return main([name, *COMMANDS[name], *options, "--output", output])
    except SystemExit as end:
        assert isinstance(end.code, int)
        return end.code


def written(output: str) -> dict[str, bytes]:
    """Everything below a folder but the games."""
    files = [path for path in Path(output).rglob("*") if path.suffix in (".yaml", ".html", ".json", ".svg")]
    return {path.relative_to(output).as_posix(): path.read_bytes().replace(output.encode(), b"") for path in files}


class Reaper:
    """Kills once, when a third of the games asked for are played."""

    def __init__(self, kill: Any) -> None:
        self._kill, self.is_done = kill, False

    def tell(self, field: Any, done: int, total: int) -> None:
        if not self.is_done and done > total // 3:
            self.is_done = bool(self._kill(field))


def kill_a_worker(field: Any) -> bool:
    pool = field._crew._pool
    if pool is None:
        return False
    victim = min(pool._processes)
    os.kill(victim, signal.SIGKILL)
    pool._processes[victim].join()
    return True


@pytest.mark.parametrize("name", EVERY)
def test_after_a_worker_was_killed_the_next_call_ends_as_ever(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = called(name, ALONE, "--workers", "1")
    reaper = Reaper(kill_a_worker)
    with monkeypatch.context() as patch:
        patch.setattr(Field, "_tell", lambda field, done, total: reaper.tell(field, done, total))
        assert (called(name, HELPED, "--workers", "3"), reaper.is_done) == (LOST, True)
    assert "a worker process died" in capsys.readouterr().err
    assert (called(name, HELPED, "--workers", "3"), written(HELPED)) == (code, written(ALONE))


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    found = Machines(tmp_path_factory.mktemp("machines"))
    found.worker()
    yield found
    found.end()


@pytest.mark.slow
@pytest.mark.parametrize("name", EVERY)
def test_a_cluster_that_loses_one_of_two_writes_the_same(
    name: str, machines: Machines, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = called(name, ALONE, "--workers", "1")
    lost = machines.worker()
    machines.await_workers(2)

    def kill(field: object) -> bool:
        lost.send_signal(signal.SIGKILL)
        lost.wait()
        return True

    reaper = Reaper(kill)
    with monkeypatch.context() as patch:
        patch.setattr(Field, "_tell", lambda field, done, total: reaper.tell(field, done, total))
        assert (called(name, HELPED, "--cluster", machines.address), reaper.is_done) == (code, True)
    assert written(HELPED) == written(ALONE)
