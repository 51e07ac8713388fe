"""Spreadsheets as designers keep them, in Excel, LibreOffice, WPS or Google Sheets: taken as meant, or told truly."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
import xlsxwriter

from generator.front.commands.new import NewOptions, begin_set
from tests.kits.spoiled import KIT, Spoiled, judged, told_of
from tests.kits.test_kits_of_sheets import HEAD, ROWS_OF_CELLS, csv, sheet, workbook
from tests.kits.test_spoiled_sets import HEADINGS, table
from validator.content.loading import ContentSet
from validator.play.checking import everything_wrong
from validator.play.lookup import open_set

LANGUAGES = {
    "set.yaml": "game: kit\ntitle: {en: Goblins, zh-Hant: 哥布林}\nlanguages: [en, zh-Hant]\n",
    "kit.yaml": "kinds:\n  goblin:\n    look: classic\n    fields:\n      text: {type: text, translated: true}\n",
}
BOTH = "\nG1,Boss,頭目,Draw.,抽牌。\n"
TWO_ROWS = f"{HEADINGS}\nG1,頭目，大王,3,cave\n"


def spoken(language: str, words: str) -> dict[str, str | bytes]:
    """A card of a set in one language, with this as its text."""
    title = "头目" if language == "zh-Hans" else "頭目"
    return {
        **table(f"{HEADINGS},text\nG1,{title},3,cave,{words}\n"),
        "set.yaml": f"game: kit\ntitle: {{{language}: A}}\nlanguages: [{language}]\n",
    }


def in_both(row: str) -> dict[str, str | bytes]:
    """A card of a set in two languages."""
    return {**table(f"id,title [en],title [zh-Hant],text [en],text [zh-Hant]\n{row}\n"), **LANGUAGES}


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


CHINESE = {
    "set.yaml": "game: kit\ntitle: {zh-Hant: 夜市}\nlanguages: [zh-Hant]\n",
    "kit.yaml": "kinds:\n  stall:\n    called: {zh-Hant: 攤販}\n    look: mini\n"
    "    fields:\n      cost: {type: number, from: 0, to: 9, called: {zh-Hant: 價格}}\n",
}
TAKEN |= {
    "headings with colons": table("id:,title:,cost:,suit：\nG1,Boss,3,cave\n"),
    "notes beside the cards": {"notes.txt": "Ideas:\n\tid est\n"},
    "a sheet as Numbers names it": table(f"{HEADINGS}\nG1,Boss,3,cave\n", "goblin-Table 1.csv"),
    "a table of Markdown": table("| id | title | cost | suit |\n|---|:--|--:|---|\n| G1 | Boss | 3 | cave |\n"),
    "values by what they are called": {
        **table("id,title,cost,suit\nG1,頭目,3,洞穴\n"),
        "set.yaml": "game: kit\ntitle: {zh-Hant: 哥布林}\nlanguages: [zh-Hant]\n",
        "kit.yaml": KIT.replace("[cave, wood]", "[cave, wood], names: {cave: {zh-Hant: 洞穴}, wood: {zh-Hant: 樹林}}"),
    },
    "a name that both scripts write alike": in_both("G1,Boss,BOSS,Draw 2 – or pay.,抽 2 張牌，或付錢。"),
    "Chinese headings and a Chinese name of the file": {
        **table("編號,名稱,數量,價格\nS1,豆花,2,3\n", "攤販.csv"),
        **CHINESE,
        "cards.yaml": "# none\nstall: []\n",
    },
    "a file that was there already": table(f"{HEADINGS}\nG1,Boss,3,cave\n", "goblins (2).csv"),
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, TAKEN[told]) == []


FAULTS = [
    Spoiled(
        "Unicode text of Excel called so",
        {"goblins.txt": "id\ttitle\tcost\tsuit\nG9\tBoss\t3\tcave\n".encode("utf-16")},
        "unread-file",
        "goblins.txt:1:1",
        "did you mean 'goblins.tsv'?",
    ),
    Spoiled(
        "a sheet on its side",
        table("id,G1,G2\ntitle,Boss,Sneak\ncost,3,1\nsuit,cave,wood\n"),
        "unknown-field",
        "goblins.csv:1:A",
        "on its side",
    ),
    Spoiled(
        "a slip of one character", spoken("zh-Hant", "選擇对手並讓他棄牌。"), "other-language", "goblins.csv:2:E", "对"
    ),
    Spoiled(
        "an icon in two pairs of braces", csv("G1,B,3,cave,Gain {{coin}} 1."), "raw-markup", "goblins.csv:2:E", "{name}"
    ),
    Spoiled(
        "titles that changed places",
        in_both("G1,頭目,Boss,Draw.,抽牌。"),
        "other-language",
        "goblins.csv:2:B",
        "letters of en",
    ),
    Spoiled(
        "texts that changed places",
        in_both("G1,Boss,頭目,抽牌。,Draw."),
        "other-language",
        "goblins.csv:2:D",
        "letters of en",
    ),
    Spoiled(
        "a text not yet translated",
        in_both("G1,Boss,頭目,Draw one card now.,Draw one card now."),
        "other-language",
        "goblins.csv:2:E",
        "word for word",
    ),
    Spoiled(
        "Simplified for Traditional",
        spoken("zh-Hant", "从牌库抽两张牌。"),
        "other-language",
        "goblins.csv:2:E",
        "Simpl",
    ),
    Spoiled(
        "Traditional for Simplified", spoken("zh-Hans", "從牌庫抽兩張牌。"), "other-language", "goblins.csv:2:E", "Trad"
    ),
    Spoiled(
        "a field under both of its names",
        {**table("id,title,價格,cost\nS1,豆花,2,3\n", "stall.csv"), **CHINESE, "cards.yaml": "# none\nstall: []\n"},
        "duplicate-key",
        "stall.csv:2:D",
        "cost",
    ),
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
    *(
        Spoiled(
            f"marks of another program, {mark}",
            csv(f'G1,B,3,cave,"Take {mark} now."'),
            "raw-markup",
            "goblins.csv:2:E",
            says,
        )
        for mark, says in (
            ("%coin%", "{name} for an icon"),
            ("[one](https://a.org/b)", "the words alone"),
            ("$x^2$", "²"),
            ("\\textbf{two}", "words in the text"),
            ("[b]two[/b]", "**bold**"),
        )
    ),
    Spoiled(
        "an icon in square brackets", csv("G1,B,3,cave,Take [coin] 2."), "rich-text", "goblins.csv:2:E", "or {coin} for"
    ),
    Spoiled("a line end written out", csv("G1,B,3,cave,Draw._x000D_"), "raw-markup", "goblins.csv:2:E", "a line break"),
    Spoiled("GBK read as Latin", csv("G1,Í·Ä¿,3,cave,"), "garbled-text", "goblins.csv:2:B", "'头目'"),
    Spoiled("UTF-8 read as GBK", csv("G1,澶寸洰,3,cave,"), "garbled-text", "goblins.csv:2:B", "'头目'"),
]


@pytest.mark.parametrize("mark", ["[one](https://a.org/b)", "\\textbf{two}", "[b]two[/b]"])
def test_of_marks_of_another_program_nothing_else_is_told(tmp_path: Path, mark: str) -> None:
    found = judged(tmp_path, csv(f'G1,B,3,cave,"Take {mark} now."'))
    assert [issue.code for issue in found] == ["raw-markup"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert len(told) == 1 and fault.says in str(told[0]), found


NIGHT_MARKET = {
    "攤販": [["編號", "名稱", "價格", "人氣", "備註"], [1, "臭豆腐", 2, 3, "太強？"], [2, "豆花", 1, 4, ""]],
    "事件": [["編號", "名稱", "效果"], [1, "突然下雨", "所有玩家棄一張手牌。"], [2, "連假人潮", "多得一枚金幣。"]],
}


def begun(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, data: bytes) -> tuple[list[str], ContentSet]:
    """What is told of a kit begun with a spreadsheet, and the kit."""
    (folder / name).write_bytes(data)
    monkeypatch.chdir(folder)
    lines = begin_set(NewOptions("mine", kit=True, sheet=name))
    content = open_set("mine")
    assert everything_wrong(content) == []
    return lines, content


def of_excel(sheets: dict[str, list[list[object]]]) -> bytes:
    """A workbook as Excel writes it, in which each number is one with decimals."""
    into = BytesIO()
    made = xlsxwriter.Workbook(into, {"in_memory": True})
    for name, rows in sheets.items():
        sheet = made.add_worksheet(name)
        for at, row in enumerate(rows):
            sheet.write_row(at, 0, row)
    made.close()
    return into.getvalue()


def test_a_chinese_workbook_becomes_a_chinese_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, content = begun(tmp_path, monkeypatch, "夜市.xlsx", of_excel(NIGHT_MARKET))
    assert [piece.id for _, piece in content.every_piece()] == ["card-1", "card-2", "card_2-1", "card_2-2"]
    assert content.manifest.title == {"zh-Hant": "夜市"}
    assert content.words.kind_called("card_2", "zh-Hant") == "事件"
    assert content.words.field_names("card") == {"價格": "cost", "人氣": "field_4"}


@pytest.mark.parametrize("name", ["cards (1).csv", "2024 deck.csv", "Goblins - Sheet1 (2).csv", "牌庫 v3.csv"])
def test_a_file_of_any_name_becomes_a_kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    _, content = begun(tmp_path, monkeypatch, name, b"Name,Cost\nGrub,2\nSnip,1\n")
    assert len([*content.every_piece()]) == 2


def test_sheets_that_nobody_named_are_kinds_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheets: dict[str, list[list[object]]] = {
        "Sheet1": [["Name", "Cost"], ["Grub", 2], ["Snip", 1]],
        "Sheet2": [["Name", "Cost"], ["Ogre", 5], ["Imp", 3]],
    }
    _, content = begun(tmp_path, monkeypatch, "game.xlsx", of_excel(sheets))
    assert [*content.pieces] == ["sheet1", "sheet2"]


@pytest.mark.parametrize("column", ["Notes", "备注", "Playtest notes"])
def test_what_a_designer_notes_is_on_no_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, column: str) -> None:
    data = f"Name,Cost,{column}\nGrub,2,too strong\nSnip,1,\n".encode()
    lines, content = begun(tmp_path, monkeypatch, "goblins.csv", data)
    assert f"{column} is left out" in lines[0]
    assert not hasattr(next(content.every_piece())[1], "notes")


def test_a_row_of_sums_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines, content = begun(tmp_path, monkeypatch, "goblins.csv", b"Name,Qty\nGrub,2\nSnip,1\nTotal,3\n")
    assert "row 4 (Total) is left out" in lines[0]
    assert len([*content.every_piece()]) == 2


@pytest.mark.parametrize("section", ["CREATURES", "Creatures:", "【生物】", "--- creatures ---"])
def test_a_row_that_names_a_section_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, section: str) -> None:
    data = f"Name,Cost,Text\n{section},,\nGrub,2,Draw.\nSnip,1,\n".encode()
    lines, content = begun(tmp_path, monkeypatch, "goblins.csv", data)
    assert f"row 2 ({section}) is left out" in lines[0]
    assert len([*content.every_piece()]) == 2


@pytest.mark.parametrize("heading", ["No.", "Card #", "Card No.", "Nr", "№"])
def test_a_column_of_numbers_of_cards_is_their_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heading: str
) -> None:
    data = f"{heading},Name,Cost\n1,Grub,2\n2,Snip,1\n".encode()
    _, content = begun(tmp_path, monkeypatch, "goblins.csv", data)
    assert [piece.id for _, piece in content.every_piece()] == ["goblin-1", "goblin-2"]


def test_a_first_column_called_by_a_number_sign_takes_no_row_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines, content = begun(tmp_path, monkeypatch, "goblins.csv", b"#,Name,Cost\n1,Grub,2\n2,Snip,1\n")
    assert "Name is taken for title" in lines[0]
    assert len([*content.every_piece()]) == 2


def test_headings_in_two_languages_say_nothing_of_the_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = "名稱 Name,效果 Effect text\n河神,抽牌。\n匠人,棄牌。\n".encode()
    assert begun(tmp_path, monkeypatch, "goblins.csv", data)[1].languages == ("zh-Hant",)


def test_headings_below_a_title_name_the_columns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines, _ = begun(
        tmp_path, monkeypatch, "goblins.csv", b"My game,,\n,,\nName,Cost,Text\nGrub,2,Draw.\nSnip,1,Take.\n"
    )
    assert "Name is taken for title" in lines[0]
