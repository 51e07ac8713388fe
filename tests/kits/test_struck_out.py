"""What a spreadsheet strikes out is told at its cell: whole cells, words of one, rows, by styles of XLSX and of ODS."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
import xlsxwriter

from tests.kits.spoiled import judged, place_of
from tests.kits.test_kits_of_sheets import HEAD, ROWS_OF_CELLS, workbook
from tests.kits.test_spoiled_sets import document, table

STYLES = (
    '<office:automatic-styles><style:style style:name="no" style:family="text">'
    '<style:text-properties style:text-line-through-style="solid"/></style:style>'
    '<style:style style:name="child" style:parent-style-name="no"/><style:style style:name="not" '
    'style:parent-style-name="no"><style:text-properties style:text-line-through-style="none"/></style:style>'
    '</office:automatic-styles><office:body xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0">'
)
TEXT_OF_G1 = '<table:table-cell office:value-type="string"><text:p>Draw a card.</text:p></table:table-cell>'


def excel(column: str = "E", words: bool = False) -> dict[str, str | bytes]:
    """A workbook in which a cell of its first card is struck out, or words of its text, or with ``*`` the whole row."""
    into = BytesIO()
    made = xlsxwriter.Workbook(into, {"in_memory": True})
    sheet, struck = made.add_worksheet("goblin"), made.add_format({"font_strikeout": True})
    for row, values in enumerate((HEAD, *ROWS_OF_CELLS)):
        for at, value in enumerate(values):
            is_struck = row == 1 and column in ("*", "ABCDE"[at]) and not words
            sheet.write(row, at, value, struck if is_struck else None)
    if words:
        sheet.write_rich_string(1, 4, "Draw ", struck, "two", " a card.")
    made.close()
    return workbook(into.getvalue())


def office(old: str, new: str) -> dict[str, str | bytes]:
    """The same of LibreOffice, with something else in place of something, and a style that strikes out."""
    with ZipFile(BytesIO(document(old, new)["goblins.ods"])) as whole:  # type: ignore[arg-type]
        parts = {name: whole.read(name) for name in whole.namelist()}
    with_styles = parts["content.xml"].decode().replace("<office:body>", STYLES, 1)
    head, _, rest = with_styles.partition("<office:automatic-styles")
    spaces = ' xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
    parts["content.xml"] = f"{head}<office:automatic-styles{spaces}{rest}".encode()
    into = BytesIO()
    with ZipFile(into, "w") as made:
        for name, data in parts.items():
            made.writestr(name, data)
    return table(into.getvalue(), "goblins.ods")


CELL = TEXT_OF_G1.replace("-cell ", '-cell table:style-name="{}" ', 1)
WORDS = TEXT_OF_G1.replace("Draw a card.", 'Draw <text:span text:style-name="no">two</text:span> a card.')


@pytest.mark.parametrize(
    ("files", "at", "found"),
    [
        (excel(), "goblins.xlsx:goblin:2:E", "'Draw a card.'"),
        (excel("C"), "goblins.xlsx:goblin:2:C", "'3'"),
        (excel("*"), "goblins.xlsx:goblin:2:A", "'G1'"),
        (excel(words=True), "goblins.xlsx:goblin:2:E", "'two'"),
        (office(TEXT_OF_G1, CELL.format("no")), "goblins.ods:goblin:2:E", "'Draw a card.'"),
        (office(TEXT_OF_G1, CELL.format("child")), "goblins.ods:goblin:2:E", "'Draw a card.'"),
        (office(TEXT_OF_G1, WORDS), "goblins.ods:goblin:2:E", "'two'"),
    ],
    ids=["cell", "number", "row", "words", "ods-cell", "ods-style-of-a-style", "ods-words"],
)
def test_what_is_struck_out_is_told_once_at_its_cell(
    tmp_path: Path, files: dict[str, str | bytes], at: str, found: str
) -> None:
    told = [(issue.code, place_of(issue), issue.found) for issue in judged(tmp_path, files)]
    assert told == [("struck-text", at, found)]


def test_a_style_that_takes_the_stroke_away_is_not_told(tmp_path: Path) -> None:
    assert judged(tmp_path, office(TEXT_OF_G1, CELL.format("not"))) == []


def test_a_column_whose_cells_are_struck_by_default_is_told(tmp_path: Path) -> None:
    columns = '<table:table-column table:number-columns-repeated="4"/><table:table-column '
    files = office("<table:table-row>", f'{columns}table:default-cell-style-name="no"/><table:table-row>')
    told = [(issue.code, place_of(issue)) for issue in judged(tmp_path, files)]
    assert told == [("struck-text", f"goblins.ods:goblin:{row}:E") for row in (1, 2, 3)]
