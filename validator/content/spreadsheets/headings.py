"""The row of headings: which column holds which field, in which language or group."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from validator.base.issue import Issue
from validator.content.spreadsheets.cells import Heading, finding, heading, say, spelled
from validator.content.spreadsheets.tables import Table, text_in

MOST_NAME = 200
"""Characters of a heading."""
MOST_STEPS = 12
"""Groups within groups that a heading may name."""
KIND = "kind"
"""The column that says what kind of piece a row is."""
IDENTITY = "id"
TITLE, COUNT, FLAVOUR = "title", "count", "flavour"
USUAL = {
    IDENTITY: "id|code|card id|card number|no|nr|number|編號|编号|序號|序号|卡號|卡号",
    TITLE: "title|name|card|card name|card title|名稱|名称|卡名|牌名|標題|标题|名字",
    COUNT: "count|qty|quantity|copies|number of copies|amount|how many|數量|数量|張數|张数|份數|份数",
    FLAVOUR: "flavour|flavor|flavour text|flavor text|quote|風味|风味|風味文字|风味文字",
}
"""What the columns of fields that every piece has are called elsewhere."""
IGNORED = "#"
"""What a column's heading, a sheet's name or a row begins with that is not read."""
_IN_BRACKETS = re.compile(r"(.+?)\s*[\[(]\s*([^\[\]()]+?)\s*[\])]")

_CODE = re.compile(r"[a-z]{2,3}([-_][A-Za-z]{2,8})*", re.IGNORECASE)
"""How languages are named, also one that the set does not speak; of anything else in brackets no field is called so."""

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


def headings_of(table: Table, languages: Sequence[str], issues: list[Issue]) -> Headings | None:
    """The headings of a sheet: its first row that holds anything and is no remark; None where there is none."""
    for row, values in enumerate(table.rows):
        texts = [text_in(value, table.mark(row, at), issues) for at, value in enumerate(values)]
        first = next((text for text in texts if text), "")
        if first and (not first.startswith(IGNORED) or any(spelled(text) == IDENTITY for text in texts)):
            return _headings(table, row, texts, languages, issues)
    return None


def _headings(table: Table, row: int, texts: list[str], languages: Sequence[str], issues: list[Issue]) -> Headings:
    columns: list[Column] = []
    kind: int | None = None
    taken: dict[tuple[str, ...], str] = {}
    for at, text in enumerate(texts):
        if not text or text.startswith(IGNORED):
            continue
        mark = table.mark(row, at)
        steps = _steps(text, languages) if len(text) <= MOST_NAME else []
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
    spoken = {spelled(language): language for language in languages}
    words = re.split(r"[\s_]+", steps[-1])
    for cut in range(1, len(words)):
        language = spoken.get(spelled(" ".join(words[cut:])))
        if language is not None:
            return [*steps[:-1], " ".join(words[:cut]), language]
    last = _language(steps[-1], languages) if len(steps) > 1 else None
    return [*steps[:-1], last or steps[-1]]


def _dotted(text: str) -> list[str]:
    return [step.strip() for step in text.split(".")]


def _language(text: str, languages: Sequence[str]) -> str | None:
    return next((language for language in languages if spelled(language) == spelled(text)), None)
