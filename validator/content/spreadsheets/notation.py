"""What a cell may hold besides a word or a number: lists, and groups of fields.

A list is ``red; green``, a list of lists ``red, green; blue``; a group is ``consume points=1 times=2``; and whatever
these cannot say stands in brackets and braces as in YAML: ``[{do: consume, points: 1}]``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from validator.base.speech.sentences import Sentence
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import TEXT, cell, group_node, heading, list_node, say, text_node

CHINESE_SIGNS = str.maketrans({"；": ";", "，": ",", "、": ","})
"""What separates words of a list in Chinese, as what does so elsewhere."""
MOST_DEPTH = 12
"""Brackets within brackets in one cell."""
_OPENS, _CLOSES = "[{", "]}"
_BEFORE_A_QUOTE = "\n;,[{:= \t"
_FIELD = re.compile(r"([A-Za-z_][\w-]*)=")
_PLAIN_ENDS = re.compile(r"[,\[\]{}\"]|:(?=[\s\[{\"]|$)")
_NESTED = re.compile(r"[\[\]{}\"]")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)


class NotSo(Exception):
    """A text is not written in the notation it begins like; the message is a sentence."""

    def __init__(self, why: Sentence) -> None:
        super().__init__(why)
        self.why = why


def parts_of(text: str, separators: str) -> list[str]:
    """A text cut at separators that stand neither in brackets nor in a quoted text; empty parts are left out."""
    if _NESTED.search(text) is None:
        for sign in separators[1:]:
            text = text.replace(sign, separators[0])
        return [part for part in map(str.strip, text.split(separators[0])) if part]
    try:
        parts = [*_cut(text, separators, _OPENS)]
    except NotSo:  # brackets that are no brackets, such as those of a face in a text
        parts = [*_cut(text, separators, "")]
    return [part for part in map(str.strip, parts) if part]


def _cut(text: str, separators: str, opens: str) -> Iterator[str]:
    start = place = depth = 0
    while place < len(text):
        sign = text[place]
        quoted = _quoted(text, place) if sign == '"' else None
        if quoted:
            place += len(quoted)
            continue
        if sign in opens:
            depth += 1
        elif opens and sign in _CLOSES:
            depth -= 1
        elif sign in separators and depth == 0:
            yield text[start:place]
            start = place + 1
        place += 1
    if depth:
        raise NotSo(say("not-closed"))
    yield text[start:]


def _quoted(text: str, place: int) -> str | None:
    """The quoted text that begins at a place where one may begin."""
    if place and text[place - 1] not in _BEFORE_A_QUOTE:
        return None
    match = _STRING.match(text, place)
    return match[0] if match else None


def unquoted(text: str) -> str | None:
    """What a text says that stands in quotes as a whole; None where it does not."""
    if len(text) < 2 or text[0] != '"' or text[-1] != '"':
        return None
    try:
        value = json.loads(text, strict=False)
    except ValueError:
        return None
    return value if isinstance(value, str) else None


def is_balanced(text: str) -> bool:
    """Whether every bracket outside quoted texts is closed."""
    try:
        return bool([*_cut(text, "", _OPENS)])
    except NotSo:
        return False


def is_bracketed(text: str) -> bool:
    """Whether a text stands in brackets or braces as a whole."""
    return (text[:1], text[-1:]) in (("[", "]"), ("{", "}")) and len(parts_of(text, ";\n")) == 1


def fields_of(text: str) -> tuple[str, list[tuple[str, str]]]:
    """The word that a group begins with, or nothing, and its fields with the text of each.

    Raises:
        NotSo: there is something else before the first field.
    """
    lead: list[str] = []
    fields: list[tuple[str, str]] = []
    for part in parts_of(text, " \t\n"):
        match = _FIELD.match(part)
        if match:
            fields.append((match[1], part[match.end() :]))
        elif fields:
            key, value = fields[-1]
            fields[-1] = (key, f"{value} {part}".strip())
        else:
            lead.append(part)
    if len(lead) > 1:
        raise NotSo(say("field-wanted-after", word=repr(lead[0])))
    return (lead[0] if lead else ""), fields


def bracketed(text: str, mark: yaml.Mark) -> yaml.Node:
    """The nodes of a text in brackets or braces, all at the mark of its cell. Raises NotSo where it is not whole."""
    reader = _Reader(text, mark)
    node = reader.value(1)
    reader.skip()
    if reader.place < len(text):
        raise NotSo(say("after-bracket", found=repr(text[reader.place : reader.place + 20])))
    return node


class _Reader:
    """Reads one text in brackets from its beginning."""

    def __init__(self, text: str, mark: yaml.Mark) -> None:
        self.text, self.mark, self.place = text, mark, 0

    def skip(self) -> None:
        while self.place < len(self.text) and self.text[self.place].isspace():
            self.place += 1

    def next(self) -> str:
        self.skip()
        return self.text[self.place : self.place + 1]

    def value(self, depth: int) -> yaml.Node:
        if depth > MOST_DEPTH:
            raise NotSo(say("brackets-too-deep", most=MOST_DEPTH))
        sign = self.next()
        if sign == "[":
            return list_node([*self._listed(depth)], self.mark)
        if sign == "{":
            return group_node([*self._named(depth)], self.mark)
        return self._word()

    def _listed(self, depth: int) -> Iterator[yaml.Node]:
        self.place += 1
        while self.next() != "]":
            yield self.value(depth + 1)
            self._between("]")
        self.place += 1

    def _named(self, depth: int) -> Iterator[tuple[yaml.Node, yaml.Node]]:
        self.place += 1
        while self.next() != "}":
            name = self._word()
            if self.next() != ":":
                raise NotSo(say("colon-wanted", name=repr(name.value)))
            self.place += 1
            yield heading(str(name.value), self.mark), self.value(depth + 1)
            self._between("}")
        self.place += 1

    def _between(self, closing: str) -> None:
        """Past a comma, or up to the closing bracket."""
        sign = self.next()
        if sign == ",":
            self.place += 1
        elif sign != closing:
            raise NotSo(say("comma-missing", closing=closing))

    def _word(self) -> yaml.ScalarNode:
        if self.next() == '"':
            quoted = _STRING.match(self.text, self.place)
            said = unquoted(quoted[0]) if quoted else None
            if quoted is None or said is None:
                raise NotSo(say("quote-not-closed"))
            self.place = quoted.end()
            return text_node(said, self.mark)
        end = _PLAIN_ENDS.search(self.text, self.place)
        stop = end.start() if end else len(self.text)
        word = self.text[self.place : stop].strip()
        if not word:
            raise NotSo(say("value-missing"))
        self.place = stop
        return yaml.ScalarNode(TEXT, "", self.mark, self.mark) if word == "~" else cell(word, self.mark)
