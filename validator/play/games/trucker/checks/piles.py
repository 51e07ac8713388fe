"""Checks of the piles: enough cards of each level for every round, and every level and star of use."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.table.compiled import LEVELS, PILES

BASE_PILES = {1: 2, 2: 3, 3: 4}
"""Cards in each pile of a round of the base set."""
FAR = 1.5
"""So many times as many are far out."""


def pile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with how cards are dealt."""
    for number in dict.fromkeys(box.rules.rounds):
        yield from _pile(box, number)
    for level in LEVELS:
        held = sum(card.count for card in box.cards if card.level == level)
        needed = box.cards_needed(level)
        if held < needed:
            message = say("too-few-cards", needed=needed, level=level, held=held)
            yield box.error("too-few-cards", message, None, "parts", found=held, accepted=say("or-more", number=needed))
        if held and not needed:
            switch = "rounds" if any(pile[level - 1 : level] > (0,) for pile in box.rules.pile.values()) else "pile"
            yield box.warning("idle-level", say("idle-level", level=level), None, "rules", switch)
    yield from _stars(box)


def _pile(box: Box, number: int) -> Iterator[Issue]:
    stated = box.rules.pile[number]
    if len(stated) > len(LEVELS):
        message = say("pile-levels", round=number, numbers=len(stated))
        yield box.error(
            "pile-levels",
            message,
            None,
            "rules",
            "pile",
            str(number),
            len(LEVELS),
            found=in_a_row(stated),
            accepted=say("three-numbers"),
        )
    pile = box.pile(number)
    if not sum(pile):
        yield box.error("missing-pile", say("missing-pile", round=number), None, "rules", "pile", str(number))
    elif not pile[number - 1]:
        yield box.error("no-first-card", say("no-first-card", round=number), None, "rules", "pile", str(number))
    if sum(pile[number:]):
        message = say("high-level", round=number)
        yield box.advice("high-level", message, None, "rules", "pile", str(number), found=in_a_row(pile))
    if sum(pile) >= FAR * BASE_PILES[number]:
        message = say("long-pile", cards=PILES * sum(pile), round=number)
        yield box.advice(
            "far-out",
            message,
            None,
            "rules",
            "pile",
            str(number),
            found=sum(pile),
            accepted=say("about-in-each", number=BASE_PILES[number]),
        )


def _stars(box: Box) -> Iterator[Issue]:
    starred = [card for card in box.cards if card.starred]
    for card in starred:
        if card.level != 1:
            yield box.warning(
                "idle-star", say("idle-star", card=card.id), card, "starred", found=say("level", level=card.level)
            )
    if not box.rules.learning_flight or 1 not in box.rules.rounds:
        return
    idle = [card.id for card in box.cards if card.level == 1 and not box.rounds_of(card)]
    if idle and box.cards_needed(1):
        yield box.warning(
            "idle-level",
            say("starless-cards", card=idle[0]),
            None,
            "rules",
            "learning_flight",
            found=say("such-cards", cards=len(idle)),
        )
    held = sum(card.count for card in starred if card.level == 1)
    learning = PILES * sum(box.pile(1))
    if held < learning:
        message = say("too-few-stars", needed=learning, held=held)
        yield box.error("too-few-cards", message, None, "rules", "learning_flight")
    elif held > FAR * learning:
        message = say("too-many-stars", held=held, needed=learning)
        yield box.advice("far-out", message, None, "rules", "learning_flight", found=held, accepted=str(learning))
