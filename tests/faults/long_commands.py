"""The commands that take long, in small: run in a folder, ended at some moment, and what is left of them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.request import Request, urlopen
from uuid import uuid4

import yaml

from generator.front.studio.http.guard import TOKEN_HEADER
from tests import ROOT
from tests.processes import own_seconds

GOALS = "goals:\n  - {measure: score, from: 20, to: 21}\nseats: [2]\nagents: [random]\n"
RECIPE = "from: empires\nmake: {empire: 36}\nseed: 3\n"
ALONE = ("--workers", "1", "--output", "out")
SOME = ("--workers", "2", "--output", "out")
COMMANDS: Mapping[str, tuple[str, ...]] = {
    "playtest": ("playtest", "race", "--games", "24", "--seats", "random,greedy", *SOME),
    "generate": (
        "generate",
        "empires",
        "--recipe",
        "recipe.yaml",
        "--goals",
        "goals.yaml",
        "--decks",
        "2",
        "--games",
        "20",
        *SOME,
    ),
    "tune": ("tune", "empires", "--goals", "goals.yaml", "--games", "200", "--only", "rules.*", *SOME),
    "ladder": ("ladder", "empires", "--agents", "random,greedy", "--games", "24", *SOME),
}
DECKS: Mapping[str, tuple[str, ...]] = {
    game: ("generate", game, "--decks", "3", "--games", "0", "--seed", "5", *SOME)
    for game in ("empires", "race", "roll", "steam", "trucker")
}
"""Decks of each game, made and not played."""
THINKING: Mapping[str, tuple[str, ...]] = {
    "generate": ("generate", "race", "--decks", "20", "--games", "2000", *ALONE),
    "tune": ("tune", "empires", "--goals", "goals.yaml", "--games", "20000", *ALONE),
    "playtest steam": ("playtest", "steam", "--games", "5000", "--seats", "greedy", *ALONE),
    "playtest race": ("playtest", "race", "--games", "5000", *ALONE),
    "playtest roll": ("playtest", "roll", "--games", "99", "--seats", "search:4s", *ALONE),
    "playtest trucker": ("playtest", "trucker", "--games", "5000", *SOME),
    "playtest empires": ("playtest", "empires", "--games", "90000", "--seats", "greedy", *SOME),
    "ladder": ("ladder", "roll", "--games", "500", *SOME),
}
"""Commands that go on for long: most play in the process that is asked to end."""
STUDIO = ("studio", ".", "--no-browser")
LONG = {"set": "empires", "seats": ["greedy"], "games": 100_000}
"""A play-test that outlasts every studio here."""
MARK = "PROOFPRESS_TEST_MARK"
ENDS_WITHIN = 5.0
"""Seconds after which nothing of a command may be left."""
PATIENCE = 3_000.0
"""Seconds after which a command is taken to hang, however busy the machine is."""
STORES = (".sqlite", ".sqlite-wal", ".sqlite-shm", ".db")


REAL = "generator.cli"
"""The module that is the program."""
LOOKS_APART = 10
"""It is looked who is there once in so many turns."""


class Whole(NamedTuple):
    """A command that nothing met: how it ended and what it left, its own seconds, and how many processes it had."""

    code: int
    files: dict[str, bytes]
    seconds: float
    at_once: int


class Ending:
    """A command under way in a folder, with all that it starts."""

    def __init__(self, folder: Path, command: Sequence[str], program: Path = ROOT, module: str = REAL) -> None:
        folder.mkdir(exist_ok=True)
        (folder / "goals.yaml").write_text(GOALS)
        (folder / "recipe.yaml").write_text(RECIPE)
        self.folder, self._mark, self.ended_in = folder, uuid4().hex, 0.0
        named = {"PYTHONPATH": str(program), MARK: self._mark}
        with (folder / "told").open("wb") as told, (folder / "errors").open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", module, *command],
                cwd=folder,
                env={**os.environ, **named},
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=errors,
                start_new_session=True,
                preexec_fn=_hears,
            )

    @property
    def told(self) -> str:
        """What it has said so far."""
        return (self.folder / "told").read_text()

    @property
    def errors(self) -> str:
        """What it has said on the error stream so far."""
        return (self.folder / "errors").read_text()

    def there(self) -> list[int]:
        """Processes of it that are alive, whatever session they are in."""
        sign, found = f"{MARK}={self._mark}".encode(), []
        for place in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                is_dead = (place / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
                if not is_dead and sign in (place / "environ").read_bytes():
                    found.append(int(place.name))
        return found

    def rest(self, seconds: float) -> None:
        """Wait until so many seconds of its own have passed, or it has ended."""
        any(passed >= seconds for passed in self.passing())

    def passing(self) -> Iterator[float]:
        """Seconds of its own that have passed, again and again until it has ended."""
        return own_seconds(lambda: [self.process.pid] if self.process.poll() is None else [])

    def left(self) -> list[int]:
        """Who is still there when all should be gone, or nobody as soon as that is so; the seconds are in `ended_in`.

        Time for which a process had to wait for a core does not count: others may be busy.
        """
        self.ended_in = 0.0
        for passed in own_seconds(self.there):
            self.ended_in = passed
            if passed >= ENDS_WITHIN:
                break
        return self.there()


def _hears() -> None:
    """Signals are heard also where these tests were started in the background."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


@contextmanager
def under_way(folder: Path, command: Sequence[str], program: Path = ROOT, module: str = REAL) -> Iterator[Ending]:
    """A command that has begun, of which nothing is left afterwards."""
    found = Ending(folder, command, program, module)
    try:
        yield found
    finally:
        for process in found.there():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        found.process.wait()


def in_small(folder: Path, name: str) -> AbstractContextManager[Ending]:
    """One of the `COMMANDS` or `DECKS` under way, its games in small chunks."""
    return under_way(folder, {**COMMANDS, **DECKS}[name], module="tests.faults.in_small")


def whole(folder: Path, name: str) -> Whole:
    """One of them from its beginning to its end."""
    with in_small(folder, name) as run:
        passed, at_once = [0.0], 0
        for seconds in run.passing():
            passed.append(seconds)
            if len(passed) % LOOKS_APART == 0:
                at_once = max(at_once, len(run.there()))
        code = run.process.wait(0)
    return Whole(code, written(folder), passed[-1], at_once)


def written(folder: Path) -> dict[str, bytes]:
    """All that a command wrote but for stores of games, and what is kept to start fast."""
    files = (path for path in (folder / "out").rglob("*") if path.is_file() and not path.name.endswith(STORES))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def unreadable(folder: Path) -> list[str]:
    """Files of a command that was ended which are not whole by their own kind; what was under way does not count."""
    return [
        path.relative_to(folder).as_posix()
        for path in sorted((folder / "out").rglob("*"))
        if path.is_file() and ".part" not in path.name and not _is_whole(path)
    ]


def _is_whole(path: Path) -> bool:
    try:
        if path.suffix == ".json":
            json.loads(path.read_bytes())
        elif path.suffix == ".yaml":
            yaml.safe_load(path.read_bytes())
        elif path.suffix in (".html", ".svg"):
            return path.read_text().rstrip().endswith(f"</{path.suffix[1:]}>")
        elif path.suffix == ".sqlite":
            return _is_sound(path)
    except (ValueError, yaml.YAMLError):
        return False
    return True


def _is_sound(store: Path) -> bool:
    """Whether a store is sound. It is looked at in a copy, so that the next run finds it as it was left."""
    with TemporaryDirectory() as aside:
        for path in store.parent.glob(f"{store.name}*"):
            shutil.copy(path, aside)
        with closing(sqlite3.connect(Path(aside) / store.name)) as base:
            return bool(base.execute("PRAGMA integrity_check").fetchall() == [("ok",)])


def play_test_in(studio: Ending) -> None:
    """Wait until a studio answers, and have it begin a play-test that goes on for longer than it will."""
    deadline = time.monotonic() + PATIENCE
    while "token=" not in studio.told and time.monotonic() < deadline:
        time.sleep(0.05)
    address = next(word for word in studio.told.split() if "token=" in word)
    headers = {TOKEN_HEADER: address.partition("token=")[2], "content-type": "application/json"}
    start = f"{address.partition('#')[0]}api/testing/start"
    with urlopen(Request(start, json.dumps(LONG).encode(), headers), timeout=PATIENCE) as answer:
        answer.read()
