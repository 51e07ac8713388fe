"""Numbers that a spreadsheet shows otherwise than it holds them are told where they are read."""

from __future__ import annotations

import pytest

from validator.content.spreadsheets.decoding import check_workbook
from validator.content.spreadsheets.number_formats import is_shown_as_read, shown_by

STYLES = (
    '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="000"/></numFmts>'
    '<cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>'
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>'
)
SHEET = '<worksheet><sheetData><row r="1">{}</row></sheetData></worksheet>'


@pytest.mark.parametrize(
    ("code", "value", "shown"),
    [
        ("0%", 3, "300%"),
        ("0.0%", 0.125, "12.5%"),
        ("000", 7, "007"),
        ("0.00", 3.5, "3.50"),
        ("#,##0", 1234567, "1,234,567"),
        ("[$€-407] #,##0.00;[Red]-0", 2, "€ 2.00"),
        ('0 "gold"', 3, "3 gold"),
        ("\\+0", 2, "+2"),
        ("000", -7, "-007"),
        ("0;(0)", -7, "(7)"),
        ("0;[Red]0", -7, "7"),
        ('0;-0;"-"', 0, "-"),
        ('#,##0;-#,##0;"-"??', 0, "-"),
        ("0;-0;;@", 0, " "),
        ("0.00E+00", 300, "3.00E+02"),
        ("# ?/?", 2.5, "2 1/2"),
        ("?/?", 0.75, "3/4"),
        ("# ??/??", 2, "2"),
    ],
)
def test_a_number_as_its_format_shows_it(code: str, value: float, shown: str) -> None:
    assert shown_by(code, value) == shown


@pytest.mark.parametrize("code", ["", "General", "@", "yyyy-mm-dd", '"none"', "0" * 40])
def test_of_other_formats_nothing_is_said(code: str) -> None:
    assert shown_by(code, 3) is None


@pytest.mark.parametrize(
    ("shown", "read", "alike"), [("3", "3", True), ("3,5", "3.5", True), ("−2", "-2", True), ("3.0", "3", False)]
)
def test_what_is_shown_and_what_is_read_are_compared_as_one_reads_them(shown: str, read: str, alike: bool) -> None:
    assert is_shown_as_read(shown, read) is alike


@pytest.mark.parametrize(
    ("cells", "places"),
    [
        ('<c r="A1" s="1"><v>7</v></c>', [(0, 0)]),
        ('<c r="A1" s="1"><v>7</v></c><c r="B1" s="2"><v>3</v></c>', [(0, 0), (0, 1)]),
        ('<c r="A1" s="1"><v>700</v></c>', []),
        ('<c r="A1" s="0"><v>7</v></c>', []),
        ('<c r="A1" s="9"><v>7</v></c>', []),
        ('<c r="A1" s="1" t="s"><v>0</v></c>', []),
    ],
)
def test_cells_of_excel_with_such_a_format_are_noted(cells: str, places: list[tuple[int, int]]) -> None:
    parts = {"xl/styles.xml": STYLES.encode(), "xl/worksheets/sheet1.xml": SHEET.format(cells).encode()}
    faults = check_workbook(parts, "goblins.xlsx")
    assert [(fault.row, fault.column) for found in faults.found.values() for fault in found] == places
