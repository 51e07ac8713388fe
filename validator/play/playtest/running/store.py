"""The played games on disk: one SQLite file per set, so that an interrupted run goes on and two runs compare."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from validator.base.characters import stranger_in, visible, visible_line
from validator.base.decoding import from_json
from validator.base.files import FULL, READ_ONLY, make_folder
from validator.base.issue import Trouble
from validator.base.locks import alone_in
from validator.base.opening import fault_of
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row, bits, columns_of

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
    foreign = strangers(base, schema)
    if foreign:
        raise StoreError(
            f"the store {_named(path)} cannot be used: it holds the {foreign[0]}, which Proofpress did not make; remove"
            " that, or choose another folder with --output",
            UNREADABLE,
        )


def check_tables(base: sqlite3.Connection, path: Path | None, schema: str) -> None:
    """Raises Unreadable where a table of a schema has other columns, in whatever order, than the schema says."""
    if any(_table_columns(base, name) != columns for name, columns in _tables(schema).items()):
        raise foreign(path, "its tables are not those of a store of played games")


@cache
def _tables(schema: str) -> dict[str, set[tuple[Any, ...]]]:
    """The columns of each table that a schema makes."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.executescript(schema)
        return {name: _table_columns(base, name) for _, name in _made(base)}


def _made(base: sqlite3.Connection) -> list[tuple[str, str]]:
    """What somebody made in a file: kind and name; what SQLite makes itself is called ``sqlite_...``."""
    query = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name"
    return base.execute(query).fetchall()


def _table_columns(base: sqlite3.Connection, table: str) -> set[tuple[Any, ...]]:
    """Name, type, whether it may be empty, place in the key, and whether it is reckoned, of each column."""
    rows = base.execute(f"PRAGMA table_xinfo({table})")
    return {(name, kind, is_needed, key, hidden) for _, name, kind, is_needed, _, key, hidden in rows}


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


FILE = "playtest.sqlite"
"""What the file is called in which a set's runs are kept."""
_FORMAT = 4
_MOST_GAMES = 1 << 48
_PATIENCE = 5.0
"""Seconds to wait for another run that is writing; it writes for milliseconds at a time."""
_SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS games (run INTEGER NOT NULL, game INTEGER NOT NULL, scores TEXT NOT NULL,
    winners TEXT NOT NULL, length INTEGER NOT NULL, choices INTEGER NOT NULL, digest INTEGER NOT NULL,
    kept_promises BLOB NOT NULL, uses_of_designs BLOB NOT NULL, score_parts TEXT NOT NULL, fault TEXT,
    worth_of_designs TEXT NOT NULL, course TEXT NOT NULL DEFAULT '', starter INTEGER NOT NULL DEFAULT -1,
    decisions INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (run, game)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS spotlights (run INTEGER NOT NULL, promise INTEGER NOT NULL, deals INTEGER NOT NULL,
    kept INTEGER NOT NULL, faults TEXT NOT NULL, PRIMARY KEY (run, promise)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS names (name TEXT PRIMARY KEY, run INTEGER NOT NULL) WITHOUT ROWID;
"""
_FROM_2 = (
    "ALTER TABLE games RENAME COLUMN turns TO length",
    "ALTER TABLE games RENAME COLUMN kept TO kept_promises",
    "ALTER TABLE games RENAME COLUMN uses TO uses_of_designs",
    "ALTER TABLE games RENAME COLUMN parts TO score_parts",
    "ALTER TABLE games RENAME COLUMN worth TO worth_of_designs",
)
"""What makes a store of format 2 one of format 3: its columns did not all say what they hold."""
_FROM_3 = (
    "ALTER TABLE games ADD COLUMN course TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE games ADD COLUMN starter INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE games ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0",
)
"""What makes a store of format 3 one of today: nothing is known of how its games went."""
_TO_TODAY = {2: (*_FROM_2, *_FROM_3), 3: _FROM_3}
_TABLES = {"runs", "games", "spotlights"}
_GAME_COLUMNS = (
    "game, scores, winners, length, choices, digest, kept_promises, uses_of_designs, score_parts, fault,"
    " worth_of_designs, course, starter, decisions"
)


class Spotlight(NamedTuple):
    """What dealing a promise on purpose gave: how many positions were dealt, whether it was kept, what broke."""

    promise: int
    deals: int
    kept: bool
    faults: list[str]


class Run(NamedTuple):
    """A run in the store: its number there, its plan, and how many games of it are kept."""

    run: int
    plan: Plan
    games: int


class Store:
    """An open store. Use it in a ``with`` statement.

    A file in which nothing can be read, or that is not ours, is moved aside, and ``moved`` says where it is now; a
    store that an older Proofpress wrote is brought up to date.

    Raises:
        StoreError: the file cannot be used, now or at any later call; the message is one sentence.
        Trouble: its folder cannot be made.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.moved: Path | None = None
        if path is None:
            self._open()
            return
        check_plain(path)
        make_folder(path.parent)
        # Of two who find a file that cannot be read, the later must not move away the new store of the other.
        with alone_in(path.parent):
            try:
                self._open()
            except Unreadable:
                if not path.is_file():
                    raise
                self._base.close()
                self.moved = moved_aside(path)
                self._open()

    def _open(self) -> None:
        with speaking(self._path):
            self._base = opened(self._path, _PATIENCE)
            (version,) = self._base.execute("PRAGMA user_version").fetchone()
            if version > _FORMAT:
                self._base.close()
                raise newer(self._path, version, _FORMAT)
            if version < _FORMAT:
                self._prepare(version)
            check_tables(self._base, self._path, _SCHEMA)
            check_made_here(self._base, self._path, _SCHEMA)
            # Readers and a writer do not wait for each other.
            self._base.execute("PRAGMA journal_mode = WAL")
            # A killed program loses nothing. A power cut may take the last games, which are then played again the same.
            self._base.execute("PRAGMA synchronous = NORMAL")

    def _prepare(self, found: int) -> None:
        """Make the tables, or bring those of an older format up to date, in one transaction."""
        there = {name for (name,) in self._base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if (found == 0 and strangers(self._base, _SCHEMA)) or (found and not there >= _TABLES):
            raise foreign(self._path, "it holds the tables of another program")
        check_made_here(self._base, self._path, _SCHEMA)
        self._base.execute("BEGIN IMMEDIATE")
        try:
            (now,) = self._base.execute("PRAGMA user_version").fetchone()
            if now == found:
                for statement in (*_TO_TODAY.get(found, ()), *_SCHEMA.split(";")):
                    self._base.execute(statement)
                self._base.execute(f"PRAGMA user_version = {_FORMAT}")
            self._base.commit()
        except sqlite3.Error:
            self._base.rollback()
            raise

    @property
    def note(self) -> str:
        """What became of a file in which nothing could be read; empty where all was well."""
        if self._path is None or self.moved is None:
            return ""
        return (
            f"nothing could be read in {self._path.as_posix()}, so it was moved aside to {self.moved.name}, and a new"
            " store begun"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._base.close()

    def run_of(self, plan: Plan) -> int:
        """The number of the run with this plan, begun if it is new."""
        key = (msgspec.json.encode(plan, order="sorted").decode(),)
        with speaking(self._path), self._base:
            self._base.execute("INSERT INTO runs (plan) VALUES (?) ON CONFLICT (plan) DO NOTHING", key)
            (run,) = self._base.execute("SELECT run FROM runs WHERE plan = ?", key).fetchone()
        return int(run)

    def runs(self) -> list[Run]:
        """Every run kept, oldest first."""
        query = "SELECT run, plan, (SELECT count(*) FROM games WHERE games.run = runs.run) FROM runs ORDER BY run"
        with speaking(self._path):
            rows = self._base.execute(query).fetchall()
        return [Run(run, self._plan(run, plan), games) for run, plan, games in rows]

    def name_run(self, run: int, name: str) -> None:
        """Call a run by a name, which another may have had before."""
        with speaking(self._path), self._base:
            self._base.execute("INSERT OR REPLACE INTO names VALUES (?, ?)", (name, run))

    def names(self) -> dict[str, int]:
        """The numbers of the runs that have a name, by name."""
        with speaking(self._path):
            return dict(self._base.execute("SELECT name, run FROM names ORDER BY name"))

    def _plan(self, run: int, plan: str) -> Plan:
        try:
            stored_plan = from_json(plan, Plan)
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            raise bad_row(self._path, run, "the plan") from None
        if not all(stored_plan.lineups) or not stored_plan.lineups:
            raise bad_row(self._path, run, "the tables of the plan")
        names = (
            stored_plan.reference,
            stored_plan.version,
            *stored_plan.designs,
            *stored_plan.uses,
            *chain(*stored_plan.lineups),
        )
        if any(stranger_in(name, one_line=True) for name in names):
            raise bad_row(self._path, run, "a control character in the plan")
        return stored_plan

    def add(self, run: int, rows: Iterable[Row]) -> None:
        """Keep played games; all of them or, when interrupted, none."""
        with speaking(self._path), self._base:
            self._base.executemany(
                f"INSERT OR REPLACE INTO games (run, {_GAME_COLUMNS}) VALUES ({', '.join('?' * 15)})",
                ((run, *_columns(row)) for row in rows),
            )

    def played(self, run: int, games: int) -> int:
        """How many of the run's first ``games`` games are kept."""
        query = "SELECT count(*) FROM games WHERE run = ? AND game < ?"
        with speaking(self._path):
            (count,) = self._base.execute(query, (run, games)).fetchone()
        return int(count)

    def missing(self, run: int, games: int) -> list[range]:
        """The stretches of the run's first ``games`` games that are still to be played."""
        query = "SELECT game FROM games WHERE run = ? AND game < ? ORDER BY game"
        gaps, start = [], 0
        with speaking(self._path), closing(self._base.execute(query, (run, games))) as kept:
            for (number,) in kept:
                if not _is_number(number):
                    raise self._bad_game(run, number)
                if number > start:
                    gaps.append(range(start, number))
                start = number + 1
        if start < games:
            gaps.append(range(start, games))
        return gaps

    def rows(self, run: int, games: int | None = None, first: int = 0) -> Iterator[Row]:
        """The kept ones of the run's games from ``first`` on, in order; of its first ``games`` if a number is given."""
        query = f"SELECT {_GAME_COLUMNS} FROM games WHERE run = ? AND game >= ? AND (? IS NULL OR game < ?)"
        values = run, first, games, games
        with speaking(self._path), closing(self._base.execute(f"{query} ORDER BY game", values)) as cursor:
            plan = self._plan_of(run)
            for columns in cursor:
                row = self._row(run, columns)
                if plan is not None and row.fault is None and not _has_ended(row, plan):
                    raise self._bad_game(run, row.number)
                yield row

    def _plan_of(self, run: int) -> Plan | None:
        """The plan of a run; None where it is not there or cannot be read."""
        with suppress(StoreError):
            for (plan,) in self._base.execute("SELECT plan FROM runs WHERE run = ?", (run,)):
                return self._plan(run, plan)
        return None

    def _bad_game(self, run: int, number: object) -> StoreError:
        return bad_row(self._path, run, f"game {visible_line(str(number))}")

    def _row(self, run: int, columns: tuple[Any, ...]) -> Row:
        number, scores, winners, length, choices, digest, kept, uses, parts, fault, worth, course, *rest = columns
        try:
            _check_numbers(length, choices, digest, *rest)
            if not _is_number(number):
                raise TypeError
            return Row(
                number,
                _numbers(scores),
                _numbers(winners),
                length,
                choices,
                digest,
                bytes(kept),
                bytes(uses),
                from_json(parts, dict[str, list[int]]),
                fault and visible(fault),
                _pairs(worth),
                _rounds(course),
                *rest,
            )
        except (ValueError, TypeError, AttributeError, RecursionError, msgspec.DecodeError):
            raise self._bad_game(run, number) from None

    def add_spotlights(self, run: int, spotlights: Iterable[Spotlight]) -> None:
        """Keep what spotlight games showed."""
        with speaking(self._path), self._base:
            self._base.executemany(
                "INSERT OR REPLACE INTO spotlights VALUES (?, ?, ?, ?, ?)",
                (
                    (run, one.promise, one.deals, one.kept, msgspec.json.encode(one.faults).decode())
                    for one in spotlights
                ),
            )

    def spotlights(self, run: int) -> dict[int, Spotlight]:
        """What spotlight games showed, by the number of the promise."""
        query = "SELECT promise, deals, kept, faults FROM spotlights WHERE run = ? ORDER BY promise"
        with speaking(self._path):
            rows = self._base.execute(query, (run,)).fetchall()
        try:
            _check_numbers(*(number for row in rows for number in row[:3]))
            return {
                promise: Spotlight(promise, deals, bool(kept), _faults(faults)) for promise, deals, kept, faults in rows
            }
        except (TypeError, ValueError, RecursionError, msgspec.DecodeError):
            raise bad_row(self._path, run, "a spotlight game") from None


def _columns(row: Row) -> tuple[object, ...]:
    scores, winners = " ".join(map(str, row.scores)), " ".join(map(str, row.winners))
    parts = msgspec.json.encode(row.parts, order="sorted").decode()
    return (
        row.number,
        scores,
        winners,
        row.length,
        row.choices,
        row.digest,
        row.kept,
        row.uses,
        parts,
        row.fault,
        " ".join(f"{design}:{points}" for design, points in row.worth),
        "|".join(" ".join(map(str, points)) for points in row.course),
        row.starter,
        row.decisions,
    )


def _is_number(game: object) -> bool:
    """Whether a game can have that number: SQLite keeps anything in a column of numbers."""
    return type(game) is int and 0 <= game < _MOST_GAMES


def _has_ended(row: Row, plan: Plan) -> bool:
    """Whether a game that did not break has all bits, a score for each of its seats, and winners who sit there."""
    seats = len(plan.lineups[plan.table_of(row.number)])
    uses = seats * len(plan.designs) * len(columns_of(plan.uses))
    if (len(row.uses), len(row.kept)) != (len(bits((), uses)), len(bits((), plan.promises))):
        return False
    return len(row.scores) == seats and bool(row.winners) and all(0 <= seat < seats for seat in row.winners)


def _check_numbers(*values: object) -> None:
    """Raises TypeError where a column of numbers, in which SQLite keeps anything, holds something else."""
    if any(type(value) is not int for value in values):
        raise TypeError


def _faults(text: str) -> list[str]:
    return [visible(fault) for fault in from_json(text, list[str])]


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split()]


def _pairs(text: str) -> list[tuple[int, int]]:
    return [(int(design), int(points)) for design, _, points in (part.partition(":") for part in text.split())]


def _rounds(text: str) -> list[list[int]]:
    return [_numbers(points) for points in text.split("|")] if text else []
