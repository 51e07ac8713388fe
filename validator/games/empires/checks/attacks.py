"""Checks of raids and ambassadors: can each be played, does anything answer it, and is its choice a choice?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.empires.checks.box import Box, copies, several
from validator.games.empires.checks.hands import attacking_hand
from validator.games.empires.checks.notes import Note, gathered
from validator.games.empires.words.vocabulary import CIVILISATIONS, AmbassadorCard, EachTiming, Protect, RaidCard
from validator.issue import Issue


def attack_issues(box: Box) -> Iterator[Issue]:
    """All that is wrong with steps 3 and 4 of the turn."""
    yield from _steps(box)
    for raid in box.raids:
        yield from _raid(box, raid)
    if (why := why_no_ambassador(box)) is not None:
        idle = f" can never be sent: {why}"
        yield from gathered(box, (Note(ambassador, (), "idle-card", idle) for ambassador in box.ambassadors))
    for ambassador in box.ambassadors:
        yield from _ends(box, ambassador)
    yield from _more_than_attacks(box)


def why_no_attack(box: Box) -> str | None:
    """Why no card of a row can ever be attacked; None where one can be."""
    if not box.raids:
        return "the set has no raids or invasions"
    if box.most_rounds == 1:
        return "games have one round, and a rival whose row has a card is past the last turn"
    if all(raid.cost > attacking_hand(box) - 1 for raid in box.raids):
        return "no raid or invasion of the set can be paid"
    if box.halves and len(box.facing(Protect)) == len(box.halves):
        return "every card protects itself"
    return None


def why_no_ambassador(box: Box) -> str | None:
    """Why no ambassador can ever be sent; None where one can be."""
    if not box.ambassadors:
        return "the set has no ambassadors"
    return None if box.rules.ambassador_without_attack else why_no_attack(box)


def _steps(box: Box) -> Iterator[Issue]:
    if not box.raids:
        message = "the set has no raids or invasions: step 3 of a turn is always skipped"
        yield box.warning("no-raids", message, found="0", accepted="1 or more")
    if not box.ambassadors and (box.raids or box.rules.ambassador_without_attack):
        message = "the set has no ambassadors: step 4 of a turn is always skipped, and nothing answers an attack"
        yield box.warning("no-ambassadors", message, found="0", accepted="1 or more")


def _raid(box: Box, raid: RaidCard) -> Iterator[Issue]:
    if len(set(raid.modes)) < len(raid.modes):
        message = f"{raid.id}: its two modes are equal, so there is nothing to choose"
        yield box.issue("equal-modes", message, raid, "modes", 1, found=raid.modes[1],
                        accepted="ability and symbols, or one of them")  # fmt: skip
    others = attacking_hand(box) - 1
    why = why_no_attack(box)
    if raid.cost > others:
        leaves = f"a hand of {box.rules.hand_size} leaves {several(box.rules.hand_size - 1, 'other card')}"
        yield box.issue("unpayable-cost", f"{raid.id} can never be paid: {leaves}", raid, "cost", found=raid.cost,
                        accepted=f"0 to {others}")  # fmt: skip
    elif why is not None:
        yield box.warning("idle-card", f"{raid.id} can never be played: {why}", raid)
    elif "ability" in raid.modes and not _has_ability_to_lose(box):
        message = f"{raid.id}: turning an ability off never matters: no ability works after its card is played"
        yield box.warning("idle-mode", message, raid, "modes", raid.modes.index("ability"))


def _has_ability_to_lose(box: Box) -> bool:
    """Whether some card can lose an ability by an attack: one that still works, or one that a mission counts."""
    works = any(
        half.ability.timing != "once" and not isinstance(half.ability, Protect) for _, _, half in box.halves
    )  # fmt: skip
    return works or any(isinstance(card.mission, EachTiming) for card in box.homeworlds)


def _ends(box: Box, card: AmbassadorCard) -> Iterator[Issue]:
    if card.a == card.b:
        others = ", ".join(name for name in CIVILISATIONS if name != card.a)
        message = f"{card.id}: both ends are {card.a}, so there is nothing to choose"
        yield box.warning("equal-ends", message, card, "b", found=card.b, accepted=others)


def _more_than_attacks(box: Box) -> Iterator[Issue]:
    """An ambassador takes an attack out of the game: no more can ever be sent than there are attacks."""
    attacks, held = copies(box.raids), copies(box.ambassadors)
    if why_no_ambassador(box) is None and not box.rules.ambassador_without_attack and held > attacks:
        most = max(box.ambassadors, key=lambda card: card.count)
        message = f"each ambassador takes an attack out of the game: {several(attacks, 'raid')} for "
        message += f"{several(held, 'ambassador')}, of which {held - attacks} can never be sent"
        yield box.warning("idle-copies", message, most, "count", found=held, accepted=f"up to {attacks}")
