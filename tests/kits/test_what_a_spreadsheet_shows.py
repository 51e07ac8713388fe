"""What is seen in a spreadsheet and not on paper, or the other way round: formats, columns of no width, pictures."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import xlsxwriter

from tests.kits.spoiled import CARDS, KIT, Spoiled, cards, judged, laid_out, picture, told_of
from tests.kits.test_kits_of_sheets import HEAD, ROWS_OF_CELLS, csv, workbook
from tests.kits.test_seen_only_on_paper import said
from tests.kits.test_spoiled_sets import document, table
from validator.play.lookup import open_set


def excel(change: Callable[[Any, Any], object]) -> dict[str, str | bytes]:
    """The sound kit's cards in a workbook of Excel, with a change to it and its sheet."""
    into = BytesIO()
    made = xlsxwriter.Workbook(into, {"in_memory": True})
    sheet = made.add_worksheet("goblin")
    for row, values in enumerate((HEAD, *ROWS_OF_CELLS)):
        sheet.write_row(row, 0, values)
    change(made, sheet)
    made.close()
    return workbook(into.getvalue())


def formatted(code: str) -> dict[str, str | bytes]:
    """The first card's cost, 3, by a format."""
    return excel(lambda made, sheet: sheet.write(1, 2, 3, made.add_format({"num_format": code})))


def worded(code: str) -> dict[str, str | bytes]:
    """The first card's text by a format."""
    return excel(lambda made, sheet: sheet.write(1, 4, "Draw a card.", made.add_format({"num_format": code})))


def run(words: str, **look: object) -> dict[str, str | bytes]:
    """The first card's text with words of another look in it."""
    return excel(lambda made, sheet: sheet.write_rich_string(1, 4, "Gain ", made.add_format(look), words, " now."))


def styled(**look: object) -> dict[str, str | bytes]:
    """The first card's text in another look than the second's."""
    return excel(lambda made, sheet: sheet.write(1, 4, "Draw J cards.", made.add_format(look)))


def hidden(made: Any, sheet: Any) -> None:
    """A second sheet of goblins that the workbook hides."""
    ghosts = made.add_worksheet("goblins")
    for row, values in enumerate((HEAD, ("G9", "Ghost", 1, "cave", "Boo."))):
        ghosts.write_row(row, 0, values)
    ghosts.very_hidden()


def in_office(style: str, properties: str, old: str = "<text:p>Draw a", new: str = "") -> dict[str, str | bytes]:
    """The sound kit in LibreOffice with a style T1 of such properties."""
    whole = document(old, new)["goblins.ods"]
    assert isinstance(whole, bytes)
    made = STYLE.replace("style:name='T1'>", f"style:name='T1' style:family='{style}'>")
    return table(_with(whole, "<office:body>", made.replace(BOLD, properties)), "goblins.ods")


SPAN = "Draw <text:span text:style-name='T1'>two</text:span> cards."
RUBY = (
    "<text:ruby><text:ruby-base>Draw</text:ruby-base>"
    "<text:ruby-text text:style-name='R'>dro</text:ruby-text></text:ruby> a card."
)
BOLD = "<style:text-properties fo:font-weight='bold'/>"
STYLE = (
    "<office:automatic-styles xmlns:style='urn:oasis:names:tc:opendocument:xmlns:style:1.0' "
    "xmlns:fo='urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'><style:style style:name='T1'>"
    f"{BOLD}</style:style></office:automatic-styles><office:body>"
)


def office() -> dict[str, str | bytes]:
    """A document of LibreOffice with a bold word in a cell."""
    whole = document("Draw a card.", SPAN)["goblins.ods"]
    assert isinstance(whole, bytes)
    return table(_with(whole, "<office:body>", STYLE), "goblins.ods")


def _with(whole: bytes, old: str, new: str) -> bytes:

    into = BytesIO()
    with ZipFile(BytesIO(whole)) as before, ZipFile(into, "w") as after:
        for name in before.namelist():
            after.writestr(name, before.read(name).decode().replace(old, new, 1))
    return into.getvalue()


FAULTS = [
    *(
        Spoiled(f"a number by the format {code}", formatted(code), "number-format", "goblins.xlsx:goblin:2:C", shown)
        for code, shown in (
            ("0%", "300%"),
            ('"$"0.00', "$3.00"),
            ("000", "003"),
            ('0" gold"', "3 gold"),
            (";;;", "' '"),
        )
    ),
    Spoiled(
        "a column of no width",
        excel(lambda _, sheet: sheet.set_column(4, 4, 0)),
        "hidden-cells",
        "goblins.xlsx:goblin:1:E",
    ),
    Spoiled(
        "a row of no height", excel(lambda _, sheet: sheet.set_row(2, 0)), "hidden-cells", "goblins.xlsx:goblin:3:A"
    ),
    Spoiled(
        "a bold word in a cell",
        excel(lambda made, sheet: sheet.write_rich_string(1, 4, "Draw ", made.add_format({"bold": True}), "two", ".")),
        "lost-format",
        "goblins.xlsx:goblin:2:E",
        "'two'",
    ),
    *(
        Spoiled(f"a number {told} by the format {code}", files, "number-format", "goblins.xlsx:goblin:2:C", shown)
        for told, code, value, shown in (
            ("below nought", "0;(0)", -3, "'(3)'"),
            ("of nought", '0;-0;"-"', 0, "'-'"),
            ("of nought that is hidden", "0;-0;", 0, "' '"),
            ("of two and a half", "# ?/?", 2.5, "'2 1/2'"),
            ("of powers", "0.00E+00", 3, "'3.00E+00'"),
        )
        for files in [
            excel(lambda m, s, code=code, value=value: s.write(1, 2, value, m.add_format({"num_format": code})))
        ]
    ),
    Spoiled(
        "words around a text", worded('"Tap: "@'), "number-format", "goblins.xlsx:goblin:2:E", "'Tap: Draw a card.'"
    ),
    Spoiled("a text that its format hides", worded(";;;"), "number-format", "goblins.xlsx:goblin:2:E", "' '"),
    Spoiled("a raised sign", run("2", font_script=1), "lost-format", "goblins.xlsx:goblin:2:E", "'2'"),
    Spoiled("coloured words", run("two", font_color="#aa0000"), "lost-format", "goblins.xlsx:goblin:2:E", "'two'"),
    Spoiled(
        "signs for letters", styled(font_name="Wingdings"), "lost-format", "goblins.xlsx:goblin:2:E", "'Wingdings'"
    ),
    Spoiled("signs in words", run("J", font_name="Webdings"), "lost-format", "goblins.xlsx:goblin:2:E", "'Webdings'"),
    Spoiled(
        "signs for letters in LibreOffice",
        in_office("text", "<style:text-properties style:font-name='Wingdings'/>", "Draw a card.", SPAN),
        "lost-format",
        "goblins.ods:goblin:2:E",
        "'Wingdings'",
    ),
    *(
        Spoiled(f"a cell all {look}", styled(**{look: True}), "lost-format", "goblins.xlsx:goblin:2:E", "others of its")
        for look in ("bold", "italic", "underline")
    ),
    Spoiled(
        "a cell all bold in LibreOffice",
        in_office(
            "table-cell",
            BOLD,
            'office:value-type="string"><text:p>Draw',
            'table:style-name="T1" office:value-type="string"><text:p>Draw',
        ),
        "lost-format",
        "goblins.ods:goblin:2:E",
        "others of its",
    ),
    Spoiled("a hidden sheet", excel(hidden), "hidden-cells", "goblins.xlsx:goblins:1:A"),
    Spoiled(
        "a hidden sheet of LibreOffice",
        in_office(
            "table",
            "<style:table-properties table:display='false'/>",
            'table:name="goblin"',
            'table:name="goblin" table:style-name="T1"',
        ),
        "hidden-cells",
        "goblins.ods:goblin:1:A",
    ),
    Spoiled(
        "a yes in a text",
        excel(lambda _, sheet: sheet.write(1, 4, True)),
        "spreadsheet-yes-no",
        "goblins.xlsx:goblin:2:E",
        "TRUE is what is printed",
    ),
    Spoiled(
        "a no as a title",
        excel(lambda _, sheet: sheet.write(1, 1, False)),
        "spreadsheet-yes-no",
        "goblins.xlsx:goblin:2:B",
    ),
    Spoiled(
        "a yes in a list of texts",
        {
            **excel(lambda _, sheet: sheet.write(1, 4, True)),
            "kit.yaml": KIT.replace("text: {type: text, rich: true", "text: {type: list, of: {type: text}"),
        },
        "spreadsheet-yes-no",
        "goblins.xlsx:goblin:2:E",
    ),
    Spoiled(
        "a yes in a text of LibreOffice",
        document(
            'office:value-type="string"><text:p>Draw',
            'office:value-type="boolean" office:boolean-value="true"><text:p>WAHR</text:p><text:p>Draw',
        ),
        "spreadsheet-yes-no",
        "goblins.ods:goblin:2:E",
    ),
    Spoiled("a bold word in a cell of LibreOffice", office(), "lost-format", "goblins.ods:goblin:2:E", "'two'"),
    Spoiled(
        "a picture in a sheet",
        excel(lambda _, sheet: sheet.insert_image(1, 6, "a.png", {"image_data": BytesIO(picture())})),
        "unread-file",
        "goblins.xlsx",
        "pictures/",
    ),
    Spoiled("larger words", run("TWO", font_size=20), "lost-format", "goblins.xlsx:goblin:2:E", "'TWO'"),
    Spoiled(
        "larger words in LibreOffice",
        in_office("text", "<style:text-properties fo:font-size='20pt'/>", "Draw a card.", SPAN),
        "lost-format",
        "goblins.ods:goblin:2:E",
        "'two'",
    ),
    Spoiled(
        "a box of text over the cells",
        excel(lambda _, sheet: sheet.insert_textbox("G2", "Caves are blue.")),
        "unread-file",
        "goblins.xlsx",
        "boxes of text",
    ),
    Spoiled(
        "a box of text over the cells in LibreOffice",
        document(
            "<table:table-row>",
            "<table:shapes><draw:frame xmlns:draw='urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'><draw:text-box>"
            "<text:p>Caves are blue.</text:p></draw:text-box></draw:frame></table:shapes><table:table-row>",
        ),
        "unread-file",
        "goblins.ods",
        "boxes of text",
    ),
    Spoiled(
        "a reading aid in LibreOffice", document("Draw a card.", RUBY), "lost-format", "goblins.ods:goblin:2:E", "'dro'"
    ),
    Spoiled("a text of one dot", said("."), "unwritten-text", "cards.yaml:2:61"),
    Spoiled("lines that begin with stars", cards("Draw a card.", '"* One.\\n* Two."'), "raw-markup", "cards.yaml:2"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.told.replace(" ", "-"))
def test_it_is_told_at_its_place(tmp_path: Path, fault: Spoiled) -> None:
    told, found = told_of(tmp_path, fault)
    assert len(told) == 1 and fault.says in str(told[0]), found


TAKEN = {
    "cells between strokes": table("id|title|cost|suit\nG1|Boss|3|cave\n"),
    "headings as wide as Chinese letters": table("ｉｄ,ｔｉｔｌｅ,cost,suit\nG1,Boss,3,cave\n"),
    "a picture whose name another computer spells apart": {
        "kit.yaml": KIT + "      art: {type: picture, optional: true}\n",
        "cards.yaml": CARDS.replace("cost: 3", "cost: 3, art: caf\u00e9.png"),
        "pictures/cafe\u0301.png": picture(),
    },
    "a row of headings in bold": excel(
        lambda made, sheet: sheet.write_row(0, 0, HEAD, made.add_format({"bold": True, "font_color": "#112233"}))
    ),
    "an id in bold": excel(lambda made, sheet: sheet.write(1, 0, "G1", made.add_format({"bold": True}))),
    "a yes where one is wanted": {
        **excel(lambda _, sheet: sheet.write_column(0, 5, ["grown", True, False])),
        "kit.yaml": KIT + "      grown: {type: yes_no, printed: false}\n",
    },
    "a text by the format of texts": worded("@"),
    "a text by a format of sums": worded('_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)'),
    "words of the workbook's own size": run("two", font_size=12),
    "a remark at a cell": excel(lambda _, sheet: sheet.write_comment("C2", "too strong?")),
    "words of the workbook's own colour": run("two", font_color="#000000"),
    "a whole column in bold": excel(lambda made, sheet: sheet.set_column(1, 1, None, made.add_format({"bold": True}))),
    "a note behind a star": said("Draw one*.\\n* If you can."),
    "a dash for a value": csv("G1,Boss,3,cave,–"),
}


@pytest.mark.parametrize("told", TAKEN)
def test_it_is_taken_as_it_is_meant(tmp_path: Path, told: str) -> None:
    assert judged(tmp_path, TAKEN[told]) == []


def test_a_reading_aid_is_not_set_into_the_words(tmp_path: Path) -> None:
    content = open_set(laid_out(tmp_path, document("Draw a card.", RUBY)).as_posix())
    assert next(piece.text for _, piece in content.every_piece()) == "Draw a card."
