"""What tiles bring at once: dice that are there, room for goods, credits that nobody loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.vocabulary import wording
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import (
    Development,
    GainCredits,
    GainDice,
    RemoveDie,
    StartCredits,
    World,
)


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
                message = say("gain-beyond-cap", face=side.name, cap=box.rules.credit_cap)
                yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=gain.credits)
    yield from _two_starts(box)


def _room(box: Box, reach: Reach, side: Side) -> Iterator[Issue]:
    """Goods that a world gains, against what it can hold."""
    goods = [
        (place, gain) for place, gain in enumerate(side.face.gains) if isinstance(gain, GainDice) and gain.to == "world"
    ]
    if goods and (not isinstance(side.face, World) or side.face.colour == "grey"):
        is_development = isinstance(side.face, Development)
        message = say("no-room-on-development" if is_development else "no-room-on-grey-world", face=side.name)
        for place, _ in goods:
            yield box.issue(
                "no-room",
                message,
                side.piece,
                side.field,
                "gains",
                place,
                "to",
                found="world",
                accepted=in_a_row(["cup", "citizenry"]),
            )
        return
    count = sum(gain.count for _, gain in goods)
    if count > reach.capacity:
        message = say("no-room", face=side.name, goods=count, most=reach.capacity)
        yield box.issue(
            "no-room",
            message,
            side.piece,
            side.field,
            "gains",
            goods[-1][0],
            found=count,
            accepted=say("from-to", least=1, most=reach.capacity),
        )
    elif count > 1:
        message = say("little-room", face=side.name, goods=count)
        yield box.warning("little-room", message, side.piece, side.field, "gains", goods[-1][0], found=count)


def _dice(box: Box, reach: Reach, side: Side, gain: GainDice, path: tuple[str | int, ...]) -> Iterator[Issue]:
    supply = reach.supply[gain.colour]
    if 0 < supply < gain.count:
        message = say("gives-too-many-dice", face=side.name, dice=gain.count, colour=gain.colour, held=supply)
        yield box.warning("too-few-dice", message, side.piece, *path, found=gain.count)
    if gain.colour != "home" or not supply:
        return
    left = {players: reach.left_of_home(players) for players in range(box.players.least, box.players.most + 1)}
    short = [players for players, dice in left.items() if dice < gain.count]
    if len(short) == len(left):
        message = say("home-dice-all-in-play", face=side.name)
        yield box.warning("too-few-dice", message, side.piece, *path, found=gain.count)
    elif short:
        message = say("few-home-dice-left", face=side.name, players=short[0])
        yield box.warning("too-few-dice", message, side.piece, *path, found=max(0, left[short[0]]))


def _start(box: Box, side: Side, gain: StartCredits, path: tuple[str | int, ...]) -> Iterator[Issue]:
    rules = box.rules
    if box.from_bag(side):
        message = say("not-a-start", face=side.name)
        yield box.issue("not-a-start", message, side.piece, *path)
    elif gain.credits > rules.credit_cap:
        message = say("start-beyond-cap", face=side.name, cap=rules.credit_cap)
        yield box.issue(
            "beyond-cap",
            message,
            side.piece,
            *path,
            "credits",
            found=gain.credits,
            accepted=say("from-to", least=1, most=rules.credit_cap),
        )
    elif gain.credits <= rules.start_credits:
        message = say("no-gain-at-start", face=side.name, credits=rules.start_credits)
        yield box.warning("no-gain", message, side.piece, *path, "credits", found=gain.credits)


def _removed(box: Box, side: Side, path: tuple[str | int, ...]) -> Iterator[Issue]:
    if not box.from_bag(side):
        message = say("only-when-built", face=side.name)
        yield box.warning("only-when-built", message, side.piece, *path)
    elif path[-1]:
        message = say("odd-order", face=side.name)
        yield box.warning("odd-order", message, side.piece, *path)
    taken = sum(gain.count for gain in side.face.gains if isinstance(gain, RemoveDie))
    if taken > sum(gain.count for gain in side.face.gains if isinstance(gain, GainDice)) and not side.face.powers:
        message = say("only-takes", face=side.name)
        yield box.advice("only-takes", message, side.piece, *path)


def _twins(box: Box, side: Side) -> Iterator[Issue]:
    """A gain said twice on one face, which one gain could say."""
    seen: Counter[str] = Counter()
    for place, gain in enumerate(side.face.gains):
        said = wording(gain)
        kind = type(gain).__name__ if isinstance(gain, GainCredits | StartCredits) else said
        seen[kind] += 1
        if seen[kind] > 1:
            message = say("twin-gain", face=side.name)
            find = box.warning if isinstance(gain, StartCredits) else box.advice
            yield find("twin-gain", message, side.piece, side.field, "gains", place)


def _two_starts(box: Box) -> Iterator[Issue]:
    """Both halves of a faction that set the credits of the start: the larger number counts alone."""
    halves: dict[str, Side] = {}
    for side, place, _ in box.gains(StartCredits):
        first = halves.setdefault(side.piece.id, side)
        if first.field != side.field:
            message = say("two-starts", face=side.name, other=first.name)
            yield box.warning("twin-gain", message, side.piece, side.field, "gains", place)
