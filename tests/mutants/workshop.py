"""A copy of the checkout in which bugs are tried, one at a time."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
from enum import StrEnum
from math import ceil
from pathlib import Path
from threading import Lock, Timer
from typing import NamedTuple

from tests import ROOT
from tests.mutants.bugs import Bug
from tests.mutants.first import OPTION

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "output", "dist", "build", "__pycache__", ".*_cache", ".hypothesis")
PLUGINS = ("-p", "tests.mutants.alarm", "-p", "tests.mutants.first", "-p", "no:xdist", "-p", "no:benchmark")
ASKED = ("-m", "not soak and not faults and not tables")
"""A bug is shown to slow tests too."""
PYTEST = ("-m", "pytest", "-x", "-q", "--tb=line", "-p", "no:cacheprovider", *ASKED, *PLUGINS)
READ_ONLY = "--collect-only"
PATIENCE, AT_LEAST = 3, 15.0
"""A bug may take so many times as long as the tests without it, and so many seconds besides: of the processor's time,
since others may be busy."""
LONGEST = 1_800.0
"""Seconds of the clock after which tests are ended that wait for something."""
MEMORY = 4 << 30
"""What the tests of one bug may take up, in bytes."""


class Outcome(StrEnum):
    """What became of a bug."""

    CAUGHT = "caught"
    TOO_LONG = "too long"
    SURVIVED = "survived"
    MISFIT = "not found"


class Tried(NamedTuple):
    """What a run of tests gave.

    Attributes:
        passed: None where they took too long.
        words: their last ones.
        seconds: of the processor.
        last: the test that was asked last, which is the one that failed if one did; a file that could not be read.
    """

    passed: bool | None
    words: str
    seconds: float
    last: str = ""


class Unsound(Exception):
    """The tests do not pass without any bug; the message shows how."""


class Pace:
    """How tests do without a bug; found out once for all workshops."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._locks: dict[tuple[str, ...], Lock] = {}
        self.tried: dict[tuple[str, ...], Tried] = {}

    def lock(self, tests: tuple[str, ...]) -> Lock:
        """Held by who finds out about some tests."""
        with self._lock:
            return self._locks.setdefault(tests, Lock())


class Workshop:
    """A copy of the checkout in a folder of its own."""

    def __init__(self, folder: Path, pace: Pace, original: Path = ROOT) -> None:
        self._pace = pace
        self._root = folder / "checkout"
        shutil.copytree(original, self._root, ignore=LEFT_OUT)
        (self._root / "output").mkdir()
        self._said, self._last = folder / "said", folder / "last"
        self._running: subprocess.Popen[bytes] | None = None

    def judge(self, bug: Bug, first: str = "") -> tuple[Outcome, Tried]:
        """Put a bug in, ask its tests, and take it out again.

        Args:
            first: a test that is asked first, or a file that could not be read; the others only where it does not tell.

        Raises:
            Unsound: the tests fail without it too.
        """
        if words := bug.misfit(self._root):
            return Outcome.MISFIT, Tried(None, words, 0.0)
        asked_first = (first,) if "::" in first else (READ_ONLY, first)
        if first and self._without(asked_first).passed:
            outcome, tried = self._judged(bug, asked_first)
            if outcome is not Outcome.SURVIVED:
                return outcome, tried
        return self._judged(bug, bug.asked)

    def _judged(self, bug: Bug, tests: tuple[str, ...]) -> tuple[Outcome, Tried]:
        """What some tests find of a bug."""
        sound = self._without(tests)
        if not sound.passed:
            raise Unsound(f"without any bug {' '.join(tests)} do not pass:\n{sound.words}")
        path = self._root / bug.file
        text = path.read_text(encoding="utf-8")
        try:
            _write(path, bug.put_in(text))
            tried = self._ask(tests, PATIENCE * sound.seconds + AT_LEAST)
        finally:
            _write(path, text)
        outcomes = {True: Outcome.SURVIVED, False: Outcome.CAUGHT, None: Outcome.TOO_LONG}
        return outcomes[tried.passed], tried

    def stop(self) -> None:
        """End what is running; may be called from another thread."""
        if self._running is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._running.pid, signal.SIGKILL)

    def _without(self, tests: tuple[str, ...]) -> Tried:
        """What tests give without a bug."""
        with self._pace.lock(tests):
            if tests not in self._pace.tried:
                self._pace.tried[tests] = self._ask(tests, LONGEST)
            return self._pace.tried[tests]

    def _ask(self, tests: tuple[str, ...], most: float) -> Tried:
        """Run tests that may take so many seconds."""
        environment = {**os.environ, "PYTHONPATH": f"{self._root}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": ""}
        self._last.write_bytes(b"")
        with self._said.open("wb") as said:
            self._running = subprocess.Popen(
                [sys.executable, *PYTEST, f"{OPTION}={self._last}", *tests],
                cwd=self._root,
                env=environment,
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        _bound(self._running.pid, most)
        late = Timer(LONGEST, self.stop)
        late.start()
        # The children that it waited for are counted as well; of two workshops each counts its own.
        _, state, used = os.wait4(self._running.pid, 0)
        late.cancel()
        code = self._running.returncode = os.waitstatus_to_exitcode(state)
        words = self._said.read_text(encoding="utf-8", errors="replace")
        passed = None if code in (-signal.SIGXCPU, -signal.SIGKILL) else code == 0
        return Tried(passed, words[-2_000:], used.ru_utime + used.ru_stime, self._last.read_text(encoding="utf-8"))


def _write(path: Path, text: str) -> None:
    """Write a source file so that Python compiles it anew, even within the same second and of the same length."""
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
    path.write_text(text, encoding="utf-8")


def _bound(process: int, most: float) -> None:
    """Let a process take up so much memory, and so many seconds of the processor's time."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            resource.prlimit(process, resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.prlimit(process, resource.RLIMIT_CPU, (ceil(most), ceil(most) + 1))
