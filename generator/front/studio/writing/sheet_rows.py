"""An entry that is a row of a spreadsheet of the set: what its cells shall hold when a field is changed in the form."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from validator.base.issue import Span, WrongUse
from validator.content.loading import ContentSet
from validator.content.source import plain
from validator.content.spreadsheets.cells import spelled
from validator.content.spreadsheets.kinds import forms_of, kind_named, kinds_by_name
from validator.content.spreadsheets.notation import NotSo
from validator.content.spreadsheets.reading import WORKBOOKS, tables_of
from validator.content.spreadsheets.tables import IDENTITY, Headings, Table, headings_of, text_in
from validator.content.spreadsheets.writing.cells_in_place import Cells, with_cells, without_text_row
from validator.content.spreadsheets.writing.rows import Rows, Written

SPREADSHEETS = (".csv", ".tsv", *WORKBOOKS)
Change = Callable[[bytes], bytes]
"""What becomes of a spreadsheet's bytes."""


class Sheet(NamedTuple):
    """The sheet that an entry stands in, with its headings and the row, from 0."""

    table: Table
    headings: Headings
    row: int
    ending: str

    def paths(self, called: Mapping[str, str]) -> list[tuple[str, ...]]:
        """The names that lead to the values of each column that is read; ``called`` are fields by their other names."""
        fields = {spelled(name): field for name, field in called.items()}
        steps = ([str(step.value) for step in column.path] for column in self.headings.columns)
        return [(fields.get(first, first), *others) for first, *others in steps]


def sheet_of(path: Path, span: Span, content: ContentSet) -> Sheet:
    """The sheet at the place of an entry. Raises ContentError where the file cannot be read, WrongUse without a row."""
    for table in tables_of(path, span.file):
        if table.sheet != span.sheet:
            continue
        headings = headings_of(table, content.languages, [])
        if headings is not None and headings.row < span.line - 1 < len(table.rows):
            return Sheet(table, headings, span.line - 1, path.suffix.lower())
    raise WrongUse("the row is no longer where it was")


def headed(path: Path, shown: str, kind: str, content: ContentSet) -> Sheet | None:
    """The sheet of a file that entries of a kind belong in, though it may hold none; None where none is headed so.

    Raises:
        ContentError: the file cannot be read.
    """
    for table in tables_of(path, shown):
        headings = headings_of(table, content.languages, [])
        if headings is None or not headings.identified:
            continue
        if headings.kind is not None or kind_named(table.names, kinds_by_name(content.words)) == kind:
            return Sheet(table, headings, headings.row, path.suffix.lower())
    return None


def with_field(sheet: Sheet, content: ContentSet, kind: str, data: dict[str, Any], path: Sequence[str | int]) -> Change:
    """A spreadsheet in which cells say a field of an entry. Raises as `cells_with`."""
    return written(sheet, cells_with(sheet, content, kind, data, path))


def cells_with(
    sheet: Sheet,
    content: ContentSet,
    kind: str,
    data: dict[str, Any],
    path: Sequence[str | int],
    made: Cells = MappingProxyType({}),
) -> Cells:
    """The cells that say a field of an entry, of which ``data`` is all that it shall hold; a column is made for it.

    ``made`` are cells that shall be written as well, the headings of other new columns among them.

    Raises:
        WrongUse: no cell can hold the value.
    """
    rows = Rows(forms_of(content.words)[kind], content.languages, lambda node: plain(node, []))
    names = _names(path)
    columns = {
        column.at: own
        for column, own in zip(sheet.headings.columns, sheet.paths(content.words.field_names(kind)), strict=True)
        if own == names[: len(own)] or names == own[: len(names)]
    }
    try:
        if not columns:
            wanted = names[:2] if names[-1:] and names[-1] in content.languages else names[:1]
            heading = rows.heading(wanted)
            heads = {said: at for (row, at), said in made.items() if row == sheet.headings.row}
            at = heads.get(heading, max(_free_column(sheet), *(each + 1 for each in heads.values()), 0))
            head = {(sheet.headings.row, at): heading}
            return head | {(sheet.row, at): rows.cell(data, wanted)}
        return {(sheet.row, at): rows.cell(data, own) for at, own in columns.items()}
    except NotSo:
        raise WrongUse("no cell of a spreadsheet can hold this value") from None


def copied(sheet: Sheet, name: str) -> Change:
    """The row once more below the last of its sheet, with another id."""
    row = sheet.table.rows[sheet.row]
    texts = {at: text_in(value, sheet.table.mark(sheet.row, at), []) for at, value in enumerate(row)}
    numbers = {at: value for at, value in enumerate(row) if isinstance(value, int | float) and value is not True}
    named = {column.at: name for column in sheet.headings.columns if column.path[0].value == IDENTITY}
    below = len(sheet.table.rows)
    cells = {(below, at): value for at, value in (texts | _plain_numbers(numbers) | named).items() if value != ""}
    return written(sheet, cells)


def appended(sheet: Sheet, content: ContentSet, kind: str, entries: Sequence[Mapping[str, Any]]) -> Change:
    """The sheet with rows for new entries below its last; columns are made for fields that have none.

    Raises:
        WrongUse: no cell can hold a value.
    """
    rows = Rows(forms_of(content.words)[kind], content.languages, lambda node: plain(node, []))
    try:
        paths, values = rows.by_path(entries)
    except NotSo:
        raise WrongUse("no cell of a spreadsheet can hold this value") from None
    named = sheet.paths(content.words.field_names(kind))
    columns = dict(zip(named, (column.at for column in sheet.headings.columns), strict=True))
    below = len(sheet.table.rows)
    cells: dict[tuple[int, int], Written] = {}
    for place, path in enumerate(map(tuple, paths)):
        if path not in columns and any(row[place] != "" for row in values):
            columns[path] = max(_free_column(sheet), *(at + 1 for at in columns.values()))
            cells[sheet.headings.row, columns[path]] = rows.heading(path)
        for number, row in enumerate(values):
            if row[place] != "":
                cells[below + number, columns[path]] = row[place]
    if sheet.headings.kind is not None:
        cells |= {(below + number, sheet.headings.kind): kind for number in range(len(entries))}
    return written(sheet, cells)


def gone(sheet: Sheet) -> Change:
    """The sheet without the row; in a workbook, whose formulas count rows, an empty one stays."""
    if sheet.ending not in WORKBOOKS:
        return lambda data: without_text_row(data.decode("utf-8"), sheet.ending == ".tsv", sheet.row).encode("utf-8")
    filled = [at for at, value in enumerate(sheet.table.rows[sheet.row]) if value not in (None, "")]
    return written(sheet, {(sheet.row, at): "" for at in filled})


def _plain_numbers(numbers: dict[int, Any]) -> dict[int, int | float]:
    return {at: int(value) if value == int(value) else value for at, value in numbers.items() if value is not False}


def _names(path: Sequence[str | int]) -> tuple[str, ...]:
    """The names that a path begins with, down to the first place in a list."""
    names: list[str] = []
    for step in path:
        if isinstance(step, int):
            break
        names.append(step)
    return tuple(names)


def _free_column(sheet: Sheet) -> int:
    """The first column behind all that hold anything."""
    return max((len(row) for row in sheet.table.rows), default=0)


def written(sheet: Sheet, cells: Cells) -> Change:
    """The spreadsheet with those cells, all others as they are."""
    return lambda data: with_cells(data, sheet.ending, sheet.table.sheet, cells)
