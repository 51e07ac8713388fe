"""Powers: fields that fit together, and something in the set for each to work on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, all_of, any_of
from validator.content.vocabulary import wording
from validator.play.games.roll.checks.box import Box, Side, reassigns, say
from validator.play.games.roll.checks.comparing import is_outdone
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import (
    CompletionDiscount,
    CreditsOnCompletion,
    CreditsPerCitizen,
    CreditsPerConsume,
    CreditsPerGood,
    CreditsPerTrade,
    Development,
    DictateMore,
    PointsPerConsume,
    Power,
    Reassign,
    ReturnWorkers,
    ScoutAtEnd,
    StockMore,
    VirtualWorkers,
)

Path = tuple[str | int, ...]
Lacks = Callable[[str], Sentence]
NOT_ADDED = (StockMore, DictateMore)
"""Powers of which the best counts alone."""


def power_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the fields of powers."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        yield from _completion(box, side, power, path)
        yield from _colours(box, reach, side, power, path)
        yield from _named_twice(box, side, power, path)
    yield from _twins(box)


def _completion(box: Box, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    if isinstance(power, CompletionDiscount):
        if power.phase == "develop" and power.colours is not None:
            message = say("colours-of-developments", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "colours", accepted="settle")
        if power.phase == "settle" and power.reassign:
            message = say("worlds-that-reassign", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "reassign", accepted="develop")
        faces = [other.face for other in box.sides if isinstance(other.face, Development)]
        if power.reassign and not any(map(reassigns, faces)):
            message = say("idle-for-reassigning", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)
    elif isinstance(power, CreditsOnCompletion):
        if power.phase == "develop" and power.colour is not None:
            message = say("colour-of-developments", face=side.name)
            yield box.issue("wrong-phase", message, side.piece, *path, "colour", accepted="settle")
        elif (power.colour is None) != (power.more == 0):
            message = say("half-said", face=side.name)
            yield box.issue("half-said", message, side.piece, *path, accepted=say("both-or-neither"))
    elif isinstance(power, ReturnWorkers) and (power.most is None) == (power.colours is None):
        message = say("half-said-of-workers", face=side.name)
        yield box.issue("half-said", message, side.piece, *path, accepted=any_of(["most", "colours"]))


def _colours(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Colours of worlds or dice that a power works on and nobody can have."""
    of_goods = isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume)
    if of_goods and "grey" in (getattr(power, "colours", None) or ()):
        message = say("grey-goods", face=side.name)
        yield box.warning("grey-goods", message, side.piece, *path, "colours", found="grey")
    for colour, known, lacks in _wanted(box, reach, power):
        if colour not in known:
            message = say("idle-power", face=side.name, what=lacks(colour))
            yield box.warning("idle-power", message, side.piece, *path, found=colour)


def _wanted(box: Box, reach: Reach, power: Power) -> list[tuple[str, set[str], Lacks]]:
    """Each colour that a power names, the colours that there are, and what is said of one that there is not."""
    worlds = box.colours_of_worlds()
    owned = {colour for colour, count in reach.own.items() if count}
    if isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume):
        return [(colour, worlds, _no_worlds) for colour in power.colours or ()]
    if isinstance(power, CompletionDiscount):
        return [(colour, reach.completable, _no_worlds_in_bag) for colour in power.colours or ()]
    if isinstance(power, CreditsOnCompletion):
        return [(power.colour, reach.completable, _no_worlds_in_bag)] if power.colour is not None else []
    if isinstance(power, CreditsPerGood):
        return [(power.colour, worlds, _no_worlds) if power.match == "world" else (power.colour, owned, _no_dice)]
    if isinstance(power, StockMore):
        return [(power.colour, owned | _virtual_explorers(box), _no_dice)]
    if isinstance(power, ScoutAtEnd):
        return [(power.colour, owned | _virtual_explorers(box), _no_dice)]
    if isinstance(power, CreditsPerCitizen):
        return [(power.colour, owned, _no_dice)]
    if isinstance(power, VirtualWorkers):
        return [(colour, box.colours_of_dice(), _no_dice_at_all) for colour in power.colours]
    if isinstance(power, Reassign | ReturnWorkers):
        return [(colour, owned, _no_dice) for colour in power.colours or ()]
    return []


def _no_worlds(colour: str) -> Sentence:
    return say("no-worlds", colour=colour)


def _no_worlds_in_bag(colour: str) -> Sentence:
    return say("no-worlds-in-bag", colour=colour)


def _no_dice(colour: str) -> Sentence:
    return say("no-dice", colour=colour)


def _no_dice_at_all(colour: str) -> Sentence:
    return say("no-dice-at-all", colour=colour)


def _virtual_explorers(box: Box) -> set[str]:
    """Colours of virtual workers who explore, whom powers may speak of as well."""
    return {
        colour
        for _, _, power in box.powers(VirtualWorkers)
        if isinstance(power, VirtualWorkers) and power.phase == "explore"
        for colour in power.colours
    }


def _named_twice(box: Box, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    for field in ("colours", "to"):
        listed = getattr(power, field, None)
        if isinstance(listed, tuple) and (twice := [name for name, count in Counter(listed).items() if count > 1]):
            message = say("named-twice", face=side.name, names=all_of(twice))
            yield box.warning("named-twice", message, side.piece, *path, field, found=twice[0])


def _twins(box: Box) -> Iterator[Issue]:
    """A power that stands on one face twice, or beside a better one of its kind."""
    for side in box.sides:
        powers = side.face.powers
        for place, power in enumerate(powers):
            path = (side.field, "powers", place)
            if any(wording(other) == wording(power) for other in powers[:place]):
                message = say("twin-power", face=side.name)
                yield box.warning("twin-power", message, side.piece, *path)
            elif isinstance(power, NOT_ADDED) and any(is_outdone(power, other) for other in powers):
                message = say("outdone-power", face=side.name)
                yield box.warning("outdone-power", message, side.piece, *path)
