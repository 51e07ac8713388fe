"""Cards that are rows of a spreadsheet, changed in the form: they are changed where they stand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from generator.front.studio.work.room import Workroom
from generator.front.studio.writing.routes import routes
from validator.content.spreadsheets.reading import tables_of
from validator.content.spreadsheets.writing.rows import ods, xlsx

KIT = """\
kinds:
  fish:
    about: A fish.
    form: card
    size: mini
    fields:
      cost: {type: number, from: 0, to: 9, optional: true}
      tags: {type: list, of: {type: text}, optional: true}
"""
SET = "game: kit\ntitle: {en: Mine}\nlanguages: [en, zh-Hant]\n"
ROWS: list[list[str | int]] = [
    ["id", "title [en]", "title [zh-Hant]", "cost", "#notes"],
    ["A1", "Carp", "鯉", 3, "as was"],
    ["A2", "Pike", "狗魚", 4, "of old"],
]
CSV = "\r\n".join(",".join(map(str, row)) for row in ROWS) + "\r\n"
MADE = {"fish.csv": CSV.encode(), "fish.xlsx": xlsx({"fish": ROWS}), "fish.ods": ods({"fish": ROWS})}


@pytest.fixture(params=MADE)
def file(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A spreadsheet of a kit in a folder of its own."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "kit.yaml").write_text(KIT)
    (folder / "set.yaml").write_text(SET)
    (folder / request.param).write_bytes(MADE[request.param])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PROOFPRESS_CACHE", str(tmp_path / "cache"))
    return folder / str(request.param)


@pytest.fixture
def client(file: Path) -> Iterator[TestClient]:
    room = Workroom(file.parent.parent)
    with TestClient(Starlette(routes=routes(room))) as found:
        yield found
    room.end()


def edited(client: TestClient, file: Path, action: str, path: list[str | int], value: Any = None) -> list[list[Any]]:
    """The rows after an edit of ``A1``; what comes as text is written as the page would."""
    body = {"set": "mine", "id": "A1", "action": action, "path": path, "value": value}
    found = client.post("/api/writing/edit", json=body).json()
    assert found["file"] == f"mine/{file.name}"
    if not found["written"]:
        file.write_bytes(found["text"].encode())
    return [[str(value) for value in row] for row in tables_of(file, file.name)[0].rows]


def plain() -> list[list[str]]:
    return [[str(value) for value in row] for row in ROWS]


def with_numbers(rows: list[list[str]]) -> list[list[str]]:
    return [[value.removesuffix(".0") for value in row] for row in rows]


def test_a_card_is_told_with_its_row(client: TestClient, file: Path) -> None:
    told = client.get("/api/writing/entry", params={"set": "mine", "id": "A2"}).json()
    sheet = "" if file.suffix == ".csv" else "fish"
    assert told["sheet"] == {"file": file.name, "name": sheet, "row": 3}
    assert not told["inherited"]


def test_a_number_is_written_into_its_cell_and_set_yaml_stays(client: TestClient, file: Path) -> None:
    wanted = plain()
    wanted[1][3] = "7"
    assert with_numbers(edited(client, file, "set", ["cost"], 7)) == wanted
    assert (file.parent / "set.yaml").read_text() == SET


def test_a_title_is_written_in_the_column_of_its_language(client: TestClient, file: Path) -> None:
    wanted = plain()
    wanted[1][2] = "鯉魚，大"
    assert with_numbers(edited(client, file, "set", ["title", "zh-Hant"], "鯉魚，大")) == wanted


def test_a_field_without_a_column_gets_one(client: TestClient, file: Path) -> None:
    rows = edited(client, file, "set", ["tags", 0], "cold")
    assert [row[5:] for row in rows][:2] == [["tags"], ["cold"]]


def test_a_field_left_out_is_an_empty_cell(client: TestClient, file: Path) -> None:
    assert edited(client, file, "leave", ["cost"])[1][3] == ""


def test_a_copy_is_a_row_of_its_own(client: TestClient, file: Path) -> None:
    assert with_numbers(edited(client, file, "copy", []))[3] == ["A3", *plain()[1][1:]]


def test_a_card_taken_away_leaves_no_row_that_is_read(client: TestClient, file: Path) -> None:
    rows = [row for row in with_numbers(edited(client, file, "delete", [])) if any(row)]
    assert rows == [plain()[0], plain()[2]]


def test_many_cells_of_the_table_are_written_at_once(client: TestClient, file: Path) -> None:
    told = client.get("/api/writing/table", params={"set": "mine"}).json()
    assert [row["cells"][:3] for row in told["rows"]] == [["A1", "Carp", "鯉"], ["A2", "Pike", "狗魚"]]
    cells = [
        {"id": "A1", "path": ["cost"], "text": "7"},
        {"id": "A2", "path": ["cost"], "text": ""},
        {"id": "A2", "path": ["title", "en"], "text": "Perch"},
    ]
    answer = client.post("/api/writing/cells", json={"set": "mine", "cells": cells}).json()
    assert "files" in answer, answer
    (found,) = answer["files"]
    if not found["written"]:
        file.write_bytes(found["text"].encode())
    rows = [[str(value) for value in row] for row in tables_of(file, file.name)[0].rows]
    assert [row[1] for row in rows[1:]] == ["Carp", "Perch"]
    assert [row[3].removesuffix(".0").replace("None", "") for row in with_numbers(rows)[1:]] == ["7", ""]
    assert [row[4] for row in rows] == ["#notes", "as was", "of old"]


def grown(client: TestClient, file: Path, rows: list[list[dict[str, Any]]]) -> list[list[str]]:
    """The rows after new ones like ``A2`` were added."""
    found = client.post("/api/writing/rows", json={"set": "mine", "like": "A2", "rows": rows}).json()
    if not found["written"]:
        file.write_bytes(found["text"].encode())
    return with_numbers([[str(value) for value in row] for row in tables_of(file, file.name)[0].rows])


def test_new_cards_are_rows_below_the_last_with_what_each_must_have(client: TestClient, file: Path) -> None:
    rows = [
        [{"path": ["title", "en"], "text": "Eel"}],
        [{"path": ["title", "en"], "text": "Tench"}, {"path": ["tags"], "text": "big"}],
    ]
    told = grown(client, file, rows)
    cells = [[cell for cell in row if cell] for row in told]
    assert [told[0][5], *cells[3:]] == ["tags", ["A3", "Eel"], ["A4", "Tench", "big"]]


def test_two_fields_without_columns_get_one_each(client: TestClient, file: Path) -> None:
    cells = [{"id": "A1", "path": ["tags"], "text": "big"}, {"id": "A1", "path": ["count"], "text": "2"}]
    found = client.post("/api/writing/cells", json={"set": "mine", "cells": cells}).json()["files"][0]
    if not found["written"]:
        file.write_bytes(found["text"].encode())
    told = with_numbers([[str(value) for value in row] for row in tables_of(file, file.name)[0].rows])
    assert [row[5:] for row in told[:2]] == [["tags", "count"], ["big", "2"]]
