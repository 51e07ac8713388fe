"""Checks of bonuses and keywords: does a card of the set answer to what is counted, and is what it says counted?"""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.checks.box import Box
from validator.games.race.table.counting import FITS
from validator.games.race.words.bonuses import (
    AnyBonus,
    EachCard,
    EachChip,
    EachGood,
    EachNamed,
    EachStrength,
    EachWorld,
)
from validator.games.race.words.terms import KEYWORDS, Keyword
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    Development,
    DiscardForPoints,
    Strength,
    StrengthAgainst,
)
from validator.issue import Issue, Severity, near


def bonus_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with what is counted at the end."""
    for card in box.developments:
        counted: set[int] = set()
        for place, bonus in enumerate(card.bonus):
            yield from _bonus(box, card, place, bonus, counted)
    yield from _keywords(box)


def _bonus(box: Box, card: Development, place: int, bonus: AnyBonus, counted: set[int]) -> Iterator[Issue]:
    """One rule; ``counted`` are the designs that rules before it count, and those of this one are added."""
    if isinstance(bonus, EachNamed) and bonus.card not in box.table.designs:
        yield _unknown(box, card, place, bonus)
        return
    why = None
    if type(bonus) in FITS:
        fits = {design for design in range(len(box.faces)) if FITS[type(bonus)](bonus, box.table, design)}
        if not fits:
            why = "no card of the set fits it"
        elif fits <= counted:
            why = "every card that fits it is counted by a rule before it"
        counted |= fits
    else:
        why = _why_nothing(box, bonus)
    if why:
        message = f"{card.id}: rule {place + 1} of its bonus can never score: {why}"
        yield box.issue("idle-bonus", message, card, "bonus", place, severity=Severity.WARNING)


def _unknown(box: Box, card: Development, place: int, bonus: EachNamed) -> Issue:
    message = f"{card.id} scores for the card {bonus.card!r}, and no world or development has that id"
    return box.issue("unknown-card", message, card, "bonus", place, "card", found=repr(bonus.card),
                     accepted="the id of a world or a development",
                     suggestion=near(bonus.card, box.table.designs))  # fmt: skip


def _why_nothing(box: Box, bonus: AnyBonus) -> str | None:
    """Why a rule that counts no cards cannot score; None where nothing speaks against it."""
    if isinstance(bonus, EachGood) and not box.holding():
        return "no world of the set holds goods"
    if isinstance(bonus, EachStrength):
        strengths = [power.amount for _, _, power in box.powers(Strength) if isinstance(power, Strength)]
        return None if any(amount > 0 for amount in strengths) else "no card of the set adds strength for good"
    if isinstance(bonus, EachChip):
        gains = any(
            isinstance(power, ConsumeAll | DiscardForPoints) or (isinstance(power, Consume) and power.points)
            for _, _, power in box.powers()
        )
        return None if gains else "no power of the set brings points in chips"
    return None


def _counted(box: Box) -> set[Keyword]:
    keywords = {
        bonus.keyword for card in box.developments for bonus in card.bonus
        if isinstance(bonus, EachCard | EachWorld) and bonus.keyword
    }  # fmt: skip
    if any(isinstance(power, StrengthAgainst) and power.against == "rebel" for _, _, power in box.powers()):
        keywords.add("rebel")
    return keywords


def _keywords(box: Box) -> Iterator[Issue]:
    counted = _counted(box)
    for keyword in KEYWORDS:
        having = [face for face in box.faces if keyword in face.keywords]
        if having and keyword not in counted:
            first, cards = having[0], "1 card has" if len(having) == 1 else f"{len(having)} cards have"
            message = f"nothing in the set counts the keyword {keyword!r}, which {cards}: a card of your own could"
            yield box.issue("idle-keyword", message, first, "keywords", first.keywords.index(keyword), found=keyword,
                            severity=Severity.ADVICE)  # fmt: skip
