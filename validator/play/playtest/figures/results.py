"""What a run showed, as data: the text, the page and the JSON are three writers of it.

Sentences are a key of the report's words and the values in it, so that any language can say them: ``report.wording``
turns them into text. An answer to a question of a designer is such sentences, a picture as data and a small table; the
questions themselves are in the room `questions`, and how they look is decided in ``page``.

Shares run from 0 to 1, scores are points, lengths are in the game's own unit or choices; intervals are of 95 %.
"""

from collections.abc import Callable
from math import ceil
from typing import Any, Literal, NamedTuple

import msgspec

from validator.base.issue import Severity, Span
from validator.play.playtest.figures.statistics import Z95, Interval

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


def figure(interval: Interval, form: Form) -> Figure:
    """An estimate with its interval."""
    return Figure(value=interval.value, form=form, low=interval.low, high=interval.high)


def gap(interval: Interval, form: Form) -> Figure:
    """How far a difference is from none, for a sentence that says to which side."""
    low, high = (interval.low, interval.high) if interval.value >= 0 else (-interval.high, -interval.low)
    return Figure(value=abs(interval.value), form=form, low=low, high=high)


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
        answer: the sentence that answers it, and what else has to be said, such as what would tell more. The text says
            the first alone; the page says all, with the picture and the table.
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


def look_of(interval: Interval, against: float) -> Look:
    """Whether an estimate lies above or below what it is compared with, beyond chance."""
    return "strong" if interval.low > against else "weak" if interval.high < against else ""


def half_width(interval: Interval) -> float:
    """How far an interval reaches to either side."""
    return (interval.high - interval.low) / 2


def games_for_share(value: float, width: float = CLOSE) -> int:
    """How many games bring the interval of a share down to ``width`` on either side, in round tens (Wald's formula)."""
    value = min(0.9, max(0.1, value))
    return 10 * ceil(Z95 * Z95 * value * (1 - value) / (width * width) / 10)


FORMAT = 3
"""Of the JSON.

2: a table's ``length`` (``turns`` before) is counted in the report's ``length_unit``. 3: cards stand by agent in
``hands``; sentences, findings, limits and the names of tables and seats are keys with values, and their English text.
"""
Counts = tuple[tuple[int, int], ...]
Seen = Literal["play", "spotlight", "never", "untried"]
Verdict = Literal["strong", "weak", "automatic", "dead"]
Basis = Literal["drawn", "offered", "met", "chosen"]
"""What the seats compared differ in: who drew a design, was offered it, met it, or chose it."""


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
    """A seat or an agent at one table.

    ``uneven`` says that its wins differ from an equal share beyond chance and beyond a margin that matters.
    """

    name: Said
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

    title: Said
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

    @property
    def is_won_together(self) -> bool:
        """Whether each game of more than two players was won by several, as teams do: none of them was second."""
        return len(self.lineup) > 2 and self.shared.value == 1.0


class UseFigures(msgspec.Struct, frozen=True, kw_only=True):
    """How often a design came to one use: share of games, and how many seats."""

    name: str
    games: Interval
    seats: int


class CardFigures(msgspec.Struct, frozen=True, kw_only=True):
    """One design in the hands of one agent. Lifts are differences of win shares, less the typical card's.

    Attributes:
        uses: how often it came to each use.
        drawn: seats that drew it (or were offered it, met it, chose it: see ``basis``).
        played_if_drawn: the share of those that played it.
        draw_lift: win share of seats that drew it less that of seats that did not; None where nothing can be compared.
        likely_lift: the same, shrunk towards what is usual in this set; what a designer should reckon with.
        ahead: points at the end of seats that drew it less those of seats of the same game that did not.
        likely_ahead: the same, shrunk as the likely lift is.
        win_lift: win share of seats that played it less that of seats that held it and did not.
        verdicts: how it stands out, if it does.
        by_points: whether it is strong or weak by the points at the end, where wins alone do not tell yet.
        points: what a copy of it brought its player, where the game knows that.
        basis: what is compared, where that differs from the hand's.
    """

    id: str
    title: str
    kind: str
    file: str
    line: int
    uses: tuple[UseFigures, ...]
    drawn: int
    played_if_drawn: Interval
    draw_lift: Interval | None
    likely_lift: Interval | None
    ahead: Interval | None
    likely_ahead: Interval | None
    win_lift: Interval | None
    verdicts: tuple[Verdict, ...]
    by_points: bool
    points: Interval | None
    basis: Basis | None = None


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """The cards in the hands of one agent: players are never pooled.

    ``games`` in which it sat; ``typical`` and ``typical_ahead`` are medians of draw lifts and of leads in points,
    already taken off every card's; ``point_worth`` is how much of a win goes with one more point at the end.
    """

    agent: str
    games: int
    basis: Basis
    typical: float
    typical_ahead: float
    point_worth: float
    cards: tuple[CardFigures, ...]


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """What a designer should look at: as `validator.base.issue.Issue`, in words of any language.

    ``cards`` are the ids of the designs it is about.
    """

    code: str
    severity: Severity
    span: Span
    said: Said
    cards: tuple[str, ...] = ()
    counted: Span | None = None


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
    """A run.

    ``length_unit`` is the word for one of what the length of a game is counted in, such as ``round`` or ``turn``.
    ``titles`` are those of the designs, by language and id. ``margin`` is the difference of win shares that matters.
    ``set_titles`` are the set's, by language. ``standing`` says how strong the players are, if a ladder does.
    ``typical_game`` is the number (from 0) of the game at the first table that is nearest to the middle.
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
    margin: float
    sentences: tuple[Said, ...]
    findings: tuple[Finding, ...]
    tables: tuple[TableFigures, ...]
    hands: tuple[Hand, ...]
    coverage: tuple[Group, ...]
    limits: tuple[Said, ...]
    titles: dict[str, dict[str, str]]
    set_titles: dict[str, str] = {}
    typical_game: int | None = None
    questions: tuple[Question, ...] = ()
    standing: tuple[Said, ...] = ()

    def title_in(self, language: str) -> Callable[[str], str]:
        """What gives a design's title by its id, in English where the language has none, or else the id."""
        here, english = self.titles.get(language, {}), self.titles.get("en", {})
        return lambda name: here.get(name) or english.get(name, name)

    @property
    def promises(self) -> list[PromiseFigures]:
        """Every promise of every group."""
        return [promise for group in self.coverage for promise in group.promises]


class Picture(NamedTuple):
    """A drawing for the report's page: its heading, a sentence about it, and an SVG document."""

    title: str
    caption: str
    svg: str
