"""What the answer to a designer's question is made of: a sentence, a picture as data, a small table.

The questions themselves are in the room `questions`; how they look is decided in ``page``.
"""

from math import ceil
from typing import Any, Literal

import msgspec

from validator.play.playtest.figures.said import Figure, Form, Said, said
from validator.play.playtest.figures.statistics import Z95, Interval

Look = Literal["", "strong", "weak"]
MOST_GAMES = 20_000
"""Questions are put to a run's first games, so that a long run is not kept in memory."""
WIDE = 0.1
"""A share whose interval reaches further than this to either side is not yet known."""
CLOSE = 0.05
"""So close an interval tells a designer enough."""


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """An estimate with its interval, on a line of its own. ``against`` is what it is compared with.

    ``cards`` are the ids of the designs it is about.
    """

    label: Said
    value: Interval
    against: float | None = None
    look: Look = ""
    cards: tuple[str, ...] = ()


class Dots(msgspec.Struct, frozen=True, kw_only=True):
    """Estimates below each other on one scale. ``upright`` says what the upright line stands for."""

    kind: Literal["dots"] = "dots"
    marks: tuple[Mark, ...]
    form: Form
    upright: Said | None = None


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """A line: places along the picture, and the share at each."""

    label: Said
    points: tuple[tuple[int, Interval], ...]


class Lines(msgspec.Struct, frozen=True, kw_only=True):
    """Shares over time. ``across`` says what time is counted in, ``up`` what the shares are of."""

    kind: Literal["lines"] = "lines"
    series: tuple[Series, ...]
    across: Said
    up: Said


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """A whole made of parts."""

    label: Said
    values: tuple[float, ...]


class Bars(msgspec.Struct, frozen=True, kw_only=True):
    """Wholes below each other, with the names of their parts."""

    kind: Literal["bars"] = "bars"
    bars: tuple[Bar, ...]
    parts: tuple[Said, ...]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A small table: heads, then rows; the first column names what the row is about."""

    heads: tuple[Said, ...]
    rows: tuple[tuple[Said, ...], ...]


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question and its answer.

    Attributes:
        key: which question; the report's words have a heading of the name ``question-<key>``.
        answer: the sentence that answers it, and what else has to be said, such as what would tell more.
        plot: the picture; None where there is nothing to show.
        sheet: the table under it.
    """

    key: str
    answer: tuple[Said, ...]
    plot: Dots | Lines | Bars | None = None
    sheet: Sheet | None = None


def cell(value: Any) -> Said:
    """A value, a figure or a name as a cell of a table."""
    return said("cell", value=value)


def units(unit: str) -> Said:
    """Many of what time is counted in: ``rounds``, ``turns``."""
    return said("question-units", unit=unit.replace(" ", "-"))


def one_unit(unit: str) -> Said:
    """One of what time is counted in."""
    return said("question-unit", unit=unit.replace(" ", "-"))


def number(value: float) -> Figure:
    """A number without an interval."""
    return Figure(value=value, form="number")


def share(value: float) -> Figure:
    """A share without an interval."""
    return Figure(value=value, form="share")


def look_of(found: Interval, against: float) -> Look:
    """Whether an estimate lies above or below what it is compared with, beyond chance."""
    return "strong" if found.low > against else "weak" if found.high < against else ""


def half_width(found: Interval) -> float:
    """How far an interval reaches to either side."""
    return (found.high - found.low) / 2


def games_for_share(value: float, width: float = CLOSE) -> int:
    """How many games bring the interval of a share down to ``width`` on either side, in round tens (Wald's formula)."""
    value = min(0.9, max(0.1, value))
    return 10 * ceil(Z95 * Z95 * value * (1 - value) / (width * width) / 10)
