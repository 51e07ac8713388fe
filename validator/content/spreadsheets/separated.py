"""CSV and TSV: texts of cells between commas, semicolons or tabs, as spreadsheets of different languages write them."""

from __future__ import annotations

import csv
import io
import re

from validator.base.issue import ContentError, Issue, Span
from validator.content.spreadsheets.cells import CellMark, finding, say
from validator.content.spreadsheets.tables import (
    MOST_CELLS,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    Table,
    Value,
    is_command,
)

SEPARATORS = ",;\t"
STATED = re.compile(r"\s*sep=(.)\r?\n", re.IGNORECASE)
_STRAY_QUOTE = re.compile(r'"(?:[^"]|"")*"')
_PAGE = re.compile(rb"\s*<(?:!doctype|html|\?xml)", re.IGNORECASE)
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")


def read(data: bytes, shown: str, names: tuple[str, ...], tabs: bool) -> Table:
    """The sheet that a file holds; ``tabs``: its cells stand between tabs.

    Raises:
        ContentError: it is not UTF-8, not a table, holds too much, or a cell is a formula.
    """
    text = _text(data, shown)
    stated = STATED.match(text)
    if stated:
        text = text[stated.end() :]
    separator = stated[1] if stated else "\t" if tabs else separator_of(text)
    rows = _rows(text, separator, shown)
    table = Table(shown, "", names, rows)
    if issues := _formulas(table):
        raise ContentError(issues)
    return table


def _text(data: bytes, shown: str) -> str:
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")) or _PAGE.match(data):
        message, accepted = say("workbook-as-text" if data[:1] in b"P\xd0" else "page-as-text"), say("as-csv-utf8")
        raise ContentError([Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=accepted)])
    try:
        if not data.startswith(_UTF_16):
            return data.decode("utf-8-sig")
        line = 1
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
    raise ContentError(
        [Issue(code="not-utf8", message=say("not-utf8"), span=Span(shown, line, 1, ""), accepted=say("as-csv-utf8"))]
    )


def separator_of(text: str) -> str:
    """The sign that stands most often between the names of the heading."""
    first = next((line for line in text.split("\n") if line.strip(SEPARATORS + " \r") and line[:1] != "#"), "")
    bare = _STRAY_QUOTE.sub("", first)
    return max(SEPARATORS, key=bare.count)


def _rows(text: str, separator: str, shown: str) -> list[list[Value]]:
    rows: list[list[Value]] = []
    csv.field_size_limit(4 * MOST_CHARACTERS)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    filled = 0
    try:
        for row in reader:
            filled += sum(map(bool, row))
            if len(row) > MOST_COLUMNS or len(rows) > MOST_ROWS or filled > MOST_CELLS:
                raise ContentError([_too_much(shown, len(rows), len(row))])
            rows.append(list(row))
    except csv.Error as error:
        raise ContentError([_slip(str(error), shown, len(rows))]) from None
    return rows


def _too_much(shown: str, row: int, columns: int) -> Issue:
    accepted = say("at-most-cells", rows=f"{MOST_ROWS:,}", columns=f"{MOST_COLUMNS:,}", cells=f"{MOST_CELLS:,}")
    mark = CellMark(shown, "", row, min(columns, MOST_COLUMNS))
    return finding("too-much-content", say("sheet-goes-on"), mark, accepted=accepted)


def _slip(said: str, shown: str, row: int) -> Issue:
    mark = CellMark(shown, "", row, 0)
    if "field larger" in said:
        return finding(
            "too-much-content",
            say("row-holds-too-much"),
            mark,
            accepted=say("at-most-characters", most=f"{MOST_CHARACTERS:,}"),
        )
    return finding("csv-syntax", say("csv-syntax"), mark, accepted=say("quoted-cell"))


def _formulas(table: Table) -> list[Issue]:
    """Cells that a spreadsheet would run."""
    issues: list[Issue] = []
    for row, values in enumerate(table.rows):
        for column, value in enumerate(values):
            if not isinstance(value, str) or value[:1] not in ("=", "+", "-", "@"):
                continue
            if value[0] == "=" or is_command(value):
                mark, found = table.mark(row, column), repr(value[:60])
                issues.append(finding("spreadsheet-formula", say("would-run"), mark, found, say("value-itself")))
    return issues
