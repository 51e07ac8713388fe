"""What the columns of a spreadsheet made for itself mean: guessed, stated, told, and written in its headings."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import msgspec

from generator.front.commands.new_from_sheet import KNOWN, MOST_FIELDS, field_names, holds_a_card, kind_named
from generator.front.commands.usual_columns import CALLED, CARD, FIELD, LEFT_OUT, MEANINGS, NOTES, Kinds, singular
from validator.base.issue import WrongUse, near
from validator.base.speech.sentences import Sentence, Sentences, Text
from validator.content.kits.sound import KEPT
from validator.content.spreadsheets.cells import COMBINE, spelled
from validator.content.spreadsheets.combining import EXCEPT
from validator.content.spreadsheets.reading import WORKBOOKS, spare_names, tables_of
from validator.content.spreadsheets.tables import (
    IDENTITY,
    IGNORED,
    KIND,
    TITLE,
    USUAL,
    Column,
    Headings,
    Table,
    headings_of,
    text_in,
)
from validator.content.spreadsheets.typed import number
from validator.content.spreadsheets.writing.cells_in_place import with_cells

say = Sentences(__package__)
_ENOUGH_FIELDS = 2
"""So many names of fields in the first column say that a table lies on its side."""
_NUMBER = "number"
"""What a column of that name stays where it holds numbers: it may be what a card is worth."""
_IDENTITY = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,31}")
LONGEST_NAME = 32
"""Letters of a field's name."""
_MOST_PREFIX = 8
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
        at, rows = column.at, ((row, self.table.rows[row]) for row in self.rows)
        return [text_in(held[at], self.table.mark(row, at), []) if at < len(held) else "" for row, held in rows]


def guesses(sheet: Path, languages: list[str]) -> list[Guess]:
    """What the columns of a spreadsheet without a column ``id`` are taken for; none of one that has such a column.

    Raises:
        ContentError: it cannot be read.
    """
    sheets = _without_ids(sheet, languages)
    if not sheets:
        return []
    found = sheets[0]
    meanings = _guessed(found)
    return [
        Guess(found.heading(column), meanings[column.at], _samples(found.texts(column)))
        for column in found.headings.columns
    ]


def kept_name(name: str) -> str:
    """What a spreadsheet is called in a kit: as it is, but for CSV whose name could be no kind of cards."""
    path = PurePosixPath(name)
    is_one = path.suffix.lower() not in WORKBOOKS
    return f"cards{path.suffix}" if is_one and not any(map(singular, spare_names(path.stem))) else name


def _samples(texts: list[str]) -> list[str]:
    held = [text[:_LONGEST_SAMPLE] for text in dict.fromkeys(texts) if text]
    return held[:_SAMPLES]


class Remarks(NamedTuple):
    """What is told of a sheet: its name, and what was done with it; ``are_guesses`` that ``--columns`` may alter."""

    sheet: str
    said: list[Sentence]
    are_guesses: bool = False

    def in_language(self, language: str) -> str:
        """All of it in one line."""
        said = say("new-of-sheet", sheet=self.sheet, said="; ".join(one.in_language(language) for one in self.said))
        return (say("new-guesses", said=said) if self.are_guesses else said).in_language(language)


def with_meanings(
    sheet: Path, data: bytes, languages: list[str], stated: Mapping[str, str]
) -> tuple[bytes, list[Remarks]]:
    """A spreadsheet without ids with what its columns mean as their headings, and a column of ids; what was done.

    ``stated`` says what columns mean by their headings, where the guess is another. One that has a column of ids, and
    of which nothing is stated, stays as it is.

    Raises:
        ContentError: it cannot be read.
        WrongUse: what is stated names no column, or means what no column can.
    """
    sheets = _without_ids(sheet, languages, anyway=bool(stated))
    if not sheets:
        return _as_kits_take_it(sheet, data, languages)
    _check_stated(sheets, stated)
    lines: list[Remarks] = []
    prefixes, kinds = set[str](), Kinds()
    for found in sheets:
        cells, remarks = _meant(found, stated, prefixes, kinds)
        data = with_cells(data, sheet.suffix.lower(), found.table.sheet, cells)
        if remarks:
            shown = f"{sheet.name}:{found.table.sheet}" if len(sheets) > 1 else sheet.name
            lines.append(Remarks(shown, remarks))
    if lines:
        lines[-1] = lines[-1]._replace(are_guesses=True)
    return data, lines


def _meant(
    found: _Sheet, stated: Mapping[str, str], prefixes: set[str], kinds: Kinds
) -> tuple[dict[tuple[int, int], str | int], list[Sentence]]:
    """The cells of a sheet that say what its columns mean, and what is told of that; ``prefixes`` of ids are taken."""
    guessed = _guessed(found, _stated(found, stated))
    meanings = guessed | dict.fromkeys(_too_many(guessed), LEFT_OUT)
    names = field_names(found.headings)
    cells: dict[tuple[int, int], str | int] = {}
    remarks = list(_doubts(found))
    for column in found.headings.columns:
        heading, meaning = found.heading(column), meanings[column.at]
        wanted = _heading_of(column, heading, meaning)
        if not heading.isascii() and names[column.at] == meaning:
            remarks.append(_told_of(heading, wanted))
        elif wanted != heading and spelled(wanted) != spelled(heading):
            cells[found.headings.row, column.at] = wanted
            remarks.append(_told_of(heading, wanted))
    for row, at, text in _sums(found):
        cells[row, at] = f"{IGNORED}{text}"
        remarks.append(say("new-row-left-out", row=row + 1, text=text))
    if _too_many(guessed):
        remarks.append(say("new-most-fields", most=MOST_FIELDS))
    if (own := next((at for at, meaning in meanings.items() if meaning == IDENTITY), None)) is not None:
        numbered = {
            (row, own): f"{kind}-{number}" for row, kind, number in _numbered(found.table, found.headings, own, kinds)
        }
        if numbered:
            listed = list(dict.fromkeys([next(iter(numbered.values())), list(numbered.values())[-1]]))
            remarks.append(_told_of_numbers(listed))
        cells |= numbered
    else:
        at = max(len(row) for row in found.table.rows)
        names = _new_ids(found, prefixes)
        cells |= {(found.headings.row, at): IDENTITY} | {(row, at): name for row, name in names.items()}
        listed = list(names.values())
        remarks.append(say("new-ids", ids=_from_to(listed)))
    return cells, remarks


def _doubts(found: _Sheet) -> Iterator[Sentence]:
    """What seems to be wrong with a sheet: a card where headings should be, or fields where cards should."""
    texts = [found.heading(column) for column in found.headings.columns]
    if any(number(text) is not None for text in texts):
        yield say("new-no-headings", found=", ".join(texts)[:LONGEST_NAME])
    first = found.headings.columns[0]
    named = [text for text in found.texts(first) if spelled(text) in MEANINGS or spelled(text) in CALLED]
    if len(named) >= _ENOUGH_FIELDS:
        yield say("new-turned", found=", ".join(named)[:LONGEST_NAME])


def _sums(found: _Sheet) -> Iterator[tuple[int, int, str]]:
    """The rows of sums below the cards, each with the place of its first cell that holds something, and what."""
    for row in range(found.headings.row + 1, len(found.table.rows)):
        texts = [text_in(value, found.table.mark(row, at), []) for at, value in enumerate(found.table.rows[row])]
        first = next((at for at, text in enumerate(texts) if text), None)
        if first is not None and row not in found.rows and not texts[first].startswith(IGNORED):
            yield row, first, texts[first]


def _as_kits_take_it(sheet: Path, data: bytes, languages: list[str]) -> tuple[bytes, list[Remarks]]:
    """A spreadsheet with ids as a kit takes it: ids that are numbers alone have the kind before them, ``card-1``, and
    no heading is a name that no field may have; what was done."""
    remarks: list[Remarks] = []
    kinds = Kinds()
    for table in tables_of(sheet, sheet.name):
        headings = headings_of(table, languages, [])
        if headings is None or not headings.identified:
            continue
        at = next(column.at for column in headings.columns if column.path[0].value == IDENTITY)
        renamed = _renamed(table, headings)
        names = {(row, at): f"{kind}-{number}" for row, kind, number in _numbered(table, headings, at, kinds)}
        if renamed or names:
            data = with_cells(data, sheet.suffix.lower(), table.sheet, {**renamed, **names})
        remarks += [
            Remarks(table.shown, [_told_of(str(table.rows[row][column]).strip(), wanted)])
            for (row, column), wanted in renamed.items()
        ]
        if names:
            listed = list(dict.fromkeys([next(iter(names.values())), list(names.values())[-1]]))
            remarks.append(Remarks(table.shown, [_told_of_numbers(listed)]))
    return data, remarks


def _told_of_numbers(names: Sequence[str]) -> Sentence:
    return say("new-numbers", ids=_from_to(names))


def _from_to(names: Sequence[str]) -> Text:
    """The first and the last of some names; the only one."""
    return say("from-to", first=names[0], last=names[-1]) if names[1:] else names[0]


def _renamed(table: Table, headings: Headings) -> dict[tuple[int, int], str]:
    """Headings that mean a title where none is called so, or that no field may have as its name, as they are to be."""
    taken = {str(column.path[0].value) for column in headings.columns}
    names = {
        column.at: str(column.path[-1 if column.path[0].value == COMBINE else 0].value) for column in headings.columns
    }
    left_out = {(headings.row, at): f"{IGNORED}{names[at]}" for at in _too_many(names)}
    renamed: dict[tuple[int, int], str] = {}
    for column in headings.columns:
        name = str(column.path[0].value)
        meaning = MEANINGS.get(name, name)
        if name in NOTES:
            renamed[headings.row, column.at] = f"{IGNORED}{column.path[0].written}"
        elif name in KEPT or len(name) > LONGEST_NAME or (meaning == TITLE and name != TITLE):
            wanted = _allowed(meaning) if meaning not in taken else _allowed(name)
            if wanted != name:
                taken.add(wanted)
                renamed[headings.row, column.at] = _heading_of(column, name, wanted)
    return renamed | left_out


def _too_many(meanings: Mapping[int, str]) -> list[int]:
    """The places of columns for which a kind has no field any more."""
    fields = [name for name in dict.fromkeys(meanings.values()) if name not in (*KNOWN, TITLE, KIND, LEFT_OUT)]
    return [at for at, name in meanings.items() if name in fields[MOST_FIELDS:]]


def _told_of(heading: str, wanted: str) -> Sentence:
    """What becomes of a heading, in a few words."""
    heading = " ".join(heading.split())
    if wanted.startswith(IGNORED):
        return say("new-left-out", heading=heading)
    return say("new-taken", heading=heading, meaning=wanted)


def _allowed(name: str) -> str:
    """A name that a field may have: short, at the end of a word if there is one, and none that is kept."""
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME + 1].rpartition("_")[0] or name[:LONGEST_NAME]
    return f"card_{name}" if name in KEPT else name


def _numbered(table: Table, headings: Headings, at: int, kinds: Kinds) -> Iterator[tuple[int, str, str]]:
    """The rows of cards whose id is a number alone, each with its kind and the number."""
    for row in range(headings.row + 1, len(table.rows)):
        texts = [text_in(value, table.mark(row, column), []) for column, value in enumerate(table.rows[row])]
        number = texts[at] if at < len(texts) else ""
        if number.isascii() and number.isdigit():
            yield row, kinds.of(kind_named(table, headings, texts) or CARD, table), number


def _without_ids(sheet: Path, languages: list[str], *, anyway: bool = False) -> list[_Sheet]:
    """The sheets with cards, where none has a column of ids; ``anyway``: also where one has.

    Beside others a sheet of a single column holds remarks.
    """
    sheets: list[_Sheet] = []
    for table in tables_of(sheet, sheet.name):
        headings = headings_of(table, languages, [])
        if headings is None or not headings.columns:
            continue
        if headings.identified and not anyway:
            return []
        rows = [row for row in range(headings.row + 1, len(table.rows)) if holds_a_card(table, row)]
        if rows:
            sheets.append(_Sheet(table, headings, rows))
    return [one for one in sheets if len(one.headings.columns) > 1] or sheets[:1]


def _guessed(found: _Sheet, stated: Mapping[int, str] = {}) -> dict[int, str]:
    """What each column is taken for, by its place; what is ``stated`` is taken first."""
    meanings = dict(stated)
    for column in found.headings.columns:
        if column.at in stated:
            continue
        name = str(column.path[0].value)
        if name in NOTES:
            meanings[column.at] = LEFT_OUT
            continue
        usual = MEANINGS.get(name, name)
        if usual == IDENTITY and not _are_ids(found.texts(column), numbers=spelled(name) != _NUMBER):
            usual = _NUMBER
        is_taken = usual in meanings.values() and len(column.path) == 1
        meaning = _allowed(name if is_taken and name not in USUAL else usual)
        is_free = FIELD.fullmatch(meaning) and (len(column.path) > 1 or meaning not in meanings.values())
        meanings[column.at] = meaning if is_free else f"field_{column.at + 1}"
    if TITLE not in meanings.values():
        free = [column for column in found.headings.columns if meanings[column.at] not in USUAL | CALLED]
        named = next((one for one in free if one.at not in stated and _are_titles(found.texts(one))), None)
        if named is not None:
            meanings[named.at] = TITLE
    return meanings


def _are_ids(texts: list[str], *, numbers: bool) -> bool:
    """Whether each row has a name of its own, or, with ``numbers``, a number of its own."""
    is_each = [_IDENTITY.fullmatch(text) or (numbers and text.isascii() and text.isdigit()) for text in texts]
    return len(set(texts)) == len(texts) and all(is_each)


def _are_titles(texts: list[str]) -> bool:
    is_short = all(0 < len(text) <= _LONGEST_TITLE for text in texts)
    return is_short and len(set(texts)) == len(texts) and not any(text.replace(".", "").isdigit() for text in texts)


def _check_stated(sheets: Sequence[_Sheet], stated: Mapping[str, str]) -> None:
    """Raises WrongUse where what columns mean is stated of none, or as what none can mean."""
    known = list(dict.fromkeys(found.heading(column) for found in sheets for column in found.headings.columns))
    for heading, meaning in stated.items():
        if spelled(heading) not in map(spelled, known):
            guess = near(heading, known)
            hint = f"; did you mean {guess}?" if guess else ""
            raise WrongUse(f"{sheets[0].table.shown} has no column {heading!r} (it has {', '.join(known)}){hint}")
        if meaning != LEFT_OUT and not FIELD.fullmatch(meaning):
            raise WrongUse(
                f"{meaning!r} cannot be what {heading} means: small letters a to z, digits and _, or - for nothing"
            )


def _stated(found: _Sheet, stated: Mapping[str, str]) -> dict[int, str]:
    """What columns of a sheet are stated to mean, by their places.

    Raises:
        WrongUse: two of them mean the same.
    """
    by_heading = {spelled(heading): meaning for heading, meaning in stated.items()}
    meanings: dict[int, str] = {}
    for column in found.headings.columns:
        meaning = by_heading.get(spelled(found.heading(column)))
        if meaning is None:
            continue
        # A sheet reads a column of that name as lists of other fields.
        meaning = f"card_{meaning}" if meaning in (COMBINE, EXCEPT) else _allowed(meaning)
        twin = next((at for at, other in meanings.items() if other == meaning and meaning != LEFT_OUT), None)
        if twin is not None and len(column.path) == 1:
            first = str(found.table.rows[found.headings.row][twin]).strip()
            raise WrongUse(f"{first} and {found.heading(column)} cannot both mean {meaning}")
        meanings[column.at] = meaning
    return meanings


def _heading_of(column: Column, heading: str, meaning: str) -> str:
    """The heading that says a meaning, with what stood behind its first name: ``Name [en]`` → ``title [en]``."""
    if meaning == LEFT_OUT:
        return f"{IGNORED}{heading}"
    if len(column.path) == 1:
        return meaning
    rest = [step.written for step in column.path[1:]]
    return f"{meaning} [{rest[0]}]" if len(rest) == 1 else ".".join([meaning, *rest])


def _new_ids(found: _Sheet, taken: set[str]) -> dict[int, str]:
    """An id for each row of a card: the first letters of what the sheet is called that are not ``taken``, a number."""
    letters = "".join(sign for sign in found.table.names[-1].upper() if "A" <= sign <= "Z")[:_MOST_PREFIX] or "C"
    beginnings = (letters[:end] for end in range(1, len(letters) + 1))
    prefix = next((one for one in beginnings if one not in taken), f"{letters}{len(taken)}-")
    taken.add(prefix)
    width = len(str(len(found.rows)))
    return {row: f"{prefix}{number:0{width}}" for number, row in enumerate(found.rows, 1)}
