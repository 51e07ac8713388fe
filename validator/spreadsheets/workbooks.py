"""XLSX and ODS: their sheets read by calamine, once the file has been looked through."""

from __future__ import annotations

import io

from python_calamine import CalamineError, CalamineWorkbook

from validator.issue import ContentError, Issue, Span
from validator.spreadsheets.cells import say
from validator.spreadsheets.sheet_parts import check_document, check_workbook
from validator.spreadsheets.tables import Table
from validator.spreadsheets.unpacking import packed_anew, unpacked


def read(data: bytes, shown: str, names: tuple[str, ...]) -> list[Table]:
    """The sheets of a workbook that hold anything; ``names`` are what one may be named after that is alone.

    Raises:
        ContentError: it is no workbook, or holds what is refused.
    """
    parts = unpacked(data, shown)
    if "xl/workbook.xml" in parts:
        check_workbook(parts, shown)
    else:
        check_document(parts, shown)
    try:
        with CalamineWorkbook.from_filelike(io.BytesIO(packed_anew(parts))) as workbook:
            sheets = [(name, workbook.get_sheet_by_name(name).to_python(False)) for name in workbook.sheet_names]
    except (CalamineError, ValueError, OSError) as error:
        message = say("workbook-unreadable", why=str(error))
        raise ContentError([
            Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=say("workbook-file"))
        ]) from None  # fmt: skip
    held = [(name, rows) for name, rows in sheets if rows and not name.startswith("#")]
    others = names if len(held) == 1 else ()
    return [Table(shown, name, (name, *others), list(map(list, rows))) for name, rows in held]
