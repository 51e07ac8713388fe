"""Any card, tile or other piece of the set, shown by its id, its title or a part of one."""

from __future__ import annotations

from validator.content.describing import Describer
from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.play.shell.words import Words

MOST_LISTED = 20
"""So many pieces that a name fits are listed."""


class Shelf:
    """The pieces of a set by their names in one language."""

    def __init__(self, content: ContentSet, language: str, words: Words) -> None:
        self._words = words
        self._describer = Describer(content, language)
        self._names = [(piece, self._names_of(content, piece, language)) for _, piece in content.every_piece()]

    def _names_of(self, content: ContentSet, piece: Piece, language: str) -> list[str]:
        names = [piece.id, self._describer.name(piece), *content.part_titles(piece, language).values()]
        return [name.casefold() for name in names]

    def found(self, name: str) -> list[Piece]:
        """The pieces called exactly so, by id or title, else all whose id or title holds the name."""
        wanted = name.casefold()
        exact = [piece for piece, names in self._names if wanted in names]
        return exact or [piece for piece, names in self._names if any(wanted in each for each in names)]

    def shown(self, name: str) -> list[str]:
        """What a person sees who asks for a name: the piece, or those that may be meant, or that there is none."""
        if not name:
            return [self._words.say("show-what")]
        found = self.found(name)
        if len(found) == 1:
            return self._one(found[0])
        if not found:
            return [self._words.say("show-nothing", name=name)]
        lines = [f"  {piece.id}: {self._describer.line(piece)}" for piece in found[:MOST_LISTED]]
        if len(found) > MOST_LISTED:
            lines.append(self._words.say("show-more", count=len(found) - MOST_LISTED))
        return [self._words.say("show-several", count=len(found), name=name), *lines]

    def _one(self, piece: Piece) -> list[str]:
        found = self._describer.described(piece)
        kind = self._describer.kind(piece)
        heading = self._words.say("show-one", name=found.name, kind=kind, id=piece.id, count=piece.count)
        return [heading, *(f"  {line}" for line in self._describer.lines(found))]
