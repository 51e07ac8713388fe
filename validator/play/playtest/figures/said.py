"""Sentences of a report as data: a key of the report's words and the values in it, so that any language can say them.

``report.wording`` turns them into text.
"""

from typing import Any, Literal

import msgspec

from validator.play.playtest.figures.statistics import Interval

Form = Literal["share", "points", "score", "number", "change", "gap"]
"""How a figure is written: ``52.1 %``, a signed difference of shares in percentage points (``+5.2``), points of the
game (``3.1``), a plain number (``9.0``), a signed difference of such numbers (``+1.5``), or how far apart two shares
are in percentage points, where the words say which is the greater (``5.2``)."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A number, and its 95 % interval where it has one. Shares and differences of shares run from 0 to 1."""

    value: float
    form: Form
    low: float | None = None
    high: float | None = None


class Name(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of the set, by its title in the language of the report."""

    id: str


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence, or a part of one: its key, and the values its message asks for.

    A value is a whole number (which may choose a plural), a text that is the same in every language, a `Figure`,
    `Name` or `Said`, or a tuple of such things, which is written as a list (``a, b and c``).
    """

    key: str
    values: dict[str, Any] = {}


def said(key: str, **values: object) -> Said:
    """A sentence to be."""
    return Said(key=key, values=values)


def figure(found: Interval, form: Form) -> Figure:
    """An estimate with its interval."""
    return Figure(value=found.value, form=form, low=found.low, high=found.high)


def gap(found: Interval, form: Form) -> Figure:
    """How far a difference is from none, for a sentence that says to which side."""
    low, high = (found.low, found.high) if found.value >= 0 else (-found.high, -found.low)
    return Figure(value=abs(found.value), form=form, low=low, high=high)
