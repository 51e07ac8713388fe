"""Tiles: what they bring fits their kind, and none is simply worse than another."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.vocabulary import wording
from validator.games.roll.checks.box import Box, Side, reassigns
from validator.games.roll.words.vocabulary import (
    Development,
    EachDevelopment,
    EachDevelopmentCost,
    EachDice,
    EachWorld,
    EachWorldCost,
    GainDice,
    RemoveDie,
    StartCredits,
    World,
)
from validator.issue import Issue, Severity

DEAR = 6
"""Developments of this cost are the ones that score bonuses in the published game."""


def tile_issues(box: Box) -> Iterator[Issue]:
    """Every issue of faces by themselves and beside each other."""
    for side in box.sides:
        yield from _gains(box, side)
        yield from _bonus(box, side)
        if not side.face.gains and not side.face.powers and not getattr(side.face, "bonus", None):
            message = f"{side.name} does nothing but count its cost"
            yield box.issue("blank-face", message, side.piece, side.field, severity=Severity.WARNING)
    yield from _dominated(box)


def _gains(box: Box, side: Side) -> Iterator[Issue]:
    for place, gain in enumerate(side.face.gains):
        path = (side.field, "gains", place)
        if isinstance(gain, GainDice) and gain.to == "world":
            if not isinstance(side.face, World) or side.face.colour == "grey":
                what = "a development" if isinstance(side.face, Development) else "a grey world"
                message = f"{side.name} is {what} and cannot hold a good"
                yield box.issue("no-room", message, side.piece, *path, "to", found="world", accepted="cup, citizenry")
        elif isinstance(gain, StartCredits):
            if box.from_bag(side):
                message = f"{side.name} comes from the bag, where no game begins"
                yield box.issue("not-a-start", message, side.piece, *path)
            elif gain.credits > box.rules.credit_cap:
                message = f"{side.name} begins with more credits than {box.rules.credit_cap}"
                yield box.issue("beyond-cap", message, side.piece, *path, "credits", found=gain.credits,
                                accepted=f"1 to {box.rules.credit_cap}")  # fmt: skip
        elif isinstance(gain, RemoveDie) and place:
            message = f"{side.name} takes a die away first, whatever stands before it; write it first"
            yield box.issue("odd-order", message, side.piece, *path, severity=Severity.WARNING)


def _bonus(box: Box, side: Side) -> Iterator[Issue]:
    if not isinstance(side.face, Development) or side.face.bonus is None:
        return
    bonus, path = side.face.bonus, (side.field, "bonus")
    colours = box.colours_of_worlds()
    dice = {die.colour for die in box.dice}
    developments = [other.face for other in box.sides if isinstance(other.face, Development)]
    missing = None
    if isinstance(bonus, EachWorld | EachWorldCost) and bonus.colour not in colours:
        missing = f"{bonus.colour} worlds"
    elif isinstance(bonus, EachDice) and bonus.colour not in dice:
        missing = f"{bonus.colour} dice"
    elif isinstance(bonus, EachDevelopment | EachDevelopmentCost) and bonus.reassign:
        missing = None if any(map(reassigns, developments)) else "developments that reassign"
    if missing:
        message = f"{side.name} scores for {missing}, of which the set has none"
        yield box.issue("idle-bonus", message, side.piece, *path, severity=Severity.WARNING)
    if side.face.cost < DEAR:
        message = f"{side.name} scores a bonus at a cost of {side.face.cost}; all others that do cost {DEAR}"
        yield box.issue("cheap-bonus", message, side.piece, side.field, "cost", severity=Severity.ADVICE)


def _effects(side: Side) -> frozenset[str]:
    """Everything a face does, in words."""
    face = side.face
    bonus = getattr(face, "bonus", None)
    return frozenset([*map(wording, face.gains), *map(wording, face.powers), *([wording(bonus)] if bonus else [])])


def _dominated(box: Box) -> Iterator[Issue]:
    """Faces of the bag that cost the same as another of their kind and colour and do only part of what it does."""
    found = [(side, _effects(side)) for side in box.sides if box.from_bag(side)]
    for side, effects in found:
        for other, more in found:
            alike = type(side.face) is type(other.face) and side.face.cost == other.face.cost
            same_colour = getattr(side.face, "colour", None) == getattr(other.face, "colour", None)
            if alike and same_colour and effects < more:
                message = f"{side.name} costs what {other.name} costs and does only part of the same"
                yield box.issue("dominated-face", message, side.piece, side.field, severity=Severity.WARNING)
                break
