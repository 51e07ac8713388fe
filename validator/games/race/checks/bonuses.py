"""Checks of bonuses and keywords: does a card of the set answer to what is counted, and is what it says counted?"""

from __future__ import annotations

from collections.abc import Iterator, Set

from validator.games.race.checks.box import Box
from validator.games.race.table.compiled import Face
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
from validator.games.race.words.vocabulary import Development, Strength, StrengthAgainst
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
    only_itself = False
    if type(bonus) in FITS:
        fits = box.counted(bonus)
        why = _why_uncounted(fits, counted)
        only_itself = fits - counted == {box.design(card)} and box.copies_in_tableau(card) == 1
        counted |= fits
    else:
        why = _why_nothing(box, bonus)
        if bonus in card.bonus[:place]:
            message = f"{card.id}: rule {place + 1} of its bonus says what a rule before it says: one can say the sum"
            yield box.issue("twin-bonus", message, card, "bonus", place, severity=Severity.ADVICE)
        only_itself = isinstance(bonus, EachStrength) and _strengthens(box) == {card.id}
    if why:
        message = f"{card.id}: rule {place + 1} of its bonus can never score: {why}"
        yield box.issue("idle-bonus", message, card, "bonus", place, severity=Severity.WARNING)
    elif only_itself:
        message = f"{card.id}: rule {place + 1} of its bonus counts only {card.id} itself: it always scores the same"
        yield box.issue("constant-bonus", message, card, "bonus", place, severity=Severity.WARNING,
                        accepted="points printed on the card")  # fmt: skip


def _why_uncounted(fits: Set[int], counted: set[int]) -> str | None:
    """Why a rule that counts cards cannot score; None where it can."""
    if not fits:
        return "no card of the set fits it"
    return "every card that fits it is counted by a rule before it" if fits <= counted else None


def _strengthens(box: Box) -> set[str]:
    """Ids of the cards that add strength for good."""
    powers = [(face, power) for face, _, power in box.powers(Strength) if isinstance(power, Strength)]
    return {face.id for face, power in powers if power.amount > 0}


def _unknown(box: Box, card: Development, place: int, bonus: EachNamed) -> Issue:
    message = f"{card.id} scores for the card {bonus.card!r}, and no world or development has that id"
    return box.issue("unknown-card", message, card, "bonus", place, "card", found=repr(bonus.card),
                     accepted="the id of a world or a development",
                     suggestion=near(bonus.card, box.table.designs))  # fmt: skip


def _why_nothing(box: Box, bonus: AnyBonus) -> str | None:
    """Why a rule that counts no cards cannot score; None where nothing speaks against it."""
    if isinstance(bonus, EachGood) and not box.holding():
        return "no world of the set holds goods"
    if isinstance(bonus, EachStrength) and not _strengthens(box):
        return "no card of the set adds strength for good"
    if isinstance(bonus, EachChip):
        if not box.brings_chips():
            return "no power of the set brings points in chips"
        pool = box.players.most * box.rules.points_per_player
        if not box.rules.reserve_chips and bonus.per > pool:
            return f"the pool is worth {pool} points"
    return None


def _named(box: Box) -> set[Keyword]:
    """Keywords that some bonus or power of the set speaks of."""
    keywords = {
        bonus.keyword for _, _, bonus in box.bonuses(EachCard, EachWorld)
        if isinstance(bonus, EachCard | EachWorld) and bonus.keyword
    }  # fmt: skip
    return keywords | ({"rebel"} if _fights_rebels(box) else set())


def _fights_rebels(box: Box) -> bool:
    powers = (power for _, _, power in box.powers(StrengthAgainst) if isinstance(power, StrengthAgainst))
    return any(power.against == "rebel" for power in powers)


def _is_counted(box: Box, keyword: Keyword, face: Face) -> bool:
    """Whether the keyword of a card makes any difference to a bonus or a power."""
    if keyword == "rebel" and face in box.military and _fights_rebels(box):
        return True
    return any(
        isinstance(bonus, EachCard | EachWorld) and bonus.keyword == keyword and box.design(face) in box.counted(bonus)
        for _, _, bonus in box.bonuses(EachCard, EachWorld)
    )


def _keywords(box: Box) -> Iterator[Issue]:
    """One piece of advice for a keyword of which nothing speaks; else for each card on which it makes no difference."""
    named = _named(box)
    for keyword in KEYWORDS:
        having = [face for face in box.faces if keyword in face.keywords]
        if having and keyword not in named:
            first, cards = having[0], "1 card has" if len(having) == 1 else f"{len(having)} cards have"
            message = f"nothing in the set counts the keyword {keyword!r}, which {cards}: a card of your own could"
            yield box.issue("idle-keyword", message, first, "keywords", first.keywords.index(keyword), found=keyword,
                            severity=Severity.ADVICE)  # fmt: skip
            continue
        for face in having:
            if not _is_counted(box, keyword, face):
                message = f"{face.id}: what the set counts by the keyword {keyword!r} is never a card like this"
                yield box.issue("idle-keyword", message, face, "keywords", face.keywords.index(keyword),
                                found=keyword, severity=Severity.ADVICE)  # fmt: skip
