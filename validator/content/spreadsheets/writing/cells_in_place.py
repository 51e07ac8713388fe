"""Cells of a spreadsheet written where they stand: every other cell, every format and every part stays as it is.

CSV and TSV are changed in their text, so that separators, quotes and ends of lines elsewhere stay. Of XLSX and ODS one
part of the packed folder is changed, in the bytes of the rows that are touched.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module

from validator.base.issue import WrongUse
from validator.content.spreadsheets.tables import STATED, guarded, separator_of
from validator.content.spreadsheets.unpacking import unpacked
from validator.content.spreadsheets.writing.rows import Written

Cells = Mapping[tuple[int, int], Written]
"""What cells shall hold, by row and column from 0; an empty text for a cell that shall hold nothing."""
Span = tuple[int, int]
"""Where something begins and ends in a text."""
Edit = tuple[Span, str]
"""What is written in the place of what."""
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
    wanted = _by_row(cells)
    there = [row for row in wanted if row < len(rows)]
    text = _edited(text, (edit for row in there for edit in _edits(text, rows[row], separator, wanted[row])))
    end, parts = len(rows), [text]
    if text and not _BREAK.search(text[-1]) and len(there) < len(wanted):
        parts.append(line_break)
    for row in (row for row in wanted if row >= end):
        written = separator.join(_said(wanted[row].get(at, ""), separator) for at in range(max(wanted[row]) + 1))
        parts.append(f"{line_break * (row - end)}{written}{line_break}")
        end = row + 1
    return "".join(parts)


def _by_row(cells: Cells) -> dict[int, dict[int, Written]]:
    """The same row by row, by column, each in order."""
    rows: dict[int, dict[int, Written]] = {}
    for (row, column), value in sorted(cells.items(), key=lambda cell: cell[0]):
        rows.setdefault(row, {})[column] = value
    return rows


def _edited(text: str, edits: Iterable[Edit]) -> str:
    """The text with other words in these places, which come in order."""
    parts: list[str] = []
    at = 0
    for (start, end), words in edits:
        parts += (text[at:start], words)
        at = end
    return "".join((*parts, text[at:]))


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


def _edits(text: str, row: list[Span], separator: str, wanted: Mapping[int, Written]) -> Iterator[Edit]:
    """What is written where in a row, from left to right: cells in the place of others, and behind the last."""
    for column in (at for at in wanted if at < len(row)):
        start, end = row[column]
        yield (start, end), _said(wanted[column], separator, is_quoted=text.startswith('"', start, end))
    for column in range(len(row), max(wanted) + 1):
        yield (row[-1][1], row[-1][1]), separator + _said(wanted.get(column, ""), separator)


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
