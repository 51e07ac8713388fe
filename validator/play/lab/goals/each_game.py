"""What one game adds to a measure that is a mean over games; measures of other kinds have no such part."""

from __future__ import annotations

from collections.abc import Callable

from validator.play.lab.goals.stated import Goal
from validator.play.lab.goals.words import Measure
from validator.play.playtest.figures.questions.course import (
    ahead_for_good,
    first_wins,
    from_behind,
    halfway,
    lead_changes,
    leader_wins,
)
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

Share = Callable[[Row], float | None]


def _length(row: Row) -> float:
    return float(row.length)


def _starter_lead(row: Row) -> float:
    return 100 * (first_wins(row) - 1 / len(row.scores))


def _score(row: Row) -> float:
    return sum(row.scores) / len(row.scores)


def _winning_score(row: Row) -> float:
    return sum(row.scores[seat] for seat in row.winners) / len(row.winners)


def _margin(row: Row) -> float:
    ranked = sorted(row.scores, reverse=True)
    return float(ranked[0] - ranked[1])


def _lead_changes(row: Row) -> float | None:
    return float(lead_changes(row)) if len(row.course) > 1 else None


def _decided(row: Row) -> float | None:
    return 100 * ahead_for_good(row) / len(row.course) if len(row.course) > 1 else None


def _half_leader_wins(row: Row) -> float | None:
    return 100 * leader_wins(row, halfway(row)) if halfway(row) else None


def _comebacks(row: Row) -> float | None:
    return 100.0 * from_behind(row) if halfway(row) else None


def _real_choices(row: Row) -> float | None:
    return 100 * row.choices / row.decisions if row.decisions else None


def _choices(row: Row) -> float:
    return row.choices / len(row.scores)


MEANS: dict[Measure, Share] = {
    "length": _length,
    "starter_lead": _starter_lead,
    "score": _score,
    "winning_score": _winning_score,
    "margin": _margin,
    "lead_changes": _lead_changes,
    "decided": _decided,
    "half_leader_wins": _half_leader_wins,
    "comebacks": _comebacks,
    "real_choices": _real_choices,
    "choices": _choices,
}
"""The measures that are means over games (and `skill`, which has to know who sat where)."""


def has_shares(measure: Measure) -> bool:
    """Whether a measure is the mean of `shares` over games.

    Of the others (spreads, leads of the best seat over the worst, cards, strategies, promises) a game alone says
    nothing; `measured` finds them from all the games of a set together.
    """
    return measure in MEANS or measure == "skill"


def shares(goal: Goal, plan: Plan, row: Row) -> float | None:
    """What a game adds to the mean that a goal's measure is.

    None where the game does not count: it broke, was played at another table, or the measure is no mean
    (`has_shares`).
    """
    lineup = plan.lineups[plan.table_of(row.number)]
    if row.fault is not None or lineup not in goal.lineups:
        return None
    if goal.measure == "skill":
        return _skill(plan.agents_of(row.number), lineup[0], row)
    share = MEANS.get(goal.measure)
    return None if share is None else share(row)


def _skill(agents: tuple[str, ...], better: str, row: Row) -> float:
    """Wins of a seat of the better agent, in percent of what two seats win, one of each: 50 is no difference."""
    own = sum(agents[seat] == better for seat in row.winners) / len(row.winners)
    return 50 * own * len(agents) / agents.count(better)
