"""Checks of rewards and prices: stated for everyone, falling in the right order, and worth something."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from validator.games.trucker.checks.box import Box
from validator.games.trucker.words.vocabulary import (
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
from validator.issue import Issue

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
        message = "rules: alien_bonus 0 leaves aliens worse than the two humans they take the place of"
        yield box.warning("no-reward", message, None, "rules", "alien_bonus", found=0)


def _placing(box: Box, number: int) -> Iterator[Issue]:
    rules, most = box.rules, box.players.most
    placing, path = rules.placing[number], ("rules", "placing", str(number))
    if len(placing) < most:
        message = f"rules: placing has {len(placing)} rewards for round {number}; {most} players may arrive"
        yield box.error("missing-reward", message, None, *path)
    if len(placing) > MOST_SEATS:
        message = f"rules: placing has {len(placing)} rewards for round {number}, and {MOST_SEATS} ships at most arrive"
        yield box.warning("idle-reward", message, None, *path, MOST_SEATS, found=len(placing), accepted=str(MOST_SEATS))
    if list(placing) != sorted(placing, reverse=True):
        message = f"rules: placing pays a later ship more than an earlier one in round {number}"
        yield box.warning("odd-reward", message, None, *path, found=", ".join(map(str, placing)))
    elif placing and not placing[0]:
        yield box.warning("no-reward", f"rules: placing pays nothing in round {number}", None, *path, found=0)
    elif len(placing) > 1 and len(set(placing[:most])) == 1:
        message = f"rules: placing pays every place alike in round {number}: the order of the ships does not matter"
        yield box.advice("equal-rewards", message, None, *path, found=placing[0])


def _exposed(box: Box, number: int) -> Iterator[Issue]:
    if not box.rules.fewest_exposed[number]:
        message = f"rules: fewest_exposed pays nothing in round {number}: exposed connectors are not compared"
        yield box.warning("no-reward", message, None, "rules", "fewest_exposed", str(number), found=0)


def _growing(box: Box) -> Iterator[Issue]:
    """Later rounds pay no less."""
    rules = box.rules
    for earlier, later in pairwise(sorted(set(rules.rounds))):
        firsts = [max(rules.placing[number], default=0) for number in (earlier, later)]
        if firsts[1] < firsts[0]:
            message = f"rules: placing pays less in round {later} than in round {earlier}"
            yield box.advice("falling-reward", message, None, "rules", "placing", str(later), found=firsts[1])
        bonuses = [rules.fewest_exposed[number] for number in (earlier, later)]
        if bonuses[1] < bonuses[0]:
            message = f"rules: fewest_exposed pays less in round {later} than in round {earlier}"
            yield box.advice("falling-reward", message, None, "rules", "fewest_exposed", str(later), found=bonuses[1])


def _prices(box: Box) -> Iterator[Issue]:
    stated = box.rules.goods_price
    prices = [stated[colour] for colour in GOODS]
    if not any(prices):
        message = "rules: goods_price is 0 for all goods: nothing is gained by loading them"
        yield box.warning("worthless-goods", message, None, "rules", "goods_price")
    elif prices != sorted(prices, reverse=True):
        message = "rules: red goods are worth most, then yellow, green and blue; goods_price says otherwise"
        yield box.warning("odd-prices", message, None, "rules", "goods_price")
    else:
        for colour in GOODS:
            if not stated[colour]:
                message = f"rules: nobody buys {colour} goods, since their goods_price is 0"
                yield box.warning("worthless-goods", message, None, "rules", "goods_price", colour, found=0)
        for dearer, cheaper in pairwise(GOODS):
            if stated[dearer] and stated[dearer] == stated[cheaper]:
                message = f"rules: {dearer} and {cheaper} goods sell for the same: their colours do not matter"
                yield box.advice("equal-prices", message, None, "rules", "goods_price", cheaper, found=stated[cheaper])


def _of_card(box: Box, card: AdventureCard) -> Iterator[Issue]:
    event = card.adventure
    if isinstance(event, AbandonedShip | Slavers | Pirates) and not event.credits:
        what = "gives nothing for the crew" if isinstance(event, AbandonedShip) else "pays nothing to who beats it"
        yield box.warning("no-reward", f"{card.id} {what}", card, "adventure", "credits", found=0)
    elif isinstance(event, AbandonedShip) and event.credits < event.crew:
        message = f"{card.id} pays less than a credit for each of the crew it takes"
        yield box.advice("poor-reward", message, card, "adventure", "credits", found=event.credits)
    if isinstance(event, Planets | AbandonedShip | AbandonedStation | Slavers | Smugglers | Pirates) and not event.days:
        message = f"{card.id} costs no days: there is nothing to weigh"
        yield box.advice("no-cost", message, card, "adventure", "days", found=0)
    if isinstance(event, Planets):
        yield from _planets(box, card, event)
    if isinstance(event, CombatZone):
        for number, line in enumerate(event.lines):
            if isinstance(line.penalty, LoseDays) and not line.penalty.days:
                message = f"{card.id} has a line without a penalty: losing 0 days is nothing"
                yield box.warning("no-penalty", message, card, "adventure", "lines", number, "penalty", "days", found=0)


def _planets(box: Box, card: AdventureCard, event: Planets) -> Iterator[Issue]:
    if len(event.planets) == 1 and box.players.most > 1:
        message = f"{card.id} has a single planet: one player lands, and nobody else has a choice"
        yield box.advice("lone-planet", message, card, "adventure", "planets")
    loads = [tuple(sorted(load)) for load in event.planets]
    for number, load in enumerate(loads):
        if load in loads[:number]:
            message = f"{card.id} has two planets with the same goods: who lands second chooses nothing"
            yield box.advice("twin-planets", message, card, "adventure", "planets", number)
    worths = [sum(box.rules.goods_price[colour] for colour in load) for load in event.planets]
    for number, worth in enumerate(worths):
        if not worth and any(box.rules.goods_price.values()):
            message = f"{card.id} has a planet whose goods nobody buys"
            yield box.warning("no-reward", message, card, "adventure", "planets", number)
