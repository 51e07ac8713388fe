"""Answers of the solver that need not be found again: in memory, and in one small file of the user's cache folder.

The file is written beside and renamed, so that two processes never see half of one; where both write, the later one
wins and the other's answer is found anew. A file that cannot be read or written is done without: it changes how long
an answer takes, never what it is.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import msgspec

from validator.files import write_beside
from validator.issue import Trouble

MOST_KEPT = 500
"""Answers in the file; the oldest go first."""
FILE = "filled-boards.json"
FOLDER_NAMED = "PROOFPRESS_CACHE"
"""The environment variable that names another folder; empty for none."""

_memory: dict[str, str] = {}


def answer_kept(key: str) -> str | None:
    """The answer under that key, if there is one."""
    if key not in _memory:
        _memory.update({name: answer for name, answer in _on_disk().items() if name not in _memory})
    return _memory.get(key)


def keep_answer(key: str, answer: str) -> None:
    """Keep an answer, in memory at least."""
    _memory[key] = answer
    path = _file()
    if path is None:
        return
    answers = {**_on_disk(), key: answer}
    newest = dict(list(answers.items())[-MOST_KEPT:])
    with suppress(OSError, Trouble):
        write_beside(path, msgspec.json.encode(newest))


def _on_disk() -> dict[str, str]:
    path = _file()
    if path is None:
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def _file() -> Path | None:
    """Where the file lies: below the folder named, else where the system keeps caches; None where there is none."""
    named = os.environ.get(FOLDER_NAMED)
    if named is not None:
        return Path(named) / FILE if named else None
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "proofpress" / FILE
