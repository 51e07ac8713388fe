"""What everything is called in one language: pieces, zones, numbers, dice and actions of a ruled game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from validator.content.describing import marks_of
from validator.content.kits.declared import Number, OneOf
from validator.content.loading import ContentSet
from validator.content.rulebook.declared import ALWAYS_NUMBER, ALWAYS_ZONE
from validator.content.texts import Texts
from validator.content.vocabulary import in_language
from validator.play.defaults.names import Names
from validator.play.ruled.slots import CHOSEN
from validator.play.ruled.table import Ruled

TEXT = Path(__file__).parent / "text"
_OTHERWISE = "en"
_BETWEEN_HAN = re.compile("(?<=[\u3400-\u9fff]) (?=[\u3400-\u9fff])")
"""A space that is meant for digits and letters beside Chinese."""


class RuledNames:
    """Says what the rules call things; what they call nothing goes by its name in the file."""

    def __init__(self, table: Ruled, content: ContentSet, language: str) -> None:
        self._table, self._language = table, language
        self._plain = Names(table, content, language)
        known = language if (TEXT / f"{language}.ftl").is_file() else _OTHERWISE
        self._texts = Texts(known, [TEXT / f"{known}.ftl"])
        self._comma = marks_of(language).comma
        words: Any = content.words
        self._kit = words.kit
        self._titles = [
            self._title(content, kind, piece) for kind, piece in zip(table.kinds, table.pieces, strict=True)
        ]

    def say(self, key: str, **values: object) -> str:
        """A sentence that any ruled game may say, or any plain one."""
        said = self._texts.say(key, **values) if self._texts.has(key) else self._plain.say(key, **values)
        return _BETWEEN_HAN.sub("", said)

    def _title(self, content: ContentSet, kind: str, piece: Any) -> str:
        """A piece by its title; of one without by the values that tell it from others."""
        title = content.called(piece, self._language)
        if title != piece.id:
            return title
        values = [
            str(content.words.worded(piece, name, getattr(piece, name), self._language, ()))
            for name, field in self._kit.kinds[kind].fields.items()
            if isinstance(field, OneOf | Number) and getattr(piece, name) is not None
        ]
        return " ".join(values) or title

    def piece(self, design: int) -> str:
        """The title of a design."""
        return self._titles[design]

    def pieces(self, designs: Counter[int]) -> str:
        """The titles of several, each with how many of it there are."""
        return self._counted({self._titles[design]: many for design, many in sorted(designs.items())})

    def unseen(self, designs: Counter[int]) -> str:
        """Pieces of which only the backs are known."""
        kinds: Counter[str] = Counter()
        for design, many in sorted(designs.items()):
            kinds[self._table.kinds[design]] += many
        return self.listed([self._several(kind, many) for kind, many in kinds.items()])

    def _several(self, kind: str, many: int) -> str:
        """So many pieces of a kind: ``12 cards``."""
        declared = self._kit.kinds[kind]
        if not declared.called:
            return self.say("ruled-number-of-pieces", count=many)
        one = self.kind(kind)
        what = one if many == 1 else in_language(declared.several, self._language, "")
        if what and (many == 1 or self._language in declared.several):
            return self.say("ruled-number-of", what=what, count=many, form=declared.form)
        return self.say("ruled-number-of-one", what=one, count=many, form=declared.form)

    def _counted(self, counted: dict[str, int]) -> str:
        return self.listed(
            [name if many == 1 else self.say("ruled-several", what=name, count=many) for name, many in counted.items()]
        )

    def listed(self, said: list[str]) -> str:
        """Some things one after the other, with an *and* before the last; or that there are none."""
        if len(said) < 2:
            return said[0] if said else self.say("plain-none")
        return self.say("ruled-and", first=self._comma.join(said[:-1]), last=said[-1])

    def in_a_row(self, said: list[str]) -> str:
        """Some things one after the other."""
        return self._comma.join(said)

    def player(self, seat: int) -> str:
        """What the player in a seat (from 0) is called."""
        return self._plain.player(seat)

    def kind(self, name: str) -> str:
        """What a piece of a kind is called."""
        return in_language(self._kit.kinds[name].called, self._language, self.say("ruled-piece"))

    def zone(self, name: str) -> str:
        """What a zone is called."""
        own = {ALWAYS_ZONE: "ruled-box", CHOSEN: "ruled-chosen"}
        if name not in self._table.book.zones:
            return self.say(own[name])
        return self._called(self._table.book.zones[name], name)

    def place(self, zone: str, name: str) -> str:
        """What a place of a board is called."""
        grid = self._table.book.zones[zone].grid
        if grid.track:
            return self.say("ruled-step", place=name)
        return self._called(grid.map[name], name) if grid.map else name

    def number(self, name: str) -> str:
        """What a number is called; nothing where it is not to be told."""
        said = self._table.book.numbers.get(name)
        if name == ALWAYS_NUMBER and (said is None or not said.called):
            return self.say("ruled-points") if self._table.has_points else ""
        return "" if said is None or not said.called else self._called(said, name)

    def dice(self, name: str) -> str:
        """What dice are called."""
        return self._called(self._table.book.dice[name], name)

    def action(self, name: str) -> str:
        """What an action is called."""
        return self._called(self._table.book.actions[name], name)

    def agreed(self, called: dict[str, str]) -> str:
        """What agreeing to what was offered is called."""
        return in_language(called, self._language, self.say("ruled-agree"))

    def told(self, name: str) -> str:
        """How an action is told, between who does it and the piece; empty where the rules do not say."""
        return self.in_own_language(self._table.book.actions[name].told)

    def in_own_language(self, told: dict[str, str]) -> str:
        """A text in this language; empty where there is none."""
        return told.get(self._language, "")

    def _called(self, said: Any, name: str) -> str:
        return in_language(said.called, self._language, name.replace("_", " "))
