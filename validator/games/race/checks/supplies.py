"""Checks of what lies beside the deck: chips, and cards that help to play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args, get_type_hints

from validator.games.race.checks.box import Box
from validator.games.race.words.vocabulary import Aid, Chip, Consume
from validator.issue import Issue, Severity

AIDS: tuple[str, ...] = get_args(get_type_hints(Aid)["shows"])


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short."""
    yield from _pools(box)
    yield from _large_chips(box)
    yield from _change(box)
    yield from _little_change(box)
    yield from _reserve(box)
    yield from _little_reserve(box)
    yield from _aids(box)


def _sums(box: Box) -> set[int]:
    """Every number of points that some of the chips outside the reserve are worth together."""
    sums = {0}
    for chip in box.chips:
        if not chip.reserve:
            sums = {held + number * chip.value for held in sums for number in range(chip.count + 1)}
    return sums


def _pools(box: Box) -> Iterator[Issue]:
    sums = _sums(box)
    for players in range(box.players.least, box.players.most + 1):
        pool = players * box.rules.points_per_player
        if pool not in sums:
            nearest = max((total for total in sums if total < pool), default=0)
            message = f"the pool of {players} players is worth {pool} points; no chips of the set make that sum"
            yield box.issue("too-few-tokens", message, None, "rules", "points_per_player", found=nearest,
                            accepted=str(pool))  # fmt: skip


def _pool(box: Box) -> list[Chip]:
    """Kinds of chips outside the reserve, the smallest first."""
    return sorted((chip for chip in box.chips if not chip.reserve), key=lambda chip: chip.value)


def _large_chips(box: Box) -> Iterator[Issue]:
    pool = box.players.most * box.rules.points_per_player
    for chip in _pool(box):
        if chip.value > pool:
            message = f"{chip.id} is worth {chip.value}, and the pool of {box.players.most} players only {pool}"
            yield box.issue("idle-chip", message, chip, "value", found=chip.value, accepted=f"1 to {pool}",
                            severity=Severity.WARNING)  # fmt: skip


def _change(box: Box) -> Iterator[Issue]:
    """Can the dearest chip of the pool be changed into every smaller number of points?"""
    pool = _pool(box)
    if not pool:
        return
    dearest = pool[-1]
    missing = set(range(1, dearest.value)) - _sums(box)
    if missing:
        message = f"{dearest.id}: no chips of the pool make {min(missing)}: not every gain can be paid out"
        yield box.issue("no-change", message, dearest, "value", found=dearest.value, severity=Severity.WARNING)


def _little_change(box: Box) -> Iterator[Issue]:
    """Can everybody hold one point less than the next larger chip at the same time?"""
    pool, most = _pool(box), box.players.most
    held = 0
    for chip, larger in pairwise(pool):
        held += chip.value * chip.count
        needed = most * (larger.value - 1)
        if larger.value > chip.value and held < needed:
            message = (
                f"{most} players who each hold {larger.value - 1} points besides chips of {larger.value} need"
                f" {needed} points in smaller chips; the set holds {held}"
            )
            yield box.issue("little-change", message, chip, "count", found=held, accepted=f"{needed} or more",
                            severity=Severity.WARNING)  # fmt: skip


def _reserve(box: Box) -> Iterator[Issue]:
    reserve = [chip for chip in box.chips if chip.reserve]
    if box.rules.reserve_chips and not reserve:
        message = "rules: reserve_chips (F9) pays from a reserve, and no chip of the set is one"
        yield box.issue("no-reserve", message, None, "rules", "reserve_chips", severity=Severity.WARNING)
    if reserve and not box.rules.reserve_chips:
        message = f"{reserve[0].id} is of the reserve, and rules: reserve_chips (F9) is off"
        yield box.issue("idle-field", message, reserve[0], "reserve", severity=Severity.WARNING)


def _little_reserve(box: Box) -> Iterator[Issue]:
    """Does the reserve last, where everybody uses the best power once while the pool runs out?"""
    if not box.rules.reserve_chips:
        return
    times = max((choice.times for choice in box.choices()), default=1)
    gains = [power.points * times for _, _, power in box.powers(Consume) if isinstance(power, Consume)]
    needed = box.players.most * max(gains, default=0)
    held = sum(chip.value * chip.count for chip in box.chips)
    spare = held - box.players.most * box.rules.points_per_player
    reserve = [chip for chip in box.chips if chip.reserve]
    if reserve and 0 <= spare < needed:
        message = (
            f"beside the pool of {box.players.most} players lie {spare} points; where each of them uses the best power"
            f" while it runs out, {needed} are paid out"
        )
        yield box.issue("little-reserve", message, reserve[0], "count", found=spare, accepted=f"{needed} or more",
                        severity=Severity.ADVICE)  # fmt: skip


def _aids(box: Box) -> Iterator[Issue]:
    for shows in AIDS:
        aids = [aid for aid in box.aids if aid.shows == shows]
        held = sum(aid.count for aid in aids)
        if held < box.players.most:
            message = f"each of {box.players.most} players takes an aid for {shows}; the set holds {held}"
            yield box.issue("too-few-aids", message, *((aids[0], "count") if aids else ()), found=held,
                            accepted=f"{box.players.most} or more", severity=Severity.WARNING)  # fmt: skip
