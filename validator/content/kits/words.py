"""The words of a kit: its kinds as types, made from what ``kit.yaml`` declares."""

from collections.abc import Container, Iterable, Mapping
from importlib import import_module
from typing import Any, cast

import msgspec

from validator.base.issue import Span
from validator.base.yaml_nodes import yaml
from validator.content.kits.declared import Effects, Kit, Number
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
    """A kit's vocabulary. ``node`` is ``kit.yaml`` as it was read, with what the kit extends beneath it.

    ``rulebook`` is what ``rules.yaml`` says, and ``known`` the names that effects on pieces may use; None without one.
    """

    game: str = "kit"
    kit: Kit
    node: Any
    played: bool = False
    rulebook: Any = None
    known: Any = None

    @property
    def plays(self) -> bool:
        """Whether rules stand beside the kit."""
        return self.rulebook is not None

    def span(self, *path: str | int) -> Span:
        """The place of a value of ``kit.yaml``."""
        return locate(cast(yaml.Node, self.node), path)

    def worded(self, piece: Any, path: str, value: object, language: str, icons: Container[str]) -> object:
        """Rich text unfolded, values by names, effects in words of the language; nothing where nothing is given."""
        if self.rulebook is not None and isinstance(self._field(piece, path), Effects):
            return self._told(value, language)
        return worded(self.kit, type(piece).__name__, path, value, language, icons)

    def figures(self, thing: Any, shown: Mapping[str, object], language: str) -> Mapping[str, object]:
        """The fields that are no texts, by what they are called in the language."""
        return figures_told(self.kit, type(thing).__name__, shown, language)

    def sentences(self, piece: Any, language: str) -> list[str]:
        """The texts of a piece in plain words, and its effects."""
        fields = self.kit.kinds[type(piece).__name__].fields
        effects = [getattr(piece, name) for name in fields if isinstance(fields[name], Effects)]
        told = [self._told(block, language) for block in effects if block and self.rulebook is not None]
        return [*sentences_told(self.kit, piece, language), *told]

    def _field(self, piece: Any, path: str) -> Any:
        return self.kit.kinds[type(piece).__name__].fields.get(path)

    def _told(self, block: Any, language: str) -> str:
        """Effects in the words of a language."""
        typed = import_module("validator.content.rulebook.on_pieces").block_of(self.known, block)
        teller = import_module("validator.content.rulebook.telling").Teller(self.kit, self.rulebook, language)
        said: str = teller.block(typed)
        return said

    def told_by_sentences(self, thing: Any) -> Container[str]:
        """The fields of effects."""
        kind = self.kit.kinds.get(type(thing).__name__)
        fields = {} if kind is None else kind.fields
        return {name for name, field in fields.items() if isinstance(field, Effects)}

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
        return msgspec.json.encode((self.kit, self.rulebook))

    def course(self) -> Any:
        """The rules beside the kit."""
        return None if self.rulebook is None else import_module("validator.content.rulebook.words").bare(self.rulebook)

    def complete(self, content: Any) -> None:
        """Work out what is derived, and the parts list where the set gives none."""
        content.pieces, issues = with_derived(self.kit, content.pieces, content.span)
        content.issues = [*content.issues, *issues]
        if any(isinstance(field, Effects) for kind in self.kit.kinds.values() for field in kind.fields.values()):
            import_module("validator.content.rulebook.on_pieces").check_effects(content)
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
