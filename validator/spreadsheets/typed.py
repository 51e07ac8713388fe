"""Cells made into what the type of their field wants, and headings into the names that a kind of piece has."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import inspect

from validator.issue import Issue, near
from validator.light_yaml import yaml
from validator.spreadsheets.cells import Cell, Heading, finding, group_node, list_node, place, spelled, text_node
from validator.spreadsheets.combining import COMBINE
from validator.spreadsheets.notation import NotSo, bracketed, fields_of, is_bracketed, parts_of, unquoted
from validator.spreadsheets.scalars import NOTHING, scalar

Lists = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType
_WORDS = inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType | inspect.EnumType
_ANY = inspect.AnyType()


class Group(NamedTuple):
    """The fields of one struct, by name; ``tag`` is the field that tells it from others, with the word it holds."""

    fields: Mapping[str, inspect.Type]
    tag: tuple[str, str] | None


def options_of(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    """What a value may be: the types that a choice is of, without what is said of them and without nothing."""
    if isinstance(kind, inspect.Metadata):
        return options_of(kind.type)
    if isinstance(kind, inspect.UnionType):
        return tuple(option for each in kind.types for option in options_of(each))
    return () if isinstance(kind, inspect.NoneType) else (kind,)


@cache
def kind_of(piece: type[msgspec.Struct]) -> inspect.Type:
    """The type of a kind of piece."""
    return inspect.type_info(piece)


@cache
def _group(struct: type[msgspec.Struct]) -> Group:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    fields = {field.encode_name: field.type for field in kind.fields}
    return Group(fields, None if kind.tag_field is None else (kind.tag_field, str(kind.tag)))


def groups_of(kind: inspect.Type) -> list[Group]:
    """The structs that a value may be."""
    return [_group(option.cls) for option in options_of(kind) if isinstance(option, inspect.StructType)]


def dict_of(kind: inspect.Type) -> inspect.DictType | None:
    """The type of a group whose names are free, such as a text for each language; None where it is none."""
    return next((option for option in options_of(kind) if isinstance(option, inspect.DictType)), None)


def list_of(kind: inspect.Type) -> Lists | inspect.TupleType | None:
    """The type of list that a value may be."""
    lists = Lists | inspect.TupleType
    return next((option for option in options_of(kind) if isinstance(option, lists)), None)


def item_of(kind: Lists | inspect.TupleType, number: int) -> inspect.Type:
    """The type of one entry of a list."""
    if not isinstance(kind, inspect.TupleType):
        return kind.item_type
    return kind.item_types[min(number, len(kind.item_types) - 1)] if kind.item_types else _ANY


def is_wordy(kind: inspect.Type) -> bool:
    """Whether a value is one word or number, in which no comma can stand."""
    return all(isinstance(option, _WORDS) for option in options_of(kind))


class Typist:
    """Types the entries of one kind of piece; what is wrong is added to ``issues``.

    ``language`` is the one that a text is in which names none.
    """

    def __init__(self, issues: list[Issue], language: str) -> None:
        self.issues, self.language = issues, language
        self._strange: set[int] = set()

    def entry(self, node: yaml.Node, kind: inspect.Type) -> yaml.Node:
        """An entry with its cells typed; what stands in no cell stays as it is."""
        return self._typed(node, kind, top=True)

    def _typed(self, node: yaml.Node, kind: inspect.Type, top: bool = False) -> yaml.Node:
        if isinstance(node, Cell):
            return self.cell(node, kind)
        if isinstance(node, yaml.MappingNode):
            listed = list_of(kind)
            if listed is not None and node.value and all(str(key.value).isdecimal() for key, _ in node.value):
                return self._numbered(node, listed)
            return self._fields(node, kind, top)
        if isinstance(node, yaml.SequenceNode) and (listed := list_of(kind)) is not None:
            items = [self._typed(item, item_of(listed, number)) for number, item in enumerate(node.value)]
            return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark, node.flow_style)
        return node

    def _numbered(self, node: yaml.MappingNode, kind: Lists | inspect.TupleType) -> yaml.Node:
        """A list from columns ``powers.0``, ``powers.1`` ... of which some may be empty."""
        ordered = sorted(node.value, key=lambda pair: int(pair[0].value))
        items = [self._typed(value, item_of(kind, number)) for number, (_, value) in enumerate(ordered)]
        return list_node(items, node.start_mark)

    def _fields(self, node: yaml.MappingNode, kind: inspect.Type, top: bool) -> yaml.Node:
        groups, free = groups_of(kind), dict_of(kind)
        known, every = self._known(node, groups), _every(groups)
        pairs: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            if top and key.value == COMBINE and COMBINE not in known and isinstance(value, yaml.MappingNode):
                pairs[COMBINE] = key, self._combined(value, known)
                continue
            name = self._name(key, every, free)
            if name is None:
                continue
            if isinstance(key, Heading):
                key = text_node(name, value.start_mark)
            wanted = known.get(name) or (free.value_type if free is not None else _ANY)
            pairs[str(name)] = key, self._typed(value, wanted)
        return yaml.MappingNode(node.tag, [*pairs.values()], node.start_mark, node.end_mark, node.flow_style)

    def _combined(self, node: yaml.MappingNode, known: Mapping[str, inspect.Type]) -> yaml.Node:
        """Each field's values of a combination, typed as the field is."""
        fields = {name: inspect.VarTupleType(item_type=kind) for name, kind in known.items()}
        return self._typed_pairs(node, fields)

    def _typed_pairs(self, node: yaml.MappingNode, fields: Mapping[str, inspect.Type]) -> yaml.Node:
        pairs = [(key, self._typed(value, fields.get(str(key.value), _ANY))) for key, value in node.value]
        return group_node(pairs, node.start_mark)

    def known(self, data: Mapping[str, object], kind: inspect.Type) -> Mapping[str, inspect.Type]:
        """The fields that a group of plain data may have, and the types of each."""
        return _known({name: str(value) for name, value in data.items()}, groups_of(kind))

    def _known(self, node: yaml.MappingNode, groups: list[Group]) -> dict[str, inspect.Type]:
        scalars = ((key, value) for key, value in node.value if isinstance(value, yaml.ScalarNode))
        return _known({spelled(str(key.value)): str(value.value) for key, value in scalars}, groups)

    def _name(self, key: yaml.Node, known: Mapping[str, inspect.Type], free: inspect.DictType | None) -> str | None:
        """The field that a heading names; None, told once for its column, where there is none of that name."""
        if not isinstance(key, Heading) or key.value in known:
            return str(key.value)
        if free is not None:
            named = scalar(Cell(key.tag, key.written, key.start_mark, key.end_mark), free.key_type)
            return str(named.value) if named is not None else key.written
        name = next((name for name in known if spelled(name) == key.value), None)
        if name is None and known and id(key) not in self._strange:
            self._strange.add(id(key))
            inner = [f"{field}.{name}" for field, kind in known.items() for one in groups_of(kind) for name in one.fields]
            self.issues.append(_unknown_heading(key, list(known), inner))
        return name if known else str(key.value)

    def cell(self, node: Cell, kind: inspect.Type, level: int = 0) -> yaml.Node:
        """What one cell, or one part of it, says where a value of this type is wanted."""
        options = options_of(kind)
        text = str(node.value)
        if text == NOTHING and isinstance(kind, inspect.UnionType | inspect.NoneType):
            return yaml.ScalarNode(node.tag, "", node.start_mark, node.end_mark)
        single = (scalar(node, option) for option in options if not isinstance(option, inspect.StrType))
        found = next((one for one in single if one is not None), None)
        if found is not None:
            return found
        plainly = next((scalar(node, option) for option in options if isinstance(option, inspect.StrType)), None)
        if plainly is not None:
            return plainly
        try:
            return self._gathered(node, kind, level)
        except NotSo as why:
            accepted = "red; green for a list, points=1 times=2 for a group, or the same in brackets as in YAML"
            self.issues.append(finding("cell-notation", f"the cell cannot be read: {why}", node.start_mark,
                                       repr(text[:60]), accepted))  # fmt: skip
            return text_node(text, node.start_mark)

    def _gathered(self, node: Cell, kind: inspect.Type, level: int) -> yaml.Node:
        """A list or group out of one cell, else the text as it stands."""
        text, mark = str(node.value), node.start_mark
        listed, free = list_of(kind), dict_of(kind)
        if listed is not None:
            return self._list(text, mark, listed, level)
        if text.startswith("{"):
            return self._typed(bracketed(text, mark), kind)
        groups = groups_of(kind)
        if groups:
            return self._word_and_fields(text, mark, kind, groups)
        if free is not None and "=" not in text:
            key = text_node(self.language, mark)
            return group_node([(key, self.cell(node, free.value_type))], mark)
        if free is not None:
            return self._fields(group_node(self._named(text, mark), mark), kind, top=False)
        return text_node(text, mark)

    def _named(self, text: str, mark: yaml.Mark) -> list[tuple[yaml.Node, yaml.Node]]:
        _, fields = fields_of(text, mark)
        return [(key, self._part(value, mark)) for key, value in fields]

    def _word_and_fields(self, text: str, mark: yaml.Mark, kind: inspect.Type, groups: list[Group]) -> yaml.Node:
        lead, fields = fields_of(text, mark)
        tag = next((group.tag[0] for group in groups if group.tag), None)
        pairs: list[tuple[yaml.Node, yaml.Node]] = [(key, self._part(value, mark)) for key, value in fields]
        if lead and tag is None:
            raise NotSo(f"{lead!r} is no field with its value, such as cards=1")
        if lead and tag is not None:
            pairs.insert(0, (text_node(tag, mark), self._part(lead, mark)))
        known, every = self._known(group_node(pairs, mark), groups), _every(groups)
        typed: list[tuple[yaml.Node, yaml.Node]] = []
        for key, value in pairs:
            name = self._name(key, every, None) or str(key.value)
            named = text_node(name, mark)
            wanted = known.get(name, _ANY)
            typed.append((named, self.cell(value, wanted, 1) if isinstance(value, Cell) else value))
        return group_node(typed, mark)

    def _list(self, text: str, mark: yaml.Mark, kind: Lists | inspect.TupleType, level: int) -> yaml.Node:
        if text == "[]":
            return list_node([], mark)
        first = item_of(kind, 0)
        parts = parts_of(text, ",") if level else parts_of(text, ";\n")
        if len(parts) == 1 and not level and is_wordy(first):
            parts = parts_of(text, ",")
        if len(parts) == 1 and is_bracketed(text) and text.startswith("["):
            whole = bracketed(text, mark)
            inner = any(isinstance(item, yaml.SequenceNode) for item in whole.value)
            if inner or list_of(first) is None:
                return self._typed(whole, kind)
        return list_node([self._item(part, mark, item_of(kind, at), level) for at, part in enumerate(parts)], mark)

    def _item(self, text: str, mark: yaml.Mark, kind: inspect.Type, level: int) -> yaml.Node:
        if text[:1] in "[{" and is_bracketed(text) and (list_of(kind) or groups_of(kind) or dict_of(kind)):
            return self._typed(bracketed(text, mark), kind)
        part = self._part(text, mark)
        return self.cell(part, kind, level + 1) if isinstance(part, Cell) else part

    def _part(self, text: str, mark: yaml.Mark) -> yaml.ScalarNode:
        quoted = unquoted(text)
        return Cell("tag:yaml.org,2002:str", text, mark, mark, '"') if quoted is None else text_node(quoted, mark)


def _unknown_heading(key: Heading, known: list[str], inner: list[str]) -> Issue:
    guess = near(str(key.value), known) or near(str(key.value).replace("_", "."), inner)
    message = f"no field is called {key.written!r} here"
    return Issue(code="unknown-field", message=message, span=place(key.start_mark), found=repr(key.written),
                 accepted=", ".join(known), suggestion=guess)  # fmt: skip


def _every(groups: list[Group]) -> dict[str, inspect.Type]:
    """All fields that a group may have, whatever word it holds."""
    fields = {name: kind for group in groups for name, kind in group.fields.items()}
    return fields | {group.tag[0]: _ANY for group in groups if group.tag}


def _known(given: Mapping[str, str], groups: list[Group]) -> dict[str, inspect.Type]:
    """The fields that a group may have, by the word it holds; those of all that it may be where it holds none."""
    tags = {group.tag[0] for group in groups if group.tag}
    words = {spelled(given[tag]) for tag in tags if tag in given}
    meant = [group for group in groups if group.tag is None or spelled(group.tag[1]) in words] or groups
    known: dict[str, inspect.Type] = {}
    for group in meant:
        known.update((name, kind) for name, kind in group.fields.items() if name not in known)
    for tag in tags:
        every = sorted(group.tag[1] for group in groups if group.tag and group.tag[0] == tag)
        known[tag] = inspect.LiteralType(values=tuple(every))
    return known
