"""Tries an installed Proofpress as a stranger has it: every command of the README and the manual, in an empty folder.

``python -m tests.stranger --proofpress VENV/bin/proofpress`` needs Python alone. A block of commands that is marked
with an extra is to end in the one line that says how to get it where that extra is not installed. Every line that does
something else is a fault, and so is a command that nothing tries.
"""

from __future__ import annotations

import argparse
import json
import shlex
import signal
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from shutil import copy
from typing import NamedTuple

from tests import ROOT
from tests.manual.pages import Block, blocks, holds

OWN_PAGE = Path(__file__).with_name("every_command.md")
TOLD = (
    "import json; from generator.cli import COMMANDS; from validator.base.plugins import EXTRAS, missing; "
    "print(json.dumps([list(COMMANDS), {extra: missing(extra) for extra in EXTRAS}]))"
)
BROKEN = ("Traceback", "a mistake of Proofpress itself")
MOST_SECONDS = 300


class Machine(NamedTuple):
    """A stranger's machine: the program, its commands, the libraries each extra lacks, and a home where nothing is."""

    program: Path
    commands: tuple[str, ...]
    lacking: dict[str, list[str]]
    home: Path

    def said(self, folder: Path, line: str) -> subprocess.CompletedProcess[str]:
        """What a command says. Raises TimeoutExpired after `MOST_SECONDS`."""
        words = [str(self.program), *shlex.split(line)[1:]]
        return subprocess.run(
            words,
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=MOST_SECONDS,
            env=self.environment(),
            stdin=subprocess.DEVNULL,
        )

    def environment(self) -> dict[str, str]:
        """Nothing but a home and where programs lie."""
        return {"HOME": str(self.home), "PATH": "/usr/bin:/bin"}


def machine_at(program: Path, home: Path) -> Machine:
    """The machine that has a program, asked in its own environment."""
    asked = [str(program.with_name("python")), "-c", TOLD]
    commands, lacking = json.loads(subprocess.run(asked, cwd=home, check=True, capture_output=True, text=True).stdout)
    return Machine(program, tuple(commands), lacking, home)


def faults_of(machine: Machine, page: Path, folder: Path, tried: set[str]) -> Iterator[str]:
    """What goes wrong when a page is followed; ``tried`` takes up the commands."""
    for block in blocks(page):
        kind, *marks = block.info
        if kind in ("sh", "console"):
            if "kit" in marks:
                prepare_goblins(folder / "goblins")
            for fault in faults_of_block(machine, block, folder, tried):
                yield f"{page.name}:{block.line}: {fault}"
        elif marks and not kind.startswith("{"):
            file = folder / marks[0]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")


def faults_of_block(machine: Machine, block: Block, folder: Path, tried: set[str]) -> Iterator[str]:
    """What goes wrong in one block of commands."""
    kind, *marks = block.info
    without = [extra for extra in marks if machine.lacking.get(extra)]
    quoted = None
    lines = block.text.splitlines()
    if kind == "console":
        lines, quoted = [lines[0].removeprefix("$ ")], block.text.partition("\n")[2]
    for line in lines:
        tried.add(shlex.split(line)[1])
        if "studio" in marks and not without:
            yield from faults_of_studio(machine, folder, line)
            continue
        done = machine.said(folder, line)
        whole = done.stdout + done.stderr
        if any(one in whole for one in BROKEN):
            yield f"{line}: {whole[-400:]}"
        elif without:
            if not is_refusal(done, without):
                yield f"{line}: ends with {done.returncode}, not in one line on {without}: {whole[-400:]}"
            return  # what follows builds on it
        elif quoted is not None:
            if not holds(quoted, whole):
                yield f"{line}: does not say what is quoted: {whole[-400:]}"
        elif done.returncode and "cluster" not in marks:
            yield f"{line}: ends with {done.returncode}: {whole[-400:]}"


def is_refusal(done: subprocess.CompletedProcess[str], without: Sequence[str]) -> bool:
    """Whether a command ended in the one line that says how to get an extra."""
    told = done.stderr.splitlines()
    return (
        done.returncode == 2
        and len(told) == 1
        and any(f"pip install 'proofpress[{one}]'" in told[0] for one in without)
    )


def faults_of_studio(machine: Machine, folder: Path, line: str) -> Iterator[str]:
    """The studio opens, says where, and ends when it is told to."""
    words = [str(machine.program), *shlex.split(line)[1:]]
    with subprocess.Popen(words, cwd=folder, env=machine.environment(), stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        first = running.stdout.readline()
        running.send_signal(signal.SIGINT)
        if "http://" not in first or running.wait(MOST_SECONDS) not in (0, 130):
            yield f"{line}: says {first!r} and ends with {running.returncode}"


def prepare_goblins(folder: Path) -> None:
    """What the kit of the README takes for granted: rows up to thirty, ten pictures, a font."""
    with (folder / "goblins.csv").open("a", encoding="utf-8") as sheet:
        sheet.writelines(f"G{number},Goblin {number},{number % 10},frost,\n" for number in range(3, 31))
    for name in ("pictures", "fonts"):
        (folder / name).mkdir(exist_ok=True)
    for number in range(1, 11):
        (folder / "pictures" / f"G{number}.png").write_bytes(picture(1000, 700, bytes((20 * number, 90, 120))))
    copy(ROOT / "generator" / "print" / "fonts" / "Exo2-SemiBold.ttf", folder / "fonts" / "Mine.ttf")


def picture(width: int, height: int, colour: bytes) -> bytes:
    """A PNG of one colour."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = zlib.compress((b"\0" + colour * width) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def pages() -> list[Path]:
    """The pages that tell a reader what to type; translations type the same as their originals."""
    found = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md")), OWN_PAGE]
    return [
        page
        for page in found
        if ".zh-" not in page.name and any(one.info[0] in ("sh", "console") for one in blocks(page))
    ]


def main() -> int:
    """Try every page; what went wrong is printed, and how long it took."""
    parser = argparse.ArgumentParser(prog="python -m tests.stranger", description=__doc__)
    parser.add_argument("--proofpress", type=Path, required=True, metavar="PATH", help="the program to try")
    parser.add_argument("pages", nargs="*", type=Path, help="pages to try (default: README, manual, every command)")
    options = parser.parse_args()
    faults, tried = list[str](), set[str]()
    with tempfile.TemporaryDirectory() as room:
        home = Path(room) / "home"
        home.mkdir()
        machine = machine_at(options.proofpress.absolute(), home)
        for page in options.pages or pages():
            before = seconds()
            folder = Path(room) / page.stem
            folder.mkdir()
            faults += faults_of(machine, page, folder, tried)
            print(f"{page.name}: {seconds() - before:.1f} CPU seconds", flush=True)
    if not options.pages:
        faults += [f"nothing tries the command {name}" for name in machine.commands if name not in tried]
    print("\n".join([*faults, f"{len(tried)} commands, {len(faults)} faults, {seconds():.0f} CPU seconds"]))
    return 1 if faults else 0


def seconds() -> float:
    """CPU seconds of all commands so far."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())
