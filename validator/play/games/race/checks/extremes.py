"""Advice on what is legal and far from anything in the box: points, powers, copies, action cards and switches.

The figures are those of the 2007 box: the most that a card of a price gives there.
"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.content.checks.general import flood_of
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table.setup import worth_of_powers
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.power import Power, Steps
from validator.play.games.race.words.switches import RaceRules
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import Chip, Development, World

POINTS: Steps = ((0, 2), (3, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9))
"""From each price on, the most points printed on a card that costs no more."""
PER_ROUND, PER_ROUND_AND_COST = 0.75, 0.15
"""One and a half times what the powers of the best card of a price are about worth in a round."""
ROUNDS, DEAR, LEAST_WORTH = 8, 3, 0.35
"""A card from price 3 on that in a game of 8 rounds is worth less than about a third of its price is poor."""
MOST_OF_A_BONUS = 30
"""Points that a single rule can come to in a full tableau; in the box it is 24."""
COPIES = {World: 2, Development: 4}
SWITCHES = {
    "explore_draw": (2, 4),
    "explore_keep": (1, 2),
    "hand_limit": (6, 20),
    "tableau_end": (8, 18),
    "points_per_player": (6, 24),
}
"""The range of a number in which a game is about as long and as open as the box's."""
MOST_PRICE = 8
"""One more than the strongest world of the box, two more than its dearest card."""
KEPT = (2, 8)
"""Cards of the first hand that are kept; the box's are 4."""
PRICE_ABOVE = 3
"""A price so much above that of the box is far out."""
DOCUMENTED = RaceRules()


def extreme_issues(box: Box) -> Iterator[Issue]:
    """Everything that is far out: advice, but for cards that nobody would want or that flood the deck."""
    for face in box.faces:
        most = _at(POINTS, price_of(face)) + 1
        if face.points > most:
            what = say("far-points", card=face.id, points=face.points)
            yield box.far_out(what, face, "points", most=most, found=face.points)
        if price_of(face) > MOST_PRICE:
            field = "cost" if face.cost is not None else "defence"
            what = say("far-price", card=face.id, field=field, price=price_of(face))
            yield box.far_out(what, face, field, most=MOST_PRICE, found=price_of(face))
        yield from _powers_together(box, face)
    for face, place, power in box.powers:
        yield from _power(box, face, place, power)
    for card, place, bonus in box.bonuses():
        yield from _bonus(box, card, place, bonus)
    yield from _copies(box)
    yield from _actions(box)
    yield from _switches(box)


def _at(steps: Steps, price: int) -> int:
    """What the box gives for a price; 1 below the first step, for the word itself is new there."""
    return max((amount for least, amount in steps if least <= price), default=1)


def _power(box: Box, face: World | Development, place: int, power: Power) -> Iterator[Issue]:
    word = tag_of(power)
    for field, steps in power.usual.items():
        most, value = _at(steps, price_of(face)) + 1, getattr(power, field)
        if value > most:
            what = say("far-power", card=face.id, value=value, field=field, word=word, price=price_of(face))
            yield box.far_out(what, face, "powers", place, field, most=most, found=value)
    yield from power.far(box, face, place)


def _powers_together(box: Box, face: World | Development) -> Iterator[Issue]:
    worth, most = worth_of_powers(face.powers), PER_ROUND + PER_ROUND_AND_COST * price_of(face)
    if worth > most:
        yield box.advice("far-out", say("far-powers-together", card=face.id), face, "powers")
    has_more = bool(getattr(face, "good", None) or getattr(face, "bonus", ())) or any(
        power.takes_goods for power in face.powers
    )
    has_more = has_more or not (face.points or face.powers)  # which is told of as blank
    if not has_more and face.points + ROUNDS * worth < price_of(face) * LEAST_WORTH and price_of(face) >= DEAR:
        message = say("poor-card", card=face.id, cost=price_of(face))
        severity = Severity.ADVICE if face.powers else Severity.WARNING
        yield box.issue("poor-card", message, face, severity=severity)


def _bonus(box: Box, card: Development, place: int, bonus: AnyBonus) -> Iterator[Issue]:
    most = bonus.usual
    if most is not None and bonus.points > most:
        what = say("far-bonus", card=card.id, points=bonus.points, each=tag_of(bonus).replace("_", " "))
        yield box.far_out(what, card, "bonus", place, "points", most=most, found=bonus.points)
    yield from bonus.far(box, card, place)
    if bonus.counts_cards:
        fitting = [box.table.faces[design] for design in box.counted(bonus)]
        copies = min(sum(map(box.copies_in_tableau, fitting)), DOCUMENTED.tableau_end)
        if copies * bonus.points > MOST_OF_A_BONUS:
            what = say("far-bonus-in-all", card=card.id, points=copies * bonus.points, rule=place + 1)
            yield box.far_out(what, card, "bonus", place, "points", most=MOST_OF_A_BONUS // copies, found=bonus.points)


def _copies(box: Box) -> Iterator[Issue]:
    for face in box.faces:
        most = COPIES[Development if isinstance(face, Development) else World]
        if face.count > most:
            yield _many(box, face, most)
    for card in [*box.actions, *box.aids]:
        most = max(box.players.most, 4)
        if card.count > most:
            message = say("idle-copies", card=card.id, copies=card.count, players=most)
            yield box.advice("idle-copies", message, card, "count", found=card.count, accepted=str(most))
    yield from _chips(box)


def _many(box: Box, face: World | Development, most: int) -> Issue:
    """More copies of a card than the box has of any: of so many that they are much of the deck it is a warning."""
    deck = sum(each.count for each in box.faces)
    if flood := flood_of(box.content, face, deck):
        return flood
    what = say("far-copies", card=face.id, copies=face.count)
    return box.far_out(what, face, "count", most=most, found=face.count, least=1)


def _chips(box: Box) -> Iterator[Issue]:
    chips: list[Chip] = [chip for chip in box.chips if not chip.reserve]
    held = sum(chip.value * chip.count for chip in chips)
    needed = box.players.most * box.rules.points_per_player
    most = max(chips, key=lambda chip: chip.value * chip.count, default=None)
    if most is not None and held > 2 * max(needed, 4 * DOCUMENTED.points_per_player):
        message = say("idle-copies-of-chips", held=held, needed=needed)
        yield box.advice("idle-copies", message, most, "count", found=most.count)


def _actions(box: Box) -> Iterator[Issue]:
    for card in box.actions:
        for field, (least, most) in card.action.usual.items():
            value = getattr(card.action, field)
            if not least <= value <= most:
                what = say("far-action", card=card.id, value=value, field=field)
                if field == "keep":
                    what = say("far-action-keep", card=card.id, cards=value)
                yield box.far_out(what, card, "action", field, least=least, most=most, found=value)


def _switches(box: Box) -> Iterator[Issue]:
    for name, (least, most) in SWITCHES.items():
        value = getattr(box.rules, name)
        if not least <= value <= most:
            what = say("far-switch", switch=name, value=value)
            yield box.far_out(what, None, "rules", name, least=least, most=most, found=value)
    kept = box.rules.start_hand - box.rules.start_discards
    if not KEPT[0] <= kept <= KEPT[1] and kept > 0 and not box.rules.beginner_hands:
        what = say("far-first-hand", cards=kept)
        yield box.far_out(what, None, "rules", "start_discards", least=KEPT[0], most=KEPT[1], found=kept)
    for kind in KINDS:
        price, most = box.sale_price(kind), DOCUMENTED.sale_price[kind] + PRICE_ABOVE
        if price > most:
            what = say("far-price-of-goods", kind=kind, price=price)
            yield box.far_out(what, None, "rules", "sale_price", kind, most=most, found=price)
