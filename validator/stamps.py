"""Short names for all that an answer about a set depends on: the program, the sets that travel with it, the set.

The program is known by the sizes and times of its files, as Python knows its own compiled ones, and by the names and
versions of what is installed; a set by what its files hold.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from validator.content.places import CONTENT, SCHEMAS, Place
from validator.issue import ContentError
from validator.kept import digest
from validator.opening import bytes_of

MOST_FILES = 2_000
MOST_BYTES = 32_000_000
"""A folder of more files or bytes than these, output and all, has no stamp; ours have 33 and a quarter of a million."""
GAMES_NAMED = "PROOFPRESS_GAMES"
"""The environment variable that names folders with games of one's own, separated as in ``PATH``."""
_PACKAGES = ("generator", "validator")
_LEFT_OUT = {"__pycache__", ".git"}


@cache
def program_stamp() -> str:
    """The program, the libraries, the built-in sets, and the games of one's own."""
    root = Path(__file__).resolve().parents[1]
    games = filter(None, os.environ.get(GAMES_NAMED, "").split(os.pathsep))
    folders = [*(root / name for name in _PACKAGES), CONTENT, SCHEMAS, *map(Path, games)]
    states = [f"{file.path} {state.st_size} {state.st_mtime_ns}" for file, state in _all_files(folders)]
    return digest(sys.version, sys.platform, *sorted(states), *_installed())


def set_stamp(place: Place) -> str | None:
    """A set as it lies in its folder, which holds all that it extends but the built-in ones.

    None where it is too large, or holds links to folders or what cannot be read: then nothing is kept of it.
    """
    parts: list[bytes] = []
    total = 0
    for file in _plain_files(place.folder):
        if file is None or len(parts) >= 2 * MOST_FILES:
            return None
        try:
            data = bytes_of(file, "", MOST_BYTES)
        except ContentError:
            return None
        total += len(data)
        if total > MOST_BYTES:
            return None
        parts += [os.fsencode(file), data]
    return digest(program_stamp(), place.shown, os.fsencode(place.folder), *parts)


def _plain_files(folder: Path) -> Iterator[Path | None]:
    """The files of a folder and those below, in order of name; None for what is neither file nor folder."""
    try:
        found = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        yield None
        return
    for entry in found:
        if entry.name in _LEFT_OUT:
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _plain_files(Path(entry.path))
        else:
            yield Path(entry.path) if entry.is_file() else None


def _all_files(folders: list[Path]) -> Iterator[tuple[os.DirEntry[str], os.stat_result]]:
    waiting = list(folders)
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as found:
            for entry in found:
                state = entry.stat()
                if stat.S_ISREG(state.st_mode):
                    yield entry, state
                elif entry.name not in _LEFT_OUT and not entry.is_symlink():
                    waiting.append(Path(entry.path))


def _installed() -> list[str]:
    """Names and versions of all that Python may import."""
    found: set[str] = set()
    for folder in sys.path:
        with suppress(OSError):
            names = [file.name for file in Path(folder or ".").iterdir()]
            found.update(name for name in names if name.endswith((".dist-info", ".egg-info")))
    return sorted(found)
