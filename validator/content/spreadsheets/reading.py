"""A spreadsheet beside a set's other files, read as it is: rows made into entries under the names of their kinds."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path

import msgspec

from validator.base.issue import Issue, Severity
from validator.base.opening import bytes_of
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import (
    GROUP,
    LIST,
    QUOTED,
    TEXT,
    YES_NO,
    Cell,
    CellMark,
    Heading,
    KindName,
    Sheet,
    finding,
    say,
    spelled,
)
from validator.content.spreadsheets.tables import (
    COUNT,
    IDENTITY,
    IGNORED,
    MOST_BYTES,
    Column,
    Fault,
    Headings,
    Table,
    Value,
    headings_of,
    text_in,
)
from validator.content.spreadsheets.tables import read as read_separated

_STROKES = re.compile(r":?-{2,}:?")
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3}){1,2}(?![0-9A-Za-z])")
Texts = dict[int, tuple[str, CellMark, str]]
"""What the columns of a row hold, where, and the tag of that, by their places; its kind at ``KIND_AT``."""
KIND_AT = -1
_UNPRINTED = frozenset({IDENTITY, COUNT})
MOST_UNREAD = 1
"""So many cells of a row are told that nothing reads."""
Listed = dict[str, tuple[KindName, list[yaml.Node]]]


def entries_of(tables: Sequence[Table], languages: Sequence[str], issues: list[Issue]) -> yaml.MappingNode | None:
    """The entries of a file's sheets under the names of their kinds; None where there are none.

    ``languages`` are those that the set speaks; what is wrong is added to the issues.
    """
    listed: Listed = {}
    for table in tables:
        found: list[Issue] = []
        headings = headings_of(table, languages, found)
        if headings is None:
            issues += found
            continue
        faults = [fault for fault in table.faults if _is_read(fault, table, headings)]
        found += (fault.issue for fault in faults)
        found += _standing_out(table, headings)
        _add_rows(table, headings, listed, found, {row for fault in faults for row in _spoiled(fault)})
        if headings.identified or headings.kind is not None:
            issues += found  # other sheets may hold anything
    pairs = [
        (name, yaml.SequenceNode(LIST, entries, name.start_mark, name.end_mark)) for name, entries in listed.values()
    ]
    return yaml.MappingNode(GROUP, pairs, pairs[0][0].start_mark, pairs[0][0].end_mark) if pairs else None


def _is_read(fault: Fault, table: Table, headings: Headings) -> bool:
    """Whether cells that something is wrong with are read: what stands in remarks is left alone."""
    columns = [column.at for column in headings.columns]
    columns += [] if headings.kind is None else [headings.kind]
    across = sum(fault.column <= at < fault.column + fault.width for at in columns)
    rows = range(max(fault.row, headings.row), min(fault.row + fault.height, len(table.rows)))
    down = sum(not _is_remark(table.rows[row], headings) for row in rows)
    is_merged = fault.issue.severity is Severity.ERROR and fault.height * fault.width > 1
    if is_merged and across and fault.row <= headings.row < fault.row + fault.height:
        across = max(across, len(_filled_below(table, headings.row, range(fault.column, fault.column + fault.width))))
    return across * down > (1 if is_merged else 0)


def _filled_below(table: Table, row: int, columns: range) -> list[int]:
    """Those of some columns that hold something below a row."""
    below = table.rows[row + 1 :]
    return [at for at in columns if any(at < len(cells) and cells[at] not in (None, "") for cells in below)]


def _standing_out(table: Table, headings: Headings) -> Iterator[Issue]:
    """Advice at the first cell of a column that stands out among its others; once for columns with the same rows."""
    cards = [row for row in range(headings.row + 1, len(table.rows)) if not _is_remark(table.rows[row], headings)]
    seen: set[frozenset[int]] = set()
    for column in headings.columns:
        filled = {row for row in cards if column.at < len(table.rows[row]) and table.rows[row][column.at] != ""}
        standing = frozenset(row for row, at in table.standing if at == column.at) & filled
        if column.path[0].value in _UNPRINTED or standing in seen or not 0 < len(standing) < len(filled):
            continue
        seen.add(standing)
        mark = table.mark(min(standing), column.at)
        issue = finding("lost-format", say("standing-out"), mark, accepted=say("marks-of-rich-text"))
        yield msgspec.structs.replace(issue, severity=Severity.ADVICE)


def _spoiled(fault: Fault) -> range:
    """The rows in which a value is lacking for it: of merged cells all but the first; none where it is a warning."""
    if fault.issue.severity is not Severity.ERROR:
        return range(0)
    return range(fault.row + (fault.height * fault.width > 1), fault.row + fault.height)


def _add_rows(
    table: Table, headings: Headings, listed: Listed, issues: list[Issue], spoiled: Collection[int] = ()
) -> None:
    mark = table.mark(headings.row, 0)
    identified = headings.identified or headings.kind is not None
    if not headings.identified and headings.kind is not None:
        message = say("no-ids")
        issues.append(finding("missing-field", message, mark, accepted=say("column-of-ids", name=IDENTITY)))
    if headings.kind is None:
        _listed(listed, Sheet(table.names, mark, identified), table.names[0])  # though it may have no rows
    for row in range(headings.row + 1, len(table.rows)):
        before = len(issues)
        texts = {} if row in spoiled else _texts(table, row, headings, issues)
        if not texts or len(issues) > before:
            continue  # a cell that cannot be read lacks nothing as well
        issues += islice(_unread(table, row, headings), MOST_UNREAD)
        kind = texts[KIND_AT][0] if KIND_AT in texts else table.names[0]
        names = table.names if kind == table.names[0] else (kind,)
        place = mark if headings.kind is None or names is table.names else table.mark(row, headings.kind)
        entries = _listed(listed, Sheet(names, place, identified, table.names), kind)
        if entry := _entry(headings.columns, texts, issues):
            entries.append(entry)


def _unread(table: Table, row: int, headings: Headings) -> Iterator[Issue]:
    """A warning at the first cell of a row that holds something below no heading, as a comma too many makes one."""
    named = table.rows[headings.row]
    for at, value in enumerate(table.rows[row]):
        has_heading = at < len(named) and named[at] not in (None, "")
        if not has_heading and value not in (None, "") and str(value).strip():
            found, mark = text_in(value, table.mark(row, at), []), table.mark(row, at)
            issue = finding("unread-cell", say("unread-cell"), mark, repr(found[:60]), say("heading"))
            yield msgspec.structs.replace(issue, severity=Severity.WARNING)


def _listed(listed: Listed, sheet: Sheet, kind: str) -> list[yaml.Node]:
    """The entries of a kind so far."""
    name = spelled(kind)
    if name not in listed:
        node = KindName(TEXT, name, sheet.mark, sheet.mark, QUOTED)
        node.sheet = sheet
        listed[name] = node, []
    return listed[name][1]


def _texts(table: Table, row: int, headings: Headings, issues: list[Issue]) -> Texts:
    """What the columns of a row hold, and where; nothing of a row that is empty or a remark."""
    values = table.rows[row]
    texts: Texts = {}
    for column in headings.columns:
        value = values[column.at] if column.at < len(values) else None
        if value is None or value == "":
            continue
        mark = table.mark(row, column.at)
        text = text_in(value, mark, issues)
        if text:
            texts[column.at] = text, mark, YES_NO if isinstance(value, bool) else TEXT
    if _is_remark(values, headings):
        return {}
    if texts and headings.kind is not None and headings.kind < len(values):
        mark = table.mark(row, headings.kind)
        kind = text_in(values[headings.kind], mark, issues)
        texts |= {KIND_AT: (kind, mark, TEXT)} if kind else {}
    return texts


def _is_remark(values: Sequence[Value], headings: Headings) -> bool:
    """Whether the first cell of a row that holds anything begins as a remark does, and is no colour.

    A row of strokes, as Markdown has them below headings, is one as well.
    """
    filled = [str(value).strip() for value in values if value not in (None, "")]
    if filled and all(map(_STROKES.fullmatch, filled)):
        return True
    at, first = next(((at, str(value).strip()) for at, value in enumerate(values) if value not in (None, "")), (0, ""))
    names = any(column.at == at and column.path[0].value == IDENTITY for column in headings.columns)
    return first.startswith(IGNORED) and (names or not _COLOUR.match(first))


def _entry(columns: list[Column], texts: Texts, issues: list[Issue]) -> yaml.MappingNode | None:
    """The group of fields that a row is; fields whose names have one beginning stand in a group of that name."""
    filled = [column for column in columns if column.at in texts]
    if not filled:
        return None
    whole = yaml.MappingNode(GROUP, [], texts[filled[0].at][1], texts[filled[-1].at][1])
    groups: dict[tuple[str, ...], yaml.MappingNode] = {(): whole}
    for column in filled:
        text, mark, tag = texts[column.at]
        holder = _holder(column.path, mark, groups)
        key = column.path[-1]
        if holder is None or (len(groups) > 1 and any(given.value == key.value for given, _ in holder.value)):
            message = say("said-twice", field=repr(column.path[0].written))
            issues.append(finding("duplicate-key", message, mark, repr(text[:60])))
            continue
        holder.value.append((key, Cell(tag, text, mark, mark, QUOTED)))
    return whole


def _holder(
    path: tuple[Heading, ...], mark: CellMark, groups: dict[tuple[str, ...], yaml.MappingNode]
) -> yaml.MappingNode | None:
    """The group that a column's value stands in, made where it is not there yet; None where a value is in its way."""
    names: tuple[str, ...] = ()
    holder = groups[names]
    if len(path) == 1:
        return holder
    for key in path[:-1]:
        names = (*names, key.value)
        if names not in groups:
            if any(given.value == key.value for given, _ in holder.value):
                return None
            groups[names] = yaml.MappingNode(GROUP, [], mark, mark)
            holder.value.append((key, groups[names]))
        holder = groups[names]
    return holder


def spare_names(stem: str) -> Iterator[str]:
    """What a file of that name may hold: ``goblins``, or ``goblin`` of a sheet saved as ``My game - goblin.csv``."""
    yield stem
    _, dash, last = stem.rpartition(" - ")
    if dash and last:
        yield last


WORKBOOKS = (".xlsx", ".ods")


def read_entries(path: Path, shown: str, languages: Sequence[str], issues: list[Issue]) -> yaml.MappingNode | None:
    """The entries of a spreadsheet; ``languages`` are those that the set speaks. What is wrong in cells is an issue.

    Raises:
        ContentError: the file cannot be read, is too large, or holds what is refused.
    """
    return entries_of(tables_of(path, shown), languages, issues)


def tables_of(path: Path, shown: str) -> list[Table]:
    """The sheets of a spreadsheet as they are. Raises ContentError as `read_entries`."""
    data = bytes_of(path, shown, MOST_BYTES)
    names = tuple(spare_names(path.stem))
    if path.suffix.lower() in WORKBOOKS:
        # Most sets have none, and need nothing that asks a child process.
        tables: list[Table] = import_module("validator.content.spreadsheets.workbooks").read(data, shown, names)
        return tables
    return [read_separated(data, shown, names, path.suffix.lower() == ".tsv")]
