"""Goals as they are measured: bounds, tolerances and tables settled, each with the line it stands at."""

from collections.abc import Sequence

import msgspec

from validator.base.issue import Span
from validator.content.loading import ContentSet
from validator.play.engine.game import Contrast
from validator.play.lab.goals.words import Measure

Lineup = tuple[str, ...]


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """One goal.

    Attributes:
        measure: what is measured.
        least: not less than this; None where there is no such bound.
        most: not more than this.
        weight: how much a miss counts beside those of other goals.
        tolerance: how far off counts as one miss, in the measure's unit.
        lineups: the tables whose games count.
        span: where it is stated.
    """

    measure: Measure
    least: float | None
    most: float | None
    weight: float
    tolerance: float
    lineups: tuple[Lineup, ...]
    span: Span

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats it is stated for."""
        return tuple(map(len, self.lineups))

    def off(self, value: float) -> float:
        """By how many tolerances a value misses the goal; 0 for one that meets it."""
        below = 0.0 if self.least is None else self.least - value
        above = 0.0 if self.most is None else value - self.most
        return max(0.0, below, above) / self.tolerance


class Goals(msgspec.Struct, frozen=True, kw_only=True):
    """All that is wanted of a set.

    Attributes:
        goals: in the order of the file.
        contrasts: what the game compares cards by (`Game.contrasts`).
        kinds: the kind of each design of the set they were read for, by id.
        source: the file, as it is shown; empty where the goals were made from the set's own games.
    """

    goals: tuple[Goal, ...]
    contrasts: tuple[Contrast, ...]
    kinds: dict[str, str]
    source: str

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Every table that has to be played at, each once: what a plan's games are divided among."""
        return tuple(dict.fromkeys(lineup for goal in self.goals for lineup in goal.lineups))


def kinds_of(content: ContentSet) -> dict[str, str]:
    """The kind of each design of a set, by id."""
    return {piece.id: kind for kind, piece in content.every_piece()}


def seated_at(agents: Sequence[str], sizes: Sequence[int]) -> tuple[Lineup, ...]:
    """Tables of these sizes, each filled with the agents in turn."""
    return tuple(tuple(agents[seat % len(agents)] for seat in range(size)) for size in sizes)
