"""Long commands that the studio starts, watches, stops, and takes with it when it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.front.studio.work.jobs import Job
from generator.front.studio.work.room import Workroom
from tests.processes import members

PATIENCE = 90.0
"""Seconds after which something is taken never to happen."""


def until(happened: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if happened():
            return True
        time.sleep(0.02)
    return False


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workroom:
    monkeypatch.chdir(tmp_path)
    return Workroom(tmp_path)


def ended(job: Job) -> bool:
    return job.state in ("done", "failed", "stopped")


def test_a_job_says_what_the_command_says(room: Workroom) -> None:
    job = room.jobs.start("test", "words", ["words", "empires"])
    assert until(lambda: ended(job)) and job.state == "done" and len(job.lines) > 5


def test_a_command_that_fails_says_why(room: Workroom) -> None:
    job = room.jobs.start("test", "check", ["check", "nowhere"])
    assert until(lambda: ended(job))
    assert (job.state, job.code, "nowhere" in job.lines[-1]) == ("failed", 2, True)


def test_progress_is_told(room: Workroom) -> None:
    told: list[tuple[int, int]] = []
    job = room.jobs.start("test", "games", ["playtest", "empires", "--seats", "random", "--games", "200"])
    until(lambda: bool(told.append((job.done, job.total))) or ended(job))
    assert max(total for _, total in told) > 0


def test_a_job_that_is_stopped_keeps_what_it_has_done(room: Workroom) -> None:
    job = room.jobs.start("test", "games", ["playtest", "empires", "--seats", "random", "--games", "20000"])
    assert until(lambda: job.done > 0)
    room.jobs.stop(job.number)
    assert until(lambda: ended(job)) and job.state == "stopped"
    assert (Path("output") / "empires" / "playtest.sqlite").exists()


def test_no_process_is_left_when_the_studio_is_killed(tmp_path: Path) -> None:
    program = (
        "import sys, time\nfrom pathlib import Path\nfrom generator.front.studio.work.room import Workroom\n"
        "room = Workroom(Path())\n"
        "job = room.jobs.start('test', 'games', ['playtest', 'empires', '--games', '20000'])\n"
        "while not job.done: time.sleep(0.02)\n"
        "print(*(process.pid for process in room.jobs._processes.values()), flush=True)\ntime.sleep(60)\n"
    )
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=around,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as studio:
        assert studio.stdout is not None
        group = int(studio.stdout.readline())
        os.kill(studio.pid, signal.SIGKILL)
        assert until(lambda: not members(group))
