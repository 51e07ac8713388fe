"""The free table without a browser: what is in the box, and tables that are saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from generator.front.commands.new import NewOptions, begin_set
from tests.studio.rooms import asked_in

TABLE = {"seats": 2}


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """A studio with a kit ``mine``."""
    monkeypatch.chdir(tmp_path)
    begin_set(NewOptions("mine", "pad", kit=True))
    return asked_in(tmp_path)


def save(studio: TestClient, name: str = "first", seen: str | None = None, reference: str = "mine") -> int:
    request = {"set": reference, "name": name, "table": TABLE, "seen": seen}
    return studio.post("/api/table/save", json=request).status_code


def test_the_dice_of_a_kit_have_its_own_faces(studio: TestClient) -> None:
    dice = studio.get("/api/table/box?set=mine&lang=en").json()["dice"]
    assert dice == [{"id": "die", "count": 2, "faces": ["apple", "pear", "plum", "cherry", "walnut", "honey"]}]


def test_a_table_is_saved_in_its_kit(studio: TestClient, tmp_path: Path) -> None:
    save(studio)
    assert (tmp_path / "mine" / "tables" / "first.json").is_file()


def test_a_table_of_a_set_that_came_along_is_saved_in_the_folder(studio: TestClient, tmp_path: Path) -> None:
    save(studio, reference="kits/wallet")
    assert (tmp_path / "tables" / "wallet" / "first.json").is_file()


def test_a_saved_table_is_loaded(studio: TestClient) -> None:
    save(studio)
    assert studio.get("/api/table/load?set=mine&name=first").json()["table"] == TABLE


def test_saved_tables_are_listed(studio: TestClient) -> None:
    save(studio, "second game")
    save(studio)
    assert studio.get("/api/table/saved?set=mine").json() == ["first", "second game"]


def test_a_table_is_not_saved_over_one_that_was_not_seen(studio: TestClient) -> None:
    save(studio)
    assert save(studio) == 409


def test_a_set_with_saved_tables_is_as_legal_as_before(studio: TestClient) -> None:
    save(studio)
    assert [one["readable"] for one in studio.get("/api/sets").json()["sets"] if one["reference"] == "mine"] == [True]


@pytest.mark.parametrize("name", ["../first", "a/b", "", ".first", "a" * 61, "first\n"])
def test_a_table_is_not_saved_under_such_a_name(studio: TestClient, name: str) -> None:
    assert save(studio, name) == 400


def test_a_deck_of_one_back_is_one_drawing(studio: TestClient) -> None:
    pieces = studio.get("/api/table/box?set=empires&lang=en").json()["pieces"]
    assert len({one["back"] for one in pieces if one["kind"] == "empire"}) == 1
