"""What a survey of a set found, as plain figures: for the terminal, the page and programs alike.

And the fields of a piece, read off its type.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import inspect

from validator.content.vocabulary import Piece, Word, tag_of

FORMAT = 1


class Curve(msgspec.Struct, frozen=True, kw_only=True):
    """How often each value of a number field occurs: ``counts`` are values, rising, with cards in the box."""

    field: str
    counts: tuple[tuple[float, int], ...]
    middle: float
    mean: float

    @property
    def least(self) -> float:
        """The smallest value."""
        return self.counts[0][0]

    @property
    def most(self) -> float:
        """The largest value."""
        return self.counts[-1][0]


class Gap(msgspec.Struct, frozen=True, kw_only=True):
    """A field that some designs of a kind leave empty: how many fill it, and the few that stand apart."""

    field: str
    filled: int
    of: int
    apart: tuple[str, ...] = ()


class KindFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of piece: designs, cards in the box, its curves and what it leaves empty.

    ``constant`` are number fields with one value on all that have them, ``running`` those that number the pieces.
    """

    kind: str
    designs: int
    cards: int
    curves: tuple[Curve, ...]
    constant: tuple[tuple[str, float], ...]
    running: tuple[str, ...]
    gaps: tuple[Gap, ...]


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A word of an effect, a keyword or a choice: on how many designs and cards it stands."""

    name: str
    sort: str
    designs: int
    cards: int


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """On how many designs the most common terms stand together: a row for each of ``names``, in the same order."""

    names: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]


class Twins(msgspec.Struct, frozen=True, kw_only=True):
    """Designs of a kind that differ in one field only, with its values; ``field`` is empty where nothing differs."""

    kind: str
    field: str
    pieces: tuple[str, ...]
    values: tuple[str, ...]


class Outlier(msgspec.Struct, frozen=True, kw_only=True):
    """A design whose number is far from what is usual for its kind: ``far`` in robust standard deviations."""

    id: str
    kind: str
    field: str
    value: float
    middle: float
    far: float
    place: str


class Lengths(msgspec.Struct, frozen=True, kw_only=True):
    """How long texts are in a language, in characters: counts by length, and the longest."""

    language: str
    titles: tuple[tuple[float, int], ...]
    texts: tuple[tuple[float, int], ...]
    longest: tuple[tuple[str, int], ...]


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """How complete a language is: titles and translated texts given, of those that there are; some that lack one."""

    language: str
    titles: int
    of_titles: int
    texts: int
    of_texts: int
    lacking: tuple[str, ...]


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found; pieces are named by their ids, ``titles`` gives their titles by language."""

    format: int = FORMAT
    game: str
    set: str
    shown: str
    set_titles: dict[str, str]
    designs: int
    cards: int
    kinds: tuple[KindFigures, ...]
    terms: tuple[Term, ...]
    together: Together
    unused: tuple[str, ...]
    twins: tuple[Twins, ...]
    more_twins: int
    outliers: tuple[Outlier, ...]
    lengths: tuple[Lengths, ...]
    spoken: tuple[Spoken, ...]
    titles: dict[str, dict[str, str]]

    @property
    def named(self) -> frozenset[str]:
        """The pieces that are spoken of, to be shown as pictures."""
        twins = (piece for group in self.twins for piece in group.pieces)
        gaps = (piece for kind in self.kinds for gap in kind.gaps for piece in gap.apart)
        longest = (piece for lengths in self.lengths for piece, _ in lengths.longest)
        return frozenset({*twins, *gaps, *longest, *(outlier.id for outlier in self.outliers)})


Sort = Literal["number", "choice", "text", "name", "word"]
_OF_EVERY_PIECE = frozenset({*Piece.__struct_fields__} - {"count"})
_IN_BRACES = re.compile(r"(?<!\{)\{([A-Za-z][\w-]*)(?: [^{}]*)?\}|\[icon:([\w-]+)\]")
_ROLE, _ICON, _PICTURE = "x-proofpress", "icon", "picture"
_LANGUAGE = re.compile(r"^[a-z]{2,3}(-[A-Za-z]{2,8})*$")


class Leaf(NamedTuple):
    """One value of a piece: the path of its field, what sort of value it is, and the value (of a word: its tag)."""

    path: str
    sort: Sort
    value: Any


def leaves(piece: Piece) -> Iterator[Leaf]:
    """Every value of a piece but its id, title and line of mood; of effects their words alone."""
    for name, kind in fields_of_type(type(piece)).items():
        if name not in _OF_EVERY_PIECE and name != "count":
            yield from _leaves(name, getattr(piece, name), kind)


def empty_fields(piece: Piece) -> dict[str, bool]:
    """The fields that may be left out, and whether this piece leaves each out."""
    empty_fields: dict[str, bool] = {}
    _note_empty(piece, "", empty_fields)
    return {name: is_empty for name, is_empty in empty_fields.items() if name not in pictures_in(type(piece))}


def braced(text: str) -> Iterator[str]:
    """The words and icons that a text names, such as ``{gold}`` and ``[icon:gold]``."""
    for word, icon in _IN_BRACES.findall(text):
        yield word or icon


def is_local(value: object) -> bool:
    """Whether a value is a text in several languages."""
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(text, str) and _LANGUAGE.match(str(key)) for key, text in value.items())
    )


def called(word: type[Word]) -> str:
    """How a word is written: ``strength``, and where it is not said by ``do``, ``each strength``."""
    field = word.__struct_config__.tag_field
    return tag_of(word) if field in (None, "do") else f"{field} {tag_of(word)}"


@cache
def fields_of_type(kind: type[msgspec.Struct]) -> dict[str, inspect.Type]:
    """The declared types of a struct's fields, by name."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {field.name: field.type for field in info.fields}


@cache
def choices_of(kind: type[msgspec.Struct]) -> dict[str, tuple[str, ...]]:
    """The words that fields of a struct, and of structs in it that are no effects, choose from, by path."""
    choices: dict[str, tuple[str, ...]] = {}
    for name, declared in fields_of_type(kind).items():
        if name in _OF_EVERY_PIECE:
            continue
        for option in _options(declared):
            if isinstance(option, inspect.LiteralType) and all(isinstance(value, str) for value in option.values):
                choices[name] = tuple(map(str, option.values))
            elif (
                isinstance(option, inspect.StructType)
                and not issubclass(option.cls, Word | Piece)
                and option.cls is not kind
            ):
                choices |= {f"{name}.{inner}": values for inner, values in choices_of(option.cls).items()}
    return choices


def _leaves(path: str, value: Any, kind: inspect.Type) -> Iterator[Leaf]:
    if value is None or value is False or value in ("", (), {}, []):
        return
    if isinstance(value, Word):
        yield Leaf(path, "word", called(type(value)))
        for name, inner in fields_of_type(type(value)).items():
            yield from (leaf for leaf in _leaves(name, getattr(value, name), inner) if leaf.sort == "word")
    elif isinstance(value, msgspec.Struct):
        for name, inner in fields_of_type(type(value)).items():
            if name != "title":
                yield from _leaves(f"{path}.{name}", getattr(value, name), inner)
    elif isinstance(value, list | tuple):
        # Numbers in lists are places, edges and the like: there is no more and less among them.
        held = (leaf for one in value for leaf in _leaves(path, one, kind))
        yield from (leaf for leaf in held if leaf.sort != "number")
    elif isinstance(value, dict):
        yield from _of_group(path, value, kind)
    elif value is True:
        yield Leaf(path, "choice", path)
    elif isinstance(value, int | float):
        yield Leaf(path, "number", value)
    else:
        yield Leaf(path, "choice" if _is_choice(kind) else "name", str(value))


def _of_group(path: str, value: dict[Any, Any], kind: inspect.Type) -> Iterator[Leaf]:
    if is_local(value):
        yield Leaf(path, "text", value)
        return
    for name, inner in value.items():
        yield from _leaves(f"{path}.{name}", inner, kind)


def _is_choice(kind: inspect.Type) -> bool:
    return _is_icon(kind) or any(
        isinstance(option, inspect.LiteralType | inspect.EnumType) for option in _options(kind)
    )


def _is_icon(kind: inspect.Type) -> bool:
    """Whether a field names an icon, as its declaration says."""
    return _has_role(kind, _ICON)


def _has_role(kind: inspect.Type, role: str) -> bool:
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get(_ROLE) == role or _has_role(kind.type, role)
    if isinstance(kind, inspect.UnionType):
        return any(_has_role(one, role) for one in kind.types)
    return isinstance(kind, inspect.CollectionType) and _has_role(kind.item_type, role)


@cache
def pictures_in(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields of a piece that name pictures, which may also be found by the piece's id."""
    return frozenset(name for name, declared in fields_of_type(kind).items() if _has_role(declared, _PICTURE))


@cache
def switches_in(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields of a piece that are a yes or a no."""
    return frozenset(
        name
        for name, declared in fields_of_type(kind).items()
        if any(isinstance(option, inspect.BoolType) for option in _options(declared))
    )


def _options(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types a field may hold, out of unions, lists and notes."""
    if isinstance(kind, inspect.Metadata):
        yield from _options(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            yield from _options(one)
    elif isinstance(kind, inspect.CollectionType):
        yield from _options(kind.item_type)
    elif isinstance(kind, inspect.TupleType):
        for one in kind.item_types:
            yield from _options(one)
    else:
        yield kind


def _note_empty(thing: msgspec.Struct, before: str, found: dict[str, bool]) -> None:
    info = inspect.type_info(type(thing))
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        if before or field.name not in {*_OF_EVERY_PIECE, "count"}:
            value = getattr(thing, field.name)
            if not field.required and _may_be_empty(field):
                found[before + field.name] = value is None or value in ("", (), {}, [])
            if isinstance(value, msgspec.Struct) and not isinstance(value, Word) and not before:
                _note_empty(value, f"{field.name}.", found)


def _may_be_empty(field: inspect.Field) -> bool:
    """Whether what holds where nothing is given says nothing, so that giving something is a choice."""
    made = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
    return made is None or made in ("", (), {}, [])
