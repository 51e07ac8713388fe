"""Checks of raids and ambassadors: can each be played, does anything answer it, and is its choice a choice?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.checks.checked_set import copies
from validator.play.games.empires.checks.box import Box, say
from validator.play.games.empires.checks.cards import leaves
from validator.play.games.empires.checks.hands import attacking_hand
from validator.play.games.empires.checks.notes import Note, gathered
from validator.play.games.empires.words.protect import Protect
from validator.play.games.empires.words.terms import CIVILISATIONS
from validator.play.games.empires.words.vocabulary import AmbassadorCard, EachTiming, RaidCard


def attack_issues(box: Box) -> Iterator[Issue]:
    """All that is wrong with steps 3 and 4 of the turn."""
    yield from _steps(box)
    for raid in box.raids:
        yield from _raid(box, raid)
    if (why := why_no_ambassador(box)) is not None:
        idle = ((card, say("never-sent", cards=card.id, why=why)) for card in box.ambassadors)
        yield from gathered(box, (Note(card, (), "idle-card", says) for card, says in idle))
    for ambassador in box.ambassadors:
        yield from _ends(box, ambassador)
    yield from _more_than_attacks(box)


def why_no_attack(box: Box) -> Sentence | None:
    """Why no card of a row can ever be attacked; None where one can be."""
    if not box.raids:
        return say("why-no-raids")
    if box.most_rounds == 1:
        return say("why-one-round-no-attack")
    if all(raid.cost > attacking_hand(box) - 1 for raid in box.raids):
        return say("why-no-raid-paid")
    if box.halves and len(box.facing(Protect)) == len(box.halves):
        return say("why-all-protected")
    return None


def why_no_ambassador(box: Box) -> Sentence | None:
    """Why no ambassador can ever be sent; None where one can be."""
    if not box.ambassadors:
        return say("why-no-ambassadors")
    return None if box.rules.ambassador_without_attack else why_no_attack(box)


def _steps(box: Box) -> Iterator[Issue]:
    if not box.raids:
        yield box.warning("no-raids", say("no-raids"), found=0, accepted=say("or-more", least=1))
    if not box.ambassadors and (box.raids or box.rules.ambassador_without_attack):
        yield box.warning("no-ambassadors", say("no-ambassadors"), found=0, accepted=say("or-more", least=1))


def _raid(box: Box, raid: RaidCard) -> Iterator[Issue]:
    if len(set(raid.modes)) < len(raid.modes):
        yield box.issue(
            "equal-modes",
            say("equal-modes", card=raid.id),
            raid,
            "modes",
            1,
            found=raid.modes[1],
            accepted=say("different-modes"),
        )
    others = attacking_hand(box) - 1
    why = why_no_attack(box)
    if raid.cost > others:
        message = say("never-paid", cards=raid.id, leaves=leaves(box))
        yield box.issue(
            "unpayable-cost", message, raid, "cost", found=raid.cost, accepted=say("from-to", least=0, most=others)
        )
    elif why is not None:
        yield box.warning("idle-card", say("never-played", card=raid.id, why=why), raid)
    elif "ability" in raid.modes and not _has_ability_to_lose(box):
        message = say("idle-mode", card=raid.id)
        yield box.warning("idle-mode", message, raid, "modes", raid.modes.index("ability"))


def _has_ability_to_lose(box: Box) -> bool:
    """Whether some card can lose an ability by an attack: one that still works, or one that a mission counts."""
    works = any(half.ability.timing != "once" and not isinstance(half.ability, Protect) for _, _, half in box.halves)
    return works or any(isinstance(card.mission, EachTiming) for card in box.homeworlds)


def _ends(box: Box, card: AmbassadorCard) -> Iterator[Issue]:
    if card.a == card.b:
        others = in_a_row(name for name in CIVILISATIONS if name != card.a)
        message = say("equal-ends", card=card.id, civilisation=card.a)
        yield box.warning("equal-ends", message, card, "b", found=card.b, accepted=others)


def _more_than_attacks(box: Box) -> Iterator[Issue]:
    """An ambassador takes an attack out of the game: no more can ever be sent than there are attacks."""
    attacks, held = copies(box.raids), copies(box.ambassadors)
    if why_no_ambassador(box) is None and not box.rules.ambassador_without_attack and held > attacks:
        most = max(box.ambassadors, key=lambda card: card.count)
        message = say("idle-copies", raids=attacks, ambassadors=held, over=held - attacks)
        yield box.warning("idle-copies", message, most, "count", found=held, accepted=say("up-to", most=attacks))
