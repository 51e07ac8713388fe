"""What differs between two sets, as plain figures and words: for the terminal, the page and programs alike."""

from collections.abc import Iterator
from typing import Literal

import msgspec

FORMAT = 1
Section = Literal["set", "rules", "parts", "pieces", "texts", "looks", "files"]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that differs: its path, and what it is in the first set and in the second; None where it is not."""

    path: str
    before: str | None
    after: str | None


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One of the two sets: its name, its place as given, its title by language, how many designs it has."""

    name: str
    shown: str
    titles: dict[str, str]
    designs: int


class PieceChange(msgspec.Struct, frozen=True, kw_only=True):
    """A design that is not the same in both: ``first`` and ``second`` say in which it is; titles are by language.

    ``places`` are where it stands in each, as ``file:line``, where it is there.
    """

    id: str
    kind: str
    titles: dict[str, str]
    first: bool
    second: bool
    changes: tuple[Change, ...] = ()
    places: tuple[str, ...] = ()

    @property
    def sort(self) -> Literal["gone", "new", "changed"]:
        """Whether only the first set has it, only the second, or both."""
        return "changed" if self.first and self.second else "gone" if self.first else "new"


class Compared(msgspec.Struct, frozen=True, kw_only=True):
    """All that differs from the first set to the second, in the order of the sets' files."""

    format: int = FORMAT
    game: str
    first: Side
    second: Side
    set: tuple[Change, ...]
    rules: tuple[Change, ...]
    parts: tuple[Change, ...]
    pieces: tuple[PieceChange, ...]
    texts: tuple[Change, ...]
    looks: tuple[Change, ...]
    files: tuple[Change, ...]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not self.pieces and not any(changes for _, changes in self.plain_sections())

    def plain_sections(self) -> Iterator[tuple[Section, tuple[Change, ...]]]:
        """The sections of plain changes, in the order in which they are told."""
        yield "set", self.set
        yield "rules", self.rules
        yield "parts", self.parts
        yield "texts", self.texts
        yield "looks", self.looks
        yield "files", self.files
