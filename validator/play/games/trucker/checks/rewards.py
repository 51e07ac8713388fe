"""Checks of rewards and prices: stated for everyone, falling in the right order, and worth something."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.words.vocabulary import (
    GOODS,
    AbandonedShip,
    AbandonedStation,
    AdventureCard,
    CombatZone,
    LoseDays,
    Pirates,
    Planets,
    Slavers,
    Smugglers,
)

MOST_SEATS = 4


def reward_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with what players are paid, and what that costs them."""
    for number in dict.fromkeys(box.rules.rounds):
        yield from _placing(box, number)
        yield from _exposed(box, number)
    yield from _growing(box)
    yield from _prices(box)
    for card in box.flown:
        yield from _of_card(box, card)
    if not box.rules.alien_bonus:
        yield box.warning("no-reward", say("worse-aliens"), None, "rules", "alien_bonus", found=0)


def _placing(box: Box, number: int) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    placing, path = rules.placing[number], ("rules", "placing", str(number))
    if len(placing) < most:
        message = say("missing-reward", rewards=len(placing), round=number, players=most)
        yield box.error("missing-reward", message, None, *path)
    if len(placing) > MOST_SEATS:
        message = say("idle-reward", rewards=len(placing), round=number, ships=MOST_SEATS)
        yield box.warning("idle-reward", message, None, *path, MOST_SEATS, found=len(placing), accepted=str(MOST_SEATS))
    if list(placing) != sorted(placing, reverse=True):
        yield box.warning("odd-reward", say("odd-reward", round=number), None, *path, found=in_a_row(placing))
    elif placing and not placing[0]:
        yield box.warning("no-reward", say("no-placing", round=number), None, *path, found=0)
    elif len(placing[:most]) > 1 and len(set(placing[:most])) == 1:
        yield box.advice("equal-rewards", say("equal-rewards", round=number), None, *path, found=placing[0])


def _exposed(box: Box, number: int) -> Iterator[Issue]:
    if not box.rules.fewest_exposed[number]:
        message = say("no-fewest-exposed", round=number)
        yield box.warning("no-reward", message, None, "rules", "fewest_exposed", str(number), found=0)


def _growing(box: Box) -> Iterator[Issue]:
    """Later rounds pay no less."""
    rules = box.rules
    for earlier, later in pairwise(sorted(set(rules.rounds))):
        firsts = [max(rules.placing[number], default=0) for number in (earlier, later)]
        if firsts[1] < firsts[0]:
            message = say("falling-reward", switch="placing", later=later, earlier=earlier)
            yield box.advice("falling-reward", message, None, "rules", "placing", str(later), found=firsts[1])
        bonuses = [rules.fewest_exposed[number] for number in (earlier, later)]
        if bonuses[1] < bonuses[0]:
            message = say("falling-reward", switch="fewest_exposed", later=later, earlier=earlier)
            yield box.advice("falling-reward", message, None, "rules", "fewest_exposed", str(later), found=bonuses[1])


def _prices(box: Box) -> Iterator[Issue]:
    stated = box.rules.goods_price
    prices = [stated[colour] for colour in GOODS]
    if not any(prices):
        yield box.warning("worthless-goods", say("worthless-goods"), None, "rules", "goods_price")
    elif prices != sorted(prices, reverse=True):
        yield box.warning("odd-prices", say("odd-prices"), None, "rules", "goods_price")
    else:
        for colour in GOODS:
            if not stated[colour]:
                message = say("unsold-goods", colour=colour)
                yield box.warning("worthless-goods", message, None, "rules", "goods_price", colour, found=0)
        for dearer, cheaper in pairwise(GOODS):
            if stated[dearer] and stated[dearer] == stated[cheaper]:
                message = say("equal-prices", dearer=dearer, cheaper=cheaper)
                yield box.advice("equal-prices", message, None, "rules", "goods_price", cheaper, found=stated[cheaper])


def _of_card(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if isinstance(event, AbandonedShip | Slavers | Pirates) and not event.credits:
        message = say("unpaid-crew" if isinstance(event, AbandonedShip) else "unpaid-victory", card=card.id)
        yield box.warning("no-reward", message, card, "adventure", "credits", found=0)
    elif isinstance(event, AbandonedShip) and event.credits < event.crew:
        message = say("poor-reward", card=card.id)
        yield box.advice("poor-reward", message, card, "adventure", "credits", found=event.credits)
    if isinstance(event, Planets | AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) and not event.days:
        yield box.advice("no-cost", say("no-cost", card=card.id), card, "adventure", "days", found=0)
    if isinstance(event, Planets):
        yield from _planets(box, card, event)
    if isinstance(event, CombatZone):
        for number, line in enumerate(event.lines):
            if isinstance(line.penalty, LoseDays) and not line.penalty.days:
                message = say("no-penalty", card=card.id)
                yield box.warning("no-penalty", message, card, "adventure", "lines", number, "penalty", "days", found=0)


def _planets(box: Box, card: AdventureCard, event: Planets) -> Iterator[Issue]:
    if len(event.planets) == 1 and box.players.most > 1:
        yield box.advice("lone-planet", say("lone-planet", card=card.id), card, "adventure", "planets")
    loads = [tuple(sorted(load)) for load in event.planets]
    for number, load in enumerate(loads):
        if load in loads[:number]:
            yield box.advice("twin-planets", say("twin-planets", card=card.id), card, "adventure", "planets", number)
    worths = [sum(box.rules.goods_price[colour] for colour in load) for load in event.planets]
    for number, worth in enumerate(worths):
        if not worth and any(box.rules.goods_price.values()):
            yield box.warning("no-reward", say("unsold-planet", card=card.id), card, "adventure", "planets", number)
