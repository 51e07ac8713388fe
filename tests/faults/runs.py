"""The real commands in small, each run in a session and a folder of its own, and what they leave."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from tests import ROOT
from tests.processes import end_all, own_seconds, workers_of

PLAYTEST = ("playtest", "empires", "--games", "60", "--seats", "random", "--workers", "2")
PRINT = ("print", "empires", "--lang", "en", "--only", "raid", "--svg")
STORE = "playtest.sqlite"
PATIENCE = 1_200.0
"""Seconds that a run may take at most, however busy the machine is."""


TRIES = 40
"""Moments that are tried until a fault meets a run."""


class Left(NamedTuple):
    """What a run left in its folder: files by name without the store, and the rows of the store by table."""

    files: dict[str, bytes]
    rows: dict[str, list[Any]]


class Ended(NamedTuple):
    """How a run ended: its exit code, and what it said on the error stream."""

    code: int
    errors: str


class Run:
    """A run that goes on. It writes below ``out`` in its folder unless it is told where."""

    def __init__(self, folder: Path, command: Sequence[str], out: Path | None = None, **how: Any) -> None:
        folder.mkdir(exist_ok=True)
        self.out = out or folder / "out"
        self._told, self._errors = folder / "told", folder / "errors"
        with self._told.open("wb") as told, self._errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.faults.in_small", *command, "--output", str(self.out)],
                cwd=folder,
                stdout=told,
                stderr=errors,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                **how,
            )

    @property
    def session(self) -> int:
        """The session's number, and that of the process that leads it."""
        return self.process.pid

    def goes_on(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def rest(self, seconds: float) -> None:
        """Wait until so many seconds of its own have passed, or it has ended."""
        any(passed >= seconds for passed in self.passing())

    def passing(self) -> Iterator[float]:
        """Seconds of its own that have passed, again and again until it has ended."""
        return own_seconds(lambda: [self.session] if self.goes_on() else [])

    def end(self) -> Ended:
        """Wait for its end."""
        code = self.process.wait(PATIENCE)
        return Ended(code, self._errors.read_text())

    def announced(self) -> int:
        """How many games it said were played and kept."""
        told = [line.split() for line in self._told.read_text().splitlines() if line.startswith("games ")]
        return max((int(line[1]) for line in told if len(line) == 2), default=0)


@contextmanager
def begun(folder: Path, command: Sequence[str], out: Path | None = None, **how: Any) -> Iterator[Run]:
    """A run under way, of which nothing is left afterwards."""
    run = Run(folder, command, out, **how)
    try:
        yield run
    finally:
        end_all(run.session)
        run.process.wait()


def ended(folder: Path, command: Sequence[str], out: Path | None = None, **how: Any) -> Ended:
    """A run from its beginning to its end."""
    with begun(folder, command, out, **how) as run:
        return run.end()


def left_in(out: Path) -> Left:
    """What lies in a folder of output. The store is read in a copy, so that the next run finds it as it was left."""
    files, stores = {}, []
    for path in sorted(path for path in out.rglob("*") if path.is_file()):
        if path.name.startswith(STORE):
            stores.append(path)
        else:
            files[path.relative_to(out).as_posix()] = path.read_bytes()
    with TemporaryDirectory() as aside:
        for path in stores:
            shutil.copy(path, aside)
        return Left(files, _rows(Path(aside) / STORE) if stores else {})


def _rows(store: Path) -> dict[str, list[Any]]:
    """Rows by table, of each plan by itself, whatever its number."""
    plans = "SELECT plan FROM runs ORDER BY plan"
    rest = "SELECT plan, {0}.* FROM {0} JOIN runs USING (run)"
    with closing(sqlite3.connect(store)) as base:
        there = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        asked = {"runs": plans, "games": rest.format("games"), "spotlights": rest.format("spotlights")}
        found = {name: base.execute(query).fetchall() for name, query in asked.items() if name in there}
    return {name: sorted((row[0], *row[2:]) for row in rows) for name, rows in found.items()}


def half_written(left: Left, whole: Left) -> list[str]:
    """Files and tables that hold what no whole run left; files that a killed run had under way do not count."""
    files = [name for name, data in left.files.items() if ".part" not in name and data != whole.files.get(name)]
    return files + [name for name, rows in left.rows.items() if not set(rows) <= set(whole.rows[name])]


class Reference(NamedTuple):
    """A run that no fault met: what it left, how long it took, and from when to when it had workers.

    Seconds are of its own.
    """

    left: Left
    seconds: float
    at_work: tuple[float, float]


def reference_of(folder: Path, command: Sequence[str]) -> Reference:
    """Run a command undisturbed, once what makes it start fast is kept."""
    assert ended(folder / "before", command).code == 0
    seconds, seen = 0.0, [0.0]
    with begun(folder / "after", command) as run:
        for seconds in run.passing():
            if workers_of(run.session):
                seen.append(seconds)
        end = run.end()
    assert (end.code, end.errors) == (0, "")
    return Reference(left_in(run.out), seconds, (seen[1] if seen[1:] else 0.0, seen[-1]))


def moments(kind: str, seed: int) -> Iterator[float]:
    """Shares of a run's time at which a fault comes; the first that meets the run counts."""
    chance = random.Random(f"{kind} {seed}")
    for _ in range(TRIES):
        yield chance.random()
    pytest.fail(f"no fault met a run, {TRIES} times")


def times(count: int, quick: int = 1) -> list[object]:
    """Numbers of a test's turns; the first ``quick`` belong to the ordinary tests, all to ``make faults``."""
    return [pytest.param(turn, marks=[pytest.mark.faults] if turn >= quick else []) for turn in range(count)]
