"""What a tuning found, as plain data: what pages, the terminal and programs are told."""

from typing import Literal

import msgspec

from validator.base.speech.sentences import Text
from validator.play.playtest.figures.statistics import Interval

TUNED_FORMAT = 1
Outcome = Literal["already", "met", "missed", "nothing", "interrupted"]
"""Goals that were met before; that are met by the edits; that are not; nothing better was found; Ctrl-C."""


class Bar(msgspec.Struct, frozen=True, kw_only=True):
    """One goal before and after, in fresh games.

    Attributes:
        measure: what is measured.
        least: not less is wanted; None: no such bound.
        most: not more is wanted.
        weight: how much a miss counts.
        tolerance: how far off counts as one miss.
        seats: at which numbers of seats.
        before: what the unchanged set has; None where the games do not tell.
        after: what the set with the edits has; None where there are none.
        met: whether the figure after (or before, where there are no edits) lies within the goal.
        sure: whether its whole interval does, or none of it.
        missed_by: by how much it is missed, in the measure's unit.
    """

    measure: str
    least: float | None
    most: float | None
    weight: float
    tolerance: float
    seats: tuple[int, ...]
    before: Interval | None
    after: Interval | None
    met: bool
    sure: bool
    missed_by: float


class Edit(msgspec.Struct, frozen=True, kw_only=True):
    """One number that is moved, and what each goal's figure would be less or more by without it.

    ``effects`` are by goal: the figure with all edits less the figure without this one; None where games do not tell.
    """

    address: str
    piece: str
    present: int
    value: int
    effects: tuple[Interval | None, ...]


class Finalist(msgspec.Struct, frozen=True, kw_only=True):
    """Edits that were played afresh: by how many tolerances all goals together are missed, and whether all are met.

    ``refused`` is the first thing that the full check found against it; it was not played then.
    """

    edits: tuple[tuple[str, int], ...]
    badness: float
    met: bool
    refused: Text = ""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """How the search stood: edits tried, games played, the best one's number of edits and badness."""

    tried: int
    games: int
    edits: int
    badness: float


class Tuned(msgspec.Struct, frozen=True, kw_only=True):
    """A finished or interrupted tuning.

    Attributes:
        outcome: how it ended.
        set, title, set_titles, titles, game, length_unit, version: what was tuned; ``titles`` are the pieces' by
            language, of those that are edited.
        goals_file: where the goals are stated; empty for goals made from the set itself.
        tables: who plays at which tables.
        seed: of the search; ``fresh_seed`` of the games that are reported.
        asked: games that the search and the last games might take; ``minutes`` that chose the number, if they did.
        searched: games of the search.
        fresh: games of each set that are reported.
        levers: how many numbers might be moved.
        tried: how many different edits were played.
        bars: the goals.
        edits: what was found.
        block: the same, as it would stand in a ``set.yaml``.
        finalists: what was played afresh.
        steps: how the search went.
        folder: where the set with the edits lies, below the answer's folder; empty where there is none.
    """

    format: int
    outcome: Outcome
    set: str
    title: str
    set_titles: dict[str, str]
    titles: dict[str, dict[str, str]]
    game: str
    length_unit: str
    version: str
    goals_file: str
    tables: tuple[tuple[str, ...], ...]
    seed: int
    fresh_seed: int
    asked: int
    minutes: float | None
    searched: int
    fresh: int
    levers: int
    tried: int
    bars: tuple[Bar, ...]
    edits: tuple[Edit, ...] = ()
    block: str = ""
    finalists: tuple[Finalist, ...] = ()
    steps: tuple[Step, ...] = ()
    folder: str = ""
