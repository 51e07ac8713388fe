"""What a person has settled once for this computer, such as how a printer prints: small files in the settings folder.

Unlike what is cached, nothing here can be worked out again, so that ``cache clear`` leaves it.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from validator.base.files import save
from validator.base.opening import bytes_of, is_there

FOLDER_NAMED = "PROOFPRESS_SETTINGS"
"""The environment variable that names the folder."""
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
"""What a setting may be called: nothing in it leads to another folder."""
MOST_BYTES = 100_000


def settings_folder() -> Path:
    """The folder named, else where the system keeps settings. Raises RuntimeError where there is no home."""
    named = os.environ.get(FOLDER_NAMED)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    return base / "proofpress"


def settled(kind: str, name: str) -> bytes | None:
    """What was settled under a name; None where nothing was. Raises ContentError for a file that cannot be read."""
    path = _file(kind, name)
    return bytes_of(path, path.as_posix(), MOST_BYTES) if is_there(path) else None


def settle(kind: str, name: str, data: bytes) -> Path:
    """Keep something under a name; where. Raises as `files.save`."""
    path = _file(kind, name)
    save(path, data)
    return path


def names(kind: str) -> list[str]:
    """All names under which something of a kind was settled."""
    folder = settings_folder() / kind
    return sorted(path.stem for path in folder.glob("*.json")) if folder.is_dir() else []


def _file(kind: str, name: str) -> Path:
    assert NAME.fullmatch(name)
    return settings_folder() / kind / f"{name}.json"
