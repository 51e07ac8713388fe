"""``proofpress cache``: where the answers lie that need not be worked out again, and how large they are."""

from __future__ import annotations

import argparse

from validator.base.cache import FOLDER_NAMED, MOST_BYTES, cache_folder, clear, entries
from validator.base.console import tell
from validator.base.issue import WrongUse

MEGABYTE = 1_000_000


def configure(parser: argparse.ArgumentParser) -> None:
    help_text = "default show; clear removes all that is kept"
    parser.add_argument("what", nargs="?", choices=("show", "clear"), default="show", help=help_text)


def run(options: argparse.Namespace) -> int:
    folder = cache_folder()
    if folder is None:
        print(f"nothing is kept on disk: {FOLDER_NAMED} is empty, or there is no folder for it")
        return 0
    held = entries()
    if options.what == "clear":
        left = clear()
        if left:
            raise WrongUse(f"{left[0].path.as_posix()} could not be removed, {_files(len(left))} in all")
        tell(f"{folder.as_posix()}: {_files(len(held))} removed")
        return 0
    size = sum(entry.size for entry in held) / MEGABYTE
    tell(f"{folder.as_posix()}: {_files(len(held))}, {size:.1f} MB of {MOST_BYTES / MEGABYTE:.0f} MB at most")
    return 0


def _files(count: int) -> str:
    return f"{count} file{'' if count == 1 else 's'}"
