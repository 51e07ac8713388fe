"""What a piece is described by when it is priced, taken from its typed fields alone: no game and no card is known here.

A part of a piece has traits of eight sorts:

* ``kind``: what kind of thing it is, and which of its fields holds the cost;
* ``number``: a number of its own, such as points;
* ``having``: that a field is there at all, such as a good, or that a list of words is not empty;
* ``choice``: which value such a field has;
* ``list``: how many words a list holds;
* ``word``: a word of an effect, as often as it stands there;
* ``amount``: a number in a word, by the word, and ``shared``: the same by the number's name whatever the word;
* ``option``: a choice in a word.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from validator.content.vocabulary import Piece, Word, snake_case, tag_of
from validator.play.lab.prices.costs import Stated

Sort = Literal["kind", "number", "having", "choice", "list", "word", "amount", "shared", "option", "number by kind"]
Traits = dict["Trait", float]
_DO = "do"
_UNSAID = {*Piece.__struct_fields__}


class Trait(NamedTuple):
    """One thing that a part can be described by: ``of`` a field or word, with a ``value`` where it is a choice."""

    sort: Sort
    of: str
    value: str = ""


def traits_of(one: Stated, fields: Sequence[str]) -> Traits:
    """How often, or how much, each trait is found on what a cost is stated for."""
    found: Traits = defaultdict(float)
    _describe(one.part, set(fields), "", found)
    kinds = dict.fromkeys((f"{one.kind} {one.field}", one.kind.split()[-1], one.field))
    for trait, amount in list(found.items()):
        if trait.sort == "number":
            for kind in kinds:
                found[Trait("number by kind", trait.of, kind)] = amount
    for kind in kinds:
        found[Trait("kind", kind)] = 1.0
    return dict(found)


def words_in(part: object) -> Iterator[tuple[str, Word]]:
    """The words on a part, outermost only, each with the field it stands in."""
    if isinstance(part, msgspec.Struct) and not isinstance(part, Word):
        for name in part.__struct_fields__:
            for value in _several(getattr(part, name)):
                if isinstance(value, Word):
                    yield name, value
                else:
                    yield from words_in(value)


def effects_in(part: object) -> Iterator[tuple[str, str, float]]:
    """The effects that stand on a piece of a kit, of those that hold others the inner ones: field, word, how much."""
    if isinstance(part, msgspec.Struct) and not isinstance(part, Word):
        for name in part.__struct_fields__:
            for tag, amount in _effects(getattr(part, name)):
                yield name, tag, amount


def _effects(value: object) -> Iterator[tuple[str, float]]:
    """Each effect of a list as it is written, with what it names: ``gain coins`` 2, ``draw`` 3, ``move it to gone``."""
    for effect in value if isinstance(value, tuple | list) else ():
        if not isinstance(effect, dict) or not effect:
            continue
        if inner := [one for held in effect.values() for one in _effects(held)]:
            yield from inner
            continue
        word, named = next(iter(effect.items()))
        amount = effect.get("by", 1) if isinstance(named, str) else named
        is_number = isinstance(amount, int | float) and not isinstance(amount, bool)
        goal = f" to {effect['to']}" if isinstance(effect.get("to"), str) else ""
        tag = f"{word} {named}{goal}" if isinstance(named, str) else f"{word}{goal}"
        yield tag, float(amount) if is_number else 1.0


def traits_of_word(field: str, word: Word) -> Traits:
    """What one word adds to the traits of a part in a list (or field) of which it is one of several."""
    found: Traits = defaultdict(float)
    found[Trait("list", field)] = 1.0
    _describe_word(word, found)
    return dict(found)


def word_called(word: Word) -> str:
    """How a word is written: ``strength``, and where it is not said by ``do``, ``each strength``."""
    field = word.__struct_config__.tag_field
    return tag_of(word) if field in (None, _DO) else f"{field} {tag_of(word)}"


def _several(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple | list) else (value,)


def _describe(part: msgspec.Struct, costs: set[str], before: str, found: Traits) -> None:
    for name in part.__struct_fields__:
        if name not in _UNSAID and name not in costs:
            _describe_field(name, getattr(part, name), costs, before, found)


def _describe_field(name: str, value: object, costs: set[str], before: str, found: Traits) -> None:
    held = [one for one in _several(value) if one is not None and one is not False and not isinstance(one, dict)]
    for one in held:
        if isinstance(one, Word):
            found[Trait("list", name)] += 1
            _describe_word(one, found)
        elif isinstance(one, msgspec.Struct):
            _describe(one, costs, f"{snake_case(type(one).__name__)}.", found)
        elif isinstance(one, int | float) and not isinstance(one, bool):
            found[Trait("number", before + name)] += one
        else:
            found[Trait("choice", before + name, _shown(one))] += 1
    for tag, amount in _effects(value):
        found[Trait("word", tag)] += amount
    if held and not (isinstance(held[0], msgspec.Struct) and not isinstance(held[0], Word)):
        found[Trait("having", before + name)] = 1.0


def _describe_word(word: Word, found: Traits) -> None:
    tag = word_called(word)
    found[Trait("word", tag)] += 1
    for name in word.__struct_fields__:
        for one in _several(getattr(word, name)):
            if one is None or one is False or isinstance(one, dict):
                continue
            if isinstance(one, msgspec.Struct):
                _describe_inner(one, tag, found)
            elif isinstance(one, int | float) and not isinstance(one, bool):
                found[Trait("amount", tag, name)] += one
                found[Trait("shared", name)] += one
            else:
                found[Trait("option", f"{tag} {name}", _shown(one))] += 1


def _describe_inner(inner: msgspec.Struct, tag: str, found: Traits) -> None:
    if isinstance(inner, Word):
        _describe_word(inner, found)
        return
    for name in inner.__struct_fields__:
        value = getattr(inner, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            found[Trait("amount", tag, name)] += value


def _shown(value: object) -> str:
    return value if isinstance(value, str) else "" if value is True else str(value)
