"""Whatever ends a run, and whenever: nothing goes on, nothing is half written, and the next run ends as ever."""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from tests.faults.conftest import Figures
from tests.faults.runs import PLAYTEST, PRINT, Reference, Run, begun, ended, half_written, left_in, moments, times
from tests.processes import left_after, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
REQUESTS = ("SIGTERM", "SIGHUP")


def told(run: Run, whole: Reference, figures: Figures) -> tuple[list[int], list[str], int]:
    """What a run leaves behind: processes, half-written things, and games less than it had said to be kept."""
    orphans = left_after(run.session)
    left = left_in(run.out)
    lost = max(0, run.announced() - len(left.rows.get("games", [])))
    halves = half_written(left, whole.left)
    figures.add("orphans", len(orphans))
    figures.add("half written", len(halves))
    figures.add("games lost beyond the chunks in flight", lost)
    return orphans, halves, lost


def killed(what: str, turn: int, command: Sequence[str], whole: Reference, folder: Path, figures: Figures) -> None:
    """Kill a command at a moment of its turn; the same command then ends as if nothing had been."""
    for attempt, moment in enumerate(moments(what, turn)):
        place = folder / str(attempt)
        with begun(place, command) as run:
            run.rest(moment * whole.seconds)
            if not run.goes_on():
                continue
            run.process.kill()
            run.end()
            assert told(run, whole, figures) == ([], [], 0)
        assert (ended(place, command).code, left_in(run.out)) == (0, whole.left)
        return


@pytest.mark.parametrize("turn", times(30))
def test_a_killed_parent(turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    killed("parent", turn, PLAYTEST, played, tmp_path, figures)
    figures.add("play-tests whose parent was killed")


@pytest.mark.parametrize("turn", times(30))
def test_a_killed_worker(turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    first, last = played.at_work
    for attempt, moment in enumerate(moments("worker", turn)):
        folder = tmp_path / str(attempt)
        with begun(folder, PLAYTEST) as run:
            while run.goes_on() and not workers_of(run.session):
                time.sleep(0.01)
            run.rest(moment * (last - first))
            there = workers_of(run.session)
            if not there:
                continue
            with suppress(ProcessLookupError):  # it had just ended
                os.kill(random.Random(turn).choice(there), signal.SIGKILL)
            end = run.end()
            assert told(run, played, figures) == ([], [], 0)
        if end.code == 0:
            continue
        figures.add("play-tests whose worker was killed")
        assert (end.code, end.errors.count("\n"), "a worker process died" in end.errors) == (11, 1, True)
        assert (ended(folder, PLAYTEST).code, left_in(run.out)) == (0, played.left)
        return


@pytest.mark.parametrize("turn", times(10, quick=0))
@pytest.mark.parametrize("name", REQUESTS)
def test_a_request_to_end(name: str, turn: int, played: Reference, tmp_path: Path, figures: Figures) -> None:
    for attempt, moment in enumerate(moments(name, turn)):
        folder = tmp_path / str(attempt)
        with begun(folder, PLAYTEST) as run:
            run.rest(moment * played.seconds)
            if not run.goes_on():
                continue
            run.process.send_signal(getattr(signal, name))
            end = run.end()
            figures.add(f"play-tests that met {name}")
            # The report of an interrupted run says so, and is not that of a whole one.
            whole = played._replace(left=played.left._replace(files=left_in(run.out).files))
            assert told(run, whole, figures) == ([], [], 0)
        # Before the command runs, Python itself ends at once.
        assert end.code in (130, -getattr(signal, name), 0)
        assert ("Traceback" in end.errors, end.errors.count("\n") <= 1) == (False, True)
        assert (ended(folder, PLAYTEST).code, left_in(run.out)) == (0, played.left)
        return


@pytest.mark.parametrize("turn", times(10))
def test_a_killed_print(turn: int, printed: Reference, tmp_path: Path, figures: Figures) -> None:
    killed("print", turn, PRINT, printed, tmp_path, figures)
    figures.add("prints that were killed")
