"""Bonuses of developments: something to count beside the tile itself, and not always the same."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.play.games.roll.checks.box import Box, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import Development

DEAR = 6
"""Developments of this cost are the ones that score bonuses in the published game."""


def bonus_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of bonuses."""
    for side in box.sides:
        if not isinstance(side.face, Development) or side.face.bonus is None:
            continue
        bonus, path = side.face.bonus, (side.field, "bonus")
        missing, same = bonus.missing(box, reach), bonus.same(box, reach, side.face)
        if missing:
            message = say("idle-bonus", face=side.name, what=missing)
            yield box.warning("idle-bonus", message, side.piece, *path)
        elif same:
            message = say("same-bonus", face=side.name, why=same)
            yield box.warning("same-bonus", message, side.piece, side.field, "bonus")
        if side.face.cost < DEAR:
            message = say("cheap-bonus", face=side.name, cost=side.face.cost, usual=DEAR)
            yield box.advice("cheap-bonus", message, side.piece, side.field, "cost")
