"""A store that somebody else wrote: none of its texts acts on a terminal or a page."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.playtest import pebbles
from tests.playtest.pebble_runs import run
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.store_faults import BAD_ROW, UNREADABLE, StoreError, Unreadable, opened
from validator.play.training.lessons import Notebook


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A store with two games of Pebbles."""
    path = tmp_path / "playtest.sqlite"
    run(pebbles.write_set(tmp_path / "pebbles"), 2, store=path)
    return path


def test_what_broke_a_game_is_written_out(played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("UPDATE games SET fault = ?", ("a\x1b[2J",))
    with Store(played) as store:
        assert {row.fault for row in store.rows(1)} == {"a\\x1b[2J"}


def test_what_broke_a_spotlight_game_is_written_out(played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("INSERT OR REPLACE INTO spotlights VALUES (1, 0, 1, 0, ?)", (json.dumps(["a\u202e"]),))
    with Store(played) as store:
        assert store.spotlights(1)[0].faults == ["a\\u202e"]


@pytest.mark.parametrize("change", [{"reference": "a\x1b"}, {"lineups": [["a\n", "b"]]}, {"uses": ["\u2066"]}])
def test_a_plan_whose_names_act_on_a_terminal_is_a_row_that_cannot_be_read(
    change: dict[str, object], played: Path
) -> None:
    with sqlite3.connect(played) as base:
        (plan,) = base.execute("SELECT plan FROM runs").fetchone()
        base.execute("UPDATE runs SET plan = ?", (json.dumps(json.loads(plan) | change),))
    with Store(played) as store, pytest.raises(StoreError, match="control character") as found:
        store.runs()
    assert found.value.code == BAD_ROW


STRANGERS = {
    "trigger 'swallow'": "CREATE TRIGGER swallow BEFORE INSERT ON {table} BEGIN SELECT RAISE(IGNORE); END",
    "view 'seen'": "CREATE VIEW seen AS SELECT * FROM {table}",
    "table 'letters'": "CREATE TABLE letters (text)",
    "index 'reckoned'": "CREATE INDEX reckoned ON {table} (abs(plan))",
    "table 'a\\x1b'": "CREATE TABLE 'a\x1b' (text)",
}


@pytest.mark.parametrize("named", STRANGERS)
def test_what_proofpress_did_not_make_is_named_with_the_file(named: str, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute(STRANGERS[named].format(table="runs"))
    with pytest.raises(StoreError, match=r"playtest\.sqlite") as found:
        Store(played)
    assert (named in str(found.value), isinstance(found.value, Unreadable), found.value.code) == (
        True,
        False,
        UNREADABLE,
    )


@pytest.mark.parametrize("named", STRANGERS)
def test_the_same_goes_for_lessons(named: str, played: Path, tmp_path: Path) -> None:
    path = tmp_path / "lessons.sqlite"
    with Store(played) as store:
        plan = store.runs()[0].plan
    Notebook(path, plan).__exit__(None, None, None)
    with sqlite3.connect(path) as base:
        base.execute(STRANGERS[named].format(table="courses"))
    with pytest.raises(StoreError, match=r"lessons\.sqlite") as found:
        Notebook(path, plan)
    assert named in str(found.value)


@pytest.mark.parametrize("of", [2, 3])
def test_a_trigger_does_nothing_while_an_older_store_is_brought_up_to_date(of: int, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute(STRANGERS["trigger 'swallow'"].format(table="games"))
        base.execute(f"PRAGMA user_version = {of}")
    with pytest.raises(StoreError, match="trigger"):
        Store(played)


@pytest.mark.parametrize(
    "change",
    [
        "CREATE TABLE runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE, more TEXT AS (hex(plan)))",
        "CREATE TABLE runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE, more TEXT NOT NULL)",
        "CREATE VIEW runs AS SELECT 1 AS run, 'x' AS plan",
    ],
)
def test_tables_that_are_not_as_we_make_them_are_moved_aside(change: str, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("DROP TABLE runs")
        base.execute(change)
    with Store(played) as store:
        assert (store.moved is not None, store.runs()) == (True, [])


def test_a_rule_that_refuses_every_run_is_told_in_one_line(played: Path, tmp_path: Path) -> None:
    with Store(played) as store:
        plan = store.runs()[0].plan
    with sqlite3.connect(played) as base:
        base.execute("DROP TABLE runs")
        base.execute("CREATE TABLE runs (run INTEGER PRIMARY KEY, plan TEXT NOT NULL UNIQUE CHECK (plan = ''))")
    with Store(played) as store, pytest.raises(StoreError, match=r"playtest\.sqlite"):
        store.run_of(plan)


def test_statistics_that_sqlite_keeps_are_no_stranger(played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute("ANALYZE")
    with Store(played) as store:
        assert store.moved is None


@pytest.mark.parametrize("column", ["length", "choices", "digest", "starter", "decisions"])
def test_a_word_in_the_place_of_a_number_is_a_row_that_cannot_be_read(column: str, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute(f"UPDATE games SET {column} = 'many' WHERE game = 1")
    with Store(played) as store, pytest.raises(StoreError, match="game 1 of run 1"):
        list(store.rows(1))


@pytest.mark.parametrize(
    "change",
    [
        "game = 'one'",
        "game = 1.5",
        "game = -9223372036854775808",
        "game = 9223372036854775807",
        "scores = ''",
        "scores = '1 2 3 4 5 6 7 8 9'",
        "winners = ''",
        "winners = '-5'",
        "winners = '99'",
    ],
)
def test_a_game_that_no_run_of_this_plan_plays_is_a_row_that_cannot_be_read(change: str, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute(f"UPDATE games SET {change} WHERE game = 1")
    with Store(played) as store, pytest.raises(StoreError, match=r"game .* of run 1") as found:
        store.missing(1, 2**62)
        list(store.rows(1))
    assert found.value.code == BAD_ROW


@pytest.mark.parametrize("change", [{"lineups": []}, {"lineups": [[]]}])
def test_a_plan_without_anybody_at_a_table_is_a_row_that_cannot_be_read(
    change: dict[str, object], played: Path
) -> None:
    with sqlite3.connect(played) as base:
        (plan,) = base.execute("SELECT plan FROM runs").fetchone()
        base.execute("UPDATE runs SET plan = ?", (json.dumps(json.loads(plan) | change),))
    with Store(played) as store, pytest.raises(StoreError, match="the tables of the plan of run 1"):
        store.runs()


def test_nothing_in_a_schema_calls_what_does_more_than_reckon() -> None:
    assert opened(None, 1.0).execute("PRAGMA trusted_schema").fetchone() == (0,)
