"""Sheets as they are read: rows of values within bounds, also those of CSV and TSV, and the row of their headings."""

import csv
import io
import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import islice
from math import isfinite
from typing import NamedTuple

import msgspec

from validator.base.characters import stranger_in
from validator.base.encodings import likely_of
from validator.base.issue import ContentError, Issue, Severity, Span
from validator.content.spreadsheets.cells import CellMark, Heading, finding, heading, place, say, spelled

MOST_BYTES = 4_000_000
MOST_CELLS = 200_000
"""That hold something, in one file."""
MOST_COLUMNS = 1_000
MOST_ROWS = 20_000
"""Down to the last that holds something."""
MOST_CHARACTERS = 32_767
"""In one cell; spreadsheets hold no more."""
MOST_TEXT = 10_000_000
"""Characters of all cells of one file together."""
DIGITS = 15
"""So many digits of a number do spreadsheets show and mean; what is beyond is left of their sums."""
MOST_AREA = 4_000_000
"""Cells of one file, filled or not: of each sheet, its rows times its columns."""


class Date(msgspec.Struct, frozen=True, array_like=True, tag="date"):
    """A date or time that a spreadsheet has made of what was typed, as it says it; it is refused."""

    said: str

    def __str__(self) -> str:
        return self.said


Value = str | int | float | bool | None | Date
"""What a cell holds: a text, a number, a yes or no, nothing, or a date."""
_GUARDED = re.compile(r"'+[=+\-@]")
_LINE_ENDS = str.maketrans(dict.fromkeys("\r\v\x85\u2028\u2029", "\n"))
"""Where a line ends within a cell, as a Mac of old, Word, PowerPoint and InDesign write it."""
_COMMAND = re.compile(
    r"\b(?:cmd|dde|ddeauto|msexcel|hyperlink|webservice|filterxml|rtd|call|register\.id|exec|importdata|importxml|"
    r"importhtml|importfeed|importrange|image)\s*\(|^[=+\-@]\s*(?:cmd|dde)\b",
    re.IGNORECASE | re.DOTALL,
)
FAILURES = frozenset(
    (
        *(
            "#DIV/0!",
            "#N/A",
            "#NAME?",
            "#NULL!",
            "#NUM!",
            "#REF!",
            "#VALUE!",
            "#SPILL!",
            "#CALC!",
            "#ERROR!",
            "#FIELD!",
        ),
        *("#GETTING_DATA", "#BLOCKED!", "#CONNECT!", "#BUSY!", "#UNKNOWN!", "#EXTERNAL!", "Loading...", "Loading…"),
    )
)
"""What Excel, LibreOffice and Google Sheets show where a formula has failed, or has not ended."""


class Fault(msgspec.Struct, frozen=True, array_like=True):
    """What is wrong with some cells of a sheet if they are read: the first row and column, from 0, and how many."""

    issue: Issue
    row: int
    column: int
    height: int = 1
    width: int = 1


class Sheet(msgspec.Struct, frozen=True, array_like=True):
    """One sheet of a workbook: its name, its rows from the first, what is wrong with cells of it, which stand out."""

    name: str
    rows: list[list[Value]]
    faults: tuple[Fault, ...] = ()
    standing: tuple[tuple[int, int], ...] = ()


class Book(msgspec.Struct, frozen=True, array_like=True):
    """The sheets of a workbook, whether pictures or boxes of text lie over their cells, or, where it is refused, all
    that is wrong with it."""

    sheets: tuple[Sheet, ...] = ()
    issues: tuple[Issue, ...] = ()
    pictures: bool = False
    shapes: bool = False


class Table(NamedTuple):
    """One sheet: the name of its file in reports, its own, what it may be named after, and its rows from the first.

    ``faults`` are wrong with cells, if they are read; ``standing`` are the rows and columns, from 0, of cells whose
    whole style is bold, italic or underlined.
    """

    shown: str
    sheet: str
    names: tuple[str, ...]
    rows: list[list[Value]]
    faults: tuple[Fault, ...] = ()
    standing: tuple[tuple[int, int], ...] = ()

    def mark(self, row: int, column: int) -> CellMark:
        """The place of a cell, row and column from 0."""
        return CellMark(self.shown, self.sheet, row, column)


def is_command(formula: str) -> bool:
    """Whether a formula reaches out of its file: to a program, the network, another file."""
    _, bar, behind = formula.partition("|")
    return (bool(bar) and "!" in behind) or _COMMAND.search(formula) is not None


def guarded(text: str, always: bool) -> str:
    """A text that no spreadsheet takes for a formula; ``always``: though the file says that it is text."""
    strange = _GUARDED.match(text) or (always and text[:1] in ("=", "+", "-", "@"))
    return f"'{text}" if strange else text


def text_in(value: Value, mark: CellMark, issues: list[Issue]) -> str:
    """What a cell says, without blanks around it; what no cell may hold is added to the issues."""
    if isinstance(value, str):
        return _checked(value, mark, issues)
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, int | float):
        return _number_as_text(value)
    issues.append(finding("spreadsheet-date", say("made-a-date"), mark, value.said, say("typed-as-text")))
    return ""


_WRITTEN_FORMULA = re.compile(r"=[A-Z][A-Z0-9.]*\(")
"""How a formula begins that a program has kept as text."""


def _number_as_text(value: float) -> str:
    value = float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value
    return str(int(value)) if abs(value) < 1e21 and value == int(value) else repr(value)


def number_as_read(stated: str) -> str | None:
    """What is read of a number as a file states it; None where it states none."""
    try:
        value = float(stated)
    except ValueError:
        return None
    return _number_as_text(value) if isfinite(value) else None


def _checked(value: str, mark: CellMark, issues: list[Issue]) -> str:
    text = value.replace("\r\n", "\n").translate(_LINE_ENDS).strip()
    if text.isalnum() and text.isascii() and len(text) < MOST_CHARACTERS:
        return text
    if len(text) > MOST_CHARACTERS:
        checked, most = say("characters", count=f"{len(text):,}"), say("at-most", most=f"{MOST_CHARACTERS:,}")
        issues.append(finding("too-much-content", say("cell-holds-too-much"), mark, checked, most))
        return ""
    if stranger := stranger_in(text):
        issues.append(finding("control-character", say("control-character"), mark, stranger.name))
        return ""
    if text in FAILURES:
        issues.append(finding("spreadsheet-formula", say("formula-failed"), mark, text, say("a-value")))
        return ""
    if _WRITTEN_FORMULA.match(text):
        issues.append(finding("spreadsheet-formula", say("formula-as-text"), mark, repr(text[:60]), say("a-value")))
        return ""
    text = unicodedata.normalize("NFC", text)  # as kit.yaml and fonts have letters with accents
    return text[1:] if _GUARDED.match(text) else text


SEPARATORS = ",;\t|"
STATED = re.compile(r"\s*sep=(.)\r?\n", re.IGNORECASE)
_STRAY_QUOTE = re.compile(r'"(?:[^"]|"")*"')
_PAGE = re.compile(rb"\s*<(?:!doctype|html|\?xml)", re.IGNORECASE)
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_HEAD = 200
"""Bytes of which many are 0 in a text of two bytes a sign."""


def read(data: bytes, shown: str, names: tuple[str, ...], tabs: bool) -> Table:
    """The sheet that a file holds; ``tabs``: its cells stand between tabs.

    Raises:
        ContentError: it is not UTF-8, not a table, holds too much, or a cell is a formula.
    """
    text = _text(data, shown, tabs)
    stated = STATED.match(text)
    if stated:
        text = text[stated.end() :]
    separator = stated[1] if stated else "\t" if tabs else separator_of(text)
    rows = _rows(text, separator, shown)
    table = Table(shown, "", names, rows)
    if issues := _formulas(table):
        raise ContentError(issues)
    return table


def _text(data: bytes, shown: str, tabs: bool) -> str:
    if data.startswith((b"PK\x03\x04", b"\xd0\xcf\x11\xe0")) or _PAGE.match(data):
        message, accepted = say("workbook-as-text" if data[:1] in b"P\xd0" else "page-as-text"), say("as-csv-utf8")
        raise ContentError([Issue(code="spreadsheet-unreadable", message=message, span=Span(shown), accepted=accepted)])
    if data.startswith(_UTF_16):
        return _two_bytes(data, shown)
    likely = None
    if data[:_HEAD].count(0) > len(data[:_HEAD]) / 4:
        span = Span(shown, 1, 1, "")
    else:
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            span = place(_cell_after(data[: error.start].decode("utf-8-sig"), shown, tabs))
            likely = likely_of(data)
    message = say("not-utf8") if likely is None else say("other-encoding", encoding=likely.name)
    found = (
        None if likely is None else next((repr(word[0].strip()) for word in _WORD_BEYOND.finditer(likely.text)), None)
    )
    raise ContentError([Issue(code="not-utf8", message=message, span=span, found=found, accepted=say("as-csv-utf8"))])


_WORD_BEYOND = re.compile(r"(?=[\w ]*[^\x00-\x7f])\w[\w ]{0,30}")
"""Words of which one is beyond ASCII."""


def _two_bytes(data: bytes, shown: str) -> str:
    """A text of two bytes a sign, as Excel saves Unicode text. Raises ContentError where it is none."""
    try:
        return data.decode("utf-16")
    except UnicodeDecodeError:
        issue = Issue(code="not-utf8", message=say("not-utf8"), span=Span(shown, 1, 1, ""), accepted=say("as-csv-utf8"))
        raise ContentError([issue]) from None


def _cell_after(text: str, shown: str, tabs: bool) -> CellMark:
    """The cell that a sign after this text stands in, which is the beginning of a file."""
    stated = STATED.match(text)
    separator = stated[1] if stated else "\t" if tabs else separator_of(text)
    rows = list(csv.reader(io.StringIO(f"{text}?", newline=""), delimiter=separator))
    return CellMark(shown, "", len(rows) - 1, len(rows[-1]) - 1)


def separator_of(text: str) -> str:
    """The sign that stands most often between the names of the heading."""
    first = next((line for line in text.split("\n") if line.strip(SEPARATORS + " \r") and line[:1] != "#"), "")
    bare = _STRAY_QUOTE.sub("", first)
    return max(SEPARATORS, key=bare.count)


def _rows(text: str, separator: str, shown: str) -> list[list[Value]]:
    rows: list[list[Value]] = []
    csv.field_size_limit(4 * MOST_CHARACTERS)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    filled = 0
    try:
        for row in reader:
            filled += sum(map(bool, row))
            if len(row) > MOST_COLUMNS or len(rows) > MOST_ROWS or filled > MOST_CELLS:
                raise ContentError([_too_much(shown, len(rows), len(row))])
            rows.append(list(row))
    except csv.Error as error:
        raise ContentError([_slip(str(error), shown, len(rows))]) from None
    return rows


def _too_much(shown: str, row: int, columns: int) -> Issue:
    accepted = say("at-most-cells", rows=f"{MOST_ROWS:,}", columns=f"{MOST_COLUMNS:,}", cells=f"{MOST_CELLS:,}")
    mark = CellMark(shown, "", row, min(columns, MOST_COLUMNS))
    return finding("too-much-content", say("sheet-goes-on"), mark, accepted=accepted)


def _slip(said: str, shown: str, row: int) -> Issue:
    mark = CellMark(shown, "", row, 0)
    if "field larger" in said:
        return finding(
            "too-much-content",
            say("row-holds-too-much"),
            mark,
            accepted=say("at-most-characters", most=f"{MOST_CHARACTERS:,}"),
        )
    return finding("csv-syntax", say("csv-syntax"), mark, accepted=say("quoted-cell"))


def _formulas(table: Table) -> list[Issue]:
    """Cells that a spreadsheet would run."""
    issues: list[Issue] = []
    for row, values in enumerate(table.rows):
        for column, value in enumerate(values):
            if not isinstance(value, str) or value[:1] not in ("=", "+", "-", "@"):
                continue
            if value[0] == "=" or is_command(value):
                mark, formulas = table.mark(row, column), repr(value[:60])
                issues.append(finding("spreadsheet-formula", say("would-run"), mark, formulas, say("value-itself")))
    return issues


MOST_NAME = 200
"""Characters of a heading."""
MOST_STEPS = 12
"""Groups within groups that a heading may name."""
KIND = "kind"
"""The column that says what kind of piece a row is."""
IDENTITY = "id"
TITLE, COUNT, FLAVOUR = "title", "count", "flavour"
USUAL = {
    IDENTITY: "id|code|card id|card number|card no|card nr|card #|no|nr|№|number|編號|编号|序號|序号|卡號|卡号",
    TITLE: "title|name|card|card name|card title|titel|titre|título|titolo|名稱|名称|卡名|牌名|標題|标题|名字",
    COUNT: "count|qty|quantity|copies|number of copies|amount|how many|anzahl|quantité|cantidad"
    "|數量|数量|張數|张数|份數|份数",
    FLAVOUR: "flavour|flavor|flavour text|flavor text|quote|風味|风味|風味文字|风味文字",
}
"""What the columns of fields that every piece has are called elsewhere."""
IGNORED = "#"
"""What a column's heading, a sheet's name or a row begins with that is not read."""
_IN_BRACKETS = re.compile(r"(.+?)\s*[\[(（［【]\s*([^\[\]()（）［］【】]+?)\s*[\])）］】]")

_CODE = re.compile(r"[a-z]{2,3}([-_][A-Za-z]{2,8})*", re.IGNORECASE)
"""How languages are named, also one that the set does not speak; of anything else in brackets no field is called so."""

LANGUAGES = {
    "zh-Hant": "zh-TW|zh-HK|zh-MO|Traditional Chinese|Trad Chinese|繁體中文|繁體|繁中|正體中文|正體|繁体中文|繁体",
    "zh-Hans": "zh-CN|zh-SG|Simplified Chinese|Simp Chinese|简体中文|简体|简中|簡體中文|簡體|簡中",
    "zh": "Chinese|中文|中",
    "en": "English|en-US|en-GB|英文|英語|英语|英|Englisch|Anglais",
    "de": "German|Deutsch|德文|德語|德语",
    "fr": "French|Français|法文|法語|法语",
    "es": "Spanish|Español|西班牙文|西班牙語|西班牙语",
    "it": "Italian|Italiano",
    "ja": "Japanese|日本語|日文|日語|日语|jp",
    "ko": "Korean|한국어|韓文|韓語|韩语|kr",
}
"""What languages are called in headings besides by their codes."""
_LANGUAGES_CALLED = {spelled(word): code for code, words in LANGUAGES.items() for word in words.split("|")}

_MEANT = {spelled(word): name for name, words in USUAL.items() for word in words.split("|")}


def meant_by(name: str) -> str | None:
    """The field of every piece that a heading stands for elsewhere, such as ``count`` for copies."""
    return _MEANT.get(spelled(name))


class Column(NamedTuple):
    """A column that is read: its place from 0, and the names that lead to its values, outermost first."""

    at: int
    path: tuple[Heading, ...]


class Headings(NamedTuple):
    """The columns of a sheet, with the one that names kinds; ``row`` is that of the headings, from 0."""

    row: int
    columns: list[Column]
    kind: int | None

    @property
    def identified(self) -> bool:
        """Whether there is a column of ids."""
        return any(column.path[0].value == IDENTITY for column in self.columns)


MOST_ABOVE = 20
"""So many rows may stand above the headings: the game's name, a row of groups."""


def headings_of(table: Table, languages: Sequence[str], issues: list[Issue]) -> Headings | None:
    """The headings of a sheet: the first of its rows with a name ``id``, else the first that holds several names.

    None where no row holds anything that is no remark. A row above them that is filled as cards are is an issue.
    """
    row = _heading_row(table)
    if row is None:
        return None
    if _lies_on_its_side(table, row):
        message, accepted = say("lies-on-its-side"), say("headings-side-by-side")
        issues.append(finding("unknown-field", message, table.mark(row, 0), accepted=accepted))
        return None
    texts = [text_in(value, table.mark(row, at), issues) for at, value in enumerate(table.rows[row])]
    issues += _cards_above(table, row, sum(map(bool, texts)))
    return _headings(table, row, texts, languages, issues)


def _heading_row(table: Table) -> int | None:
    filled = ((row, named) for row in range(len(table.rows)) if (named := _named(table, row)))
    rows = [*islice(filled, MOST_ABOVE)]
    identified = (row for at, (row, named) in enumerate(rows) if _has_identity(named) and (not at or len(named) > 2))
    plain = [(row, named) for row, named in rows if named[0] == IGNORED or not named[0].startswith(IGNORED)]
    several = (row for row, named in plain if len(named) > 1)
    return next(identified, None if not plain else next(several, plain[0][0]))


def _lies_on_its_side(table: Table, row: int) -> bool:
    """Whether names of fields stand below each other in the first column, and none of them beside each other."""
    across = [meant_by(name) for name in _named(table, row)]
    firsts = [str(values[0]) for values in table.rows[row : row + MOST_ABOVE] if values and values[0]]
    down = {meant_by(name) for name in firsts} - {None}
    return IDENTITY in down and TITLE in down and len(firsts) > 2 and [*filter(None, across)] == [IDENTITY]


def _has_identity(named: Sequence[str]) -> bool:
    """Whether one of some names is ``id``, or Chinese for it."""
    return any(name == IDENTITY or (not name.isascii() and meant_by(name) == IDENTITY) for name in named)


def _named(table: Table, row: int) -> list[str]:
    """What the filled cells of a row would be as names."""
    return [name for value in table.rows[row] if value is not None and (name := spelled(str(value)))]


def _cards_above(table: Table, row: int, width: int) -> Iterator[Issue]:
    """A warning at the first row above the headings that more than half of them would stand above, as a card's."""
    for above in range(row):
        filled = [at for at, value in enumerate(table.rows[above]) if value not in (None, "")]
        if len(filled) > max(2, width / 2) and not str(table.rows[above][filled[0]]).startswith(IGNORED):
            found = repr(str(table.rows[above][filled[0]])[:60])
            issue = finding(
                "unread-cell", say("above-headings"), table.mark(above, filled[0]), found, say("headings-first")
            )
            yield msgspec.structs.replace(issue, severity=Severity.WARNING)
            return


def _headings(table: Table, row: int, texts: list[str], languages: Sequence[str], issues: list[Issue]) -> Headings:
    columns: list[Column] = []
    kind: int | None = None
    taken: dict[tuple[str, ...], str] = {}
    own = {spelled(text) for text in texts}
    for at, text in enumerate(texts):
        if not text or text.startswith(IGNORED):
            continue
        mark = table.mark(row, at)
        steps = _as_every_piece_has(_steps(text, languages), own) if len(text) <= MOST_NAME else []
        names = tuple(spelled(step) if step not in languages else step for step in steps)
        if len(text) > MOST_NAME or len(steps) > MOST_STEPS or not all(names):
            accepted = say("column-names", most=MOST_NAME)
            issues.append(finding("wrong-spelling", say("no-column-name"), mark, repr(text[:60]), accepted))
        elif names in taken:
            message = say("column-twice", name=repr(text), other=repr(taken[names]))
            issues.append(finding("duplicate-key", message, mark, repr(text)))
        elif names == (KIND,):
            kind = at
        else:
            taken[names] = text
            columns.append(
                Column(at, tuple(_step(step, name, table, row, at) for step, name in zip(steps, names, strict=True)))
            )
    return Headings(row, columns, kind)


def _as_every_piece_has(steps: list[str], own: set[str]) -> list[str]:
    """The names in a heading; a Chinese one for what every piece has (id, title, count) is that, unless it is there."""
    usual = None if steps[0].isascii() else meant_by(steps[0])
    return [usual, *steps[1:]] if usual is not None and usual not in own else steps


def _step(written: str, name: str, table: Table, row: int, at: int) -> Heading:
    node = heading(written, table.mark(row, at))
    node.value = name
    return node


def _steps(text: str, languages: Sequence[str]) -> list[str]:
    """The names in a heading: ``ability.do``; ``title [en]``, and ``title en`` in a language that the set speaks."""
    inner = _IN_BRACKETS.fullmatch(text)
    if inner and (_language(inner[2], languages) or _CODE.fullmatch(inner[2])):
        return [*_dotted(inner[1]), _language(inner[2], languages) or inner[2]]
    steps = _dotted(text)
    words = re.split(r"[\s_]+", steps[-1])
    for cut in range(1, len(words)):
        language = _language(" ".join(words[cut:]), languages)
        if language is not None:
            return [*steps[:-1], " ".join(words[:cut]), language]
    last = _language(steps[-1], languages) if len(steps) > 1 else None
    return [*steps[:-1], last or steps[-1]]


def _dotted(text: str) -> list[str]:
    return [step.strip() for step in text.rstrip(".:： ").split(".")]


def _language(text: str, languages: Sequence[str]) -> str | None:
    """The language of a set that a heading names by its code, its own name, or a country; None where none is meant."""
    name = spelled(text)
    if (exact := next((language for language in languages if spelled(language) == name), None)) is not None:
        return exact
    meant = _LANGUAGES_CALLED.get(name, name)
    same = [language for language in languages if language.partition("-")[0] == meant]
    return meant if meant in languages else same[0] if len(same) == 1 else None
