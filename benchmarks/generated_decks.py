"""Decks by the hundred: is every one legal, and does it print in every language without a finding?

    python benchmarks/generated_decks.py GAME [N] [--from 1] [--recipe FILE] [--no-print]

Makes N decks on the game's own recipe, checks each in full, and draws and imposes it on paper in each of its languages:
all that ``print`` does but writing the files, so with the same findings. A line for each deck with findings, then one
for all: decks, those with errors, with warnings, with findings on paper, and what it took.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from generator.print.faces.sides import faults_on_faces
from generator.print.press import Job, render
from validator.base.issue import ContentError, Issue, Severity
from validator.content.places import CONTENT, RECIPE
from validator.play.checking import everything_wrong
from validator.play.lab.generating import Child, make_decks
from validator.play.lab.wished import Order
from validator.play.lookup import open_set

PAPER = "paper"


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("decks", nargs="?", type=int, default=20)
    parser.add_argument("--from", dest="first", type=int, default=1)
    parser.add_argument("--recipe")
    parser.add_argument("--no-print", action="store_true")
    options = parser.parse_args()
    recipe = Path(options.recipe) if options.recipe else CONTENT / options.game / RECIPE
    found: Counter[str] = Counter()
    began = process_time()
    for number in range(options.first, options.first + options.decks):
        with TemporaryDirectory() as folder:
            for sort in told(
                Order(options.game, recipe, proved=faults_on_faces), number, Path(folder), not options.no_print
            ):
                found[sort] += 1
    figures = ", ".join(f"{sort} {found[sort]}" for sort in ("unmade", "error", "warning", "advice", PAPER))
    print(f"{options.game}: {options.decks} decks; with {figures}; CPU {process_time() - began:.0f} s", flush=True)


def told(order: Order, number: int, folder: Path, is_printed: bool) -> set[str]:
    """The sorts of findings on one deck, each of which is printed."""
    try:
        (deck,) = make_decks(order, [Child(number)], folder / "decks", 1).values()
        content = open_set(deck.as_posix())
        issues = everything_wrong(content)
    except ContentError as fault:
        found = said(number, "", fault.issues)
        return {"unmade"} if {issue.code for issue in fault.issues} == {"unmakable"} else found
    found = said(number, "", issues)
    for language in content.languages if is_printed else ():
        if said(number, language, on_paper(deck, language)):
            found.add(PAPER)
    return found


def on_paper(deck: Path, language: str) -> list[Issue]:
    """What is wrong with the deck's faces and sheets in a language."""
    return render(open_set(deck.as_posix()), language, Job()).issues


def said(number: int, language: str, issues: list[Issue]) -> set[str]:
    """The severities of the findings, which are printed."""
    for issue in issues:
        print(number, language, str(issue)[:200], flush=True)
    return {str(issue.severity.value) if isinstance(issue.severity, Severity) else "error" for issue in issues}


if __name__ == "__main__":
    main()
