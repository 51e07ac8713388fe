"""``proofpress pack``: a set as one file, to be laid out elsewhere by ``proofpress open``."""

from __future__ import annotations

import argparse
from pathlib import Path

from validator.base.console import tell
from validator.base.files import write_beside
from validator.base.issue import WrongUse, listed
from validator.base.opening import bytes_held
from validator.content.packs.packing import Pack, packed
from validator.content.packs.travelling import MOST_BYTES
from validator.play.lookup import open_set

MOST_NAMED = 6
_ZIP = b"PK"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("set", metavar="SET", help="a folder with a set, or a built-in set")
    parser.add_argument("-o", "--output", metavar="FILE", help="the file (default: the set's name with .zip, here)")


def run(options: argparse.Namespace) -> int:
    content = open_set(options.set)
    path = Path(options.output or f"{content.name}.zip")
    if path.is_dir():
        raise WrongUse(f"{path.as_posix()!r} is a folder; -o names the file that is written")
    if path.exists() and not _is_pack(path):
        raise WrongUse(f"{path.as_posix()!r} is there already and no pack; nothing was touched")
    pack = packed(content)
    write_beside(path, pack.data)
    tell(f"{path.as_posix()}: {describe(pack)}")
    if pack.left_out:
        tell(f"Left out, since a set has no such files: {listed(pack.left_out, MOST_NAMED)}")
    tell(f"Next, wherever it goes: proofpress open {path.name}")
    return 0


def describe(pack: Pack) -> str:
    """What was packed, in one line."""
    contents, size = pack.contents, len(pack.data) / 1000
    with_it = [*(f"the set {name} within" for name in contents.within)]
    needs = [f"builds on {listed(contents.needs)}, which travels with Proofpress"] if contents.needs else []
    files = f"{len(contents.files)} {'file' if len(contents.files) == 1 else 'files'}"
    return ", ".join([f"{files} of {contents.set} in {size:,.1f} kB", *with_it, *needs])


def _is_pack(path: Path) -> bool:
    held = bytes_held(path, MOST_BYTES)
    return held is not None and held[:2] in (_ZIP, b"")
