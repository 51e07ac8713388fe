"""A name that leads nowhere: what was written, and what could have been."""

from __future__ import annotations

from collections.abc import Iterable

from validator.base.speech.sentences import Said


class Misnamed(LookupError):
    """There is nothing of that ``name``; ``known`` are the names that there are."""

    def __init__(self, said: Said, name: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(said)
        self.said = said
        self.name = name
        self.known = tuple(known)
