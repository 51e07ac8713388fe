"""A design without what makes it worth playing, worked out from the set's words alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import FieldInfo, fields, replace

from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word

_PLAIN = {*Piece.__struct_fields__, "cost"}


def blanked(content: ContentSet, name: str) -> ContentSet:
    """The set with one design emptied: no points, no effects that may be left out; kind, cost and copies stay.

    Raises:
        WrongUse: there is no such design, or it has nothing to empty.
    """
    if name not in content.by_id:
        hint = near(name, content.by_id)
        raise WrongUse(f"{content.name} has no card {name!r}" + (f"; did you mean {hint}?" if hint else ""))
    blank = emptied(content.by_id[name])
    if blank == content.by_id[name]:
        raise WrongUse(f"{name} has no points and no effects that could be taken from it")
    twin = copy(content)
    twin.__dict__.pop("by_id", None)
    twin.pieces = {
        kind: tuple(blank if piece.id == name else piece for piece in found) for kind, found in content.pieces.items()
    }
    return twin


def emptied(part: Any) -> Any:
    """A piece, or a part of one such as a face, without points and effects."""
    return replace(part, **dict(_changes(part)))


def kept_effects(part: Any, path: str = "") -> Iterator[str]:
    """The fields of a piece (``a.ability``) whose effects a blank keeps, since no piece of its kind can be without."""
    for field in fields(part):
        value = getattr(part, field.name)
        if _is_effect(value) and field.required:
            yield f"{path}{field.name}"
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Word):
            yield from kept_effects(value, f"{path}{field.name}.")


def _changes(part: Any) -> Iterator[tuple[str, object]]:
    for field in fields(part):
        value = getattr(part, field.name)
        if field.name in _PLAIN:
            continue
        if field.name == "points" and isinstance(value, int):
            yield field.name, 0
        elif _is_effect(value):
            if not field.required:
                yield field.name, _default(field)
        elif isinstance(value, msgspec.Struct):
            yield field.name, emptied(value)


def _is_effect(value: object) -> bool:
    return isinstance(value, Word) or (
        isinstance(value, tuple) and bool(value) and all(isinstance(one, Word) for one in value)
    )


def _default(field: FieldInfo) -> object:
    return field.default_factory() if callable(field.default_factory) else field.default
