"""A kit guessed from a spreadsheet."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.front.commands.new_from_sheet import kit_of_sheet


def declared(folder: Path, *texts: str, head: str = "text") -> str:
    sheet = folder / "goblins.csv"
    rows = "".join(f'G{at},Card,"{text}"\n' for at, text in enumerate(texts))
    sheet.write_text(f"id,title,{head}\n{rows}", encoding="utf-8")
    return kit_of_sheet(sheet, "Goblins", ["en"], None)["kit.yaml"]


@pytest.mark.parametrize(
    "text", ["Gain **two** coins.", "Gain *two* coins.", "Gain {coin}.", "Gain {armour 2}.", "[red]Now[/] go.", "- One"]
)
def test_a_text_with_marks_is_rich(tmp_path: Path, text: str) -> None:
    assert "rich: true" in declared(tmp_path, text, "Plain words.")


@pytest.mark.parametrize("text", ["Gain 2 * 3 coins.", "Pay {", "A [sic] word.", "2 - 1", "Gain {gold and **more", ""])
def test_a_text_without_marks_or_with_broken_ones_is_not(tmp_path: Path, text: str) -> None:
    assert "rich: true" not in declared(tmp_path, text, "Plain words.")


def test_a_text_in_a_language_is_rich_too(tmp_path: Path) -> None:
    assert "translated: true, optional: true, rich: true" in declared(tmp_path, "**Go**", head="text [en]")


def test_the_schema_is_named_once(tmp_path: Path) -> None:
    assert declared(tmp_path, "Go").count("yaml-language-server") == 1
