"""The ship builder's answers: what there is to build of, layouts judged and written back, files kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.cli import main
from generator.front.studio.building.routes import routes
from generator.front.studio.work.room import Workroom

START = {"at": [7, 7], "tile": "T031"}
OPENED = """\
# A ship for trying out.
board: I
set: trucker
tiles:
  # in the middle
  - {at: [7, 7], tile: T031}   # the start
  - {at: [8, 7], tile: T016, turn: 0}
  - {at: [9, 7], edges: [smooth, smooth, smooth, single], component: {is: structure}}
"""


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(tmp_path)
    return TestClient(Starlette(routes=routes(Workroom(tmp_path))))


def judged(client: TestClient, tiles: list[dict[str, Any]], text: str = "", board: str = "I") -> Any:
    layout = {"board": board, "title": "Try", "tiles": tiles}
    body = {"set": "trucker", "lang": "en", "text": text, "layout": layout}
    return client.post("/api/building/ship/judge", json=body).json()


def kept(client: TestClient, file: str, text: str, seen: str | None = None) -> Any:
    return client.post("/api/building/ship/save", json={"file": file, "text": text, "seen": seen})


def test_every_board_is_offered_with_its_cells(client: TestClient) -> None:
    boards = client.get("/api/building/ships", params={"set": "trucker", "lang": "en"}).json()["boards"]
    assert {board["name"]: len(board["cells"]) for board in boards}["I"] == 18


def test_tiles_are_offered_as_often_as_the_box_has_them(client: TestClient) -> None:
    tiles = client.get("/api/building/ships", params={"set": "trucker", "lang": "en"}).json()["tiles"]
    assert sum(tile["count"] for tile in tiles) == 144


def test_a_set_without_ships_says_so(client: TestClient) -> None:
    answer = client.get("/api/building/ships", params={"set": "race", "lang": "en"})
    assert (answer.status_code, "ships to build" in answer.json()["message"]) == (400, True)


def test_a_fault_is_told_at_its_cell(client: TestClient) -> None:
    found = judged(client, [START, {"at": [8, 7], "tile": "T016", "turn": 90}])
    assert [(issue["code"], issue["at"]) for issue in found["issues"]] == [("unmatched-connectors", [8, 7])]


def test_a_missing_start_is_told_where_it_belongs(client: TestClient) -> None:
    found = judged(client, [{"at": [8, 7], "tile": "T016"}])
    assert ("missing-start", [7, 7]) in [(issue["code"], issue["at"]) for issue in found["issues"]]


def test_what_does_not_go_together_is_told_as_a_pair_of_cells(client: TestClient) -> None:
    found = judged(client, [START, {"at": [8, 7], "tile": "T016", "turn": 90}])
    assert [sorted(pair) for pair in found["marks"]["joins"]] == [[[7, 7], [8, 7]]]


def test_figures_are_those_of_the_command(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    found = judged(client, [START, {"at": [8, 7], "tile": "T016"}])
    kept(client, "ship.yaml", found["text"])
    assert main(["ship", "check", "ship.yaml"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == found["told"]


def test_a_ship_without_tiles_is_told_as_faulty(client: TestClient) -> None:
    found = judged(client, [])
    assert (found["legal"], found["report"], len(found["issues"])) == (False, None, 1)


@pytest.mark.parametrize("text", ["", "- a list", "tiles: [", "board: I\n", "\tboard"])
def test_a_text_that_is_no_layout_begins_anew(client: TestClient, text: str) -> None:
    assert judged(client, [START], text)["legal"] is True


def test_comments_stay_when_a_tile_is_turned(client: TestClient) -> None:
    tiles = [START, {"at": [8, 7], "tile": "T016", "turn": 90}, {"at": [9, 7], "tile": "", "own": True}]
    body = {"set": "trucker", "lang": "en", "text": OPENED, "layout": {"board": "I", "title": "", "tiles": tiles}}
    text = client.post("/api/building/ship/judge", json=body).json()["text"]
    assert text == OPENED.replace("turn: 0", "turn: 90")


def test_a_tile_taken_away_leaves_the_comment_above_it(client: TestClient) -> None:
    text = judged(client, [{"at": [8, 7], "tile": "T016"}], OPENED)["text"]
    assert ("# in the middle" in text, "T031" in text, "edges" in text) == (True, False, False)


def test_an_opened_file_is_judged_with_its_own_lines(client: TestClient) -> None:
    text = OPENED.replace("turn: 0", "turn: 90")
    body = {"set": "trucker", "lang": "en", "text": text, "file": "mine.yaml"}
    found = client.post("/api/building/ship/judge", json=body).json()
    assert "mine.yaml:7:5" in [issue["place"] for issue in found["issues"]]


@pytest.mark.parametrize("language, word", [("en", "hold"), ("zh-Hant", "貨艙"), ("zh-Hans", "货舱"), ("xx", "hold")])
def test_tiles_are_named_in_the_language(client: TestClient, language: str, word: str) -> None:
    tiles = client.get("/api/building/ships", params={"set": "trucker", "lang": language}).json()["tiles"]
    assert any(word in tile["told"] for tile in tiles)


def test_layouts_of_the_folder_are_listed_before_those_that_come_along(client: TestClient, tmp_path: Path) -> None:
    kept(client, "ships/mine.yaml", OPENED)
    (tmp_path / "notes.yaml").write_text("board: I\n")
    files = client.get("/api/building/ships", params={"set": "trucker", "lang": "en"}).json()["files"]
    assert [each["file"] for each in files][:2] == ["ships/mine.yaml", "brought:I"]


def test_a_ship_that_comes_along_is_legal(client: TestClient) -> None:
    text = client.get("/api/building/ship/open", params={"set": "trucker", "file": "brought:I"}).json()["text"]
    body = {"set": "trucker", "lang": "en", "text": text}
    assert client.post("/api/building/ship/judge", json=body).json()["legal"] is True


@pytest.mark.parametrize("file", ["brought:Z", "brought:../set", "none.yaml", "../x.yaml", "/etc/passwd"])
def test_no_other_file_is_opened(client: TestClient, file: str) -> None:
    answer = client.get("/api/building/ship/open", params={"set": "trucker", "file": file})
    assert (answer.status_code, bool(answer.json()["message"])) == (400, True)


def test_a_ship_of_another_set_is_to_be_opened_there(client: TestClient) -> None:
    kept(client, "theirs.yaml", OPENED.replace("set: trucker", "set: other"))
    answer = client.get("/api/building/ship/open", params={"set": "trucker", "file": "theirs.yaml"})
    assert "set other" in answer.json()["message"]


@pytest.mark.parametrize("file", ["ship.txt", "../ship.yaml", ".hidden.yaml", "/ship.yaml", "a\\b.yaml"])
def test_a_ship_is_saved_in_the_folder_as_yaml(client: TestClient, file: str) -> None:
    assert kept(client, file, OPENED).status_code == 400


def test_a_file_that_is_there_is_not_written_over_unseen(client: TestClient) -> None:
    kept(client, "ship.yaml", OPENED)
    assert kept(client, "ship.yaml", "other").status_code == 409


def test_a_file_that_was_seen_is_saved_again(client: TestClient, tmp_path: Path) -> None:
    seen = kept(client, "ship.yaml", OPENED).json()["sum"]
    kept(client, "ship.yaml", "other", seen)
    assert (tmp_path / "ship.yaml").read_text() == "other"
