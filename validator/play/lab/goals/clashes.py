"""Goals that contradict each other: no set can meet both, so both lines are named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, Several, all_of
from validator.play.lab.goals.judging import Judge, Stated
from validator.play.lab.goals.wording import say
from validator.play.lab.goals.words import Measure

NOT_ABOVE: tuple[tuple[Measure, Measure, Sentence], ...] = (("score", "winning_score", say("winner-has-the-mean")),)
"""Of the first there is never more than of the second, and why."""
TOGETHER: tuple[tuple[Measure, Measure, float, Sentence], ...] = (
    ("comebacks", "half_leader_wins", 100, say("leader-is-no-comeback")),
)
"""Two shares that are never more than so much together, and why."""

FULL = 100
"""Percent."""


def clashes_of(lines: Sequence[Stated], judge: Judge) -> Iterator[Issue]:
    """Every pair of goals of which one or the other must be missed, or that say the same thing twice."""
    for one, other in combinations(lines, 2):
        common = judge.seats_of(one.line) & judge.seats_of(other.line)
        if not common:
            continue
        at = all_of(map(str, sorted(common)))
        if one.line.measure == other.line.measure and one.line.agents == other.line.agents:
            yield from _same(one, other, at)
        elif one.line.measure == other.line.measure and one.line.agents == other.line.agents[::-1]:
            yield from _turned_round(one, other, at)
        yield from _ordered(one, other, at)
        yield from _ordered(other, one, at)


def _least(one: Stated) -> float:
    return -inf if one.line.least is None else one.line.least


def _most(one: Stated) -> float:
    return inf if one.line.most is None else one.line.most


def _same(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    measure = one.line.measure
    low, high = (one, other) if _most(one) < _least(other) else (other, one)
    if _most(low) < _least(high):
        yield Issue(
            code="goals-clash",
            span=low.at("to"),
            together=(high.at("from"),),
            message=say("ranges-apart", measure=measure, most=_most(low), least=_least(high), seats=at),
            accepted=say("ranges-that-meet"),
        )
    elif (_least(one), _most(one)) == (_least(other), _most(other)):
        yield Issue(
            code="goal-twice",
            message=say("goal-twice", measure=measure, seats=at),
            span=other.at("measure"),
            together=(one.at("measure"),),
            accepted=say("larger-weight"),
        )


def _turned_round(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    """Two agents cannot both win more than half against each other."""
    for field, both, clash in (
        ("from", _least(one) + _least(other), _least(one) + _least(other) > FULL),
        ("to", _most(one) + _most(other), _most(one) + _most(other) < FULL),
    ):
        if clash:
            yield Issue(
                code="goals-clash",
                span=one.at(field),
                together=(other.at(field),),
                found=f"{both:g}",
                message=say("wins-of-two", full=FULL, seats=at),
            )


def _ordered(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    """Where one measure is bounded by another."""
    pair = one.line.measure, other.line.measure
    for low, high, why in NOT_ABOVE:
        if pair == (low, high) and _least(one) > _most(other):
            yield Issue(
                code="goals-clash",
                span=one.at("from"),
                together=(other.at("to"),),
                message=say(
                    "bounded-by-another", low=low, least=_least(one), high=high, most=_most(other), seats=at, why=why
                ),
            )
    for first, second, most, why in TOGETHER:
        if pair == (first, second) and _least(one) + _least(other) > most:
            yield Issue(
                code="goals-clash",
                span=one.at("from"),
                together=(other.at("from"),),
                message=say(
                    "shares-above",
                    first=first,
                    least=_least(one),
                    second=second,
                    other=_least(other),
                    most=most,
                    seats=at,
                    why=why,
                ),
            )
