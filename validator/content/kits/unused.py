"""What a kit declares and no piece of a set uses, and cards that name themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from validator.base.issue import Issue, Severity, Span
from validator.content.kits.counting import say
from validator.content.kits.declared import Card, Kit, List, OneOf
from validator.content.kits.rich import rich_texts, tokens_of
from validator.content.loading import ContentSet
from validator.content.source import key_at, node_at, span_of
from validator.content.vocabulary import Piece

FOR_EACH = 2
"""Where there are so many designs for each value, one that none of them has is worth a word."""


def unused_issues(content: ContentSet, kit: Kit, words: Any) -> Iterator[Issue]:
    """Advice on kinds, keywords and values that nothing has; a warning of cards that name themselves."""
    if not any(content.pieces.values()):
        span, example = words.span("kinds"), say("such-pieces", kind=next(iter(kit.kinds), "card"))
        yield Issue(code="no-pieces", message=say("no-pieces"), span=span, severity=Severity.WARNING, accepted=example)
    texts = list(rich_texts(content, kit))
    used = {token.word for written in texts for token in tokens_of(written.text) if token.kind == "name"}
    for name in kit.keywords if texts else ():
        if name not in used:
            span = words.span("keywords", name)
            message = say("unused-keyword", keyword=repr(name))
            yield Issue(code="unused-keyword", message=message, span=span, severity=Severity.ADVICE)
    for name, kind in kit.kinds.items():
        if not content.pieces[name] and any(content.pieces.values()):
            message = say("unused-kind", kind=repr(name))
            yield Issue(code="unused-kind", message=message, span=_name_span(words, name), severity=Severity.ADVICE)
        for field, declared in kind.fields.items():
            inner = declared.of if isinstance(declared, List) else declared
            if isinstance(inner, OneOf):
                yield from _values(content, words, name, field, inner)
            elif isinstance(inner, Card):
                yield from _itself(content, content.pieces[name], field)


def _name_span(words: Any, kind: str) -> Span:
    """Where the name of a kind is written."""
    holder = node_at(words.node, ("kinds",))
    key = None if holder is None else key_at(holder, kind)
    return words.span("kinds", kind) if key is None else span_of(key)


def _values(content: ContentSet, words: Any, name: str, field: str, declared: OneOf) -> Iterator[Issue]:
    pieces = content.pieces[name]
    had = {value for piece in pieces for value in _held(piece, field)}
    # Of a few pieces nobody expects that they have every value.
    for place, value in enumerate(declared.values if len(pieces) >= FOR_EACH * len(declared.values) else ()):
        if value not in had:
            message = say("unused-value", field=f"{name} › {field}", value=repr(value))
            span = words.span("kinds", name, "fields", field, "values", place)
            yield Issue(code="unused-value", message=message, span=span, severity=Severity.ADVICE, found=repr(value))


def _held(piece: Piece, field: str) -> tuple[Any, ...]:
    value = getattr(piece, field)
    return value if isinstance(value, tuple) else (value,)


def _itself(content: ContentSet, pieces: tuple[Piece, ...], field: str) -> Iterator[Issue]:
    for piece in pieces:
        if piece.id in _held(piece, field):
            message = say("names-itself", where=f"{piece.id} › {field}")
            span, found = content.span(piece.id, field), repr(piece.id)
            yield Issue(code="names-itself", message=message, span=span, severity=Severity.WARNING, found=found)
