"""Where the numbers and words of a set stand, and what each of them may be instead."""

import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from validator.base.issue import ContentError, Issue, Span, WrongUse, near
from validator.base.speech.sentences import Sentence, Sentences, Several, all_of, any_of
from validator.content.loading import ContentSet
from validator.content.manifest import PartLine
from validator.content.vocabulary import Word, tag_of

say = Sentences(__package__)


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
    accepted = Accepted()
    for option in _options(kind):
        match option:
            case inspect.IntType() | inspect.FloatType():
                whole = isinstance(option, inspect.IntType)
                accepted = msgspec.structs.replace(
                    accepted, is_number=True, is_whole=whole, least=option.ge, most=option.le
                )
            case inspect.BoolType():
                accepted = msgspec.structs.replace(accepted, words=(*accepted.words, False, True))
            case inspect.LiteralType():
                accepted = msgspec.structs.replace(accepted, words=(*accepted.words, *option.values))
            case inspect.NoneType():
                accepted = msgspec.structs.replace(accepted, words=(*accepted.words, None))
    return accepted if accepted.is_number or any(word is not None for word in accepted.words) else None


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


MOST_VALUES = 1_000
"""Of one range; a sweep takes fewer by far."""
_WHOLE = re.compile(r"[-+]?\d{1,9}")
_RANGE = re.compile(r"([-+]?\d{1,9})\.\.([-+]?\d{1,9})(?:/(\d{1,9}))?")
_NUMBER = re.compile(r"[-+]?\d{1,9}\.\d{1,9}")
_WORDS: dict[str, Value] = {"true": True, "false": False, "null": None}


class NoValues(WrongUse):
    """A text names no values; ``said`` is why, in every language."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(str(said))
        self.said = said


def values_of(text: str) -> list[Value]:
    """The values that a text names, each once and in its order: parts with commas between, each a value or a range.

    Raises:
        NoValues: it names none, a range runs backwards or is too long.
    """
    values = [value for part in text.split(",") for value in _part(part.strip(), text)]
    once: list[Value] = []
    for value in values:
        if not any(value == other and type(value) is type(other) for other in once):
            once.append(value)
    return once


def _part(part: str, text: str) -> list[Value]:
    if not part:
        raise NoValues(say("written-as", found=repr(text)))
    if part in _WORDS:
        return [_WORDS[part]]
    if _WHOLE.fullmatch(part):
        return [int(part)]
    if _NUMBER.fullmatch(part):
        return [float(part)]
    if ".." not in part:
        return [part]
    match = _RANGE.fullmatch(part)
    if match is None:
        raise NoValues(say("range-written-as", found=repr(part)))
    first, last, step = int(match[1]), int(match[2]), int(match[3] or 1)
    if last < first:
        raise NoValues(say("range-backwards", range=repr(part), turned=f"{last}..{first}"))
    if step < 1 or (last - first) // step >= MOST_VALUES:
        raise NoValues(say("range-too-long", range=repr(part), most=f"{MOST_VALUES:,}"))
    return list(range(first, last + 1, step))


RULES, PARTS = "rules", "parts"
MOST_STEPS = 12
"""So many steps that would be known are written out."""


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """A number or word of a set.

    Attributes:
        text: the address, items of lists by their number.
        path: the same as steps; the first is an entry's id, ``rules`` or ``parts``.
        kind: the kind of piece the entry is of; else ``rules`` or ``parts``.
        accepts: what may stand there.
        present: what stands there.
        meaning: what the vocabulary says of it.
    """

    text: str
    path: tuple[Step, ...]
    kind: str
    accepts: Accepted
    present: Value
    meaning: str = ""

    def __str__(self) -> str:
        return self.text

    @property
    def is_number(self) -> bool:
        """Whether it holds a number now, and may hold others."""
        return self.accepts.is_number and isinstance(self.present, int | float) and not isinstance(self.present, bool)

    @property
    def least(self) -> int | float | None:
        """The least number declared for it; None where it takes none, or has no end."""
        return self.accepts.least

    @property
    def most(self) -> int | float | None:
        """The greatest number declared for it."""
        return self.accepts.most

    @property
    def choices(self) -> tuple[Value, ...]:
        """The words declared for it; truth values of a yes or no."""
        return tuple(word for word in self.accepts.words if word is not None)


def addresses_of(content: ContentSet) -> list[Address]:
    """Everything in the set that a search may change: numbers first, then words and switches of yes or no.

    Numbers that stand in lists of numbers are left out: they name places, edges or rounds, and are no amounts.
    """
    addresses = [address for address in _every(content) if not _names_a_place(address)]
    return sorted(addresses, key=lambda address: not address.is_number)


def matching(addresses: Iterable[Address], patterns: Sequence[str]) -> list[Address]:
    """Those whose text fits one of the patterns, such as ``rules.*`` or ``D??.cost``, in their order."""
    return [address for address in addresses if any(fnmatchcase(address.text, pattern) for pattern in patterns)]


def address_in(content: ContentSet, text: str, span: Span | None = None) -> Address:
    """The address that a designer wrote; ``span`` is where.

    Raises:
        ContentError: nothing stands there, or no number or word; the finding says what would be known.
    """
    first, *steps = text.strip().split(".")
    where = span or Span("address")
    child = _top(content, first)
    path: list[Step] = [first]
    if child is None:
        raise _unknown(content, text, first, [RULES, PARTS, *content.by_id], where)
    for step in steps:
        inside = list(children_of(child.kind, child.value))
        inner = _step(inside, step)
        if inner is None:
            raise _unknown(content, text, step, _steps_of(inside), where, ".".join(map(str, path)))
        child = inner
        path.append(inner.step)
    leaves = list(_leaves(tuple(path), child)) if len(path) > 1 else []
    single = leaves[0] if len(leaves) == 1 and is_leaf(child.value) else _only_number(leaves)
    if single is None or (accepts := accepted_by(single[1].kind)) is None:
        raise ContentError([_no_value(text, path, child, where)])
    return _address(content, single[0], single[1], accepts)


def checked(address: Address, values: Iterable[Value], span: Span | None = None) -> list[Issue]:
    """What is wrong with values: one finding for all numbers out of bounds, and one for each other value."""
    wrong = [value for value in values if not address.accepts.takes(value)]
    numbers = [value for value in wrong if address.accepts.is_number and _is_number(value)]
    others = [[value] for value in wrong if not (address.accepts.is_number and _is_number(value))]
    return [_wrong_values(address, group, span or Span("address")) for group in ([numbers] if numbers else []) + others]


def _is_number(value: Value) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _wrong_values(address: Address, values: Sequence[Value], span: Span) -> Issue:
    listed = all_of([yaml_word(value) for value in values], MOST_STEPS)
    words = [str(word) for word in address.choices]
    return Issue(
        code="out-of-range" if _is_number(values[0]) and address.accepts.is_number else "wrong-value",
        message=say("wrong-values", address=address.text, values=listed),
        span=span,
        found=listed,
        accepted=address.accepts.told,
        suggestion=near(values[0], words) if isinstance(values[0], str) else None,
    )


def _every(content: ContentSet) -> Iterator[Address]:
    tops = [RULES, PARTS, *content.by_id]
    for first in tops:
        child = _top(content, first)
        assert child is not None
        for path, leaf in _leaves((first,), child):
            accepts = accepted_by(leaf.kind)
            if accepts is not None:
                yield _address(content, path, leaf, accepts)


def _top(content: ContentSet, first: str) -> Child | None:
    """What the first step of an address leads to."""
    if first == RULES:
        return Child(RULES, type_of(type(content.rules)), content.rules)
    if first == PARTS:
        lines = {line.kind: line for line in content.manifest.parts}
        return Child(PARTS, inspect.DictType(inspect.StrType(), type_of(PartLine)), lines)
    piece = content.by_id.get(first)
    return None if piece is None else Child(first, type_of(type(piece)), piece)


def _leaves(path: tuple[Step, ...], child: Child) -> Iterator[tuple[tuple[Step, ...], Child]]:
    """Every single value at or below a place; of the parts list the counts alone."""
    if is_leaf(child.value):
        if path[:1] != (PARTS,) or path[-1] == "count":
            yield path, child
        return
    for inner in children_of(child.kind, child.value):
        yield from _leaves((*path, inner.step), inner)


def _only_number(leaves: Sequence[tuple[tuple[Step, ...], Child]]) -> tuple[tuple[Step, ...], Child] | None:
    """The one number of a group; None where it has none or several."""
    numbers = [leaf for leaf in leaves if type(leaf[1].value) in (int, float) and accepted_by(leaf[1].kind)]
    return numbers[0] if len(numbers) == 1 else None


def _address(content: ContentSet, path: tuple[Step, ...], leaf: Child, accepts: Accepted) -> Address:
    kind = str(path[0])
    if kind not in (RULES, PARTS):
        kind = next(name for name, pieces in content.pieces.items() if any(piece.id == kind for piece in pieces))
    text = ".".join(map(str, path))
    return Address(text=text, path=path, kind=kind, accepts=accepts, present=leaf.value, meaning=meaning_of(leaf.kind))


def _names_a_place(address: Address) -> bool:
    return isinstance(address.path[-1], int) and address.is_number and not address.choices


def _step(inside: Sequence[Child], step: str) -> Child | None:
    """The part that a step of an address leads to: by its name or number, else by the one word or name it has."""
    for child in inside:
        if str(child.step) == step:
            return child
    named = [child for child in inside if isinstance(child.step, int) and as_step(step) in names_of(child.value)]
    return named[0] if len(named) == 1 else None


def _steps_of(inside: Iterable[Child]) -> list[str]:
    return [str(child.step) for child in inside if any(accepted_by(leaf.kind) for _, leaf in _leaves((), child))]


def _unknown(content: ContentSet, text: str, step: str, known: Sequence[str], span: Span, at: str = "") -> ContentError:
    message = say("no-such-step", at=at, step=repr(step)) if at else say("no-such-entry", step=repr(step))
    guess = near(text, [address.text for address in _every(content)])
    accepted = all_of(known, MOST_STEPS) if known else say("single-value")
    return ContentError(
        [
            Issue(
                code="unknown-address",
                message=message,
                span=span,
                found=repr(text),
                accepted=accepted,
                suggestion=guess or near(step, known),
            )
        ]
    )


def _no_value(text: str, path: Sequence[Step], child: Child, span: Span) -> Issue:
    """The finding of an address that leads to a group, or to a text."""
    here = ".".join(map(str, path))
    inner = [
        ".".join(map(str, inner_path)) for inner_path, leaf in _leaves(tuple(path), child) if accepted_by(leaf.kind)
    ]
    message = say("group-of-values" if inner and not is_leaf(child.value) else "no-value", address=here)
    return Issue(
        code="no-single-value",
        message=message,
        span=span,
        found=repr(text),
        accepted=all_of(inner, MOST_STEPS) if inner else None,
    )


def typed_at(content: ContentSet, path: Sequence[Step]) -> Any:
    """The typed value at a path of an address that exists."""
    child = _top(content, str(path[0]))
    for step in path[1:]:
        assert child is not None
        child = next(inner for inner in children_of(child.kind, child.value) if inner.step == step)
    assert child is not None
    return child.value
