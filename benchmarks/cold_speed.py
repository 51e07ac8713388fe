"""What a command costs from a cold start: CPU seconds and peak memory of new processes, in lines of a fixed work.

    python benchmarks/cold_speed.py [--beside CHECKOUT] [--protograf PYTHON] [--repeats 5] [--lines help check ...]

Every line is measured three ways: ``off`` keeps nothing on disk, ``first`` begins with nothing kept, ``again`` finds
what ``first`` left. CPU seconds are those of the process and its children, user and system, the least of the repeats
(other work on the machine only adds); memory is the largest of them, in MB. ``--beside`` measures another checkout in
the same minute; trust the ratios. Sets of 120 and 600 cards are Tiny Stellar Empires with cards added: two halves with
art on each front, a back shared by most. For comparison a bare reportlab script draws the same numbers of simpler
cards, and so does protograf, where PYTHON has it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MAIN = "import sys; from generator.cli import main; sys.exit(main(sys.argv[1:]))"
BARE = ROOT / "benchmarks" / "bare_deck.py"
BUILT_IN = 54
"""Cards of Tiny Stellar Empires."""
EDITS = count(1)
WAYS = ("off", "first", "again")


class Cost(NamedTuple):
    """What a process took: CPU seconds, and the most memory it held, in MB."""

    seconds: float
    memory: float

    def __str__(self) -> str:
        return f"{self.seconds:8.2f}{self.memory:6.0f}"


class Line(NamedTuple):
    """A line of the table: a command, what it must hold in CPU seconds, whether a card is edited before each run."""

    name: str
    arguments: tuple[str, ...]
    most: float
    is_edited: bool = False


LINES = {
    "help": Line("--help", ("--help",), 0.1),
    "check": Line("check race", ("check", "race"), 0.4),
    "print": Line("print 120 cards", ("print", "of-120", "--lang", "en"), 0.6),
    "many": Line("print 600 cards", ("print", "of-600", "--lang", "en"), 1.5),
    "tiles": Line("print 144 tiles", ("print", "trucker", "--only", "tile", "--lang", "en"), 0.4),
    "edited": Line("print, one card edited", ("print", "of-120", "--lang", "en"), 0.25, is_edited=True),
    "recheck": Line("check, one card edited", ("check", "of-120"), 0.25, is_edited=True),
}


def cost(command: Sequence[str], environment: dict[str, str], folder: Path) -> Cost:
    """Run a command to its end; what it took."""
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, state, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(state)
    if process.returncode:
        sys.exit(f"{' '.join(command)} ended with {process.returncode}")
    return Cost(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)


def as_installed(folder: Path) -> dict[str, str]:
    """The environment, with every module compiled to bytecode as in an installation, in a folder of its own."""
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**given, "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}


def deck(folder: Path, cards: int) -> None:
    """A set of so many cards: those of Tiny Stellar Empires, and copies of them under names of their own."""
    written = (ROOT / "content" / "empires" / "cards.yaml").read_text(encoding="utf-8")
    empires = re.split(r"\n\s*\n", written.split("empire:\n", 1)[1].split("\nraid:", 1)[0].strip("\n"))
    lines = []
    for number in range(cards - BUILT_IN):
        entry = empires[number % len(empires)]
        entry = re.sub(r"id: \w+", f"id: X{number + 1}", entry)
        lines.append(re.sub(r"title: .*", f"title: {{en: Colony {number + 1}}}", entry))
    folder.mkdir()
    (folder / "cards.yaml").write_text("empire:\n" + "\n\n".join(lines) + "\n", encoding="utf-8")
    manifest = f"extends: empires\ntitle: {{en: {cards} cards}}\nlanguages: [en]\n"
    (folder / "set.yaml").write_text(manifest, encoding="utf-8")


def edit(folder: Path) -> None:
    """Give one card of a set other trade routes than it ever had."""
    number = next(EDITS)
    cards = folder / "cards.yaml"
    first, second = cards.read_text(encoding="utf-8").split("  - id: X2\n")
    for side, routes in (("left", number // 6 % 6), ("right", number % 6)):
        first = re.sub(rf"{side}: \w+", f"{side}: {routes + 1}", first)
    cards.write_text(f"{first}  - id: X2\n{second}", encoding="utf-8")


def runs(line: Line, checkout: Path, way: str, repeats: int, folder: Path) -> Iterator[Cost]:
    """The costs of a line's runs, each in a process of its own."""
    kept = folder / f"kept-{way}"
    environment = {
        **as_installed(folder),
        "PYTHONPATH": str(checkout),
        "PROOFPRESS_CACHE": "" if way == "off" else str(kept),
    }
    command = [sys.executable, "-c", MAIN, *line.arguments]
    if line.arguments[0] == "print":
        command += ["--output", str(folder / "output")]
    cost(command, environment, folder)
    for _ in range(repeats):
        if way == "first":
            shutil.rmtree(kept, ignore_errors=True)
        if line.is_edited:
            edit(folder / line.arguments[1])
        yield cost(command, environment, folder)
    shutil.rmtree(kept, ignore_errors=True)


def least(costs: Iterator[Cost]) -> Cost:
    """The least time of several runs, and the most memory."""
    found = list(costs)
    return Cost(min(one.seconds for one in found), max(one.memory for one in found))


def table(checkouts: Sequence[Path], lines: Sequence[Line], repeats: int, folder: Path) -> None:
    """Print what each line costs, each way, in each checkout."""
    heads = "".join(f"{way:>8}{'MB':>6}" for way in WAYS)
    for line in lines:
        print(f"\n{line.name:<26}{heads}   at most {line.most}")
        for checkout in checkouts:
            costs = [least(runs(line, checkout, way, repeats, folder)) for way in WAYS]
            print(f"{checkout.name:<26}{''.join(map(str, costs))}", flush=True)


def others(protograf: str | None, repeats: int, folder: Path) -> None:
    """Print what others take for as many simpler cards."""
    pythons = {"reportlab": sys.executable} | ({"protograf": protograf} if protograf else {})
    for name, python in pythons.items():
        for cards in (120, 600):
            command = [python, str(BARE), name, str(cards)]
            taken = least(cost(command, as_installed(folder), folder) for _ in range(repeats))
            print(f"{f'{name}, {cards} plain cards':<26}{taken}", flush=True)


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, action="append", default=[], help="another checkout to measure as well")
    parser.add_argument("--protograf", metavar="PYTHON", help="an interpreter that has protograf")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--lines", nargs="+", choices=LINES, default=list(LINES))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as held:
        folder = Path(held)
        for cards in (120, 600):
            deck(folder / f"of-{cards}", cards)
        checkouts = [*(path.resolve() for path in options.beside), ROOT]
        table(checkouts, [LINES[name] for name in options.lines], options.repeats, folder)
        print()
        others(options.protograf, options.repeats, folder)


if __name__ == "__main__":
    main()
