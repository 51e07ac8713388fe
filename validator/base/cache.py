"""What need not be worked out again: small files in the user's cache folder, each named by all that it depends on.

An entry holds plain data, never code, behind a sum over it: one that is damaged, foreign or of another program is as
good as none. Entries are written beside and renamed, so that two processes never see half of one; the oldest go when
all together grow too large. Whatever goes wrong here costs time and changes nothing else.

Files are known by their sizes and times, as Python knows the compiled ones; libraries by their names and versions.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from validator.base.files import write_beside
from validator.base.issue import ContentError, Trouble
from validator.base.opening import bytes_of
from validator.base.plugins import folders_named, installed, metadata_folders

FOLDER_NAMED = "PROOFPRESS_CACHE"
"""The environment variable that names another folder; empty for none."""
MOST_BYTES = 64_000_000
MOST_ENTRIES = 2_000
"""Of all entries together; those longest without use go first."""
LEFT = 0.75
"""How much of that stays when some have to go."""
PICTURES = "pictures"
"""The kind of entry that has a folder and bounds of its own: a designer's pictures, made ready for print."""
MOST_PICTURE_BYTES = 1_000_000_000
MOST_PICTURES = 5_000
_FOLDER = "kept"
_NAME = 16
"""Bytes of what tells one key from all others."""
_SUM = 12
"""Bytes before an entry: how many follow, and a sum over them. It is held against accidents, so a quick one will do."""
_LITTLE = 50
"""What is less than this part of all that is kept is counted by one process of eight: where a name ends in these."""
_LOOKED_AT = ("0", "8")
_held: dict[Path, tuple[int, int]] = {}
"""How large the entries of a folder were when it was last looked through, with what was added since, and how many."""


class Entry(NamedTuple):
    """A file of the cache: how large it is, in bytes, and when it was last used, in nanoseconds."""

    path: Path
    size: int
    used: int


def cache_folder() -> Path | None:
    """The folder named, else where the system keeps caches; None where there is none, or none is wanted."""
    named = os.environ.get(FOLDER_NAMED)
    if named is not None:
        return Path(named) if named else None
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
    return base / "proofpress"


def digest(*parts: str | bytes) -> str:
    """A short name for some texts in this order: others, or the same cut otherwise, have another."""
    total = blake2b(digest_size=_NAME)
    for part in parts:
        data = part.encode("utf-8", "surrogateescape") if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big"))
        total.update(data)
    return total.hexdigest()


def cached(kind: str, key: str) -> bytes | None:
    """What was kept under that key, as it was; None where nothing was, or nothing that can be relied on."""
    path = _file(kind, key)
    if path is None:
        return None
    try:
        data = bytes_of(path, path.name, MOST_BYTES)
    except ContentError:
        return None
    content = data[_SUM:]
    if data[:_SUM] != _sum(content):
        return None
    with suppress(OSError):
        os.utime(path)
    return content


def keep(kind: str, key: str, content: bytes) -> bool:
    """Keep some data under a key; what was kept longest without use makes room. Whether that could be done."""
    path = _file(kind, key)
    if path is None or len(content) > MOST_BYTES // 4:
        return False
    is_kept = False
    with suppress(OSError, Trouble):
        write_beside(path, _sum(content), content)
        is_kept = True
    _make_room(path, _SUM + len(content))
    return is_kept


def entries() -> list[Entry]:
    """The files of the cache, those longest without use first."""
    folder = cache_folder()
    if folder is None:
        return []
    return sorted(
        [*_entries_in(folder / _FOLDER), *_entries_in(folder / PICTURES)], key=lambda entry: (entry.used, entry.path)
    )


def _entries_in(folder: Path) -> list[Entry]:
    entries: list[Entry] = []
    with suppress(OSError), os.scandir(folder) as files:
        for file in files:
            with suppress(OSError):
                if file.is_file(follow_symlinks=False):
                    state = file.stat(follow_symlinks=False)
                    entries.append(Entry(Path(file.path), state.st_size, state.st_mtime_ns))
    return sorted(entries, key=lambda entry: (entry.used, entry.path))


def _bounds(folder: Path) -> tuple[int, int]:
    """How many bytes and entries a folder of the cache holds at most."""
    return (MOST_PICTURE_BYTES, MOST_PICTURES) if folder.name == PICTURES else (MOST_BYTES, MOST_ENTRIES)


def clear() -> list[Entry]:
    """Remove all entries; those that could not be removed."""
    for entry in entries():
        _remove(entry)
    return entries()


def _make_room(path: Path, added: int) -> None:
    """Remove what is too much; the folder is looked through once, then only when what was added may fill it.

    A process that adds little looks through it for some names only: that takes longer than what it was asked for.
    """
    folder = path.parent
    most_bytes, most_entries = _bounds(folder)
    if folder not in _held and added < most_bytes // _LITTLE and not path.name.endswith(_LOOKED_AT):
        return
    size, count = _held.get(folder, (most_bytes, most_entries))
    size, count = size + added, count + 1
    if size > most_bytes or count > most_entries:
        held = _entries_in(folder)
        size, count = sum(entry.size for entry in held), len(held)
        if size > most_bytes or count > most_entries:
            size, count = _without_oldest(held, size, count, most_bytes, most_entries)
    _held[folder] = size, count


def _without_oldest(held: list[Entry], size: int, count: int, most_bytes: int, most_entries: int) -> tuple[int, int]:
    """Remove those longest without use; what the others make together."""
    for entry in held:
        if size <= most_bytes * LEFT and count <= most_entries * LEFT:
            break
        _remove(entry)
        size, count = size - entry.size, count - 1
    return size, count


def _remove(entry: Entry) -> None:
    with suppress(OSError):
        entry.path.unlink(missing_ok=True)


def _file(kind: str, key: str) -> Path | None:
    folder = cache_folder()
    if folder is None:
        return None
    return folder / (PICTURES if kind == PICTURES else _FOLDER) / f"{kind}-{key}"


def _sum(content: bytes) -> bytes:
    return len(content).to_bytes(8, "big") + crc32(content).to_bytes(4, "big")


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
    states: list[str] = []
    waiting = [os.fspath(folder) for folder in folders]
    while waiting:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            for entry in entries:
                if (state := _state_of(entry)) is not None:
                    states.append(state)
                elif entry.name not in LEFT_OUT and entry.path != without and entry.is_dir(follow_symlinks=False):
                    waiting.append(entry.path)
    return sorted(states)


def _state_of(entry: os.DirEntry[str]) -> str | None:
    """How a file stands; None for what is no file, or cannot be asked."""
    try:
        if not entry.is_file():
            return None
        state = entry.stat()
    except OSError:
        return None
    return f"{entry.path} {state.st_size} {state.st_mtime_ns}"
