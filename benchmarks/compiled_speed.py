"""How many games compiled modules play in the time that pure Python needs for one, and whether they are the same games.

    python benchmarks/compiled_speed.py COMPILED [--landed 2b37afd] [--sets race roll] [--repeats 3]

COMPILED is a folder with a compiled wheel; ``PROOFPRESS_COMPILE=1 pip install --no-deps --target COMPILED .`` makes it.
``--landed`` puts a commit of this repository beside it. Each repeat lets every way play the same games in processes
of their own, one after another, and counts CPU seconds; figures are medians, ratios are taken within a repeat, so that
a machine that is busy with something else does not bend them.
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
GAMES = {"empires": (1_500, 20), "race": (600, 8), "roll": (80, 4), "trucker": (120, 2), "steam": (200, 1)}
"""Random and greedy games of each repeat: some seconds each."""
PURE = "pure"


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
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def rows(reference: str, ways: dict[str, Path], repeats: int) -> list[str]:
    """The lines of the table about one set."""
    found = [{way: play(folder, reference, *GAMES[reference]) for way, folder in ways.items()} for _ in range(repeats)]
    lines = []
    for kind in ("random", "greedy"):
        base = [each[PURE][kind] for each in found]
        for way in ways:
            mine = [each[way][kind] for each in found]
            speed = median(one["games"] / one["seconds"] for one in mine)
            ratios = [other["seconds"] / one["seconds"] for one, other in zip(mine, base, strict=True)]
            same = "same games" if mine[0]["sum"] == base[0]["sum"] else "OTHER GAMES"
            span = f"({min(ratios):.2f} to {max(ratios):.2f})"
            lines.append(f"{reference:<9}{kind:<8}{way:<10}{speed:>10,.2f}{median(ratios):>8.2f}  {span:<16}  {same}")
    return lines


def main() -> None:
    """Print the table; end with 1 where compiled modules play other games than pure Python."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("compiled", type=Path, help="a folder with an installed compiled wheel")
    parser.add_argument("--landed", metavar="COMMIT", help="a commit to measure as well, as pure Python")
    parser.add_argument("--sets", nargs="*", choices=GAMES, default=list(GAMES), help="default: all")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ways = {PURE: ROOT, "compiled": options.compiled.resolve()}
        if options.landed:
            ways[options.landed] = unpacked(options.landed, Path(folder))
        print(f"{'set':<9}{'players':<8}{'way':<10}{'games/s':>10}{'ratio':>8}  {'(lowest to highest)':<16}")
        found = []
        for reference in options.sets:
            found += rows(reference, ways, options.repeats)
            print(*found[-2 * len(ways) :], sep="\n", flush=True)
    sys.exit(1 if any("compiled" in line and "OTHER" in line for line in found) else 0)


if __name__ == "__main__":
    main()
