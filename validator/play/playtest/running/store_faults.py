"""What can be wrong with a store on disk, each with its own sentence and exit code."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from validator.base.characters import visible_line
from validator.base.files import FULL, READ_ONLY
from validator.base.issue import Trouble
from validator.base.opening import fault_of

LOCKED, UNREADABLE, NEWER, BAD_ROW, FAILING = 4, 7, 8, 9, 10
"""Exit codes: another program holds the file, no store can be read in it, a newer Proofpress wrote it, one row of it
cannot be read, the disk fails. Those between are of `validator.base.files`."""

_SAID = {
    "SQLITE_BUSY": (LOCKED, "another program is writing to it; try again when that has ended"),
    "SQLITE_LOCKED": (LOCKED, "another program is writing to it; try again when that has ended"),
    "SQLITE_READONLY": (READ_ONLY, "it may not be written; choose another folder with --output"),
    "SQLITE_PERM": (READ_ONLY, "it may not be opened; choose another folder with --output"),
    "SQLITE_CANTOPEN": (READ_ONLY, "it cannot be opened or made; choose another folder with --output"),
    "SQLITE_AUTH": (READ_ONLY, "it may not be opened; choose another folder with --output"),
    "SQLITE_FULL": (FULL, "the disk is full; what was kept before is safe, make room and start again to go on"),
    "SQLITE_CORRUPT": (UNREADABLE, "a page of it is damaged"),
    "SQLITE_NOTADB": (UNREADABLE, "it is no store of played games"),
    "SQLITE_IOERR": (FAILING, "the disk could not read or write it; what was kept before is safe"),
}


class StoreError(Trouble):
    """The file cannot be used as a store; the message is one sentence, ``code`` one of the exit codes above."""


class Unreadable(StoreError):
    """Nothing can be read in the file, or it is not ours: it may be moved aside."""


def describe(error: sqlite3.Error, path: Path | None) -> StoreError:
    """A failure of SQLite in plain words. Extended codes (``SQLITE_IOERR_WRITE``) count as what they begin with."""
    name = getattr(error, "sqlite_errorname", None) or ""
    known = next((said for start, said in _SAID.items() if name.startswith(start)), None)
    if known is None and isinstance(error, sqlite3.DatabaseError) and "no such" in str(error):
        known = UNREADABLE, "its tables are not those of a store of played games"
    code, sentence = known or (FAILING, f"SQLite says: {error}")
    kind = Unreadable if code == UNREADABLE else StoreError
    return kind(f"the store {_named(path)} cannot be used: {sentence}", code)


def newer(path: Path | None, found: int, known: int) -> StoreError:
    """A file from the future."""
    return StoreError(
        f"the store {_named(path)} was written by a newer Proofpress (format {found}, this one reads up to {known});"
        " update Proofpress, or choose another folder with --output",
        NEWER,
    )


def foreign(path: Path | None, what: str) -> Unreadable:
    """A file that another program wrote."""
    return Unreadable(f"the store {_named(path)} cannot be used: {what}", UNREADABLE)


def opened(path: Path | None, patience: float) -> sqlite3.Connection:
    """The file opened; nothing that stands in its schema calls a function that might do more than reckon."""
    base = sqlite3.connect(path or ":memory:", timeout=patience)
    base.execute("PRAGMA trusted_schema = OFF")
    return base


def strangers(base: sqlite3.Connection, schema: str) -> list[str]:
    """What a file holds besides the tables of a schema: each as ``trigger 'name'``."""
    own = {("table", name) for name in _tables(schema)}
    return [f"{kind} '{visible_line(name)}'" for kind, name in _made(base) if (kind, name) not in own]


def check_made_here(base: sqlite3.Connection, path: Path | None, schema: str) -> None:
    """Raises StoreError where a file holds more than the tables of a schema: a trigger may change what is written."""
    found = strangers(base, schema)
    if found:
        raise StoreError(
            f"the store {_named(path)} cannot be used: it holds the {found[0]}, which Proofpress did not make; remove"
            " that, or choose another folder with --output",
            UNREADABLE,
        )


def check_tables(base: sqlite3.Connection, path: Path | None, schema: str) -> None:
    """Raises Unreadable where a table of a schema has other columns, in whatever order, than the schema says."""
    if any(_columns(base, name) != columns for name, columns in _tables(schema).items()):
        raise foreign(path, "its tables are not those of a store of played games")


@cache
def _tables(schema: str) -> dict[str, set[tuple[Any, ...]]]:
    """The columns of each table that a schema makes."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.executescript(schema)
        return {name: _columns(base, name) for _, name in _made(base)}


def _made(base: sqlite3.Connection) -> list[tuple[str, str]]:
    """What somebody made in a file: kind and name; what SQLite makes itself is called ``sqlite_...``."""
    query = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name"
    return base.execute(query).fetchall()


def _columns(base: sqlite3.Connection, table: str) -> set[tuple[Any, ...]]:
    """Name, type, whether it may be empty, place in the key, and whether it is reckoned, of each column."""
    found = base.execute(f"PRAGMA table_xinfo({table})")
    return {(name, kind, is_needed, key, hidden) for _, name, kind, is_needed, _, key, hidden in found}


def bad_row(path: Path | None, run: int, what: str) -> StoreError:
    """A row that does not hold what its columns say."""
    return StoreError(f"the store {_named(path)} holds a row that cannot be read: {what} of run {run}", BAD_ROW)


def check_plain(path: Path) -> None:
    """Raises StoreError where a pipe, a folder or the like is in the place of the file; it is not opened."""
    fault = fault_of(path, path.as_posix())
    if fault is not None:
        raise StoreError(f"the store {_named(path)} cannot be opened: {fault.message}", READ_ONLY)


@contextmanager
def speaking(path: Path | None) -> Iterator[None]:
    """Whatever SQLite fails in here is said in plain words."""
    try:
        yield
    except sqlite3.Error as error:
        raise describe(error, path) from None
    except UnicodeDecodeError:  # what SQLite says of a damaged schema quotes it
        raise Unreadable(f"the store {_named(path)} cannot be used: a page of it is damaged", UNREADABLE) from None


def moved_aside(path: Path) -> Path:
    """Give a file that cannot be read another name, so that nothing of it is lost; where it is now."""
    number = 1
    while (aside := path.with_name(f"{path.name}.unreadable-{number}")).exists():
        number += 1
    path.rename(aside)
    for tail in ("-wal", "-shm", "-journal"):
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.rename(aside.with_name(aside.name + tail))
    return aside


def _named(path: Path | None) -> str:
    return path.as_posix() if path is not None else "in memory"
