"""What a play-test costs beside its games: the start, the figures, the pages in three languages, the pictures.

    python benchmarks/report_speed.py race [--games 60] [--seats greedy] [--times 3] [--old CHECKOUT]

plays, each in a process of its own: games into a new folder where nothing is kept of the set's pictures; the same into
another new folder where they are; as many games more; and nothing but the report. Told are CPU seconds (user and
system), the least of so many times, and with ``--old`` those of another checkout, taken in turn.

    python benchmarks/report_speed.py empires --counted 20000 1000000

plays 600 random games, puts them into the store under other numbers until there are so many, and tells for each
number what the report takes: CPU seconds and the most memory of the process.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MAIN = "import sys; sys.path.insert(0, {root!r}); from generator.cli import main; sys.exit(main(sys.argv[1:]))"
PLAYED = 600
"""Games that are really played where many are counted; a multiple of the numbers of tables that sets allow."""


def run(checkout: Path, arguments: list[str], cache: Path) -> tuple[float, float]:
    """CPU seconds of a command with its workers, and the most memory of the command, in MB."""
    code = MAIN.format(root=str(checkout))
    child = os.fork()
    if child == 0:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.chdir(cache.parent)
        environment = {**os.environ, "PROOFPRESS_CACHE": str(cache)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        os.execve(sys.executable, [sys.executable, "-c", code, *arguments], environment)
    _, status, used = os.wait4(child, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        sys.exit(f"{checkout}: {' '.join(arguments)} ended with {os.waitstatus_to_exitcode(status)}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1000


def costs(checkout: Path, name: str, games: int, seats: str) -> dict[str, float]:
    """CPU seconds of each step, in one go."""
    with tempfile.TemporaryDirectory() as folder:
        place, cache = Path(folder), Path(folder) / "cache"

        def played(output: str, count: int) -> float:
            arguments = ["playtest", name, "--games", str(count), "--seats", seats, "--workers", "1"]
            return run(checkout, [*arguments, "--output", str(place / output)], cache)[0]

        return {
            "a first run, nothing kept": played("first", games),
            "a first run, pictures kept": played("second", games),
            "as many games more": played("second", 2 * games),
            "the report alone": played("second", 2 * games),
        }


def multiplied(store: Path, wanted: int) -> None:
    """Put the games of the only run into the store again under higher numbers, until so many are there."""
    with closing(sqlite3.connect(store)) as base:
        columns = [row[1] for row in base.execute("PRAGMA table_info(games)") if row[1] not in ("run", "game")]
        names = ", ".join(columns)
        (known,) = base.execute("SELECT count(*) FROM games").fetchone()
        while known < wanted:
            base.execute(
                f"INSERT INTO games (run, game, {names}) SELECT run, game + {known}, {names} FROM games "
                f"WHERE game < {wanted - known}"
            )
            (known,) = base.execute("SELECT count(*) FROM games").fetchone()
        base.commit()


def counted(name: str, numbers: list[int]) -> None:
    """Print what the report of so many games takes."""
    print(f"{'games':>12} {'CPU s':>8} {'MB':>8}")
    for number in numbers:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            arguments = ["playtest", name, "--seats", "random", "--workers", "1", "--output", str(place / "out")]
            run(ROOT, [*arguments, "--games", str(PLAYED)], place / "cache")
            multiplied(place / "out" / name / "playtest.sqlite", number)
            seconds, memory = run(ROOT, [*arguments, "--games", str(number)], place / "cache")
            print(f"{number:12,} {seconds:8.2f} {memory:8.0f}", flush=True)


def main() -> None:
    """Measure, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("set", help="a built-in set")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", default="greedy")
    parser.add_argument("--times", type=int, default=3, help="of which the least is told (default: 3)")
    parser.add_argument("--old", type=Path, help="another checkout")
    parser.add_argument("--counted", type=int, nargs="+", help="so many games, put into the store")
    options = parser.parse_args()
    if options.counted:
        counted(options.set, options.counted)
        return
    checkouts = [ROOT, *([options.old.resolve()] if options.old else [])]
    found: dict[Path, list[dict[str, float]]] = {checkout: [] for checkout in checkouts}
    for _ in range(options.times):
        for checkout in checkouts:
            found[checkout].append(costs(checkout, options.set, options.games, options.seats))
    for step in found[ROOT][0]:
        least = [min(one[step] for one in found[checkout]) for checkout in checkouts]
        ratio = f"   {least[1]:6.2f} before, {least[1] / least[0]:.1f} times" if options.old else ""
        print(f"{step:28} {least[0]:6.2f}{ratio}")


if __name__ == "__main__":
    main()
