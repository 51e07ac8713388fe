"""XLSX and ODS: their sheets as a child process reads them, kept by what the file holds."""

from __future__ import annotations

from validator.base.child_process.asking import kept_answer
from validator.base.issue import ContentError, Issue, Severity, Span
from validator.content.spreadsheets.cells import say
from validator.content.spreadsheets.tables import MOST_COLUMNS, MOST_ROWS, Book, Fault, Table

_KIND = "sheets"
_READER = "validator.content.spreadsheets.decoding:book_of"


def read(data: bytes, shown: str, names: tuple[str, ...]) -> list[Table]:
    """The sheets of a workbook that hold anything; ``names`` are what one may be named after that is alone.

    Raises:
        ContentError: it is no workbook, holds what is refused, or cannot be read within the bounds of a child process.
    """
    book = kept_answer(_KIND, _READER, data, shown, type=Book, shown=shown)
    if book.issues:
        raise ContentError(book.issues)
    held = [sheet for sheet in book.sheets if sheet.rows and not sheet.name.startswith("#")]
    others = names if len(held) == 1 else ()
    tables = [
        Table(shown, sheet.name, (sheet.name, *others), sheet.rows, sheet.faults, sheet.standing) for sheet in held
    ]
    over = [
        Issue(code="unread-file", message=message, span=Span(shown), severity=Severity.WARNING, accepted=accepted)
        for message, accepted, lies in (
            (say("holds-pictures"), say("pictures-in-folder"), book.pictures),
            (say("holds-shapes"), say("words-in-cells"), book.shapes),
        )
        if lies
    ]
    if over and tables:
        faults = (Fault(issue, 0, 0, MOST_ROWS, MOST_COLUMNS) for issue in over)
        tables[0] = tables[0]._replace(faults=(*tables[0].faults, *faults))
    return tables
