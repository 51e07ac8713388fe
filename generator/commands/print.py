"""``proofpress print``: sheets to print at home."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from generator.commands.placing import placed
from generator.press import Job, Proof, all_pages, pull, write_pdf
from generator.sheets.geometry import PAPERS
from generator.sheets.leaves import ImpositionError
from validator.checking import open_legal
from validator.console import output_folder, progress_bar
from validator.content.loading import ContentSet
from validator.issue import ContentError, WrongUse, is_legal

MOST_OFFSET = 20
MOST_COPIES = 999
BACKS = ("duplex-long", "duplex-short", "gutterfold", "none")
HOW = {
    "duplex-long": "on both sides, turned on the long edge",
    "duplex-short": "on both sides, turned on the short edge",
    "gutterfold": "on one side; then fold each sheet that has a fold line",
    "none": "on one side",
}
"""What the command says of how its files are printed."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("--paper", choices=sorted(PAPERS), default="a4", help="default a4")
    parser.add_argument("--lang", action="append", help="language to print, repeatable (default: all of the set)")
    parser.add_argument(
        "--only",
        help="what to print, with commas: ids (E07), ranges (E01-E05), kinds "
        "(raid), cards, rules, or new: what a custom set adds or changes",
    )
    parser.add_argument(
        "--copies", type=int, metavar="N", help="print N copies of each design (default: as in the box)"
    )
    parser.add_argument("--backs", choices=BACKS, default=BACKS[0], help="which edge the sheet is turned on")
    parser.add_argument("--back-choice", metavar="NAME", help="one of the layout's choices of backs")
    parser.add_argument("--front-choice", metavar="NAME", help="one of the layout's choices of fronts")
    parser.add_argument(
        "--spacing",
        choices=("bleed", "butt"),
        default="bleed",
        help="bleed: every card with its own bleed (default); butt: cards share cuts, more on a sheet",
    )
    parser.add_argument("--offset", metavar="X,Y", default="0,0", help="mm to move every back page, e.g. 0.8,-1.2")
    parser.add_argument("--theme", default="standard", help="a look of the layout (default standard)")
    parser.add_argument("--svg", action="store_true", help="also each face and sheet as SVG")
    parser.add_argument("--svg-text", action="store_true", help="SVG with real text and embedded fonts")
    parser.add_argument("--png", action="store_true", help="also each face and sheet as PNG")
    parser.add_argument("--bleed", action="store_true", help="single faces of --svg and --png with their bleed")
    parser.add_argument("--output", metavar="FOLDER", help="where files go (default: output)")


def run(options: argparse.Namespace) -> int:
    content = open_legal(options.set)
    job = job_of(options)
    proofs = pulled(content, languages_of(content, options.lang), job)
    if not all(is_legal(proof.issues) for proof in proofs):
        raise ContentError(issue for proof in proofs for issue in placed(content, proof.issues, proof.language))
    _write(content, proofs, job, options)
    return 0


def job_of(options: argparse.Namespace) -> Job:
    """What the options ask to print. Raises WrongUse where they make no sense."""
    try:
        right, down = (float(part) for part in options.offset.split(","))
    except ValueError:
        raise WrongUse(f"--offset takes two numbers such as 0.8,-1.2, not {options.offset!r}") from None
    if not (abs(right) <= MOST_OFFSET and abs(down) <= MOST_OFFSET):
        raise WrongUse(f"--offset moves a page by {MOST_OFFSET} mm at most, not {options.offset}")
    if options.copies is not None and not 1 <= options.copies <= MOST_COPIES:
        raise WrongUse(f"--copies is a number from 1 to {MOST_COPIES}, not {options.copies}")
    names = (name.strip() for name in (options.only or "").split(","))
    only = tuple(dict.fromkeys(name for name in names if name))
    return Job(options.paper, options.backs, only, options.theme, options.back_choice, (right, down), options.spacing,
               options.front_choice, options.copies, options.bleed)  # fmt: skip


def languages_of(content: ContentSet, asked: list[str] | None) -> list[str]:
    """The languages to print. Raises WrongUse for one the set does not have."""
    for language in asked or ():
        if language not in content.languages:
            raise WrongUse(f"{content.name} has no texts in {language!r}; it has {', '.join(content.languages)}")
    return list(dict.fromkeys(asked or content.languages))


def pulled(content: ContentSet, languages: list[str], job: Job) -> list[Proof]:
    """The set drawn in each language. Raises WrongUse where something does not fit the paper."""
    try:
        return [pull(content, language, job) for language in languages]
    except ImpositionError as fault:
        raise WrongUse(str(fault)) from None


def _write(content: ContentSet, proofs: list[Proof], job: Job, options: argparse.Namespace) -> None:
    folder = output_folder(content.name, options.output)
    has_blanks = False
    for proof in proofs:
        path, pages = write_pdf(content, proof, job, folder), all_pages(proof)
        has_blanks |= any(not page.name for page in pages)
        print(f"{path.as_posix()}  {len(pages)} page{'s' if len(pages) > 1 else ''}")
    why = "; blank pages keep each back behind its front" if has_blanks else ""
    print(f"Print at 100 %, {HOW[job.backs]}{why}.")
    if options.svg or options.svg_text:
        _pictures("generator.pictures.files", "write_svg", proofs, job, folder, live_text=options.svg_text)
    if options.png:
        _pictures("generator.pictures.pixels", "write_png", proofs, job, folder)


def _pictures(module: str, function: str, proofs: list[Proof], job: Job, folder: Path, **wishes: bool) -> None:
    """Load the writer by name, since svgwrite, fontTools and cairo take a while and a plain PDF needs none of them."""
    write = getattr(import_module(module), function)
    total = sum(len(proof.sides) for proof in proofs)
    written = 0
    with progress_bar(function.removeprefix("write_")) as progress:
        for proof in proofs:
            for _ in write(proof, job, folder, **wishes):
                written += 1
                progress("pictures", written, max(total, written))
    kind = function.removeprefix("write_")
    print(f"{(folder / kind).as_posix()}/  {written} {kind.upper()} files")
