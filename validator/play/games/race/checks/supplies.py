"""Checks of what lies beside the deck: chips, and cards that help to play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args, get_type_hints

from validator.base.issue import Issue
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.words.vocabulary import Aid, Chip

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
            message = say("too-few-tokens", players=players, pool=pool)
            yield box.issue(
                "too-few-tokens", message, None, "rules", "points_per_player", found=nearest, accepted=str(pool)
            )


def _pool(box: Box) -> list[Chip]:
    """Kinds of chips outside the reserve, the smallest first."""
    return sorted((chip for chip in box.chips if not chip.reserve), key=lambda chip: chip.value)


def _large_chips(box: Box) -> Iterator[Issue]:
    pool = box.players.most * box.rules.points_per_player
    for chip in _pool(box):
        if chip.value > pool:
            message = say("idle-chip", chip=chip.id, value=chip.value, players=box.players.most, pool=pool)
            yield box.warning(
                "idle-chip", message, chip, "value", found=chip.value, accepted=say("from-to", least=1, most=pool)
            )


def _change(box: Box) -> Iterator[Issue]:
    """Can the dearest chip of the pool be changed into every smaller number of points?"""
    pool = _pool(box)
    if not pool:
        return
    dearest = pool[-1]
    missing = set(range(1, dearest.value)) - _sums(box)
    if missing:
        message = say("no-change", chip=dearest.id, missing=min(missing))
        yield box.warning("no-change", message, dearest, "value", found=dearest.value)


def _little_change(box: Box) -> Iterator[Issue]:
    """Can everybody hold one point less than the next larger chip at the same time?"""
    pool, most = _pool(box), box.players.most
    held = 0
    for chip, larger in pairwise(pool):
        held += chip.value * chip.count
        needed = most * (larger.value - 1)
        if larger.value > chip.value and held < needed:
            message = say(
                "little-change", players=most, points=larger.value - 1, value=larger.value, needed=needed, held=held
            )
            yield box.warning(
                "little-change", message, chip, "count", found=held, accepted=say("or-more", least=needed)
            )


def _reserve(box: Box) -> Iterator[Issue]:
    reserve = [chip for chip in box.chips if chip.reserve]
    if box.rules.reserve_chips and not reserve:
        yield box.warning("no-reserve", say("no-reserve"), None, "rules", "reserve_chips")
    if reserve and not box.rules.reserve_chips:
        message = say("idle-reserve", chip=reserve[0].id)
        yield box.warning("idle-field", message, reserve[0], "reserve")


def _little_reserve(box: Box) -> Iterator[Issue]:
    """Does the reserve last, where everybody uses the best power once while the pool runs out?"""
    if not box.rules.reserve_chips:
        return
    times = max((choice.times for choice in box.choices()), default=1)
    needed = box.players.most * max((power.points_at_once * times for _, _, power in box.powers), default=0)
    held = sum(chip.value * chip.count for chip in box.chips)
    spare = held - box.players.most * box.rules.points_per_player
    reserve = [chip for chip in box.chips if chip.reserve]
    if reserve and 0 <= spare < needed:
        message = say("little-reserve", players=box.players.most, spare=spare, needed=needed)
        yield box.advice(
            "little-reserve", message, reserve[0], "count", found=spare, accepted=say("or-more", least=needed)
        )


def _aids(box: Box) -> Iterator[Issue]:
    for shows in AIDS:
        aids = [aid for aid in box.aids if aid.shows == shows]
        held = sum(aid.count for aid in aids)
        if held < box.players.most:
            message = say("too-few-aids", players=box.players.most, shows=shows, held=held)
            yield box.warning(
                "too-few-aids",
                message,
                *((aids[0], "count") if aids else ()),
                found=held,
                accepted=say("or-more", least=box.players.most),
            )
