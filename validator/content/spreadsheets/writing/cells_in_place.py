"""Cells of a spreadsheet written where they stand: every other cell, every format and every part stays as it is.

CSV and TSV are changed in their text, so that separators, quotes and ends of lines elsewhere stay. Of XLSX and ODS one
part of the packed folder is changed, in the bytes of the rows that are touched.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from importlib import import_module

from validator.base.issue import WrongUse
from validator.content.spreadsheets.tables import STATED, guarded, separator_of
from validator.content.spreadsheets.unpacking import unpacked
from validator.content.spreadsheets.writing.rows import Written

Cells = Mapping[tuple[int, int], Written]
"""What cells shall hold, by row and column from 0; an empty text for a cell that shall hold nothing."""
Span = tuple[int, int]
"""Where something begins and ends in a text."""
_BREAK = re.compile(r"\r\n|\n|\r")
_QUOTED = re.compile(r'"(?:[^"]|"")*"')


def with_cells(data: bytes, ending: str, sheet: str, cells: Cells) -> bytes:
    """The bytes of a spreadsheet, of CSV, TSV, XLSX or ODS by its ``ending``, in which these cells are written.

    Raises:
        ContentError: the file is no such spreadsheet, or holds what is refused.
        WrongUse: there is no such sheet, or a cell is a formula or part of merged cells.
    """
    if ending in (".csv", ".tsv"):
        return with_text_cells(data.decode("utf-8"), ending == ".tsv", cells).encode("utf-8")
    parts = unpacked(data, sheet)
    # XML is read by few, and needs no loading for those who write CSV.
    workbook = import_module("validator.content.spreadsheets.writing.workbook_cells")
    name, content = workbook.with_cells(parts, sheet, cells)
    return _repacked(data, name, content)


def with_text_cells(text: str, tabs: bool, cells: Cells) -> str:
    """The text of CSV, or with ``tabs`` of TSV, in which these cells are written, made where they are not there."""
    separator, rows = _laid_out(text, tabs)
    match = _BREAK.search(text)
    line_break = match[0] if match else "\r\n"
    changed = sorted({row for row, _ in cells})
    for row in reversed([row for row in changed if row < len(rows)]):
        text = _with_row(text, rows[row], separator, _in_row(cells, row))
    end = len(rows)
    for row in changed:
        if row < len(rows):
            continue
        wanted = _in_row(cells, row)
        written = separator.join(_said(wanted.get(at, ""), separator) for at in range(max(wanted) + 1))
        gap = "" if not text or _BREAK.search(text[-1]) else line_break
        text = f"{text}{gap}{line_break * (row - end)}{written}{line_break}"
        end = row + 1
    return text


def _in_row(cells: Cells, row: int) -> dict[int, Written]:
    return {column: value for (at, column), value in cells.items() if at == row}


def without_text_row(text: str, tabs: bool, row: int) -> str:
    """The text of CSV, or with ``tabs`` of TSV, without the line or lines of a row, from 0."""
    _, rows = _laid_out(text, tabs)
    start = rows[row][0][0]
    end = rows[row + 1][0][0] if row + 1 < len(rows) else len(text)
    return text[:start] + text[end:]


def _laid_out(text: str, tabs: bool) -> tuple[str, list[list[Span]]]:
    """The sign between cells, and where the cells of each row stand."""
    at = len(text) - len(text.lstrip("\ufeff"))
    stated = STATED.match(text, at)
    at = stated.end() if stated else at
    separator = stated[1] if stated else "\t" if tabs else separator_of(text[at:])
    bare = re.compile(rf"[^{re.escape(separator)}\r\n]*")
    rows: list[list[Span]] = []
    while at < len(text):
        row: list[Span] = []
        while True:
            cell = _QUOTED.match(text, at) or bare.match(text, at)
            assert cell is not None
            row.append(cell.span())
            at = cell.end()
            if not text.startswith(separator, at):
                break
            at += len(separator)
        rows.append(row)
        match = _BREAK.match(text, at)
        at = match.end() if match else at + 1
    return separator, rows


def _with_row(text: str, row: list[Span], separator: str, wanted: Mapping[int, Written]) -> str:
    missing = max(wanted) + 1 - len(row)
    if missing > 0:
        added = "".join(separator + _said(wanted.get(len(row) + at, ""), separator) for at in range(missing))
        text = text[: row[-1][1]] + added + text[row[-1][1] :]
    for column in sorted((at for at in wanted if at < len(row)), reverse=True):
        start, end = row[column]
        text = text[:start] + _said(wanted[column], separator, is_quoted=text[start:end][:1] == '"') + text[end:]
    return text


def _said(value: Written, separator: str, *, is_quoted: bool = False) -> str:
    text = guarded(value, True) if isinstance(value, str) else str(value)
    if text and (is_quoted or separator in text or any(sign in text for sign in '"\r\n')):
        doubled = text.replace('"', '""')
        return f'"{doubled}"'
    return text


def _repacked(data: bytes, name: str, content: bytes) -> bytes:
    """The packed folder with another part of that name; all others as they were, in their order."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as before, zipfile.ZipFile(whole, "w") as after:
        after.comment = before.comment
        for part in before.infolist():
            if part.file_size > MOST_PART:
                raise WrongUse(f"a part of the workbook holds more than {MOST_PART:,} bytes")
            after.writestr(part, content if part.filename == name else before.read(part))
    return whole.getvalue()


MOST_PART = 64_000_000
"""Bytes of one part of a workbook, unpacked."""
