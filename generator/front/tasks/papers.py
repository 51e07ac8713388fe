"""What ``--paper`` takes, for every command that prints."""

from __future__ import annotations

import argparse

from generator.print.sheets.geometry import PAPERS, paper_of
from validator.base.issue import WrongUse, near


def add_paper(parser: argparse.ArgumentParser) -> None:
    """Add the option."""
    parser.add_argument(
        "--paper",
        type=paper_asked,
        default="a4",
        help=f"{', '.join(PAPERS)}, a size such as 216x330 (mm) or 8.5x13in, or a4+letter: sheets that print on either",
    )


def paper_asked(text: str) -> str:
    """A paper as it is called in file names. Raises ArgumentTypeError for what is none."""
    try:
        return known_paper(text)
    except WrongUse as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def known_paper(text: str) -> str:
    """A paper as it is called in file names. Raises WrongUse for what is none."""
    try:
        return paper_of(text).name.casefold()
    except ValueError:
        guess = near(text.casefold(), PAPERS)
        hint = f"; did you mean {guess}?" if guess else ""
        known = f"{', '.join(PAPERS)}, sizes such as 216x330 or 8.5x13in, and a4+letter"
        raise WrongUse(f"there is no paper {text!r} (there are: {known}){hint}") from None
