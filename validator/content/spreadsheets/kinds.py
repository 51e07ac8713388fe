"""The entries of sheets once the kinds of piece are known: under their names, every cell typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Protocol, TypeVar, cast

import msgspec

from validator.base.issue import Issue, Severity, Span
from validator.base.speech.sentences import in_a_row
from validator.base.yaml_nodes import yaml
from validator.content.spreadsheets.cells import Sheet, cell, finding, heading, say, sheet_names, spelled
from validator.content.spreadsheets.tables import IDENTITY, KIND
from validator.content.spreadsheets.typed import OtherNames, Typist, kind_of

Entries = dict[str, list[yaml.Node]]
Forms = Mapping[str, Sequence[tuple[str, type[msgspec.Struct]]]]


class Form(Protocol):
    """Another form that entries of a kind may be written in, told by a field."""

    @property
    def form(self) -> type[msgspec.Struct]: ...

    @property
    def sign(self) -> str: ...


class Words(Protocol):
    """What is asked of a game's words: its kinds of piece, and the other forms of some."""

    @property
    def kinds(self) -> Mapping[str, type[msgspec.Struct]]: ...

    @property
    def forms(self) -> Mapping[str, Form]: ...

    def kind_names(self, kind: str) -> Iterable[str]: ...

    def field_names(self, kind: str) -> Mapping[str, str]: ...

    def value_names(self, kind: str) -> Mapping[str, Mapping[str, str]]: ...


class Layers(Protocol):
    """What is asked of sets laid over each other."""

    own_entries: list[yaml.Node | None]
    manifest: yaml.MappingNode
    entries: Entries
    kinds: dict[str, Span]
    removed: dict[str, tuple[str, Span]]


Stack = TypeVar("Stack", bound=Layers)


def settled(stack: Stack, words: Words, issues: list[Issue]) -> Stack:
    """The same stack with the entries of its sheets under their kinds and every cell typed; what is wrong is an issue.

    A stack without spreadsheets is given back as it is.
    """
    sheets = {str(name.value): name.sheet for name in sheet_names(stack)}
    if not sheets:
        return stack
    whole: Any = copy(stack)
    kinds = kinds_by_name(words)
    homes = _homes(sheets, words, kinds)
    whole.entries = {name: _with_kind(nodes, sheets, name, homes) for name, nodes in stack.entries.items()}
    names = (
        renamed({name: one for name, one in sheets.items() if name not in homes}, kinds, [*words.kinds], issues) | homes
    )
    whole.kinds = places_under(names, stack.kinds)
    whole.removed = {entry: (names.get(kind) or kind, span) for entry, (kind, span) in stack.removed.items()}
    language = language_of(stack.manifest)
    called = {kind: OtherNames(words.field_names(kind), words.value_names(kind)) for kind in words.kinds}
    whole.entries = typed_entries(under(names, whole.entries), forms_of(words), language, issues, called)
    return cast(Stack, whole)


def kinds_by_name(words: Words) -> dict[str, str]:
    """The kinds of a set by their words, and by what they are called; what several are called means none of them."""
    called = [(spelled(name), kind) for kind in words.kinds for name in {*words.kind_names(kind)}]
    names = [name for name, _ in called]
    return {name: kind for name, kind in called if names.count(name) == 1} | {
        spelled(kind): kind for kind in words.kinds
    }


def _homes(sheets: Mapping[str, Sheet], words: Words, kinds: Mapping[str, str]) -> dict[str, str]:
    """Rows whose column ``kind`` names no kind, by what it says; the kind of their sheet has a field of that name."""
    homes: dict[str, str] = {}
    for name, sheet in sheets.items():
        home = None if kind_named((name, *sheet.names), kinds) else kind_named(sheet.of, kinds)
        if home is not None and KIND in words.kinds[home].__struct_fields__:
            homes[name] = home
    return homes


def _with_kind(
    nodes: list[yaml.Node], sheets: Mapping[str, Sheet], name: str, homes: Mapping[str, str]
) -> list[yaml.Node]:
    """Entries that have what their column ``kind`` says as a field."""
    if name not in homes:
        return nodes
    sheet = sheets[name]
    return [
        yaml.MappingNode(
            node.tag,
            [*node.value, (heading(KIND, sheet.mark), cell(sheet.names[0], sheet.mark))],
            node.start_mark,
            node.end_mark,
        )
        for node in nodes
    ]


def forms_of(words: Words) -> Forms:
    """The types that an entry of each kind may be of, each with the field that tells it, the last for all others."""
    others = {kind: ((other.sign, other.form),) for kind, other in words.forms.items()}
    return {kind: (*others.get(kind, ()), ("", piece)) for kind, piece in words.kinds.items()}


def own_entries(stack: Stack, words: Words, issues: list[Issue]) -> Entries:
    """The entries in a set's own files under their kinds, every cell typed, what combines lists as it is written."""
    own: Any = copy(stack)
    own.known, own.entries = {}, {}
    for node in stack.own_entries:
        for key, listed in node.value if isinstance(node, yaml.MappingNode) else ():
            own.entries.setdefault(str(key.value), []).extend(listed.value)
    entries: Entries = settled(own, words, issues).entries
    return entries


def language_of(manifest: yaml.MappingNode) -> str:
    """The first language that a set lists."""
    listed = next((value for key, value in manifest.value if key.value == "languages"), None)
    first = listed.value[:1] if isinstance(listed, yaml.SequenceNode) else []
    return str(first[0].value) if first else "en"


def kind_named(names: Sequence[str], kinds: Mapping[str, str]) -> str | None:
    """The kind that one of these names means, in the singular or the plural; None where none does."""
    return next((kinds[form] for name in names for form in _singulars(spelled(name)) if form in kinds), None)


_COPY = re.compile(r"_?[(（]\d+[)）]|_(?:table|tabelle|tableau|表格)_?\d+")
"""What a browser or a cloud puts behind the name of a file that is there already, and Numbers behind a sheet's."""


def _singulars(name: str) -> Iterator[str]:
    yield name
    name = _COPY.sub("", name)
    yield name
    for ending, instead in (("ies", "y"), ("ves", "f"), ("es", ""), ("s", "")):
        if name.endswith(ending):
            yield name.removesuffix(ending) + instead


def renamed(
    sheets: Mapping[str, Sheet], by_name: Mapping[str, str], kinds: Sequence[str], issues: list[Issue]
) -> dict[str, str | None]:
    """What each name of a sheet stands for; None for a sheet that holds no entries. What is wrong is an issue."""
    renamed: dict[str, str | None] = {}
    for name, sheet in sheets.items():
        kind = kind_named((name, *sheet.names), by_name)
        renamed[name] = kind or (name if sheet.identified else None)
        if kind is None and not sheet.identified:
            message = say("sheet-not-read")
            issues.append(
                msgspec.structs.replace(
                    finding("unread-file", message, sheet.mark, repr(sheet.names[0]), in_a_row(kinds)),
                    severity=Severity.WARNING,
                )
            )
        elif kind is not None and not sheet.identified:
            message = say("no-ids")
            issues.append(finding("missing-field", message, sheet.mark, accepted=say("column-of-ids", name=IDENTITY)))
    return renamed


def under(names: Mapping[str, str | None], entries: Mapping[str, list[yaml.Node]]) -> Entries:
    """The entries under the names of their kinds."""
    found: Entries = {}
    for name, nodes in entries.items():
        kind = names.get(name, name)
        if kind is not None:
            found.setdefault(kind, []).extend(nodes)
    return found


def places_under(names: Mapping[str, str | None], places: Mapping[str, Span]) -> dict[str, Span]:
    """Where each kind was first named."""
    found: dict[str, Span] = {}
    for name, span in places.items():
        found.setdefault(names.get(name, name) or name, span)
    return found


def typed_entries(
    entries: Entries, forms: Forms, language: str, issues: list[Issue], called: Mapping[str, OtherNames]
) -> Entries:
    """Entries with their cells typed; ``language`` is the one that a text is in which names none.

    ``called`` are the fields of each kind, and their values, by what they are called besides.
    """
    typed_entries: Entries = {}
    for kind, nodes in entries.items():
        typist = Typist(issues, language, called.get(kind, OtherNames()))
        known = forms.get(kind)
        if known is None:
            typed_entries[kind] = nodes
            continue
        typed = (typist.entry(node, kind_of(_form(node, known))) for node in nodes)
        typed_entries[kind] = [node for node in typed if node is not None]
    return typed_entries


def _form(node: yaml.Node, forms: Sequence[tuple[str, type[msgspec.Struct]]]) -> type[msgspec.Struct]:
    names = {key.value for key, _ in node.value} if isinstance(node, yaml.MappingNode) else set()
    return next((form for sign, form in forms if sign in names), forms[-1][1])
