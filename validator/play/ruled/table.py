"""A ruled set compiled for play: its designs are numbers, its rules code for each number of seats that is asked for."""

from __future__ import annotations

from typing import Any

from validator.content.kits.declared import Effects
from validator.content.loading import ContentSet
from validator.content.rulebook.declared import ALWAYS_NUMBER, Action
from validator.content.rulebook.on_pieces import block_of
from validator.content.rulebook.sense import every
from validator.content.rulebook.words import Pick, Turn
from validator.play.defaults.compiled import Box
from validator.play.ruled.rules import Rules


class Ruled(Box[Any, Any]):
    """The pieces of a kit with the rules beside it.

    Attributes:
        book: what the rules say.
        kinds: for each design the name of its kind.
        effects: for each design its effects, by the fields that they stand in.
        names: the names that picks give to pieces.
        has_points: whether anything changes the number that every game has.
    """

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content)
        words: Any = content.words
        self.book = words.rulebook
        placed = [(kind, piece) for kind, piece in content.every_piece() if self._has_a_place(words, kind)]
        self.kinds = [kind for kind, _ in placed]
        self.pieces = [piece for _, piece in placed]
        self.deck = [number for number, piece in enumerate(self.pieces) for _ in range(piece.count)]
        self.backs = [list(content.pieces).index(kind) for kind in self.kinds]
        self.effects = [self._effects(words, kind, piece) for kind, piece in placed]
        phrases = list(every([self.book, *(block for found in self.effects for block in found.values())]))
        changed = [getattr(one, field, None) for one in phrases for field in ("gain", "pay", "set")]
        self.has_points = ALWAYS_NUMBER in changed
        named = [one.named for one in phrases if isinstance(one, Pick | Turn | Action)]
        self.names = list(dict.fromkeys(name for name in named if name is not None))
        self._rules: dict[int, Rules] = {}

    def _has_a_place(self, words: Any, kind: str) -> bool:
        """Whether pieces of a kind are part of play: pages are not, unless a zone begins with them."""
        begun = {zone.start.each for zone in self.book.zones.values() if zone.start is not None}
        return kind in begun or words.kit.kinds[kind].form != "pages"

    def _effects(self, words: Any, kind: str, piece: Any) -> dict[str, tuple[Any, ...]]:
        fields = [name for name, field in words.kit.kinds[kind].fields.items() if isinstance(field, Effects)]
        return {name: block_of(words.known, getattr(piece, name)) for name in fields if getattr(piece, name)}

    def rules_for(self, seats: int) -> Rules:
        """The rules at a table of so many seats."""
        if seats not in self._rules:
            self._rules[seats] = Rules(self, seats)
        return self._rules[seats]
