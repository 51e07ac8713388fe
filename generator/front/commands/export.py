"""``proofpress export``: a set for print services and virtual tables, or its entries as spreadsheets.

Spreadsheets read back the same.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

from validator.base.console import tell
from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, Span, WrongUse, near
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.loading import ContentSet
from validator.content.source import plain
from validator.content.spreadsheets.kinds import forms_of, own_entries
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.writing.rows import Rows, Sheets, ods, separated, too_long, xlsx
from validator.play.lookup import open_set

say = Sentences(__package__)
NAMES = (
    "images",
    "print-and-play",
    "playingcards-io",
    "tabletop-simulator",
    "gamecrafter",
    "makeplayingcards",
    "drivethrucards",
    "print-shop",
)
"""What sets are exported to, besides spreadsheets."""
FORMATS = ("png", "webp")
ASKED = ("lang", "only", "dpi", "bleed", "format", "url", "profile", "output")
NOT_ASKED = {
    "paper": "a4",
    "backs": "duplex-long",
    "offset": "0,0",
    "copies": None,
    "spacing": "bleed",
    "safe": False,
    "pages": None,
    "printer": None,
    "correction": None,
    "booklet": False,
    "instructions": False,
    "made_for": "",
    "ink": 0,
    "registration": 0,
    "box": 0.0,
    "contour": False,
    "box_form": "tuck",
    "dividers": False,
}
"""What sheets are asked for besides, as print has it by default."""
SEPARATORS = {"csv": ",", "tsv": "\t"}
WORKBOOKS = {"xlsx": xlsx, "ods": ods}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    wanted = parser.add_mutually_exclusive_group(required=True)
    for ending in SEPARATORS:
        wanted.add_argument(f"--{ending}", metavar="FOLDER", help=f"a {ending.upper()} file for each kind of piece")
    for ending in WORKBOOKS:
        wanted.add_argument(f"--{ending}", metavar="FILE", help=f"one {ending.upper()} file, a sheet for each kind")
    wanted.add_argument("--to", metavar="NAME", type=_vendor, help=f"for others: {', '.join(NAMES)}")
    parser.add_argument("--lang", action="append", help="language to export, repeatable (default: all of the set)")
    parser.add_argument("--only", help="what to export, as print takes it: ids, ranges, kinds, new")
    parser.add_argument("--theme", default="standard", help="a look of the layout (default standard)")
    parser.add_argument("--back-choice", metavar="NAME", help="one of the layout's choices of backs")
    parser.add_argument("--front-choice", metavar="NAME", help="one of the layout's choices of fronts")
    parser.add_argument("--dpi", type=int, metavar="N", help="dots per inch of images (300) and of virtual tables")
    parser.add_argument("--bleed", action="store_true", help="images with their bleed instead of cut to their trim")
    parser.add_argument("--format", choices=FORMATS, help="of images (default png)")
    parser.add_argument("--url", help="where pictures of a tabletop-simulator save will lie (default: this machine)")
    parser.add_argument("--profile", metavar="FILE", help="the CMYK profile (ICC) for drivethrucards and print-shop")
    parser.add_argument("--output", metavar="FOLDER", help="where what --to makes goes (default: output)")


def _vendor(text: str) -> str:
    """A name of `NAMES`. Raises ArgumentTypeError for another."""
    if text in NAMES:
        return text
    option = next((f"--{ending}" for ending in (*SEPARATORS, *WORKBOOKS) if ending == text.casefold()), None)
    guess = option or near(text.casefold(), NAMES)
    hint = f"; did you mean {guess}?" if guess else ""
    raise argparse.ArgumentTypeError(f"there is no export {text!r} (there are: {', '.join(NAMES)}){hint}")


def run(options: argparse.Namespace) -> int:
    if options.to is not None:
        for name, usual in NOT_ASKED.items():
            setattr(options, name, usual)
        # It loads all that draws, which spreadsheets do without.
        sentences = {"note": say("export-note"), "licences": say("export-licences")}
        import_module("generator.front.tasks.exporting").exported(options, sentences)
        return 0
    if given := [name for name in ASKED if getattr(options, name)]:
        raise WrongUse(f"--{given[0]} goes with --to, not with spreadsheets")
    ending = next(each for each in (*SEPARATORS, *WORKBOOKS) if getattr(options, each) is not None)
    target = Path(getattr(options, ending))
    if ending in WORKBOOKS and target.suffix != f".{ending}":
        raise WrongUse(f"the file is called {target.name}; a name ending in .{ending} is wanted")
    content = open_set(options.set)
    sheets = sheets_of(content)
    if not any(len(rows) > 1 for rows in sheets.values()):
        tell(f"{content.name} has no entries of its own; the headings of every kind are written")
    for path, data in exported(sheets, ending, target):
        write_beside(path, data)
        tell(path.as_posix())
    return 0


def sheets_of(content: ContentSet) -> Sheets:
    """The rows of each kind of which the set's own files hold entries; of a set without any, the headings of all.

    Raises:
        ContentError: a cell would hold more than spreadsheets can.
    """
    entries = own_entries(content.stack, content.words, [])
    forms = forms_of(content.words)
    kinds = [kind for kind in content.words.kinds if entries.get(kind)] or [*content.words.kinds]
    try:
        sheets = {
            kind: Rows(forms[kind], content.languages, _plain).table(list(map(_plain, entries.get(kind, ()))))
            for kind in kinds
        }
    except NotSo as error:
        raise ContentError([_unwritten(content, error.why)]) from None
    if cell := too_long(sheets):
        raise ContentError([_unwritten(content, say("cell-too-long", cell=cell))])
    return sheets


def _unwritten(content: ContentSet, message: Sentence) -> Issue:
    return Issue(code="too-much-content", message=message, span=Span(f"{content.place.shown}/set.yaml"))


def exported(sheets: Sheets, ending: str, target: Path) -> list[tuple[Path, bytes]]:
    """The files that an export in a format makes, with what they hold."""
    if ending in WORKBOOKS:
        return [(target, WORKBOOKS[ending](sheets))]
    return [(target / f"{kind}.{ending}", separated(rows, SEPARATORS[ending])) for kind, rows in sheets.items()]


def _plain(node: Any) -> Any:
    return plain(node, [])
