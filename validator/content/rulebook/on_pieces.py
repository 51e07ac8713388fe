"""The effects that stand on pieces: typed in the words of the rules, with what is wrong with them at their lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from validator.base.issue import Issue
from validator.content.kits.declared import Effects
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import Converter, say
from validator.content.rulebook.sense import ON_A_PIECE, inside
from validator.content.rulebook.words import Block, Phrase
from validator.content.vocabulary import Piece


def effect_fields(content: ContentSet) -> Iterator[tuple[str, str]]:
    """The kinds and names of the fields that hold effects."""
    words: Any = content.words
    for name, kind in words.kit.kinds.items():
        yield from ((name, field) for field, one in kind.fields.items() if isinstance(one, Effects))


def type_effects(content: ContentSet) -> None:
    """Put typed effects in place of what was written; faulty ones are told among the issues of the set, and left out."""
    for kind, field in effect_fields(content):
        content.pieces[kind] = tuple(_typed(content, piece, field) for piece in content.pieces[kind])


def _typed(content: ContentSet, piece: Piece, field: str) -> Piece:
    words: Any = content.words
    node = content.node(piece.id, field)
    if node is None or not getattr(piece, field):
        return msgspec.structs.replace(piece, **{field: ()})
    issues: list[Issue] = []
    if words.rulebook is None:
        message, span = say("effects-without-rules", where=f"{piece.id} › {field}"), content.span(piece.id, field)
        issues.append(Issue(code="no-rules", message=message, span=span))
        block = None
    else:
        block = Converter(words.known, issues).read(Block, node)
        issues += [] if block is None else inside(words.rulebook, block, ON_A_PIECE)
    content.issues = [*content.issues, *issues]
    return msgspec.structs.replace(piece, **{field: () if issues or block is None else block})


def effects_on(content: ContentSet) -> Iterator[tuple[Piece, str, tuple[Phrase, ...]]]:
    """Every piece that has effects, the field they stand in, and them."""
    for kind, field in effect_fields(content):
        for piece in content.pieces[kind]:
            if block := getattr(piece, field):
                yield piece, field, block
