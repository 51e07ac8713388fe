"""What is wrong with a file of titles beyond its form: slots and lists not there, languages without words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import yaml

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.schema import Schema
from validator.content.set_schema import entries_schema
from validator.content.source import locate, unknown_name
from validator.content.vocabulary import Vocabulary
from validator.play.lab.titles.facts import ANYTHING, NOTHING
from validator.play.lab.titles.lists import Conditions, Lists, TitleFile, conditions_of, slots_of
from validator.play.lab.titles.wording import say

Path = tuple[str | int, ...]


def faults_of(file: TitleFile, lists: Lists, node: yaml.Node, words: Vocabulary | None) -> list[Issue]:
    """Everything wrong with one file; ``lists`` are those it is laid over with its own, ``words`` the game's."""
    issues = [*_languages_lacking(file, node), *_said_twice(file, node)]
    issues += [*_slots_unknown(file, lists, node), *_lists_unknown(file, lists, node)]
    if words is not None:
        issues += [*_kinds_unknown(file, node, words), *_conditions_unmet(file, node, words)]
    return issues


def _texts(file: TitleFile) -> Iterator[tuple[Path, Mapping[str, str]]]:
    for name, entries in file.words.items():
        for index, text in enumerate(entries):
            yield ("words", name, index), text
    for kind, patterns in file.patterns.items():
        for index, pattern in enumerate(patterns):
            yield ("patterns", kind, index, "say"), pattern.say


def _languages_lacking(file: TitleFile, node: yaml.Node) -> Iterator[Issue]:
    for path, text in _texts(file):
        lacking = [language for language in file.languages if language not in text]
        if lacking:
            message = say("missing-text")
            yield Issue(
                code="missing-text",
                message=message,
                span=locate(node, path),
                found=in_a_row(text) if text else say("none"),
                accepted=in_a_row(file.languages),
            )


def _said_twice(file: TitleFile, node: yaml.Node) -> Iterator[Issue]:
    for name, entries in file.words.items():
        for language in file.languages:
            seen: dict[str, int] = {}
            for index, text in enumerate(entries):
                said = text.get(language)
                if said is not None and seen.setdefault(said, index) != index:
                    span = locate(node, ("words", name, index, language))
                    yield Issue(code="duplicate-word", message=say("word-twice", name=name), span=span, found=said)


def _slots_unknown(file: TitleFile, lists: Lists, node: yaml.Node) -> Iterator[Issue]:
    known = sorted({*lists.slots, *lists.words})
    for kind, patterns in file.patterns.items():
        for index, pattern in enumerate(patterns):
            named = {language: slots_of(text) for language, text in pattern.say.items()}
            every = frozenset().union(*named.values())
            for language, slots in named.items():
                span = locate(node, ("patterns", kind, index, "say", language))
                for slot in sorted(slots.difference(known)):
                    yield unknown_name("unknown-slot", "slot or list of words", slot, known, span)
                if slots != every:
                    message = say("missing-slot")
                    yield Issue(
                        code="missing-slot",
                        message=message,
                        span=span,
                        accepted=" ".join(f"{{{slot}}}" for slot in sorted(every)),
                    )


def _lists_unknown(file: TitleFile, lists: Lists, node: yaml.Node) -> Iterator[Issue]:
    known = sorted(lists.words)
    for slot, choices in file.slots.items():
        for index, choice in enumerate(choices):
            for place, name in enumerate(choice.lists):
                if name not in lists.words:
                    span = locate(node, ("slots", slot, index, "from", place))
                    yield unknown_name("unknown-list", "list of words", name, known, span)


def _kinds_unknown(file: TitleFile, node: yaml.Node, words: Vocabulary) -> Iterator[Issue]:
    known = [*words.kinds, *_values_by_field(entries_schema(words)), ANYTHING]
    for kind in file.patterns:
        if kind not in known:
            span = locate(node, ("patterns", kind))
            yield unknown_name("unknown-kind", "kind", kind, [*words.kinds, ANYTHING], span)


def _conditions_unmet(file: TitleFile, node: yaml.Node, words: Vocabulary) -> Iterator[Issue]:
    values = _values_by_field(entries_schema(words))
    for path, conditions in _conditions(file):
        for field, said in conditions_of(conditions).items():
            span = locate(node, (*path, field))
            name = field.rpartition(".")[2]
            if name not in values:
                yield unknown_name("unknown-field", "field", name, sorted(values), span)
                continue
            may = values[name]
            for one in said:
                if may is not None and one not in (*may, ANYTHING, NOTHING):
                    yield unknown_name("unknown-value", "value", one, sorted(may), span, of=name)


def _conditions(file: TitleFile) -> Iterator[tuple[Path, Conditions]]:
    for kind, patterns in file.patterns.items():
        yield from ((("patterns", kind, index, "for"), one.conditions) for index, one in enumerate(patterns))
    for slot, choices in file.slots.items():
        yield from ((("slots", slot, index, "for"), one.conditions) for index, one in enumerate(choices))


def _values_by_field(schema: Schema) -> dict[str, frozenset[str] | None]:
    """What each field of any word or piece may say; None where it is no choice among words."""
    found: dict[str, frozenset[str] | None] = {}
    for name, part in _properties(schema):
        may = _choices(part, schema)
        before = found.get(name, frozenset())
        found[name] = None if may is None or before is None else before | may
    return found


def _properties(part: Any) -> Iterator[tuple[str, Schema]]:
    if isinstance(part, dict):
        fields = part.get("properties")
        if isinstance(fields, dict):
            yield from ((name, inner) for name, inner in fields.items() if isinstance(inner, dict))
    inner: Iterable[Any] = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for one in inner:
        yield from _properties(one)


def _choices(part: Schema, schema: Schema) -> frozenset[str] | None:
    """The words a value may be, alone or in a list; None where it may be something else."""
    if "const" in part:
        return frozenset({str(part["const"])})
    if "enum" in part:
        return frozenset(map(str, part["enum"]))
    if part.get("type") == "null":
        return frozenset()
    options = part.get("anyOf") or part.get("oneOf")
    if options:
        every = [_choices(option, schema) for option in options]
        return None if None in every else frozenset().union(*(one for one in every if one is not None))
    return _choices(part["items"], schema) if isinstance(part.get("items"), dict) else None
