"""Are games the same, compiled and not, for one worker and two, and in an older commit?

    python benchmarks/same_games.py [--compiled FOLDER] [--landed 2b37afd] [--sets race roll] [--games 1000 20]

Prints for each set and each way a sum over random and over greedy games (every choice, how many options it had, and
the last position), and a sum of the report of a play-test by one worker and by two. Ends with 1 where compiled modules
and their source, or one worker and two, differ. A commit from before a rule was mended plays other games of that set.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from compiled_speed import COMPILED, PURE, parser_of, play, ways_of

PLAYTESTED = 40
"""Random games of a play-test."""


def sum_of_report(folder: Path, reference: str, workers: int) -> str:
    """The sum of ``report.json``."""
    command = "import sys; from generator.cli import main; sys.exit(main())"
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(
            [
                sys.executable,
                "-c",
                command,
                "playtest",
                reference,
                "--games",
                str(PLAYTESTED),
                "--seats",
                "random",
                "--workers",
                str(workers),
            ],
            cwd=place,
            env={**os.environ, "PYTHONPATH": str(folder)},
            capture_output=True,
            check=False,
        )
        (report,) = Path(place).rglob("report.json")
        return hashlib.sha256(report.read_bytes()).hexdigest()[:16]


def main() -> None:
    """Print the table."""
    parser = parser_of(__doc__)
    parser.add_argument("--games", nargs=2, type=int, default=[1_000, 20], metavar=("RANDOM", "GREEDY"))
    options = parser.parse_args()
    other = False
    with tempfile.TemporaryDirectory() as folder:
        ways = ways_of(options, Path(folder))
        print(f"{'set':<9}{'way':<10}{'random games':<18}{'greedy games':<18}{'one worker':<18}{'two workers':<18}")
        for reference in options.sets:
            sums = {}
            for way, place in ways.items():
                found = play(place, reference, *options.games)
                reports = [] if way == options.landed else [sum_of_report(place, reference, count) for count in (1, 2)]
                sums[way] = [found["random"]["sum"], found["greedy"]["sum"], *reports]
                print(f"{reference:<9}{way:<10}{''.join(f'{each:<18}' for each in sums[way])}", flush=True)
            alike = sums[COMPILED] == sums[PURE] and len(set(sums[PURE][2:])) == 1
            other = other or not alike
    sys.exit(1 if other else 0)


if __name__ == "__main__":
    main()
