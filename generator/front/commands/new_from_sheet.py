"""A kit from a spreadsheet that was made for itself: what its columns mean is guessed, told and written in its
headings, and they become the fields of a kind, with types guessed from what the cells hold.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import msgspec

from validator.base.issue import ContentError, Issue, WrongUse, near
from validator.base.speech.sentences import Sentences
from validator.content.kits.rich import faults_in
from validator.content.kits.sound import KEPT
from validator.content.spreadsheets.cells import COMBINE, finding, spelled
from validator.content.spreadsheets.combining import EXCEPT
from validator.content.spreadsheets.notation import parts_of
from validator.content.spreadsheets.reading import WORKBOOKS, tables_of
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
from validator.content.spreadsheets.typed import NO, YES, number
from validator.content.spreadsheets.writing.cells_in_place import with_cells

say = Sentences(__package__)
KNOWN = frozenset({"id", "count", "flavour"})
"""Columns that every kind has."""
MOST_LIST, MOST_DECIMALS, MOST_TEXT = 60, 3, 2_000
MOST_VALUES, MOST_LETTERS, MOST_FIELDS = 12, 30, 40
"""So many different short words, of so many letters, are taken for a choice among them; so many fields a kind has."""
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
NAMED_PICTURE = frozenset({"art", "picture", "image", "illustration", "artwork"})
USUAL_NAMES = frozenset({"sheet1", "sheet", "tabelle1", "feuil1", "工作表1"})
_SUMS = frozenset(
    ("total", "totals", "sum", "subtotal", "summe", "gesamt", "somme", "合計", "總計", "小計", "合计", "总计", "小计")
)
"""What a row of sums begins with: it is no card."""
_FIELD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TITLE = re.compile(r"title(?:\s*[\[(]\s*|[ ._])([a-z]{2,3}(?:-[a-z]{2,8})*)\s*[\])]?", re.IGNORECASE)
_PLURALS = (("ies", "y"), ("oes", "o"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("xes", "x"), ("s", ""))
_COUNTED = re.compile(r"-?[0-9]+\.\.-?[0-9]+")
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_ ]*(?<! )")
_MARKUP = re.compile(
    r"\*\*[^*\n]+\*\*|(?<![\w*])\*[^*\s][^*\n]*\*(?![\w*])|\{[A-Za-z][\w:-]*(?: [^{}\n]+)?\}|\[/\]|(?m:^- )"
)
Field = dict[str, Any]


class Found(NamedTuple):
    """The kinds of a spreadsheet, each with whether its pieces have titles and its fields, and the languages."""

    kinds: dict[str, tuple[bool, dict[str, Field]]]
    languages: list[str]


def kit_of_sheet(sheet: Path, title: str, languages: Sequence[str], size: str | None) -> dict[str, str]:
    """The files of a kit, ``set.yaml`` and ``kit.yaml``, that a spreadsheet fits.

    Raises:
        ContentError: the spreadsheet cannot be read, or a heading cannot be a field's name.
        WrongUse: it holds no cards.
    """
    found = guessed(sheet, languages)
    titles = ", ".join(f"{language}: {_written(title)}" for language in found.languages)
    return {
        "set.yaml": f"""# What your game is called, and in which languages it is printed.
# The cards lie in {sheet.name}, a row for each.
game: kit
title: {{{titles}}}
languages: [{", ".join(found.languages)}]
""",
        "kit.yaml": "\n".join(_declared(found, size)) + "\n",
    }


def guessed(sheet: Path, languages: Sequence[str]) -> Found:
    """What kinds a spreadsheet holds, and with which fields; languages that its columns name go before those given.

    Raises as `kit_of_sheet`.
    """
    tables = tables_of(sheet, sheet.name)
    spoken = _languages(tables) or list(dict.fromkeys(languages)) or ["en"]
    issues: list[Issue] = []
    kinds: dict[str, tuple[bool, dict[str, Field]]] = {}
    for table in tables:
        headings = headings_of(table, spoken, issues)
        if headings is not None and headings.identified:
            for kind, rows in _rows(table, headings, issues).items():
                titled = any(column.path[0].value == "title" for column in headings.columns)
                kinds[kind] = titled, _fields(table, headings, rows, issues)
    if issues:
        raise ContentError(issues)
    if not any(_holds_a_card(table, row) for table in tables for row in range(1, len(table.rows))):
        raise WrongUse(f"{sheet.name} holds no card: its first row names the columns, each row below it is a card")
    if not kinds:
        raise WrongUse(f"{sheet.name} has no column id: every card needs an id of its own, such as G1")
    return Found(kinds, spoken)


def _languages(tables: Sequence[Table]) -> list[str]:
    """The languages that columns of titles name, in their order."""
    texts = [str(value) for table in tables for row in table.rows[:MOST_VALUES] for value in row]
    languages = [match[1] for text in texts if (match := _TITLE.fullmatch(text.strip()))]
    return list(dict.fromkeys(_spelled_code(code) for code in languages))


def _spelled_code(code: str) -> str:
    first, *others = code.split("-")
    return "-".join([first.lower(), *(part.title() if len(part) == 4 else part.upper() for part in others)])


def _rows(table: Table, headings: Headings, issues: list[Issue]) -> dict[str, list[list[str]]]:
    """The rows below the headings by kind; empty ones and remarks are left out."""
    rows: dict[str, list[list[str]]] = {}
    for place, row in enumerate(table.rows[headings.row + 1 :], headings.row + 1):
        texts = [text_in(value, table.mark(place, at), issues) for at, value in enumerate(row)]
        first = next((text for text in texts if text), "")
        if first and not first.startswith("#"):
            rows.setdefault(_kind(_kind_named(table, headings, texts), table), []).append(texts)
    return rows


def _kind(name: str, table: Table) -> str:
    singular = spelled(name)
    for ending, instead in _PLURALS:
        if singular.endswith(ending) and not singular.endswith("ss"):
            singular = singular.removesuffix(ending) + instead
            break
    if not _FIELD.fullmatch(singular):
        raise WrongUse(
            f"{name!r} cannot be a kind of cards: call {table.shown} or its sheet after what it holds, in small letters"
            " from a to z, such as heroes.csv"
        )
    return singular


def _fields(table: Table, headings: Headings, rows: Sequence[Sequence[str]], issues: list[Issue]) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    for column in headings.columns:
        steps = [step.value for step in column.path]
        name = steps[1] if steps[0] == COMBINE and len(steps) > 1 else steps[0]
        if name in KNOWN or name in ("title", KIND):
            continue
        if not _FIELD.fullmatch(name):
            mark, accepted = table.mark(headings.row, column.at), say("letters-and-digits")
            issues.append(finding("wrong-spelling", say("no-field-name"), mark, repr(name), accepted))
            continue
        texts = [row[column.at] if column.at < len(row) else "" for row in rows]
        if steps[0] == COMBINE:
            texts = [part for text in texts for part in _combined(text)]
        elif len(steps) > 1:
            is_rich = bool(fields.get(name, {}).get("rich")) or holds_markup(texts)
            field = {"type": "text", "translated": True, "optional": True}
            fields[name] = field | ({"rich": True} if is_rich else {})
            continue
        fields[name] = field_of(name, texts)
    return dict(list(fields.items())[:MOST_FIELDS])


def _combined(text: str) -> list[str]:
    """The values of a column that combines: ``moon; sun``, ``1..13``."""
    parts = parts_of(text.strip("[]"), ";\n")
    parts = parts_of(text.strip("[]"), ",") if len(parts) < 2 else parts
    return [end for part in parts for end in (part.split("..") if _COUNTED.fullmatch(part) else [part])]


def field_of(name: str, texts: Sequence[str]) -> Field:
    """The field that a column of these texts holds; empty ones make it optional."""
    held = [text for text in texts if text]
    field = _several(held) or _single(name, held)
    if len(held) < len(texts) or not held:
        field["optional"] = True
    return field


def _several(held: Sequence[str]) -> Field | None:
    """A list, where cells hold short parts between semicolons."""
    if not any(";" in text for text in held):
        return None
    cells = [parts_of(text, ";") for text in held]
    parts = [part for cell in cells for part in cell]
    if any(len(part) > MOST_LETTERS or part.startswith(("[", "{")) for part in parts):
        return None
    return {"type": "list", "of": _single("", parts), "most": min(MOST_LIST, 2 * max(map(len, cells)))}


def _single(name: str, held: Sequence[str]) -> Field:
    if name in NAMED_PICTURE or (held and all(text.lower().endswith(PICTURES) for text in held)):
        return {"type": "picture", "optional": True}
    folded = {text.casefold() for text in held}
    if held and folded <= YES | NO and not folded <= {"0", "1"}:
        return {"type": "yes_no"}
    text: Field = {"type": "text", "most": MOST_TEXT} | ({"rich": True} if holds_markup(held) else {})
    return _numbers(held) or _one_of(held) or text


def holds_markup(texts: Sequence[str]) -> bool:
    """Whether some of the texts have marks of rich text, and none has any that cannot be read."""
    return any(map(_MARKUP.search, texts)) and not any(fault for text in texts for fault in faults_in(text))


def _numbers(held: Sequence[str]) -> Field | None:
    """A number from nothing to the largest there is."""
    written = [number(text) for text in held]
    values = [float(one) for one in written if one is not None]
    if not held or len(values) < len(held):
        return None
    decimals = max(_decimals(one) for one in written if one is not None)
    if decimals > MOST_DECIMALS:
        return None
    least, most = min(0.0, *values), max(*values, 1.0)
    field: Field = {"type": "number", "from": _short(least, decimals), "to": _short(most, decimals)}
    return field | ({"decimals": decimals} if decimals else {})


def _decimals(written: str) -> int:
    return len(written.partition(".")[2])


def _short(value: float, decimals: int) -> float | int:
    return round(value, decimals) if decimals else int(value)


def _one_of(held: Sequence[str]) -> Field | None:
    """One of a few short words that come again and again."""
    words = list({spelled(text): text for text in reversed(held)}.values())[::-1]
    if not 0 < len(words) <= MOST_VALUES or len(held) < 2 * len(words) or any(len(one) > MOST_LETTERS for one in words):
        return None
    return {"type": "one_of", "values": words}


CARD = {"zh-Hant": "牌", "zh-Hans": "牌"}
"""What a kind is called at first, where the word of its sheet is none of the language."""


def _declared(found: Found, size: str | None) -> Iterator[str]:
    yield "# yaml-language-server: $schema=schemas/kit.schema.json"
    yield "# The kinds of your spreadsheet, as its cells let one guess what each column holds: correct what is wrong."
    yield "kinds:"
    for kind, (titled, fields) in found.kinds.items():
        yield f"  {kind}:"
        if named := {language: CARD[language] for language in found.languages if language in CARD}:
            yield f"    called: {_group(named)}"
        yield "    form: card"
        yield f"    size: {size or 'poker'}"
        if not titled:
            yield "    titled: false"
        if fields:
            yield "    fields:"
        for name, field in fields.items():
            yield f"      {name}: {_group(field)}"


def _group(field: Field) -> str:
    return f"{{{', '.join(f'{name}: {_written(value)}' for name, value in field.items())}}}"


def _written(value: Any) -> str:
    """A value on one line of YAML; a word that is nothing else to YAML stands without quotes."""
    if isinstance(value, dict):
        return _group(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value.casefold() not in YES | NO | {"null", "on", "off"}:
        return value
    return msgspec.json.encode(value).decode()


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
        return _as_kits_take_it(sheet, data, languages)
    meanings = _guessed(found) | _stated(found, stated)
    meanings |= dict.fromkeys(_too_many(meanings), LEFT_OUT)
    cells: dict[tuple[int, int], str | int] = {}
    told = []
    for column in found.headings.columns:
        heading, meaning = found.heading(column), meanings[column.at]
        wanted = _heading_of(column, heading, meaning)
        if wanted != heading and spelled(wanted) != spelled(heading):
            cells[found.headings.row, column.at] = wanted
            told.append(_told_of(heading, wanted))
    if LEFT_OUT in (meanings[at] for at in _too_many(_guessed(found))):
        told.append(f"a kind has at most {MOST_FIELDS} fields")
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


def _as_kits_take_it(sheet: Path, data: bytes, languages: list[str]) -> tuple[bytes, list[str]]:
    """A spreadsheet with ids as a kit takes it: ids that are numbers alone have the kind before them, ``card-1``, and
    no heading is a name that no field may have; what was done."""
    told = []
    for table in tables_of(sheet, sheet.name):
        headings = headings_of(table, languages, [])
        if headings is None or not headings.identified:
            continue
        at = next(column.at for column in headings.columns if column.path[0].value == IDENTITY)
        renamed = _renamed(table, headings)
        names = {(row, at): f"{kind}-{number}" for row, kind, number in _numbered(table, headings, at)}
        if renamed or names:
            data = with_cells(data, sheet.suffix.lower(), table.sheet, {**renamed, **names})
        told += [
            f"{table.shown}: {_told_of(str(table.rows[row][column]).strip(), wanted)}"
            for (row, column), wanted in renamed.items()
        ]
        if names:
            listed = list(dict.fromkeys([next(iter(names.values())), list(names.values())[-1]]))
            told.append(f"{table.shown}: an {IDENTITY} begins with a letter, so numbers are now {' to '.join(listed)}")
    return data, told


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
        meaning = _MEANINGS.get(name, name)
        if name in KEPT or (meaning == TITLE and name != TITLE):
            wanted = _allowed(meaning) if meaning not in taken else _allowed(name)
            if wanted != name:
                taken.add(wanted)
                renamed[headings.row, column.at] = _heading_of(column, name, wanted)
    return renamed | left_out


def _too_many(meanings: Mapping[int, str]) -> list[int]:
    """The places of columns for which a kind has no field any more."""
    fields = [name for name in dict.fromkeys(meanings.values()) if name not in (*KNOWN, TITLE, KIND, LEFT_OUT)]
    return [at for at, name in meanings.items() if name in fields[MOST_FIELDS:]]


def _told_of(heading: str, wanted: str) -> str:
    """What becomes of a heading, in a few words."""
    heading = " ".join(heading.split())
    return f"{heading} is left out" if wanted.startswith(IGNORED) else f"{heading} is taken for {wanted}"


def _allowed(name: str) -> str:
    """A name that a field may have."""
    return f"card_{name}" if name in KEPT else name


def _numbered(table: Table, headings: Headings, at: int) -> Iterator[tuple[int, str, str]]:
    """The rows of cards whose id is a number alone, each with its kind and the number."""
    for row in range(headings.row + 1, len(table.rows)):
        texts = [text_in(value, table.mark(row, column), []) for column, value in enumerate(table.rows[row])]
        number = texts[at] if at < len(texts) else ""
        if number.isascii() and number.isdigit():
            try:
                yield row, _kind(_kind_named(table, headings, texts), table), number
            except WrongUse:
                yield row, "card", number


def _kind_named(table: Table, headings: Headings, texts: Sequence[str]) -> str:
    """What kind of pieces a row says that it is, else the table."""
    if headings.kind is not None:
        return texts[headings.kind] if headings.kind < len(texts) else ""
    return next((name for name in reversed(table.names) if spelled(name) not in USUAL_NAMES), "card")


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
    return bool(first) and not first.startswith(IGNORED) and first.strip(":：").casefold() not in _SUMS


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
        meanings[column.at] = _allowed(meaning) if is_free else f"field_{column.at + 1}"
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
        # A sheet reads a column of that name as lists of other fields.
        meanings[at] = _allowed(meaning) if meaning not in (COMBINE, EXCEPT) else f"card_{meaning}"
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
