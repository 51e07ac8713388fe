"""Powers: numbers that fit together, and something in the set for each to work on."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.vocabulary import wording
from validator.games.roll.checks.box import Box, Side, reassigns
from validator.games.roll.words.vocabulary import (
    CompletionDiscount,
    CreditsOnCompletion,
    CreditsPerCitizen,
    CreditsPerConsume,
    CreditsPerGood,
    CreditsPerTrade,
    Development,
    DictateMore,
    DictateOften,
    PointsPerConsume,
    Power,
    Reassign,
    ReturnWorkers,
    ScoutAtEnd,
    StockMore,
    VirtualWorkers,
)
from validator.issue import Issue, Severity


def power_issues(box: Box) -> Iterator[Issue]:
    """Every issue of powers."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        yield from _reassign(box, side, power, path)
        yield from _completion(box, side, power, path)
        yield from _colours(box, side, power, path)
        yield from _dictate(box, side, power, path)
    yield from _twins(box)


def _reassign(box: Box, side: Side, power: Power, path: tuple[str | int, ...]) -> Iterator[Issue]:
    if not isinstance(power, Reassign):
        return
    if power.start is not None and power.to == (power.start,):
        message = f"{side.name} moves workers from {power.start} to {power.start}"
        yield box.issue("idle-reassign", message, side.piece, *path, "to", found=power.start)
    if power.together and power.most == 1:
        message = f"{side.name} moves one worker, which is always of one column: 'together' says nothing"
        yield box.issue("idle-field", message, side.piece, *path, "together", severity=Severity.WARNING)
    if power.together and power.start is not None:
        message = f"{side.name} moves workers from {power.start}, which is one column: 'together' says nothing"
        yield box.issue("idle-field", message, side.piece, *path, "together", severity=Severity.WARNING)
    if power.contest is not None and power.contest not in box.colours_of_worlds():
        message = f"{side.name} asks for the most {power.contest} worlds, of which the set has none"
        yield box.issue("idle-power", message, side.piece, *path, "contest", severity=Severity.WARNING)


def _completion(box: Box, side: Side, power: Power, path: tuple[str | int, ...]) -> Iterator[Issue]:
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
            yield box.issue("idle-power", message, side.piece, *path, severity=Severity.WARNING)
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


def _colours(box: Box, side: Side, power: Power, path: tuple[str | int, ...]) -> Iterator[Issue]:
    """Colours of worlds or dice that a power works on and the set does not have."""
    worlds, dice = box.colours_of_worlds(), box.colours_of_dice()
    of_goods = isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume)
    if of_goods and "grey" in (getattr(power, "colours", None) or ()):
        message = f"{side.name} speaks of goods of grey worlds, which never hold any"
        yield box.issue("grey-goods", message, side.piece, *path, "colours", found="grey")
    wanted: tuple[tuple[str, set[str], str], ...] = ()
    if isinstance(power, CreditsPerTrade | CreditsPerConsume | PointsPerConsume | CompletionDiscount):
        wanted = tuple((colour, worlds, "worlds") for colour in power.colours or ())
    elif isinstance(power, CreditsOnCompletion):
        wanted = ((power.colour, worlds, "worlds"),) if power.colour is not None else ()
    elif isinstance(power, CreditsPerGood):
        wanted = ((power.colour, worlds if power.match == "world" else dice, power.match + "s"),)
    elif isinstance(power, StockMore | ScoutAtEnd | CreditsPerCitizen):
        wanted = ((power.colour, dice, "dice"),)
    elif isinstance(power, Reassign | VirtualWorkers | ReturnWorkers):
        wanted = tuple((colour, dice, "dice") for colour in power.colours or ())
    for colour, known, what in wanted:
        if colour not in known:
            message = f"{side.name} works on {colour} {'dice' if what == 'dies' else what}, of which the set has none"
            yield box.issue("idle-power", message, side.piece, *path, severity=Severity.WARNING, found=colour)


def _dictate(box: Box, side: Side, power: Power, path: tuple[str | int, ...]) -> Iterator[Issue]:
    has_dictates = box.rules.dictates or any(True for _ in box.powers(DictateOften))
    if isinstance(power, DictateMore) and not has_dictates:
        message = f"{side.name} makes dictates stronger, which the rules of this set do not give"
        yield box.issue("idle-power", message, side.piece, *path, severity=Severity.WARNING)


def _twins(box: Box) -> Iterator[Issue]:
    """A power that stands on one face twice."""
    for side in box.sides:
        seen: set[str] = set()
        for place, power in enumerate(side.face.powers):
            if wording(power) in seen:
                message = f"{side.name} says the same twice"
                yield box.issue("twin-power", message, side.piece, side.field, "powers", place,
                                severity=Severity.WARNING)  # fmt: skip
            seen.add(wording(power))
