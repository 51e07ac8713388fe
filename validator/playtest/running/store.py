"""The played games on disk: one SQLite file per set, so that an interrupted run goes on and two runs compare."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import msgspec

from validator.playtest.running.plan import Plan
from validator.playtest.running.rows import Row

_FORMAT = 2
_PATIENCE = 30.0
# The column "turns" holds the length of a game, whatever its game counts it in.
_SCHEMA = """
CREATE TABLE IF NOT EXISTS runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS games (run INTEGER NOT NULL, game INTEGER NOT NULL, scores TEXT NOT NULL,
    winners TEXT NOT NULL, turns INTEGER NOT NULL, choices INTEGER NOT NULL, digest INTEGER NOT NULL,
    kept BLOB NOT NULL, uses BLOB NOT NULL, parts TEXT NOT NULL, fault TEXT, worth TEXT NOT NULL,
    PRIMARY KEY (run, game)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS spotlights (run INTEGER NOT NULL, promise INTEGER NOT NULL, deals INTEGER NOT NULL,
    kept INTEGER NOT NULL, faults TEXT NOT NULL, PRIMARY KEY (run, promise)) WITHOUT ROWID;
"""


class StoreError(Exception):
    """The file cannot be used as a store; the message is one sentence."""


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

    Raises:
        StoreError: the file is no store, or one of another version.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._base = sqlite3.connect(path or ":memory:", timeout=_PATIENCE)
            self._prepare()
        except sqlite3.Error as error:
            raise StoreError(f"{path} cannot be used as a store of played games ({error}); delete it") from None

    def _prepare(self) -> None:
        (found,) = self._base.execute("PRAGMA user_version").fetchone()
        if found not in (0, _FORMAT):
            self._base.close()
            raise StoreError(f"{self._path} was written by another version of Proofpress; delete it")
        with self._base:
            self._base.executescript(_SCHEMA)
            self._base.execute(f"PRAGMA user_version = {_FORMAT}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._base.close()

    def run_of(self, plan: Plan) -> int:
        """The number of the run with this plan, begun if it is new."""
        key = (msgspec.json.encode(plan, order="sorted").decode(),)
        with self._base:
            self._base.execute("INSERT OR IGNORE INTO runs (plan) VALUES (?)", key)
        (run,) = self._base.execute("SELECT run FROM runs WHERE plan = ?", key).fetchone()
        return int(run)

    def runs(self) -> list[Run]:
        """Every run kept, oldest first."""
        found = self._base.execute(
            "SELECT run, plan, (SELECT count(*) FROM games WHERE games.run = runs.run) FROM runs ORDER BY run"
        )
        return [Run(run, msgspec.json.decode(plan, type=Plan), games) for run, plan, games in found]

    def add(self, run: int, rows: Iterable[Row]) -> None:
        """Keep played games; all of them or, when interrupted, none."""
        with self._base:
            self._base.executemany(
                "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                ((run, *_columns(row)) for row in rows),
            )

    def played(self, run: int, games: int) -> int:
        """How many of the run's first ``games`` games are kept."""
        query = "SELECT count(*) FROM games WHERE run = ? AND game < ?"
        (count,) = self._base.execute(query, (run, games)).fetchone()
        return int(count)

    def missing(self, run: int, games: int) -> list[range]:
        """The stretches of the run's first ``games`` games that are still to be played."""
        query = "SELECT game FROM games WHERE run = ? AND game < ? ORDER BY game"
        gaps, start = [], 0
        with closing(self._base.execute(query, (run, games))) as kept:
            for (number,) in kept:
                if number > start:
                    gaps.append(range(start, number))
                start = number + 1
        if start < games:
            gaps.append(range(start, games))
        return gaps

    def rows(self, run: int, games: int | None = None) -> Iterator[Row]:
        """The kept ones of the run's games, in order; of its first ``games`` if a number is given."""
        query = (
            "SELECT game, scores, winners, turns, choices, digest, kept, uses, parts, fault, worth"
            " FROM games WHERE run = ? AND (? IS NULL OR game < ?) ORDER BY game"
        )
        with closing(self._base.execute(query, (run, games, games))) as found:
            for number, scores, winners, length, choices, digest, kept, uses, parts, fault, worth in found:
                yield Row(
                    number, _numbers(scores), _numbers(winners), length, choices, digest, kept, uses,
                    msgspec.json.decode(parts, type=dict[str, list[int]]), fault, _pairs(worth),
                )  # fmt: skip

    def add_spotlights(self, run: int, found: Iterable[Spotlight]) -> None:
        """Keep what spotlight games showed."""
        with self._base:
            self._base.executemany(
                "INSERT OR REPLACE INTO spotlights VALUES (?, ?, ?, ?, ?)",
                ((run, one.promise, one.deals, one.kept, msgspec.json.encode(one.faults).decode()) for one in found),
            )

    def spotlights(self, run: int) -> dict[int, Spotlight]:
        """What spotlight games showed, by the number of the promise."""
        query = "SELECT promise, deals, kept, faults FROM spotlights WHERE run = ? ORDER BY promise"
        return {
            promise: Spotlight(promise, deals, bool(kept), msgspec.json.decode(faults, type=list[str]))
            for promise, deals, kept, faults in self._base.execute(query, (run,))
        }


def _columns(row: Row) -> tuple[object, ...]:
    scores, winners = " ".join(map(str, row.scores)), " ".join(map(str, row.winners))
    parts = msgspec.json.encode(row.parts, order="sorted").decode()
    return (
        row.number, scores, winners, row.length, row.choices, row.digest, row.kept, row.uses, parts, row.fault,
        " ".join(f"{design}:{points}" for design, points in row.worth),
    )  # fmt: skip


def _numbers(text: str) -> list[int]:
    return [int(part) for part in text.split()]


def _pairs(text: str) -> list[tuple[int, int]]:
    return [(int(design), int(points)) for design, _, points in (part.partition(":") for part in text.split())]
