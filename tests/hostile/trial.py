"""One case: its files are laid out beside a small kit, its command runs in a process of its own, and what it took is
measured.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from tests import ROOT

SET = "goblins"
MOST_SECONDS, MOST_MEMORY = 10.0, 500_000_000
"""Of the processor, and bytes, for one command with all that it starts."""
MOST_LINES, MOST_CHARACTERS = 40, 400
_SERVER = """
import json, os, resource, sys, traceback
from importlib import import_module
from generator.cli import main, module_of
for command in sys.argv[3:]:
    import_module(module_of(command))

def answer(folder, said, command):
    os.chdir(folder)
    os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), 1)
    os.dup2(1, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    seconds, memory = map(int, sys.argv[1:3])
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_DATA, (memory, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    sys.argv[1:] = command
    sys.exit(main(command))

for line in sys.stdin:
    child = os.fork()
    if not child:
        code = 1
        try:
            answer(*json.loads(line))
        except SystemExit as end:
            code = end.code or 0
        except BaseException:
            traceback.print_exc()
        sys.stdout.flush()
        os._exit(code)
    _, state, used = os.wait4(child, 0)
    print(used.ru_utime + used.ru_stime, used.ru_maxrss * 1024, os.waitstatus_to_exitcode(state), flush=True)
"""
"""What all commands load is loaded once, and each command is a process forked from there. One that goes on without end
is ended, and so is one that fills the machine."""
_LOADED = ("check", "print", "open", "export", "replay", "playtest")
_PATIENCE = 300
_CODES = (0, 1, 2, *range(4, 11))
"""All exit codes but that of a mistake of ours; those from 4 on say what ails a store or the disk."""


class Case(NamedTuple):
    """Files by their paths, and a command over them; ``about`` says what is wrong with them."""

    about: str
    files: dict[str, bytes]
    command: tuple[str, ...] = ("check", SET)


class Took(NamedTuple):
    """What a command took and said: CPU seconds, bytes at most in one process, its exit code and its lines."""

    seconds: float
    memory: int
    code: int
    lines: list[str]

    @property
    def longest(self) -> int:
        """Characters of the longest line."""
        return max(map(len, self.lines), default=0)


def taken(case: Case, folder: Path) -> Took:
    """Run a case in an empty folder, which is emptied again."""
    here = folder / "here"
    for name, content in case.files.items():
        path = here / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    here.mkdir(exist_ok=True)
    said = folder / "said.txt"
    figures = _server().asked(here, said, case.command)
    seconds, memory, code = figures.split()
    lines = said.read_text(encoding="utf-8", errors="replace").split("\n")
    shutil.rmtree(here)
    return Took(float(seconds), int(memory), int(code), [*filter(None, lines)])


class Server:
    """A process that has loaded what commands load, and begins one whenever it is asked."""

    def __init__(self, bytecode: str) -> None:
        given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        named = {"PYTHONPYCACHEPREFIX": bytecode, "PYTHONPATH": str(ROOT), "PROOFPRESS_CACHE": ""}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVER, str(_PATIENCE), str(8 * MOST_MEMORY), *_LOADED],
            env=given | named,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._process.communicate)

    def asked(self, folder: Path, said: Path, command: Sequence[str]) -> str:
        """Run a command in a folder, with what it says in a file; its seconds, bytes and exit code."""
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps([str(folder), str(said), [*command]]), file=self._process.stdin, flush=True)
        return self._process.stdout.readline()


@cache
def _server() -> Server:
    """The one of these tests."""
    return Server(mkdtemp(prefix="proofpress-bytecode-"))


def check(case: Case, took: Took) -> None:
    """Raises AssertionError where a command took too much, said too much, or broke down."""
    told = "\n".join(line[:MOST_CHARACTERS] for line in took.lines[:MOST_LINES])
    assert took.code in _CODES, f"{case.about}: exit code {took.code}\n{told}"
    assert "Traceback" not in told, f"{case.about}: {told}"
    assert took.seconds <= MOST_SECONDS, f"{case.about}: {took.seconds:.1f} s\n{told}"
    assert took.memory <= MOST_MEMORY, f"{case.about}: {took.memory / 1e6:,.0f} MB\n{told}"
    assert len(took.lines) <= MOST_LINES, f"{case.about}: {len(took.lines)} lines\n{told}"
    assert took.longest <= MOST_CHARACTERS, f"{case.about}: a line of {took.longest:,} characters\n{told}"
    bad = next((sign for line in took.lines for sign in line if ord(sign) < 32 or 127 <= ord(sign) < 160), None)
    assert bad is None, f"{case.about}: the control character {bad!r}"


MANIFEST = b"game: kit\ntitle: {en: Goblin Market}\nlanguages: [en]\n"
KIT = b"""kinds:
  goblin:
    form: card
    size: poker
    look: classic
    fields:
      cost: {type: number, from: 0, to: 9, optional: true}
      suit: {type: one_of, values: [moss, ember, frost], optional: true}
      text: {type: text, rich: true, optional: true}
"""
CARDS = b"goblin:\n  - {id: G1, title: {en: Lamp}, cost: 1, suit: moss}\n"


def files_with(files: Mapping[str, bytes], cards: bytes = b"") -> dict[str, bytes]:
    """The files of the kit with some of these in its folder, and with cards, if there are any, in YAML."""
    plain = {"set.yaml": MANIFEST, "kit.yaml": KIT} | ({"cards.yaml": cards} if cards else {})
    return {f"{SET}/{name}": content for name, content in (plain | dict(files)).items()}
