"""A store that somebody else wrote: none of its texts acts on a terminal or a page."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from tests.playtest import pebbles
from tests.playtest.pebble_runs import run
from validator.playtest.running.store import Store
from validator.playtest.running.store_faults import BAD_ROW, StoreError


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
