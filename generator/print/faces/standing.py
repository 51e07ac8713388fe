"""What stays as it is from one language of a set to the next: its icons, and the scenes behind its words."""

from __future__ import annotations

import msgspec

from generator.print.drawing.icons import IconSet
from generator.print.faces.pictured import icons_of_set
from generator.print.layout.vocabulary import Layout
from generator.print.parts.desk import Scenes, Spoken
from validator.base.cache import digest
from validator.base.issue import Issue
from validator.content.loading import ContentSet


class Standing:
    """The icons of a set, read once; and where several languages are drawn, each scene drawn once.

    Where faces are measured and not drawn, what each says.
    """

    def __init__(self, languages: int = 1, *, measures: bool = False) -> None:
        self.scenes: Scenes | None = {} if languages > 1 else None
        self.spoken: dict[tuple[str, str], Spoken] | None = {} if measures else None
        self._told: str | None = None
        self._icons: tuple[IconSet, list[Issue]] | None = None

    def told(self, content: ContentSet, layout: Layout) -> str:
        """A short name for layout, icons, rules and words, whose texts are long; of one set and layout only."""
        if self._told is None:
            icons, _ = self._icons or self.icons_of(content)
            written = (icons.written(), content.words.declaration())
            self._told = digest(*written, *map(msgspec.json.encode, (layout, content.rules)))
        return self._told

    def icons_of(self, content: ContentSet) -> tuple[IconSet, list[Issue]]:
        """The set's icons, none of them asked for yet, and warnings about some.

        Raises:
            ContentError: one cannot be used.
        """
        if self._icons is None:
            self._icons = icons_of_set(content)
        self._icons[0].asked = set()
        return self._icons
