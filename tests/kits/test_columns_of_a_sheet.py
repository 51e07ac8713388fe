"""Spreadsheets that were made for themselves, without a column ``id``: what their columns mean."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.front.commands.new import Asked, begun
from generator.front.commands.sheet_columns import guesses, kept_name
from validator.base.issue import WrongUse
from validator.content.spreadsheets.writing.files import ods, xlsx
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

ROWS: list[list[str | int]] = [["Name", "Qty", "Attack", "Notes"], ["Grub", 2, 1, "x"], ["Snip", 1, 3, "y"]]


def guessed(folder: Path, text: str) -> dict[str, str]:
    (folder / "cards.csv").write_text(text, encoding="utf-8")
    return {guess.heading: guess.meaning for guess in guesses(folder / "cards.csv", ["en"])}


@pytest.mark.parametrize(
    ("head", "meaning"),
    [("Card Name", "title"), ("QTY", "count"), ("Copies", "count"), ("Flavor Text", "flavour"), ("Rules text", "text")],
)
def test_usual_headings_are_known(tmp_path: Path, head: str, meaning: str) -> None:
    assert guessed(tmp_path, f"{head},x\nGrub,1\n")[head] == meaning


@pytest.mark.parametrize(
    ("head", "meaning"),
    [("卡名", "title"), ("张数", "count"), ("數量", "count"), ("费用", "cost"), ("備註", "field_1")],
)
def test_chinese_headings_are_known(tmp_path: Path, head: str, meaning: str) -> None:
    assert guessed(tmp_path, f"{head},name\n甲,1\n")[head] == meaning


def test_numbers_of_rows_are_no_ids(tmp_path: Path) -> None:
    assert guessed(tmp_path, "No,Name\n1,Grub\n2,Snip\n")["No"] == "number"


def test_codes_that_differ_are_ids(tmp_path: Path) -> None:
    assert guessed(tmp_path, "Code,Name\nA1,Grub\nA2,Snip\n")["Code"] == "id"


def test_a_column_of_names_is_the_title_where_none_is_called_so(tmp_path: Path) -> None:
    assert guessed(tmp_path, "Cost,Monster\n1,Grub\n1,Snip\n") == {"Cost": "cost", "Monster": "title"}


def test_two_columns_never_mean_the_same(tmp_path: Path) -> None:
    found = guessed(tmp_path, "Name,Title,Card\nGrub,a,b\n")
    assert len(set(found.values())) == 3


def test_a_sheet_with_ids_is_not_guessed(tmp_path: Path) -> None:
    assert guessed(tmp_path, "id,Name\nA1,Grub\n") == {}


@pytest.mark.parametrize("name", ["cards.csv", "cards.xlsx", "cards.ods"])
def test_a_kit_of_such_a_sheet_is_legal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    text = "\n".join(",".join(map(str, row)) for row in ROWS).encode()
    data = {"cards.csv": text, "cards.xlsx": xlsx({"cards": ROWS}), "cards.ods": ods({"cards": ROWS})}[name]
    (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    lines = begun(Asked("mine", kit=True, lang=["en"], sheet=name, columns={"Notes": "-"}))
    content = open_set("mine")
    assert "Name is taken for title" in lines[0] and "C1 to C2" in lines[0]
    assert [(piece.id, piece.title, piece.count) for _, piece in content.every_piece()] == [
        ("C1", {"en": "Grub"}, 2),
        ("C2", {"en": "Snip"}, 1),
    ]
    assert everything_wrong(content) == []


def test_a_column_that_is_not_there_is_told_with_a_near_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.csv").write_text("Name,Qty\nGrub,2\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WrongUse, match="did you mean 'Name'"):
        begun(Asked("mine", kit=True, sheet="cards.csv", columns={"Nane": "title"}))


def test_a_file_whose_name_is_no_kind_is_called_cards() -> None:
    assert [kept_name(name) for name in ("卡牌.csv", "goblins.csv", "卡牌.xlsx")] == [
        "cards.csv",
        "goblins.csv",
        "卡牌.xlsx",
    ]
