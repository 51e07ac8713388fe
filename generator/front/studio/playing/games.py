"""The games that are open in the studio, each in a process of its own: thinking never keeps the page waiting."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.playing.told import Answer, Ask, Begin, Told
from generator.front.studio.work.child import begun
from validator.base.console import PROGRESS_NAMED
from validator.base.decoding import from_json

MOST_OPEN = 4
"""Games open at once; the one that nobody has looked at for longest makes room, and is saved before."""
_START = """
import sys
from generator.front.studio.playing.worker import main
main(int(sys.argv[1]))
"""
_encode = msgspec.json.Encoder().encode


class Running:
    """A game's process, asked one thing at a time."""

    def __init__(self, begin: Begin) -> None:
        self._process, self._leash = begun(
            _START,
            named={PROGRESS_NAMED: "no"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._lock = threading.Lock()
        self.first = self._asked(begin)

    def ask(self, ask: Ask) -> Answer:
        """Ask and wait for the answer. Raises Refused where the process is gone."""
        return self._asked(ask)

    def _asked(self, what: Begin | Ask) -> Answer:
        with self._lock:
            assert self._process.stdin is not None and self._process.stdout is not None
            try:
                self._process.stdin.write(_encode(what) + b"\n")
                self._process.stdin.flush()
                line = self._process.stdout.readline()
            except (OSError, ValueError):
                line = b""
        if not line:
            raise Refused("this game has ended; begin another, or go on with one that was saved")
        return from_json(line, Answer)

    def end(self) -> None:
        """End the process, whatever it is at."""
        with suppress(OSError):
            os.close(self._leash)
        with suppress(OSError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class Games:
    """All games of one studio, by number."""

    def __init__(self) -> None:
        self._running: dict[int, Running] = {}
        self._lock = threading.Lock()
        self._last = 0

    def begin(self, begin: Begin) -> tuple[int, Answer]:
        """Begin a game; its number, and how it stands. The number is 0 where it could not begin."""
        self._make_room()
        running = Running(begin)
        if running.first.status:
            running.end()
            return 0, running.first
        with self._lock:
            self._last += 1
            self._running[self._last] = running
            return self._last, running.first

    def ask(self, number: int, ask: Ask) -> Answer:
        """Ask something of a game. Raises Refused where there is none of that number."""
        with self._lock:
            running = self._running.pop(number, None)
            if running is None:
                raise Refused("this game is no longer open; begin another, or go on with one that was saved")
            self._running[number] = running  # asked last, so that it makes room last
        return running.ask(ask)

    def first(self, number: int) -> Told:
        """How a game stood when it was opened. Raises Refused where there is none of that number."""
        with self._lock:
            running = self._running.get(number)
        if running is None or running.first.told is None:
            raise Refused("this game is no longer open")
        return running.first.told

    def end(self, number: int) -> None:
        """End a game, if it is there still."""
        with self._lock:
            running = self._running.pop(number, None)
        if running is not None:
            running.end()

    def _make_room(self) -> None:
        with self._lock:
            oldest = next(iter(self._running)) if len(self._running) >= MOST_OPEN else 0
            running = self._running.pop(oldest, None)
        if running is not None:
            with suppress(Refused):
                running.ask(Ask("save"))
            running.end()
