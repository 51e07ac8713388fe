"""``proofpress export``: the entries of a set as spreadsheets, from which they read back the same."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, Span, WrongUse
from validator.base.speech.sentences import Sentence, Sentences
from validator.content.loading import ContentSet
from validator.content.source import plain
from validator.content.spreadsheets.kinds import forms_of, own_entries
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.writing.files import Sheets, ods, separated, too_long, xlsx
from validator.content.spreadsheets.writing.rows import Rows
from validator.play.lookup import open_set

say = Sentences(__package__)
SEPARATORS = {"csv": ",", "tsv": "\t"}
WORKBOOKS = {"xlsx": xlsx, "ods": ods}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    wanted = parser.add_mutually_exclusive_group(required=True)
    for ending in SEPARATORS:
        wanted.add_argument(f"--{ending}", metavar="FOLDER", help=f"a {ending.upper()} file for each kind of piece")
    for ending in WORKBOOKS:
        wanted.add_argument(f"--{ending}", metavar="FILE", help=f"one {ending.upper()} file, a sheet for each kind")


def run(options: argparse.Namespace) -> int:
    ending = next(each for each in (*SEPARATORS, *WORKBOOKS) if getattr(options, each) is not None)
    target = Path(getattr(options, ending))
    if ending in WORKBOOKS and target.suffix != f".{ending}":
        raise WrongUse(f"the file is called {target.name}; a name ending in .{ending} is wanted")
    content = open_set(options.set)
    sheets = sheets_of(content)
    if not any(len(rows) > 1 for rows in sheets.values()):
        print(f"{content.name} has no entries of its own; the headings of every kind are written")
    for path, data in exported(sheets, ending, target):
        write_beside(path, data)
        print(path.as_posix())
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
