"""The text of a kit's booklet: ``rulebook.md``, or ``rulebook.<language>.md`` for each of several languages."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from validator.base.issue import Span
from validator.base.opening import is_there
from validator.content.loading import ContentSet
from validator.content.source import check_characters, text_of

STEM, ENDING = "rulebook", ".md"
MOST_BYTES = 200_000
"""Of one rulebook; a booklet of twelve pages has a tenth of it."""


class Written(NamedTuple):
    """A text as it stands in a file, for places in it."""

    shown: str
    text: str
    lines: Sequence[str]

    def span(self, written: str, name: str, first: int = 1) -> Span:
        """Where a picture is asked for by ``name``, from a line on; the file where it is not found."""
        for number, line in enumerate(self.lines, start=1):
            if number >= first and (place := line.find(f"({written})")) >= 0:
                return Span(self.shown, number, place + 2 + max(0, written.find(name)))
        return Span(self.shown, first)


def rulebook_of(content: ContentSet, language: str) -> Written | None:
    """The rulebook of a set in a language: of the nearest folder that has one, in the language or in none.

    Raises:
        ContentError: the file is no plain text, or too large.
    """
    for folder in content.folders:
        for name in (f"{STEM}.{language}{ENDING}", f"{STEM}{ENDING}"):
            file = folder / name
            if is_there(file):
                return _read(file, content.shown(file))
    return None


def _read(file: Path, shown: str) -> Written:
    text = text_of(file, shown, MOST_BYTES).removeprefix("\ufeff")
    check_characters(text, shown)
    return Written(shown, text, text.splitlines())
