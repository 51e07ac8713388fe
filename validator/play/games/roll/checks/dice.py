"""Dice: six sides each, one kind of each colour, enough of them for everybody at once, all of some use."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, near
from validator.base.speech.sentences import in_a_row
from validator.play.games.roll.checks.box import Box, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.terms import KINDS, PHASES
from validator.play.games.roll.words.vocabulary import Die, World

SIDES_OF_A_DIE = 6
SHORT, SPARE, SCARCE = 2, 2, 2
"""So many dice fewer than all tiles could give, or so many times as many, are worth a word; with so many times fewer
much of what tiles give cannot be had."""


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
            message = say("wrong-sides", die=die.id, sides=count)
            yield box.issue("wrong-sides", message, die, "sides", found=count, accepted=say("six-in-all"))
        elif SIDES_OF_A_DIE in die.sides.values():
            side = next(side for side, sides in die.sides.items() if sides)
            message = say("same-sides", die=die.id, side=side)
            # Six wild sides leave a choice, only no chance.
            if side == "wild":
                yield box.advice("same-sides", message, die, "sides", found=side)
            else:
                yield box.warning("same-sides", message, die, "sides", found=side)


def _shown(box: Box, reach: Reach) -> Iterator[Issue]:
    """Phases that no die can show which anybody can have."""
    dice = [die for die in box.dice if reach.own[die.colour]]
    if not dice or any(die.sides.get("wild") for die in dice):
        return
    for phase in PHASES:
        if not any(die.sides.get(phase) for die in dice):
            message = say("unshown-phase", phase=phase)
            yield box.warning("unshown-phase", message, dice[0], "sides", found=phase)


def _colours(box: Box) -> Iterator[Issue]:
    first: dict[str, str] = {}
    for die in box.dice:
        other = first.setdefault(die.colour, die.id)
        if other != die.id:
            message = say("twin-colour", die=die.id, other=other, colour=die.colour)
            yield box.issue("twin-colour", message, die, "colour", found=die.colour)
    known = set(first)
    if "home" not in known:
        yield box.issue("missing-die", say("no-home-dice"), None, "parts")
    for side, place, gain in box.gains():
        colour = gain.dice[0] if gain.dice else None
        if colour is not None and colour not in known:
            message = say("missing-die", face=side.name, colour=colour)
            yield Issue(
                code="missing-die",
                message=message,
                found=colour,
                accepted=in_a_row(sorted(known)),
                span=box.content.span(side.piece.id, side.field, "gains", place, "colour"),
                suggestion=near(colour, sorted(known)),
            )


def _supply(box: Box, reach: Reach, die: Die) -> Iterator[Issue]:
    """Dice of one colour against what players begin with, and what all tiles together give."""
    most = box.players.most
    begun, begins = reach.start_dice * most if die.colour == "home" else 0, reach.at_the_start(die.colour, most)
    if die.count < begun:
        message = say("too-few-home-dice", players=most, needed=begun, held=die.count)
        yield box.issue("too-few-dice", message, die, "count", found=die.count, accepted=say("at-least", least=begun))
    elif die.count < begins:
        message = say("few-dice-at-start", players=most, needed=begins, colour=die.colour, held=die.count)
        yield box.warning("too-few-dice", message, die, "count", found=die.count)
    elif die.count + SHORT <= (given := reach.in_all(die.colour, most)):
        message = say("few-dice-in-all", needed=given, colour=die.colour, held=die.count)
        find = box.warning if SCARCE * die.count <= given else box.advice
        yield find("too-few-dice", message, die, "count", found=die.count)
    elif not given:
        message = say("idle-dice", colour=die.colour, dice=die.count)
        yield box.warning("idle-dice", message, die)
    elif die.count > SPARE * given:
        message = say("spare-dice", die=die.id, given=given)
        yield box.advice("spare-dice", message, die, "count", found=die.count)


def _matches(box: Box) -> Iterator[Issue]:
    matched = {die.matches for die in box.dice}
    for die in box.dice:
        if die.matches in KINDS and die.matches not in box.colours_of_worlds():
            message = say("idle-match", die=die.id, colour=die.matches)
            yield box.warning("idle-match", message, die, "matches", found=die.matches)
        if die.colour in KINDS and die.matches not in (die.colour, "all"):
            message = say("odd-match", die=die.id)
            yield box.advice("odd-match", message, die, "matches", found=die.matches)
    if box.dice and matched == {"all"}:
        yield box.advice("same-match", say("same-match"), box.dice[0], "matches", found="all")
    if "all" in matched:
        return
    for kind in KINDS:
        worlds = [side for side in box.sides if isinstance(side.face, World) and side.face.colour == kind]
        if worlds and kind not in matched:
            message = say("unmatched-colour", colour=kind)
            yield box.warning("unmatched-colour", message, worlds[0].piece, worlds[0].field, "colour", found=kind)
