"""Cells of XLSX and ODS written into the bytes of their rows; whatever else a sheet's part holds is not looked at."""

import posixpath
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple
from xml.etree import ElementTree
from xml.parsers import expat
from xml.sax.saxutils import escape

from validator.base.issue import WrongUse
from validator.content.spreadsheets.tables import guarded
from validator.content.spreadsheets.writing.rows import Written, ods_lines

Cells = Mapping[tuple[int, int], Written]
Row = Mapping[int, Written]
"""What cells of one row shall hold, by column from 0."""
_WORKBOOK, _DOCUMENT = "xl/workbook.xml", "content.xml"
_MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
_LINK = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_TAG = re.compile(rb"<(?:[^\"'>]|\"[^\"]*\"|'[^']*')*>")
_LETTERS = re.compile(r"[A-Z]+")
_KEPT_OF_A_CELL = re.compile(
    rb"\s[\w.-]+:(?:style-name|content-validation-name|number-columns-spanned|number-rows-spanned)"
    rb"\s*=\s*(?:\"[^\"]*\"|'[^']*')"
)
_REPEATS = re.compile(rb"\s[\w.-]+:number-(?:columns|rows)-repeated\s*=\s*(?:\"[^\"]*\"|'[^']*')")


class Element(NamedTuple):
    """Where an element stands in the bytes of its part: all of it, and what is between its tags."""

    name: str
    """With its prefix, as it is written."""
    attributes: Mapping[str, str]
    start: int
    inner: int
    end_inner: int
    end: int

    @property
    def prefix(self) -> str:
        """What stands before its own name, with the colon."""
        return self.name[: self.name.rfind(":") + 1]

    def said(self, name: str) -> str:
        """An attribute, whatever its prefix; empty where there is none."""
        return next((said for key, said in self.attributes.items() if key.rpartition(":")[2] == name), "")


def with_cells(parts: Mapping[str, bytes], sheet: str, cells: Cells) -> tuple[str, bytes]:
    """The part of a workbook that holds a sheet, by name, and what it shall hold.

    Raises WrongUse where there is no such sheet, or a cell is a formula or one of several that are merged.
    """
    if _WORKBOOK in parts:
        name = _part_of(parts, sheet)
        return name, _in_workbook(parts[name], cells)
    return _DOCUMENT, _in_document(parts[_DOCUMENT], sheet, cells)


def _elements(data: bytes, wanted: Iterable[str]) -> list[Element]:
    """The elements of these names, without their prefixes, in the order in which they begin."""
    names = frozenset(wanted)
    elements: list[Element | None] = []
    opened: list[tuple[int, str, dict[str, str], int, int]] = []
    reader = expat.ParserCreate()

    def begin(name: str, attributes: dict[str, str]) -> None:
        if name.rpartition(":")[2] in names:
            start = reader.CurrentByteIndex
            tag = _TAG.match(data, start)
            assert tag is not None
            opened.append((len(elements), name, attributes, start, tag.end()))
            elements.append(None)

    def end(name: str) -> None:
        if name.rpartition(":")[2] in names:
            place, _, attributes, start, inner = opened.pop()
            is_empty = data[inner - 2 : inner] == b"/>"
            end_inner = inner if is_empty else reader.CurrentByteIndex
            tag = None if is_empty else _TAG.match(data, end_inner)
            elements[place] = Element(name, attributes, start, inner, end_inner, tag.end() if tag else inner)

    reader.StartElementHandler, reader.EndElementHandler = begin, end
    reader.Parse(data, True)
    return [element for element in elements if element is not None]


def _merged(data: bytes, whole: Element, children: Sequence[tuple[Element | None, bytes]]) -> bytes:
    """An element's bytes in which some children are others; those without a place come last."""
    said, at = [], whole.inner
    for child, written in children:
        if child is not None:
            said += [data[at : child.start], written]
            at = child.end
        else:
            said += [data[at : whole.end_inner], written]
            at = whole.end_inner
    inner = b"".join([*said, data[at : whole.end_inner]])
    opening = data[whole.start : whole.inner]
    if opening.endswith(b"/>"):
        return opening[:-2].rstrip() + b">" + inner + f"</{whole.name}>".encode()
    return opening + inner + data[whole.end_inner : whole.end]


# XLSX.


def _part_of(parts: Mapping[str, bytes], sheet: str) -> str:
    """The part that a sheet is, by the workbook's own list."""
    book = ElementTree.fromstring(parts[_WORKBOOK])
    links = {
        one.get("Id"): one.get("Target", "") for one in ElementTree.fromstring(parts["xl/_rels/workbook.xml.rels"])
    }
    for one in book.iter(f"{_MAIN}sheet"):
        if one.get("name") == sheet:
            target = links.get(one.get(_LINK), "")
            name = target[1:] if target.startswith("/") else posixpath.normpath(f"xl/{target}")
            if name in parts:
                return name
    raise WrongUse(f"the workbook has no sheet {sheet!r}")


def _in_workbook(data: bytes, cells: Cells) -> bytes:
    whole = next(element for element in _elements(data, ["sheetData"]))
    rows: list[tuple[int, Element]] = []
    for element in _elements(data, ["row"]):
        before = rows[-1][0] if rows else -1
        rows.append((int(element.said("r") or before + 2) - 1, element))
    touched = sorted({row for row, _ in cells})
    children: list[tuple[Element | None, bytes]] = []
    later = [row for row in touched if row not in {number for number, _ in rows}]
    inner = {element.start: element for element in _elements(data, ["c"])}
    for number, element in rows:
        new = b"".join(_new_row(whole.prefix, row, _of_row(cells, row)) for row in later if row < number)
        later = [row for row in later if row >= number]
        own = data[element.start : element.end]
        if number in touched:
            own = _with_row(data, element, number, _of_row(cells, number), inner)
        if new or number in touched:
            children.append((element, new + own))
    children += [(None, _new_row(whole.prefix, row, _of_row(cells, row))) for row in later]
    return data[: whole.start] + _merged(data, whole, children) + data[whole.end :]


def _of_row(cells: Cells, row: int) -> dict[int, Written]:
    return {column: value for (at, column), value in sorted(cells.items()) if at == row}


def _new_row(prefix: str, row: int, wanted: Row) -> bytes:
    said = b"".join(_xlsx_cell(prefix, row, column, "", value) for column, value in wanted.items())
    return f'<{prefix}row r="{row + 1}">'.encode() + said + f"</{prefix}row>".encode()


def _with_row(data: bytes, row: Element, number: int, wanted: Row, inner: Mapping[int, Element]) -> bytes:
    children: list[tuple[Element | None, bytes]] = []
    left = dict(wanted)
    column = -1
    for element in (inner[start] for start in sorted(inner) if row.start < start < row.end):
        letters = _LETTERS.match(element.said("r"))
        column = _column(letters[0]) if letters else column + 1
        earlier = [at for at in left if at < column]
        said = b"".join(_xlsx_cell(row.prefix, number, at, "", left.pop(at)) for at in earlier)
        own = data[element.start : element.end]
        if column in left:
            if re.search(rb"<(?:\w+:)?f[\s/>]", own):
                raise WrongUse("this cell is a formula; change it in the spreadsheet itself")
            own = _xlsx_cell(row.prefix, number, column, element.said("s"), left.pop(column))
        if said or own != data[element.start : element.end]:
            children.append((element, said + own))
    children += [(None, _xlsx_cell(row.prefix, number, at, "", value)) for at, value in left.items()]
    return _merged(data, row, children)


def _xlsx_cell(prefix: str, row: int, column: int, style: str, value: Written) -> bytes:
    head = f'<{prefix}c r="{_name(column)}{row + 1}"' + (f' s="{style}"' if style else "")
    if isinstance(value, str):
        if not value:
            return f"{head}/>".encode() if style else b""
        text = f'<{prefix}is><{prefix}t xml:space="preserve">{_escaped(guarded(value, False))}</{prefix}t></{prefix}is>'
        return f'{head} t="inlineStr">{text}</{prefix}c>'.encode()
    return f"{head}><{prefix}v>{value}</{prefix}v></{prefix}c>".encode()


def _escaped(text: str) -> str:
    return escape(text, {"\r": "&#13;"})


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number - 1


def _name(column: int) -> str:
    letters = ""
    number = column + 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


# ODS.


def _in_document(data: bytes, sheet: str, cells: Cells) -> bytes:
    whole = next((element for element in _elements(data, ["table"]) if element.said("name") == sheet), None)
    if whole is None:
        raise WrongUse(f"the document has no sheet {sheet!r}")
    inner = _within(whole, _elements(data, ["table-cell", "covered-table-cell"]))
    children: list[tuple[Element | None, bytes]] = []
    touched = sorted({row for row, _ in cells})
    first = 0
    for row in _within(whole, _elements(data, ["table-row"])):
        repeats = int(row.said("number-rows-repeated") or 1)
        own = [number for number in touched if first <= number < first + repeats]
        if own:
            wanted = {number: _of_row(cells, number) for number in own}
            children.append((row, _split_rows(data, row, first, repeats, wanted, _within(row, inner))))
        first += repeats
    for number in (number for number in touched if number >= first):
        empty = _ods_row(whole.prefix, f"<{whole.prefix}table-cell/>".encode())
        gap = _times(empty, whole.prefix, "rows", number - first)
        children.append((None, gap + _ods_row(whole.prefix, _ods_cells(whole.prefix, -1, _of_row(cells, number)))))
        first = number + 1
    return data[: whole.start] + _merged(data, whole, children) + data[whole.end :]


def _within(whole: Element, elements: Iterable[Element]) -> list[Element]:
    return [element for element in elements if whole.start < element.start < whole.end]


def _ods_row(prefix: str, cells: bytes) -> bytes:
    return f"<{prefix}table-row>".encode() + cells + f"</{prefix}table-row>".encode()


def _split_rows(
    data: bytes, row: Element, first: int, repeats: int, wanted: Mapping[int, Row], held: Sequence[Element]
) -> bytes:
    """A row that stands for several alike, of which some are written anew."""
    said, at = [], first
    for number in [*wanted, first + repeats]:
        said.append(_times(data[row.start : row.end], row.prefix, "rows", number - at))
        if number in wanted:
            said.append(_times(_with_document_row(data, row, wanted[number], held), row.prefix, "rows", 1))
        at = number + 1
    return b"".join(said)


def _times(element: bytes, prefix: str, what: str, times: int) -> bytes:
    """An element that stands for so many alike; nothing for none."""
    if times <= 0:
        return b""
    tag = _TAG.match(element)
    assert tag is not None
    opening = _REPEATS.sub(b"", tag[0])
    if times > 1:
        cut = len(opening) - (2 if opening.endswith(b"/>") else 1)
        opening = opening[:cut] + f' {prefix}number-{what}-repeated="{times}"'.encode() + opening[cut:]
    return opening + element[tag.end() :]


def _with_document_row(data: bytes, row: Element, wanted: Row, held: Sequence[Element]) -> bytes:
    children: list[tuple[Element | None, bytes]] = []
    first = 0
    for cell in held:
        repeats = int(cell.said("number-columns-repeated") or 1)
        own = [column for column in wanted if first <= column < first + repeats]
        if own:
            children.append((cell, _split_cells(data, cell, first, repeats, {at: wanted[at] for at in own})))
        first += repeats
    later = {column: value for column, value in wanted.items() if column >= first}
    if later:
        children.append((None, _ods_cells(row.prefix, first - 1, later)))
    return _merged(data, row, children)


def _split_cells(data: bytes, cell: Element, first: int, repeats: int, wanted: Row) -> bytes:
    own = data[cell.start : cell.end]
    if cell.name.endswith("covered-table-cell"):
        raise WrongUse("this cell is one of several that are merged; change it in the spreadsheet itself")
    if cell.said("formula"):
        raise WrongUse("this cell is a formula; change it in the spreadsheet itself")
    kept = b"".join(_KEPT_OF_A_CELL.findall(data[cell.start : cell.inner]))
    said, at = [], first
    for column in [*wanted, first + repeats]:
        said.append(_times(own, cell.prefix, "columns", column - at))
        if column in wanted:
            said.append(_ods_cell(cell.prefix, kept, wanted[column]))
        at = column + 1
    return b"".join(said)


def _ods_cells(prefix: str, before: int, wanted: Row) -> bytes:
    """Cells behind the last of a row, which stands at column ``before``."""
    said = []
    for column, value in wanted.items():
        said += [_times(f"<{prefix}table-cell/>".encode(), prefix, "columns", column - before - 1)]
        said += [_ods_cell(prefix, b"", value)]
        before = column
    return b"".join(said)


def _ods_cell(prefix: str, kept: bytes, value: Written) -> bytes:
    head = f"<{prefix}table-cell".encode() + kept
    if isinstance(value, str):
        if not value:
            return head + b"/>"
        return head + f' office:value-type="string">{ods_lines(value)}</{prefix}table-cell>'.encode()
    said = f' office:value-type="float" office:value="{value}"><text:p>{value}</text:p></{prefix}table-cell>'
    return head + said.encode()
