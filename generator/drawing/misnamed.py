"""A name that leads nowhere: what was written, and what could have been."""

from __future__ import annotations

from collections.abc import Iterable


class Misnamed(LookupError):
    """There is nothing of that ``name``; ``known`` are the names that there are."""

    def __init__(self, message: str, name: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.name = name
        self.known = tuple(known)
