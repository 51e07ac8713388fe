"""Powers: fields that fit together, something in the set for each to work on, and amounts of some use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import all_of
from validator.content.vocabulary import wording
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.comparing import is_outdone
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.power import Path, Power


def power_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of powers."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        yield from _cap(box, reach, side, power, path)
        if power.needs_goods and not reach.kinds:
            message = say("idle-for-goods", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)
        yield from power.wrong(box, reach, side, path)
        for colour, known, lacks in power.wanted(box, reach):
            if colour not in known:
                message = say("idle-power", face=side.name, what=lacks)
                yield box.warning("idle-power", message, side.piece, *path, found=colour)
        yield from _named_twice(box, side, power, path)
    yield from _twins(box)


def _cap(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Credits of one go, with what a good is sold for, against what anybody can hold."""
    cap, credits = box.rules.credit_cap, power.credits_at_once
    prices: dict[str, int] = {kind: price for kind, price in box.rules.trade_price.items() if kind in reach.kinds}
    before = min(power.sold(prices), default=0)
    if credits and before + credits > cap:
        message = say("beyond-cap", face=side.name, credits=credits, cap=cap)
        if before:
            message = say("beyond-cap-with-trade", face=side.name, credits=credits, sold=before, cap=cap)
        yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=credits)


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
            elif power.best_counts and any(is_outdone(power, other) for other in powers):
                message = say("outdone-power", face=side.name)
                yield box.warning("outdone-power", message, side.piece, *path)
