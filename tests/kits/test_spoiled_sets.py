"""Sets spoiled in the ways that spreadsheets, cameras and editors spoil them: each is told at its place, none silent.

With those of the files beside this one they are more than 120; here the whole runs as a slow test, a part of it always.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.kits import test_kits_of_sheets
from tests.kits.spoiled import CARDS, KIT, Spoiled, at, cards, judged, kit, laid_out, picture, told_of
from tests.kits.test_kits_of_sheets import HEAD, LAST, ROWS_OF_CELLS, book, csv, sheet, workbook
from tests.kits.test_nothing_missing_is_silent import FAULTS, FAULTS_OF_STRANGE_FILES, FRAMES, RED, art, saved, svg
from validator.content.spreadsheets.writing.rows import ods
from validator.play.lookup import open_set

EVERY = 14
"""Of so many one is tried in each run of the tests."""
HEADINGS = "id,title,cost,suit"
XLS = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 600
WIDE = picture(size=(9_000, 7_000), mode="1")


def table(text: str | bytes, name: str = "goblins.csv") -> dict[str, str | bytes]:
    """A kit whose cards stand in this file alone."""
    return {name: text, "cards.yaml": "# none\ngoblin: []\n"}


def cost(said: str) -> dict[str, str | bytes]:
    """A row with this in the column of costs."""
    return csv(f"G1,Boss,{said},cave,")


def text(said: str) -> dict[str, str | bytes]:
    """A card with this as its text."""
    return cards("Draw a card.", said)


def document(old: str = "", new: str = "") -> dict[str, str | bytes]:
    """A workbook of LibreOffice with some of its XML in place of other."""
    into = BytesIO()
    with ZipFile(BytesIO(ods({"goblin": (HEAD, *ROWS_OF_CELLS)}))) as whole, ZipFile(into, "w") as made:
        for name in whole.namelist():
            data = whole.read(name).decode()
            assert name != "content.xml" or old in data
            made.writestr(name, data.replace(old, new, 1) if name == "content.xml" else data)
    return table(into.getvalue(), "goblins.ods")


ONE = '<table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>'
LAST_ROW = '<table:table-row><table:table-cell office:value-type="string"><text:p>G2'
LISTED = KIT + "      tags: {type: list, of: {type: one_of, values: [big, old]}, optional: true}\n"
DIE: dict[str, str | bytes] = {
    "kit.yaml": KIT
    + "  die:\n    form: die\n    fields: {faces: {type: list, of: {type: number, from: 1, to: 9}, most: 7}}\n",
    "dice.yaml": "die:\n  - {id: D1, title: {en: Die}, faces: [1, 2, 3, 4, 5, 6, 7]}\n",
}
WIDE_BOX = 'viewBox="0 0 16 9"'
CP1252 = "cards.yaml:2:27"
SYRIAC = {"kit.yaml": KIT + "keywords:\n  haste: {en: go \u0710}\n", **cards("Draw a card.", "'{haste}'")}

SPOILED = [
    *(
        Spoiled(f"a cost that is {told}", cost(said), code, "goblins.csv:2:C", says)
        for told, said, code, says in (
            ("a part of a hundred", "30%", "wrong-type", "'30%'"),
            ("a sum of money", "$3", "wrong-type", "'$3'"),
            ("of thousands", '"1,000"', "wrong-type", "'1,000'"),
            ("a fraction", "1/2", "wrong-type", "'1/2'"),
            ("a date", "2024-01-02", "wrong-type", "'2024-01-02'"),
            ("below nought", "-1", "out-of-range", "-1"),
            ("a Roman number", "III", "wrong-type", "'III'"),
            ("what a formula failed with", "#REF!", "spreadsheet-formula", "#REF!"),
            ("behind an apostrophe", "'3", "wrong-type", "'3"),
        )
    ),
    Spoiled(
        "a cell of a date",
        workbook(sheet(HEAD, *ROWS_OF_CELLS, old=LAST, new='<c r="C3" t="d"><v>2024-01-02</v></c>')),
        "spreadsheet-date",
        "goblins.xlsx:goblin:3:C",
    ),
    *(
        Spoiled(f"in LibreOffice {told}", document(old, new), code, f"goblins.ods:goblin:{at}", says)
        for told, old, new, code, at, says in (
            (
                "a formula that failed",
                ONE,
                '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="">'
                "<text:p>#DIV/0!</text:p></table:table-cell>",
                "spreadsheet-formula",
                "3:C",
                "#DIV/0!",
            ),
            (
                "a formula without its value",
                ONE,
                '<table:table-cell table:formula="of:=1+1"/>',
                "spreadsheet-formula",
                "3:C",
                "no value",
            ),
            (
                "a date",
                ONE,
                '<table:table-cell office:value-type="date" office:date-value="2024-03-01"/>',
                "spreadsheet-date",
                "3:C",
                "",
            ),
            (
                "a percentage",
                ONE,
                '<table:table-cell office:value-type="percentage" office:value="1">'
                "<text:p>100 %</text:p></table:table-cell>",
                "number-format",
                "3:C",
                "100 %",
            ),
            (
                "a currency",
                ONE,
                '<table:table-cell office:value-type="currency" office:value="1">'
                "<text:p>1,00 €</text:p></table:table-cell>",
                "number-format",
                "3:C",
                "1,00 €",
            ),
            ("a part of a hundred", ONE, ONE.replace('"1"', '"0.3"'), "wrong-type", "3:C", "0.3"),
            ("a half that is shown as a whole", ONE, ONE.replace('"1"', '"0.6"'), "wrong-type", "3:C", "0.6"),
            (
                "a row that is filtered away",
                LAST_ROW,
                LAST_ROW.replace("-row>", '-row table:visibility="filter">'),
                "hidden-cells",
                "3:A",
                "1 hidden",
            ),
            (
                "two titles in a cell",
                "<text:p>Sneak</text:p>",
                "<text:p>Sneak</text:p><text:p>B</text:p>",
                "wrong-spelling",
                "3:B",
                "",
            ),
            (
                "the same row again",
                LAST_ROW,
                LAST_ROW.replace("-row>", '-row table:number-rows-repeated="2">'),
                "duplicate-id",
                "4:A",
                "",
            ),
        )
    ),
    *(
        Spoiled(
            f"in Excel {told}",
            workbook(sheet(HEAD, *ROWS_OF_CELLS, old=old, new=new)),
            code,
            f"goblins.xlsx:goblin:{at}",
        )
        for told, old, new, code, at in (
            ("a hidden row", '<row r="3"', '<row r="3" hidden="1"', "hidden-cells", "3:A"),
            (
                "a hidden column",
                "<sheetData>",
                '<cols><col min="3" max="3" hidden="1"/></cols><sheetData>',
                "hidden-cells",
                "1:C",
            ),
            ("yes where a number is wanted", LAST, '<c r="C3" t="b"><v>1</v></c>', "wrong-type", "3:C"),
            ("a number of thousands", LAST, '<c r="C3"><v>1E+3</v></c>', "out-of-range", "3:C"),
        )
    ),
    Spoiled("headings again", workbook(sheet(HEAD, *ROWS_OF_CELLS, HEAD)), "wrong-type", "goblins.xlsx:goblin:4:C"),
    Spoiled(
        "a unit in a heading", table("id,title,cost (gold),suit\nG1,B,3,cave\n"), "unknown-field", "goblins.csv:1:C"
    ),
    Spoiled(
        "a star in a heading", table("id,title,cost*,suit\nG1,B,3,cave\n"), "unknown-field", "goblins.csv:1:C", "cost"
    ),
    Spoiled("noughts in front", csv("G1,Boss,003,cave,"), "number-format", "goblins.csv:2:C", "003"),
    Spoiled("a text to be written", csv("G1,Boss TODO,3,cave,"), "unwritten-text", "goblins.csv:2:B", "TODO"),
    Spoiled("a Russian letter", csv("G1,Boss,3,c\u0430ve,"), "unknown-word", "goblins.csv:2:D", "did you mean 'cave'"),
    Spoiled(
        "a Russian letter in a heading",
        table("id,title,c\u043est,suit\nG1,B,3,cave\n"),
        "unknown-field",
        "goblins.csv:1:C",
        "cost",
    ),
    Spoiled("a blank of no width in a word", csv("G1,Boss,3,cave\u200b,"), "unknown-word", "goblins.csv:2:D", "'cave'"),
    Spoiled("ids that differ in capitals", csv("g1,Bo,3,cave,", "G1,Li,3,cave,"), "duplicate-id", "goblins.csv:3:A"),
    Spoiled("values that differ in capitals", kit("[cave, wood]", "[cave, Cave]"), "duplicate-value", "kit.yaml:6:43"),
    Spoiled("values alike to the eye", kit("[cave, wood]", "[cave, c\u0430ve]"), "duplicate-value", "kit.yaml:6:43"),
    Spoiled("a word in round quotes", cards("suit: cave", "suit: “cave”"), "unknown-word", "cards.yaml:2:48", "'cave'"),
    Spoiled("round quotes in CSV", csv("G1,Boss,3,cave,“Draw, then keep.”"), "unread-cell", "goblins.csv:2:F"),
    Spoiled("a tab in a title", csv('G1,"Bo\tss",3,cave,'), "wrong-spelling", "goblins.csv:2:B"),
    Spoiled("old line ends and new", table("id,title,cost,suit\r\nG1,B,3,cave\rG2,C,99,cave\n"), "", "goblins.csv:3:C"),
    Spoiled("a mark of order in an id", csv("\ufeffG1,Boss,3,cave,"), "wrong-spelling", "goblins.csv:2:A", "ufeff"),
    Spoiled(
        "thousands behind a point",
        {**cost("1.000"), "kit.yaml": KIT.replace("to: 9", "to: 9000")},
        "number-format",
        "goblins.csv:2:C",
        "number 1:",
    ),
    Spoiled(
        "two bytes a sign and no mark of it",
        table(f"{HEADINGS}\nG1,Bo,3,cave\n".encode("utf-16-le")),
        "not-utf8",
        "goblins.csv:1:A",
    ),
    Spoiled("a mark of order twice", table("\ufeff\ufeffid,title\nG1,B\n"), "unknown-field", "goblins.csv:1:A", "'id'"),
    Spoiled("a Chinese comma", csv("G1，Boss，3，cave，"), "wrong-spelling", "goblins.csv:2:A"),
    Spoiled(
        "a Chinese comma in a heading",
        table("id,title，en,cost,suit\nG1,B,3,cave\n"),
        "unknown-field",
        "goblins.csv:1:B",
    ),
    Spoiled("commas in a file of tabs", table("id,title\nG1,B\n", "goblins.tsv"), "unknown-field", "goblins.tsv:1:A"),
    Spoiled("a tab too few", table("id\ttitle\tcost\tsuit\nG1\tB\t3 cave\n", "goblins.tsv"), "", "goblins.tsv:2:C"),
    Spoiled(
        "a number in a box", csv("G1,Boss,3,cave,Press 3\ufe0f\u20e3"), "missing-glyph", "goblins.csv:2:E", "U+FE0F"
    ),
    Spoiled("a long word", csv(f"G1,{'Donaudampf' * 6},3,cave,"), "text-overflow", "goblins.csv:2:B"),
    Spoiled("a count below nought", table(f"{HEADINGS},count\nG1,B,3,cave,-2\n"), "out-of-range", "goblins.csv:2:E"),
    Spoiled("no copies", table(f"{HEADINGS},count\nG1,B,3,cave,0\n"), "out-of-range", "goblins.csv:2:E"),
    Spoiled("copies as times", table(f"{HEADINGS},count\nG1,B,3,cave,x3\n"), "wrong-type", "goblins.csv:2:E"),
    Spoiled("a minus of print", csv("G1,Boss,−3,cave,"), "wrong-type", "goblins.csv:2:C", "'−3'"),
    Spoiled("a fraction of one sign", csv("G1,Boss,½,cave,"), "wrong-type", "goblins.csv:2:C", "'½'"),
    Spoiled("a dash for nothing", csv("G1,Boss,-,cave,"), "wrong-type", "goblins.csv:2:C"),
    Spoiled(
        "neither yes nor no",
        {
            **csv("G1,B,3,cave,"),
            "kit.yaml": KIT + "      e: {type: yes_no}\n",
            "goblins.csv": f"{HEADINGS},e\nG1,B,3,cave,maybe\n",
        },
        "wrong-type",
        "goblins.csv:2:E",
    ),
    Spoiled("marks of HTML", csv("G1,B,3,cave,<b>Draw</b>"), "raw-markup", "goblins.csv:2:E"),
    Spoiled("a sign of HTML", csv("G1,B,3,cave,Fish &amp; chips"), "raw-markup", "goblins.csv:2:E"),
    Spoiled("a picture after an id in small letters", art("g1.png", picture()), "idle-picture", "pict", "'G1'"),
    Spoiled("a copy of the cloud", {"cards (1).yaml": CARDS}, "duplicate-id", "cards"),
    Spoiled("another encoding", table(f"{HEADINGS}\nG1,Bö,3,cave\n".encode("cp1252")), "not-utf8", "goblins.csv:2:B"),
    Spoiled(
        "another encoding below a cell of two lines",
        table(f'{HEADINGS},text\nG1,"Bo\nss",3,cave,x\nG2,Bo,3,cave,Café\n'.encode("cp1252")),
        "not-utf8",
        "goblins.csv:3:E",
    ),
    Spoiled("a die of seven sides", DIE, "wrong-length", at(DIE, "dice.yaml", "[1, 2"), "6 sides"),
    Spoiled(
        "a picture as a back",
        kit("classic", "classic\n    back: boss.png"),
        "unknown-look",
        "kit.yaml:4:11",
        "picture:",
    ),
    Spoiled("a drawing that is not there", kit("classic", "boss.svg"), "unknown-look", "kit.yaml:3:11", "in pictures/"),
    Spoiled("a letter of no font in a reminder", SYRIAC, "missing-glyph", "cards.yaml:2:60", "'Haste (go \u0710)'"),
    Spoiled("a Syriac letter by a Hebrew one", text("\u05d1\u0710"), "missing-glyph", "cards.yaml:2:61", "(U+0710)"),
    Spoiled("a Chinese encoding", table(f"{HEADINGS}\nG1,頭目,3,cave\n".encode("big5")), "not-utf8", "goblins.csv:2"),
    Spoiled("garbled letters", csv("G1,BÃ¶se,3,cave,"), "garbled-text", "goblins.csv:2:B", "'ö'"),
    Spoiled("garbled quotes", text("â€œDrawâ€\x9d"), "control-character", "cards.yaml:2"),
    Spoiled("garbled letters in YAML", text("Take a cafÃ©."), "garbled-text", "cards.yaml:2:70", "'é'"),
    Spoiled("a sign for what was lost", csv("G1,B\ufffdse,3,cave,"), "missing-glyph", "goblins.csv:2:B"),
    Spoiled("a column twice", table("id,title,cost,Cost,suit\nG1,Boss,3,4,cave\n"), "duplicate-key", "goblins.csv:1:D"),
    Spoiled(
        "a column twice, once with its language",
        table("id,title,title en,cost,suit\nG1,Boss,Bos,4,cave\n"),
        "duplicate-key",
        "goblins.csv:2:C",
    ),
    Spoiled("no headings", table("G1,Boss,3,cave\nG2,Sneak,1,wood\n"), "missing-field", "goblins.csv:1:A", "id"),
    Spoiled("an empty sheet", table(""), "no-pieces", "kit.yaml:2:3"),
    Spoiled("nothing but headings", table(f"{HEADINGS}\n"), "no-pieces", "kit.yaml:2:3"),
    Spoiled("a row too short", table(f"{HEADINGS}\nG1,Boss,3\n"), "missing-field", "goblins.csv:2:A", "'suit'"),
    Spoiled("a row too long", table(f"{HEADINGS}\nG1,Boss,3,cave,more\n"), "unread-cell", "goblins.csv:2:E", "'more'"),
    Spoiled(
        "a file after a kind misspelt",
        table(f"{HEADINGS}\nG1,Boss,3,cave\n", "gobblins.csv"),
        "unknown-kind",
        "gobblins.csv:1:A",
        "'goblin'",
    ),
    Spoiled("a kind misspelt", {"cards.yaml": CARDS.replace("goblin:", "gobln:")}, "unknown-kind", "cards.yaml:1:1"),
    Spoiled(
        "a sheet that was copied",
        workbook(book({"goblin": (HEAD, *ROWS_OF_CELLS), "goblins": (HEAD, *ROWS_OF_CELLS)})),
        "duplicate-id",
        "goblins.xlsx:goblins:2:A",
    ),
    Spoiled("an old workbook called new", table(XLS, "goblins.xlsx"), "spreadsheet-unreadable", "goblins.xlsx"),
    Spoiled("an old workbook called CSV", table(XLS), "spreadsheet-unreadable", "goblins.csv", ".xlsx"),
    Spoiled("a table called a workbook", table("id\nG1\n", "goblins.xlsx"), "spreadsheet-unreadable", "goblins.xlsx"),
    Spoiled(
        "a workbook called CSV", table(sheet(HEAD, *ROWS_OF_CELLS)), "spreadsheet-unreadable", "goblins.csv", ".xlsx"
    ),
    Spoiled("a page called CSV", table("<html><body>Sign in"), "spreadsheet-unreadable", "goblins.csv", "page"),
    Spoiled(
        "half a workbook", table(sheet(HEAD, *ROWS_OF_CELLS)[:700], "goblins.xlsx"), "spreadsheet-unreadable", "goblins"
    ),
    Spoiled("a file of Numbers", {"goblins.numbers": b"PK\x03\x04"}, "unread-file", "goblins.numbers"),
    Spoiled("a blank in an id", csv("G 1,Boss,3,cave,"), "wrong-spelling", "goblins.csv:2:A"),
    Spoiled("a count in words", table("id,title,cost,suit,count\nG1,B,3,cave,two\n"), "wrong-type", "goblins.csv:2:E"),
    Spoiled(
        "a count of thousands", table("id,title,cost,suit,count\nG1,B,3,cave,9999\n"), "out-of-range", "goblins.csv:2:E"
    ),
    Spoiled(
        "a count called otherwise",
        table("id,title,cost,suit,copies\nG1,B,3,cave,2\n"),
        "unknown-field",
        "goblins.csv:1:E",
        "did you mean 'count'?",
    ),
    Spoiled("a title called otherwise", cards("title: {en: Boss}", "name: Boss"), "unknown-field", "cards.yaml:2:14"),
    Spoiled("a comma in a number", table("id;title;cost;suit\nG1;Boss;3,5;cave\n"), "wrong-type", "goblins.csv:2:C"),
    Spoiled("two separators", table(f"{HEADINGS}\nG1;Boss;3;cave\n"), "wrong-spelling", "goblins.csv:2:A"),
    Spoiled("a title of two lines", csv('G1,"Bo\nss",3,cave,'), "wrong-spelling", "goblins.csv:2:B"),
    Spoiled("a row of sums", csv("G1,Boss,3,cave,", "Total,,3,,"), "missing-field", "goblins.csv:3:A"),
    Spoiled("a row without its id", csv("G1,Boss,3,cave,", ",Snip,3,cave,"), "missing-field", "goblins.csv:3:B"),
    Spoiled("cards copied to another file", {"more.yaml": CARDS}, "duplicate-id", "more.yaml:2:5"),
    Spoiled("a file called YML", {"more.yml": CARDS}, "unread-file", "more.yml", "'more.yaml'"),
    *(
        Spoiled(told, cards("Draw a card.", words), "yaml-syntax", f"cards.yaml:2:{at}", says)
        for told, words, at, says in (
            ("a text that begins bold", "**Draw** two", 60, "text in quotes"),
            ("a text that begins leaning", "*Draw* two", 60, "text in quotes"),
            ("a text that begins with an icon", "{coin} or two", 67, "a bracket first"),
        )
    ),
    *(
        Spoiled(
            told, {"cards.yaml": f"{CARDS[:8]}  - id: G1\n    title: {words}\n"}, "yaml-syntax", at, "the beginning"
        )
        for told, words, at in (
            ("a text that begins with a quotation", '{en: "Boss"}\n    text: "Draw" two', "cards.yaml:4:18"),
            ("an apostrophe in single quotes", "{en: Boss}\n    text: 'It's two'", "cards.yaml:4:15"),
        )
    ),
    Spoiled("a second document", {"cards.yaml": f"{CARDS}---\n{CARDS}"}, "yaml-syntax", "cards.yaml:4:1", "'---'"),
    Spoiled("a text cut by a comma", text("Draw, stop"), "unknown-field", "cards.yaml:2:66", "comma in it"),
    Spoiled(
        "a title of digits", cards("en: Boss", "en: 1.10"), "wrong-type", "cards.yaml:2:26", 'did you mean "1.10"?'
    ),
    Spoiled("a title that is a truth", cards("en: Boss", "en: true"), "wrong-type", "cards.yaml:2:26", '"true"?'),
    Spoiled(
        "YAML in another encoding", {"cards.yaml": CARDS.replace("Boss", "Bö").encode("cp1252")}, "not-utf8", CP1252
    ),
    Spoiled("a field twice", cards("cost: 3", "cost: 3, cost: 4"), "duplicate-key", "cards.yaml:2:42"),
    Spoiled("a half", cards("cost: 3", "cost: 3.5"), "wrong-type", "cards.yaml:2:39"),
    Spoiled("noughts before a number", cards("cost: 3", "cost: 010"), "wrong-type", "cards.yaml:2:39"),
    Spoiled("nothing where a number is wanted", cards("cost: 3", "cost: ~"), "wrong-type", "cards.yaml:2:39"),
    Spoiled("a list for a text", text("[a, b]"), "wrong-type", "cards.yaml:2:60"),
    Spoiled(
        "a language that is none", {"set.yaml": "game: kit\ntitle: {en: A}\nlanguages: [en, klingon]\n"}, "", "set"
    ),
    Spoiled("a title in another language", cards("{en: Boss}", "{de: Boss}"), "missing-translation", "cards.yaml:2:21"),
    Spoiled("a mark of order in a text", text("Draw \ufeffone"), "missing-glyph", "cards.yaml:2:65"),
    Spoiled("letters turned round", text('"Draw \u202eabc"'), "control-character", "cards.yaml:2:66"),
    Spoiled("letters of India", text("नमस्ते"), "missing-glyph", "cards.yaml:2:60"),
    Spoiled("three letters that are one", text("oﬃce"), "missing-glyph", "cards.yaml:2:61"),
    Spoiled("a sign of one font alone", text("Draw \ue000"), "missing-glyph", "cards.yaml:2:65"),
    Spoiled("a blank of no width", text("Draw\u200ba card"), "missing-glyph", "cards.yaml:2:64"),
    Spoiled("a person of several signs", text("👩\u200d🚀 go"), "missing-glyph", "cards.yaml:2:60"),
    Spoiled("colours of a press in a TIFF", art("G1.tif", saved(RED.convert("CMYK"), "TIFF")), "unread-file", "pict"),
    Spoiled(
        "a GIF that moves",
        art("G1.gif", saved(FRAMES[0], "GIF", save_all=True, append_images=FRAMES[1:])),
        "unread-file",
        "pictures/G1.gif",
    ),
    Spoiled("a picture of too many pixels", art("G1.png", WIDE), "picture-too-large", "cards.yaml:2:5"),
    Spoiled("a picture of a screen", art("G1.png", picture(size=(60, 40))), "picture-blurred", "cards.yaml:2:5"),
    Spoiled("a drawing that runs", art("G1.svg", svg("<script>1</script>")), "picture-unsafe", "cards.yaml:2:5"),
    Spoiled(
        "a drawing with a filter",
        art("G1.svg", svg("<filter id='f'/><path filter='url(#f)' d='M0 0h9v9z'/>")),
        "picture-simplified",
        "cards.yaml:2:5",
        "filter",
    ),
    *(
        Spoiled(f"a drawing with {told}", art("G1.svg", svg(inside)), "picture-simplified", "cards.yaml:2:5", says)
        for told, inside, says in (
            ("a colour of a style sheet", "<path fill='var(--a)' d='M0 0h9v9z'/>", "a colour"),
            (
                "a colour of another kind",
                "<path d='M0 0h9v9z'/><path fill='lab(50% 40 59)' d='M0 0h5v5z'/>",
                "a colour",
            ),
            ("colours that mix", "<path d='M0 0h9v9z' style='mix-blend-mode:multiply'/>", "colours that mix"),
            ("arrows", "<marker id='m'/><path d='M0 0h9v9z' marker-end='url(#m)'/>", "arrows"),
        )
    ),
    Spoiled(
        "a drawing without end", art("G1.svg", svg("<path d='M0 0h1e99v9z'/>")), "picture-broken", "cards.yaml:2:5"
    ),
    Spoiled("a drawing called PNG", art("G1.png", svg("<path d='M0 0h9v9z'/>")), "picture-kind", "cards.yaml:2:5"),
    Spoiled(
        "a picture of the whole disk",
        {"kit.yaml": KIT + "      art: {type: picture, optional: true}\n", **cards("cost: 3", "cost: 3, art: /x.png")},
        "wrong-spelling",
        "cards.yaml:2:47",
    ),
    Spoiled("a look misspelt", kit("look: classic", "look: clasic"), "unknown-look", "kit.yaml:3:11"),
    Spoiled("a form misspelt", kit("look: classic", "form: crd"), "unknown-word", "kit.yaml:3:11"),
    Spoiled("a type misspelt", kit("type: number", "type: nmber"), "unknown-word", "kit.yaml:5:20", "'number'"),
    Spoiled("a back without its picture", kit("look: classic", "look: classic\n    back: {picture: b.png}"), "", "kit"),
    Spoiled("a back by no field", kit("look: classic", "look: classic\n    back: {by: siut}"), "", "kit.yaml:4:16"),
    Spoiled(
        "an icon with two letters turned",
        kit("values: [cave, wood]}", "values: [cave, wood], icons: {cave: bta}}"),
        "unknown-icon",
        "kit.yaml:6:64",
        "did you mean 'bat'?",
    ),
    Spoiled("a colour of no value", kit("wood]}", "wood], colours: {cav: red}}"), "unknown-word", "kit.yaml:6:60"),
    Spoiled("a field shown for no value", kit("to: 9}", "to: 9, show: {when: {suit: [cav]}}}"), "", "kit.yaml:5:64"),
    Spoiled(
        "a sum of no field",
        {"kit.yaml": KIT + "      sum: {type: number, derived: {sum: [cst]}}\n"},
        "unknown-field",
        "kit.yaml:9:43",
        "'cost'",
    ),
    Spoiled("an alias of no icon", {"icons.yaml": "gold: two-conis\n"}, "unknown-icon", "icons.yaml:1:7", "two-coins"),
    Spoiled("a font of the web", {"theme.yaml": "fonts: {title: fonts/A.woff2}\n", "fonts/A.woff2": b"wOF2"}, "", "th"),
    Spoiled("ink like paper", {"theme.yaml": "ink: '#ffee00'\npaper: '#ffef22'\n"}, "faint-words", "cards.yaml:2:5"),
    Spoiled("words in the colour of paper", text("'[#fffdf5]hid[/] on'"), "faint-words", "cards.yaml:2:5", "'hid'"),
    Spoiled("a piece that a booklet misses", {"rulebook.md": "## A\n\n![x](piece:G9)\n"}, "booklet-picture", "rule"),
]
TRIED = [
    pytest.param(one, id=one.told.replace(" ", "-"), marks=[pytest.mark.slow] * bool(at % EVERY))
    for at, one in enumerate(SPOILED)
]


@pytest.mark.parametrize("fault", TRIED)
def test_it_is_told_at_its_place_that_there_is(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert any(fault.says in str(issue) for issue in told), found


@pytest.mark.parametrize("first", ["- &one {id: G1,", "- &one\n    {id: G1,"])
def test_fields_taken_over_are_told_and_nothing_is_lacking_for_them(tmp_path: Path, first: str) -> None:
    whole = f"goblin:\n  {first} title: {{en: A}}, cost: 3, suit: cave}}\n  - {{<<: *one, id: G2, title: {{en: B}}}}\n"
    found = judged(tmp_path, {"cards.yaml": whole})
    assert [(issue.code, issue.found) for issue in found] == [("yaml-merge", "'<<'")]


def test_fields_of_several_taken_over_are_told_once(tmp_path: Path) -> None:
    whole = CARDS.replace("{id: G1", "&a {id: G1").replace("{id: G2", "&b {id: G2") + "  - {<<: [*a, *b], id: G3}\n"
    assert [issue.code for issue in judged(tmp_path, {"cards.yaml": whole})] == ["yaml-merge"]


@pytest.mark.parametrize("heading", ["cost (gold)", '"Cost\n[gold]"', "cost*", "cots"])
def test_a_heading_that_is_nearly_a_field_is_told_once_and_lacks_nothing(tmp_path: Path, heading: str) -> None:
    found = judged(tmp_path, table(f"id,title,{heading},suit\nG1,B,3,cave\nG2,C,4,cave\n"))
    assert [(issue.code, issue.suggestion) for issue in found] == [("unknown-field", "'cost'")]


def test_a_heading_that_is_nearly_another_column_s_takes_nothing_from_it(tmp_path: Path) -> None:
    found = judged(tmp_path, table("id,title,cost,cots,suit\nG1,B,3,x,cave\n"))
    assert [issue.code for issue in found] == ["unknown-field"]


def test_lines_and_words_that_a_document_parts_by_elements_stay_apart(tmp_path: Path) -> None:
    whole = document("<text:p>Draw a card", "<text:p>Draw<text:line-break/>a<text:tab/>card")
    content = open_set(laid_out(tmp_path, whole).as_posix())
    assert next(piece.text for _, piece in content.every_piece()) == "Draw\na card."


def test_they_are_more_than_a_hundred_and_twenty() -> None:
    beside = (test_kits_of_sheets.FAULTS, FAULTS, FAULTS_OF_STRANGE_FILES)
    told = {fault.told for fault in (*SPOILED, *(fault for faults in beside for fault in faults))}
    assert len(told) > 120


PRINTED = {
    "a blank that does not break beside a number": csv("G1,Boss,3\u00a0,cave,"),
    "words that YAML elsewhere takes for other things": {
        "cards.yaml": CARDS.replace("Boss", "No").replace("Draw a card.", "2024-01-02").replace("Take a coin.", "1:30")
    },
    "letters put together of two": text("Cafe\u0301"),
    "Arabic": text("مرحبا"),
    "accents apart, as a Mac has them": {
        **csv("G1,Boss,3,cafe\u0301,"),
        "kit.yaml": KIT.replace("[cave, wood]", "[café, wood]"),
    },
    "what is left of sums": workbook(
        sheet(HEAD, *ROWS_OF_CELLS, old=LAST, new='<c r="C3"><v>2.9999999999999996</v></c>')
    ),
    "Chinese commas in a list": {
        **table(f"{HEADINGS},tags\nG1,Boss,3,cave,big；old\nG2,Bo,3,cave,big、old\n"),
        "kit.yaml": LISTED,
    },
    "a drawing of hues": art("G1.svg", svg("<path d='M0 0h16v9h-16z' fill='hsl(120, 100%, 25%)'/>", WIDE_BOX)),
    "a drawing of colours for a press": art(
        "G1.svg", svg("<path d='M0 0h16v9h-16z' fill='#f00 icc-color(a, 0, 1)' marker-end='none'/>", WIDE_BOX)
    ),
    "strokes in a list": {
        **table(f"{HEADINGS},tags\nG1,Boss,3,cave,big|old\nG2,Bo,3,cave,big ｜ old\n"),
        "kit.yaml": LISTED,
    },
    "rare Chinese characters": {
        "set.yaml": "game: kit\ntitle: {zh-Hans: 鳗}\nlanguages: [zh-Hans]\n",
        "cards.yaml": CARDS.replace("en: Boss", "zh-Hans: 鳗鱼")
        .replace("en: Sneak", "zh-Hans: 小偷")
        .replace("Draw a card.", "狼崽"),
    },
    "letters with accents and signs": text("Ærø – “naïve” Straße ½ × 2"),
}


@pytest.mark.parametrize("told", PRINTED)
def test_nothing_is_told_of_what_is_printed_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, PRINTED[told]) == []
