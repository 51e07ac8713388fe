"""Bonuses of developments: something to count beside the tile itself, and not always the same."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.play.games.roll.checks.box import Box, Side, reassigns, say
from validator.play.games.roll.checks.reach import Reach, is_world_of
from validator.play.games.roll.words.vocabulary import (
    AnyFace,
    Bonus,
    ChipSteps,
    Development,
    EachDevelopment,
    EachDevelopmentCost,
    EachDice,
    EachDieColour,
    EachGood,
    EachWorld,
    EachWorldCost,
)

DEAR = 6
"""Developments of this cost are the ones that score bonuses in the published game."""


def bonus_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of bonuses."""
    for side in box.sides:
        if not isinstance(side.face, Development) or side.face.bonus is None:
            continue
        bonus, path = side.face.bonus, (side.field, "bonus")
        missing = _missing(box, reach, bonus)
        if missing:
            message = say("idle-bonus", face=side.name, what=missing)
            yield box.warning("idle-bonus", message, side.piece, *path)
        else:
            yield from _same(box, reach, side, bonus)
        if side.face.cost < DEAR:
            message = say("cheap-bonus", face=side.name, cost=side.face.cost, usual=DEAR)
            yield box.issue("cheap-bonus", message, side.piece, side.field, "cost", severity=Severity.ADVICE)


def _missing(box: Box, reach: Reach, bonus: Bonus) -> Sentence | None:
    """What a bonus counts and nobody can ever have."""
    if isinstance(bonus, EachWorld | EachWorldCost) and bonus.colour not in box.colours_of_worlds():
        return say("no-worlds", colour=bonus.colour)
    if isinstance(bonus, EachWorldCost) and not _cost(reach, bonus):
        return say("free-worlds", colour=bonus.colour)
    if isinstance(bonus, EachDice) and not reach.own[bonus.colour]:
        return say("no-dice", colour=bonus.colour)
    if isinstance(bonus, EachDevelopment | EachDevelopmentCost) and not _developments(reach, bonus):
        return say("no-other-developments" if bonus.reassign is False else "no-reassigning-developments")
    if isinstance(bonus, EachGood) and not reach.kinds:
        return say("no-goods-held")
    if isinstance(bonus, ChipSteps) and not reach.has_points:
        return say("no-points-in-chips")
    return None


def _same(box: Box, reach: Reach, side: Side, bonus: Bonus) -> Iterator[Issue]:
    """A bonus that brings the same whatever its owner does."""
    said = None
    if isinstance(bonus, EachDice) and reach.own[bonus.colour] <= bonus.per:
        said = say("same-for-dice", most=reach.own[bonus.colour], colour=bonus.colour)
    elif isinstance(bonus, EachWorldCost) and _cost(reach, bonus) <= bonus.per:
        said = say("same-for-worlds", colour=bonus.colour, most=_cost(reach, bonus))
    elif isinstance(bonus, EachDieColour) and sum(1 for count in reach.own.values() if count) < 2:
        said = say("same-for-colours")
    elif isinstance(bonus, EachDevelopment | EachDevelopmentCost) and _counts(side.face, bonus):
        others = _developments(reach, bonus) - 1
        said = None if others > 0 else say("same-for-itself")
    if said:
        message = say("same-bonus", face=side.name, why=said)
        yield box.warning("same-bonus", message, side.piece, side.field, "bonus")


def _cost(reach: Reach, bonus: EachWorldCost) -> int:
    return reach.for_one(lambda face: face.cost if is_world_of(face, (bonus.colour,)) else 0)


def _developments(reach: Reach, bonus: EachDevelopment | EachDevelopmentCost) -> int:
    """How many developments that count one player can have."""
    return reach.for_one(lambda face: int(_counts(face, bonus)))


def _counts(face: AnyFace, bonus: EachDevelopment | EachDevelopmentCost) -> bool:
    if not isinstance(face, Development):
        return False
    if isinstance(bonus, EachDevelopmentCost):
        return reassigns(face) or not bonus.reassign
    return bonus.reassign is None or reassigns(face) == bonus.reassign
