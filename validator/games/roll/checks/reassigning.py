"""Powers of assigning: moves that lead somewhere, limits that limit, numbers that can be reached."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.checks.box import Box, Side
from validator.games.roll.checks.reach import Reach
from validator.games.roll.words.vocabulary import (
    DIE_COLOURS,
    PHASES,
    DictateMore,
    DictateOften,
    Reassign,
    ScoutOnTop,
)
from validator.issue import Issue

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
            message = f"{side.name} lets tiles go on top, where everybody may lay them anywhere"
            yield box.warning("idle-power", message, side.piece, *path)


def _columns(box: Box, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if not isinstance(power.to, tuple):
        return
    if power.start is not None and set(power.to) == {power.start}:
        message = f"{side.name} moves workers from {power.start} to {power.start}"
        yield box.warning("idle-reassign", message, side.piece, *path, "to", found=power.start)
    elif power.start in power.to:
        message = f"{side.name} moves workers from {power.start} and names {power.start} among the columns they go to"
        yield box.warning("idle-field", message, side.piece, *path, "to", found=power.start)
    if set(power.to) >= set(PHASES):
        message = f"{side.name} names every column, which is what it may do without naming any"
        yield box.advice("idle-field", message, side.piece, *path, "to")


def _numbers(box: Box, reach: Reach, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if power.together and power.most == 1:
        message = f"{side.name} moves one worker, which is always of one column: 'together' says nothing"
        yield box.warning("idle-field", message, side.piece, *path, "together")
    if power.together and power.start is not None:
        message = f"{side.name} moves workers from {power.start}, which is one column: 'together' says nothing"
        yield box.warning("idle-field", message, side.piece, *path, "together")
    if power.exactly and power.most == 1:
        message = f"{side.name} moves exactly one worker or none, as it does without 'exactly'"
        yield box.warning("idle-field", message, side.piece, *path, "exactly")
    # One die selects the phase, and no power moves it: it may be of another colour.
    workers = min(reach.own_of(power.colours), reach.own_of(None) - 1)
    if 0 < workers < power.most:
        message = f"{side.name} moves {power.most} workers, of which nobody ever has more than {workers}"
        find = box.warning if power.exactly else box.advice
        yield find("too-few-workers", message, side.piece, *path, "most", found=power.most)


def _colours(box: Box, reach: Reach, side: Side, power: Reassign, path: Path) -> Iterator[Issue]:
    if power.contest is not None and power.contest not in box.colours_of_worlds():
        message = f"{side.name} asks for the most {power.contest} worlds, of which the set has none"
        yield box.warning("idle-power", message, side.piece, *path, "contest")
    if power.colours is not None and set(power.colours) >= set(DIE_COLOURS):
        message = f"{side.name} names every colour of dice, which limits nothing"
        yield box.advice("idle-field", message, side.piece, *path, "colours")


def _dictates(box: Box, reach: Reach, side: Side, power: DictateMore | DictateOften, path: Path) -> Iterator[Issue]:
    dice = reach.own_of(None)
    if isinstance(power, DictateMore) and not reach.has_dictates:
        message = f"{side.name} makes dictates stronger, which the rules of this set do not give"
        yield box.warning("idle-power", message, side.piece, *path)
    elif dice < 3:
        message = f"{side.name} helps to dictate, for which nobody ever has dice enough"
        yield box.warning("idle-power", message, side.piece, *path)
