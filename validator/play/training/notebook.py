"""Lessons on disk, so that Ctrl-C costs nothing and more can be asked for later."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from validator.base.files import make_folder
from validator.base.locks import learnt
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.store_faults import (
    bad_row,
    check_made_here,
    check_plain,
    check_tables,
    opened,
    speaking,
)
from validator.play.training.lessons import RECIPE, Lesson

_SCHEMA = """
CREATE TABLE IF NOT EXISTS courses (course INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE IF NOT EXISTS lessons (course INTEGER NOT NULL, game INTEGER NOT NULL, lesson TEXT NOT NULL,
    PRIMARY KEY (course, game)) WITHOUT ROWID;
"""
_PATIENCE = 5.0
"""Seconds to wait for another who is writing."""


class Notebook:
    """The lessons of one plan in a file. Use it in a ``with`` statement.

    Raises:
        StoreError: the file cannot be used, now or at any later call; the message is one sentence.
        Trouble: its folder cannot be made.
    """

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self._path = path
        if path is not None:
            check_plain(path)
            make_folder(path.parent)
        key = (msgspec.json.encode([RECIPE, plan], order="sorted").decode(),)
        with speaking(path):
            self._base = opened(path, _PATIENCE)
            check_made_here(self._base, path, _SCHEMA)
            self._base.executescript(_SCHEMA)
            check_tables(self._base, path, _SCHEMA)
            with self._base:
                self._base.execute("INSERT INTO courses (plan) VALUES (?) ON CONFLICT (plan) DO NOTHING", key)
            (self._course,) = self._base.execute("SELECT course FROM courses WHERE plan = ?", key).fetchone()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._base.close()

    def add(self, lessons: Iterable[Lesson]) -> None:
        """Keep lessons; all of them or, when interrupted, none."""
        rows = ((self._course, lesson.number, msgspec.json.encode(lesson).decode()) for lesson in lessons)
        with speaking(self._path), self._base:
            self._base.executemany("INSERT OR REPLACE INTO lessons VALUES (?, ?, ?)", rows)

    def lessons(self) -> list[Lesson]:
        """The lessons of the first games, in order, up to the first that is not kept."""
        query = "SELECT game, lesson FROM lessons WHERE course = ? ORDER BY game"
        with speaking(self._path):
            found = self._base.execute(query, (self._course,)).fetchall()
        return [self._read(game, lesson) for place, (game, lesson) in enumerate(found) if place == game]

    def missing(self, games: int) -> list[int]:
        """Which of the first games are not kept."""
        with speaking(self._path):
            found = self._base.execute("SELECT game FROM lessons WHERE course = ?", (self._course,)).fetchall()
        kept = {game for (game,) in found}
        return [game for game in range(games) if game not in kept]

    def _read(self, game: int, lesson: str) -> Lesson:
        try:
            return msgspec.json.decode(lesson, type=learnt(Lesson))
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            raise bad_row(self._path, self._course, f"the lesson of game {game}") from None
