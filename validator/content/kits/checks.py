"""What a kit finds wrong with a set: fields that must be unique, cards that are named, and the checks declared.

`validator.play.lookup` asks this module where it asks the ``checks`` of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from validator.base.issue import Issue, near
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.checks.apart import apart
from validator.content.kits.counting import few_of, say
from validator.content.kits.declared import Card, Kind, Kit, List, Number, Text
from validator.content.kits.numbers import number_issues
from validator.content.kits.raw_markup import raw_issues
from validator.content.kits.rich import rich_issues
from validator.content.kits.unused import unused_issues
from validator.content.kits.wished import wished
from validator.content.kits.words import KitWords
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece

COMPLETENESS = frozenset({"missing-translation"})
"""Codes of findings that say something is missing rather than wrong."""


def check(content: ContentSet) -> list[Issue]:
    """Everything that the declaration finds wrong with a set that is legal by form."""
    words = cast(KitWords, content.words)
    found = apart(content, (_of_fields, rich_issues, raw_issues), content, words.kit)
    numbers = apart(content, (number_issues, unused_issues), content, words.kit, words)
    return [*found, *numbers, *apart(content, (wished,), content, words)]


def _of_fields(content: ContentSet, kit: Kit) -> Iterator[Issue]:
    for name, kind in kit.kinds.items():
        yield from _unique(content, name, kind)
        for piece in content.pieces[name]:
            for field, declared in kind.fields.items():
                yield from _of_field(content, kit, piece, field, declared)


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
        message = say("missing-translation", where=_place(piece, field), languages=without)
        yield Issue(
            code="missing-translation",
            message=message,
            span=content.span(piece.id, field),
            found=in_a_row(texts),
            accepted=in_a_row(content.languages),
        )


def _number(content: ContentSet, piece: Piece, field: str, declared: Number, value: Any) -> Iterator[Issue]:
    span = content.span(piece.id, field)
    if declared.derived is not None:
        if content.node(piece.id, field) is not None:
            message = say("derived-field", where=_place(piece, field))
            yield Issue(
                code="derived-field",
                message=message,
                span=span,
                found=_written(content, piece, field),
                accepted=say("leave-out"),
            )
    elif isinstance(value, float) and round(value, declared.decimals) != value:
        message = say("more-decimals", where=_place(piece, field), decimals=declared.decimals)
        yield Issue(
            code="out-of-range", message=message, span=span, found=repr(value), accepted=_rounded(value, declared)
        )


def _rounded(value: float, declared: Number) -> str:
    return f"{round(value, declared.decimals):g}"


def _place(piece: Piece, field: str | int) -> str:
    return f"{piece.id} › {field}"


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
        other = next((kind for kind, one in content.every_piece() if one.id == name), None)
        message = _unknown(_place(piece, path[0]), repr(name), declared.kind, other)
        yield Issue(
            code="unknown-id",
            message=message,
            span=content.span(piece.id, *path),
            found=repr(name),
            accepted=few_of(known),
            suggestion=near(name, known),
        )


def _unknown(where: str, name: str, kind: str | None, other: str | None) -> Sentence:
    if kind is None:
        return (
            say("no-card-but-piece", where=where, name=name, other=other)
            if other
            else say("no-card-of-id", where=where, name=name)
        )
    return (
        say("no-piece-but-other", where=where, name=name, kind=kind, other=other)
        if other
        else say("no-piece-of-id", where=where, name=name, kind=kind)
    )


def _not_mutual(content: ContentSet, piece: Piece, field: str, declared: Card, name: str | None) -> Iterator[Issue]:
    other = content.by_id.get(name or "")
    if declared.mutual and other is not None and getattr(other, field, None) != piece.id:
        message = say("not-mutual", where=_place(piece, field), other=other.id, card=piece.id)
        own, wanted = getattr(other, field, None), f"{other.id}: {field}: {piece.id}"
        yield Issue(
            code="not-mutual",
            message=message,
            span=content.span(piece.id, field),
            found=f"{other.id}: {field}: {own}" if own else say("names-nothing", where=f"{other.id}: {field}"),
            accepted=wanted,
        )


def _repeated(content: ContentSet, piece: Piece, field: str, values: tuple[Any, ...]) -> Iterator[Issue]:
    for place, value in enumerate(values):
        if value in values[:place]:
            message = say("duplicate-value", where=_place(piece, field), value=repr(value))
            yield Issue(code="duplicate-value", message=message, span=content.span(piece.id, field, place))


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
                message = say("not-unique", where=_place(piece, field), other=first.id)
                yield Issue(
                    code="not-unique",
                    message=message,
                    span=content.span(piece.id, field),
                    found=repr(value)[:60],
                    together=(content.span(first.id, field),),
                )
