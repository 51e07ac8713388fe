"""Checks of the piles: enough cards of each level for every round, and every level and star of use."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.table.compiled import LEVELS, PILES
from validator.issue import Issue

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
            message = f"the rounds use {needed} cards of level {level}; the set holds {held}"
            yield box.error("too-few-cards", message, None, "parts", found=held, accepted=f"{needed} or more")
        if held and not needed:
            switch = "rounds" if any(pile[level - 1 : level] > (0,) for pile in box.rules.pile.values()) else "pile"
            message = f"no round uses cards of level {level}"
            yield box.warning("idle-level", message, None, "rules", switch)
    yield from _stars(box)


def _pile(box: Box, number: int) -> Iterator[Issue]:
    stated = box.rules.pile[number]
    if len(stated) > len(LEVELS):
        message = f"rules: pile of round {number} gives {len(stated)} numbers, and there are only levels I, II and III"
        yield box.error("pile-levels", message, None, "rules", "pile", str(number), len(LEVELS),
                        found=", ".join(map(str, stated)), accepted="three numbers")  # fmt: skip
    pile = box.pile(number)
    if not sum(pile):
        message = f"rules: pile has no cards for round {number}"
        yield box.error("missing-pile", message, None, "rules", "pile", str(number))
    elif not pile[number - 1]:
        message = f"rules: the piles of round {number} hold no card of level {number}, which must come first"
        yield box.error("no-first-card", message, None, "rules", "pile", str(number))
    if sum(pile[number:]):
        message = f"rules: round {number} deals cards of a level above its own"
        yield box.advice("high-level", message, None, "rules", "pile", str(number), found=", ".join(map(str, pile)))
    if sum(pile) >= FAR * BASE_PILES[number]:
        message = f"rules: {PILES * sum(pile)} cards make round {number} far longer than the base set's"
        yield box.advice("far-out", message, None, "rules", "pile", str(number), found=sum(pile),
                         accepted=f"about {BASE_PILES[number]} in each pile")  # fmt: skip


def _stars(box: Box) -> Iterator[Issue]:
    starred = [card for card in box.cards if card.starred]
    for card in starred:
        if card.level != 1:
            message = f"{card.id} is starred, and the learning flight has cards of level 1 alone"
            yield box.warning("idle-star", message, card, "starred", found=f"level {card.level}")
    if not box.rules.learning_flight or 1 not in box.rules.rounds:
        return
    idle = [card.id for card in box.cards if card.level == 1 and not box.rounds_of(card)]
    if idle and box.cards_needed(1):
        message = f"{idle[0]} and other cards of level 1 without a star never come up: round 1 is a learning flight"
        yield box.warning("idle-level", message, None, "rules", "learning_flight", found=f"{len(idle)} such cards")
    held = sum(card.count for card in starred if card.level == 1)
    learning = PILES * sum(box.pile(1))
    if held < learning:
        message = f"the learning flight uses {learning} starred cards; the set holds {held}"
        yield box.error("too-few-cards", message, None, "rules", "learning_flight")
    elif held > FAR * learning:
        message = f"the learning flight is flown with all {held} starred cards, far more than the {learning} of its \
piles"
        yield box.advice("far-out", message, None, "rules", "learning_flight", found=held, accepted=str(learning))
