"""What a type wants of a cell: worked out once for each type, as every row asks again."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import inspect

from validator.content.spreadsheets.cells import spelled

Lists = inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType | inspect.TupleType
_WORDS = inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType | inspect.EnumType
ANY = inspect.AnyType()


class Group(NamedTuple):
    """The fields of one struct, by name; ``tag`` is the field that tells it from others, with the word it holds."""

    fields: Mapping[str, inspect.Type]
    tag: tuple[str, str] | None


class Wanted:
    """What a value of one type may be.

    ``options`` are the types that a choice is of, without what is said of them; ``nothing``: it may be nothing at all.
    ``groups`` are the structs among them, ``every`` all fields of these, and ``tags`` the fields that tell them apart;
    ``free`` is a group whose names are free, such as a text for each language, and ``listed`` a list. ``wordy``: it is
    one word or number, in which no comma can stand.
    """

    def __init__(self, kind: inspect.Type) -> None:
        self.kind = kind
        every = [*_options(kind)]
        self.options = [option for option in every if not isinstance(option, inspect.NoneType)]
        self.nothing = len(self.options) < len(every)
        self.singles = [option for option in self.options if isinstance(option, _WORDS | inspect.AnyType)]
        self.text = next((option for option in self.options if isinstance(option, inspect.StrType)), None)
        self.groups = [_group(option.cls) for option in self.options if isinstance(option, inspect.StructType)]
        self.free = next((option for option in self.options if isinstance(option, inspect.DictType)), None)
        self.listed = next((option for option in self.options if isinstance(option, Lists)), None)
        self.wordy = all(isinstance(option, _WORDS) for option in self.options)
        self.tags = {group.tag[0] for group in self.groups if group.tag}
        self.every: dict[str, inspect.Type] = {}
        for group in self.groups:
            self.every.update((name, field) for name, field in group.fields.items() if name not in self.every)
        self.every.update(dict.fromkeys(self.tags, ANY))
        self._known: dict[frozenset[str], dict[str, inspect.Type]] = {}

    def known(self, words: frozenset[str]) -> Mapping[str, inspect.Type]:
        """The fields that a group with these words in its telling fields may have, each with its type."""
        if words not in self._known:
            meant = [group for group in self.groups if group.tag is None or spelled(group.tag[1]) in words]
            known: dict[str, inspect.Type] = {}
            for group in meant or self.groups:
                known.update((name, field) for name, field in group.fields.items() if name not in known)
            for tag in self.tags:
                told = sorted(group.tag[1] for group in self.groups if group.tag and group.tag[0] == tag)
                known[tag] = inspect.LiteralType(values=tuple(told))
            self._known[words] = known
        return self._known[words]

    def item(self, number: int) -> inspect.Type:
        """The type of one entry of the list that it is."""
        if isinstance(self.listed, inspect.TupleType):
            types = self.listed.item_types
            return types[min(number, len(types) - 1)] if types else ANY
        return ANY if self.listed is None else self.listed.item_type


_KEPT: dict[int, Wanted] = {}


def wanted(kind: inspect.Type) -> Wanted:
    """What a value of a type may be. A type is known by its identity, for which it is held."""
    found = _KEPT.get(id(kind))
    if found is None:
        found = _KEPT[id(kind)] = Wanted(kind)
    return found


@cache
def kind_of(piece: type[msgspec.Struct]) -> inspect.Type:
    """The type of a kind of piece."""
    return inspect.type_info(piece)


def _options(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return _options(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [option for each in kind.types for option in _options(each)]
    return [kind]


@cache
def _group(struct: type[msgspec.Struct]) -> Group:
    kind = inspect.type_info(struct)
    assert isinstance(kind, inspect.StructType)
    fields = {field.encode_name: field.type for field in kind.fields}
    return Group(fields, None if kind.tag_field is None else (kind.tag_field, str(kind.tag)))


_LISTS: dict[int, inspect.Type] = {}


def list_of(kind: inspect.Type) -> inspect.Type:
    """The type of a list of such values."""
    return _LISTS.setdefault(id(wanted(kind).kind), inspect.VarTupleType(item_type=kind))
