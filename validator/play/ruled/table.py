"""A ruled set compiled for play: its designs are numbers, its rules code for each number of seats that is asked for."""

from __future__ import annotations

from typing import Any

from validator.content.loading import ContentSet
from validator.play.defaults.compiled import Box
from validator.play.ruled.rules import Rules


class Ruled(Box[Any, Any]):
    """The pieces of a kit with the rules beside it.

    Attributes:
        book: what the rules say.
        kinds: for each design the name of its kind.
    """

    def __init__(self, content: ContentSet) -> None:
        super().__init__(content)
        words: Any = content.words
        self.book = words.rulebook
        self.kinds = [kind for kind, _ in content.every_piece()]
        self._rules: dict[int, Rules] = {}

    def rules_for(self, seats: int) -> Rules:
        """The rules at a table of so many seats."""
        if seats not in self._rules:
            self._rules[seats] = Rules(self.book, self.pieces, self.kinds, seats)
        return self._rules[seats]
