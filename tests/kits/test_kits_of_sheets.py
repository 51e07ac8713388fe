"""Kits of spreadsheets: what columns mean, a kit guessed from one, and findings at the cell, as it was written."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from generator.front.commands.column_meanings import guesses, kept_name
from generator.front.commands.new import NewOptions, begin_set
from generator.front.commands.new_from_sheet import kit_of_sheet, language_of
from tests.kits.spoiled import KIT, Spoiled, at, cards, judged, place_of
from validator.base.issue import Severity, WrongUse, is_legal
from validator.content.spreadsheets.writing.rows import ods, xlsx
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
    [("卡名", "title"), ("张数", "count"), ("數量", "count"), ("费用", "cost"), ("備註", "-"), ("人氣", "field_1")],
)
def test_chinese_headings_are_known(tmp_path: Path, head: str, meaning: str) -> None:
    assert guessed(tmp_path, f"{head},name\n甲,1\n")[head] == meaning


@pytest.mark.parametrize(("head", "meaning"), [("No", "id"), ("Card number", "id"), ("Number", "number")])
def test_numbers_of_rows_are_ids_where_they_are_not_called_numbers(tmp_path: Path, head: str, meaning: str) -> None:
    assert guessed(tmp_path, f"{head},Name\n1,Grub\n2,Snip\n")[head] == meaning


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Name,Cost\nGrub,1\n", "en"),
        ("Name,Cost\n河神,1\n纸鸢匠,2\n抽两张牌的老道士,3\n", "zh-Hans"),
        ("Name,Cost\n紙鳶匠與老樵夫,1\n抽兩張牌,2\n", "zh-Hant"),
        ("Name,Cost\nかわのかみ,1\n", "ja"),
        ("Name,Cost\n강의 신령님,1\n", "ko"),
    ],
)
def test_cards_are_in_the_language_of_their_letters(tmp_path: Path, text: str, language: str) -> None:
    (tmp_path / "cards.csv").write_text(text, encoding="utf-8")
    assert language_of(tmp_path / "cards.csv") == language


def test_a_kit_in_chinese_is_legal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.csv").write_text("编号,名称,强度\n1,河神,2\n2,纸鸢匠,3\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    lines = begin_set(NewOptions("mine", kit=True, sheet="cards.csv"))
    assert "cards.csv：单元格的文字当作 zh-Hans；不是的话用 --lang 说明" in lines
    assert everything_wrong(open_set(str(tmp_path / "mine"))) == []


def test_sentences_that_come_again_are_a_text(tmp_path: Path) -> None:
    again = ["Draw 1 card.", "Draw 2 cards."] * 3
    assert "type: text" in declared(tmp_path, *again)
    assert "type: one_of" in declared(tmp_path, *(text.rstrip(".") for text in again))


def test_codes_that_differ_are_ids(tmp_path: Path) -> None:
    assert guessed(tmp_path, "Code,Name\nA1,Grub\nA2,Snip\n")["Code"] == "id"


def test_a_column_of_names_is_the_title_where_none_is_called_so(tmp_path: Path) -> None:
    assert guessed(tmp_path, "Cost,Monster\n1,Grub\n1,Snip\n") == {"Cost": "cost", "Monster": "title"}


def test_two_columns_never_mean_the_same(tmp_path: Path) -> None:
    found = guessed(tmp_path, "Name,Title,Card\nGrub,a,b\n")
    assert len(set(found.values())) == 3


def test_a_sheet_with_ids_is_not_guessed(tmp_path: Path) -> None:
    assert guessed(tmp_path, "id,Name\nA1,Grub\n") == {}


def test_ids_that_are_numbers_get_the_kind_before_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "heroes.csv").write_text("id,title\n1,Grub\nx2,Snip\n")
    monkeypatch.chdir(tmp_path)
    begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="heroes.csv"))
    assert [piece.id for _, piece in open_set("mine").every_piece()] == ["hero-1", "x2"]


@pytest.mark.parametrize("ids", ["id,", ""])
@pytest.mark.parametrize("heading", ["Rules", "Set", "Goal", "Piece", "Do"])
def test_a_heading_that_no_field_may_have_gives_a_legal_kit(
    ids: str, heading: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = ["1,", "2,"] if ids else ["", ""]
    (tmp_path / "heroes.csv").write_text(f"{ids}Name,{heading}\n{values[0]}Grub,Red ones\n{values[1]}Snip,Blue ones\n")
    monkeypatch.chdir(tmp_path)
    begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="heroes.csv"))
    content = open_set("mine")
    told = [issue.code for issue in everything_wrong(content) if issue.severity is Severity.ERROR]
    assert (told, [content.title(piece, "en") for _, piece in content.every_piece()]) == ([], ["Grub", "Snip"])


@pytest.mark.parametrize("stated", ["goal", "rules", "set", "piece", "do", "combine", "except"])
def test_a_column_stated_as_what_no_field_may_be_called_gives_a_legal_kit(
    stated: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "heroes.csv").write_text("id,title,X\nC1,Grub,win\nC2,Snip,lose\n")
    monkeypatch.chdir(tmp_path)
    lines = begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="heroes.csv", columns={"X": stated}))
    assert f"X is taken for card_{stated}" in lines[0] and is_legal(everything_wrong(open_set("mine")))


def test_columns_for_which_a_kind_has_no_field_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = [f"F{number}" for number in range(42)]
    (tmp_path / "heroes.csv").write_text(f"Name,{','.join(names)}\nGrub{',1' * 42}\nSnip{',2' * 42}\n")
    monkeypatch.chdir(tmp_path)
    lines = begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="heroes.csv"))
    assert "F40 is left out; F41 is left out; a kind has at most 40 fields" in lines[0]
    assert is_legal(everything_wrong(open_set("mine")))


def begun(folder: Path, monkeypatch: pytest.MonkeyPatch, sheet: str, **columns: str) -> list[str]:
    """A kit ``mine`` of a spreadsheet in the folder, legal; what was told."""
    monkeypatch.chdir(folder)
    lines = begin_set(NewOptions("mine", kit=True, lang=["en"], sheet=sheet, columns=columns))
    assert is_legal(everything_wrong(open_set("mine")))
    return lines


@pytest.mark.parametrize("ids", ["id", "No"])
def test_a_heading_of_many_letters_gives_a_legal_kit(ids: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.csv").write_text(f"{ids},Name,Special ability when played from the hand\n1,Grub,a\n2,Snip,b\n")
    assert "taken for special_ability_when_played_from" in "".join(begun(tmp_path, monkeypatch, "a.csv"))


def test_what_a_column_is_stated_to_mean_no_other_is_guessed_to_mean(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.csv").write_text("Name,X\nGrub,Big Grub\nSnip,Big Snip\n")
    begun(tmp_path, monkeypatch, "a.csv", X="title")
    assert [piece.title for _, piece in open_set("mine").every_piece()] == [{"en": "Big Grub"}, {"en": "Big Snip"}]


def test_two_columns_cannot_be_stated_to_mean_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.csv").write_text("Name,X\nGrub,1\nSnip,2\n")
    with pytest.raises(WrongUse, match="Name and X cannot both mean cost"):
        begun(tmp_path, monkeypatch, "a.csv", X="cost", Name="cost")


def test_numbers_stated_to_be_ids_get_the_kind_before_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "heroes.csv").write_text("Name,X\nGrub,1\nSnip,2\n")
    assert "numbers are now hero-1 to hero-2" in begun(tmp_path, monkeypatch, "heroes.csv", X="id")[0]


@pytest.mark.parametrize(("made", "name"), [(xlsx, "all.xlsx"), (ods, "all.ods")])
def test_every_sheet_of_cards_becomes_a_kind(
    made: Callable[..., bytes], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets = {
        "Goblins": [["Name", "Cost"], ["Grub", 1], ["Snip", 2]],
        "Gems": [["Name", "Worth"], ["Ruby", 3]],
        "Notes": [["milk"], ["eggs"]],
    }
    (tmp_path / name).write_bytes(made(sheets))
    lines = begun(tmp_path, monkeypatch, name)
    assert lines[1].startswith(f"{name}:Gems: Name is taken for title")
    assert [(kind, piece.id) for kind, piece in open_set("mine").every_piece()] == [
        ("goblin", "G1"),
        ("goblin", "G2"),
        ("gem", "GE1"),
    ]


@pytest.mark.parametrize("text", ["", "Name,Cost\n"])
def test_a_sheet_without_cards_is_said_to_hold_none(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "heroes.csv").write_text(text)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(WrongUse, match="holds no card"):
        begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="heroes.csv"))


def test_what_became_of_ids_that_are_numbers_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "123.csv").write_text("id,title\n1,Grub\n2,Snip\n")
    monkeypatch.chdir(tmp_path)
    lines = begin_set(NewOptions("mine", kit=True, lang=["en"], sheet="123.csv"))
    assert lines[0].endswith("numbers are now card-1 to card-2")


@pytest.mark.parametrize("name", ["cards.csv", "cards.xlsx", "cards.ods"])
def test_a_kit_of_such_a_sheet_is_legal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    text = "\n".join(",".join(map(str, row)) for row in ROWS).encode()
    data = {"cards.csv": text, "cards.xlsx": xlsx({"cards": ROWS}), "cards.ods": ods({"cards": ROWS})}[name]
    (tmp_path / name).write_bytes(data)
    monkeypatch.chdir(tmp_path)
    lines = begin_set(NewOptions("mine", kit=True, lang=["en"], sheet=name, columns={"Notes": "-"}))
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
        begin_set(NewOptions("mine", kit=True, sheet="cards.csv", columns={"Nane": "title"}))


def test_a_file_whose_name_is_no_kind_is_called_cards() -> None:
    assert [kept_name(name) for name in ("卡牌.csv", "goblins.csv", "卡牌.xlsx")] == [
        "cards.csv",
        "goblins.csv",
        "卡牌.xlsx",
    ]


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


LONG = "Take a coin from the bank and put it under this card, then draw two cards and keep one of them. " * 4
HEAD = ("id", "title", "cost", "suit", "text")
ROWS_OF_CELLS = (("G1", "Boss", 3, "cave", "Draw a card."), ("G2", "Sneak", 1, "wood", "Take a coin."))
MANY = KIT.replace("motto:", "names: {type: list, of: {type: text}, printed: false, optional: true}\n      motto:")


def sheet(*rows: tuple[object, ...], name: str = "goblin", merged: str = "", old: str = "", new: str = "") -> bytes:
    """A workbook of one sheet, with cells merged, or with some XML in place of other."""
    return book({name: rows}, merged, old, new)


def book(sheets: dict[str, tuple[tuple[object, ...], ...]], merged: str = "", old: str = "", new: str = "") -> bytes:
    """A workbook, the last of its sheets changed."""
    data = xlsx(sheets)  # type: ignore[arg-type]
    if merged:
        old, new = "</sheetData>", f'</sheetData><mergeCells count="1"><mergeCell ref="{merged}"/></mergeCells>'
    into = BytesIO()
    with ZipFile(BytesIO(data)) as whole, ZipFile(into, "w") as made:
        last = max(name for name in whole.namelist() if name.startswith("xl/worksheets/"))
        for name in whole.namelist():
            text = whole.read(name)
            if name == last and old:
                assert old.encode() in text, text
                text = text.replace(old.encode(), new.encode(), 1)
            made.writestr(name, text)
    return into.getvalue()


def workbook(data: bytes) -> dict[str, str | bytes]:
    return {"goblins.xlsx": data, "cards.yaml": "# none\ngoblin: []\n"}


def csv(*lines: str) -> dict[str, str | bytes]:
    text = "\n".join(("id,title,cost,suit,text", *lines))
    return {"goblins.csv": f"{text}\n", "cards.yaml": "# none\ngoblin: []\n"}


FAILED = '<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>'
LAST = '<c r="C3"><v>1</v></c>'
LONG_CARD = cards("Draw a card.", f'"{LONG}"')
BOLD = cards("Draw a card.", '"**Draw** *one* {sun} card and [red]stop[/]. ' + LONG[:340] + '"')
GLYPH = cards("Draw a card.", "Draw \u0800 card.")

FAULTS = [
    Spoiled("a text too long, in YAML", LONG_CARD, "text-overflow", at(LONG_CARD, "cards.yaml", '"Take'), "of 38"),
    Spoiled(
        "a text too long, in a cell", csv(f'G1,Boss,3,cave,"{LONG}"'), "text-overflow", "goblins.csv:2:E", "too long"
    ),
    Spoiled(
        "a rich text too long, as it is written", BOLD, "text-overflow", "cards.yaml:2:60", "'**Draw** *one* {sun}"
    ),
    Spoiled(
        "a title too long", cards("Boss", "Boss of all bosses " * 9), "text-overflow", "cards.yaml:2:26", "'Boss of"
    ),
    Spoiled("a character that no font has", GLYPH, "missing-glyph", at(GLYPH, "cards.yaml", "\u0800")),
    Spoiled(
        "a character that no font has, in a cell", csv("G1,Boss,3,cave,Draw \u0800"), "missing-glyph", "goblins.csv:2:E"
    ),
    Spoiled("a mark in a cell", csv("G1,Boss,3,cave,Draw {gold"), "rich-text", "goblins.csv:2:E"),
    Spoiled("an icon in a cell", csv("G1,Boss,3,cave,Draw {gould}"), "unknown-icon", "goblins.csv:2:E"),
    Spoiled(
        "ids merged",
        workbook(sheet(HEAD, *ROWS_OF_CELLS, merged="A2:A3")),
        "merged-cells",
        "goblins.xlsx:goblin:2:A",
        "2 × 1",
    ),
    Spoiled(
        "values merged",
        workbook(sheet(HEAD, *ROWS_OF_CELLS, merged="D2:D3")),
        "merged-cells",
        "goblins.xlsx:goblin:2:D",
    ),
    Spoiled(
        "a formula that failed",
        workbook(sheet(HEAD, *ROWS_OF_CELLS, old=LAST, new=FAILED)),
        "spreadsheet-formula",
        "goblins.xlsx:goblin:3:C",
    ),
    Spoiled(
        "a formula without its value",
        workbook(sheet(HEAD, *ROWS_OF_CELLS, old=LAST, new='<c r="C3"><f>1+1</f></c>')),
        "spreadsheet-formula",
        "goblins.xlsx:goblin:3:C",
        "no value",
    ),
    Spoiled("ids that are numbers", csv("1,Boss,3,cave,"), "wrong-spelling", "goblins.csv:2:A", "a letter first"),
    Spoiled(
        "ids that are numbers, in YAML", cards("id: G1", "id: 1"), "wrong-type", "cards.yaml:2:10", "a letter first"
    ),
    Spoiled(
        "more characters than a text may have",
        cards("Draw a card.", "a" * 450),
        "wrong-length",
        "cards.yaml:2:60",
        "450 characters; accepted: text of 1 to 400, or more if the field in kit.yaml says most:",
    ),
    Spoiled(
        "more entries than a list may have",
        {"kit.yaml": MANY, **cards("cost: 3", f"cost: 3, names: [{', '.join('abcdefghijklmn')}]")},
        "wrong-length",
        "cards.yaml:2:49",
        "0 to 12",
    ),
    Spoiled(
        "a column twice",
        {**csv(), "goblins.csv": "id,title,cost,suit,cost\nG1,B,1,cave,2\n"},
        "duplicate-key",
        "goblins.csv:1:E",
    ),
    Spoiled(
        "a file that is not UTF-8",
        {**csv(), "goblins.csv": "id,title,cost,suit\nG1,Köni,1,cave\n".encode("cp1252")},
        "not-utf8",
        "goblins.csv",
    ),
    Spoiled("a comma without quotes", csv("G1,Boss,3,cave,Draw, then stop"), "unread-cell", "goblins.csv:2:F", "then"),
    Spoiled(
        "a cell below no heading",
        {**csv(), "goblins.csv": "id,,title,cost,suit\nG1,x,B,1,cave\n"},
        "unread-cell",
        "goblins.csv:2:B",
    ),
    Spoiled("a percentage", csv("G1,Boss,50%,cave,"), "wrong-type", "goblins.csv:2:C", "50%"),
    Spoiled("a number with a comma", csv('G1,Boss,"1,5",cave,'), "wrong-type", "goblins.csv:2:C"),
    Spoiled("a value of another case and sign", csv("G1,Boss,3,cave!,"), "unknown-word", "goblins.csv:2:D", "'cave'"),
    Spoiled("a formula in CSV", csv("G1,Boss,=1+2,cave,"), "spreadsheet-formula", "goblins.csv:2:C"),
    Spoiled("an id twice", csv("G1,Boss,3,cave,", "G1,Boss,3,cave,"), "duplicate-id", "goblins.csv:3:A"),
    Spoiled("a quote that is not closed", csv('G1,"Boss,3,cave,'), "csv-syntax", "goblins.csv:2"),
    Spoiled("a row without a title", csv("G1,,3,cave,"), "missing-translation", "goblins.csv:2:A"),
    Spoiled("a mark of order inside", csv("G1,Bo\ufeffss,3,cave,"), "", "goblins.csv:2:B"),
    Spoiled("a control character", csv("G1,Bo\x07ss,3,cave,"), "control-character", "goblins.csv:2:B"),
    Spoiled("a blank that is not seen", csv("G1,Boss,3,ca\u200bve,"), "", "goblins.csv:2:D"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_stands_at_its_cell_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    found = judged(tmp_path, fault.files)
    told = [issue for issue in found if fault.code in ("", issue.code) and place_of(issue).startswith(fault.at)]
    assert any(fault.says in str(issue) for issue in told), "\n".join(map(str, found))


SOUND = [
    (
        "a-sheet-of-notes",
        workbook(book({"goblin": (HEAD, *ROWS_OF_CELLS), "#notes": (HEAD, *ROWS_OF_CELLS)}, old=LAST, new=FAILED)),
    ),
    ("a-remark", workbook(sheet(HEAD, *ROWS_OF_CELLS, ("# later", "x", 1, "", ""), merged="A4:C4"))),
    (
        "a-column-of-remarks",
        workbook(
            sheet(
                (*HEAD[:2], "#why", *HEAD[2:]),
                *[(*row[:2], 1, *row[2:]) for row in ROWS_OF_CELLS],
                old=LAST,
                new=FAILED,
            )
        ),
    ),
    ("a-mark-of-order-at-the-beginning", {**csv(), "goblins.csv": "\ufeffid,title,cost,suit\nG1,Boss,3,cave\n"}),
]


@pytest.mark.parametrize("files", [row[1] for row in SOUND], ids=[row[0] for row in SOUND])
def test_what_is_left_alone_may_hold_anything(tmp_path: Path, files: dict[str, str | bytes]) -> None:
    assert judged(tmp_path, files) == []


def test_a_sheet_without_ids_is_left_alone_with_its_formulas(tmp_path: Path) -> None:
    sums = book(
        {"goblin": (HEAD, *ROWS_OF_CELLS), "sums": (("what", "much", "more"), ("a", 2, 1), ("b", 1, 1))},
        old=LAST,
        new=FAILED,
    )
    assert [issue.code for issue in judged(tmp_path, workbook(sums))] == ["unread-file"]


def test_a_list_of_what_fields_mean_is_left_alone(tmp_path: Path) -> None:
    words = (("field", "meaning"), ("id", "a letter first"), ("title", "what it is called"))
    found = judged(tmp_path, workbook(book({"goblin": (HEAD, *ROWS_OF_CELLS), "words": words})))
    assert [issue.code for issue in found] == ["unread-file"]


def test_what_is_told_of_a_text_has_no_marks_of_ours(tmp_path: Path) -> None:
    assert not [issue for issue in judged(tmp_path, BOLD) if "[icon:" in str(issue) or "[ink:" in str(issue)]


@pytest.mark.parametrize("merged", ["A2:A3", "D2:D3"])
def test_of_merged_cells_nothing_else_is_told(tmp_path: Path, merged: str) -> None:
    found = judged(tmp_path, workbook(sheet(HEAD, *ROWS_OF_CELLS, merged=merged)))
    assert [issue.code for issue in found] == ["merged-cells"]


KINDS = KIT.replace("suit:", "kind:")


def test_a_field_called_kind_may_be_a_column(tmp_path: Path) -> None:
    rows = "id,title,cost,kind\nG1,Boss,3,Cave\nG2,Sneak,1,wood\n"
    assert judged(tmp_path, {"kit.yaml": KINDS, "cards.yaml": "# none\ngoblin: []\n", "goblins.csv": rows}) == []


def test_a_wrong_value_of_a_field_called_kind_stands_at_its_cell(tmp_path: Path) -> None:
    rows = "id,title,cost,kind\nG1,Boss,3,cave\nG2,Sneak,1,sea\n"
    found = judged(tmp_path, {"kit.yaml": KINDS, "cards.yaml": "# none\ngoblin: []\n", "goblins.csv": rows})
    assert [(issue.code, place_of(issue)) for issue in found] == [("unknown-word", "goblins.csv:3:D")]
