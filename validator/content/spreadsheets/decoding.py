"""Workbooks decoded by calamine, once they have been looked through; it is loaded in a child process alone."""

from __future__ import annotations

import io

from python_calamine import CalamineError, CalamineWorkbook

from validator.base.issue import ContentError, Issue, Span
from validator.content.spreadsheets.cells import say
from validator.content.spreadsheets.sheet_parts import check_document, check_workbook
from validator.content.spreadsheets.tables import Book, Date, Sheet, Value
from validator.content.spreadsheets.unpacking import packed_anew, unpacked


def book_of(data: bytes, shown: str) -> Book:
    """The sheets of a workbook, or why it is refused."""
    try:
        return Book(_sheets(data, shown))
    except ContentError as error:
        return Book(issues=tuple(error.issues))


def _sheets(data: bytes, shown: str) -> tuple[Sheet, ...]:
    parts = unpacked(data, shown)
    faults = check_workbook(parts, shown) if "xl/workbook.xml" in parts else check_document(parts, shown)
    whole = io.BytesIO(packed_anew(parts))
    del parts
    try:
        with CalamineWorkbook.from_filelike(whole) as workbook:
            return tuple(
                Sheet(name, _rows(workbook, name), tuple(faults.get(name, ()))) for name in workbook.sheet_names
            )
    except (CalamineError, ValueError, OSError) as error:
        message = say("workbook-unreadable", why=str(error))
        raise ContentError(
            [Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=say("workbook-file"))]
        ) from None


def _rows(workbook: CalamineWorkbook, name: str) -> list[list[Value]]:
    rows = workbook.get_sheet_by_name(name).to_python(False)
    return [[value if isinstance(value, _PLAIN) else Date(str(value)) for value in row] for row in rows]


_PLAIN = (str, int, float)
