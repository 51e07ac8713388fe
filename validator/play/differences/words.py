"""The words in which differences are told, ``text/<language>.ftl`` beside this file."""

from __future__ import annotations

from pathlib import Path

from validator.content.vocabulary import in_language
from validator.play.differences.found import Change, PieceChange
from validator.play.playtest.page.book import Words

_FOLDER = Path(__file__).parent / "text"


class DifferenceWords(Words):
    """The words of one language: those of reports and the differences' own."""

    def __init__(self, language: str) -> None:
        super().__init__(language, folder=_FOLDER)

    def said(self, key: str, **values: object) -> str:
        """A message ``diff-<key>`` (not HTML)."""
        return self.words.word(f"diff-{key}", **values)

    def change(self, change: Change) -> str:
        """``cost: 2 → 3``, ``powers[2]: new: …``, ``title (en): left out (was …)`` (not HTML)."""
        path = self.path(change.path)
        if change.before is None:
            return self.said("new", path=path, after=change.after or "")
        if change.after is None:
            return self.said("gone", path=path, before=change.before)
        return self.said("changed", path=path, before=change.before, after=change.after)

    def path(self, path: str) -> str:
        """A path as it is read: ``title.en`` as ``title (en)``."""
        field, _, language = path.partition(".")
        return self.said("of-language", field=field, language=language) if field == "title" and language else path

    def title(self, piece: PieceChange) -> str:
        """What a piece is called (not HTML)."""
        return in_language(piece.titles, self.words.language, piece.id)

    def named(self, piece: PieceChange) -> str:
        """A piece by its id and title (not HTML)."""
        title = self.title(piece)
        return piece.id if title == piece.id else f"{piece.id} {title}"
