"""However a run ends, nothing of it goes on: signals, a killed parent, a closed terminal, Ctrl-C at the start."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import ROOT
from tests.processes import end_all, left_after, members
from validator.play.playtest.running.workers import begin_work

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these signals are not known there")
PROGRAM = "import sys; from generator.cli import main\nif __name__ == '__main__':\n    sys.exit(main(sys.argv[1:]))\n"
LONG = ("playtest", "race", "--games", "100000", "--seats", "greedy", "--workers", "2", "--output", "out")


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """What is started here hears signals, also where these tests were started by ``nohup`` or in the background."""
    before = {number: signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)}
    for number in before:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@contextmanager
def running(folder: Path, workers: int = 2) -> Iterator[subprocess.Popen[str]]:
    """A long play-test in a session of its own, when its workers are there."""
    program = folder / "program.py"
    program.write_text(PROGRAM)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, str(program), *LONG],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 60
        while len(members(process.pid)) < 1 + workers and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.02)
        yield process
    finally:
        end_all(process.pid)
        process.communicate()


def test_nothing_outlives_a_killed_parent(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert left_after(process.pid) == []


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", pytest.param("SIGINT", marks=pytest.mark.slow)])
def test_a_request_to_end_takes_the_way_of_ctrl_c(name: str, tmp_path: Path) -> None:
    with running(tmp_path) as process:
        time.sleep(2)
        os.kill(process.pid, getattr(signal, name))
        code = process.wait(30)
        assert left_after(process.pid) == []
        assert (code, (tmp_path / "out" / "race" / "report.json").is_file()) == (130, True)


def test_ctrl_c_while_workers_start_prints_no_more_than_a_line(tmp_path: Path) -> None:
    with running(tmp_path, workers=1) as process:
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, "Traceback" in errors, errors.count("\n") <= 1) == (130, False, True)


def test_nothing_outlives_a_closed_terminal(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(tmp_path)
        os.environ["PYTHONPATH"] = str(ROOT)
        os.execv(sys.executable, [sys.executable, str(program), *LONG])
    deadline = time.monotonic() + 60
    while len(members(pid)) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    os.close(terminal)
    os.waitpid(pid, 0)
    assert left_after(pid) == []


def test_a_worker_watches_its_parent_before_it_loads_the_game() -> None:
    loaded = f"import sys, {begin_work.__module__}; print(*(name for name in sys.modules if name[:9] == 'validator'))"
    names = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(names.split()) == {
        "validator",
        "validator.base",
        "validator.base.interrupts",
        "validator.play",
        "validator.play.playtest",
        "validator.play.playtest.running",
        "validator.play.playtest.running.parent",
    }
