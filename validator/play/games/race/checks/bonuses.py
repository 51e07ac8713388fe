"""Checks of bonuses and keywords: does a card of the set answer to what is counted, and is what it says counted?"""

from __future__ import annotations

from collections.abc import Iterator, Set

from validator.base.issue import Issue, Severity, near
from validator.base.speech.sentences import Sentence
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.table.counting import FITS
from validator.play.games.race.words.bonuses import (
    AnyBonus,
    EachCard,
    EachChip,
    EachGood,
    EachNamed,
    EachStrength,
    EachWorld,
)
from validator.play.games.race.words.terms import KEYWORDS, Keyword
from validator.play.games.race.words.vocabulary import Development, Strength, StrengthAgainst


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
            message = say("twin-bonus", card=card.id, rule=place + 1)
            yield box.issue("twin-bonus", message, card, "bonus", place, severity=Severity.ADVICE)
        only_itself = isinstance(bonus, EachStrength) and _strengthens(box) == {card.id}
    if why:
        message = say("idle-bonus", card=card.id, rule=place + 1, why=why)
        yield box.issue("idle-bonus", message, card, "bonus", place, severity=Severity.WARNING)
    elif only_itself:
        message = say("constant-bonus", card=card.id, rule=place + 1)
        yield box.issue(
            "constant-bonus", message, card, "bonus", place, severity=Severity.WARNING, accepted=say("points-printed")
        )


def _why_uncounted(fits: Set[int], counted: set[int]) -> Sentence | None:
    """Why a rule that counts cards cannot score; None where it can."""
    if not fits:
        return say("why-no-card-fits")
    return say("why-counted-before") if fits <= counted else None


def _strengthens(box: Box) -> set[str]:
    """Ids of the cards that add strength for good."""
    powers = [(face, power) for face, _, power in box.powers(Strength) if isinstance(power, Strength)]
    return {face.id for face, power in powers if power.amount > 0}


def _unknown(box: Box, card: Development, place: int, bonus: EachNamed) -> Issue:
    message = say("unknown-card", card=card.id, named=bonus.card)
    return box.issue(
        "unknown-card",
        message,
        card,
        "bonus",
        place,
        "card",
        found=repr(bonus.card),
        accepted=say("id-of-card"),
        suggestion=near(bonus.card, box.table.designs),
    )


def _why_nothing(box: Box, bonus: AnyBonus) -> Sentence | None:
    """Why a rule that counts no cards cannot score; None where nothing speaks against it."""
    if isinstance(bonus, EachGood) and not box.holding():
        return say("no-goods", goods=say("goods"))
    if isinstance(bonus, EachStrength) and not _strengthens(box):
        return say("why-no-strength")
    if isinstance(bonus, EachChip):
        if not box.brings_chips():
            return say("why-no-chips")
        pool = box.players.most * box.rules.points_per_player
        if not box.rules.reserve_chips and bonus.per > pool:
            return say("why-small-pool", pool=pool)
    return None


def _named(box: Box) -> set[Keyword]:
    """Keywords that some bonus or power of the set speaks of."""
    keywords = {
        bonus.keyword
        for _, _, bonus in box.bonuses(EachCard, EachWorld)
        if isinstance(bonus, EachCard | EachWorld) and bonus.keyword
    }
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
            first = having[0]
            message = say("idle-keyword", keyword=keyword, cards=len(having))
            yield box.issue(
                "idle-keyword",
                message,
                first,
                "keywords",
                first.keywords.index(keyword),
                found=keyword,
                severity=Severity.ADVICE,
            )
            continue
        for face in having:
            if not _is_counted(box, keyword, face):
                message = say("idle-keyword-here", card=face.id, keyword=keyword)
                yield box.issue(
                    "idle-keyword",
                    message,
                    face,
                    "keywords",
                    face.keywords.index(keyword),
                    found=keyword,
                    severity=Severity.ADVICE,
                )
