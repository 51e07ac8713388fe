"""What of a set has a cost: pieces, and parts of pieces such as the faces of a tile."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from validator.base.issue import WrongUse, near
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece, Word


class Stated(NamedTuple):
    """One cost as the set states it.

    ``part`` is what it is the cost of, ``field`` where in it the cost stands, ``path`` the fields that lead from the
    piece to the part; ``kind`` is ``development``, or for a part of a piece ``tile world``.
    """

    piece: Piece
    kind: str
    part: msgspec.Struct
    path: tuple[str, ...]
    field: str
    cost: float


def costs_of(content: ContentSet, fields: Sequence[str]) -> list[Stated]:
    """Every cost of a set that stands in one of the ``fields``, in file order."""
    return [one for kind, piece in content.every_piece() for one in costs_in(piece, kind, fields)]


def costs_in(piece: Piece, kind: str, fields: Sequence[str]) -> Iterator[Stated]:
    """The costs of one piece: its own, and those of its parts; what stands in a word is no cost."""
    yield from _costs(piece, piece, kind, (), fields)


def _costs(
    piece: Piece, part: msgspec.Struct, kind: str, path: tuple[str, ...], fields: Sequence[str]
) -> Iterator[Stated]:
    for field in fields:
        value = getattr(part, field, None)
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield Stated(piece, kind, part, path, field, float(value))
    for name in part.__struct_fields__:
        inner = getattr(part, name)
        if isinstance(inner, msgspec.Struct) and not isinstance(inner, Word):
            yield from _costs(piece, inner, f"{kind} {_called(inner, name)}", (*path, name), fields)


def _called(part: msgspec.Struct, field: str) -> str:
    """What a part is: its tag, else the field it stands in."""
    tag = part.__struct_config__.tag
    return tag if isinstance(tag, str) else field


def cost_fields(content: ContentSet, asked: str | None) -> tuple[str, ...]:
    """The fields to price: the one asked for, else those that the game's words name as costs.

    Raises:
        WrongUse: no kind of the game has such a field with a number.
    """
    if asked is None:
        return content.words.costs
    known = sorted(numbers_of(content))
    if asked not in known:
        hint = f"; did you mean {guess}?" if (guess := near(asked, known)) else ""
        named = f"numbers are in: {', '.join(known)}" if known else "there are none"
        raise WrongUse(f"no piece of {content.name} has a number in a field {asked!r} ({named}){hint}")
    return (asked,)


def numbers_of(content: ContentSet) -> set[str]:
    """The fields of the set's pieces and of their parts that hold numbers."""
    return {field for _, piece in content.every_piece() for field in _numbers(piece)} - {"count"}


def _numbers(part: msgspec.Struct) -> Iterator[str]:
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, int | float) and not isinstance(value, bool):
            yield name
        elif isinstance(value, msgspec.Struct) and not isinstance(value, Word):
            yield from _numbers(value)


def of_kinds(found: Sequence[Stated], kinds: Iterable[str]) -> list[Stated]:
    """Those of the kinds named: ``tile world`` is meant by its whole name, by ``tile`` and by ``world``.

    Raises:
        WrongUse: nothing of a kind named has a cost.
    """
    known = sorted({name for one in found for name in _names(one.kind)})
    for kind in kinds:
        if kind not in known:
            hint = f"; did you mean {guess}?" if (guess := near(kind, known)) else ""
            there = ", ".join(known) or "nothing"
            raise WrongUse(f"nothing of a kind {kind!r} has a cost here (what has: {there}){hint}")
    return [one for one in found if not kinds or not _names(one.kind).isdisjoint(kinds)]


def _names(kind: str) -> set[str]:
    return {kind, *kind.split()}
