"""What a run showed, as data: the text, the page and the JSON are three writers of it.

Shares run from 0 to 1, scores are points, lengths are in the game's own unit or choices; intervals are of 95 %.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from validator.issue import Issue
from validator.playtest.figures.statistics import Interval

FORMAT = 2
"""Of the JSON. 2: a table's ``length`` (``turns`` before) is counted in the report's ``length_unit``."""
Counts = tuple[tuple[int, int], ...]
Seen = Literal["play", "spotlight", "never", "untried"]
Verdict = Literal["", "strong", "weak"]


class Spread(msgspec.Struct, frozen=True, kw_only=True):
    """A figure over games: mean, the values at 5, 25, 50, 75 and 95 %, and how often each value came."""

    mean: Interval
    quantiles: tuple[int, int, int, int, int]
    counts: Counts

    @property
    def constant(self) -> bool:
        """Whether every game gave the same value."""
        return len(self.counts) <= 1


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """A seat or an agent at one table. ``uneven`` says that its wins differ from an equal share beyond chance."""

    name: str
    games: int
    wins: Interval
    score: Spread
    uneven: bool


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the score: mean points for winners and for the others."""

    name: str
    winners: float
    others: float


class TableFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The games at one table. ``to_last`` and ``to_second`` are points between the first and those.

    ``length`` is counted in the report's ``length_unit``.

    ``title`` tells it from the run's other tables: how many players, and who they are where that is in question.
    """

    title: str
    lineup: tuple[str, ...]
    games: int
    shared: Interval
    seats: tuple[Side, ...]
    agents: tuple[Side, ...]
    length: Spread
    choices: Spread
    scores: Counts
    to_last: Spread | None
    to_second: Spread | None
    parts: tuple[Part, ...]


class UseFigures(msgspec.Struct, frozen=True, kw_only=True):
    """How often a design came to one use: share of games, and how many seats."""

    name: str
    games: Interval
    seats: int


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One design.

    ``played_if_drawn`` is the share of seats holding it that played it; ``lift`` is the win share of those minus the
    win share of seats that held it and did not, among the same agents at tables of the same size, or None where
    there is too little to compare; ``chance`` is the corrected p value of its being like the typical card; ``points``
    is what a copy of it brought its player, where the game knows that.
    """

    id: str
    title: str
    kind: str
    file: str
    line: int
    uses: tuple[UseFigures, ...]
    played_if_drawn: Interval
    lift: Interval | None
    chance: float | None
    verdict: Verdict
    points: Interval | None


class PromiseFigures(msgspec.Struct, frozen=True, kw_only=True):
    """Something the set promises: in how many ordinary games it was seen, or where else.

    ``bound`` is the highest share of games it can have, at 95 %, where no ordinary game showed it; ``deals`` is how
    many spotlight games were dealt for it.
    """

    key: str
    what: str
    group: str
    seen: Seen
    games: int
    bound: float | None
    deals: int
    file: str
    line: int


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """The promises of one group."""

    name: str
    promises: tuple[PromiseFigures, ...]

    def count(self, seen: Seen) -> int:
        """How many of them were seen so."""
        return sum(promise.seen == seen for promise in self.promises)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A run. ``typical_lift`` is the median of the cards' win lifts, against which each is judged.

    ``length_unit`` is the word for one of what the length of a game is counted in, such as ``round`` or ``turn``.
    """

    format: int
    set: str
    title: str
    game: str
    length_unit: str
    version: str
    digest: str
    seed: int
    asked: int
    played: int
    broken: int
    interrupted: bool
    sentences: tuple[str, ...]
    findings: tuple[Issue, ...]
    tables: tuple[TableFigures, ...]
    typical_lift: float
    cards: tuple[CardFigures, ...]
    coverage: tuple[Group, ...]
    limits: tuple[str, ...]

    @property
    def promises(self) -> list[PromiseFigures]:
        """Every promise of every group."""
        return [promise for group in self.coverage for promise in group.promises]


class Picture(NamedTuple):
    """A drawing for the report's page: its heading, a sentence about it, and an SVG document."""

    title: str
    caption: str
    svg: str
