"""The map painter's answers: maps read in both forms, written back line by line, judged before they are saved."""

from __future__ import annotations

from collections.abc import Callable
from difflib import ndiff
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.building.routes import routes
from generator.front.studio.work.room import Workroom
from tests import ROOT

Hexes = list[dict[str, Any]]
NAMES = {"en": "Ford", "zh-Hant": "渡口", "zh-Hans": "渡口"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    monkeypatch.chdir(tmp_path)
    client = TestClient(Starlette(routes=routes(Workroom(tmp_path))))
    client.post("/api/building/map/new", json={"name": "mine", "columns": 8, "rows": 5})
    return client


@pytest.fixture
def listed(client: TestClient, tmp_path: Path) -> str:
    """A set with the map of the box, written as lists of hexes."""
    folder = tmp_path / "listed"
    folder.mkdir()
    (folder / "set.yaml").write_text("extends: steam\ntitle: {en: L}\nlanguages: [en]\nremove: [rust-belt]\n")
    map_ = (ROOT / "content" / "steam" / "map.yaml").read_text(encoding="utf-8")
    (folder / "map.yaml").write_text(map_.replace("id: rust-belt", "id: own"), encoding="utf-8")
    return "listed"


def opened(client: TestClient, name: str) -> Any:
    return client.get("/api/building/map", params={"set": name}).json()


def painted(client: TestClient, name: str, change: Callable[[Hexes], object] = lambda hexes: None) -> Any:
    """What is said of a map with its hexes changed, and the lines that differ from its file (``differs``)."""
    map_ = opened(client, name)
    hexes: Hexes = map_["hexes"]
    change(hexes)
    body = {"set": name, "file": map_["file"], "text": map_["text"], "hexes": hexes}
    found = client.post("/api/building/map/judge", json=body).json()
    lines = ndiff(map_["text"].splitlines(), found["text"].splitlines())
    return found | {"differs": [line for line in lines if line[0] in "+-"]}


def at(hexes: Hexes, column: int, row: int, **fields: Any) -> None:
    """Paint a hex anew."""
    hexes[:] = [one for one in hexes if one["at"] != [column, row]] + [{"at": [column, row], **fields}]


def test_a_new_map_has_as_many_hexes_as_were_asked_for(client: TestClient) -> None:
    assert len(opened(client, "mine")["hexes"]) == 40


def test_a_new_map_is_legal(client: TestClient) -> None:
    assert painted(client, "mine")["legal"] is True


@pytest.mark.parametrize("columns, rows", [(3, 3), (4, 3), (12, 3), (40, 40)])
def test_a_map_of_any_size_begins(client: TestClient, columns: int, rows: int) -> None:
    client.post("/api/building/map/new", json={"name": "other", "columns": columns, "rows": rows})
    found = painted(client, "other")
    assert (found["figures"]["hexes"], found["rivers"], found["differs"]) == (columns * rows, [], [])


@pytest.mark.parametrize(
    "asked",
    [
        {"name": "mine"},
        {"name": "../out"},
        {"name": "a b"},
        {"name": "n", "columns": 2},
        {"name": "n", "rows": 41},
        {"name": "n", "copy": "race"},
        {"name": "n", "copy": "../mine"},
    ],
)
def test_a_map_that_cannot_be_begun_is_told_in_a_sentence(client: TestClient, asked: dict[str, Any]) -> None:
    answer = client.post("/api/building/map/new", json=asked)
    assert (answer.status_code, bool(answer.json()["message"])) == (400, True)


def test_a_copy_of_the_map_of_the_box_is_as_legal_as_that(client: TestClient) -> None:
    client.post("/api/building/map/new", json={"name": "copy", "copy": "steam"})
    found = painted(client, "copy")
    assert (found["figures"]["hexes"], found["issues"]) == (189, [])


@pytest.mark.parametrize("name", ["mine", "listed"])
def test_a_map_that_nothing_was_painted_on_keeps_every_letter(client: TestClient, listed: str, name: str) -> None:
    assert painted(client, name)["differs"] == []


def test_a_hex_painted_changes_its_character_alone(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: at(hexes, 2, 1, **{"is": "mountain"}))
    assert found["differs"] == ["-       ........", "+       ..^....."]


def test_a_new_city_gets_a_character_and_a_line_of_the_key(client: TestClient) -> None:
    city = {"is": "city", "name": NAMES, "colour": "red", "group": "light", "number": 4}
    added = [
        line for line in painted(client, "mine", lambda hexes: at(hexes, 3, 1, **city))["differs"] if line[0] == "+"
    ]
    assert added == [
        "+       ...E....",
        "+       E: {is: city, name: {en: Ford, zh-Hant: 渡口, zh-Hans: 渡口}, colour: red, group: light, number: 4}",
    ]


def test_a_new_town_comes_among_the_names_where_it_stands(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: at(hexes, 3, 0, **{"is": "town", "name": NAMES}))
    assert [line for line in found["differs"] if "en:" in line] == [
        "+           - {en: Ford, zh-Hant: 渡口, zh-Hans: 渡口}"
    ]


def test_a_city_painted_over_leaves_the_key(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: at(hexes, 0, 0, **{"is": "lake"}))
    assert [line[:10] for line in found["differs"] if line[0] == "-"] == ["-       A.", "-       A:"]


def test_a_river_through_stated_edges_gets_a_sign_of_its_own(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: at(hexes, 3, 0, **{"is": "river", "edges": [0, 3]}))
    assert '+       "|": {is: river, edges: [0, 3]}' in found["differs"]


def test_a_hex_taken_away_is_a_gap(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: hexes.remove(next(one for one in hexes if one["at"] == [3, 1])))
    assert found["differs"][1] == "+       ...-...."


def test_a_town_renamed_in_lists_changes_its_line_alone(client: TestClient, listed: str) -> None:
    found = painted(client, listed, lambda hexes: at(hexes, 4, 3, **{"is": "town", "name": {"en": "Ford"}}))
    assert [line for line in found["differs"] if line[0] == "+"] == ["+       - {at: [4, 3], name: {en: Ford}}"]


def test_an_open_river_in_lists_is_written_with_its_edges(client: TestClient, listed: str) -> None:
    found = painted(client, listed, lambda hexes: at(hexes, 4, 2, **{"is": "river"}))
    assert any("at: [4, 2], edges: [" in line for line in found["differs"])


@pytest.mark.parametrize("name", ["mine", "listed"])
def test_a_fault_is_told_at_its_hex(client: TestClient, listed: str, name: str) -> None:
    found = painted(client, name, lambda hexes: at(hexes, 3, 1, **{"is": "river", "edges": [0, 1]}))
    assert [3, 1] in [issue["at"] for issue in found["issues"] if issue["code"] == "broken-river"]


def test_a_fault_of_form_is_told_at_its_character(client: TestClient) -> None:
    found = painted(client, "mine", lambda hexes: at(hexes, 3, 1, **{"is": "river"}))
    assert [3, 1] in [issue["at"] for issue in found["issues"]]


def test_figures_count_what_was_painted(client: TestClient) -> None:
    figures = painted(client, "mine", lambda hexes: at(hexes, 3, 1, **{"is": "mountain"}))["figures"]
    assert (figures["kinds"]["mountain"], figures["kinds"]["city"], figures["goods"]) == (1, 4, 8)


def test_cities_that_a_lake_parts_are_counted_as_apart(client: TestClient) -> None:
    def parted(hexes: Hexes) -> None:
        for row in range(5):
            at(hexes, 4, row, **{"is": "lake"})
            at(hexes, 5, row, **{"is": "lake"})

    assert painted(client, "mine", parted)["figures"]["apart"] == 4


def test_the_map_is_drawn_as_it_was_painted(client: TestClient) -> None:
    map_ = opened(client, "mine")
    body = {"set": "mine", "file": map_["file"], "text": map_["text"], "hexes": map_["hexes"]}
    assert "Aldham" in client.post("/api/building/map/picture", json=body).json()["svg"]


def test_a_map_that_comes_along_is_not_written(client: TestClient) -> None:
    body = {"set": "steam", "file": "map.yaml", "text": "", "seen": None}
    assert client.post("/api/building/map/save", json=body).status_code == 400


def test_a_set_without_a_map_says_so(client: TestClient) -> None:
    answer = client.get("/api/building/map", params={"set": "race"})
    assert (answer.status_code, "map to paint" in answer.json()["message"]) == (400, True)
