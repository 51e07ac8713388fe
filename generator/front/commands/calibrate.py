"""``proofpress calibrate``: a sheet to print and measure once, and what was measured kept for ``print --printer``."""

from __future__ import annotations

import argparse
import sys

from generator.front.tasks.printers import add_paper, keep_correction, named
from generator.print.printed import BACKS
from generator.print.sheets.calibration import CORNERS, Fit, Point, correction_of, crosses, fitted, pages
from generator.print.sheets.geometry import Paper, paper_of
from generator.print.writers.pdf import pages_pdf
from validator.base.console import output_folder, tell, warn
from validator.base.files import write_beside
from validator.base.issue import WrongUse

SIDES = ("front", "back")
FAR_OFF = 0.5
"""So many mm off what the other crosses say, a cross was probably measured wrongly."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--printer", metavar="NAME", required=True, help="what to call the printer, e.g. office")
    add_paper(parser)
    parser.add_argument("--backs", choices=BACKS[:2], default=BACKS[0], help="which edge the sheet is turned on")
    for side in SIDES:
        parser.add_argument(
            f"--{side}",
            nargs=len(CORNERS),
            metavar=("A", "B", "C", "D"),
            help=f"where the crosses of the {side} are, each as X,Y: mm from the left and the top edge of the paper",
        )
    parser.add_argument("--measured", action="store_true", help="ask for what was measured, cross by cross")
    parser.add_argument("--output", metavar="FOLDER", help="where the sheet goes (default: output)")


def run(options: argparse.Namespace) -> int:
    named(options.printer)
    paper = paper_of(options.paper)
    if options.measured and not sys.stdin.isatty():
        raise WrongUse("--measured asks at the terminal; elsewhere give --front and --back")
    if not options.measured and not options.front and not options.back:
        return _print_sheet(paper, options)
    measured = {side: _asked(side) if options.measured else getattr(options, side) for side in SIDES}
    if not measured["front"]:
        raise WrongUse("--back is measured together with --front")
    fits = [_fit(paper, side, points) for side, points in measured.items() if points]
    tell(f"{keep_correction(options.printer, correction_of(paper, fits, options.backs))}  what is taken out:")
    for side, fit in zip(SIDES, fits, strict=False):
        _describe(side, fit)
    tell(f"From now on: proofpress print SET --printer {options.printer} --backs {options.backs}")
    return 0


def _print_sheet(paper: Paper, options: argparse.Namespace) -> int:
    titles = [f"{side}: measure to the middle of each cross" for side in SIDES]
    data = pages_pdf(pages(paper, titles, options.backs), title="Calibration", backs=options.backs)
    path = write_beside(output_folder("calibration", options.output) / f"{options.printer}-{options.paper}.pdf", data)
    tell(f"{path.as_posix()}  2 pages")
    print("1. Print it at 100 %, on both sides, as you print sheets.")
    print("2. On each side, with the words upright, measure each cross from the left and from the top edge, to 0.1 mm.")
    meant = " ".join(f"{x:g},{y:g}" for x, y in crosses(paper))
    tell(f"3. proofpress calibrate --printer {options.printer} --measured   (a perfect printer: {meant})")
    return 0


def _asked(side: str) -> list[str]:
    print(f"The {side}, with its words upright: mm from the left and from the top, such as 20.3,19.8")
    return [input(f"  {corner}: ").strip() for corner in CORNERS]


def _fit(paper: Paper, side: str, texts: list[str]) -> Fit:
    points = [_point(side, corner, text) for corner, text in zip(CORNERS, texts, strict=True)]
    try:
        fit = fitted(paper, points)
    except ValueError:
        raise WrongUse(
            f"no printer is so far off as the {side} says ({' '.join(texts)}): measure A, B, C, D anew, each X,Y"
        ) from None
    worst = max(range(len(CORNERS)), key=fit.errors.__getitem__)
    if fit.errors[worst] > FAR_OFF:
        off = f"{fit.errors[worst]:.1f} mm"
        warn(f"{side}: {CORNERS[worst]} does not lie as the other crosses say, by {off}: was it measured well?")
    return fit


def _point(side: str, corner: str, text: str) -> Point:
    try:
        x, y = (float(part) for part in text.replace(" ", "").split(","))
    except ValueError:
        raise WrongUse(f"--{side} {corner} takes two numbers such as 20.3,19.8, not {text!r}") from None
    return x, y


def _describe(side: str, fit: Fit) -> None:
    wide, tall = fit.stretched
    turned = f"{abs(fit.degrees):.2f}° {'clockwise' if fit.degrees > 0 else 'the other way'}"
    print(
        f"  {side}: moved {fit.moved[0]:+.2f}, {fit.moved[1]:+.2f} mm, turned {turned}, "
        f"{100 * wide:+.2f} % wide, {100 * tall:+.2f} % tall"
    )
