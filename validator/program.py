"""A short name for the program as it is installed: its own files, the libraries, the games of one's own.

Files are known by their sizes and times, as Python knows the compiled ones; libraries by their names and versions.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from validator.kept import cache_folder, digest
from validator.plugins.installed import folders_named, installed

LEFT_OUT = frozenset({"__pycache__", ".git", "node_modules"})
"""Folders that hold nothing that an answer depends on."""
_PACKAGES = ("generator", "validator")


def program_stamp() -> str:
    """The program, the libraries, and the games of one's own; nothing where nothing is kept that it could name."""
    return "" if cache_folder() is None else _stamp()


@cache
def _stamp() -> str:
    root = Path(__file__).resolve().parents[1]
    plugins = [folder for plugin in installed() if (folder := plugin.folder) is not None]
    folders = [*(root / name for name in _PACKAGES), *folders_named(), *plugins]
    return digest(sys.version, sys.platform, *states_of(folders), *_installed())


def states_of(folders: Iterable[Path]) -> list[str]:
    """The name, size in bytes and time of every file below some folders, sorted."""
    return sorted(f"{file.path} {state.st_size} {state.st_mtime_ns}" for file, state in _all_files(folders))


def _all_files(folders: Iterable[Path]) -> Iterator[tuple[os.DirEntry[str], os.stat_result]]:
    waiting = list(folders)
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as found:
            for entry in found:
                with suppress(OSError):
                    state = entry.stat()
                    if stat.S_ISREG(state.st_mode):
                        yield entry, state
                    elif entry.name not in LEFT_OUT and not entry.is_symlink():
                        waiting.append(Path(entry.path))


def _installed() -> list[str]:
    found: set[str] = set()
    for folder in sys.path:
        with suppress(OSError):
            names = [file.name for file in Path(folder or ".").iterdir()]
            found.update(name for name in names if name.endswith((".dist-info", ".egg-info")))
    return sorted(found)
