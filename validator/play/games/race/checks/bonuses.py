"""Checks of bonuses and keywords: does a card of the set answer to what is counted, and is what it says counted?"""

from __future__ import annotations

from collections.abc import Iterator, Set

from validator.base.issue import Issue, near
from validator.base.speech.sentences import Sentence
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.terms import KEYWORDS, Keyword
from validator.play.games.race.words.vocabulary import Development


def bonus_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with what is counted at the end."""
    for card in box.developments:
        counted: set[int] = set()
        for place, bonus in enumerate(card.bonus):
            yield from _bonus(box, card, place, bonus, counted)
    yield from _keywords(box)


def _bonus(box: Box, card: Development, place: int, bonus: AnyBonus, counted: set[int]) -> Iterator[Issue]:
    """One rule; ``counted`` are the designs that rules before it count, and those of this one are added."""
    _, _, named = bonus.names()
    if named is not None and named not in box.table.designs:
        yield _unknown(box, card, place, named)
        return
    if bonus.counts_cards:
        fits = box.counted(bonus)
        why = _why_uncounted(fits, counted)
        only_itself = fits - counted == {box.design(card)} and box.copies_in_tableau(card) == 1
        counted |= fits
    else:
        why = bonus.idle(box)
        if bonus in card.bonus[:place]:
            message = say("twin-bonus", card=card.id, rule=place + 1)
            yield box.advice("twin-bonus", message, card, "bonus", place)
        only_itself = bonus.counts_strength and box.strengthening() == {card.id}
    if why:
        message = say("idle-bonus", card=card.id, rule=place + 1, why=why)
        yield box.warning("idle-bonus", message, card, "bonus", place)
    elif only_itself:
        message = say("constant-bonus", card=card.id, rule=place + 1)
        yield box.warning("constant-bonus", message, card, "bonus", place, accepted=say("points-printed"))


def _why_uncounted(fits: Set[int], counted: set[int]) -> Sentence | None:
    """Why a rule that counts cards cannot score; None where it can."""
    if not fits:
        return say("why-no-card-fits")
    return say("why-counted-before") if fits <= counted else None


def _unknown(box: Box, card: Development, place: int, named: str) -> Issue:
    message = say("unknown-card", card=card.id, named=named)
    return box.issue(
        "unknown-card",
        message,
        card,
        "bonus",
        place,
        "card",
        found=repr(named),
        accepted=say("id-of-card"),
        suggestion=near(named, box.table.designs),
    )


def _named(box: Box) -> set[Keyword | None]:
    """Keywords that some bonus or power of the set speaks of."""
    return {bonus.names()[0] for _, _, bonus in box.bonuses()} | _opposed(box)


def _opposed(box: Box) -> set[Keyword | None]:
    """Keywords of military worlds that some power speaks of."""
    return {power.keyword for _, _, power in box.powers}


def _is_counted(box: Box, keyword: Keyword, face: Face) -> bool:
    """Whether the keyword of a card makes any difference to a bonus or a power."""
    if face in box.military and keyword in _opposed(box):
        return True
    return any(bonus.names()[0] == keyword and box.design(face) in box.counted(bonus) for _, _, bonus in box.bonuses())


def _keywords(box: Box) -> Iterator[Issue]:
    """One piece of advice for a keyword of which nothing speaks; else for each card on which it makes no difference."""
    named = _named(box)
    for keyword in KEYWORDS:
        having = [face for face in box.faces if keyword in face.keywords]
        if having and keyword not in named:
            first = having[0]
            message = say("idle-keyword", keyword=keyword, cards=len(having))
            yield box.advice("idle-keyword", message, first, "keywords", first.keywords.index(keyword), found=keyword)
            continue
        for face in having:
            if not _is_counted(box, keyword, face):
                message = say("idle-keyword-here", card=face.id, keyword=keyword)
                yield box.advice("idle-keyword", message, face, "keywords", face.keywords.index(keyword), found=keyword)
