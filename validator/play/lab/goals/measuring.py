"""How far a set is from what is wanted of it: every goal measured in its games, and one number for all of them.

What a goal is missed by is counted in its tolerance, so that goals of different units can be added up: a set that
misses one goal by two tolerances is as bad as one that misses two goals by one each. Distances are added as they are,
not squared: the badness then says of itself how far the set is off, and one goal that cannot be met does not drown the
others. Its interval puts those of the distances together as if they were independent (MOVER; Zou and Donner, 2008).
"""

from collections.abc import Iterable, Mapping, Sequence
from math import fsum, sqrt
from typing import Literal

import msgspec

from validator.play.lab.goals.each_game import has_shares, shares
from validator.play.lab.goals.stated import Goal, Goals
from validator.play.lab.goals.together import Together
from validator.play.lab.goals.words import NATURES
from validator.play.playtest.figures.statistics import Interval, freedom_of, student
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

Fulfilled = Literal["yes", "no", "unsure"]
UNKNOWN = Interval(1.0, 0.0, 2.0)
"""What cannot be told yet counts as missed by one tolerance, give or take one."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """One goal in the games of one set.

    Attributes:
        goal: what is wanted.
        found: what was found, in the measure's unit; None where the games tell nothing.
        fulfilled: whether all of the interval meets the goal, or none of it.
        distance: by how many of the goal's tolerances it is missed; 0 where it is met.
        games: how many games were looked at.
    """

    goal: Goal
    found: Interval | None
    fulfilled: Fulfilled
    distance: Interval
    games: int

    @property
    def value(self) -> float | None:
        """What was found, without its interval."""
        return None if self.found is None else self.found.value


def measured(goals: Goals, plan: Plan, rows: Iterable[Row], kinds: Mapping[str, str] | None = None) -> list[Measured]:
    """Each goal in these games of a set, in the order of the goals.

    ``kinds`` are the kinds of the set's designs by id, where they are not those of the set the goals were read for.
    Games that broke do not count.
    """
    by_lineup = _by_lineup(plan, rows)
    together = Together(plan, goals, goals.kinds if kinds is None else kinds)
    found = []
    for goal in goals.goals:
        tables = [by_lineup.get(lineup, []) for lineup in goal.lineups]
        games = sum(map(len, tables))
        known = _mean(goal, plan, tables) if has_shares(goal.measure) else together.found(goal, tables)
        found.append(judged(goal, known if games else None, games))
    return found


def _by_lineup(plan: Plan, rows: Iterable[Row]) -> dict[tuple[str, ...], list[Row]]:
    found: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        if row.fault is None:
            found.setdefault(plan.lineups[plan.table_of(row.number)], []).append(row)
    return found


def judged(goal: Goal, found: Interval | None, games: int) -> Measured:
    """A goal with what was found of it."""
    if found is None:
        return Measured(goal=goal, found=None, fulfilled="unsure", distance=UNKNOWN, games=games)
    nature = NATURES[goal.measure]
    found = found.within(nature.least, nature.most)
    ends = goal.off(found.low), goal.off(found.high)
    inside = max(ends) == 0
    least = 0.0 if _meets(goal, found) else min(ends)
    state: Fulfilled = "yes" if inside else "unsure" if least == 0 else "no"
    distance = Interval(goal.off(found.value), least, max(*ends, goal.off(found.value)))
    return Measured(goal=goal, found=found, fulfilled=state, distance=distance, games=games)


def _meets(goal: Goal, found: Interval) -> bool:
    """Whether any value of the interval meets the goal."""
    return (goal.least is None or found.high >= goal.least) and (goal.most is None or found.low <= goal.most)


def badness(found: Sequence[Measured]) -> Interval:
    """The weighed sum of all distances: 0 for a set that meets every goal."""
    value = fsum(one.goal.weight * one.distance.value for one in found)
    below = sqrt(fsum((one.goal.weight * (one.distance.value - one.distance.low)) ** 2 for one in found))
    above = sqrt(fsum((one.goal.weight * (one.distance.high - one.distance.value)) ** 2 for one in found))
    return Interval(value, max(0.0, value - below), value + above)


def told_apart(found: Sequence[Measured]) -> Interval:
    """The badness by which sets are ranked: `badness` but that some goals count only so far as they are surely missed.

    These are the goals of what only all games together tell, such as spreads and leads of seats: in few games chance
    alone misses them by many tolerances, and which set is best would be a matter of that.
    """
    value = fsum(one.goal.weight * _so_far_as_told(one) for one in found)
    below = sqrt(fsum((one.goal.weight * (_so_far_as_told(one) - one.distance.low)) ** 2 for one in found))
    return Interval(value, max(0.0, value - below), badness(found).high)


def _so_far_as_told(found: Measured) -> float:
    by_game = found.found is None or has_shares(found.goal.measure)
    return found.distance.value if by_game else found.distance.low


def _mean(goal: Goal, plan: Plan, tables: Sequence[Sequence[Row]]) -> Interval | None:
    """The mean of what each game adds, tables of each size counting alike."""
    known = [[value for row in rows if (value := shares(goal, plan, row)) is not None] for rows in tables]
    return mean_over_tables([values for values in known if values])


def mean_over_tables(tables: Sequence[Sequence[float]]) -> Interval | None:
    """The mean of the tables' means with its t interval, by the spread within each table; None for no games."""
    if not tables:
        return None
    means = [fsum(values) / len(values) for values in tables]
    value = fsum(means) / len(means)
    if min(map(len, tables)) < 2:
        return Interval(value, value, value)
    parts = [
        (fsum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values), len(values))
        for values, mean in zip(tables, means, strict=True)
    ]
    half = student(freedom_of(parts)) * sqrt(fsum(variance for variance, _ in parts)) / len(tables)
    return Interval(value, value - half, value + half)
