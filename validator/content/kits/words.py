"""The words of a kit: its kinds as types, made from what ``kit.yaml`` declares."""

from collections.abc import Container, Iterable, Mapping
from typing import Any, cast

import msgspec

from validator.base.issue import Span
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Kit, Number
from validator.content.kits.derived import with_derived
from validator.content.kits.pieces import piece_type
from validator.content.kits.writing import (
    figures_told,
    named_by_keywords,
    named_by_kinds,
    named_in_pieces,
    sentences_told,
    worded,
)
from validator.content.manifest import PartLine, Printing
from validator.content.source import locate
from validator.content.vocabulary import Named, Rules, Vocabulary

_PRINTED: dict[str, Printing] = {
    "card": "card",
    "tile": "tile",
    "hex": "tile",
    "circle": "tile",
    "board": "board",
    "token": "token",
    "note": "note",
    "die": "net",
    "pages": "pages",
}


class KitRules(Rules, frozen=True, kw_only=True):
    """A kit has no switches of rules."""


class KitWords(Vocabulary, frozen=True, kw_only=True):
    """A kit's vocabulary. ``node`` is ``kit.yaml`` as it was read, with what the kit extends beneath it."""

    game: str = "kit"
    kit: Kit
    node: Any
    played: bool = False

    def span(self, *path: str | int) -> Span:
        """The place of a value of ``kit.yaml``."""
        return locate(cast(yaml.Node, self.node), path)

    def worded(self, piece: Any, path: str, value: object, language: str, icons: Container[str]) -> object:
        """Rich text unfolded, values by their names in the language, nothing where nothing is given."""
        return worded(self.kit, type(piece).__name__, path, value, language, icons)

    def figures(self, thing: Any, shown: Mapping[str, object], language: str) -> Mapping[str, object]:
        """The fields that are no texts, by what they are called in the language."""
        return figures_told(self.kit, type(thing).__name__, shown, language)

    def sentences(self, piece: Any, language: str) -> list[str]:
        """The texts of a piece in plain words."""
        return sentences_told(self.kit, piece, language)

    def keywords(self) -> Iterable[str]:
        """The keywords that ``kit.yaml`` declares."""
        return self.kit.keywords

    def named(self, content: Any) -> Iterable[Named]:
        """The icons and colours that fields, rich texts and keywords name."""
        return (
            *named_in_pieces(content, self.kit),
            *named_by_keywords(self.kit, self.span),
            *named_by_kinds(self.kit, self.span),
        )

    def declaration(self) -> bytes:
        """All that ``kit.yaml`` says."""
        return msgspec.json.encode(self.kit)

    def complete(self, content: Any) -> None:
        """Work out what is derived, and the parts list where the set gives none."""
        content.pieces, issues = with_derived(self.kit, content.pieces, content.span)
        content.issues = [*content.issues, *issues]
        if not content.manifest.parts:
            content.manifest = msgspec.structs.replace(content.manifest, parts=self._parts(content.pieces))

    def _parts(self, pieces: dict[str, Any]) -> tuple[PartLine, ...]:
        return tuple(
            PartLine(kind=name, count=sum(piece.count for piece in pieces[name]), print=_PRINTED[kind.form])
            for name, kind in self.kit.kinds.items()
            if pieces[name]
        )


def words_from(kit: Kit, node: yaml.Node) -> KitWords:
    """The words that a sound declaration makes."""
    return KitWords(
        kit=kit,
        node=node,
        kinds={name: piece_type(name, kind) for name, kind in kit.kinds.items()},
        families={},
        rules=KitRules,
        profiles={"documented": KitRules()},
        untitled=frozenset(name for name, kind in kit.kinds.items() if not kind.titled),
        costs=tuple(
            {
                field
                for kind in kit.kinds.values()
                for field, one in kind.fields.items()
                if field == "cost" and isinstance(one, Number)
            }
        ),
    )
