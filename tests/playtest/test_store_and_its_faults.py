"""The store: every failure in its own words, older stores kept up, strangers' texts act on nothing, and results of
old rules never mix with new ones.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from generator.cli import main
from tests.playtest import pebbles
from tests.playtest.pebble_runs import run
from validator.content.loading import ContentSet
from validator.play.engine.game import Game
from validator.play.lookup import game_of, open_set
from validator.play.playtest.running import plan, store
from validator.play.playtest.running.plan import digest_of, package_of
from validator.play.playtest.running.store import (
    BAD_ROW,
    FULL,
    LOCKED,
    NEWER,
    READ_ONLY,
    UNREADABLE,
    Store,
    StoreError,
    Unreadable,
    describe,
    moved_aside,
    opened,
)
from validator.play.training.lessons import Notebook

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
    assert describe(error, None).code == getattr(store, code)


def test_the_command_ends_with_the_code_of_the_fault_and_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "empires"
    folder.mkdir()
    with sqlite3.connect(folder / "playtest.sqlite") as base:
        base.execute("PRAGMA user_version = 99")
    code = main(["playtest", "empires", "--games", "2", "--output", str(tmp_path)])
    assert (code, capsys.readouterr().err.count("\n")) == (NEWER, 1)


@pytest.fixture
def played_by_strangers(tmp_path: Path) -> Path:
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


@pytest.mark.parametrize("column", ["promise", "deals", "kept"])
def test_bytes_in_the_place_of_a_number_of_a_spotlight_cannot_be_read(column: str, played: Path) -> None:
    row = {"run": "1", "promise": "0", "deals": "1", "kept": "1", "faults": "'[]'"} | {column: "x'ff00'"}
    with sqlite3.connect(played) as base:
        base.execute("DELETE FROM spotlights")
        base.execute(f"INSERT INTO spotlights ({', '.join(row)}) VALUES ({', '.join(row.values())})")
    with Store(played) as store, pytest.raises(StoreError, match="a spotlight game of run 1"):
        store.spotlights(1)


@pytest.mark.parametrize("bits", ["x''", "x'ff'", "zeroblob(5000)"])
@pytest.mark.parametrize("column", ["kept_promises", "uses_of_designs"])
def test_other_bits_than_the_plan_has_are_a_row_that_cannot_be_read(column: str, bits: str, played: Path) -> None:
    with sqlite3.connect(played) as base:
        base.execute(f"UPDATE games SET {column} = {bits} WHERE game = 1")
    with Store(played) as store, pytest.raises(StoreError, match="game 1 of run 1"):
        list(store.rows(1))


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


GAMES = ("empires", "race", "roll", "steam", "trucker")


def parts_of(package: Path) -> list[Path]:
    """The modules of a game: its files, and the first one of each of its rooms."""
    rooms = [folder for folder in package.iterdir() if (folder / "__init__.py").is_file()]
    return [*sorted(package.glob("[!_]*.py")), *(min(room.glob("[!_]*.py")) for room in rooms)]


@pytest.fixture(params=GAMES)
def copied(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[ContentSet, Game]:
    """A set and its game, whose package is a copy."""
    content = open_set(request.param)
    game = game_of(content)
    package = tmp_path / "package"
    shutil.copytree(package_of(game), package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(plan, "package_of", lambda game: package)
    return content, game


def test_a_change_in_any_room_of_a_game_changes_the_digest(copied: tuple[ContentSet, Game], tmp_path: Path) -> None:
    seen = {digest_of(*copied)}
    parts = parts_of(tmp_path / "package")
    for file in parts:
        file.write_text(file.read_text(encoding="utf-8") + "\nCHANGED = 1\n", encoding="utf-8")
        seen.add(digest_of(*copied))
    assert len(seen) == 1 + len(parts) > 7


def test_a_file_that_moves_to_another_room_changes_the_digest(copied: tuple[ContentSet, Game], tmp_path: Path) -> None:
    before = digest_of(*copied)
    (tmp_path / "package" / "rules" / "state.py").rename(tmp_path / "package" / "telling" / "state.py")
    assert digest_of(*copied) != before


def test_the_package_of_a_game_in_a_folder_of_rooms_is_the_whole_folder() -> None:
    folder = package_of(game_of(open_set("race")))
    assert (folder.name, (folder / "game.py").is_file()) == ("race", True)


def test_the_package_of_a_game_of_single_files_is_their_folder() -> None:
    assert package_of(pebbles.GAME) == Path(pebbles.__file__).parent
