"""Sheets as files: written, and kept for when the same are asked for again of a set that has not changed."""

import argparse

import msgspec

from generator.print.own_art.inlaid import Document
from validator.base.cache import cache_folder, cached, digest, keep
from validator.base.console import output_folder, tell
from validator.base.decoding import from_msgpack
from validator.base.files import write_beside, write_in_turn

_KIND = "sheets"
CREDITS = "credits.txt"
HOW = {
    "duplex-long": "on both sides, turned on the long edge",
    "duplex-short": "on both sides, turned on the short edge",
    "gutterfold": "on one side; then fold each sheet that has a fold line",
    "none": "on one side",
}
"""What the command says of how its files are printed, by the ways of printing backs."""
REGISTRATION = {
    3: "3 registration marks, 10 mm from the edges, 10 mm long, 1 mm wide, the square at the top left",
    4: "4 registration marks, 10 mm from the edges, 10 mm long, 1 mm wide",
}
"""What is to be set in a plotter's program, by the number of marks."""
BACKS, SPACINGS, BOX_FORMS = tuple(HOW), ("bleed", "butt"), ("tuck", "tray")
"""What ``--backs``, ``--spacing`` and ``--box-form`` take, the usual first."""
LOOKS = (
    "paper",
    "lang",
    "only",
    "copies",
    "backs",
    "back_choice",
    "front_choice",
    "spacing",
    "offset",
    "theme",
    "safe",
    "pages",
    "printer",
    "correction",
    "booklet",
    "instructions",
    "made_for",
    "ink",
    "registration",
    "box",
    "contour",
    "box_form",
    "dividers",
)
"""The options that sheets look different by."""


def asked_of(options: argparse.Namespace) -> str:
    """What options of ``print`` ask for; whoever asks the same of the same set gets the same bytes."""
    return repr([getattr(options, name) for name in LOOKS])


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of sheets: how many pages it has, whether some are blank, and what is to be cut, in words.

    ``flat`` says how many nets a flat edition would spare, where there is one worth it.
    """

    name: str
    pages: int
    has_blanks: bool
    to_cut: str
    document: Document
    flat: str = ""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The files of a set, one for each language, below a folder of its name.

    ``credits`` are due for icons of others. Rules that stand ``apart`` are a booklet, and not among the sheets.
    """

    set: str
    files: tuple[File, ...]
    credits: str = ""
    apart: bool = False


def write(printed: Printed, options: argparse.Namespace) -> None:
    """Write the files and say what they are, and how they are printed."""
    folder = output_folder(printed.set, options.output)
    for file in printed.files:
        path = folder / file.name
        write_in_turn(path, file.document.parts())
        tell(f"{path.as_posix()}  {file.pages} page{'s' if file.pages > 1 else ''}")
    if printed.credits:
        path = write_beside(folder / CREDITS, printed.credits.encode())
        tell(f"{path.as_posix()}  who drew the icons of others; say so wherever you show or sell the game")
    has_blanks = any(file.has_blanks for file in printed.files)
    why = "; blank pages keep each back behind its front" if has_blanks else ""
    print(f"Print at 100 %, {HOW[options.backs]}{why}.")
    if options.made_for:
        limit = f"at most {options.ink} % of ink (by a rule of ours), " if options.ink else ""
        print(
            f"Made for {options.made_for}: {limit}dark words and greys in black alone "
            "(preflight says what else it needs)."
        )
    if options.registration:
        print(f"Tell the plotter's program: {REGISTRATION[options.registration]}; sheets are fed upright.")
    else:
        _say_cuts(printed.files)
    if printed.apart:
        print("The rules are not among these sheets: --booklet prints how the game is played.")


def _say_cuts(files: tuple[File, ...]) -> None:
    """How much there is to cut and about how long that takes: once where it is the same in all files."""
    several = "" if len(files) == 1 else "each of "
    counts = dict.fromkeys(file.to_cut for file in files)
    for cuts in counts:
        names = "" if len(counts) == 1 else ", ".join(file.name for file in files if file.to_cut == cuts)
        where = f" in {names}" if names else f" in {several}these files" if several else ""
        print(f"To cut{where}: {cuts} (a guess of ours, for knife and ruler).")
    nets = next((file.flat for file in files if file.flat), "")
    if nets:
        print(f"{nets} nets are many: --front-choice flat prints flat pieces or stickers in their place.")


def cached_printed(stamp: str | None, asked: str) -> Printed | None:
    """What was printed of the set of that stamp when the same was asked for; None where nothing can be used."""
    data = None if stamp is None else cached(_KIND, digest(stamp, asked))
    try:
        return None if data is None else from_msgpack(data, Printed)
    except msgspec.MsgspecError:
        return None


def keep_printed(stamp: str | None, asked: str, printed: Printed) -> None:
    """Keep what was printed of the set of that stamp."""
    if stamp is not None and cache_folder() is not None:
        keep(_KIND, digest(stamp, asked), msgspec.msgpack.encode(printed))
