"""The store: every failure in its own words with an exit code of its own, older stores kept up, nothing lost."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from generator.cli import main
from tests.playtest import pebbles
from tests.playtest.pebble_runs import run
from validator.play.playtest.running import store_faults
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.store_faults import (
    BAD_ROW,
    FULL,
    LOCKED,
    NEWER,
    READ_ONLY,
    StoreError,
    describe,
    moved_aside,
)

OLD_SCHEMA = """
CREATE TABLE runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE);
CREATE TABLE games (run INTEGER NOT NULL, game INTEGER NOT NULL, scores TEXT NOT NULL,
    winners TEXT NOT NULL, turns INTEGER NOT NULL, choices INTEGER NOT NULL, digest INTEGER NOT NULL,
    kept BLOB NOT NULL, uses BLOB NOT NULL, parts TEXT NOT NULL, fault TEXT, worth TEXT NOT NULL,
    PRIMARY KEY (run, game)) WITHOUT ROWID;
CREATE TABLE spotlights (run INTEGER NOT NULL, promise INTEGER NOT NULL, deals INTEGER NOT NULL,
    kept INTEGER NOT NULL, faults TEXT NOT NULL, PRIMARY KEY (run, promise)) WITHOUT ROWID;
PRAGMA user_version = 2;
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "playtest.sqlite"


@pytest.fixture
def played(path: Path, tmp_path: Path) -> Path:
    """A store with twenty games of Pebbles."""
    run(pebbles.write_set(tmp_path / "pebbles"), 20, store=path)
    return path


def columns(path: Path, table: str) -> set[str]:
    with sqlite3.connect(path) as base:
        return {row[1] for row in base.execute(f"PRAGMA table_info({table})")}


def test_a_file_that_is_no_store_is_moved_aside_and_none_of_it_is_lost(path: Path) -> None:
    text = "not a database, but long enough to be looked at" * 20
    path.write_text(text)
    with Store(path) as store:
        assert store.moved is not None
        assert (store.moved.read_text(), "moved aside" in store.note) == (text, True)


def test_the_tables_of_another_program_are_moved_aside(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.execute("CREATE TABLE letters (text)")
    with Store(path) as store:
        assert store.moved is not None
        assert columns(store.moved, "letters") == {"text"}


def test_a_second_file_that_cannot_be_read_takes_a_name_of_its_own(path: Path) -> None:
    names = []
    for _ in range(2):
        path.write_text("no store at all" * 40)
        with Store(path) as store:
            assert store.moved is not None
            names.append(store.moved.name)
    assert names == ["playtest.sqlite.unreadable-1", "playtest.sqlite.unreadable-2"]


def test_a_store_of_an_older_format_is_brought_up_to_date_with_all_it_holds(path: Path) -> None:
    with sqlite3.connect(path) as base:
        base.executescript(OLD_SCHEMA)
        base.execute("INSERT INTO runs VALUES (1, 'x')")
        base.execute("INSERT INTO games VALUES (1, 0, '3 4', '1', 9, 8, 7, x'01', x'02', '{}', NULL, '')")
    with Store(path) as store:
        (row,) = store.rows(1)
    assert (row.length, row.scores, bytes(row.kept), "length" in columns(path, "games")) == (9, [3, 4], b"\x01", True)


def test_games_of_an_older_format_have_a_result_and_no_course(path: Path) -> None:
    named = (
        ("turns", "length"),
        ("kept BLOB", "kept_promises BLOB"),
        ("uses", "uses_of_designs"),
        ("parts", "score_parts"),
        ("worth", "worth_of_designs"),
        ("= 2;", "= 3;"),
    )
    schema = OLD_SCHEMA
    for old, new in named:
        schema = schema.replace(old, new)
    with sqlite3.connect(path) as base:
        base.executescript(schema)
        base.execute("INSERT INTO runs VALUES (1, 'x')")
        base.execute("INSERT INTO games VALUES (1, 0, '3 4', '1', 9, 8, 7, x'01', x'02', '{}', NULL, '')")
    with Store(path) as store:
        (row,) = store.rows(1)
    assert (row.scores, row.course, row.starter, row.decisions) == ([3, 4], [], -1, 0)


@pytest.mark.parametrize("tail", ["-wal", "-shm", "-journal"])
def test_what_lies_beside_a_store_is_moved_aside_with_it(path: Path, tail: str) -> None:
    path.write_bytes(b"store")
    path.with_name(path.name + tail).write_bytes(b"beside")
    aside = moved_aside(path)
    assert aside.with_name(aside.name + tail).read_bytes() == b"beside"


def test_a_store_of_the_next_format_is_left_alone(path: Path) -> None:
    with Store(path), sqlite3.connect(path) as base:
        (today,) = base.execute("PRAGMA user_version").fetchone()
        base.execute(f"PRAGMA user_version = {today + 1}")
    with pytest.raises(StoreError, match="written by a newer Proofpress") as caught:
        Store(path)
    assert (caught.value.code, path.is_file()) == (NEWER, True)


def test_a_store_that_another_program_is_writing_to_is_said_to_be_in_use(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("validator.play.playtest.running.store._PATIENCE", 0.1)
    with sqlite3.connect(played) as base, Store(played) as store:
        base.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program is writing") as caught:
            store.add_spotlights(1, [])
            store.run_of(store.runs()[0].plan)
    assert caught.value.code == LOCKED


def test_reading_does_not_wait_for_one_who_writes(played: Path) -> None:
    with sqlite3.connect(played) as base, Store(played) as store:
        base.execute("BEGIN IMMEDIATE")
        base.execute("DELETE FROM games")
        assert len(list(store.rows(1))) == 20


def test_two_stores_on_one_file_take_turns_without_a_fault(played: Path) -> None:
    faults: list[Exception] = []

    def write() -> None:
        try:
            with Store(played) as store:
                rows = list(store.rows(1))
                for _ in range(30):
                    store.add(1, rows)
        except Exception as fault:
            faults.append(fault)

    writers = [threading.Thread(target=write) for _ in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert faults == []


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="everything may be written")
def test_a_folder_that_may_not_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(StoreError, match="choose another folder") as caught:
        Store(tmp_path / "locked" / "playtest.sqlite")
    assert caught.value.code == READ_ONLY


def test_a_folder_in_the_place_of_the_store_is_said(path: Path) -> None:
    path.mkdir()
    with pytest.raises(StoreError, match="cannot be opened") as caught:
        Store(path)
    assert caught.value.code == READ_ONLY


def test_a_full_disk_keeps_what_was_kept_and_says_so(played: Path) -> None:
    with Store(played) as store:
        rows = list(store.rows(1))
        store._base.execute("PRAGMA max_page_count = 1")
        with pytest.raises(StoreError, match="disk is full") as caught:
            for number in range(2, 400):
                store.add(number, rows)
    assert caught.value.code == FULL
    with Store(played) as store:
        assert store.played(1, 20) == 20


def test_a_row_that_cannot_be_read_is_named(played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("UPDATE games SET scores = 'three' WHERE game = 7")
    with Store(played) as store, pytest.raises(StoreError, match="game 7 of run 1") as caught:
        list(store.rows(1))
    assert caught.value.code == BAD_ROW


def test_a_plan_that_cannot_be_read_is_named(played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("UPDATE runs SET plan = '{'")
    with Store(played) as store, pytest.raises(StoreError, match="the plan of run 1"):
        store.runs()


def test_a_damaged_page_is_moved_aside(played: Path) -> None:
    data = bytearray(played.read_bytes())
    data[100:4000] = b"\xff" * 3900
    played.write_bytes(bytes(data))
    with Store(played) as store:
        assert store.moved is not None


@pytest.mark.parametrize(
    ("name", "code"),
    [("SQLITE_IOERR_WRITE", "FAILING"), ("SQLITE_READONLY_DIRECTORY", "READ_ONLY"), ("SQLITE_BUSY_SNAPSHOT", "LOCKED")],
)
def test_an_extended_code_counts_as_what_it_begins_with(name: str, code: str) -> None:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorname = name
    assert describe(error, None).code == getattr(store_faults, code)


def test_the_command_ends_with_the_code_of_the_fault_and_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "empires"
    folder.mkdir()
    with sqlite3.connect(folder / "playtest.sqlite") as base:
        base.execute("PRAGMA user_version = 99")
    code = main(["playtest", "empires", "--games", "2", "--output", str(tmp_path)])
    assert (code, capsys.readouterr().err.count("\n")) == (NEWER, 1)
