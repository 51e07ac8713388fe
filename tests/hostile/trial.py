"""One case: its files are laid out beside a small kit, its command runs in a process of its own, and what it took is
measured.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from tests import ROOT

SET = "goblins"
MOST_SECONDS, MOST_MEMORY = 10.0, 500_000_000
"""Of the processor, and bytes, for one command with all that it starts."""
MOST_LINES, MOST_CHARACTERS = 40, 400
_MAIN = "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"
_WATCHED = """
import os, resource, sys
seconds, memory = map(int, sys.argv[1:3])
resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
resource.setrlimit(resource.RLIMIT_DATA, (memory, resource.getrlimit(resource.RLIMIT_DATA)[1]))
child = os.posix_spawn(sys.executable, [sys.executable, *sys.argv[4:]], os.environ)
_, state, used = os.wait4(child, 0)
with open(sys.argv[3], "w") as figures:
    print(used.ru_utime + used.ru_stime, used.ru_maxrss * 1024, os.waitstatus_to_exitcode(state), file=figures)
"""
"""A process counts as its own what the one that began it held, so a small one begins and watches it. A command that
goes on without end is ended, and so is one that fills the machine."""
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
    said, figures = folder / "said.txt", folder / "figures.txt"
    with said.open("wb") as sink:
        watched = [sys.executable, "-S", "-c", _WATCHED, str(_PATIENCE), str(8 * MOST_MEMORY), str(figures)]
        subprocess.run(
            [*watched, "-c", _MAIN, *case.command],
            cwd=here,
            env=_environment(folder),
            stdin=subprocess.DEVNULL,
            stdout=sink,
            stderr=sink,
            check=True,
        )
    seconds, memory, code = figures.read_text().split()
    lines = said.read_text(encoding="utf-8", errors="replace").split("\n")
    shutil.rmtree(here)
    return Took(float(seconds), int(memory), int(code), [*filter(None, lines)])


def _environment(folder: Path) -> dict[str, str]:
    """The environment, with bytecode in a folder of its own and nothing kept."""
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return given | {
        "PYTHONPYCACHEPREFIX": str(folder.parent / "bytecode"),
        "PYTHONPATH": str(ROOT),
        "PROOFPRESS_CACHE": "",
    }


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
