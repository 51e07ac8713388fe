"""What is told of cells while the XML of a workbook is looked through: what is refused, lost, or shown otherwise."""

from __future__ import annotations

import re
from typing import NoReturn

import msgspec

from validator.base.issue import ContentError, Issue, Severity
from validator.base.speech.sentences import Sentence, Text
from validator.content.spreadsheets.cells import CellMark, finding, say
from validator.content.spreadsheets.elements import Elements
from validator.content.spreadsheets.number_formats import is_shown_as_read
from validator.content.spreadsheets.tables import (
    MOST_AREA,
    MOST_CELLS,
    MOST_CHARACTERS,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_TEXT,
    Fault,
    is_command,
    number_as_read,
)

MOST_FINDINGS = 50
LONGEST = 4 * MOST_CHARACTERS
"""Characters of a cell that are still read, so that it can be said which holds too much."""
BEYOND = 10**9
"""What a number of more digits stands for: more than any bound."""
_UNSEEN = "unseen"
_OTHER_FILE = re.compile(r"\[[0-9]+\]|\[[^][]+\.(?:xls[xmb]?|ods|csv)\]|'?file:|https?:", re.IGNORECASE)


class Faults:
    """By sheets, what is wrong with cells that may be read or not, and which cells stand out, by row and column."""

    def __init__(self) -> None:
        self.found: dict[str, list[Fault]] = {}
        self.standing: dict[str, list[tuple[int, int]]] = {}


def reaches_out(formula: str) -> bool:
    """Whether a formula asks for something outside of its file."""
    return is_command(formula) or _OTHER_FILE.search(formula) is not None


def at_most(characters: int) -> Sentence:
    """How many characters are accepted."""
    return say("at-most-characters", most=f"{characters:,}")


class SoFar:
    """What the sheets of one file come to so far: filled cells, their characters, and cells filled or not."""

    def __init__(self) -> None:
        self.filled = self.characters = self.area = 0


class Extent(Elements):
    """Counts what the cells of a file hold once they are unfolded, and sees to it that they do not lie too far out."""

    def __init__(self, shown: str, sheet: str, issues: list[Issue], faults: Faults, so_far: SoFar) -> None:
        self.shown, self.sheet, self.issues, self.faults, self.so_far = shown, sheet, issues, faults, so_far
        self.height = self.width = 0
        self.is_hidden = False
        self.hidden: list[int] = []
        self.formatted: set[tuple[str, int]] = set()
        self.lettered: set[tuple[str, int, str]] = set()

    def mark(self, row: int, column: int) -> CellMark:
        return CellMark(self.shown, self.sheet, row, column)

    def add(self, issue: Issue) -> None:
        if len(self.issues) < MOST_FINDINGS:
            self.issues.append(issue)

    def fill(self, row: int, column: int, count: int = 1, characters: int = 0) -> None:
        """A cell, rows and columns from 0, that holds so many characters, the last of ``count``."""
        if self.is_hidden and row not in self.hidden[-1:]:
            self.hidden.append(row)
        so_far = self.so_far
        so_far.filled += count
        so_far.characters += characters * count
        height, width = max(self.height, row + 1), max(self.width, column + 1)
        so_far.area += height * width - self.height * self.width
        self.height, self.width = height, width
        if row >= MOST_ROWS or column >= MOST_COLUMNS or so_far.filled > MOST_CELLS or so_far.area > MOST_AREA:
            accepted = say("at-most-cells", rows=f"{MOST_ROWS:,}", columns=f"{MOST_COLUMNS:,}", cells=f"{MOST_CELLS:,}")
            self.refuse(say("sheet-goes-on"), row, column, accepted)
        if characters > LONGEST:
            self.refuse(say("cell-holds-too-much"), row, column, at_most(MOST_CHARACTERS))
        if so_far.characters > MOST_TEXT:
            self.refuse(say("cells-hold-too-much"), row, column, at_most(MOST_TEXT))

    def refuse(self, message: Sentence, row: int, column: int, accepted: Text) -> NoReturn:
        """Raises ContentError with what is wrong at a cell, and with all that was before."""
        place = self.mark(min(row, BEYOND), min(column, BEYOND))
        raise ContentError([*self.issues, finding("too-much-content", message, place, accepted=accepted)])

    def check_formula(self, formula: str, row: int, column: int) -> None:
        if reaches_out(formula):
            message = say("formula-reaches-out")
            self.add(
                finding("spreadsheet-formula", message, self.mark(row, column), repr(formula[:60]), say("a-value"))
            )

    def note(self, issue: Issue, row: int, column: int, height: int = 1, width: int = 1) -> None:
        """What is wrong with a cell, or with several from there, if they are read."""
        known = self.faults.found.setdefault(self.sheet, [])
        if len(known) < MOST_FINDINGS:
            known.append(Fault(issue, row, column, height, width))

    def fail(self, row: int, column: int, found: Text) -> None:
        message = say("formula-failed")
        issue = finding("spreadsheet-formula", message, self.mark(row, column), found, say("a-value"))
        self.note(issue, row, column)

    def lack(self, row: int, column: int) -> None:
        message = say("formula-without-value")
        issue = finding("spreadsheet-formula", message, self.mark(row, column), None, say("saved-again"))
        self.note(issue, row, column)

    def show(self, row: int, column: int, shown: str, value: str) -> None:
        """A number that its format shows otherwise than it is read and printed; told once for a column."""
        read = number_as_read(value)
        if read is not None and shown and not is_shown_as_read(shown, read):
            self.show_otherwise(row, column, shown, read)

    def show_otherwise(self, row: int, column: int, shown: str, read: str) -> None:
        """What a cell holds and its format shows otherwise; told once for a column."""
        if (self.sheet, column) in self.formatted:
            return
        self.formatted.add((self.sheet, column))
        message = say("shown-by-format", shown=repr(shown), read=read)
        issue = finding("number-format", message, self.mark(row, column), repr(shown), say("text-or-number"))
        self.note(msgspec.structs.replace(issue, severity=Severity.WARNING), row, column)

    def lose(self, row: int, column: int, words: str) -> None:
        """Words that stand out in their cell, and do not on paper; told once for a column."""
        if words and (self.sheet, -1 - column) not in self.formatted:
            self.formatted.add((self.sheet, -1 - column))
            message, accepted = say("lost-format"), say("marks-of-rich-text")
            issue = finding("lost-format", message, self.mark(row, column), repr(words), accepted)
            self.note(msgspec.structs.replace(issue, severity=Severity.ADVICE), row, column)

    def leave_reading(self, row: int, column: int, reading: str) -> None:
        """A reading aid above words of a cell, which is left out; told once for a column."""
        if reading.strip() and (self.sheet, column, "") not in self.lettered:
            self.lettered.add((self.sheet, column, ""))
            message, accepted = say("reading-aid"), say("reading-in-brackets")
            issue = finding("lost-format", message, self.mark(row, column), repr(reading.strip()), accepted)
            self.note(msgspec.structs.replace(issue, severity=Severity.WARNING), row, column)

    def stand_out(self, row: int, column: int) -> None:
        """A cell whose whole style is bold, italic or underlined: whether others of its column are is seen later."""
        self.faults.standing.setdefault(self.sheet, []).append((row, column))

    def replace_letters(self, row: int, column: int, font: str) -> None:
        """Letters that a font of signs shows as others; told once for a column."""
        if font and (self.sheet, column, font) not in self.lettered:
            self.lettered.add((self.sheet, column, font))
            message = say("letters-as-signs", font=repr(font))
            issue = finding("lost-format", message, self.mark(row, column), repr(font), say("sign-or-icon"))
            self.note(msgspec.structs.replace(issue, severity=Severity.WARNING), row, column)

    def strike(self, row: int, column: int, said: str) -> None:
        """Text that the spreadsheet strikes out, and which is printed as if it stood; told once for cells in a row."""
        known = self.faults.found.setdefault(self.sheet, [])
        if known and known[-1].issue.code == "struck-text" and known[-1].row == row:
            before = known[-1]
            if before.column + before.width == column:
                known[-1] = msgspec.structs.replace(before, width=before.width + 1)
                return
        issue = finding(
            "struck-text", say("struck-text"), self.mark(row, column), repr(said), say("taken-out-or-remark")
        )
        self.note(msgspec.structs.replace(issue, severity=Severity.WARNING), row, column)

    def merge(self, row: int, column: int, height: int, width: int) -> None:
        """Cells that are one: only the first of them holds what all seem to say."""
        if height * width > 1:
            message = say("merged-cells", rows=height, columns=width)
            issue = finding("merged-cells", message, self.mark(row, column), None, say("cells-apart"))
            self.note(issue, row, column, height, width)

    def hide(self, message: Sentence, row: int, column: int, height: int, width: int) -> None:
        """Cells that the spreadsheet does not show, and which are read all the same."""
        issue = finding("hidden-cells", message, self.mark(row, column), None, say("shown-or-remark"))
        self.note(msgspec.structs.replace(issue, severity=Severity.WARNING), row, column, height, width)

    def hide_text(self, row: int, column: int) -> None:
        """Words of the colour of their cell, which are printed as if they were seen; told once for a column."""
        if (self.sheet, column, _UNSEEN) not in self.lettered:
            self.lettered.add((self.sheet, column, _UNSEEN))
            self.hide(say("text-like-cell"), row, column, 1, 1)

    def hide_sheet(self) -> None:
        """A sheet that the workbook hides, and whose cards are printed all the same."""
        self.hide(say("hidden-sheet"), 0, 0, MOST_ROWS, MOST_COLUMNS)

    def hide_columns(self, column: int, width: int) -> None:
        self.hide(say("hidden-columns", count=width), 0, column, MOST_ROWS, width)

    def hide_rows(self) -> None:
        """What is hidden of a sheet that ends, run by run."""
        first = 0
        for at, row in enumerate(self.hidden):
            if self.hidden[at + 1 : at + 2] != [row + 1]:
                height = at + 1 - first
                self.hide(say("hidden-rows", count=height), self.hidden[first], 0, height, MOST_COLUMNS)
                first = at + 1
        self.hidden.clear()
