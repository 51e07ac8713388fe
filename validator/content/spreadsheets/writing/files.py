"""Rows as files: CSV, TSV, XLSX and ODS, the same bytes for the same rows, with nothing in them that runs."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Mapping, Sequence
from importlib import import_module
from xml.sax.saxutils import escape, quoteattr

from validator.content.spreadsheets.tables import MOST_CHARACTERS, guarded
from validator.content.spreadsheets.writing.rows import Written

Sheets = Mapping[str, Sequence[Sequence[Written]]]
MOST_SHEET_NAME = 31
"""Characters of a sheet's name in XLSX."""
_WIDEST, _NARROWEST = 60, 8
_ODS = "application/vnd.oasis.opendocument.spreadsheet"
_SPACES = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
    'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
    'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3"'
)


def too_long(sheets: Sheets) -> str | None:
    """What is written at the top of the first column with a cell that no spreadsheet could hold; None where all fit."""
    for name, rows in sheets.items():
        for row in rows:
            for at, value in enumerate(row):
                if isinstance(value, str) and len(value) > MOST_CHARACTERS - 2:
                    return f"{name}, {rows[0][at]}"
    return None


def separated(rows: Sequence[Sequence[Written]], separator: str) -> bytes:
    """One sheet as CSV or TSV, with the mark by which Excel knows UTF-8."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    for row in rows:
        writer.writerow([guarded(value, True) if isinstance(value, str) else value for value in row])
    return text.getvalue().encode("utf-8-sig")


def xlsx(sheets: Sheets) -> bytes:
    """All sheets as one workbook: numbers as numbers, all else as text, the row of headings held in sight."""
    whole = io.BytesIO()
    # It loads a library that nothing else needs.
    book = import_module("xlsxwriter").Workbook(whole, {"in_memory": True})
    # A day that never changes: the library would ask the clock, and every file would be another.
    book.set_properties({"created": import_module("datetime").datetime(2000, 1, 1)})
    head, text = book.add_format({"bold": True, "bottom": 1}), book.add_format({"num_format": "@"})
    for name, rows in sheets.items():
        sheet = book.add_worksheet(name[:MOST_SHEET_NAME])
        sheet.freeze_panes(1, 1)
        for at, width in enumerate(_widths(rows)):
            sheet.set_column(at, at, width)
        for row, values in enumerate(rows):
            for at, value in enumerate(values):
                if isinstance(value, int | float):
                    sheet.write_number(row, at, value)
                elif value:
                    sheet.write_string(row, at, guarded(value, False), text if row else head)
    book.close()
    return whole.getvalue()


def _widths(rows: Sequence[Sequence[Written]]) -> list[int]:
    longest = [max(len(str(row[at])) for row in rows) for at in range(len(rows[0]))] if rows else []
    return [min(_WIDEST, max(_NARROWEST, width + 2)) for width in longest]


def ods(sheets: Sheets) -> bytes:
    """All sheets as one document of LibreOffice."""
    tables = "".join(_table(name, rows) for name, rows in sheets.items())
    body = f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
    content = f"<office:document-content {_SPACES}>{body}</office:document-content>"
    manifest = (
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" '
        f'manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="{_ODS}"/>'
        '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>'
    )
    head = '<?xml version="1.0" encoding="UTF-8"?>\n'
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as packed:
        packed.writestr(zipfile.ZipInfo("mimetype"), _ODS)
        for name, text in (("content.xml", content), ("META-INF/manifest.xml", manifest)):
            part = zipfile.ZipInfo(name)
            part.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(part, head + text)
    return whole.getvalue()


def _table(name: str, rows: Sequence[Sequence[Written]]) -> str:
    lines = "".join(f"<table:table-row>{''.join(map(_ods_cell, row))}</table:table-row>" for row in rows)
    return f"<table:table table:name={quoteattr(name)}>{lines}</table:table>"


def _ods_cell(value: Written) -> str:
    if isinstance(value, int | float):
        said = f"<text:p>{value}</text:p>"
        return f'<table:table-cell office:value-type="float" office:value="{value}">{said}</table:table-cell>'
    if not value:
        return "<table:table-cell/>"
    return f'<table:table-cell office:value-type="string">{ods_lines(value)}</table:table-cell>'


def ods_lines(text: str) -> str:
    """A text as the paragraphs of a cell of ODS."""
    return "".join(f"<text:p>{_spaced(line)}</text:p>" for line in guarded(text, False).split("\n"))


def _spaced(line: str) -> str:
    """A line with blanks that follow each other written out, as the format folds them otherwise."""
    return escape(line).replace("  ", " <text:s/>").replace("\t", "<text:tab/>")
