"""Sentences written anew that say the contrary of what they said, what another sentence said, or less.

What a sentence said stands in the set that is extended, in the same language; the rules behind it are the same still.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from validator.base.issue import Issue
from validator.base.speech.saying import ast
from validator.base.speech.sentences import in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.contrary_words import (
    ALIKE,
    LONGEST_HAN,
    Group,
    Token,
    Turn,
    Words,
    aligned,
    likeness,
    tokens_of,
    told_apart,
)
from validator.content.checks.printed_numbers import SENTENCE, Spoken, Values, by_form_alone, counted_in
from validator.content.text_bounds import TextFile, nodes_of

Label = tuple[str, str] | None
"""Of a reading: the value that a message chooses by, and the word that it is then; None for the ordinary one."""
Kin = Callable[[str, str], bool]
"""Whether two messages, by their names, say something of the same sort."""
MOST_REFERENCES = 8
THINGS = frozenset(("kind", "face", "place"))
"""Beginnings of messages that name what a sentence may speak of, each of which is another than the others."""
_OR = re.compile(r"\bor\b|或")
SIBLINGS = 0.3
"""So alike must two sentences of a kind be for a word of the one to stand in the other by mistake."""
SMALL_HAN = frozenset(
    "你的每個个顆颗張张項项次各這这此得就可以會会和與与並并在上下有無为為從从把將将也要再多少時时後后前了於于一能讓让"
)
LONGEST_SMALL = 2
"""Words that join others, in Chinese and by their length in Latin letters."""
VERY_ALIKE, SHORT = 0.8, 6
"""A sentence so much like another one of the extended set is that one, if it has as many words."""
MOST_NAMES, LONGEST_NAME, LONGEST_NAMED = 12, 40, 2
NO_FAMILIES = frozenset(("kind", "label", "token", "sheet", "what", "aid", "face", "title"))
"""Beginnings of messages that are names of things of many kinds, which do not exclude each other."""


def contrary_issues(before: Spoken, now: Spoken, names: Sequence[str], is_kin: Kin) -> Iterator[Issue]:
    """Short sentences that say the contrary of what they said, arms of choices in each other's places among them."""
    words = _words_of(before.language, before.values)
    for name in names:
        if name in before.meant or max(len(now.text(name)), len(before.text(name))) > SENTENCE:
            continue
        turn = _crossed(before, now, name) or _turned(words, before.values, now.values, name)
        turn = turn or next(_of_siblings(before, now, name, is_kin), None)
        if turn is not None:
            message = say("contrary-text", name=name, now=repr(turn.now), before=repr(turn.before))
            printed = repr(now.text(name).strip())
            yield now.issue("contrary-text", name, message, printed, say("sense-or-comment"))


def of_others(before: Spoken, now: Spoken, names: Sequence[str], is_kin: Kin) -> Iterator[Issue]:
    """Texts that say what another one of their kind said, and no longer what they said themselves."""
    said = {name: readings(before.values, name)[None] for name in before.values.named}
    for name in names:
        text = readings(now.values, name)[None]
        if name in before.meant or not text or _is(text, said[name]) or len(now.text(name)) > SENTENCE:
            continue
        own = likeness(text, said[name])
        others = (other for other in said if other != name and is_kin(name, other) and said[other] != said[name])
        other = next((other for other in others if _is(text, said[other]) and likeness(text, said[other]) > own), None)
        if other is not None:
            message = say("text-of-another", name=name, other=other)
            yield now.issue("text-of-another", name, message, repr(now.text(name).strip()), say("sense-or-comment"))


def _is(text: Sequence[Token], other: Sequence[Token]) -> bool:
    """Whether a text is another one, or hardly differs from it if it is long enough."""
    return text == other or (len(text) >= SHORT and likeness(text, other) >= VERY_ALIKE)


def number_issues(before: Spoken, now: Spoken, names: Sequence[str], known: Collection[int]) -> Iterator[Issue]:
    """Numbers of rules that a short text said as they stand, and says otherwise now.

    ``known`` are the numbers that the set's own data states: what it changes there is to be said anew.
    """
    for name in names:
        if name in before.meant or max(len(now.text(name)), len(before.text(name))) > SENTENCE:
            continue
        old, new = (readings(one.values, name)[None] for one in (before, now))
        changed = [(one, other) for one, other in _numbers_in_place(old, new) if one != other and other not in known]
        if changed:
            message = say("number-of-rules", name=name, numbers=in_a_row(str(one) for one, _ in changed))
            numbers = in_a_row(str(other) for _, other in changed)
            yield now.issue("fixed-number", name, message, numbers, say("values-or-comment"))


def _numbers_in_place(old: Sequence[Token], new: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """The numbers of two sentences that stand in the same places."""
    plain = [["\0" if _number(token) is not None else token for token in tokens] for tokens in (old, new)]
    for first, second in aligned(*plain):
        one, other = _number(old[first]), _number(new[second])
        if one is not None and other is not None:
            yield one, other


def _number(token: Token) -> int | None:
    if token.isdecimal():
        return int(token) if len(token) < 10 else None
    return next(iter(counted_in(token)), None)


# What is no longer said

SPEAKS = 5
"""A text of fewer words is a name or a label, which may well be shorter."""
_SMALL_LATIN = re.compile(r"an?|and|are|as|be|by|is|its?|of|that|the|them|then|these|this|to|your?")
Fields = Mapping[str, Mapping[str, Collection[Any]]]
"""By the messages that say words of rules: the values of each field on the words of a set."""


def left_out_issues(before: Spoken, now: Spoken, names: Sequence[str], words: Fields) -> Iterator[Issue]:
    """Short sentences of which words are gone, and words for one of the things among which they choose."""
    for name in names:
        if name in before.meant or max(len(now.text(name)), len(before.text(name))) > SENTENCE:
            continue
        if (wrong := _misnumbered(before, now, name)) is not None:
            numbers = in_a_row(str(number) for number in wrong.said)
            message = say("number-of-form", name=name, key=wrong.key, numbers=numbers)
            yield now.issue("fixed-number", name, message, numbers, str(wrong.number))
        elif (lost := _without_words(before, now, name, words)) is not None:
            message = say("choice-left-out", name=name, value=f"${lost[0]}", key=lost[1])
            yield now.issue("value-left-out", name, message, repr(now.text(name).strip()), say("values-or-comment"))
        elif gone := _gone(*(readings(one.values, name)[None] for one in (before, now))):
            message = say("words-left-out", name=name, words=repr(" ".join(gone)))
            yield now.issue("words-left-out", name, message, repr(now.text(name).strip()), say("sense-or-comment"))


def _gone(old: Sequence[Token], new: Sequence[Token]) -> list[Token]:
    """The words that a sentence lacks where nothing else of it is changed, if they say anything."""
    old, new = (["a" if token == "an" else token for token in tokens] for tokens in (old, new))
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    if len(old) < SPEAKS or not new or any(kind not in ("equal", "delete") for kind, *_ in steps):
        return []
    gone = [token for kind, first, last, *_ in steps if kind == "delete" for token in old[first:last]]
    han = [token for token in gone if token.isalpha() and not token.isascii()]
    says = sum(token not in SMALL_HAN for token in han) > 1 or any(_is_content(token) for token in gone)
    return gone if says else []


def _is_content(token: Token) -> bool:
    return token.isascii() and token.isalpha() and not _SMALL_LATIN.fullmatch(token)


class _Misnumbered(NamedTuple):
    """The words for a number among those a message chooses by, and the numbers they say instead."""

    key: str
    number: int
    said: list[int]


def _misnumbered(before: Spoken, now: Spoken, name: str) -> _Misnumbered | None:
    """Words for one that say two, where they said one before."""
    old, new = _arms(before, name), _arms(now, name)
    for choice in old.keys() & new.keys():
        for key in old[choice].keys() & new[choice].keys():
            number = 1 if key == "one" else int(key) if key.isdecimal() else None
            had, has = (_numbers_said(arms[choice][key]) for arms in (old, new))
            if number in had and has and number not in has:
                return _Misnumbered(key, number, sorted(has))
    return None


def _numbers_said(text: str) -> frozenset[int]:
    return frozenset(number for token in tokens_of(text) if (number := _number(token)) is not None)


def _without_words(before: Spoken, now: Spoken, name: str, words: Fields) -> tuple[str, str] | None:
    """A value and a word it may be, for which a message had words of its own and now says what it says of others."""
    old, new = _arms(before, name), _arms(now, name)
    for choice in sorted(old):
        known = _values_of(before.values, name, choice, words)
        is_alone = len(known) == 1
        if choice not in new and not (is_alone and choice not in now.values.of(name)):
            continue
        said = frozenset(tokens_of(now.text(name)))
        for key in old[choice].keys() - new.get(choice, {}).keys():
            own = _own_words(old[choice], key)
            if key in known and not key.isdecimal() and own and not own & said:
                return choice, key
    return None


def _own_words(arms: Mapping[str, str], key: str) -> frozenset[Token]:
    """The words for one key that the words for no other have."""
    others = frozenset(token for other, text in arms.items() if other != key for token in tokens_of(text))
    return (
        frozenset(token for token in tokens_of(arms[key]) if token.isalpha() and not _SMALL_LATIN.fullmatch(token))
        - others
    )


def _values_of(values: Values, name: str, field: str, words: Fields) -> frozenset[str]:
    """What a field is on the words of a set that a message helps to say."""
    asking = (fields for key, fields in words.items() if key in values.entries and name in values.reached(key))
    return frozenset(value for fields in asking for value in fields.get(field, ()) if isinstance(value, str))


# How a message reads


@lru_cache(maxsize=4096)
def readings(values: Values, name: str) -> Mapping[Label, tuple[Token, ...]]:
    """The words of a message with all it refers to: as it ordinarily reads, and by each word it chooses by."""
    pattern = values.entries[name][1]
    labels: list[Label] = [None, *_labels(values, pattern, MOST_REFERENCES)]
    return {label: tokens_of(" ".join(_read(values, pattern, label, MOST_REFERENCES))) for label in labels}


def _labels(values: Values, pattern: ast.Pattern, depth: int) -> Iterator[tuple[str, str]]:
    for node in nodes_of(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            yield from ((node.selector.id.name, _key(variant)) for variant in node.variants)
        elif isinstance(node, ast.MessageReference) and depth and node.id.name in values.entries:
            yield from _labels(values, values.entries[node.id.name][1], depth - 1)


def _read(values: Values, pattern: ast.Pattern, label: Label, depth: int) -> Iterator[str]:
    for element in pattern.elements:
        said = element if isinstance(element, ast.TextElement) else element.expression
        if isinstance(said, ast.TextElement):
            yield said.value
        elif isinstance(said, ast.StringLiteral | ast.NumberLiteral):
            yield str(said.value)
        elif isinstance(said, ast.SelectExpression):
            yield from _read(values, _chosen(said, label), label, depth)
        elif isinstance(said, ast.MessageReference) and depth and said.id.name in values.entries:
            yield from _read(values, values.entries[said.id.name][1], label, depth - 1)
        else:
            yield from (f"${node.id.name}" for node in _variables(said))


def _variables(node: Any) -> list[ast.VariableReference]:
    """The first value in an expression, such as that of NAMES($colours)."""
    pattern = ast.Pattern([ast.Placeable(node)])
    return [each for each in nodes_of(pattern) if isinstance(each, ast.VariableReference)][:1]


def _chosen(choice: ast.SelectExpression, label: Label) -> ast.Pattern:
    if label is not None and isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == label[0]:
        for variant in choice.variants:
            if _key(variant) == label[1]:
                return variant.value
    return next(variant.value for variant in choice.variants if variant.default)


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


# What is turned round


def _turned(words: Words, before: Values, now: Values, name: str) -> Turn | None:
    old, new = readings(before, name), readings(now, name)
    turns = (words.turned(old.get(label, old[None]), tokens) for label, tokens in new.items())
    return next((turn for turn in turns if turn is not None), None)


def _of_siblings(before: Spoken, now: Spoken, name: str, is_kin: Kin) -> Iterator[Turn]:
    """Words that stand where another message of the sort, and not this one, said them: move track, for build track."""
    old, new = (readings(one.values, name)[None] for one in (before, now))
    replaced = [one for one in _replaced(old, new) if _is_said(one.before) and _is_said(one.now)]
    if not replaced or likeness(old, new) < ALIKE:
        return
    for other in before.values.named:
        sibling = readings(before.values, other)[None] if other != name and is_kin(name, other) else ()
        if sibling and likeness(old, sibling) >= SIBLINGS:
            theirs = list(_replaced(old, sibling))
            for one in replaced:
                if any(one.is_part_of(each) for each in theirs):
                    yield Turn(" ".join(one.now), " ".join(one.before))


class _Replaced(NamedTuple):
    """Words of a sentence, from a place on, and those that another sentence has there."""

    at: int
    before: Sequence[Token]
    now: Sequence[Token]

    def is_part_of(self, other: "_Replaced") -> bool:
        """Whether the same is said instead there, or as a part of as many words."""
        start = self.at - other.at
        if self.at == other.at and len(self.before) == len(other.before):
            return tuple(self.now) == tuple(other.now)
        is_within = start >= 0 and start + len(self.before) <= len(other.before) == len(other.now)
        return is_within and tuple(other.now[start : start + len(self.before)]) == tuple(self.now)


def _replaced(old: Sequence[Token], new: Sequence[Token]) -> Iterator[_Replaced]:
    for kind, first, last, begin, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "replace":
            yield _Replaced(first, old[first:last], new[begin:end])


def _is_said(words: Sequence[Token]) -> bool:
    """Whether words say more than numbers, values and the small words of their language."""
    han = [word for word in words if word.isalpha() and not word.isascii()]
    if han:
        return sum(word not in SMALL_HAN for word in han) > 1
    return any(word.isalpha() and len(word) > LONGEST_SMALL for word in words)


def _crossed(before: Spoken, now: Spoken, name: str) -> Turn | None:
    """Two words by which a message chooses, and whose texts stand in each other's places."""
    old, new = _arms(before, name), _arms(now, name)
    for choice in old.keys() & new.keys():
        shared = sorted(old[choice].keys() & new[choice].keys())
        for one, other in combinations(shared, 2):
            first, second = old[choice][one], old[choice][other]
            if first != second and (new[choice][one], new[choice][other]) == (second, first):
                return Turn(f"[{one}] {second}", f"[{one}] {first}")
    return None


def _arms(spoken: Spoken, name: str) -> dict[str, dict[str, str]]:
    """The texts among which a message chooses, by the value it chooses by."""
    file, pattern = spoken.values.entries[name]
    arms: dict[str, dict[str, str]] = {}
    for node in nodes_of(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            texts = {_key(variant): _source(file, variant.value) for variant in node.variants}
            arms.setdefault(node.selector.id.name, texts)
    return arms


def _source(file: TextFile, pattern: ast.Pattern) -> str:
    return " ".join(file.source[pattern.span.start : pattern.span.end].split()) if pattern.span else ""


@lru_cache(maxsize=16)
def _words_of(language: str, values: Values) -> Words:
    """The words of a language that exclude each other, with the names that the extended set tells apart."""
    names = dict.fromkeys((*_names(values), *_choices(values), *_of_two_words(values)))
    return Words(language, names, dict.fromkeys(_things(values)))


def _names(values: Values) -> Iterator[Group]:
    """Names of one kind: civilisations, phases, colours."""
    families: dict[str, list[str]] = {}
    for name, (_, pattern) in values.entries.items():
        family, text = name.partition("-")[0], _plain(pattern)
        if text and len(text) <= LONGEST_NAME and family not in NO_FAMILIES and not name.endswith("-name"):
            families.setdefault(family, []).append(text)
    for texts in families.values():
        yield from _apart(texts)


def _things(values: Values) -> Iterator[str]:
    """Kinds of pieces, their faces and the places of the table, where a word names them."""
    for name, (_, pattern) in values.entries.items():
        names = _OR.split(_plain(pattern)) if name.partition("-")[0] in THINGS else []
        for word in map(tokens_of, names):
            if word and word[0].isascii() and len(word) <= LONGEST_NAMED:
                yield " ".join(word)
            elif word and not word[0].isascii() and len(word) <= LONGEST_HAN:
                yield "".join(word)


def _of_two_words(values: Values) -> Iterator[Group]:
    """Labels that share a word: engine power and fire power."""
    labels = [_plain(pattern) for name, (_, pattern) in values.entries.items() if name.startswith("label-")]
    for one, other in combinations(sorted({text for text in labels if 0 < len(text) <= LONGEST_NAME}), 2):
        first, second = tokens_of(one), tokens_of(other)
        if first[0] == second[0] or first[-1] == second[-1]:
            yield from _apart([one, other])


def _choices(values: Values) -> Iterator[Group]:
    """Words among which a message chooses: windfall or production."""
    for _, pattern in values.entries.values():
        for node in nodes_of(pattern):
            if isinstance(node, ast.SelectExpression) and not by_form_alone(node):
                yield from _apart([text for variant in node.variants if (text := _plain(variant.value))])


def _plain(pattern: ast.Pattern) -> str:
    texts = [element.value for element in pattern.elements if isinstance(element, ast.TextElement)]
    is_text = all(
        isinstance(element, ast.TextElement) or isinstance(element.expression, ast.StringLiteral)
        for element in pattern.elements
    )
    return "".join(texts).strip() if is_text else ""


def _apart(texts: Sequence[str]) -> Iterator[Group]:
    names = tuple(dict.fromkeys(texts))
    if 2 <= len(names) <= MOST_NAMES and (group := told_apart(names)) is not None:
        yield group
