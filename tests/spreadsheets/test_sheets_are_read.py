"""What a row, a heading and a name mean, each with the fewest cells."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.spreadsheets import KIT, KIT_SET, SET, book, empires, found, kit, loaded
from validator.base.issue import Severity
from validator.content.spreadsheets.writing.files import ods, xlsx


def goblin(folder: Path, text: str | bytes, name: str = "goblins.csv") -> dict[str, Any]:
    """The first goblin of a file, what is default left out."""
    content = loaded(folder, {"kit.yaml": KIT, "set.yaml": KIT_SET, name: text})
    piece = content.pieces["goblin"][0]
    stated: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(piece))
    return stated


CELLS = (
    ("id,cost\nG1,3", "cost", 3),
    ("id,cost\nG1,3.0", "cost", 3),
    ("id;cost\nG1;3,0", "cost", 3),
    ("id,cost\nG1,007", "cost", 7),
    ("id,cost,title\nG1,1,007", "title", {"en": "007"}),
    ("id,cost,title en,title zh-Hant\nG1,1,A,甲", "title", {"en": "A", "zh-Hant": "甲"}),
    ("id,cost,Title_ZH-hant\nG1,1,甲", "title", {"zh-Hant": "甲"}),
    ("id,cost,title [en],title (zh-Hant)\nG1,1,A,甲", "title", {"en": "A", "zh-Hant": "甲"}),
    ("id,cost,title.en\nG1,1,A", "title", {"en": "A"}),
    ("id,cost,tribe\nG1,1,RED", "tribe", "red"),
    ("id,cost,tags\nG1,1,big; sly", "tags", ["big", "sly"]),
    ('id,cost,tags\nG1,1,"big, sly"', "tags", ["big", "sly"]),
    ('id,cost,tags\nG1,1,"big\nsly"', "tags", ["big", "sly"]),
    ("id,cost,tags\nG1,1,[]", "tags", []),
    ("id,cost,tags.0,tags.1\nG1,1,,sly", "tags", ["sly"]),
    ("id,cost,loud\nG1,1,x", "loud", True),
    ("id,cost,loud\nG1,1,nein", "loud", False),
    ("id,cost,text\nG1,1,'=3", "text", {"en": "=3"}),
    ("id,cost,text\nG1,1,+1 card", "text", {"en": "+1 card"}),
    ("id\tcost\ntext\t1", "cost", 1),
    ("sep=|\nid|cost\nG1|1", "cost", 1),
    ("# a remark\n\nid,cost\n\n#G0,9\nG1,1", "cost", 1),
    ("id,,cost,#note\nG1,,1,anything", "cost", 1),
    ("I D,Cost\nG1,1".replace("I D", " iD "), "cost", 1),
    ("\ufeffid,cost\r\nG1,1\r\n", "cost", 1),
    ("id,cost,count\nG1,1,12", "count", 12),
    ("kind,id,cost\nGoblins,G1,1", "cost", 1),
)


@pytest.mark.parametrize(("text", "field", "value"), CELLS)
def test_a_cell_is_what_its_field_wants(text: str, field: str, value: object, tmp_path: Path) -> None:
    assert goblin(tmp_path, text)[field] == value


@pytest.mark.parametrize("name", ["goblin.csv", "Goblins.csv", "My game - goblin.csv", "My game - Goblins.tsv"])
def test_a_file_is_called_after_its_kind(name: str, tmp_path: Path) -> None:
    text = "id,cost\nG1,1\n" if name.endswith("csv") else "id\tcost\nG1\t1\n"
    assert goblin(tmp_path, text, name)["cost"] == 1


@pytest.mark.parametrize("written", [xlsx, ods])
@pytest.mark.parametrize("sheet", ["goblin", "Goblins", "Sheet1"])
def test_a_sheet_is_called_after_its_kind_or_one_alone_after_its_file(written: Any, sheet: str, tmp_path: Path) -> None:
    name = f"goblins.{written.__name__}"
    assert goblin(tmp_path, written({sheet: [("id", "cost"), ("G1", 1)]}), name)["cost"] == 1


def test_sheets_of_notes_stay_in_the_file(tmp_path: Path) -> None:
    data = xlsx({"goblin": [("id", "cost"), ("G1", 1)], "#id": [("id",), ("x y",)], "Sums": [("all", "all"), (1, 2)]})
    issues = found(tmp_path, {"kit.yaml": KIT, "set.yaml": KIT_SET, "all.xlsx": data})
    assert [(str(issue.span), issue.severity) for issue in issues] == [("mine/all.xlsx:Sums:1:A", Severity.WARNING)]


def test_a_set_may_change_what_stands_in_a_sheet_of_the_set_it_extends(tmp_path: Path) -> None:
    kit(tmp_path / "base", goblins="ID,Cost,Tags\nG1,1,big; sly\n")
    for name in ("kit.yaml", "set.yaml", "goblins.csv"):
        (tmp_path / "base" / name).rename(tmp_path / name)
    (tmp_path / "base").rmdir()
    base = tmp_path / "base"
    base.mkdir()
    for name in ("kit.yaml", "set.yaml", "goblins.csv"):
        (tmp_path / name).rename(base / name)
    own = "extends: base\ntitle: {en: Mine}\nlanguages: [en]\nchange: {G1: {cost: 5}}\n"
    piece: Any = loaded(tmp_path, {"set.yaml": own}).pieces["goblin"][0]
    assert (piece.cost, piece.tags) == (5, ("big", "sly"))


def test_kinds_that_share_a_sheet_are_told_by_a_column(tmp_path: Path) -> None:
    assert goblin(tmp_path, "kind,id,cost\nGoblins,G1,1\n", "all.csv")["cost"] == 1


def test_rows_and_yaml_entries_stand_side_by_side(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {"kit.yaml": KIT, "set.yaml": KIT_SET, "goblin.csv": "id,cost\nG1,1\n"}
    content = loaded(tmp_path, {**files, "more.yaml": "goblin: [{id: G2, cost: 2}]\n"})
    assert list(content.by_id) == ["G1", "G2"]


COMBINED = "id,title,combine.tribe,combine.cost\n{tribe}-{cost},{cost} of {tribe},red; green,1..3\n"
ENTRY = '{id: "{tribe}-{cost}", title: {en: "{cost} of {tribe}"}, combine: {tribe: [red, green], cost: [1..3]}}'


@pytest.mark.parametrize(("name", "text"), [("goblin.csv", COMBINED), ("cards.yaml", f"goblin: [{ENTRY}]\n")])
def test_an_entry_that_combines_lists_stands_for_each_of_the_product(name: str, text: str, tmp_path: Path) -> None:
    content = loaded(tmp_path, {"kit.yaml": KIT, "set.yaml": KIT_SET, name: text})
    assert [(piece.id, piece.title["en"]) for piece in content.pieces["goblin"]] == [
        (f"{tribe}-{cost}", f"{cost} of {tribe}") for tribe in ("red", "green") for cost in (1, 2, 3)
    ]


def test_what_is_combined_can_be_changed_by_its_id(tmp_path: Path) -> None:
    half = "{ability: {do: look}, points: 1, symbols: [trade]}"
    title = "{en: A, zh-Hant: A, zh-Hans: A}"
    entry = f'{{id: "X{{cost}}", combine: {{cost: [1, 2]}}, title: {title}, left: 1, right: 1, a: {half}, b: {half}}}'
    base = f"extends: empires\ntitle: {{en: B, zh-Hant: B, zh-Hans: B}}\nadd: {{empire: [{entry}]}}\n"
    (tmp_path / "base").mkdir()
    (tmp_path / "base" / "set.yaml").write_text(base, encoding="utf-8")
    own = "extends: base\ntitle: {en: B, zh-Hant: B, zh-Hans: B}\nchange: {X2: {cost: 7}}\n"
    content = loaded(tmp_path, {"set.yaml": own})
    assert [content.by_id[name].cost for name in ("X1", "X2")] == [1, 7]  # type: ignore[attr-defined]


def test_a_finding_of_a_rule_names_the_row(tmp_path: Path) -> None:
    content = loaded(tmp_path, {"set.yaml": SET, "fleet.xlsx": book(empires())})
    assert str(content.span("X1", "a", "ability", "do")) == "mine/fleet.xlsx:Empires:2:H"


def test_a_place_without_a_cell_of_its_own_is_its_group_or_row(tmp_path: Path) -> None:
    content = loaded(tmp_path, {"set.yaml": SET, "fleet.xlsx": book(empires())})
    assert str(content.span("X1", "flavour")) == "mine/fleet.xlsx:Empires:2:A"
