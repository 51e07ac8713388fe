"""``proofpress open``: what ``proofpress pack`` made, laid out as a folder again."""

import argparse
import os
from pathlib import Path
from typing import NamedTuple

from validator.base.console import tell
from validator.base.files import write_folder
from validator.base.issue import WrongUse, listed
from validator.content.packs.packing import Opened, opened
from validator.content.places import built_in
from validator.content.vocabulary import in_language


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what proofpress pack made")
    parser.add_argument("folder", metavar="FOLDER", nargs="?", help="a new folder (default: the set's name, here)")


class OpenedPack(NamedTuple):
    """A set that was laid out: its folder, and its pack."""

    folder: Path
    pack: Opened


def run(options: argparse.Namespace) -> int:
    path = Path(options.file)
    if not path.is_file():
        raise WrongUse(f"there is no file {options.file!r}")
    folder, pack = lay_out(path, options.folder)
    contents = pack.contents
    title = in_language(contents.title, "en", contents.set)
    size = sum(map(len, pack.files.values())) / 1000
    tell(f"{folder.as_posix()}: {title} ({contents.game}), {len(pack.files)} files, {size:,.1f} kB")
    tell(f"Next: proofpress check {folder.as_posix()}")
    return 0


def lay_out(path: Path, wanted: str | None = None) -> OpenedPack:
    """Lay a pack out in the folder that is wanted, else in one of the set's name here.

    Raises:
        ContentError: it is no pack, or was damaged.
        WrongUse: something is there already, or the set builds on what is not to be had; nothing was written.
    """
    if wanted is not None:
        _refuse_existing(Path(wanted))
    pack = opened(path)
    folder = Path(wanted or pack.contents.set)
    _refuse_existing(folder)
    known = built_in()
    unknown = [name for name in pack.contents.needs if name not in known]
    if unknown:
        raise WrongUse(f"the set builds on {listed(unknown)}, which this Proofpress does not have; a newer one may")
    write_folder(folder, pack.files)
    return OpenedPack(folder, pack)


def _refuse_existing(folder: Path) -> None:
    if os.path.lexists(folder):
        raise WrongUse(f"{folder.as_posix()!r} is there already; nothing was touched")
