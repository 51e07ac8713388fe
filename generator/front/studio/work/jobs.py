"""Commands that take long, each in a process that ends with the studio; and the news of them, told to every page."""

import asyncio
import os
import signal
import subprocess
import threading
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import IO, Any

import msgspec

from generator.front.studio.http.replies import Refused
from generator.front.studio.work.child import start_child
from validator.base.console import PROGRESS, PROGRESS_NAMED

MOST_WAITING = 1_000
"""Messages that wait for a page; one that falls further behind misses the oldest."""
BREATH = 15.0
"""Seconds after which an empty line keeps the stream open."""


class News:
    """Tells pages what is new; may be told from any thread."""

    def __init__(self) -> None:
        self._listeners: set[asyncio.Queue[bytes]] = set()
        self._loop: asyncio.AbstractEventLoop | None = None

    def tell(self, kind: str, **data: Any) -> None:
        """Tell every open page: ``kind`` says what it is (``job``, ``set``), the rest is plain data."""
        message = msgspec.json.encode({"kind": kind, **data})
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):  # the studio ends
                self._loop.call_soon_threadsafe(self._hand_out, message)

    def _hand_out(self, message: bytes) -> None:
        for queue in self._listeners:
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(message)

    def end(self) -> None:
        """The studio ends: every page's stream does too."""
        if self._loop is not None and not self._loop.is_closed():
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._hand_out, b"")

    async def stream(self, breath: float = BREATH) -> AsyncIterator[bytes]:
        """The messages from now on, each a line of JSON; empty lines each ``breath`` seconds say that all is well."""
        self._loop = asyncio.get_running_loop()
        queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._listeners.add(queue)
        try:
            yield b"\n"
            while True:
                try:
                    message = await asyncio.wait_for(queue.get(), breath)
                except TimeoutError:
                    yield b"\n"
                    continue
                if not message:
                    return
                yield message + b"\n"
        finally:
            self._listeners.discard(queue)


MOST_RUNNING = 4
MOST_KEPT = 50
"""Jobs that ended and are still told of."""
MOST_LINES = 400
"""Lines that a job's output is remembered by."""

_START = """
import os, signal, sys
from generator.front.studio.work.child import hold
hold(int(sys.argv[1]))
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where a script started the studio with "&"
if hasattr(os, "nice"):
    os.nice(10)
from generator.cli import main
sys.exit(main(sys.argv[2:]))
"""


class Job(msgspec.Struct):
    """A command that runs or ran.

    ``state`` is ``running``, ``stopping``, ``done`` (exit 0), ``failed`` (any other) or ``stopped``; ``done`` and
    ``total`` count within the ``stage`` it is at.
    """

    number: int
    page: str
    title: str
    words: list[str]
    state: str = "running"
    stage: str = ""
    done: int = 0
    total: int = 0
    code: int | None = None
    lines: list[str] = []


class Jobs:
    """All jobs of one studio."""

    def __init__(self, news: News) -> None:
        self._news = news
        self._jobs: dict[int, Job] = {}
        self._processes: dict[int, subprocess.Popen[str]] = {}
        self._lifelines: dict[int, int] = {}
        self._lock = threading.Lock()
        self._last = 0

    def start(self, page: str, title: str, words: list[str]) -> Job:
        """Start ``proofpress WORDS…`` for a page. Raises Refused where too many run already."""
        with self._lock:
            if len(self._processes) >= MOST_RUNNING:
                raise Refused(f"{MOST_RUNNING} jobs run already; wait for one or stop one")
            self._last += 1
            job = Job(self._last, page, title, words)
            self._forget_old()
            self._jobs[job.number] = job
            self._run(job)
        self._tell(job)
        return job

    def _run(self, job: Job) -> None:
        process, lifeline = start_child(
            _START,
            *job.words,
            named={PROGRESS_NAMED: "lines"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            is_text=True,
        )
        self._processes[job.number], self._lifelines[job.number] = process, lifeline
        threading.Thread(target=self._watch, args=(job, process), daemon=True).start()

    def _watch(self, job: Job, process: subprocess.Popen[str]) -> None:
        lines: deque[str] = deque(maxlen=MOST_LINES)
        readers = [
            threading.Thread(target=self._read, args=(job, stream, lines), daemon=True)
            for stream in (process.stdout, process.stderr)
        ]
        for reader in readers:
            reader.start()
        for reader in readers:
            reader.join()
        code = process.wait()
        with self._lock:
            if (lifeline := self._lifelines.pop(job.number, None)) is not None:
                os.close(lifeline)
            del self._processes[job.number]
            job.code = code
            job.state = "stopped" if job.state == "stopping" else "done" if code == 0 else "failed"
            job.lines = list(lines)
        self._tell(job)

    def _read(self, job: Job, stream: IO[str] | None, lines: deque[str]) -> None:
        assert stream is not None
        for line in stream:
            if line.startswith(PROGRESS):
                with suppress(ValueError):
                    stage, done, total = line.removeprefix(PROGRESS).strip().rsplit("\t", 2)
                    job.stage, job.done, job.total = stage, int(done), int(total)
            else:
                lines.append(line.rstrip("\n"))
                job.lines = list(lines)
            self._tell(job)

    def stop(self, number: int) -> Job:
        """Ask a job to end as Ctrl-C does; what it has done is kept."""
        job = self.job(number)
        with self._lock:
            process = self._processes.get(number)
            if process is not None:
                job.state = "stopping"
                with suppress(OSError):
                    os.killpg(process.pid, signal.SIGINT)
        self._tell(job)
        return job

    def job(self, number: int) -> Job:
        """A job by its number. Raises Refused where there is none."""
        if number not in self._jobs:
            raise Refused(f"there is no job {number}")
        return self._jobs[number]

    def all(self) -> list[Job]:
        """Every job, the newest first."""
        return sorted(self._jobs.values(), key=lambda job: -job.number)

    def end(self) -> None:
        """End all that runs, when the studio does."""
        with self._lock:
            for process in self._processes.values():
                with suppress(OSError):
                    os.killpg(process.pid, signal.SIGTERM)
            for lifeline in self._lifelines.values():
                with suppress(OSError):
                    os.close(lifeline)
            self._lifelines = {}

    def _forget_old(self) -> None:
        ended = [number for number in self._jobs if number not in self._processes]
        for number in ended[: max(0, len(ended) - MOST_KEPT)]:
            del self._jobs[number]

    def _tell(self, job: Job) -> None:
        self._news.tell("job", job=job)
