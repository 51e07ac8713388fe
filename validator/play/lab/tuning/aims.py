"""What a search aims at: inside of what is wanted by what a figure played afresh may be off by chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

import msgspec

from validator.play.lab.goals.each_game import has_shares
from validator.play.lab.goals.stated import Goal, Goals
from validator.play.lab.tuning.ground import Reading

OF_A_RANGE = 0.25
"""At most so much of a range's width is given up at either end."""
OF_A_BOUND = 0.25
"""Of a range with one end, at most so much of that bound, and at most a tolerance."""


def aimed(goals: Goals, readings: Sequence[Reading], fewer: float) -> Goals:
    """The goals with narrower ranges: edits at the edge of what is wanted would miss it in half of all fresh games.

    ``readings`` are of the unchanged set, of ``fewer`` times the deals that are played afresh. A range is narrowed by
    one standard error of such a figure; where a single game tells nothing of a figure, it stays as it is.
    """
    found = tuple(_inside(goal, one, sqrt(fewer)) for goal, one in zip(goals.goals, readings, strict=True))
    return msgspec.structs.replace(goals, goals=found)


def _inside(goal: Goal, reading: Reading, wider: float) -> Goal:
    if reading.value is None or not has_shares(goal.measure):
        return goal
    room = min(reading.error * wider, _most(goal))
    least = None if goal.least is None else goal.least + room
    most = None if goal.most is None else goal.most - room
    return msgspec.structs.replace(goal, least=least, most=most)


def _most(goal: Goal) -> float:
    """By how much a range may be narrowed at either end."""
    if goal.least is not None and goal.most is not None:
        return OF_A_RANGE * (goal.most - goal.least)
    bound = goal.most if goal.least is None else goal.least
    return inf if bound is None else min(goal.tolerance, OF_A_BOUND * abs(bound))
