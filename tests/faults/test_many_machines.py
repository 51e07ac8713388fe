"""Play on many machines of which one fails at a drawn moment: the numbers of one core, at once or after one line.

A worker is killed, the scheduler is, a worker of another version joins, a worker has a full disk. Machines that
outlive a fault are those of the next run as well, as in a house where they are left on.
"""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tests.faults.conftest import Figures
from tests.faults.runs import times
from tests.playtest.test_on_many_machines import PATIENCE, ROOT, Machines
from validator.base.files import write_beside
from validator.base.issue import Trouble
from validator.play.playtest.run import playtest
from validator.play.playtest.running import cluster, workers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits what a process may write")
GAMES = 48
SEEDS = 2
"""Runs of so many seeds, by turns."""
RUNS = 50
"""Of each fault; 200 of all."""
SET = b"extends: empires\ntitle: {en: Fleet}\nlanguages: [en]\nremove: [E04, E05]\n"
Fault = Callable[[Machines, Path], subprocess.Popen[bytes] | None]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "JOIN_SECONDS", PATIENCE)
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", PATIENCE)
    monkeypatch.setattr(workers, "MOST_IN_CHUNK", 4)
    monkeypatch.setattr(workers, "WORTH_A_POOL_SECONDS", 0.0)


@pytest.fixture(scope="module")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("sets") / "fleet"
    write_beside(folder / "set.yaml", SET)
    return str(folder)


@pytest.fixture(scope="module")
def alone(fleet: str) -> Callable[[int], bytes]:
    """What one core finds, by seed."""
    return cache(lambda seed: msgspec.json.encode(playtest(fleet, GAMES, ["random"], seed, 1, None).report))


@pytest.fixture(scope="module")
def other_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Proofpress whose rules are not ours."""
    folder = tmp_path_factory.mktemp("other")
    for name in ("generator", "content", "schemas", "pyproject.toml"):
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "validator", folder / "validator", ignore=shutil.ignore_patterns("__pycache__"))
    with (folder / "validator/play/games/empires/rules/turn.py").open("a") as rules:
        rules.write("\nOTHER = True\n")
    return folder


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Machines]]:
    """The machines that a fault is tried on, by its name, with a worker that nothing happens to; new if they ended."""
    there: dict[str, Machines] = {}

    def found(name: str) -> Machines:
        if name in there and there[name].running[0].poll() is not None:
            there.pop(name).end()
        if name not in there:
            there[name] = Machines(tmp_path_factory.mktemp(name))
            there[name].worker()
        return there[name]

    yield found
    for machines in there.values():
        machines.end()


def killed_worker(machines: Machines, other: Path) -> subprocess.Popen[bytes] | None:
    return machines.worker()


def killed_scheduler(machines: Machines, other: Path) -> subprocess.Popen[bytes] | None:
    return machines.running[0]


def worker_of_another_version(machines: Machines, other: Path) -> None:
    if not machines.running[2:]:
        machines.worker(named={"PYTHONPATH": str(other)})


def worker_with_a_full_disk(machines: Machines, other: Path) -> None:
    if not machines.running[2:]:
        machines.worker(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (len(SET) // 2, len(SET) // 2)))


FAULTS = {
    killed_worker: "",
    killed_scheduler: "went away",
    worker_of_another_version: "by other rules than this machine",
    worker_with_a_full_disk: "has no room for the set",
}
"""What may be said of each, where the run does not go on."""


@pytest.mark.parametrize("turn", times(RUNS))
@pytest.mark.parametrize("fault", FAULTS)
def test_the_numbers_are_those_of_one_core(
    fault: Fault,
    turn: int,
    fleet: str,
    alone: Callable[[int], bytes],
    other_version: Path,
    house: Callable[[str], Machines],
    tmp_path: Path,
    figures: Figures,
) -> None:
    machines, seed = house(fault.__name__), turn % SEEDS
    victim = fault(machines, other_version)
    machines.await_workers(sum(one.poll() is None for one in machines.running[1:]))
    moment = random.Random(f"{fault.__name__} {turn}").randrange(GAMES)

    def progress(stage: str, done: int, total: int) -> None:
        if victim is not None and stage == "games" and done >= moment and victim.poll() is None:
            os.kill(victim.pid, signal.SIGKILL)
            victim.wait()

    store, said = tmp_path / "playtest.sqlite", ""
    try:
        found = playtest(fleet, GAMES, ["random"], seed, machines.address, store, progress)
    except Trouble as why:
        said = str(why)
        found = playtest(fleet, GAMES, ["random"], seed, 1, store)
    figures.add(f"runs on many machines, {fault.__name__}: {'stopped' if said else 'went on'}")
    assert msgspec.json.encode(found.report) == alone(seed)
    assert not said or (bool(FAULTS[fault]) and FAULTS[fault] in said and "\n" not in said)
