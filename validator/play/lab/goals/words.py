"""The file of goals: what may be wanted of a set, of which measure, from where to where."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from validator.base.issue import Span
from validator.base.speech.sentences import Sentences
from validator.content.loading import ContentSet
from validator.content.manifest import Seats
from validator.play.engine.game import Contrast

say = Sentences(__package__)


Measure = Literal[
    "length",
    "length_spread",
    "seat_lead",
    "seat_score_lead",
    "starter_lead",
    "score",
    "winning_score",
    "score_spread",
    "margin",
    "lead_changes",
    "decided",
    "half_leader_wins",
    "comebacks",
    "real_choices",
    "choices",
    "power_spread",
    "dead_cards",
    "automatic_cards",
    "strategies",
    "skill",
    "promises",
]
Amount = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
Agent = Annotated[str, Meta(min_length=1, max_length=40)]
_MEASURES = """what is measured: length (mean, in what the game's length is counted in); length_spread (standard
deviation); seat_lead (percent of wins between the best and the worst seat); seat_score_lead (the same in points);
starter_lead (percent of wins above an equal share for who acts first); score, winning_score (means); score_spread;
margin (points between first and second); lead_changes (in a game); decided (percent of the game after which a winner
led for good); half_leader_wins, comebacks (percent of games); real_choices (percent of decisions with two options or
more); choices (of a player in a game); power_spread (of cards, percent of wins when drawn); dead_cards,
automatic_cards (how many hardly anyone, or nearly everyone plays who has them); strategies (how many share the wins);
skill (percent of wins of the first of two agents against the second); promises (percent seen in play)"""


class GoalLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One goal as it stands in the file; shares are in percent, lengths in the game's own unit."""

    measure: Annotated[Measure, Meta(description=" ".join(_MEASURES.split()))]
    least: Annotated[Amount | None, Meta(description="not less than this")] = msgspec.field(name="from", default=None)
    most: Annotated[Amount | None, Meta(description="not more than this")] = msgspec.field(name="to", default=None)
    weight: Annotated[
        float, Meta(gt=0, le=1000, description="how much a miss counts beside the other goals' (1 if not said)")
    ] = 1.0
    tolerance: Annotated[
        Annotated[float, Meta(gt=0, le=1_000_000)] | None,
        Meta(description="how far off counts as one miss (as for the game's own set if not said)"),
    ] = None
    seats: Annotated[
        tuple[Seats, ...], Meta(max_length=8, description="at which numbers of seats; at all of the file if not said")
    ] = ()
    agents: Annotated[
        tuple[Agent, ...], Meta(max_length=2, description="for skill: who should win, and against whom")
    ] = ()


class GoalsFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a designer wants of a set."""

    goals: Annotated[tuple[GoalLine, ...], Meta(min_length=1, max_length=60)]
    seats: Annotated[
        tuple[Seats, ...], Meta(max_length=8, description="numbers of seats; all that the set allows if not said")
    ] = ()
    agents: Annotated[
        tuple[Agent, ...], Meta(max_length=8, description="who plays the games; they sit at the table in turn")
    ] = ()


class Nature(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a measure before any game is played.

    Attributes:
        least: the lowest value it can have.
        most: the highest.
        tolerance: how far off counts as one miss where nobody says, a number.
        part: the same as a part of the bound it is held against; the larger of both counts.
        rounds: whether it needs the points at the end of rounds.
        company: whether it needs two seats or more.
    """

    least: float = 0.0
    most: float = 1_000_000.0
    tolerance: float = 0.5
    part: float = 0.1
    rounds: bool = False
    company: bool = False


_POINTS = Nature(least=-1_000_000)
SHARE = Nature(most=100, tolerance=5, part=0)
NATURES: dict[Measure, Nature] = {
    "length": Nature(),
    "length_spread": Nature(),
    "seat_lead": Nature(most=100, tolerance=3, part=0, company=True),
    "seat_score_lead": Nature(company=True),
    "starter_lead": Nature(least=-100, most=100, tolerance=3, part=0, company=True),
    "score": _POINTS,
    "winning_score": _POINTS,
    "score_spread": Nature(),
    "margin": Nature(company=True),
    "lead_changes": Nature(tolerance=0.25, rounds=True, company=True),
    "decided": Nature(most=100, tolerance=5, part=0, rounds=True, company=True),
    "half_leader_wins": Nature(most=100, tolerance=5, part=0, rounds=True, company=True),
    "comebacks": Nature(most=100, tolerance=5, part=0, rounds=True, company=True),
    "real_choices": SHARE,
    "choices": Nature(tolerance=1),
    "power_spread": Nature(most=100, tolerance=2, part=0, company=True),
    "dead_cards": Nature(tolerance=1, part=0),
    "automatic_cards": Nature(tolerance=1, part=0),
    "strategies": Nature(least=1, tolerance=0.5, part=0, company=True),
    "skill": Nature(most=100, tolerance=5, part=0, company=True),
    "promises": Nature(most=100, tolerance=2, part=0),
}
"""Shares and what is made of them are in percent."""


def usual_tolerance(measure: Measure, least: float | None, most: float | None) -> float:
    """How far off counts as one miss where neither the goal nor the game's own set says."""
    nature = NATURES[measure]
    bounds = [abs(bound) for bound in (least, most) if bound is not None]
    return max(nature.tolerance, nature.part * max(bounds, default=0.0))


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
