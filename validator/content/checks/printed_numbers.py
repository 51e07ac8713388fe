"""What is printed is what is played: numbers that sentences say, in digits or in words, in every language.

And what messages name.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from validator.base.issue import Issue, Severity, Span, near
from validator.base.opening import is_there
from validator.base.speech.saying import ast
from validator.base.speech.sentences import Said, Text, in_a_row
from validator.content.checks.checked_set import say
from validator.content.loading import ContentSet
from validator.content.source import text_of
from validator.content.text_bounds import Entries, Entry, TextFile, entries_of, name_of, nodes_of, parsed, references_in


@lru_cache(maxsize=64)
def unknown_references(files: tuple[TextFile, ...]) -> tuple[Issue, ...]:
    """References of one language's files to messages, terms or attributes that none of them has."""
    return tuple(_unknown_references(entries_of(files)))


def _unknown_references(entries: Entries) -> Iterator[Issue]:
    for name, (file, pattern) in entries.items():
        for node, other in references_in(pattern):
            if other not in entries:
                alike = [entry for entry in entries if (entry[0] == "-") == (other[0] == "-")]
                message = say("unknown-text", name=name, other=other)
                yield file.issue("unknown-text", node, message, found=repr(other), suggestion=near(other, alike))


class Named(NamedTuple):
    """Where a message first names a value, and whether it only chooses by it, as by a number for the plural."""

    node: ast.VariableReference
    chosen_by: bool


class Values:
    """The values that the messages of one language name."""

    def __init__(self, files: tuple[TextFile, ...]) -> None:
        self.entries = entries_of(files)
        self.named = {name: _named_in(pattern) for name, (_, pattern) in self.entries.items() if name[0] != "-"}
        self._leads: dict[str, list[str]] = {}
        self.all = set[str]().union(*self.named.values())

    def of(self, name: str) -> set[str]:
        """The values that a message and the messages it refers to name; terms are given none."""
        return set[str]().union(*(self.named[one] for one in self.reached(name)))

    def said(self, name: str) -> set[str]:
        """Those of them that are said, and not only chosen by."""
        return {value for one in self.reached(name) for value, way in self.named[one].items() if not way.chosen_by}

    def reached(self, name: str) -> set[str]:
        """A message and the messages it refers to."""
        seen, left = set[str](), [name]
        while left:
            one = left.pop()
            if one in self.named and one not in seen:
                seen.add(one)
                left += self._led_to(one)
        return seen

    def _led_to(self, name: str) -> list[str]:
        """The messages that one refers to."""
        if name not in self._leads:
            self._leads[name] = [other for _, other in references_in(self.entries[name][1])]
        return self._leads[name]


@lru_cache(maxsize=64)
def values_in(files: tuple[TextFile, ...]) -> Values:
    """The values that messages of one language's files name; the same files are looked through once."""
    return Values(files)


def _named_in(pattern: ast.Pattern) -> dict[str, Named]:
    named: dict[str, Named] = {}
    selectors = set()
    for node in nodes_of(pattern):
        if isinstance(node, ast.SelectExpression):
            selectors.add(id(node.selector))
        elif isinstance(node, ast.VariableReference):
            name, chosen_by = node.id.name, id(node) in selectors
            first = named.setdefault(name, Named(node, chosen_by))
            named[name] = Named(first.node, first.chosen_by and chosen_by)
    return named


def by_form_alone(choice: ast.SelectExpression) -> bool:
    """Whether a message chooses by a number only to have its words agree with it, as English does for one and many."""
    keys = (variant.key for variant in choice.variants)
    return all(isinstance(key, ast.Identifier) and key.name in _FORMS for key in keys)


def unknown_values(values: Values, names: Iterable[str], others: Sequence[Values]) -> Iterator[Issue]:
    """Values that some messages ask for and no game gives, as far as other versions of the messages tell.

    A value is unknown where no other version of the message names it, and either the message leaves out one that all
    of them name, or nothing else that is said names it. What a message only chooses by may be of use to its language
    alone, and has to be spelt much like a known one as well.
    """
    everywhere = set[str]().union(*(other.all for other in others))
    for name in names:
        versions = [other.of(name) for other in others if name in other.named]
        if not versions or name not in values.named:
            continue
        known = set[str]().union(*versions)
        left_out = versions[0].intersection(*versions) - values.of(name)
        for value, named in values.named[name].items():
            if value in known or (value in everywhere and not left_out):
                continue
            likely = near(value, sorted(left_out or known))
            if left_out or likely or not named.chosen_by:
                yield _unknown_value(values.entries[name][0], named.node, name, sorted(known), likely)


def _unknown_value(
    file: TextFile, node: ast.VariableReference, name: str, known: Sequence[str], likely: str | None
) -> Issue:
    value = f"${node.id.name}"
    accepted = in_a_row(f"${one}" for one in known) if known else say("none")
    return file.issue(
        "unknown-value",
        node,
        say("unknown-value", name=name, value=value),
        found=repr(value),
        accepted=accepted,
        suggestion=likely and likely.replace("'", "'$", 1),
    )


_DIGITS = re.compile(r"[0-9]+")
_FULL_WIDTH = str.maketrans("０１２３４５６７８９", "0123456789")
_WORDS: Mapping[int, tuple[str, ...]] = {
    0: ("no", "none", "zero", "無", "无", "沒", "没", "不", "零"),
    1: ("a", "an", "one", "each", "first", "once", "single", "一", "單", "单", "每", "首"),
    2: ("two", "both", "second", "twice", "double", "pair", "half", "二", "兩", "两", "雙", "双", "倍", "半", "對"),
    3: ("three", "third", "thrice", "triple", "三"),
    4: ("four", "fourth", "quarter", "四"),
    5: ("five", "fifth", "五"),
    6: ("six", "sixth", "六"),
    7: ("seven", "seventh", "七"),
    8: ("eight", "eighth", "八"),
    9: ("nine", "ninth", "九"),
    10: ("ten", "tenth", "十"),
    11: ("eleven",),
    12: ("twelve", "dozen"),
    13: ("thirteen",),
    14: ("fourteen",),
    15: ("fifteen",),
    16: ("sixteen",),
    17: ("seventeen",),
    18: ("eighteen",),
    19: ("nineteen",),
    20: ("twenty",),
    30: ("thirty",),
    40: ("forty",),
    50: ("fifty",),
    100: ("hundred", "百"),
}
_CHINESE = "零一二三四五六七八九"
_COUNTED = {"one": 1} | {said[0]: number for number, said in _WORDS.items() if number > 1}
"""The words that count in English: not those that count and mean other things as well, such as both or double."""
_PAIRS = str.maketrans("兩两", "二二")
_ENGLISH = re.compile(r"[a-z]+")
_SPELT = re.compile(r"[a-z]+|[一二兩两三四五六七八九十]+")
_FORMS = frozenset(("zero", "one", "two", "few", "many", "other"))
AS_MEANT = ("numbers differ", "數字不同", "数字不同", "as meant", "如所寫", "如所写")
"""What a comment says that stands beside texts whose numbers, or whose sense, are meant to differ."""
SENTENCE = 300
"""Longer texts tell of much; what one of them leaves out, the other may say otherwise."""


def numbers_in(text: str) -> frozenset[int]:
    """The numbers that a text says in digits, full-width ones included."""
    return frozenset(int(matches) for matches in _DIGITS.findall(text.translate(_FULL_WIDTH)) if len(matches) < 10)


def are_other(text: str, other: str) -> bool:
    """Whether two languages say other numbers.

    They do where each says one that the other does not, or where a sentence says one that the other leaves out,
    in digits and in words. Of 0 and 1 many languages need not speak.
    """
    mine, theirs = numbers_in(text), numbers_in(other)
    only_mine, only_theirs = unsaid(mine - theirs, other), unsaid(theirs - mine, text)
    if only_mine and only_theirs:
        return True
    long = max(len(text), len(other)) > SENTENCE
    return not long and any(number > 1 for number in only_mine | only_theirs)


def unsaid(numbers: Collection[int], text: str) -> set[int]:
    """Those of some numbers that a text does not say in words."""
    words = set(_ENGLISH.findall(text.casefold()))
    return {
        number
        for number in numbers
        if not any(word in (words if word.isascii() else text) for word in (*_WORDS.get(number, ()), *_chinese(number)))
    }


def counted_in(text: str) -> frozenset[int]:
    """The numbers from 1 to 99 that a text says in words that only count."""
    spelt = {_spelt(word) for word in _SPELT.findall(text.casefold())}
    return frozenset(number for number in spelt if number is not None)


def _spelt(word: str) -> int | None:
    if word.isascii():
        return _COUNTED.get(word)
    tens, ten, ones = word.translate(_PAIRS).rpartition("十")
    if len(tens) > 1 or len(ones) > 1:
        return None
    return (max(1, _CHINESE.find(tens)) if tens else 1) * 10 * bool(ten) + (_CHINESE.find(ones) if ones else 0)


def _chinese(number: int) -> tuple[str, ...]:
    """A number from 10 to 99 as Chinese says it: 十四, 二十, 二十一."""
    if not 10 <= number < 100:
        return ()
    tens, ones = divmod(number, 10)
    return (f"{_CHINESE[tens] if tens > 1 else ''}十{_CHINESE[ones] if ones else ''}",)


def is_meant(comment: str) -> bool:
    """Whether a comment says that numbers are meant to differ."""
    return any(said in comment.casefold() for said in AS_MEANT)


def is_meant_at(content: ContentSet, span: Span) -> bool:
    """Whether a comment says so at the line of a place, or right above it."""
    files = (folder / span.file.rpartition("/")[2] for folder in content.folders)
    path = next((file for file in files if is_there(file) and content.shown(file) == span.file), None)
    if path is None:
        return False
    lines = text_of(path, span.file).splitlines()
    near = lines[max(0, span.line - 2) : span.line]
    return any(is_meant(line.partition("#")[2]) for line in near)


class Spoken(NamedTuple):
    """What a language of a set says, and the names of messages whose numbers are meant to differ."""

    language: str
    values: Values
    meant: frozenset[str]

    def text(self, name: str) -> str:
        """The words of a message as they stand, without its values; of what it chooses by one, the ordinary words."""
        read = read_in_order(self.values.entries[name][1])
        return " ".join(piece.value for piece in read if isinstance(piece, ast.TextElement))

    def issue(self, code: str, name: str, message: Said, found: Text | None, accepted: Text | None) -> Issue:
        """A warning at the line of a message."""
        file, pattern = self.values.entries[name]
        issue = file.issue(code, pattern, message, found=found, accepted=accepted)
        return msgspec.structs.replace(issue, severity=Severity.WARNING)


def read_in_order(pattern: ast.Pattern) -> Iterator[ast.TextElement | ast.VariableReference]:
    """The texts and values of a message as it is read, of choices the ordinary words."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element
        elif isinstance(element.expression, ast.SelectExpression):
            yield from read_in_order(next(each.value for each in element.expression.variants if each.default))
        elif isinstance(element.expression, ast.VariableReference):
            yield element.expression


def names_at(files: Mapping[str, tuple[TextFile, ...]], issues: Sequence[Issue]) -> frozenset[str]:
    """The messages in which some findings stand."""
    lines = {(issue.span.file, issue.span.line) for issue in issues}
    names = set[str]()
    for file in {file for texts in files.values() for file in texts} if lines else ():
        for entry in parsed(file.source).body:
            if isinstance(entry, Entry) and entry.span and entry.id.span:
                first, last = (file.span(place).line for place in (entry.id.span.start, entry.span.end))
                if any((file.shown, line) in lines for line in range(first, last + 1)):
                    names.add(name_of(entry))
    return frozenset(names)


def printed_issues(
    files: Mapping[str, tuple[TextFile, ...]], own: str, wrong: frozenset[str] = frozenset()
) -> Iterator[Issue]:
    """Values and numbers that some languages say and others leave out or say otherwise.

    ``own``: how files of the set itself are named; what they say is judged by what the set extends. Messages with
    something ``wrong`` in them already are left aside.
    """
    spoken = [Spoken(language, values_in(texts), meant_in(texts)) for language, texts in files.items()]
    for name in dict.fromkeys(name for one in spoken for name in one.values.named):
        saying = [one for one in spoken if name in one.values.named]
        if len(saying) > 1 and name not in wrong and not any(name in one.meant for one in saying):
            left_out = list(_left_out(name, saying))
            yield from left_out
            if not left_out:
                yield from _otherwise(name, saying, own)


def meant_in(files: tuple[TextFile, ...]) -> frozenset[str]:
    """The messages beside which a comment says that numbers are meant to differ."""
    entries = (entry for file in files for entry in parsed(file.source).body if isinstance(entry, Entry))
    return frozenset(name_of(entry) for entry in entries if entry.comment and is_meant(entry.comment.content or ""))


def _left_out(name: str, saying: Sequence[Spoken]) -> Iterator[Issue]:
    """Values that a message says in one language and leaves out in another."""
    names = set[str]().union(*(one.values.said(name) for one in saying))
    for one in saying:
        lacking = sorted(names - one.values.of(name))
        if lacking:
            others = [other.language for other in saying if not {*lacking} - other.values.of(name)]
            values = in_a_row(f"${value}" for value in lacking)
            message = say("value-left-out", name=name, language=one.language, values=values, others=in_a_row(others))
            printed = one.text(name).strip() or None
            yield one.issue(
                "value-left-out", name, message, repr(printed) if printed else None, say("values-or-comment")
            )


def _otherwise(name: str, saying: Sequence[Spoken], own: str) -> Iterator[Issue]:
    """The first language whose numbers differ from those of another: one of the set's own where there is one."""
    mine = [one for one in saying if one.values.entries[name][0].shown.startswith(own)]
    for one in [*mine, *reversed(saying)]:
        others = [other for other in saying if other is not one and are_other(one.text(name), other.text(name))]
        if others and (one in mine or len(others) == len(saying) - 1 or len(saying) == 2):
            here, there = (sorted(numbers_in(each.text(name))) for each in (one, others[0]))
            message = say("other-numbers", name=name, language=one.language, other=others[0].language)
            accepted = say("numbers-or-comment", numbers=_describe(there))
            yield one.issue("other-numbers", name, message, _describe(here), accepted)
            return


def _describe(numbers: Sequence[int]) -> Text:
    return in_a_row(map(str, numbers)) if numbers else say("none")
