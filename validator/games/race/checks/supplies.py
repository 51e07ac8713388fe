"""Checks of what lies beside the deck: action cards, chips, and cards that help to play."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.checks.box import Box
from validator.games.race.words.terms import Phase
from validator.issue import Issue, Severity

CHOSEN: tuple[Phase, ...] = ("explore", "develop", "settle", "consume", "produce")
TWICE: tuple[Phase, ...] = ("develop", "settle")
PAIR = 2


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short."""
    yield from _actions(box)
    yield from _pools(box)
    yield from _change(box)
    yield from _reserve(box)
    yield from _aids(box)


def _actions(box: Box) -> Iterator[Issue]:
    for phase in CHOSEN:
        if not any(card.action.phase == phase and not card.second for card in box.actions):
            message = f"no action card is for the phase {phase!r}: nobody can ever choose it"
            yield box.issue("missing-action", message, found="0", accepted=f"{box.players.most} or more")
    for phase in TWICE if box.is_for_two() else ():
        if not any(card.action.phase == phase and card.second for card in box.actions):
            message = f"two players choose among nine action cards (F3), and no second copy is for {phase!r}"
            yield box.issue("missing-action", message, None, "rules", "two_player_actions")
    for card in box.actions:
        players = PAIR if card.second else box.players.most
        if card.count < players and (box.is_for_two() or not card.second):
            message = f"{card.id}: each of {players} players takes one; the set holds {card.count}"
            yield box.issue("too-few-cards", message, card, "count", found=card.count, accepted=f"{players} or more")


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


def _change(box: Box) -> Iterator[Issue]:
    """Can the dearest chip of the pool be changed into every smaller number of points?"""
    pool = [chip for chip in box.chips if not chip.reserve]
    dearest = max(pool, key=lambda chip: chip.value, default=None)
    if dearest is None:
        return
    missing = set(range(1, dearest.value)) - _sums(box)
    if missing:
        message = f"{dearest.id}: no chips of the pool make {min(missing)}: not every gain can be paid out"
        yield box.issue("no-change", message, dearest, "value", found=dearest.value, severity=Severity.WARNING)


def _reserve(box: Box) -> Iterator[Issue]:
    reserve = [chip for chip in box.chips if chip.reserve]
    if box.rules.reserve_chips and not reserve:
        message = "rules: reserve_chips (F9) pays from a reserve, and no chip of the set is one"
        yield box.issue("no-reserve", message, None, "rules", "reserve_chips", severity=Severity.WARNING)
    if reserve and not box.rules.reserve_chips:
        message = f"{reserve[0].id} is of the reserve, and rules: reserve_chips (F9) is off"
        yield box.issue("idle-field", message, reserve[0], "reserve", severity=Severity.WARNING)


def _aids(box: Box) -> Iterator[Issue]:
    for shows in dict.fromkeys(aid.shows for aid in box.aids):
        aids = [aid for aid in box.aids if aid.shows == shows]
        held = sum(aid.count for aid in aids)
        if held < box.players.most:
            message = f"each of {box.players.most} players takes an aid for {shows}; the set holds {held}"
            yield box.issue("too-few-aids", message, aids[0], "count", found=held, severity=Severity.WARNING,
                            accepted=f"{box.players.most} or more")  # fmt: skip
