"""Cells written where they stand: what is written reads back, and nothing else of the file is another."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from validator.base.issue import WrongUse
from validator.content.spreadsheets.decoding import book_of
from validator.content.spreadsheets.separated import read
from validator.content.spreadsheets.writing.cells_in_place import with_cells, with_text_cells, without_text_row
from validator.content.spreadsheets.writing.files import ods, xlsx

ROWS: list[list[Any]] = [["id", "title", "cost"], ["A1", "Far, Beacon", 3], ["A2", "", 4]]
CSV = '\ufeffid;title;cost\r\nA1;"Far; ""Beacon""";3\r\n\r\nA2;;4\r\n'
MADE = {".xlsx": xlsx, ".ods": ods}
OFFICE = "urn:oasis:names:tc:opendocument:xmlns:"
REPEATS = (
    f'<office:document-content xmlns:office="{OFFICE}office:1.0" xmlns:table="{OFFICE}table:1.0" '
    f'xmlns:text="{OFFICE}text:1.0"><office:body><office:spreadsheet><table:table table:name="cards">'
    '<table:table-row><table:table-cell office:value-type="string"><text:p>id</text:p></table:table-cell>'
    "</table:table-row>"
    '<table:table-row table:number-rows-repeated="3"><table:table-cell table:style-name="ce1" '
    'table:number-columns-repeated="4" office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>'
    "</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"
)


def cells_in(data: bytes, ending: str) -> list[list[Any]]:
    """What a spreadsheet holds, as those who wrote the reader take it."""
    if ending in MADE:
        book = book_of(data, "cards")
        assert book.issues == ()
        return [[int(value) if isinstance(value, float) else value for value in row] for row in book.sheets[0].rows]
    return read(data, "cards", ("cards",), ending == ".tsv").rows


def document(content: str) -> bytes:
    """An ODS with that content."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(ods({"cards": ROWS}))) as before, zipfile.ZipFile(whole, "w") as after:
        for part in before.infolist():
            after.writestr(part, content if part.filename == "content.xml" else before.read(part))
    return whole.getvalue()


def test_one_cell_of_csv_changes_and_all_else_stays() -> None:
    assert with_text_cells(CSV, False, {(1, 2): 12}) == CSV.replace(";3\r", ";12\r")


def test_a_quoted_cell_stays_quoted_and_its_quotes_are_doubled() -> None:
    changed = with_text_cells(CSV, False, {(1, 1): 'a "b"; c'})
    assert changed == CSV.replace('"Far; ""Beacon"""', '"a ""b""; c"')


def test_a_row_of_csv_is_taken_out_whole() -> None:
    assert without_text_row('id,title\nA1,"two\nlines"\nA2,x\n', False, 1) == "id,title\nA2,x\n"


@given(
    st.lists(
        st.lists(st.text(st.sampled_from('a;,"\n \t'), max_size=4), min_size=2, max_size=3), min_size=1, max_size=4
    ),
    st.integers(0, 5),
    st.integers(0, 4),
    st.one_of(st.integers(-9, 99), st.text(st.sampled_from('xy;,"\n'), min_size=1, max_size=5)),
)
def test_what_is_written_into_csv_reads_back(rows: list[list[str]], row: int, column: int, value: str | int) -> None:
    whole = [["id", "title", "of"], *rows]
    text = "".join(with_text_cells("", True, {(0, at): cell for at, cell in enumerate(line)}) for line in whole)
    before = cells_in(text.encode(), ".tsv")
    after = cells_in(with_cells(text.encode(), ".tsv", "", {(row, column): value}), ".tsv")
    assert after[row][column] == str(value)
    after[row][column] = before[row][column] if row < len(before) and column < len(before[row]) else ""
    assert [trimmed(line) for line in after[: len(before)]] == [trimmed(line) for line in before]


def trimmed(row: list[Any]) -> list[Any]:
    """A row without the empty cells at its end."""
    while row and row[-1] == "":
        row = row[:-1]
    return row


@pytest.mark.parametrize("ending", MADE)
@pytest.mark.parametrize(
    ("place", "value"),
    [((1, 1), "Near <Beacon> & co"), ((2, 1), "new"), ((1, 2), 12), ((1, 2), ""), ((5, 4), "far"), ((0, 3), "points")],
)
def test_a_cell_of_a_workbook_reads_back(ending: str, place: tuple[int, int], value: str | int) -> None:
    before = MADE[ending]({"cards": ROWS})
    after = cells_in(with_cells(before, ending, "cards", {place: value}), ending)
    expected = [list(row) + [""] * 5 for row in [*ROWS, *([[]] * 4)]]
    expected[place[0]][place[1]] = value
    assert [trimmed(row) for row in after] == [trimmed(row) for row in expected][: len(after)]
    assert all(not trimmed(row) for row in expected[len(after) :])


@pytest.mark.parametrize("ending", MADE)
def test_all_other_parts_of_a_workbook_stay_as_they_are(ending: str) -> None:
    before = MADE[ending]({"cards": ROWS, "rest": ROWS})
    after = with_cells(before, ending, "cards", {(1, 2): 5})
    with zipfile.ZipFile(io.BytesIO(before)) as old, zipfile.ZipFile(io.BytesIO(after)) as new:
        changed = [name for name in old.namelist() if old.read(name) != new.read(name)]
        assert changed == ["content.xml" if ending == ".ods" else "xl/worksheets/sheet1.xml"]
        assert [part.date_time for part in old.infolist()] == [part.date_time for part in new.infolist()]


def test_a_cell_of_cells_that_are_written_as_one_is_parted_from_them() -> None:
    after = with_cells(document(REPEATS), ".ods", "cards", {(2, 1): "x"})
    assert cells_in(after, ".ods") == [["id", "", "", ""], [7] * 4, [7, "x", 7, 7], [7] * 4]
    with zipfile.ZipFile(io.BytesIO(after)) as packed:
        assert b'table:style-name="ce1" office:value-type="string"' in packed.read("content.xml")


@pytest.mark.parametrize(
    ("ending", "said"), [(".xlsx", "<f>1+2</f><v>3</v>"), (".ods", 'table:formula="of:=1+2" office:value="3"')]
)
def test_a_formula_is_left_to_the_spreadsheet(ending: str, said: str) -> None:
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(MADE[ending]({"cards": ROWS}))) as before, zipfile.ZipFile(whole, "w") as after:
        for part in before.infolist():
            text = before.read(part).replace(b"<v>3</v>", said.encode()).replace(b'office:value="3"', said.encode())
            after.writestr(part, text)
    with pytest.raises(WrongUse, match="formula"):
        with_cells(whole.getvalue(), ending, "cards", {(1, 2): 5})
