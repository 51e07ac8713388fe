"""Texts that a set writes anew, beside what the set it extends says: left empty, alike, unread, with values amiss.

Values are also amiss that stand in each other's places: draw { $keep }, keep { $draw }.
"""

import re
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

import msgspec

from validator.base.issue import Issue, Severity, near
from validator.base.speech.saying import ast
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.contrary_words import LEADS_ON, tokens_of
from validator.content.checks.printed_numbers import (
    SENTENCE,
    Spoken,
    by_form_alone,
    counted_in,
    is_meant_at,
    meant_in,
    numbers_in,
    read_in_order,
    values_in,
)
from validator.content.checks.senses import Fields, contrary_issues, left_out_issues, number_issues, of_others, readings
from validator.content.checks.written import NAMES, SURE, strangers
from validator.content.loading import ContentSet
from validator.content.text_bounds import Entry, TextFile, nodes_of, parsed, references_in
from validator.content.texts import message_key

Besides = Mapping[str, frozenset[str]]
"""By the values of a sentence, the words right beside them."""
_PLACE = "\0"
_BEFORE = re.compile(r"([A-Za-z]+|[\u4e00-\u9fff])[^A-Za-z\u4e00-\u9fff]*$")
_AFTER = re.compile(r"^[^A-Za-z\u4e00-\u9fff]*([A-Za-z]+|[\u4e00-\u9fff])")


def exchanged(before: Spoken, now: Spoken, name: str) -> tuple[str, str] | None:
    """Two values that a message says where the earlier version, or their own names, put the other one.

    Words beside both must have changed sides, and neither value may have kept one: values in another order, or a
    sentence in other words, are none of it.
    """
    old_left, old_right = _besides(before, name)
    new_left, new_right = _besides(now, name)
    shared = sorted(old_left.keys() & new_left.keys())
    named = {value: old_left[value] | {value} for value in shared}
    for one, other in combinations(shared, 2):
        if all(_turned(old, new, one, other) for old, new in ((old_left, new_left), (old_right, new_right))):
            return one, other
        if _cross(named, new_left, one, other) and not _kept(old_right, new_right, one, other):
            return one, other
        if _cross(old_right, new_right, one, other) and not _kept(named, new_left, one, other):
            return one, other
    return None


def _turned(old: Besides, new: Besides, one: str, other: str) -> bool:
    """Whether each value has beside it just what the other one had."""
    return old[one] != old[other] and (new[one], new[other]) == (old[other], old[one])


def _cross(old: Besides, new: Besides, one: str, other: str) -> bool:
    if old[one] & old[other] or not (new[one] and new[other]):
        return False
    return new[one] <= old[other] and new[other] <= old[one]


def _kept(old: Besides, new: Besides, one: str, other: str) -> bool:
    """Whether a value has kept a word that the other one did not have beside it."""
    own = ((old[one] - old[other]) & new[one], (old[other] - old[one]) & new[other])
    return any(own)


def _besides(spoken: Spoken, name: str) -> tuple[Besides, Besides]:
    """The words right before and right after each value that a message says, values between them left out."""
    parts = list(_parts(spoken.values.entries[name][1]))
    left, right = dict[str, set[str]](), dict[str, set[str]]()
    for at, part in enumerate(parts):
        if part.startswith(_PLACE):
            value = part.removeprefix(_PLACE)
            left.setdefault(value, set()).update(_word(_BEFORE, parts[at - 1] if at else ""))
            right.setdefault(value, set()).update(_word(_AFTER, parts[at + 1] if at + 1 < len(parts) else ""))
    return _frozen(left), _frozen(right)


def _frozen(words: Mapping[str, set[str]]) -> Besides:
    return {value: frozenset(some) for value, some in words.items()}


def _word(pattern: re.Pattern[str], text: str) -> list[str]:
    match = None if text.startswith(_PLACE) else pattern.search(text)
    return [match.group(1).casefold()] if match else []


def _parts(pattern: ast.Pattern) -> Iterator[str]:
    """A message as it is read: its texts, joined, and places with values."""
    text = ""
    for piece in read_in_order(pattern):
        if isinstance(piece, ast.VariableReference):
            yield from (text, f"{_PLACE}{piece.id.name}")
            text = ""
        else:
            text += piece.value
    yield text


NAME = 60
"""Longer texts are sentences, and may well be said twice."""
TITLE = "title-"
_HAN = re.compile(r"[\u4e00-\u9fff]")
_LATIN = re.compile(r"[A-Za-z]{2,}")
_ASKED_AS_WANTED = ("what-", "label-", "kind-", "sheet-")
"""Beginnings of messages that are shown wherever a set has them."""
_TOLD_IN_PLAY = (".play.", ".show.", ".shown.", ".promises.")
"""Parts of the names of files whose texts are told at the table, and not printed."""


class Versions(NamedTuple):
    """What one language of a set says: in the files of the set itself, and in those of the sets it extends."""

    language: str
    own: tuple[TextFile, ...]
    base: tuple[TextFile, ...]


class Asked(NamedTuple):
    """What may ask for the texts of a set.

    ``words`` are the messages that say a word of rules, ``games`` those that games may ask for, ``titles`` what has a
    title, with the languages in which it says one itself, ``data`` all that is written in the set's own data, where
    layouts name messages.
    """

    words: Fields
    games: Collection[str]
    titles: Mapping[str, Collection[str]]
    data: str


def own_issues(versions: Sequence[Versions], asked: Asked) -> Iterator[Issue]:
    """What is wrong with texts that a set writes anew."""
    for each in versions:
        if each.base:
            before, now = values_in(each.base), values_in((*each.base, *each.own))
            rewritten = list(_rewritten(each))
            one = _Rewriting(Spoken(each.language, before, meant_in(each.own)), Spoken(each.language, now, frozenset()))
            yield from _emptied(one, [name for name in rewritten if name in asked.words])
            yield from _without_values(one, rewritten, asked.words)
            yield from _exchanged(one, rewritten)
            yield from _beside_values(one, [name for name in rewritten if name in asked.words], asked.words)
            yield from _alike(one, rewritten, asked.words)
            yield from _strange(one, rewritten)
            printed = [name for name in rewritten if not _is_told_in_play(one, name)]
            is_kin = partial(_is_kin, words=asked.words)
            yield from of_others(one.before, one.now, printed, is_kin)
            yield from contrary_issues(one.before, one.now, printed, is_kin)
            yield from number_issues(one.before, one.now, printed, numbers_in(asked.data))
            yield from left_out_issues(one.before, one.now, printed, asked.words)
    known = {name for each in versions for name in values_in(each.base).entries} | {*asked.words, *asked.games}
    for each in versions:
        yield from _unread(each, known, asked)


class _Rewriting(NamedTuple):
    """What a language says in the sets that are extended, and what it says now."""

    before: Spoken
    now: Spoken


def _rewritten(each: Versions) -> Iterator[str]:
    """The messages of a set's own files that one it extends has as well, in their order."""
    had = values_in(each.base).named
    for name, _ in _messages(each.own):
        if name in had:
            yield name


def _messages(files: Sequence[TextFile]) -> Iterator[tuple[str, tuple[TextFile, ast.Message]]]:
    for file in files:
        for entry in parsed(file.source).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry.id.name, (file, entry)


def _is_told_in_play(one: _Rewriting, name: str) -> bool:
    file, _ = one.before.values.entries[name]
    return any(part in file.shown for part in _TOLD_IN_PLAY)


def _says_nothing(one: Spoken, name: str) -> bool:
    pattern = one.values.entries[name][1]
    literals = (
        element.expression.value
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.StringLiteral)
    )
    only_text = all(
        isinstance(element, ast.TextElement) or isinstance(element.expression, ast.StringLiteral)
        for element in pattern.elements
    )
    return only_text and not one.text(name).strip() and not "".join(literals).strip()


def _emptied(one: _Rewriting, names: Sequence[str]) -> Iterator[Issue]:
    """Sentences of which nothing is left: what still plays is not printed."""
    for name in names:
        if _says_nothing(one.now, name) and not _says_nothing(one.before, name):
            yield one.now.issue("empty-text", name, say("empty-text", name=name), None, None)


def _without_values(one: _Rewriting, names: Sequence[str], words: Fields) -> Iterator[Issue]:
    """Values that a short printed text said or chose by, and leaves out now, or says as they stand.

    Those of a word of rules count where the words of the set differ in them; its numbers are looked at apart.
    """
    for name in names:
        if name in one.before.meant or _is_told_in_play(one, name):
            continue
        lacking = sorted(_told(one.before, name) - one.now.values.of(name))
        if name in words:
            many = _is_plural_of_one(one, name)
            values_of = words[name]
            lacking = [each for each in lacking if _differs(had := values_of.get(each, ())) or (many and {*had} == {1})]
        text = one.now.text(name)
        if lacking and max(len(text), len(one.before.text(name))) <= SENTENCE:
            values = in_a_row(f"${value}" for value in lacking)
            message = say("value-said-before", name=name, values=values)
            yield one.now.issue("value-left-out", name, message, repr(text.strip()), say("values-or-comment"))


def _is_plural_of_one(one: _Rewriting, name: str) -> bool:
    """Whether a sentence without a number has only the plural of a noun that it said for one and for many before."""
    words = set(_LATIN.findall(one.now.text(name).casefold()))
    before = {word.casefold() for text in _every_text(one.before, name) for word in _LATIN.findall(text)}
    nouns = {word for word in before if f"{word}s" in before}
    return not numbers_in(one.now.text(name)) and any(f"{noun}s" in words and noun not in words for noun in nouns)


def _beside_values(one: _Rewriting, names: Sequence[str], words: Fields) -> Iterator[Issue]:
    """Numbers beside a named value that neither the earlier version of a sentence says nor a card has."""
    for name in names:
        if not one.now.values.said(name) or name in one.before.meant:
            continue
        had = set[Hashable]().union(*words[name].values())
        said = {number for text in _every_text(one.before, name) for number in numbers_in(text) | counted_in(text)}
        strange = sorted(number for number in numbers_in(one.now.text(name)) - said - had if number > 1)
        if strange and len(one.now.text(name)) <= SENTENCE:
            numbers = in_a_row(map(str, strange))
            message = say("number-beside", name=name, numbers=numbers)
            yield one.now.issue("fixed-number", name, message, numbers, say("values-or-comment"))


def _every_text(one: Spoken, name: str) -> Iterator[str]:
    """All words of a message, those of every choice included."""
    nodes = nodes_of(one.values.entries[name][1])
    return (node.value for node in nodes if isinstance(node, ast.TextElement))


def _exchanged(one: _Rewriting, names: Sequence[str]) -> Iterator[Issue]:
    """Values that a short text says in each other's places."""
    for name in names:
        is_short = max(len(one.now.text(name)), len(one.before.text(name))) <= SENTENCE
        if is_short and name not in one.before.meant and (pair := exchanged(one.before, one.now, name)):
            message = say("exchanged-values", name=name, value=f"${pair[0]}", other=f"${pair[1]}")
            yield one.now.issue("exchanged-values", name, message, repr(one.now.text(name).strip()), None)


def _differs(values: Collection[Hashable]) -> bool:
    return len(values) > 1 and not all(type(value) is int for value in values)


def _told(one: Spoken, name: str) -> set[str]:
    """The values that a message says, or by which it says one thing or another."""
    nodes = (node for each in one.values.reached(name) for node in nodes_of(one.values.entries[each][1]))
    choices = (node for node in nodes if isinstance(node, ast.SelectExpression) and not by_form_alone(node))
    chosen = {choice.selector.id.name for choice in choices if isinstance(choice.selector, ast.VariableReference)}
    return one.values.said(name) | chosen


def _alike(one: _Rewriting, names: Sequence[str], words: Collection[str]) -> Iterator[Issue]:
    """Names or rules that were told apart, and are the same now: of one kind of thing, by how their messages begin."""
    by_text: dict[str, list[str]] = {}
    for name in one.before.values.named:
        by_text.setdefault(_folded(one.now, name), []).append(name)
    places = {name: place for place, name in enumerate(names)}
    for name, place in places.items():
        text = _folded(one.now, name)
        if text and (len(text) <= NAME or name in words):
            earlier = (other for other in by_text[text] if places.get(other, -1) < place)
            twins = (other for other in earlier if _is_kin(name, other, words))
            twin = next((other for other in twins if _folded(one.before, other) != _folded(one.before, name)), None)
            if twin is not None:
                message = say("twin-name", name=name, other=twin)
                yield one.now.issue("twin-name", name, message, repr(one.now.text(name).strip()), None)


def _is_kin(name: str, other: str, words: Collection[str]) -> bool:
    """Whether both messages name things of a kind, both say a rule, or both say something else of such things."""
    is_one_kind = name.partition("-")[0] == other.partition("-")[0]
    return is_one_kind and name.endswith("-name") == other.endswith("-name") and (name in words) == (other in words)


def _folded(one: Spoken, name: str) -> str:
    """A text as readers compare it, with the places of its values."""
    file, pattern = one.values.entries[name]
    if not pattern.span or _says_nothing(one, name):
        return ""
    return " ".join(file.source[pattern.span.start : pattern.span.end].casefold().split())


def _strange(one: _Rewriting, names: Sequence[str]) -> Iterator[Issue]:
    """Texts without a character of the script in which the extended set says them."""
    for name in names:
        before, text = one.before.text(name), one.now.text(name)
        if _HAN.search(before) and not _HAN.search(text) and len(_LATIN.findall(text)) >= NAMES:
            message = say("other-script", name=name, language=one.now.language)
            yield one.now.issue("other-script", name, message, repr(text.strip()), None)
        elif len(strange := strangers(text, one.now.language)) >= SURE:
            message = say("other-han-script", name=name, language=one.now.language)
            yield one.now.issue("other-script", name, message, repr(strange), None)


def _unread(each: Versions, known: Collection[str], asked: Asked) -> Iterator[Issue]:
    """Messages that nothing ever asks for, titles among them that their piece says itself."""
    named = {other for file in each.own for entry in parsed(file.source).body for other in _led_to(entry)}
    for name, (file, entry) in _messages(each.own):
        title = name.removeprefix(TITLE) if name.startswith(TITLE) else None
        if title is not None and title in asked.titles:
            if each.language in asked.titles[title]:
                yield _warned(file, entry, say("idle-title", name=name, piece=title), name, None)
        elif not (name in known or name in named or name in asked.data or name.startswith(_ASKED_AS_WANTED)):
            guess = near(name, sorted(known) if title is None else [f"{TITLE}{one}" for one in asked.titles])
            yield _warned(file, entry, say("unread-text", name=name), name, guess)


def _led_to(entry: ast.EntryType) -> Iterator[str]:
    if isinstance(entry, Entry) and entry.value is not None:
        yield from (other for _, other in references_in(entry.value))


def _warned(file: TextFile, entry: ast.Message, message: Sentence, name: str, guess: str | None) -> Issue:
    issue = file.issue("unread-text", entry.id, message, found=repr(name), suggestion=guess)
    return msgspec.structs.replace(issue, severity=Severity.WARNING)


_NUMBER = "#"
"""Stands for a number in figures, and for a value."""
Said = tuple[str, str, str]
"""A word, a number and what it counts."""


def mood_issues(content: ContentSet, files: Mapping[str, Sequence[TextFile]]) -> Iterator[Issue]:
    """Advice on moods of a set's own that say a number of something as its rules do, in the same words."""
    pieces = [piece for _, piece in content.every_piece() if piece.flavour]
    for language, texts in files.items() if pieces and content.words.played else ():
        rules = _ruled(content, texts)
        for piece in pieces:
            span = content.span(piece.id, "flavour", language)
            is_rule = not rules.isdisjoint(_said(tokens_of(piece.flavour.get(language, ""))))
            if is_rule and content.is_own(span) and not is_meant_at(content, span):
                message, found = say("rule-in-mood", name=piece.id), repr(piece.flavour[language])
                yield Issue(code="rule-in-mood", message=message, span=span, severity=Severity.ADVICE, found=found)


def _ruled(content: ContentSet, texts: Sequence[TextFile]) -> frozenset[Said]:
    """What the rules of a game's words say in numbers."""
    values = values_in(tuple(texts))
    keys = {message_key(family, kind) for family, kinds in content.words.families.items() for kind in kinds}
    spoken = (text for key in keys & values.entries.keys() for text in readings(values, key).values())
    return frozenset(said for text in spoken for said in _said(text))


def _said(tokens: Sequence[str]) -> Iterator[Said]:
    marked = [_NUMBER if token.isdecimal() or token.startswith("$") else token for token in tokens]
    for word, number, what in zip(marked, marked[1:], marked[2:], strict=False):
        if number == _NUMBER and _NUMBER not in (word, what) and word not in LEADS_ON:
            yield word, number, what
