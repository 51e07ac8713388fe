"""Spreadsheets as designers keep them, in Excel, LibreOffice, WPS or Google Sheets: taken as meant, or told truly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kits.spoiled import Spoiled, judged, place_of
from tests.kits.test_kits_of_sheets import HEAD, ROWS_OF_CELLS, csv, sheet, workbook
from tests.kits.test_spoiled_sets import HEADINGS, table

LANGUAGES = {
    "set.yaml": "game: kit\ntitle: {en: Goblins, zh-Hant: 哥布林}\nlanguages: [en, zh-Hant]\n",
    "kit.yaml": "kinds:\n  goblin:\n    look: classic\n    fields:\n      text: {type: text, translated: true}\n",
}
BOTH = "\nG1,Boss,頭目,Draw.,抽牌。\n"
TWO_ROWS = f"{HEADINGS}\nG1,頭目，大王,3,cave\n"

TAKEN = {
    "headings of two rows": workbook(sheet(("", "", "Numbers", "Words", ""), HEAD, *ROWS_OF_CELLS)),
    "a banner above the headings": workbook(
        sheet(("Goblins of the cave", "", "", "", ""), HEAD, *ROWS_OF_CELLS, merged="A1:E1")
    ),
    "digits as wide as Chinese characters": csv("G1,Boss,３,cave,"),
    "two bytes a sign, as Unicode text of Excel": table(f"{HEADINGS}\nG1,Bo,3,cave\n".encode("utf-16")),
    "line ends of PowerPoint": csv("G1,Boss,3,cave,Draw.\vStop."),
    "line ends of InDesign": csv("G1,Boss,3,cave,Draw.\u2028Stop."),
    **{
        f"languages called {english} and {chinese}": {
            **table(f"id,title{english},title{chinese},text [en],text [zh-Hant]{BOTH}"),
            **LANGUAGES,
        }
        for english, chinese in (
            (" English", " 繁體中文"),
            (" (en)", " (zh-TW)"),
            ("_en", "_zh"),
            ("（英文）", "（中文）"),
        )
    },
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, TAKEN[told]) == []


FAULTS = [
    Spoiled(
        "headings sorted among the cards",
        workbook(sheet(ROWS_OF_CELLS[0], HEAD, *ROWS_OF_CELLS[1:])),
        "unread-cell",
        "goblins.xlsx:goblin:1:A",
        "above",
    ),
    Spoiled(
        "notes beside the cards",
        table(f"{HEADINGS},Legend\nG1,B,3,cave,cave = blue\n"),
        "unknown-field",
        "",
        "# before",
    ),
    Spoiled("copies as times", table(f"{HEADINGS},count\nG1,B,3,cave,x3\n"), "wrong-type", "", "did you mean 3?"),
    Spoiled("Chinese in GBK", table(TWO_ROWS.encode("gbk")), "not-utf8", "goblins.csv:2:B", "GBK; found '頭目"),
    Spoiled("Chinese in Big5", table(TWO_ROWS.encode("big5")), "not-utf8", "goblins.csv:2:B", "Big5; found '頭目"),
    Spoiled(
        "German in an old encoding",
        table("id;title;cost;suit\nG1;Räuber – „Bö“;3;cave\n".encode("cp1252")),
        "not-utf8",
        "goblins.csv:2:B",
        "Windows-1252; found 'Räuber'",
    ),
    Spoiled(
        "GBK that is UTF-8 as well",
        table(f"{HEADINGS}\nG1,头目,3,cave\n".encode("gbk")),
        "garbled-text",
        "goblins.csv:2:B",
        "'头目'",
    ),
    Spoiled("a line end written out", csv("G1,B,3,cave,Draw._x000D_"), "raw-markup", "goblins.csv:2:E", "a line break"),
    Spoiled("GBK read as Latin", csv("G1,Í·Ä¿,3,cave,"), "garbled-text", "goblins.csv:2:B", "'头目'"),
    Spoiled("UTF-8 read as GBK", csv("G1,澶寸洰,3,cave,"), "garbled-text", "goblins.csv:2:B", "'头目'"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if issue.code == fault.code and place_of(issue).startswith(fault.at)]
    assert len(told) == 1 and fault.says in str(told[0]), "\n".join(map(str, found))
