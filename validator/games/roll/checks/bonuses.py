"""Bonuses of developments: something to count beside the tile itself, and not always the same."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.checks.box import Box, Side, reassigns
from validator.games.roll.checks.reach import Reach, is_world_of
from validator.games.roll.words.vocabulary import (
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
from validator.issue import Issue, Severity

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
            message = f"{side.name} scores for {missing}"
            yield box.warning("idle-bonus", message, side.piece, *path)
        else:
            yield from _same(box, reach, side, bonus)
        if side.face.cost < DEAR:
            message = f"{side.name} scores a bonus at a cost of {side.face.cost}; all others that do cost {DEAR}"
            yield box.issue("cheap-bonus", message, side.piece, side.field, "cost", severity=Severity.ADVICE)


def _missing(box: Box, reach: Reach, bonus: Bonus) -> str | None:
    """What a bonus counts and nobody can ever have."""
    if isinstance(bonus, EachWorld | EachWorldCost) and bonus.colour not in box.colours_of_worlds():
        return f"{bonus.colour} worlds, of which the set has none"
    if isinstance(bonus, EachWorldCost) and not _cost(reach, bonus):
        return f"the costs of {bonus.colour} worlds, which all cost 0"
    if isinstance(bonus, EachDice) and not reach.own[bonus.colour]:
        return f"{bonus.colour} dice, of which nobody ever has one"
    if isinstance(bonus, EachDevelopment | EachDevelopmentCost) and not _developments(reach, bonus):
        which = "without such a power" if bonus.reassign is False else "that reassign"
        return f"developments {which}, of which the set has none"
    if isinstance(bonus, EachGood) and not reach.kinds:
        return "goods, which no world of the set can hold"
    if isinstance(bonus, ChipSteps) and not reach.has_points:
        return "points in chips, which nobody can gain"
    return None


def _same(box: Box, reach: Reach, side: Side, bonus: Bonus) -> Iterator[Issue]:
    """A bonus that brings the same whatever its owner does."""
    said = None
    if isinstance(bonus, EachDice) and reach.own[bonus.colour] <= bonus.per:
        said = f"nobody has more than {reach.own[bonus.colour]} {bonus.colour} dice, which count once"
    elif isinstance(bonus, EachWorldCost) and _cost(reach, bonus) <= bonus.per:
        said = f"nobody has {bonus.colour} worlds for more than {_cost(reach, bonus)}, which count once"
    elif isinstance(bonus, EachDieColour) and sum(1 for count in reach.own.values() if count) < 2:
        said = "all dice that anybody can have are of one colour"
    elif isinstance(bonus, EachDevelopment | EachDevelopmentCost) and _counts(side.face, bonus):
        others = _developments(reach, bonus) - 1
        said = None if others > 0 else "it counts no development but itself"
    if said:
        message = f"{side.name} scores the same in every game; {said}"
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
