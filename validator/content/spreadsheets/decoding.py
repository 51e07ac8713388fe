"""Workbooks decoded by calamine, once the XML of their sheets has been looked through; loaded in a child process alone.

Nothing is worked out here; what cells hold is read by `workbooks`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping

from python_calamine import CalamineError, CalamineWorkbook

from validator.base.characters import whole_number
from validator.base.issue import ContentError, Issue, Span
from validator.content.spreadsheets.cells import say
from validator.content.spreadsheets.elements import Attributes, Elements, parsed
from validator.content.spreadsheets.extents import BEYOND, LONGEST, Extent, Faults, SoFar, at_most, reaches_out
from validator.content.spreadsheets.number_formats import Styles, shown_by, text_shown_by
from validator.content.spreadsheets.strikes import (
    FONTS,
    MOST_SHOWN,
    STANDING_OUT,
    StruckFonts,
    StruckRuns,
    StruckStyles,
)
from validator.content.spreadsheets.tables import (
    FAILURES,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    Book,
    Date,
    Sheet,
    Value,
    number_as_read,
)
from validator.content.spreadsheets.unpacking import (
    holds_pictures,
    holds_words_in_shapes,
    packed_anew,
    unpacked,
    with_breaks,
)

_REFERENCE = re.compile(r"\$?([A-Za-z]{1,3})\$?([0-9]{1,7})")
_OUTSIDE = frozenset({"dde-link", "dde-source", "table-source", "cell-range-source", "event-listener", "dde-links"})
_TRUE = ("1", "true")
_LONGEST_FAILURE = 20
_LONGEST_NUMBER = 40
_LONGEST_FORMAT = 200
_NUMBERS = frozenset({"float", "percentage", "currency"})
"""What ODS calls cells with numbers."""


def check_workbook(parts: Mapping[str, bytes], shown: str) -> Faults:
    """Look through an XLSX file, for what is wrong with its cells. Raises ContentError with all that is refused."""
    issues: list[Issue] = []
    faults = Faults()
    so_far = SoFar()
    shared = parsed(parts.get("xl/sharedStrings.xml", b"<none/>"), _SharedTexts(), shown)
    styles = parsed(parts.get("xl/styles.xml", b"<none/>"), _Styles(), shown).found()
    named = parsed(parts.get("xl/workbook.xml", b"<none/>"), _Names(), shown)
    for part, name in _sheet_names(parts, shown).items():
        if part in parts:
            sheet = _Worksheet(shown, name, issues, faults, so_far, shared, styles)
            if name in named.hidden:
                sheet.hide_sheet()
            parsed(parts[part], sheet, shown)
    for formula in named.formulas:
        if reaches_out(formula):
            message = say("name-leads-outside")
            issues.append(Issue(code="spreadsheet-link", message=message, span=Span(shown), found=repr(formula[:60])))
    if issues:
        raise ContentError(issues)
    return faults


def check_document(parts: Mapping[str, bytes], shown: str) -> Faults:
    """Look through an ODS file, for what is wrong with its cells. Raises ContentError with all that is refused."""
    issues: list[Issue] = []
    faults = Faults()
    document = _Document(shown, issues, faults)
    parsed(parts.get("styles.xml", b"<none/>"), _NamedStyles(document.struck), shown)
    parsed(parts.get("content.xml", b"<none/>"), document, shown)
    if issues:
        raise ContentError(issues)
    return faults


class _Names(Elements):
    """Names that stand for cells or formulas, the sheets of a workbook, and what its relations lead to."""

    def __init__(self) -> None:
        self.formulas: list[str] = []
        self.sheets: dict[str, str] = {}
        self.targets: dict[str, str] = {}
        self.hidden: set[str] = set()
        self._inside = False

    def start(self, name: str, given: Attributes) -> None:
        self._inside = name == "definedName"
        if self._inside:
            self.formulas.append("")
        elif name == "sheet":
            self.sheets[given.get("id", "")] = given.get("name", "")
            if given.get("state", "visible") != "visible":
                self.hidden.add(given.get("name", ""))
        elif name == "Relationship":
            self.targets[given.get("Id", "")] = given.get("Target", "")

    def end(self, name: str) -> None:
        self._inside = False

    def text(self, data: str) -> None:
        if self._inside and len(self.formulas[-1]) <= LONGEST:
            self.formulas[-1] += data


def _sheet_names(parts: Mapping[str, bytes], shown: str) -> dict[str, str]:
    """The names of the sheets by the parts that hold them; a part that no name leads to is called by its own."""
    book = parsed(parts.get("xl/workbook.xml", b"<none/>"), _Names(), shown)
    links = parsed(parts.get("xl/_rels/workbook.xml.rels", b"<none/>"), _Names(), shown)
    sheet_names = {part: part for part in parts if part.startswith("xl/worksheets/")}
    for relation, name in book.sheets.items():
        target = links.targets.get(relation, "")
        part = target.lstrip("/") if target.startswith("/") else f"xl/{target}"
        sheet_names[part] = name
    return sheet_names


class _SharedTexts(Elements):
    """Of each text that cells of an XLSX file share: its length, how it begins, and what of it is struck out."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.beginnings: list[str] = []
        self.struck: dict[int, str] = {}
        self.marked: dict[int, str] = {}
        self.signs: dict[int, str] = {}
        self._runs = StruckRuns()

    def start(self, name: str, given: Attributes) -> None:
        if name == "si":
            self.lengths.append(0)
            self.beginnings.append("")
            self._runs = StruckRuns()
        self._runs.start(name, given)

    def end(self, name: str) -> None:
        if name == "si" and self._runs.said.strip():
            self.struck[len(self.lengths) - 1] = self._runs.said.strip()
        if name == "si" and (marked := self._runs.marked()):
            self.marked[len(self.lengths) - 1] = marked
        if name == "si" and self._runs.signs:
            self.signs[len(self.lengths) - 1] = self._runs.signs

    def text(self, data: str) -> None:
        self._runs.text(data)
        if self.lengths:
            self.lengths[-1] += len(data)
            if len(self.beginnings[-1]) < MOST_SHOWN:
                self.beginnings[-1] += data[:MOST_SHOWN]


class _Styles(Elements):
    """The formats of numbers in an XLSX file, which of them each style of cells has, and which styles strike out."""

    def __init__(self) -> None:
        self._codes: dict[int, str] = {}
        self._numbers: list[int] = []
        self._inside = False
        self._struck = StruckFonts()

    def start(self, name: str, given: Attributes) -> None:
        self._struck.start(name, given)
        if name == "numFmt":
            self._codes[whole_number(given.get("numFmtId", "")) or 0] = given.get("formatCode", "")[:_LONGEST_FORMAT]
        elif name == "cellXfs":
            self._inside = True
        elif name == "xf" and self._inside:
            self._numbers.append(whole_number(given.get("numFmtId", "")) or 0)

    def end(self, name: str) -> None:
        self._struck.end(name)
        if name == "cellXfs":
            self._inside = False

    def found(self) -> Styles:
        struck = self._struck
        return Styles(
            self._codes,
            tuple(self._numbers),
            frozenset(struck.styles),
            frozenset(struck.standing),
            struck.signs,
            frozenset(struck.unseen),
        )


class _NamedStyles(Elements):
    """The styles of an ODS file that stand apart from its sheets."""

    def __init__(self, struck: StruckStyles) -> None:
        self.start, self.end = struck.start, struck.end  # type: ignore[method-assign]


class _Worksheet(Extent):
    """One sheet of an XLSX file."""

    def __init__(
        self,
        shown: str,
        sheet: str,
        issues: list[Issue],
        faults: Faults,
        so_far: SoFar,
        shared: _SharedTexts,
        styles: Styles,
    ) -> None:
        super().__init__(shown, sheet, issues, faults, so_far)
        self.shared, self.styles = shared, styles
        self.row, self.column, self.kind, self.style = -1, -1, "", 0
        self.inside = self.formula = self.value = ""
        self.is_formula = self.is_held = False
        self.runs = StruckRuns()

    def start(self, name: str, given: Attributes) -> None:
        if name == "row":
            stated = given.get("r", "")
            self.row = int(stated) - 1 if stated.isdecimal() and len(stated) < 8 else self.row + 1
            self.column = -1
            self.is_hidden = given.get("hidden") in _TRUE
        elif name == "col" and (given.get("hidden") in _TRUE or given.get("width") in ("0", "0.0")):
            left, right = (whole_number(given.get(end, "")) or 1 for end in ("min", "max"))
            if left <= right < MOST_COLUMNS:
                self.hide_columns(left - 1, right - left + 1)
        elif name == "c":
            self._cell(given)
        elif name in ("f", "v", "t"):
            self.inside = name
            self.is_held = True
            self.is_formula |= name == "f"
        elif name in ("r", *STANDING_OUT, *FONTS, "strike"):
            self.runs.start(name, given)
        elif name == "mergeCell":
            first, _, last = given.get("ref", "").partition(":")
            if (begin := _cell_at(first)) and (end := _cell_at(last)):
                self.merge(*begin, end[0] - begin[0] + 1, end[1] - begin[1] + 1)

    def _cell(self, given: Attributes) -> None:
        self.column += 1
        if (place := _cell_at(given.get("r", ""))) is not None:
            self.row, self.column = place
        self.kind, self.formula, self.value = given.get("t", ""), "", ""
        self.style = whole_number(given.get("s", "")) or 0
        self.is_formula = self.is_held = False
        self.runs = StruckRuns()

    def text(self, data: str) -> None:
        if self.inside and len(self.formula) + len(self.value) + len(data) > 2 * LONGEST:
            self.refuse(say("cell-holds-too-much"), self.row, self.column, at_most(MOST_CHARACTERS))
        if self.inside == "f":
            self.formula += data
        elif self.inside:
            self.value += data
            self.runs.text(data)

    def end(self, name: str) -> None:
        if name in ("f", "v", "t"):
            self.inside = ""
        elif name == "sheetData":
            self.hide_rows()
        elif name == "c":
            if self.is_held:
                self.fill(self.row, self.column, characters=self._characters())
                if said := self._struck():
                    self.strike(self.row, self.column, said)
                self._note_style()
            if self.formula:
                self.check_formula(self.formula, self.row, self.column)
            if self.kind == "e":
                self.fail(self.row, self.column, self.value)
            elif self.is_formula and not self.value and self.kind != "str":
                self.lack(self.row, self.column)
            elif self.style and self.value:
                self._show_by_style()

    def _note_style(self) -> None:
        """What the look of the cell, or of words in it, says and paper does not."""
        number = self._shared_number()
        self.lose(self.row, self.column, self._marked())
        if self.style in self.styles.standing:
            self.stand_out(self.row, self.column)
        if self.style in self.styles.unseen:
            self.hide_text(self.row, self.column)
        signs = self.runs.signs if number is None else self.shared.signs.get(number, "")
        self.replace_letters(self.row, self.column, signs or self.styles.signs.get(self.style, ""))

    def _shared_number(self) -> int | None:
        """Which text that cells share it is; None where it has its own."""
        return whole_number(self.value.strip()) if self.kind == "s" else None

    def _show_by_style(self) -> None:
        code = self.styles.code(self.style)
        if code and self.kind not in ("", "n", "b", "d"):
            number = self._shared_number()
            text = self.value[:MOST_SHOWN] if number is None else "".join(self.shared.beginnings[number : number + 1])
            if (shown := text_shown_by(code, text)) != text:
                self.show_otherwise(self.row, self.column, shown, repr(text))
        elif code and (read := number_as_read(self.value)) is not None:
            self.show(self.row, self.column, shown_by(code, float(read)) or "", self.value)

    def _characters(self) -> int:
        """How many characters the cell holds; where it is a text that cells share, as many as that has."""
        if self.kind != "s":
            return len(self.value)
        number = whole_number(self.value.strip())
        lengths = self.shared.lengths
        return lengths[number] if number is not None and number < len(lengths) else 0

    def _marked(self) -> str:
        """Words of the cell that stand out among its others."""
        number = self._shared_number()
        return self.runs.marked() if number is None else self.shared.marked.get(number, "")

    def _struck(self) -> str:
        """What of the cell is struck out, the whole of it or words."""
        is_whole = self.style in self.styles.struck
        number = self._shared_number()
        if number is None:
            return (self.value[:MOST_SHOWN] if is_whole else self.runs.said).strip()
        if is_whole and number < len(self.shared.beginnings):
            return self.shared.beginnings[number].strip()
        return self.shared.struck.get(number, "")


def _cell_at(reference: str) -> tuple[int, int] | None:
    """The row and column from 0 that ``B3`` means."""
    match = _REFERENCE.fullmatch(reference)
    if match is None:
        return None
    column = -1
    for letter in match[1].upper():
        column = (column + 1) * 26 + ord(letter) - ord("A")
    return int(match[2]) - 1, column


class _Document(Extent):
    """All sheets of an ODS file."""

    def __init__(self, shown: str, issues: list[Issue], faults: Faults) -> None:
        super().__init__(shown, "", issues, faults, SoFar())
        self.row = self.column = self.characters = self.across = 0
        self.rows = self.columns = 1
        self.filling = self.inside = self.is_formula = self.is_valued = self.is_reading = False
        self.said = self.number = self.shown_number = self.reading = ""
        self.struck = StruckStyles()
        self.style = ""
        self.unseen: set[str] = set()

    def start(self, name: str, given: Attributes) -> None:
        self.struck.start(name, given)
        if name == "style":
            self.style = given.get("name", "")
        elif name == "table-properties" and given.get("display") == "false":
            self.unseen.add(self.style)
        if name in _OUTSIDE:
            message = say("data-elsewhere")
            self.add(Issue(code="spreadsheet-link", message=message, span=Span(self.shown)))
        elif name == "table":
            self.sheet, self.row, self.height, self.width, self.across = given.get("name", ""), 0, 0, 0, 0
            self.struck.table()
            if given.get("style-name") in self.unseen:
                self.hide_sheet()
        elif name == "table-row":
            self.rows, self.column = _repeated(given, "number-rows-repeated"), 0
            self.is_hidden = given.get("visibility", "visible") != "visible"
        elif name == "table-column":
            width = _repeated(given, "number-columns-repeated")
            if given.get("visibility", "visible") != "visible" and self.across + width < MOST_COLUMNS:
                self.hide_columns(self.across, width)
            self.across += width
            self.struck.column(given, width)
        elif name in ("table-cell", "covered-table-cell"):
            self._cell(given)
        elif self.inside:
            self.characters += _repeated(given, "c") if name == "s" else 1
            self.is_reading = name == "ruby-text"
            if name == "span":
                self.struck.span(given)

    def _cell(self, given: Attributes) -> None:
        self.inside, self.columns = True, _repeated(given, "number-columns-repeated")
        self.struck.cell(given, self.column)
        self.is_formula, self.is_valued, self.said = "formula" in given, "value-type" in given, ""
        self.number = given.get("value", "") if given.get("value-type") in _NUMBERS else ""
        self.shown_number = self.reading = ""
        self.filling, self.characters = self.is_valued or self.is_formula, 0
        self.check_formula(given.get("formula", ""), self.row, self.column)
        height, width = (_repeated(given, f"number-{side}-spanned") for side in ("rows", "columns"))
        self.merge(self.row, self.column, height, width)
        if given.get("value-type") == "error" or given.get("string-value", "").startswith("Err:"):
            self.fail(self.row, self.column, say("an-error"))
            self.is_formula = False  # it is told

    def text(self, data: str) -> None:
        if self.is_reading:
            self.reading = (self.reading + data)[:MOST_SHOWN]
            return
        if self.inside:
            self.struck.text(data)
        self.characters += len(data)
        self.said = (self.said + data)[:_LONGEST_FAILURE] if self.is_formula else ""
        if self.number:
            self.shown_number = (self.shown_number + data)[:_LONGEST_NUMBER]
        self.filling |= self.inside and bool(data.strip())

    def end(self, name: str) -> None:
        self.struck.end(name)
        self.is_reading &= name != "ruby-text"
        if name == "table":
            self.hide_rows()
        elif name == "table-row":
            self.row += self.rows
        elif name in ("table-cell", "covered-table-cell"):
            if self.filling:
                last = self.row + self.rows - 1, self.column + self.columns - 1
                self.fill(*last, self.rows * self.columns, self.characters)
                if said := self.struck.said.strip():
                    self.strike(self.row, self.column, said)
                self.lose(self.row, self.column, self.struck.marked())
                self.leave_reading(self.row, self.column, self.reading)
                if self.struck.is_standing:
                    self.stand_out(self.row, self.column)
                if self.struck.is_unseen:
                    self.hide_text(self.row, self.column)
                self.replace_letters(self.row, self.column, self.struck.signs)
            if self.is_formula and (self.said.strip() in FAILURES or self.said.startswith("Err:")):
                self.fail(self.row, self.column, self.said.strip())
            elif self.is_formula and not self.is_valued:
                self.lack(self.row, self.column)
            elif self.number:
                self.show(self.row, self.column, self.shown_number.strip(), self.number)
            self.column, self.inside = self.column + self.columns, False


def _repeated(given: Attributes, name: str) -> int:
    """How many times something stands there; a number that no sheet has counts as `BEYOND`."""
    digits = given.get(name, "1").strip().removeprefix("+")
    if not digits.isdecimal():
        return 1
    digits = digits.lstrip("0")
    return max(1, int(digits or "0")) if len(digits) < len(str(BEYOND)) else BEYOND


def book_of(data: bytes, shown: str) -> Book:
    """The sheets of a workbook, or why it is refused."""
    try:
        return Book(_sheets(data, shown), pictures=holds_pictures(data), shapes=holds_words_in_shapes(data))
    except ContentError as error:
        return Book(issues=tuple(error.issues))


def _sheets(data: bytes, shown: str) -> tuple[Sheet, ...]:
    parts = unpacked(data, shown)
    faults = check_workbook(parts, shown) if "xl/workbook.xml" in parts else check_document(parts, shown)
    whole = io.BytesIO(packed_anew(with_breaks(parts)))
    del parts
    try:
        with CalamineWorkbook.from_filelike(whole) as workbook:
            return tuple(
                Sheet(
                    name, _rows(workbook, name), tuple(faults.found.get(name, ())), tuple(faults.standing.get(name, ()))
                )
                for name in workbook.sheet_names
            )
    except (CalamineError, ValueError, OSError) as error:
        message = say("workbook-unreadable", why=str(error))
        raise ContentError(
            [Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=say("workbook-file"))]
        ) from None


def _rows(workbook: CalamineWorkbook, name: str) -> list[list[Value]]:
    rows = workbook.get_sheet_by_name(name).to_python(False)
    return [[value if isinstance(value, _PLAIN) else Date(str(value)) for value in row] for row in rows]


_PLAIN = (str, int, float)
