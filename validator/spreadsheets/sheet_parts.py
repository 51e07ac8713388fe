"""The XML of sheets, looked through before they are read: how far they reach, and which of their formulas are refused.

Nothing is worked out here; what cells hold is read by `workbooks`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar
from xml.parsers import expat

from validator.issue import ContentError, Issue, Span
from validator.speech.sentences import Text
from validator.spreadsheets.cells import CellMark, finding, say
from validator.spreadsheets.tables import MOST_CELLS, MOST_COLUMNS, MOST_ROWS, is_command

MOST_FINDINGS = 50
_REFERENCE = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")
_OTHER_FILE = re.compile(r"\[[0-9]+\]|'?file:|https?:", re.IGNORECASE)
_OUTSIDE = frozenset({"dde-link", "dde-source", "table-source", "cell-range-source", "event-listener", "dde-links"})
Attributes = dict[str, str]
_Told = TypeVar("_Told", bound="_Elements")


def check_workbook(parts: Mapping[str, bytes], shown: str) -> None:
    """Look through an XLSX file. Raises ContentError with all that is refused."""
    issues: list[Issue] = []
    for part, name in _sheet_names(parts, shown).items():
        if part in parts:
            _parsed(parts[part], _Worksheet(shown, name, issues), shown)
    named = _parsed(parts.get("xl/workbook.xml", b"<none/>"), _Names(), shown)
    for formula in named.formulas:
        if _reaches_out(formula):
            message = say("name-leads-outside")
            issues.append(Issue(code="spreadsheet-link", message=message, span=Span(shown), found=repr(formula[:60])))
    if issues:
        raise ContentError(issues)


def check_document(parts: Mapping[str, bytes], shown: str) -> None:
    """Look through an ODS file. Raises ContentError with all that is refused."""
    issues: list[Issue] = []
    _parsed(parts.get("content.xml", b"<none/>"), _Document(shown, issues), shown)
    if issues:
        raise ContentError(issues)


def _reaches_out(formula: str) -> bool:
    return is_command(formula) or _OTHER_FILE.search(formula) is not None


class _Elements:
    """What is told of each element of a part, by the names without their prefixes."""

    def start(self, name: str, given: Attributes) -> None:
        """An element begins."""

    def end(self, name: str) -> None:
        """An element ends."""

    def text(self, data: str) -> None:
        """A piece of text."""


def _parsed(data: bytes, elements: _Told, shown: str) -> _Told:
    parser = expat.ParserCreate()
    parser.StartElementHandler = lambda name, given: elements.start(
        _bare(name), {_bare(k): v for k, v in given.items()}
    )
    parser.EndElementHandler = lambda name: elements.end(_bare(name))
    parser.CharacterDataHandler = elements.text
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        message = say("part-damaged", why=expat.ErrorString(error.code))
        raise ContentError([Issue(code="spreadsheet-unreadable", message=message, span=Span(shown))]) from None
    return elements


def _bare(name: str) -> str:
    return name.rpartition(":")[2]


class _Names(_Elements):
    """Names that stand for cells or formulas, the sheets of a workbook, and what its relations lead to."""

    def __init__(self) -> None:
        self.formulas: list[str] = []
        self.sheets: dict[str, str] = {}
        self.targets: dict[str, str] = {}
        self._inside = False

    def start(self, name: str, given: Attributes) -> None:
        self._inside = name == "definedName"
        if self._inside:
            self.formulas.append("")
        elif name == "sheet":
            self.sheets[given.get("id", "")] = given.get("name", "")
        elif name == "Relationship":
            self.targets[given.get("Id", "")] = given.get("Target", "")

    def end(self, name: str) -> None:
        self._inside = False

    def text(self, data: str) -> None:
        if self._inside:
            self.formulas[-1] += data


def _sheet_names(parts: Mapping[str, bytes], shown: str) -> dict[str, str]:
    """The names of the sheets by the parts that hold them; a part that no name leads to is called by its own."""
    book = _parsed(parts.get("xl/workbook.xml", b"<none/>"), _Names(), shown)
    links = _parsed(parts.get("xl/_rels/workbook.xml.rels", b"<none/>"), _Names(), shown)
    found = {part: part for part in parts if part.startswith("xl/worksheets/")}
    for relation, name in book.sheets.items():
        target = links.targets.get(relation, "")
        part = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
        found[part] = name
    return found


class _Extent(_Elements):
    """Counts the filled cells of a file and sees to it that they do not lie too far out."""

    def __init__(self, shown: str, sheet: str, issues: list[Issue]) -> None:
        self.shown, self.sheet, self.issues = shown, sheet, issues
        self.filled = 0

    def mark(self, row: int, column: int) -> CellMark:
        return CellMark(self.shown, self.sheet, row, column)

    def add(self, issue: Issue) -> None:
        if len(self.issues) < MOST_FINDINGS:
            self.issues.append(issue)

    def fill(self, row: int, column: int, count: int = 1) -> None:
        """A cell, rows and columns from 0, that holds something, the last of ``count``."""
        self.filled += count
        if row >= MOST_ROWS or column >= MOST_COLUMNS or self.filled > MOST_CELLS:
            accepted = say("at-most-cells", rows=f"{MOST_ROWS:,}", columns=f"{MOST_COLUMNS:,}", cells=f"{MOST_CELLS:,}")
            issue = finding("too-much-content", say("sheet-goes-on"), self.mark(row, column), accepted=accepted)
            raise ContentError([issue])

    def check_formula(self, formula: str, row: int, column: int) -> None:
        if _reaches_out(formula):
            message = say("formula-reaches-out")
            self.add(
                finding("spreadsheet-formula", message, self.mark(row, column), repr(formula[:60]), say("a-value"))
            )

    def fail(self, row: int, column: int, found: Text) -> None:
        message = say("formula-failed")
        self.add(finding("spreadsheet-formula", message, self.mark(row, column), found, say("a-value")))


class _Worksheet(_Extent):
    """One sheet of an XLSX file."""

    def __init__(self, shown: str, sheet: str, issues: list[Issue]) -> None:
        super().__init__(shown, sheet, issues)
        self.row, self.column, self.kind = -1, -1, ""
        self.inside = self.formula = self.value = ""
        self.is_formula = False

    def start(self, name: str, given: Attributes) -> None:
        if name == "row":
            stated = given.get("r", "")
            self.row = int(stated) - 1 if stated.isdecimal() and len(stated) < 8 else self.row + 1
            self.column = -1
        elif name == "c":
            self._cell(given)
        elif name in ("f", "v", "t"):
            self.inside = name
            self.is_formula |= name == "f"

    def _cell(self, given: Attributes) -> None:
        self.column += 1
        match = _REFERENCE.fullmatch(given.get("r", ""))
        if match:
            self.row, self.column = int(match[2]) - 1, -1
            for letter in match[1].upper():
                self.column = (self.column + 1) * 26 + ord(letter) - ord("A")
        self.kind, self.formula, self.value, self.is_formula = given.get("t", ""), "", "", False

    def text(self, data: str) -> None:
        if self.inside == "f":
            self.formula += data
        elif self.inside:
            self.value += data

    def end(self, name: str) -> None:
        if name in ("f", "v", "t"):
            self.inside = ""
        elif name == "c":
            if self.value:
                self.fill(self.row, self.column)
            if self.formula:
                self.check_formula(self.formula, self.row, self.column)
            if self.kind == "e":
                self.fail(self.row, self.column, self.value)
            elif self.is_formula and not self.value and self.kind != "str":
                message = say("formula-without-value")
                accepted = say("saved-again")
                self.add(finding("spreadsheet-formula", message, self.mark(self.row, self.column), None, accepted))


class _Document(_Extent):
    """All sheets of an ODS file."""

    def __init__(self, shown: str, issues: list[Issue]) -> None:
        super().__init__(shown, "", issues)
        self.row = self.column = 0
        self.rows = self.columns = 1
        self.filling = self.inside = False

    def start(self, name: str, given: Attributes) -> None:
        if name in _OUTSIDE:
            message = say("data-elsewhere")
            self.add(Issue(code="spreadsheet-link", message=message, span=Span(self.shown)))
        elif name == "table":
            self.sheet, self.row = given.get("name", ""), 0
        elif name == "table-row":
            self.rows, self.column = _repeated(given, "number-rows-repeated"), 0
        elif name in ("table-cell", "covered-table-cell"):
            self.inside, self.columns = True, _repeated(given, "number-columns-repeated")
            self.filling = "value-type" in given
            self.check_formula(given.get("formula", ""), self.row, self.column)
            if given.get("value-type") == "error" or given.get("string-value", "").startswith("Err:"):
                self.fail(self.row, self.column, say("an-error"))

    def text(self, data: str) -> None:
        self.filling |= self.inside and bool(data.strip())

    def end(self, name: str) -> None:
        if name == "table-row":
            self.row += self.rows
        elif name in ("table-cell", "covered-table-cell"):
            if self.filling:
                self.fill(self.row + self.rows - 1, self.column + self.columns - 1, self.rows * self.columns)
            self.column, self.inside = self.column + self.columns, False


def _repeated(given: Attributes, name: str) -> int:
    stated = given.get(name, "1")
    return max(1, int(stated)) if stated.isdecimal() and len(stated) < 10 else 1
