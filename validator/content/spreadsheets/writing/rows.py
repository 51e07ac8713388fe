"""Entries written as rows that read back the same, and rows as files."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import msgspec
from msgspec import inspect

from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import COMBINE, CellMark, cell, no_cell, spelled
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.tables import IDENTITY, MOST_CHARACTERS, guarded
from validator.content.spreadsheets.typed import ANY, NOTHING, Typist, Wanted, escaped, kind_of, list_of, wanted

Path = tuple[str, ...]
Written = str | int | float
ReadBack = Callable[[yaml.Node], Any]
_PLAIN = re.compile(r"[^\s\[\]{},:;\"'#~=][^\[\]{},:;\"\n\r\t=]*(?<! )|[^\s\[\]{},:;\"'#~=]")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_MARK = CellMark("", "", 0, 0)


class Rows:
    """Writes the entries of one kind of piece.

    ``forms`` are the types that an entry may be of, as `kinds.typed_entries` has them; ``languages`` those of the set;
    ``read_back`` makes plain data of a node.
    """

    def __init__(
        self, forms: Sequence[tuple[str, type[msgspec.Struct]]], languages: Sequence[str], read_back: ReadBack
    ) -> None:
        self._forms = [(sign, kind_of(form)) for sign, form in forms]
        self._languages, self._read_back = languages, read_back
        self._issues: list[Any] = []
        self._typist = Typist(self._issues, languages[0])

    def table(self, entries: Sequence[Mapping[str, Any]]) -> list[list[Written]]:
        """The headings and a row for each entry, given as plain data. Raises NotSo where no cell can hold a value."""
        columns, rows = self.by_path(entries)
        return [[*map(self.heading, columns)], *rows]

    def by_path(self, entries: Sequence[Mapping[str, Any]]) -> tuple[list[Path], list[list[Written]]]:
        """The names that lead to the value of each column, and a row for each entry. Raises NotSo as `table`."""
        flat = [dict(self._fields(entry, self._form(entry), ())) for entry in entries]
        columns = self._columns(flat)
        return columns, [[row.get(path, "") for path in columns] for row in flat]

    def cell(self, entry: Mapping[str, Any], path: Sequence[str]) -> Written:
        """What an entry has in the column that those names lead to, empty for nothing. Raises NotSo as `table`."""
        kind, value = self._form(entry), entry
        for step in path:
            if not isinstance(value, Mapping) or step not in value:
                return ""
            kind, value = self._known(value, kind).get(step, ANY), value[step]
        return self._value(value, kind)

    def read(self, entry: Mapping[str, Any], path: Sequence[str], text: str) -> Any:
        """What a cell with this text says in the column that those names lead to, as plain data."""
        kind, value = self._form(entry), entry
        for step in path:
            kind = self._known({step: "", **(value if isinstance(value, Mapping) else {})}, kind).get(step, ANY)
            value = value.get(step, {}) if isinstance(value, Mapping) else {}
        return self._read_back(self._typist.cell(cell(text, _MARK), kind))

    def _form(self, entry: Mapping[str, Any]) -> inspect.Type:
        return next((kind for sign, kind in self._forms if sign in entry), self._forms[-1][1])

    def _columns(self, rows: Sequence[Mapping[Path, Written]]) -> list[Path]:
        """Every column: the id, then fields in the order in which the kind has them, also those that no entry gives."""
        fields = wanted(self._forms[-1][1]).every
        used = list(dict.fromkeys(path for row in rows for path in row))
        order = [IDENTITY, COMBINE, *(name for name in fields if name != IDENTITY)]
        order += [path[0] for path in used if path[0] not in order]
        columns: list[Path] = []
        for name in dict.fromkeys(order):
            own = [path for path in used if path[0] == name]
            columns += _beside(own) or ([] if name == COMBINE else self._unused(name, fields.get(name, ANY)))
        return columns

    def _unused(self, name: str, kind: inspect.Type) -> list[Path]:
        """Columns for a field that no entry gives; those of a group depend on what it is."""
        if wanted(kind).groups:
            return []
        free = wanted(kind).free
        if free is None:
            return [(name,)]
        return [(name, language) for language in self._languages] if _is_by_language(free) else []

    def heading(self, path: Path) -> str:
        """``title [en]``, ``ability.do``."""
        if len(path) > 1 and path[-1] in self._languages:
            return f"{'.'.join(path[:-1])} [{path[-1]}]"
        return ".".join(path)

    def _fields(self, group: Mapping[str, Any], kind: inspect.Type, path: Path) -> Iterator[tuple[Path, Written]]:
        """The values of a group by the names that lead to them."""
        known = self._known(group, kind)
        for name, value in group.items():
            below = (*path, name)
            if below == (COMBINE,) and isinstance(value, dict):
                for field, listed in value.items():
                    yield (COMBINE, field), self._value(listed, list_of(known.get(field, ANY)))
            elif isinstance(value, dict) and value and (inner := self._spread(value, known.get(name, ANY))):
                yield from self._fields(value, inner, below)
            else:
                yield below, self._value(value, known.get(name, ANY))

    def _spread(self, value: Mapping[str, Any], kind: inspect.Type) -> inspect.Type | None:
        """The type of a group whose fields stand in columns of their own; None where they cannot."""
        named = all(_NAME.fullmatch(name) for name in value)
        return kind if named and (wanted(kind).groups or wanted(kind).free) else None

    def _known(self, group: Mapping[str, Any], kind: inspect.Type) -> Mapping[str, inspect.Type]:
        want = wanted(kind)
        if want.free is not None and not want.groups:
            return dict.fromkeys(group, want.free.value_type)
        return want.known(frozenset(spelled(str(group[tag])) for tag in want.tags if tag in group))

    def _value(self, value: Any, kind: inspect.Type) -> Written:
        """A value as a cell holds it. Raises NotSo where no cell could."""
        if isinstance(value, int | float) and not isinstance(value, bool) and self._reads(str(value), kind, value):
            return value
        for form in (self._friendly, self._in_brackets):
            text = form(value, kind)
            if text is not None and self._reads(text, kind, value):
                return text
        raise NotSo(no_cell(value))

    def _reads(self, text: str, kind: inspect.Type, value: Any) -> bool:
        """Whether a cell with this text says this value."""
        if not text or text != text.strip():
            return False
        self._issues.clear()
        read_back = self._read_back(self._typist.cell(cell(text, _MARK), kind))
        same = _kept(read_back) == _kept(value)
        return (same and not self._issues) or (value is None and text == NOTHING)

    def _friendly(self, value: Any, kind: inspect.Type) -> str | None:
        if isinstance(value, list):
            return self._list(value, kind, "; ")
        if isinstance(value, dict):
            return None
        plainly = any(isinstance(option, inspect.BoolType) for option in wanted(kind).options)
        return _single(value, plainly, escaped)

    def _list(self, values: Sequence[Any], kind: inspect.Type, between: str) -> str | None:
        want = wanted(kind)
        if not values or want.listed is None:
            return "[]" if not values else None
        parts = [self._item(value, want.item(at), between) for at, value in enumerate(values)]
        return None if None in parts else between.join(filter(None, parts))

    def _item(self, value: Any, kind: inspect.Type, between: str) -> str | None:
        if isinstance(value, dict):
            return self._words(value, wanted(kind))
        if isinstance(value, list):
            return self._list(value, kind, ", ") if between == "; " else None
        return _single(value, True, _part)

    def _words(self, group: Mapping[str, Any], want: Wanted) -> str | None:
        """A group as its word and its fields: ``consume points=1 times=2``."""
        if not group or not want.groups or not all(_NAME.fullmatch(name) for name in group):
            return None
        lead = [str(value) for name, value in group.items() if name in want.tags]
        said = [f"{name}={self._inner(value)}" for name, value in group.items() if name not in want.tags]
        return " ".join([*lead, *said])

    def _inner(self, value: Any) -> str:
        if isinstance(value, list) and value and not any(isinstance(item, list | dict) for item in value):
            return ",".join(_single(item, True, _part) for item in value)
        return _bracketed(value) if isinstance(value, list | dict) else _single(value, True, _part)

    def _in_brackets(self, value: Any, kind: inspect.Type) -> str | None:
        return _bracketed(value)


def _kept(value: Any) -> str:
    """A value as a text that is the same for the same values; 3.0 is 3."""
    if isinstance(value, list):
        return f"[{','.join(map(_kept, value))}]"
    if isinstance(value, dict):
        return f"{{{','.join(sorted(f'{name!r}:{_kept(inner)}' for name, inner in value.items()))}}}"
    return repr(int(value)) if isinstance(value, float) and value == int(value) else repr(value)


def _is_by_language(kind: inspect.DictType) -> bool:
    key = kind.key_type.type if isinstance(kind.key_type, inspect.Metadata) else kind.key_type
    return isinstance(key, inspect.StrType)


def _beside(paths: Sequence[Path]) -> list[Path]:
    """Columns of one field in the order in which they were met, those of one group beside each other."""
    groups: dict[str, list[Path]] = {}
    for path in paths:
        groups.setdefault(path[1] if len(path) > 1 else "", []).append(path)
    if len(groups) < 2:
        return list(paths)
    return [
        (head, *rest)
        for name, own in groups.items()
        for head in (own[0][0],)
        for rest in _beside([path[1:] for path in own])
    ]


def _single(value: Any, plainly: bool, text: Callable[[str], str]) -> str:
    """A single value; ``plainly``: yes and no are said as words."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return ("yes" if value else "no") if plainly else str(value).lower()
    return text(value) if isinstance(value, str) else str(value)


def _part(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _bracketed(value: Any) -> str:
    """A value as YAML has it in one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(_bracketed, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_part(name)}: {_bracketed(inner)}' for name, inner in value.items())}}}"
    return _single(value, False, _part)


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
