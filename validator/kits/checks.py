"""What a kit finds wrong with a set: fields that must be unique, cards that are named, and the checks declared.

`validator.lookup` asks this module where it asks the ``checks`` of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.issue import Issue, listed, near
from validator.kits.counting import any_of
from validator.kits.declared import Card, Kind, Kit, List, Number, Text
from validator.kits.rich import rich_issues
from validator.kits.wished import wished
from validator.kits.words import KitWords

COMPLETENESS = frozenset({"missing-translation"})
"""Codes of findings that say something is missing rather than wrong."""


def check(content: ContentSet) -> list[Issue]:
    """Everything that the declaration finds wrong with a set that is legal by form."""
    words = cast(KitWords, content.words)
    issues: list[Issue] = []
    for name, kind in words.kit.kinds.items():
        issues += _unique(content, name, kind)
        for piece in content.pieces[name]:
            for field, declared in kind.fields.items():
                issues += _of_field(content, words.kit, piece, field, declared)
    issues += rich_issues(content, words.kit)
    issues += wished(content, words)
    return issues


def _of_field(content: ContentSet, kit: Kit, piece: Piece, field: str, declared: Any) -> Iterator[Issue]:
    value = getattr(piece, field)
    if isinstance(declared, Text) and declared.translated:
        yield from _untranslated(content, piece, field, value)
    elif isinstance(declared, Number):
        yield from _number(content, piece, field, declared, value)
    elif isinstance(declared, Card):
        yield from _named(content, piece, (field,), declared, value)
        yield from _not_mutual(content, piece, field, declared, value)
    elif isinstance(declared, List):
        if not declared.repeats:
            yield from _repeated(content, piece, field, value)
        if isinstance(declared.of, Card):
            for place, each in enumerate(value):
                yield from _named(content, piece, (field, place), declared.of, each)


def _untranslated(content: ContentSet, piece: Piece, field: str, texts: dict[str, str]) -> Iterator[Issue]:
    without = [language for language in content.languages if language not in texts]
    if texts and without:
        message = f"{piece.id} › {field} is not given in {listed(without)}"
        yield Issue(code="missing-translation", message=message, span=content.span(piece.id, field),
                    found=", ".join(texts), accepted=", ".join(content.languages))  # fmt: skip


def _number(content: ContentSet, piece: Piece, field: str, declared: Number, value: Any) -> Iterator[Issue]:
    span = content.span(piece.id, field)
    if declared.derived is not None:
        if content.node(piece.id, field) is not None:
            message = f"{piece.id} › {field} is counted from the other cards and cannot be written down"
            yield Issue(code="derived-field", message=message, span=span, found=_written(content, piece, field),
                        accepted="nothing; leave the field out")  # fmt: skip
    elif isinstance(value, float) and round(value, declared.decimals) != value:
        message = f"{piece.id} › {field} has more decimals than {declared.decimals}"
        yield Issue(code="out-of-range", message=message, span=span, found=repr(value),
                    accepted=f"{round(value, declared.decimals):g}")  # fmt: skip


def _written(content: ContentSet, piece: Piece, field: str) -> str:
    node = content.node(piece.id, field)
    return repr(getattr(node, "value", ""))[:60]


def _named(
    content: ContentSet, piece: Piece, path: tuple[str | int, ...], declared: Card, name: str | None
) -> Iterator[Issue]:
    """A card that is named must be there, and of the kind that is asked for."""
    if name is None:
        return
    kinds = content.pieces if declared.kind is None else {declared.kind: content.pieces[declared.kind]}
    known = [other.id for pieces in kinds.values() for other in pieces]
    if name not in known:
        what = "no card" if declared.kind is None else f"no {declared.kind}"
        other = next((kind for kind, one in content.every_piece() if one.id == name), None)
        told = f"; it is a piece of the kind {other}" if other else ""
        message = f"{piece.id} › {path[0]} names {name!r}, and there is {what} of that id{told}"
        yield Issue(code="unknown-id", message=message, span=content.span(piece.id, *path), found=repr(name),
                    accepted=any_of(known), suggestion=near(name, known))  # fmt: skip


def _not_mutual(content: ContentSet, piece: Piece, field: str, declared: Card, name: str | None) -> Iterator[Issue]:
    other = content.by_id.get(name or "")
    if declared.mutual and other is not None and getattr(other, field, None) != piece.id:
        message = f"{piece.id} › {field} names {other.id}, which does not name {piece.id} in turn"
        yield Issue(code="not-mutual", message=message, span=content.span(piece.id, field),
                    found=f"{other.id}: {field}: {getattr(other, field, None) or 'nothing'}",
                    accepted=f"{other.id}: {field}: {piece.id}")  # fmt: skip


def _repeated(content: ContentSet, piece: Piece, field: str, values: tuple[Any, ...]) -> Iterator[Issue]:
    for place, value in enumerate(values):
        if value in values[:place]:
            yield Issue(code="duplicate-value", message=f"{piece.id} › {field} holds {value!r} twice",
                        span=content.span(piece.id, field, place))  # fmt: skip


def _unique(content: ContentSet, name: str, kind: Kind) -> Iterator[Issue]:
    for field, declared in kind.fields.items():
        if not declared.unique:
            continue
        seen: dict[str, Piece] = {}
        for piece in content.pieces[name]:
            value = getattr(piece, field)
            if value in (None, "", (), {}):
                continue
            first = seen.setdefault(repr(value), piece)
            if first is not piece:
                message = f"{piece.id} › {field} must be unique, and {first.id} has the same"
                yield Issue(code="not-unique", message=message, span=content.span(piece.id, field),
                            found=repr(value)[:60], together=(content.span(first.id, field),))  # fmt: skip
