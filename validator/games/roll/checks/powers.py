"""Powers: fields that fit together, and something in the set for each to work on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.vocabulary import wording
from validator.games.roll.checks.box import Box, Side, reassigns
from validator.games.roll.checks.comparing import is_outdone
from validator.games.roll.checks.reach import Reach
from validator.games.roll.words.vocabulary import (
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
from validator.issue import Issue

Path = tuple[str | int, ...]
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
            message = f"{side.name} asks for colours of developments, which have none"
            yield box.issue("wrong-phase", message, side.piece, *path, "colours", accepted="phase: settle")
        if power.phase == "settle" and power.reassign:
            message = f"{side.name} asks for worlds that reassign; only developments do"
            yield box.issue("wrong-phase", message, side.piece, *path, "reassign", accepted="phase: develop")
        faces = [other.face for other in box.sides if isinstance(other.face, Development)]
        if power.reassign and not any(map(reassigns, faces)):
            message = f"{side.name} makes developments that reassign cheaper, of which the set has none"
            yield box.warning("idle-power", message, side.piece, *path)
    elif isinstance(power, CreditsOnCompletion):
        if power.phase == "develop" and power.colour is not None:
            message = f"{side.name} asks for a colour of developments, which have none"
            yield box.issue("wrong-phase", message, side.piece, *path, "colour", accepted="phase: settle")
        elif (power.colour is None) != (power.more == 0):
            message = f"{side.name}: 'colour' and 'more' go together"
            yield box.issue("half-said", message, side.piece, *path, accepted="both or neither")
    elif isinstance(power, ReturnWorkers) and (power.most is None) == (power.colours is None):
        message = f"{side.name} must say either how many workers return or of which colours"
        yield box.issue("half-said", message, side.piece, *path, accepted="most or colours")


def _colours(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Colours of worlds or dice that a power works on and nobody can have."""
    of_goods = isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume)
    if of_goods and "grey" in (getattr(power, "colours", None) or ()):
        message = f"{side.name} speaks of goods of grey worlds, which never hold any"
        yield box.warning("grey-goods", message, side.piece, *path, "colours", found="grey")
    for colour, known, what in _wanted(box, reach, power):
        if colour not in known:
            message = f"{side.name} works on {colour} {what}"
            yield box.warning("idle-power", message, side.piece, *path, found=colour)


def _wanted(box: Box, reach: Reach, power: Power) -> list[tuple[str, set[str], str]]:
    """Each colour that a power names, the colours that there are, and what is said of one that there is not."""
    worlds, none = box.colours_of_worlds(), "worlds, of which the set has none"
    unbuilt = "worlds, of which the bag has none"
    owned = {colour for colour, count in reach.own.items() if count}
    unowned = "dice, of which nobody ever has one"
    if isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume):
        return [(colour, worlds, none) for colour in power.colours or ()]
    if isinstance(power, CompletionDiscount):
        return [(colour, reach.completable, unbuilt) for colour in power.colours or ()]
    if isinstance(power, CreditsOnCompletion):
        return [(power.colour, reach.completable, unbuilt)] if power.colour is not None else []
    if isinstance(power, CreditsPerGood):
        return [(power.colour, worlds, none) if power.match == "world" else (power.colour, owned, unowned)]
    if isinstance(power, StockMore):
        return [(power.colour, owned | _virtual_explorers(box), unowned)]
    if isinstance(power, ScoutAtEnd):
        return [(power.colour, owned | _virtual_explorers(box), unowned)]
    if isinstance(power, CreditsPerCitizen):
        return [(power.colour, owned, unowned)]
    if isinstance(power, VirtualWorkers):
        return [(colour, box.colours_of_dice(), "dice, of which the set has none") for colour in power.colours]
    if isinstance(power, Reassign | ReturnWorkers):
        return [(colour, owned, unowned) for colour in power.colours or ()]
    return []


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
            message = f"{side.name} names {' and '.join(twice)} twice in one list"
            yield box.warning("named-twice", message, side.piece, *path, field, found=twice[0])


def _twins(box: Box) -> Iterator[Issue]:
    """A power that stands on one face twice, or beside a better one of its kind."""
    for side in box.sides:
        powers = side.face.powers
        for place, power in enumerate(powers):
            path = (side.field, "powers", place)
            if any(wording(other) == wording(power) for other in powers[:place]):
                message = f"{side.name} says the same twice"
                yield box.warning("twin-power", message, side.piece, *path)
            elif isinstance(power, NOT_ADDED) and any(is_outdone(power, other) for other in powers):
                message = f"{side.name} has a better power of the same kind, which counts alone"
                yield box.warning("outdone-power", message, side.piece, *path)
