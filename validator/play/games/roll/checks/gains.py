"""What tiles bring at once: dice that are there, room for goods, credits that nobody loses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.vocabulary import wording
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import Development, World


def gain_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of gains."""
    for side in box.sides:
        yield from _room(box, reach, side)
        yield from _twins(box, side)
        for place, gain in enumerate(side.face.gains):
            path = (side.field, "gains", place)
            yield from gain.wrong(box, reach, side, path)
    yield from _two_starts(box)


def _room(box: Box, reach: Reach, side: Side) -> Iterator[Issue]:
    """Goods that a world gains, against what it can hold."""
    goods = [(place, gain) for place, gain in enumerate(side.face.gains) if getattr(gain, "to", None) == "world"]
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
    count = sum(gain.dice[1] for _, gain in goods if gain.dice)
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


def _twins(box: Box, side: Side) -> Iterator[Issue]:
    """A gain said twice on one face, which one gain could say."""
    seen: Counter[str] = Counter()
    for place, gain in enumerate(side.face.gains):
        said = wording(gain)
        kind = type(gain).__name__ if gain.said_once else said
        seen[kind] += 1
        if seen[kind] > 1:
            message = say("twin-gain", face=side.name)
            find = box.warning if gain.best_counts else box.advice
            yield find("twin-gain", message, side.piece, side.field, "gains", place)


def _two_starts(box: Box) -> Iterator[Issue]:
    """Both halves of a faction that set the credits of the start: the larger number counts alone."""
    halves: dict[str, Side] = {}
    for side, place, gain in box.gains():
        if not gain.best_counts:
            continue
        first = halves.setdefault(side.piece.id, side)
        if first.field != side.field:
            message = say("two-starts", face=side.name, other=first.name)
            yield box.warning("twin-gain", message, side.piece, side.field, "gains", place)
