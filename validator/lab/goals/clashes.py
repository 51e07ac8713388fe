"""Goals that contradict each other: no set can meet both, so both lines are named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf

from validator.issue import Issue, listed
from validator.lab.goals.judging import Judge, Stated
from validator.lab.goals.words import Measure

NOT_ABOVE: tuple[tuple[Measure, Measure, str], ...] = (
    ("score", "winning_score", "who wins has at least what all have on the mean"),
)
"""Of the first there is never more than of the second, and why."""
TOGETHER: tuple[tuple[Measure, Measure, float, str], ...] = (
    ("comebacks", "half_leader_wins", 100, "a game that whoever led halfway won is no comeback"),
)
"""Two shares that are never more than so much together, and why."""


def clashes_of(lines: Sequence[Stated], judge: Judge) -> Iterator[Issue]:
    """Every pair of goals of which one or the other must be missed, or that say the same thing twice."""
    for one, other in combinations(lines, 2):
        common = judge.seats_of(one.line) & judge.seats_of(other.line)
        if not common or one.line.agents != other.line.agents:
            continue
        at = "at " + listed([str(size) for size in sorted(common)]) + " seats"
        if one.line.measure == other.line.measure:
            yield _same(one, other, at)
        yield from _ordered(one, other, at)
        yield from _ordered(other, one, at)


def _least(one: Stated) -> float:
    return -inf if one.line.least is None else one.line.least


def _most(one: Stated) -> float:
    return inf if one.line.most is None else one.line.most


def _same(one: Stated, other: Stated, at: str) -> Issue:
    measure = one.line.measure
    low, high = (one, other) if _most(one) < _least(other) else (other, one)
    if _most(low) < _least(high):
        return Issue(
            code="goals-clash", span=low.at("to"), together=(high.at("from"),),
            message=f"{measure} cannot be {_most(low):g} or less and {_least(high):g} or more {at}",
            accepted="ranges that meet, or other seats for one of the goals",
        )  # fmt: skip
    return Issue(code="goal-twice", message=f"{measure} is wanted twice {at}", span=other.at("measure"),
                 together=(one.at("measure"),), accepted="one goal for each measure and number of seats")  # fmt: skip


def _ordered(one: Stated, other: Stated, at: str) -> Iterator[Issue]:
    """Where one measure is bounded by another."""
    pair = one.line.measure, other.line.measure
    for low, high, why in NOT_ABOVE:
        if pair == (low, high) and _least(one) > _most(other):
            yield Issue(
                code="goals-clash", span=one.at("from"), together=(other.at("to"),),
                message=f"{low} cannot be {_least(one):g} or more and {high} {_most(other):g} or less {at}: {why}",
            )  # fmt: skip
    for first, second, most, why in TOGETHER:
        if pair == (first, second) and _least(one) + _least(other) > most:
            yield Issue(
                code="goals-clash", span=one.at("from"), together=(other.at("from"),),
                message=f"{first} from {_least(one):g} and {second} from {_least(other):g} are more than {most:g} {at}:"
                f" {why}",
            )  # fmt: skip
