"""Dice: six sides each, one kind of each colour, enough of them for everybody at once, all of some use."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.checks.box import Box
from validator.games.roll.checks.reach import Reach
from validator.games.roll.words.vocabulary import KINDS, PHASES, Die, GainDice, World
from validator.issue import Issue, Severity, near

SIDES_OF_A_DIE = 6
SHORT, SPARE = 2, 2
"""So many dice fewer than all tiles could give, or so many times as many, are worth a word."""


def dice_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the dice."""
    yield from _sides(box)
    yield from _shown(box, reach)
    yield from _colours(box)
    for die in box.dice:
        yield from _supply(box, reach, die)
    yield from _matches(box)


def _sides(box: Box) -> Iterator[Issue]:
    for die in box.dice:
        count = sum(die.sides.values())
        if count != SIDES_OF_A_DIE:
            message = f"{die.id} has {count} sides, a die has six"
            yield box.issue("wrong-sides", message, die, "sides", found=count, accepted="numbers that add up to 6")
        elif SIDES_OF_A_DIE in die.sides.values():
            side = next(side for side, sides in die.sides.items() if sides)
            message = f"{die.id} always shows {side}, so that nobody need roll it"
            yield box.advice("same-sides", message, die, "sides", found=side)


def _shown(box: Box, reach: Reach) -> Iterator[Issue]:
    """Phases that no die can show which anybody can have."""
    dice = [die for die in box.dice if reach.own[die.colour]]
    if not dice or any(die.sides.get("wild") for die in dice):
        return
    for phase in PHASES:
        if not any(die.sides.get(phase) for die in dice):
            message = f"no side of any die that players can have shows {phase}, and none is wild"
            yield box.warning("unshown-phase", message, dice[0], "sides", found=phase)


def _colours(box: Box) -> Iterator[Issue]:
    first: dict[str, str] = {}
    for die in box.dice:
        other = first.setdefault(die.colour, die.id)
        if other != die.id:
            message = f"{die.id} and {other} are both {die.colour} dice"
            yield box.issue("twin-colour", message, die, "colour", found=die.colour)
    known = set(first)
    if "home" not in known:
        yield box.issue("missing-die", "the set has no home dice, with which everybody begins", None, "parts")
    for side, place, gain in box.gains(GainDice):
        assert isinstance(gain, GainDice)
        if gain.colour not in known:
            message = f"{side.name} gives {gain.colour} dice, of which the set has none"
            yield Issue(code="missing-die", message=message, found=gain.colour, accepted=", ".join(sorted(known)),
                        span=box.content.span(side.piece.id, side.field, "gains", place, "colour"),
                        suggestion=near(gain.colour, sorted(known)))  # fmt: skip


def _supply(box: Box, reach: Reach, die: Die) -> Iterator[Issue]:
    """Dice of one colour against what players begin with, and what all tiles together give."""
    most = box.players.most
    begun, begins = reach.start_dice * most if die.colour == "home" else 0, reach.at_the_start(die.colour, most)
    if die.count < begun:
        message = f"{most} players begin with {begun} home dice, the set has {die.count}"
        yield box.issue("too-few-dice", message, die, "count", found=die.count, accepted=f"at least {begun}")
    elif die.count < begins:
        message = f"factions and homes can give {most} players {begins} {die.colour} dice, the set has {die.count}"
        yield box.warning("too-few-dice", message, die, "count", found=die.count)
    elif die.count + SHORT <= (given := reach.in_all(die.colour, most)):
        message = f"all tiles together can give {given} {die.colour} dice, the set has {die.count}"
        yield box.advice("too-few-dice", message, die, "count", found=die.count)
    elif not given:
        message = f"no tile gives {die.colour} dice, so that all {die.count} stay in the supply"
        yield box.warning("idle-dice", message, die)
    elif die.count > SPARE * given:
        message = f"{die.id} stays in the supply for the most part; all tiles together give {given}"
        yield box.advice("spare-dice", message, die, "count", found=die.count)


def _matches(box: Box) -> Iterator[Issue]:
    matched = {die.matches for die in box.dice}
    for die in box.dice:
        if die.matches in KINDS and die.matches not in box.colours_of_worlds():
            message = f"{die.id} matches {die.matches} worlds, of which the set has none"
            yield box.warning("idle-match", message, die, "matches", found=die.matches)
        if die.colour in KINDS and die.matches not in (die.colour, "all"):
            message = f"{die.id} does not match the worlds of its own colour"
            yield box.advice("odd-match", message, die, "matches", found=die.matches)
    if box.dice and matched == {"all"}:
        message = "every die matches every world, so that each consumption brings the points of a match"
        yield box.advice("same-match", message, box.dice[0], "matches", found="all")
    if "all" in matched:
        return
    for kind in KINDS:
        worlds = [side for side in box.sides if isinstance(side.face, World) and side.face.colour == kind]
        if worlds and kind not in matched:
            message = f"no die matches {kind} worlds, so that consuming their goods never brings more"
            yield box.issue("unmatched-colour", message, worlds[0].piece, worlds[0].field, "colour",
                            severity=Severity.WARNING, found=kind)  # fmt: skip
