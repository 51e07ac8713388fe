"""``proofpress diff``: what differs between two sets, in words, and as a page with the cards side by side.

It ends as ``diff`` does: with 0 where nothing differs, 1 where something does, 2 where the two cannot be compared.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial

from generator.front.illustrations.piece_albums import album_where_drawn
from validator.base.console import output_folder, print_json, show_issues, tell, warn
from validator.base.files import write_beside
from validator.base.issue import ContentError
from validator.content.loading import ContentSet
from validator.play.differences.comparing import Compared, compared
from validator.play.differences.page import NEW, OLD, Albums, describe, pages_of, pictured
from validator.play.lookup import open_set

SAME, DIFFERENT, NOT_COMPARED = 0, 1, 2


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a built-in set or a folder")
    parser.add_argument("other", metavar="OTHER", help="another of the same game, or an older copy of the same")
    parser.add_argument("--format", choices=("text", "json"), default="text", help="default text; json writes no page")
    parser.add_argument("--output", metavar="FOLDER", help="where the page goes (default: output)")


def run(options: argparse.Namespace) -> int:
    try:
        first, second = open_set(options.set), open_set(options.other)
        differences = compared(first, second)
        if options.format == "json":
            print_json(differences)
        else:
            print(describe(differences))
            _write(differences, first, second, options.output)
    except ContentError as fault:
        show_issues(fault.issues, "text")
        warn("the two were not compared: a set must be legal by form")
        return NOT_COMPARED
    sys.stdout.flush()
    return SAME if differences.same else DIFFERENT


def _write(found: Compared, first: ContentSet, second: ContentSet, output: str | None) -> None:
    """The pages, unless nothing differs."""
    if found.same:
        return
    stem = f"diff-{second.name}" if second.name != first.name else "diff"
    pages = pages_of(found, stem, partial(_albums, found, first, second))
    folder = output_folder(first.name, output)
    for kind, (name, text) in pages.items():
        tell(f"{kind}: {write_beside(folder / name, text.encode()).as_posix()}")


def _albums(found: Compared, first: ContentSet, second: ContentSet, language: str) -> Albums:
    old, new = pictured(found)
    return Albums(album_where_drawn(first, language, old, OLD), album_where_drawn(second, language, new, NEW))
