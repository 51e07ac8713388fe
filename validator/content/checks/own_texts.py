"""Texts that a set writes anew, beside what the set it extends says: left empty, alike, without a value, or unread."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import msgspec

from validator.base.issue import Issue, Severity, near
from validator.base.speech.saying import ast
from validator.base.speech.sentences import in_a_row
from validator.content.checks.checked_set import say
from validator.content.checks.printed_numbers import SENTENCE, Spoken, meant_in, values_in
from validator.content.text_bounds import Entry, TextFile, parsed, references_in

NAME = 60
"""Longer texts are sentences, and may well be said twice."""
TITLE = "title-"
_ASKED_AS_WANTED = ("what-", "label-", "kind-")
"""Beginnings of messages that are shown wherever a set has them."""
_TOLD_IN_PLAY = (".play.", ".show.", ".shown.", ".promises.")
"""Parts of the names of files whose texts are told at the table, and not printed."""


class Versions(NamedTuple):
    """What one language of a set says: in the files of the set itself, and in those of the sets it extends."""

    language: str
    own: tuple[TextFile, ...]
    base: tuple[TextFile, ...]


def own_issues(
    versions: Sequence[Versions], sentences: Collection[str], asked: Collection[str], ids: Collection[str], shown: str
) -> Iterator[Issue]:
    """What is wrong with texts that a set writes anew.

    ``sentences`` are the messages that say a word of rules, ``asked`` others that games or faces may ask for, ``ids``
    what has a title, and ``shown`` all that is written in the set's own data, where layouts name messages.
    """
    for each in versions:
        if each.base:
            before, now = values_in(each.base), values_in((*each.base, *each.own))
            rewritten = list(_rewritten(each))
            one = _Rewriting(Spoken(each.language, before, meant_in(each.own)), Spoken(each.language, now, frozenset()))
            yield from _emptied(one, [name for name in rewritten if name in sentences])
            yield from _without_values(one, [name for name in rewritten if name not in sentences])
            yield from _alike(one, rewritten)
    known = {name for each in versions for name in values_in(each.base).entries} | {*sentences, *asked}
    for each in versions:
        yield from _unread(each, known, ids, shown)


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


def _without_values(one: _Rewriting, names: Sequence[str]) -> Iterator[Issue]:
    """Values that a short printed text said and leaves out now, or says as they stand."""
    for name in names:
        file, _ = one.before.values.entries[name]
        if name in one.before.meant or any(part in file.shown for part in _TOLD_IN_PLAY):
            continue
        lacking = sorted(one.before.values.said(name) - one.now.values.of(name))
        text = one.now.text(name)
        if lacking and max(len(text), len(one.before.text(name))) <= SENTENCE:
            values = in_a_row(f"${value}" for value in lacking)
            message = say("value-said-before", name=name, values=values)
            yield one.now.issue("value-left-out", name, message, repr(text.strip()), say("values-or-comment"))


def _alike(one: _Rewriting, names: Sequence[str]) -> Iterator[Issue]:
    """Names that were told apart, and are the same now: of one kind of thing, by how their messages begin."""
    for name in dict.fromkeys(names):
        text = _folded(one.now, name)
        if not text or len(text) > NAME:
            continue
        family = name.partition("-")[0]
        for other in one.before.values.named:
            if other != name and other.partition("-")[0] == family and _ends_alike(name, other):
                is_twin = _folded(one.now, other) == text and _folded(one.before, other) != _folded(one.before, name)
                if is_twin and not (other in names and names.index(other) > names.index(name)):
                    message = say("twin-name", name=name, other=other)
                    yield one.now.issue("twin-name", name, message, repr(one.now.text(name).strip()), None)
                    break


def _ends_alike(name: str, other: str) -> bool:
    """Whether both messages name things, or both say something of them."""
    return name.endswith("-name") == other.endswith("-name")


def _folded(one: Spoken, name: str) -> str:
    """A name as readers compare it; nothing for what says values, or other messages."""
    pattern = one.values.entries[name][1]
    plain = all(isinstance(element, ast.TextElement) for element in pattern.elements)
    return " ".join(one.text(name).casefold().split()) if plain else ""


def _unread(each: Versions, known: Collection[str], ids: Collection[str], shown: str) -> Iterator[Issue]:
    """Messages that nothing ever asks for."""
    named = {other for file in each.own for entry in parsed(file.source).body for other in _led_to(entry)}
    for name, (file, entry) in _messages(each.own):
        titles = name.startswith(TITLE)
        is_read = name in known or name in named or name in shown or name.startswith(_ASKED_AS_WANTED)
        if is_read or (titles and name.removeprefix(TITLE) in ids):
            continue
        guess = near(name, [f"{TITLE}{one}" for one in ids] if titles else sorted(known))
        yield _warned(file, entry, name, guess)


def _led_to(entry: ast.EntryType) -> Iterator[str]:
    if isinstance(entry, Entry) and entry.value is not None:
        yield from (other for _, other in references_in(entry.value))


def _warned(file: TextFile, entry: ast.Message, name: str, guess: str | None) -> Issue:
    issue = file.issue("unread-text", entry.id, say("unread-text", name=name), found=repr(name), suggestion=guess)
    return msgspec.structs.replace(issue, severity=Severity.WARNING)
