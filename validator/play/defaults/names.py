"""What things are called in one language: pieces by their titles, players by their numbers."""

from __future__ import annotations

from typing import Any

from validator.content.describing import marks_of
from validator.content.loading import ContentSet
from validator.content.texts import Texts, without_icons
from validator.play.defaults.compiled import Box
from validator.play.defaults.messages import TEXT

_OTHERWISE = "en"


class Names:
    """Says what a set's texts say, and, where they are silent, what any game may say."""

    def __init__(self, table: Box[Any, Any], content: ContentSet, language: str) -> None:
        self._titles = [content.called(piece, language) for piece in table.pieces]
        self._own = content.texts(language)
        file = TEXT / f"{language}.ftl"
        known = language if file.is_file() else _OTHERWISE
        self._plain = Texts(known, [TEXT / f"{known}.ftl"])
        self._comma = marks_of(language).comma

    def piece(self, design: int) -> str:
        """The title of a design; of no design (``PASS``) that nothing is chosen."""
        return self._titles[design] if design >= 0 else self.say("plain-nothing")

    def pieces(self, designs: list[int]) -> str:
        """The titles of several, or that there are none."""
        return self._comma.join(map(self.piece, designs)) if designs else self.say("plain-none")

    def player(self, seat: int) -> str:
        """What the player in a seat (from 0) is called."""
        return self.say("player-name", number=seat + 1)

    def place(self, name: str) -> str:
        """What a place is called: the message ``place-<name>`` of the set, or else the name of the field."""
        key = f"place-{name.replace('_', '-')}"
        return self.say(key) if self._own.has(key) else name.replace("_", " ")

    def has(self, key: str) -> bool:
        """Whether the set's own texts say anything for ``key``."""
        return self._own.has(key)

    def say(self, key: str, **values: object) -> str:
        """A message of the set, or else one that any game may use, without pictures.

        Raises:
            MissingText: neither has it, or it needs a value that was not given.
        """
        texts = self._own if self._own.has(key) or not self._plain.has(key) else self._plain
        return without_icons(texts.say(key, **values))
