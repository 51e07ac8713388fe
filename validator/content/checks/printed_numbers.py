"""What is printed is what is played: numbers that sentences say, in every language, and fields they leave out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from validator.base.issue import Issue, Severity
from validator.base.speech.fluency import ast
from validator.base.speech.sentences import Said, Text, any_of, in_a_row
from validator.content.checks.names_in_texts import Values, values_in
from validator.content.checks.numbers_said import are_other, is_meant, numbers_in, unsaid
from validator.content.checks.wording import say
from validator.content.text_bounds import Entry, TextFile, name_of, nodes_of, parsed
from validator.content.vocabulary import Piece, Word


class _Spoken(NamedTuple):
    """What a language of a set says, and the names of messages whose numbers are meant to differ."""

    language: str
    values: Values
    meant: frozenset[str]

    def text(self, name: str) -> str:
        """The words of a message as they stand, without its values; of what it chooses by one, the ordinary words."""
        return " ".join(_texts(self.values.entries[name][1]))

    def issue(self, code: str, name: str, message: Said, found: Text | None, accepted: Text | None) -> Issue:
        """A warning at the line of a message."""
        file, pattern = self.values.entries[name]
        issue = file.issue(code, pattern, message, found=found, accepted=accepted)
        return msgspec.structs.replace(issue, severity=Severity.WARNING)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            yield from _texts(next(variant.value for variant in element.expression.variants if variant.default))


def names_at(files: Mapping[str, tuple[TextFile, ...]], issues: Sequence[Issue]) -> frozenset[str]:
    """The messages in which some findings stand."""
    lines = {(issue.span.file, issue.span.line) for issue in issues}
    found = set[str]()
    for file in {file for texts in files.values() for file in texts} if lines else ():
        for entry in parsed(file.source).body:
            if isinstance(entry, Entry) and entry.span and entry.id.span:
                first, last = (file.span(place).line for place in (entry.id.span.start, entry.span.end))
                if any((file.shown, line) in lines for line in range(first, last + 1)):
                    found.add(name_of(entry))
    return frozenset(found)


def printed_issues(
    files: Mapping[str, tuple[TextFile, ...]], own: str, wrong: frozenset[str] = frozenset()
) -> Iterator[Issue]:
    """Values and numbers that some languages say and others leave out or say otherwise.

    ``own``: how files of the set itself are named; what they say is judged by what the set extends. Messages with
    something ``wrong`` in them already are left aside.
    """
    spoken = [_Spoken(language, values_in(texts), _meant_in(texts)) for language, texts in files.items()]
    for name in dict.fromkeys(name for one in spoken for name in one.values.named):
        saying = [one for one in spoken if name in one.values.named]
        if len(saying) > 1 and name not in wrong and not any(name in one.meant for one in saying):
            left_out = list(_left_out(name, saying))
            yield from left_out
            if not left_out:
                yield from _otherwise(name, saying, own)


def _meant_in(files: tuple[TextFile, ...]) -> frozenset[str]:
    entries = (entry for file in files for entry in parsed(file.source).body if isinstance(entry, Entry))
    return frozenset(name_of(entry) for entry in entries if entry.comment and is_meant(entry.comment.content or ""))


def _left_out(name: str, saying: Sequence[_Spoken]) -> Iterator[Issue]:
    """Values that a message says in one language and leaves out in another."""
    told = set[str]().union(*(one.values.said(name) for one in saying))
    for one in saying:
        lacking = sorted(told - one.values.of(name))
        if lacking:
            others = [other.language for other in saying if not {*lacking} - other.values.of(name)]
            values = in_a_row(f"${value}" for value in lacking)
            message = say("value-left-out", name=name, language=one.language, values=values, others=in_a_row(others))
            found = one.text(name).strip() or None
            yield one.issue("value-left-out", name, message, repr(found) if found else None, say("values-or-comment"))


def _otherwise(name: str, saying: Sequence[_Spoken], own: str) -> Iterator[Issue]:
    """The first language whose numbers differ from those of another: one of the set's own where there is one."""
    mine = [one for one in saying if one.values.entries[name][0].shown.startswith(own)]
    for one in [*mine, *reversed(saying)]:
        others = [other for other in saying if other is not one and are_other(one.text(name), other.text(name))]
        if others and (one in mine or len(others) == len(saying) - 1 or len(saying) == 2):
            here, there = (sorted(numbers_in(each.text(name))) for each in (one, others[0]))
            message = say("other-numbers", name=name, language=one.language, other=others[0].language)
            accepted = say("numbers-or-comment", numbers=_told(there))
            yield one.issue("other-numbers", name, message, _told(here), accepted)
            return


def _told(numbers: Sequence[int]) -> Text:
    return in_a_row(map(str, numbers)) if numbers else say("none")


def fixed_issues(
    files: Mapping[str, tuple[TextFile, ...]],
    words: Sequence[tuple[Piece, tuple[str | int, ...], Word]],
    keys: Mapping[type[Word], str],
) -> Iterator[Issue]:
    """Numbers that a sentence says as they stand where a field of its word has one, and has another on a piece.

    ``keys`` are the messages that say the words. A field that another version of the sentence says is to be said; where
    none says any, each of them is.
    """
    named = _ever_named(files, frozenset(keys.values()))
    for language, texts in files.items():
        one = _Spoken(language, values_in(texts), _meant_in(texts))
        found: set[tuple[str, str]] = set()
        for piece, _, word in words:
            name = keys[type(word)]
            if name not in one.values.named or name in one.meant:
                continue
            text = one.text(name)
            said, fields = numbers_in(text), dict(_numbers(word))
            strange = bool(one.values.of(name).difference(word.__struct_fields__))
            to_say = fields.keys() & named[name] or (fields.keys() if said else set())
            for field in sorted(to_say - one.values.of(name)):
                if (name, field) not in found and (issue := _unlike(one, name, field, fields[field], piece, strange)):
                    found.add((name, field))
                    yield issue


def _unlike(one: _Spoken, name: str, field: str, number: int, piece: Piece, strange: bool) -> Issue | None:
    """What is wrong with a sentence that does not name a field: it says another number, or none where one is due.

    One that names something ``strange``, which is no field, may mean this one by it, and is told of that alone.
    """
    text = one.text(name)
    said = numbers_in(text)
    if said and number not in said:
        message = say("fixed-number", name=name, value=f"${field}", number=number, piece=piece.id)
        return one.issue("fixed-number", name, message, any_of(map(str, sorted(said))), f"{{ ${field} }}")
    if not (said or strange) and number > 1 and unsaid((number,), text):
        message = say("number-left-out", name=name, value=f"${field}", number=number, piece=piece.id)
        return one.issue("value-left-out", name, message, repr(text.strip()), say("values-or-comment"))
    return None


def _numbers(word: Word) -> Iterator[tuple[str, int]]:
    """The fields of a word that hold a number, by the names that texts know them by."""
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if type(value) is int:
            yield field, value


def _ever_named(files: Mapping[str, tuple[TextFile, ...]], names: frozenset[str]) -> dict[str, set[str]]:
    """The values that any version of some messages names, those included that a later file says anew."""
    found: dict[str, set[str]] = {name: set() for name in names}
    for file in {file for texts in files.values() for file in texts}:
        for entry in parsed(file.source).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name in names:
                nodes = nodes_of(entry.value)
                found[entry.id.name] |= {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}
    return found
