"""How many games compiled modules play in the time that pure Python needs for one, and whether they are the same games.

    python benchmarks/compiled_speed.py [--compiled FOLDER] [--landed 2b37afd] [--sets race roll] [--repeats 3]

It makes its environments itself: a compiled program of this checkout (a few minutes; FOLDER is one that is there
already, such as `.venv/compiled`) and, with ``--landed``, a commit of this repository. Each repeat lets every way play
the same games in processes of their own, one after another, and counts CPU seconds; figures are medians, ratios are
taken within a repeat, so that a machine that is busy with something else does not bend them. Ratios are to pure Python
and, with ``--landed``, to that commit.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PLAYED = ROOT / "benchmarks" / "played_games.py"
GAMES = {"empires": (1_500, 60), "race": (600, 60), "roll": (80, 4), "trucker": (120, 2), "steam": (200, 1)}
"""Random and greedy games of each repeat: some seconds each."""
COMPILED, PURE = "compiled", "pure"


def play(folder: Path, reference: str, random_games: int, greedy_games: int) -> dict[str, Any]:
    """What one way of running makes of the games."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(PLAYED), reference, str(random_games), str(greedy_games)]
    result = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        sys.exit(f"{folder}: {result.stderr.strip()}")
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def unpacked(commit: str, folder: Path) -> Path:
    """A commit of this repository in a folder of its own."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    folder.mkdir()
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def compiled_into(folder: Path) -> Path:
    """A compiled program of this checkout, made in a folder of its own."""
    made = folder / "compiled"
    command = [sys.executable, "compiling.py", str(made), "--work", str(folder / "work"), "--program"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return made


def rows(reference: str, ways: dict[str, Path], repeats: int) -> tuple[list[str], bool]:
    """The lines of the table about one set, and whether compiled modules play the games of their source."""
    found = [{way: play(folder, reference, *GAMES[reference]) for way, folder in ways.items()} for _ in range(repeats)]
    lines, alike = [], True
    for kind in ("random", "greedy"):
        base = [each[next(reversed(ways))][kind] for each in found]
        for way in ways:
            mine = [each[way][kind] for each in found]
            speed = median(one["games"] / one["seconds"] for one in mine)
            ratios = [other["seconds"] / one["seconds"] for one, other in zip(mine, base, strict=True)]
            same = "same games" if mine[0]["sum"] == base[0]["sum"] else "OTHER GAMES"
            span = f"({min(ratios):.2f} to {max(ratios):.2f})"
            lines.append(f"{reference:<9}{kind:<8}{way:<10}{speed:>10,.2f}{median(ratios):>8.2f}  {span:<16}  {same}")
        alike = alike and found[0][COMPILED][kind]["sum"] == found[0][PURE][kind]["sum"]
    return lines, alike


def parser_of(about: str | None) -> argparse.ArgumentParser:
    """What `ways_of` needs to know, and which sets."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", type=Path, help="a folder with a compiled program (default: one is made)")
    parser.add_argument("--landed", metavar="COMMIT", help="a commit to ask as well, as pure Python")
    parser.add_argument("--sets", nargs="*", choices=GAMES, default=list(GAMES), help="default: all")
    return parser


def ways_of(options: argparse.Namespace, place: Path) -> dict[str, Path]:
    """The folders of the ways to run, what others are compared with last."""
    ways = {COMPILED: options.compiled.resolve() if options.compiled else compiled_into(place), PURE: ROOT}
    if options.landed:
        ways[options.landed] = unpacked(options.landed, place / "landed")
    return ways


def main() -> None:
    """Print the table; end with 1 where compiled modules play other games than pure Python."""
    parser = parser_of(__doc__)
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        ways = ways_of(options, place)
        print(f"{'set':<9}{'players':<8}{'way':<10}{'games/s':>10}{'ratio':>8}  {'(lowest to highest)':<16}")
        other = False
        for reference in options.sets:
            lines, alike = rows(reference, ways, options.repeats)
            other = other or not alike
            print(*lines, sep="\n", flush=True)
    sys.exit(1 if other else 0)


if __name__ == "__main__":
    main()
