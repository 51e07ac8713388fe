"""Numbers that are counted, never written down."""

from __future__ import annotations

import operator
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial, reduce
from graphlib import TopologicalSorter
from typing import Any

import msgspec

from validator.base.issue import Issue, Span
from validator.content.kits.counting import ARITHMETIC, Counting, amount, is_meant, is_same, say, span_text
from validator.content.kits.declared import Card, Kit, List, Number
from validator.content.vocabulary import Piece

Pieces = Mapping[str, tuple[Piece, ...]]
Target = tuple[str, str]
"""A kind and one of its fields."""


def derived_fields(kit: Kit) -> dict[Target, Counting]:
    """Every field that is counted, by its kind and name."""
    return {
        (name, field): one.derived
        for name, kind in kit.kinds.items()
        for field, one in kind.fields.items()
        if isinstance(one, Number) and one.derived is not None
    }


def needed(kit: Kit, target: Target, counting: Counting) -> Iterator[Target]:
    """The derived fields that must be known before this one is counted."""
    found = derived_fields(kit)
    kind, _ = target
    own = {term for word in ARITHMETIC for term in getattr(counting, word) if isinstance(term, str)}
    yield from ((kind, field) for field in sorted(own) if (kind, field) in found)
    if counting.each is None:
        return
    link = kit.kinds[kind].fields.get(counting.each)
    if isinstance(link, Card):
        yield from ((other, counting.of) for other in kit.kinds if (other, counting.of or "") in found)  # type: ignore[misc]
        return
    read = {*counting.where, *([counting.of] if counting.of else []), *counting.same}
    holder = kind if isinstance(kit.kinds[kind].fields.get(counting.each), List) else counting.each
    yield from ((holder, field) for field in sorted(read) if (holder, field) in found)
    yield from ((kind, field) for field in counting.same if (kind, field) in found)


def with_derived(
    kit: Kit, pieces: Pieces, span: Callable[..., Span]
) -> tuple[dict[str, tuple[Piece, ...]], list[Issue]]:
    """The pieces with every derived number counted, and those that leave their range, at the piece's line."""
    found = derived_fields(kit)
    whole = dict(pieces)
    issues: list[Issue] = []
    graph = {target: set(needed(kit, target, counting)) for target, counting in found.items()}
    for kind, field in TopologicalSorter(graph).static_order():
        declared = kit.kinds[kind].fields[field]
        assert isinstance(declared, Number)
        counted = [_tidy(value, declared) for value in map(_counter(kit, whole, kind, found[kind, field]), whole[kind])]
        issues += _outside(whole[kind], counted, field, declared, span)
        whole[kind] = tuple(
            msgspec.structs.replace(piece, **{field: value}) for piece, value in zip(whole[kind], counted, strict=True)
        )
    return whole, issues


def _tidy(value: float, declared: Number) -> int | float:
    """A number with as many decimals as the field has; whole where it has none."""
    if isinstance(value, int):
        return value
    return round(value, declared.decimals) if declared.decimals else round(value)


def _counter(kit: Kit, pieces: Pieces, kind: str, counting: Counting) -> Callable[[Piece], int | float]:
    """What works a number out for each piece of a kind; the pieces that count are gone through once."""
    declared = kit.kinds[kind].fields.get(counting.each or "")
    if counting.each is None:
        return partial(_of_own_fields, counting)
    if isinstance(declared, List):
        return partial(_of_own_list, counting)
    if isinstance(declared, Card):
        return partial(_of_named_card, counting, {piece.id: piece for held in pieces.values() for piece in held})
    found: dict[str, int | float] = defaultdict(int)
    for other in pieces.get(counting.each, ()):
        if is_meant(other, counting.where):
            found[_alike(other, counting.same)] += amount([other], counting.of)
    return lambda piece: counting.per * found.get(_alike(piece, counting.same), 0) + counting.plus


def _of_own_fields(counting: Counting, piece: Piece) -> int | float:
    word = next(word for word in ARITHMETIC if getattr(counting, word))
    first, *others = (_term(piece, term) for term in getattr(counting, word))
    return counting.per * reduce(_WORKED_OUT[word], others, first) + counting.plus


_WORKED_OUT: dict[str, Callable[[Any, Any], Any]] = {
    "sum": operator.add,
    "difference": operator.sub,
    "product": operator.mul,
    "largest": max,
    "smallest": min,
}


def _term(piece: Piece, term: str | float) -> int | float:
    """A number, or what a field of the piece counts for; nothing where it is left out."""
    value: Any = getattr(piece, term) if isinstance(term, str) else term
    if isinstance(value, tuple):
        return len(value)
    return int(value) if isinstance(value, bool) else value or 0


def _of_named_card(counting: Counting, every: Mapping[str, Piece], piece: Piece) -> int | float:
    other = every.get(getattr(piece, counting.each or "") or "")
    value = 0 if other is None else 1 if counting.of is None else _term(other, counting.of)
    return counting.per * value + counting.plus


def _of_own_list(counting: Counting, piece: Piece) -> int | float:
    wanted = counting.where.get("value")
    number = sum(wanted is None or _is_value(entry, wanted) for entry in getattr(piece, counting.each or ""))
    return counting.per * number + counting.plus


def _alike(piece: Piece, fields: Sequence[str]) -> str:
    """The same for pieces that have the same in these fields."""
    return repr([getattr(piece, field, None) for field in fields])


def _is_value(entry: Any, wanted: Any) -> bool:
    return any(is_same(entry, one) for one in (wanted if isinstance(wanted, tuple) else (wanted,)))


def _outside(
    pieces: Sequence[Piece], counted: Sequence[int | float], field: str, declared: Number, span: Callable[..., Span]
) -> Iterator[Issue]:
    for piece, value in zip(pieces, counted, strict=True):
        too_small = declared.least is not None and value < declared.least
        if too_small or (declared.most is not None and value > declared.most):
            message = say("leaves-range", where=f"{piece.id} › {field}")
            yield Issue(
                code="out-of-range",
                message=message,
                span=span(piece.id),
                found=f"{value:g}",
                accepted=span_text(declared.least, declared.most),
            )
