"""Sets with one number at a bound of what is declared for it, or one list emptied, in memory.

Maps of the rules are laid over those of the game, so that none is ever empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from validator.content.loading import ContentSet
from validator.content.manifest import Players
from validator.play.lab.vary.leaves import accepted_by, children_of, is_leaf, type_of

Path = tuple[str | int, ...]
FAR = 3
"""So many numbers are tried inside of a bound that has no end."""


class Change(NamedTuple):
    """What stands where instead; ``kind`` is the piece, ``rules`` or ``parts`` that it is in."""

    kind: str
    path: Path
    value: Any

    @property
    def place(self) -> tuple[Any, ...]:
        """The place without the numbers and names that tell things alike apart."""
        return self.kind, tuple(step for step in self.path[1:] if isinstance(step, str)), repr(self.value)


def changes_of(content: ContentSet) -> Iterator[Change]:
    """Every number of a set at the bounds declared for it, and every list emptied."""
    for kind, pieces in content.pieces.items():
        for piece in pieces:
            for path, value in _inside(type_of(type(piece)), piece, (piece.id,)):
                yield Change(kind, path, value)
    for path, value in _inside(type_of(type(content.rules)), content.rules, ("rules",)):
        yield Change("rules", path, value)


def _inside(kind: inspect.Type, value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if is_leaf(value):
        accepted = accepted_by(kind)
        if accepted is not None and accepted.is_number:
            least = accepted.least if accepted.least is not None else -FAR
            most = accepted.most if accepted.most is not None else FAR
            yield from ((path, bound) for bound in (least, most) if bound != value)
        return
    if isinstance(value, tuple | list) and value and _may_be_empty(kind):
        yield path, type(value)()
    for child in children_of(kind, value):
        yield from _inside(child.kind, child.value, (*path, child.step))


def _may_be_empty(kind: inspect.Type) -> bool:
    """Whether it is a list that may hold any number of things, none too."""
    options = kind.types if isinstance(kind := _bare(kind), inspect.UnionType) else (kind,)
    lists = [option for option in map(_bare, options) if isinstance(option, inspect.ListType | inspect.VarTupleType)]
    return bool(lists) and not any(option.min_length for option in lists)


def _bare(kind: inspect.Type) -> inspect.Type:
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def with_change(content: ContentSet, change: Change) -> ContentSet:
    """The set with one value changed."""
    new = _copied(content)
    if change.kind == "rules":
        new.rules = put(content.rules, change.path[1:], change.value)
    else:
        old = content.pieces[change.kind]
        name = change.path[0]
        new.pieces[change.kind] = tuple(
            put(piece, change.path[1:], change.value) if piece.id == name else piece for piece in old
        )
    return new


def without_kind(content: ContentSet, kind: str) -> ContentSet:
    """The set without any piece of a kind."""
    new = _copied(content)
    new.pieces[kind] = ()
    return new


def for_players(content: ContentSet, least: int, most: int) -> ContentSet:
    """The set for other numbers of players."""
    new = _copied(content)
    manifest: Any = content.manifest
    new.manifest = msgspec.structs.replace(manifest, players=Players(least=least, most=most))
    return new


def _copied(content: ContentSet) -> ContentSet:
    new = copy(content)
    new.pieces = dict(content.pieces)
    new.__dict__.pop("by_id", None)
    return new


def put(value: Any, path: Sequence[str | int], new: Any) -> Any:
    """A value with something else at a path inside it."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(value, msgspec.Struct):
        fields = {field.encode_name: field.name for field in msgspec.structs.fields(value)}
        name = fields[str(step)]
        return msgspec.structs.replace(value, **{name: put(getattr(value, name), rest, new)})
    if isinstance(value, dict):
        key = next(key for key in value if str(key) == str(step))
        return {**value, key: put(value[key], rest, new)}
    return type(value)(put(each, rest, new) if place == step else each for place, each in enumerate(value))
