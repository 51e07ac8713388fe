"""What ``--paper`` and ``--printer`` take, for every command that prints: what was measured of each printer is kept in
the settings folder.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import TYPE_CHECKING

import msgspec

from generator.print.sheets.geometry import LEAST_EDGE, MOST_EDGE, PAPERS, paper_of
from validator.base.decoding import from_json
from validator.base.issue import WrongUse, near
from validator.base.settings import NAME, names, settle, settled

if TYPE_CHECKING:
    from generator.print.sheets.calibration import Correction


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
        edges = f"edges from {LEAST_EDGE:g} to {MOST_EDGE:g} mm"
        known = f"{', '.join(PAPERS)}, sizes such as 216x330 (mm) or 8.5x13in, {edges}, and a4+letter"
        raise WrongUse(f"there is no paper {text!r} (there are: {known}){hint}") from None


KIND = "printers"
ONE_SIDED = ("gutterfold", "none")
"""Ways of printing backs for which only the front matters."""


def named(name: str) -> str:
    """A printer's name. Raises WrongUse for what can be none."""
    if not NAME.fullmatch(name):
        raise WrongUse(f"a printer is called by letters, digits, - and _, at most 40 of them, not {name!r}")
    return name


def keep_correction(name: str, correction: Correction) -> str:
    """Keep what was measured of a printer; where."""
    return settle(KIND, named(name), msgspec.json.format(msgspec.json.encode(correction)) + b"\n").as_posix()


def correction_for(name: str | None, backs: str) -> Correction | None:
    """What is to be taken out for a printer; None where none is named.

    Raises:
        WrongUse: nobody measured that printer, or not this way of printing backs.
    """
    if name is None:
        return None
    data = settled(KIND, named(name))
    if data is None:
        known = names(KIND)
        guess = near(name, known)
        hint = f"; did you mean {guess}?" if guess else f" (known: {', '.join(known)})" if known else ""
        raise WrongUse(f"no printer {name!r} was calibrated: proofpress calibrate --printer {name}{hint}")
    # Whoever prints without a printer's name loads nothing of it.
    calibration = import_module("generator.print.sheets.calibration")
    try:
        correction: Correction = from_json(data, calibration.Correction)
    except msgspec.MsgspecError:
        raise WrongUse(f"what was kept of the printer {name!r} cannot be read: calibrate it anew") from None
    if backs != correction.backs and backs not in ONE_SIDED:
        raise WrongUse(
            f"{name!r} was calibrated for --backs {correction.backs}, not {backs}: calibrate it for that too"
        )
    return correction
