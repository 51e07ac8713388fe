"""The effects that stand on pieces: what is wrong with them at their lines, and they themselves in typed words.

A piece holds its effects as they are written, so that whatever compares, counts or varies pieces meets plain data.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from validator.base.issue import Issue
from validator.base.locks import learnt
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Effects
from validator.content.loading import ContentSet
from validator.content.rulebook.converting import Converter, say
from validator.content.rulebook.known import Known
from validator.content.rulebook.sense import ON_A_PIECE, inside
from validator.content.rulebook.words import Block, Phrase
from validator.content.source import parse
from validator.content.vocabulary import Piece

_SHOWN = "effects"


def effect_fields(content: ContentSet) -> Iterator[tuple[str, str]]:
    """The kinds and names of the fields that hold effects."""
    words: Any = content.words
    for name, kind in words.kit.kinds.items():
        yield from ((name, field) for field, one in kind.fields.items() if isinstance(one, Effects))


def check_effects(content: ContentSet) -> None:
    """Tell what is wrong with effects among the issues of the set; faulty ones are left out of it."""
    for kind, field in effect_fields(content):
        content.pieces[kind] = tuple(_checked(content, piece, field) for piece in content.pieces[kind])


def _checked(content: ContentSet, piece: Piece, field: str) -> Piece:
    words: Any = content.words
    if not getattr(piece, field):
        return piece
    issues: list[Issue] = []
    if words.rulebook is None:
        message, span = say("effects-without-rules", where=f"{piece.id} › {field}"), content.span(piece.id, field)
        issues.append(Issue(code="no-rules", message=message, span=span))
    else:
        block = Converter(words.known, issues).read(Block, content.node(piece.id, field))  # type: ignore[arg-type]
        issues += [] if block is None else inside(words.rulebook, block, ON_A_PIECE)
    content.issues = [*content.issues, *issues]
    return msgspec.structs.replace(piece, **{field: ()}) if issues else piece


def effects_on(content: ContentSet) -> Iterator[tuple[Piece, str, tuple[Phrase, ...]]]:
    """Every piece that has sound effects, the field they stand in, and them with their places."""
    words: Any = content.words
    for kind, field in effect_fields(content):
        for piece in content.pieces[kind]:
            node = content.node(piece.id, field)
            if getattr(piece, field) and node is not None:
                yield piece, field, Converter(words.known, []).read(Block, node)


def block_of(known: Known, written: Any) -> tuple[Phrase, ...]:
    """Sound effects, as a piece holds them, in typed words without their places."""
    return _block(msgspec.json.encode(known), msgspec.json.encode(written))


@lru_cache(maxsize=2_000)
def _block(known: bytes, written: bytes) -> tuple[Phrase, ...]:
    node: yaml.Node | None = parse(written.decode(), _SHOWN)
    assert node is not None
    found: tuple[Phrase, ...] = Converter(msgspec.json.decode(known, type=learnt(Known)), []).read(Block, node)
    return found
