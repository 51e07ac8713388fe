"""What the columns of a spreadsheet that was made for itself mean: guessed, told, and written in its headings."""

import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from validator.base.issue import WrongUse, near
from validator.content.spreadsheets.cells import spelled
from validator.content.spreadsheets.headings import IDENTITY, IGNORED, TITLE, USUAL, Column, Headings, headings_of
from validator.content.spreadsheets.reading import WORKBOOKS, tables_of
from validator.content.spreadsheets.tables import Table, text_in
from validator.content.spreadsheets.writing.cells_in_place import with_cells

LEFT_OUT = "-"
"""The meaning of a column that is not read."""
_NUMBER = "number"
"""What a column is that counts its rows, as no id is a number alone."""
_CALLED = {
    "text": "文字|內容|内容|效果|規則|规则|說明|说明|rules|rules text|card text|effect",
    "cost": "費用|费用|花費|花费",
    "points": "分數|分数|得分|點數|点数|vp|victory points",
    "attack": "攻擊|攻击|攻擊力|攻击力",
    "defence": "防禦|防御|防禦力|防御力|defense",
    "health": "生命|生命值|hp|血量",
    "type": "類型|类型|種類|种类|類別|类别",
    "colour": "顏色|颜色|color",
    "picture": "圖片|图片|插圖|插图|art|image|illustration",
}
"""Fields by what their columns are called elsewhere."""
_MEANINGS = {spelled(word): name for name, words in (USUAL | _CALLED).items() for word in words.split("|")}
_FIELD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_IDENTITY = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")
_LONGEST_TITLE, _SAMPLES, _LONGEST_SAMPLE = 60, 3, 60


class Guess(msgspec.Struct):
    """A column: its heading, what it is taken for (``title``, ``count``, the name of a field), and what it holds."""

    heading: str
    meaning: str
    samples: list[str]


class _Sheet(NamedTuple):
    table: Table
    headings: Headings
    rows: list[int]
    """Those that hold cards, from 0."""

    def heading(self, column: Column) -> str:
        return str(self.table.rows[self.headings.row][column.at]).strip()

    def texts(self, column: Column) -> list[str]:
        """What a column holds in the rows of cards."""
        rows = (self.table.rows[row] for row in self.rows)
        return [
            str(row[column.at]).strip() if column.at < len(row) and row[column.at] is not None else "" for row in rows
        ]


def guesses(sheet: Path, languages: list[str]) -> list[Guess]:
    """What the columns of a spreadsheet without a column ``id`` are taken for; none of one that has such a column.

    Raises:
        ContentError: it cannot be read.
    """
    found = _without_ids(sheet, languages)
    if found is None:
        return []
    meanings = _guessed(found)
    return [
        Guess(found.heading(column), meanings[column.at], _samples(found.texts(column)))
        for column in found.headings.columns
    ]


def kept_name(name: str) -> str:
    """What a spreadsheet is called in a kit: as it is, but for CSV whose name could be no kind of cards."""
    path = PurePosixPath(name)
    is_one = path.suffix.lower() not in WORKBOOKS
    return f"cards{path.suffix}" if is_one and not re.search(r"[A-Za-z]", path.stem) else name


def _samples(texts: list[str]) -> list[str]:
    held = [text[:_LONGEST_SAMPLE] for text in dict.fromkeys(texts) if text]
    return held[:_SAMPLES]


def with_meanings(sheet: Path, data: bytes, languages: list[str], stated: Mapping[str, str]) -> tuple[bytes, list[str]]:
    """A spreadsheet without ids with what its columns mean as their headings, and a column of ids; what was done.

    ``stated`` says what columns mean by their headings, where the guess is another. One that has a column of ids, and
    of which nothing is stated, stays as it is.

    Raises:
        ContentError: it cannot be read.
        WrongUse: what is stated names no column, or means what no column can.
    """
    found = _without_ids(sheet, languages, anyway=bool(stated))
    if found is None:
        return data, []
    meanings = _guessed(found) | _stated(found, stated)
    cells: dict[tuple[int, int], str | int] = {}
    told = []
    for column in found.headings.columns:
        heading, meaning = found.heading(column), meanings[column.at]
        wanted = _heading_of(column, heading, meaning)
        if wanted != heading and spelled(wanted) != spelled(heading):
            cells[found.headings.row, column.at] = wanted
            told.append(f"{heading} is left out" if meaning == LEFT_OUT else f"{heading} is taken for {wanted}")
    if IDENTITY not in meanings.values():
        at = max(len(row) for row in found.table.rows)
        names = _new_ids(found)
        cells |= {(found.headings.row, at): IDENTITY} | {(row, at): name for row, name in names.items()}
        listed = list(names.values())
        told.append(
            f"the column {IDENTITY} is new: {listed[0]} to {listed[-1]}" if len(listed) > 1 else f"{IDENTITY} is new"
        )
    line = [f"{sheet.name}: {'; '.join(told)}. Say what is another with --columns, such as Name=title,Notes=-"]
    return with_cells(data, sheet.suffix.lower(), found.table.sheet, cells), line if told else []


def _without_ids(sheet: Path, languages: list[str], *, anyway: bool = False) -> _Sheet | None:
    """The first sheet with cards, where none has a column of ids; ``anyway``: also where one has."""
    first: _Sheet | None = None
    for table in tables_of(sheet, sheet.name):
        headings = headings_of(table, languages, [])
        if headings is None or not headings.columns:
            continue
        if headings.identified and not anyway:
            return None
        rows = [row for row in range(headings.row + 1, len(table.rows)) if _holds_a_card(table, row)]
        if first is None and rows:
            first = _Sheet(table, headings, rows)
    return first


def _holds_a_card(table: Table, row: int) -> bool:
    texts = [text_in(value, table.mark(row, at), []) for at, value in enumerate(table.rows[row])]
    first = next((text for text in texts if text), "")
    return bool(first) and not first.startswith(IGNORED)


def _guessed(found: _Sheet) -> dict[int, str]:
    """What each column is taken for, by its place."""
    meanings: dict[int, str] = {}
    for column in found.headings.columns:
        name = str(column.path[0].value)
        usual = _MEANINGS.get(name, name)
        if usual == IDENTITY and not _are_ids(found.texts(column)):
            usual = _NUMBER
        is_taken = usual in meanings.values() and len(column.path) == 1
        meaning = name if is_taken and name not in USUAL else usual
        is_free = _FIELD.fullmatch(meaning) and (len(column.path) > 1 or meaning not in meanings.values())
        meanings[column.at] = meaning if is_free else f"field_{column.at + 1}"
    if TITLE not in meanings.values():
        free = [column for column in found.headings.columns if meanings[column.at] not in USUAL | _CALLED]
        named = next((column for column in free if _are_titles(found.texts(column))), None)
        if named is not None:
            meanings[named.at] = TITLE
    return meanings


def _are_ids(texts: list[str]) -> bool:
    return len(set(texts)) == len(texts) and all(_IDENTITY.fullmatch(text) for text in texts)


def _are_titles(texts: list[str]) -> bool:
    is_short = all(0 < len(text) <= _LONGEST_TITLE for text in texts)
    return is_short and len(set(texts)) == len(texts) and not any(text.replace(".", "").isdigit() for text in texts)


def _stated(found: _Sheet, stated: Mapping[str, str]) -> dict[int, str]:
    columns = {spelled(found.heading(column)): column.at for column in found.headings.columns}
    meanings: dict[int, str] = {}
    for heading, meaning in stated.items():
        at = columns.get(spelled(heading))
        if at is None:
            known = [found.heading(column) for column in found.headings.columns]
            guess = near(heading, known)
            hint = f"; did you mean {guess}?" if guess else ""
            raise WrongUse(f"{found.table.shown} has no column {heading!r} (it has {', '.join(known)}){hint}")
        if meaning != LEFT_OUT and not _FIELD.fullmatch(meaning):
            raise WrongUse(
                f"{meaning!r} cannot be what {heading} means: small letters a to z, digits and _, or - for nothing"
            )
        meanings[at] = meaning
    return meanings


def _heading_of(column: Column, heading: str, meaning: str) -> str:
    """The heading that says a meaning, with what stood behind its first name: ``Name [en]`` → ``title [en]``."""
    if meaning == LEFT_OUT:
        return f"{IGNORED}{heading}"
    if len(column.path) == 1:
        return meaning
    rest = [step.written for step in column.path[1:]]
    return f"{meaning} [{rest[0]}]" if len(rest) == 1 else ".".join([meaning, *rest])


def _new_ids(found: _Sheet) -> dict[int, str]:
    """An id for each row of a card: the first letter of what the sheet is called, and a number."""
    letter = next((sign for sign in found.table.names[-1].upper() if "A" <= sign <= "Z"), "C")
    width = len(str(len(found.rows)))
    return {row: f"{letter}{number:0{width}}" for number, row in enumerate(found.rows, 1)}
