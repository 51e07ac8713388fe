"""Powers of assigning: moves that lead somewhere, limits that limit, numbers that can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.play.games.roll.checks.box import Box, Side, say
from validator.play.games.roll.checks.reach import Reach
from validator.play.games.roll.words.vocabulary import (
    DIE_COLOURS,
    PHASES,
    DictateMore,
    DictateOften,
    Reassign,
    ScoutOnTop,
)

Path = tuple[str | int, ...]


def reassigning_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of powers of assigning, and of powers that a switch of the set rules out."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        if isinstance(power, Reassign):
            yield from _columns(box, side, power, path)
            yield from _numbers(box, reach, side, power, path)
            yield from _colours(box, reach, side, power, path)
        elif isinstance(power, DictateMore | DictateOften):
            yield from _dictates(box, reach, side, power, path)
        elif isinstance(power, ScoutOnTop) and box.rules.scouted_tiles == "anywhere":
            message = say("idle-on-top", face=side.name)
            yield box.warning("idle-power", message, side.piece, *path)


def _columns(box: Box, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if not isinstance(power.to, tuple):
        return
    if power.start is not None and set(power.to) == {power.start}:
        message = say("idle-reassign", face=side.name, column=power.start)
        yield box.warning("idle-reassign", message, side.piece, *path, "to", found=power.start)
    elif power.start in power.to:
        message = say("names-its-start", face=side.name, column=power.start)
        yield box.warning("idle-field", message, side.piece, *path, "to", found=power.start)
    if set(power.to) >= set(PHASES):
        message = say("names-every-column", face=side.name)
        yield box.advice("idle-field", message, side.piece, *path, "to")


def _numbers(box: Box, reach: Reach, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if power.together and power.most == 1:
        message = say("idle-together-for-one", face=side.name)
        yield box.warning("idle-field", message, side.piece, *path, "together")
    if power.together and power.start is not None:
        message = say("idle-together", face=side.name, column=power.start)
        yield box.warning("idle-field", message, side.piece, *path, "together")
    if power.exactly and power.most == 1:
        message = say("idle-exactly", face=side.name)
        yield box.warning("idle-field", message, side.piece, *path, "exactly")
    # One die selects the phase, and no power moves it: it may be of another colour.
    workers = min(reach.own_of(power.colours), reach.own_of(None) - 1)
    if 0 < workers < power.most:
        message = say("too-few-workers", face=side.name, workers=power.most, most=workers)
        find = box.warning if power.exactly else box.advice
        yield find("too-few-workers", message, side.piece, *path, "most", found=power.most)


def _colours(box: Box, reach: Reach, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if power.contest is not None and power.contest not in box.colours_of_worlds():
        message = say("idle-contest", face=side.name, colour=power.contest)
        yield box.warning("idle-power", message, side.piece, *path, "contest")
    if power.colours is not None and set(power.colours) >= set(DIE_COLOURS):
        message = say("names-every-colour", face=side.name)
        yield box.advice("idle-field", message, side.piece, *path, "colours")


def _dictates(box: Box, reach: Reach, side: Side, power: DictateMore | DictateOften, path: Path) -> Iterator[Issue]:
    dice = reach.own_of(None)
    if isinstance(power, DictateMore) and not reach.has_dictates:
        message = say("idle-dictates", face=side.name)
        yield box.warning("idle-power", message, side.piece, *path)
    elif dice < 3:
        message = say("no-dice-to-dictate", face=side.name)
        yield box.warning("idle-power", message, side.piece, *path)
