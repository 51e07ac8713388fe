"""What a place in a set accepts: numbers with bounds, words one of which it holds; read off the declared types."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from validator.base.speech.sentences import Sentence, Several, any_of
from validator.content.vocabulary import Word, tag_of
from validator.play.lab.vary.wording import say

Value = int | float | str | bool | None
Step = str | int
_COLLECTIONS = (inspect.ListType, inspect.VarTupleType, inspect.TupleType)


class Accepted(msgspec.Struct, frozen=True, kw_only=True):
    """Values a place takes: whole numbers from ``least`` to ``most`` (None: without end), and ``words``.

    ``words`` holds the truth values of a yes or no, and None where nothing may stand there.
    """

    is_number: bool = False
    is_whole: bool = True
    least: int | float | None = None
    most: int | float | None = None
    words: tuple[str | int | bool | None, ...] = ()

    def takes(self, value: Value) -> bool:
        """Whether the value may stand there."""
        if any(value == word and type(value) is type(word) for word in self.words):
            return True
        if not self.is_number or isinstance(value, bool | str) or value is None:
            return False
        if self.is_whole and not isinstance(value, int):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)

    @property
    def told(self) -> Several:
        """What it takes, in words: ``1 to 5 or none``."""
        numbers = [_range(self.least, self.most)] if self.is_number else []
        return any_of([*numbers, *(yaml_word(word) for word in self.words if word is not None)])


def yaml_word(value: Value) -> str:
    """A number or word as it is written in YAML: ``true``, ``null``, ``7``, ``mandatory``."""
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)


def _range(least: float | None, most: float | None) -> Sentence:
    if least is not None and most is not None:
        return say("from-to", least=least, most=most)
    if least is None and most is None:
        return say("any-number")
    return say("at-most", most=most) if most is not None else say("at-least", least=least)


class Child(NamedTuple):
    """A part of a typed value: the step that leads to it, its declared type, and what it is."""

    step: Step
    kind: inspect.Type
    value: Any


@cache
def type_of(kind: type) -> inspect.Type:
    """The declared type of a struct, as msgspec tells it."""
    return inspect.type_info(kind)


def meaning_of(kind: inspect.Type) -> str:
    """What the vocabulary says of a field; empty where it says nothing."""
    return str((kind.extra_json_schema or {}).get("description", "")) if isinstance(kind, inspect.Metadata) else ""


def children_of(kind: inspect.Type, value: Any) -> Iterator[Child]:
    """The parts of a group, map or list, each with its type."""
    kind = _meant(kind, value)
    if isinstance(kind, inspect.StructType) and isinstance(value, msgspec.Struct):
        for field in kind.fields:
            yield Child(field.encode_name, field.type, getattr(value, field.name))
    elif isinstance(kind, inspect.DictType) and isinstance(value, dict):
        for key, inner in value.items():
            yield Child(yaml_word(key), kind.value_type, inner)
    elif isinstance(kind, inspect.TupleType) and isinstance(value, tuple):
        for place, (item, inner) in enumerate(zip(kind.item_types, value, strict=False)):
            yield Child(place, item, inner)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType) and isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield Child(place, kind.item_type, inner)


def is_leaf(value: Any) -> bool:
    """Whether a value holds no others."""
    return value is None or isinstance(value, int | float | str)


def accepted_by(kind: inspect.Type) -> Accepted | None:
    """What a single value of this type may be; None where it is a text, or a group only."""
    found = Accepted()
    for option in _options(kind):
        match option:
            case inspect.IntType() | inspect.FloatType():
                whole = isinstance(option, inspect.IntType)
                found = msgspec.structs.replace(found, is_number=True, is_whole=whole, least=option.ge, most=option.le)
            case inspect.BoolType():
                found = msgspec.structs.replace(found, words=(*found.words, False, True))
            case inspect.LiteralType():
                found = msgspec.structs.replace(found, words=(*found.words, *option.values))
            case inspect.NoneType():
                found = msgspec.structs.replace(found, words=(*found.words, None))
    return found if found.is_number or any(word is not None for word in found.words) else None


def names_of(value: Any) -> set[str]:
    """What an item of a list may be called by instead of its number: its word, its name or title in any language."""
    names: set[str] = set()
    if isinstance(value, Word):
        names.add(tag_of(value))
    for field in ("name", "title"):
        texts = getattr(value, field, None)
        names |= {*texts.values()} if isinstance(texts, dict) else {texts} if isinstance(texts, str) else set()
    return {as_step(name) for name in names}


def as_step(name: str) -> str:
    """A name as a step of an address: ``St. Louis`` → ``st-louis``."""
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


def _bare(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    return kind


def _options(kind: inspect.Type) -> list[inspect.Type]:
    kind = _bare(kind)
    return [one for option in kind.types for one in _options(option)] if isinstance(kind, inspect.UnionType) else [kind]


def _meant(kind: inspect.Type, value: Any) -> inspect.Type:
    """Of a choice of types the one that the value is of."""
    for option in _options(kind):
        if isinstance(option, inspect.StructType):
            if type(value) is option.cls:
                return option
        elif isinstance(option, inspect.DictType):
            if isinstance(value, dict):
                return option
        elif isinstance(option, _COLLECTIONS) and isinstance(value, list | tuple):
            return option
    return _bare(kind)
