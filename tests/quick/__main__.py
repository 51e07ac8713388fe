"""Runs the tests that an edit touches, nearest first, until its time is up, and the rules of the house.

What was edited: files that differ from --base (default: HEAD; where nothing does, its parent), and new ones.
From each of them its importers are followed, at any remove, to files of tests; nearest are those that changed
themselves and those that tests/mutants/nearest.yaml names. As many are run as fit in --seconds by what they took
before (tests/quick/seconds.json); the rest is counted in the last line.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from time import time
from typing import NamedTuple

from tests import ROOT
from tests.quick.clock import HOUSE, LEFT_OUT, UNTIL
from tests.quick.remembered import UNKNOWN, seconds
from tests.quick.touched import Checkout

SHARE = 0.45
"""How much of the time of all workers goes into tests; they start and gather the tests in the rest."""
GRACE = 12
"""So many seconds before the end the last tests begin."""


class Chosen(NamedTuple):
    """Files of tests that are run, and those that are left out, nearest first."""

    run: list[str]
    left: list[str]


def git(*words: str) -> list[str]:
    """The lines that git says."""
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return said.splitlines()


def edited(base: str) -> list[str]:
    """Files that differ from a commit, or are new."""
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def chosen(touched: dict[str, tuple[int, ...]], spent: dict[str, float], most: float) -> Chosen:
    """The nearest files of tests that take at most so many seconds together; of those as near, the quickest first."""
    found = Chosen([], [])
    for path in sorted(touched, key=lambda path: (touched[path], spent.get(path, UNKNOWN), path)):
        taken = spent.get(path, UNKNOWN)
        fits = taken <= most
        (found.run if fits else found.left).append(path)
        most -= taken * fits
    return found


def words_for(left: list[str], spent: dict[str, float]) -> str:
    """What is left out before any test begins, in words; empty where nothing is."""
    if not left:
        return ""
    least = sum(spent.get(path, UNKNOWN) for path in left)
    return f"{len(left)} files of tests, farther away or dearer, some {least:.0f} s ({left[0]}, ...)"


def asked_for(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, list[str]]:
    """What is asked for on the command line; the rest is for pytest."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.quick", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--base", default="HEAD", help="the commit that files are compared with; default: HEAD")
    parser.add_argument("--seconds", type=float, default=60, help="the most it may take; default: 60")
    parser.add_argument("--list", action="store_true", help="only list the files of tests, nearest first")
    return parser.parse_known_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what is touched; what pytest ends with."""
    began = time()
    asked, more = asked_for(arguments)
    base, files = asked.base, edited(asked.base)
    if not files:
        base, files = f"{base}~1", edited(f"{base}~1")
    spent = seconds()
    reached = {path: near for path, near in Checkout().touched(files).items() if path not in HOUSE}
    workers = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found = chosen(reached, spent, SHARE * workers * asked.seconds)
    print(f"{len(files)} files differ from {base} and reach {len(reached)} files of tests; {len(found.run)} are run")
    if asked.list:
        print(*found.run, *(f"{path} (left out)" for path in found.left), sep="\n")
        return 0
    told = {UNTIL: str(began + asked.seconds - GRACE), LEFT_OUT: words_for(found.left, spent)}
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "load", "-p", "tests.quick.clock"]
    return subprocess.call([*command, *HOUSE, *found.run, *more], cwd=ROOT, env={**os.environ, **told})


if __name__ == "__main__":
    sys.exit(main())
