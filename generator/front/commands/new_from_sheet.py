"""A kit from a spreadsheet that was made for itself: what its columns mean is guessed, told and written in its
headings, and they become the fields of a kind, with types guessed from what the cells hold.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from generator.front.commands.usual_columns import FIELD, MEANINGS, USUAL_NAMES, Kinds, singular
from validator.base.issue import ContentError, Issue, WrongUse
from validator.content.kits.rich import faults_in
from validator.content.spreadsheets.cells import COMBINE, spelled
from validator.content.spreadsheets.notation import parts_of
from validator.content.spreadsheets.reading import tables_of
from validator.content.spreadsheets.tables import IGNORED, KIND, USUAL, Column, Headings, Table, headings_of, text_in
from validator.content.spreadsheets.typed import NO, YES, number

KNOWN = frozenset({"id", "count", "flavour"})
"""Columns that every kind has."""
MOST_LIST, MOST_DECIMALS, MOST_TEXT = 60, 3, 2_000
MOST_VALUES, MOST_LETTERS, MOST_FIELDS = 12, 30, 40
"""So many different short words, of so many letters, are taken for a choice among them; so many fields a kind has."""
PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")
NAMED_PICTURE = frozenset({"art", "picture", "image", "illustration", "artwork"})
_SUMS = frozenset(
    ("total", "totals", "sum", "subtotal", "summe", "gesamt", "somme", "合計", "總計", "小計", "合计", "总计", "小计")
)
"""What a row of sums begins with: it is no card."""
_SECTION = re.compile(r"[^a-z]*[A-Z]{3}[^a-z]*|.*[:：]|[-–—=*【〔《<].*[-–—=*】〕》>]", re.DOTALL)
"""How a row is written that names the cards below it and holds nothing else: in capitals, with a colon, in brackets."""
_TITLE = re.compile(r"title(?:\s*[\[(]\s*|[ ._])([a-z]{2,3}(?:-[a-z]{2,8})*)\s*[\])]?", re.IGNORECASE)
_COUNTED = re.compile(r"-?[0-9]+\.\.-?[0-9]+")
_SENTENCE = re.compile(r".*(?:[.!?。！？][”’」』\"')]*|[，。；].*)", re.DOTALL)
"""What ends as a sentence does, or has its parts: words for a reader, no choice among a few."""
_SCRIPTS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
"""What holds the characters of one Chinese script and of the other only those that both share."""
_LETTERS_OF = {"ja": re.compile(r"[\u3041-\u30ff]"), "ko": re.compile(r"[\uac00-\ud7a3]")}
_HAN = re.compile(r"[\u4e00-\u9fff]")
_PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9_ ]*(?<! )")
_MARKUP = re.compile(
    r"\*\*[^*\n]+\*\*|(?<![\w*])\*[^*\s][^*\n]*\*(?![A-Za-z0-9*])|\{[A-Za-z][\w:-]*(?: [^{}\n]+)?\}|\[/\]|(?m:^- )"
)
Field = dict[str, Any]


class Found(NamedTuple):
    """The kinds of a spreadsheet, each with whether its pieces have titles and its fields, and the languages.

    ``called`` are the names of kinds whose words are others.
    """

    kinds: dict[str, tuple[bool, dict[str, Field]]]
    languages: list[str]
    called: dict[str, str]


def kit_of_sheet(sheet: Path, title: str, languages: Sequence[str], size: str | None) -> dict[str, str]:
    """The files of a kit, ``set.yaml`` and ``kit.yaml``, that a spreadsheet fits.

    Raises:
        ContentError: the spreadsheet cannot be read, or a heading cannot be a field's name.
        WrongUse: it holds no cards.
    """
    guess = guessed(sheet, languages)
    titles = ", ".join(f"{language}: {_written(title)}" for language in guess.languages)
    return {
        "set.yaml": f"""# What your game is called, and in which languages it is printed.
# The cards lie in {sheet.name}, a row for each.
game: kit
title: {{{titles}}}
languages: [{", ".join(guess.languages)}]
""",
        "kit.yaml": "\n".join(_declared(guess, size)) + "\n",
    }


def guessed(sheet: Path, languages: Sequence[str]) -> Found:
    """What kinds a spreadsheet holds, and with which fields; languages that its columns name go before those given.

    Raises as `kit_of_sheet`.
    """
    tables = tables_of(sheet, sheet.name)
    spoken = _languages(tables) or list(dict.fromkeys(languages)) or ["en"]
    issues: list[Issue] = []
    kinds: dict[str, tuple[bool, dict[str, Field]]] = {}
    names = Kinds()
    for table in tables:
        headings = headings_of(table, spoken, issues)
        if headings is not None and headings.identified:
            for kind, rows in _rows(table, headings, issues, names).items():
                titled = any(column.path[0].value == "title" for column in headings.columns)
                kinds[kind] = titled, _fields(headings, rows, spoken[0])
    if issues:
        raise ContentError(issues)
    if not any(holds_a_card(table, row) for table in tables for row in range(1, len(table.rows))):
        raise WrongUse(f"{sheet.name} holds no card: its first row names the columns, each row below it is a card")
    if not kinds:
        raise WrongUse(f"{sheet.name} has no column id: every card needs an id of its own, such as G1")
    return Found(kinds, spoken, names.called)


def language_of(sheet: Path) -> str:
    """What language most cells of a spreadsheet are in, by their letters: Chinese, Japanese, Korean, else English.

    Raises ContentError where it cannot be read.
    """
    tables = tables_of(sheet, sheet.name)
    rows = [row for table in tables for row in table.rows[1:] or table.rows]  # headings may be in another one
    text = "".join(value for row in rows for value in row if isinstance(value, str))
    han, letters = _HAN.findall(text), sum(map(str.isalpha, text))
    for language, own in _LETTERS_OF.items():
        if 4 * (held := len(own.findall(text))) > letters or held > len(han):
            return language
    if 2 * len(han) <= letters:
        return "en"
    return max(_SCRIPTS, key=lambda script: len("".join(han).encode(_SCRIPTS[script], "ignore")))


def _languages(tables: Sequence[Table]) -> list[str]:
    """The languages that columns of titles name, in their order."""
    texts = [str(value) for table in tables for row in table.rows[:MOST_VALUES] for value in row]
    languages = [match[1] for text in texts if (match := _TITLE.fullmatch(text.strip()))]
    return list(dict.fromkeys(_spelled_code(code) for code in languages))


def _spelled_code(code: str) -> str:
    first, *others = code.split("-")
    return "-".join([first.lower(), *(part.title() if len(part) == 4 else part.upper() for part in others)])


def _rows(table: Table, headings: Headings, issues: list[Issue], kinds: Kinds) -> dict[str, list[list[str]]]:
    """The rows below the headings by kind; empty ones and remarks are left out."""
    rows: dict[str, list[list[str]]] = {}
    for place, row in enumerate(table.rows[headings.row + 1 :], headings.row + 1):
        texts = [text_in(value, table.mark(place, at), issues) for at, value in enumerate(row)]
        first = next((text for text in texts if text), "")
        if first and not first.startswith("#"):
            rows.setdefault(kinds.of(kind_named(table, headings, texts), table), []).append(texts)
    return rows


def field_names(headings: Headings) -> dict[int, str]:
    """The field of each column by its place; headings that no field may be called stand for a usual or numbered one."""
    written = {column.at: _own_name(column) for column in headings.columns}
    own = {name for name in written.values() if FIELD.fullmatch(name)}
    names: dict[str, str] = {}
    for at, name in written.items():
        usual = MEANINGS.get(name, "")
        is_free = usual and usual not in USUAL and usual not in own and usual not in names.values()
        names.setdefault(name, name if name in own else usual if is_free else f"field_{at + 1}")
    return {at: names[name] for at, name in written.items()}


def _own_name(column: Column) -> str:
    steps = [str(step.value) for step in column.path]
    return steps[1] if steps[0] == COMBINE and len(steps) > 1 else steps[0]


def _fields(headings: Headings, rows: Sequence[Sequence[str]], language: str) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    names = field_names(headings)
    for column in headings.columns:
        steps, name = [step.value for step in column.path], names[column.at]
        if name in KNOWN or name in ("title", KIND):
            continue
        called = {} if name == _own_name(column) else {"called": {language: column.path[0].written}}
        texts = [row[column.at] if column.at < len(row) else "" for row in rows]
        if steps[0] == COMBINE:
            texts = [part for text in texts for part in _combined(text)]
        elif len(steps) > 1:
            is_rich = bool(fields.get(name, {}).get("rich")) or holds_markup(texts)
            field = {"type": "text", "translated": True, "optional": True}
            fields[name] = called | field | ({"rich": True} if is_rich else {})
            continue
        fields[name] = called | field_of(name, texts)
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
    if any(map(_SENTENCE.fullmatch, words)):
        return None
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
        own = {found.languages[0]: found.called[kind]} if kind in found.called else {}
        if named := {language: CARD[language] for language in found.languages if language in CARD} | own:
            english = {"en": kind.replace("_", " ").capitalize()} if "en" in found.languages else {}
            yield f"    called: {_group(english | named)}"
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


def kind_named(table: Table, headings: Headings, texts: Sequence[str]) -> str:
    """What kind of pieces a row says that it is, else the table."""
    if headings.kind is not None:
        return texts[headings.kind] if headings.kind < len(texts) else ""
    names = [table.sheet, *reversed(table.names)] if table.sheet else [*reversed(table.names)]
    free = [name for name in names if spelled(name) not in USUAL_NAMES]
    return next((name for name in free if singular(name)), free[0] if free else singular(names[0]) or "card")


def holds_a_card(table: Table, row: int) -> bool:
    """Whether a row holds a card: it is not empty, no remark, no row of sums and no heading of a section."""
    texts = [text_in(value, table.mark(row, at), []) for at, value in enumerate(table.rows[row])]
    first = next((text for text in texts if text), "")
    is_section = len(texts) > 2 and sum(map(bool, texts)) == 1 and _SECTION.fullmatch(first) is not None
    return (
        bool(first) and not first.startswith(IGNORED) and not is_section and first.strip(":：").casefold() not in _SUMS
    )
