"""What tiles bring at once: dice that are there, room for goods, credits that nobody loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.content.vocabulary import wording
from validator.games.roll.checks.box import Box, Side
from validator.games.roll.checks.reach import Reach
from validator.games.roll.words.vocabulary import (
    Development,
    GainCredits,
    GainDice,
    RemoveDie,
    StartCredits,
    World,
)
from validator.issue import Issue


def gain_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of gains."""
    for side in box.sides:
        yield from _room(box, reach, side)
        yield from _twins(box, side)
        for place, gain in enumerate(side.face.gains):
            path = (side.field, "gains", place)
            if isinstance(gain, GainDice):
                yield from _dice(box, reach, side, gain, path)
            elif isinstance(gain, StartCredits):
                yield from _start(box, side, gain, path)
            elif isinstance(gain, RemoveDie):
                yield from _removed(box, side, path)
            elif isinstance(gain, GainCredits) and gain.credits > box.rules.credit_cap:
                message = f"{side.name} brings more credits than the {box.rules.credit_cap} that anybody can hold"
                yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=gain.credits)
    yield from _two_starts(box)


def _room(box: Box, reach: Reach, side: Side) -> Iterator[Issue]:
    """Goods that a world gains, against what it can hold."""
    goods = [
        (place, gain) for place, gain in enumerate(side.face.gains) if isinstance(gain, GainDice) and gain.to == "world"
    ]
    if goods and (not isinstance(side.face, World) or side.face.colour == "grey"):
        what = "a development" if isinstance(side.face, Development) else "a grey world"
        message = f"{side.name} is {what} and cannot hold a good"
        for place, _ in goods:
            yield box.issue("no-room", message, side.piece, side.field, "gains", place, "to", found="world",
                            accepted="cup, citizenry")  # fmt: skip
        return
    count = sum(gain.count for _, gain in goods)
    if count > reach.capacity:
        message = f"{side.name} gains {count} goods, and a world of this set never holds more than {reach.capacity}"
        yield box.issue("no-room", message, side.piece, side.field, "gains", goods[-1][0], found=count,
                        accepted=f"1 to {reach.capacity}")  # fmt: skip
    elif count > 1:
        message = f"{side.name} gains {count} goods: without a power for more, all but the first are lost"
        yield box.advice("little-room", message, side.piece, side.field, "gains", goods[-1][0], found=count)


def _dice(box: Box, reach: Reach, side: Side, gain: GainDice, path: tuple[str | int, ...]) -> Iterator[Issue]:
    supply = reach.supply[gain.colour]
    if 0 < supply < gain.count:
        message = f"{side.name} gives {gain.count} {gain.colour} dice, the set has {supply}"
        yield box.warning("too-few-dice", message, side.piece, *path, found=gain.count)
    if gain.colour != "home" or not supply:
        return
    left = {players: reach.left_of_home(players) for players in range(box.players.least, box.players.most + 1)}
    short = [players for players, dice in left.items() if dice < gain.count]
    if len(short) == len(left):
        message = f"{side.name} gives home dice, which are all in play from the start at any number of players"
        yield box.warning("too-few-dice", message, side.piece, *path, found=gain.count)
    elif short:
        message = f"{side.name} gives home dice, and from {short[0]} players on too few are left in the supply"
        yield box.advice("too-few-dice", message, side.piece, *path, found=max(0, left[short[0]]))


def _start(box: Box, side: Side, gain: StartCredits, path: tuple[str | int, ...]) -> Iterator[Issue]:
    rules = box.rules
    if box.from_bag(side):
        message = f"{side.name} comes from the bag, where no game begins"
        yield box.issue("not-a-start", message, side.piece, *path)
    elif gain.credits > rules.credit_cap:
        message = f"{side.name} begins with more credits than {rules.credit_cap}"
        yield box.issue("beyond-cap", message, side.piece, *path, "credits", found=gain.credits,
                        accepted=f"1 to {rules.credit_cap}")  # fmt: skip
    elif gain.credits <= rules.start_credits:
        message = f"{side.name} begins with no more credits than the {rules.start_credits} that everybody begins with"
        yield box.warning("no-gain", message, side.piece, *path, "credits", found=gain.credits)


def _removed(box: Box, side: Side, path: tuple[str | int, ...]) -> Iterator[Issue]:
    if not box.from_bag(side):
        message = f"{side.name} is laid out before the game, where no die is taken away"
        yield box.warning("only-when-built", message, side.piece, *path)
    elif path[-1]:
        message = f"{side.name} takes a die away first, whatever stands before it; write it first"
        yield box.warning("odd-order", message, side.piece, *path)
    taken = sum(gain.count for gain in side.face.gains if isinstance(gain, RemoveDie))
    if taken > sum(gain.count for gain in side.face.gains if isinstance(gain, GainDice)) and not side.face.powers:
        message = f"{side.name} takes more dice away than it brings"
        yield box.advice("only-takes", message, side.piece, *path)


def _twins(box: Box, side: Side) -> Iterator[Issue]:
    """A gain said twice on one face, which one gain could say."""
    seen: Counter[str] = Counter()
    for place, gain in enumerate(side.face.gains):
        said = wording(gain)
        kind = type(gain).__name__ if isinstance(gain, GainCredits | StartCredits) else said
        seen[kind] += 1
        if seen[kind] > 1:
            message = f"{side.name} brings the same twice, which one entry says as well"
            find = box.warning if isinstance(gain, StartCredits) else box.advice
            yield find("twin-gain", message, side.piece, side.field, "gains", place)


def _two_starts(box: Box) -> Iterator[Issue]:
    """Both halves of a faction that set the credits of the start: the larger number counts alone."""
    halves: dict[str, Side] = {}
    for side, place, _ in box.gains(StartCredits):
        first = halves.setdefault(side.piece.id, side)
        if first.field != side.field:
            message = f"{side.name} and {first.name} both set the credits of the start, and only the larger counts"
            yield box.warning("twin-gain", message, side.piece, side.field, "gains", place)
