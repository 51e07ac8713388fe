"""What the words of a card say, as numbers by name: whatever a set may hold is described without knowing its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Titled

Described = dict[str, float]
_OF_EVERY_PIECE = frozenset((*Piece.__struct_fields__, *Titled.__struct_fields__))


def described(piece: Any) -> Described:
    """All that an entry says, by name: ``strength`` counts that word, ``strength.amount`` adds up its amounts."""
    found: Described = {}
    for field in piece.__struct_fields__:
        if field not in _OF_EVERY_PIECE:
            _add(found, field, getattr(piece, field))
    return found


def designs_described(content: ContentSet, designs: Sequence[str]) -> list[Described]:
    """The same of designs by number; a design that is a part of a piece (``tile.face``) is described by that part."""
    return [_of_design(content, design) for design in designs]


def words_of_set(content: ContentSet) -> set[str]:
    """Every name by which some card of the set, or a part of one, is described."""
    pieces = [piece for _, piece in content.every_piece()]
    parts = [part for piece in pieces for part in _parts(piece).values()]
    return {name for piece in (*pieces, *parts) for name in described(piece)}


def _of_design(content: ContentSet, design: str) -> Described:
    piece = content.by_id.get(design)
    if piece is not None:
        return described(piece)
    name, _, field = design.rpartition(".")
    part = _parts(content.by_id[name]).get(field) if name in content.by_id else None
    return described(part) if part is not None else {}


def _parts(piece: Piece) -> dict[str, Any]:
    fields = {name: getattr(piece, name) for name in piece.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, msgspec.Struct)}


def _add(found: Described, name: str, value: Any) -> None:
    """Add what a value says under a name: numbers add up, words and choices are counted, lists one by one."""
    if isinstance(value, int | float):
        _count(found, name, float(value))
    elif isinstance(value, str):
        _count(found, f"{name}={value}", 1.0)
    elif isinstance(value, tuple | list | frozenset):
        for part in value:
            _add(found, name, part)
    elif isinstance(value, dict):
        for key, part in value.items():
            _add(found, f"{name}.{key}", part)
    elif isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag
        called = str(tag) if tag is not None else name
        _count(found, called, 1.0)
        for field in value.__struct_fields__:
            if not (isinstance(value, Titled) and field == "title"):
                _add(found, f"{called}.{field}", getattr(value, field))


def _count(found: Described, name: str, amount: float) -> None:
    if amount:
        found[name] = found.get(name, 0.0) + amount
