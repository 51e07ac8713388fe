"""What a sweep found: sets that differ in a few values, their figures, and how far these are from the base's."""

from collections.abc import Sequence
from typing import Any

import msgspec

from validator.base.speech.sentences import Text
from validator.play.playtest.figures.statistics import Interval

SEAT = "seat"
"""The measure that is a seat's share of the wins, in percent."""
Value = int | float | str | bool | None


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A figure of one set.

    Attributes:
        measure: as goals name it, or ``seat``.
        seats: at which number of seats, where that matters (else 0), and which ``seat`` from 1.
        found: the mean over tables, with its interval.
        difference: this set less the unchanged one, by pairs of games on the same deals; None for that set itself, and
            where a table has fewer than two pairs.
        pairs: of so many pairs.
        changed: whether the difference is beyond chance, corrected for all sets of the sweep.
    """

    measure: str
    seats: int = 0
    seat: int = 0
    found: Interval
    difference: Interval | None = None
    pairs: int = 0
    changed: bool = False

    @property
    def key(self) -> tuple[str, int, int]:
        """What it is a figure of, in whatever set."""
        return self.measure, self.seats, self.seat


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """One set of a sweep: the values at the addresses, in their order.

    ``folder`` is where it lies, below the answer's; empty for the unchanged set. ``refused`` are the findings for
    which it was not played.
    """

    values: tuple[Value, ...]
    folder: str
    refused: tuple[Text, ...] = ()
    games: int = 0
    broken: int = 0
    figures: tuple[Shown, ...] = ()

    @property
    def is_base(self) -> bool:
        """Whether it is the unchanged set."""
        return not self.folder

    def figure(self, key: tuple[str, int, int]) -> Shown | None:
        """One of its figures."""
        return figure_in(self.figures, key)


class Varied(msgspec.Struct, frozen=True, kw_only=True):
    """An address that was varied: ``present`` is what the unchanged set has; ``piece`` the entry it is in, if any."""

    address: str
    values: tuple[Value, ...]
    present: Value
    piece: str = ""

    @property
    def is_number(self) -> bool:
        """Whether its values can be laid along a line."""
        return all(isinstance(value, int | float) and not isinstance(value, bool) for value in self.values)


class Average(msgspec.Struct, frozen=True, kw_only=True):
    """One value of an address and its figures, each the mean over all values of the other addresses."""

    value: Value
    figures: tuple[Shown, ...]


class Margin(msgspec.Struct, frozen=True, kw_only=True):
    """What an address does by itself. Combinations with a set that was refused are left out for all its values."""

    address: str
    averages: tuple[Average, ...]


class Sweep(msgspec.Struct, frozen=True, kw_only=True):
    """All that a sweep found. ``titles`` are those of pieces that hold varied values, by language.

    ``margins`` are told where several addresses were varied.
    """

    format: str = "proofpress-sweep-1"
    set: str
    title: str
    set_titles: dict[str, str]
    titles: dict[str, dict[str, str]]
    game: str
    length_unit: str
    version: str
    seed: int
    tables: tuple[tuple[str, ...], ...]
    asked: int
    interrupted: bool
    varied: tuple[Varied, ...]
    base: Point
    points: tuple[Point, ...]
    margins: tuple[Margin, ...] = ()

    @property
    def keys(self) -> list[tuple[str, int, int]]:
        """What figures there are, in their order."""
        every = (one.key for point in (self.base, *self.points) for one in point.figures)
        return list(dict.fromkeys(every))

    @property
    def rows(self) -> list[Point]:
        """The sets in the order of a table: the unchanged one first, unless it is one of the combinations."""
        return [*([] if any(point.is_base for point in self.points) else [self.base]), *self.points]

    @property
    def played(self) -> int:
        """How many sets were played beside the unchanged one."""
        return sum(not point.is_base and not point.refused for point in self.points)

    @property
    def broken(self) -> int:
        """How many games broke."""
        return self.base.broken + sum(point.broken for point in self.points if not point.is_base)


def figure_in(figures: Sequence[Shown], key: tuple[str, int, int]) -> Shown | None:
    """One of several figures of a set; None where its games do not tell it."""
    return next((one for one in figures if one.key == key), None)


def word_of(value: Any) -> str:
    """A value as it is written in YAML."""
    if isinstance(value, bool):
        return str(value).lower()
    return "null" if value is None else str(value)
