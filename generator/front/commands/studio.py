"""``proofpress studio``: a page on one's own machine where sets are written, seen, checked, printed and played."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from validator.base.issue import WrongUse
from validator.base.plugins import need, with_extra

DOING = "the studio"
MOST_PORT = 65_535


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", metavar="FOLDER", nargs="?", default=".", help="where your sets lie, or one set (default: here)"
    )
    parser.add_argument("--port", type=int, default=0, metavar="N", help="where to listen (default: any free port)")
    parser.add_argument("--no-browser", action="store_true", help="print the address and open nothing")


def run(options: argparse.Namespace) -> int:
    need("studio", DOING)
    folder = Path(options.folder)
    if not folder.is_dir():
        raise WrongUse(f"there is no folder {options.folder!r}")
    if not 0 <= options.port <= MOST_PORT:
        raise WrongUse(f"--port is a number up to {MOST_PORT}")
    # Sets are named and written in the studio as on a command line in its folder.
    os.chdir(folder)
    serving = with_extra("studio", "generator.front.studio.serving", DOING)
    return int(serving.serve(Path(), options.port, browser=not options.no_browser, say=_say))


def _say(line: str) -> None:
    print(line, flush=True)
