"""A short name for the program as it is installed: its own files, the libraries, the games of one's own.

Files are known by their sizes and times, as Python knows the compiled ones; libraries by their names and versions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from validator.base.cache import cache_folder, digest
from validator.base.plugins import folders_named, installed, metadata_folders

LEFT_OUT = frozenset({"__pycache__", ".git", "node_modules"})
"""Folders that hold nothing that an answer depends on."""
_UNBUILT = "generator/front/studio/page"
"""The studio's page as it is written; what is built of it lies elsewhere."""
_ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (_ROOT / "generator", _ROOT / "validator")
"""The folders of the program itself."""


def program_stamp() -> str:
    """The program, the libraries, and the games of one's own; nothing where nothing is kept that it could name."""
    return "" if cache_folder() is None else _stamp()


@cache
def _stamp() -> str:
    plugins = [folder for plugin in installed() if (folder := plugin.folder) is not None]
    folders = [*PACKAGES, *folders_named(), *plugins]
    states = states_of(folders, without=str(_ROOT / _UNBUILT))
    return digest(sys.version, sys.platform, *states, *sorted({name for name, _ in metadata_folders()}))


def states_of(folders: Iterable[Path], without: str = "") -> list[str]:
    """The name, size in bytes and time of every file below some folders, sorted; one folder may be left out."""
    found: list[str] = []
    waiting = [os.fspath(folder) for folder in folders]
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if (told := _state_of(entry)) is not None:
                    found.append(told)
                elif entry.name not in LEFT_OUT and entry.path != without and entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
    return sorted(found)


def _state_of(entry: os.DirEntry[str]) -> str | None:
    """How a file stands; None for what is no file, or cannot be asked."""
    try:
        if not entry.is_file():
            return None
        state = entry.stat()
    except OSError:
        return None
    return f"{entry.path} {state.st_size} {state.st_mtime_ns}"
