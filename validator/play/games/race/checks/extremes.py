"""Advice on what is legal and far from anything in the box: points, powers, copies, action cards and switches.

The figures are those of the 2007 box: the most that a card of a price gives there.
"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Piece, tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table.counting import FITS
from validator.play.games.race.table.worths import worth_of_powers
from validator.play.games.race.words.bonuses import AnyBonus, EachChip, EachGood, EachNamed, EachStrength
from validator.play.games.race.words.switches import RaceRules
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import (
    Chip,
    Consume,
    ConsumeAll,
    Development,
    GuessTopCard,
    Power,
    Sell,
    Strength,
    World,
)

Steps = tuple[tuple[int, int], ...]
POINTS: Steps = ((0, 2), (3, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9))
"""From each price on, the most points printed on a card that costs no more."""
GIVEN: dict[str, dict[str, Steps]] = {
    "explore_draw": {"cards": ((1, 1), (6, 2))},
    "explore_keep": {"cards": ((4, 1),)},
    "draw_before_developing": {"cards": ((2, 1),)},
    "develop_discount": {"cards": ((1, 1), (6, 2))},
    "draw_after_developing": {"cards": ((1, 1),)},
    "settle_discount": {"cards": ((2, 1), (3, 2))},
    "strength": {"amount": ((1, 1), (2, 2), (4, 3))},
    "strength_against": {"amount": ((2, 1), (3, 2), (6, 4))},
    "sudden_strength": {"amount": ((1, 3),)},
    "pay_for_military": {"discount": ((1, 1),)},
    "draw_after_settling": {"cards": ((3, 1),)},
    "sale_bonus": {"cards": ((1, 1), (2, 2), (3, 3))},
    "consume": {"times": ((3, 2), (5, 3))},
    "consume_all": {"less": ((0, 1),)},
    "discard_for_points": {"cards": ((2, 2),), "points": ((2, 1),)},
    "draw_when_consuming": {"cards": ((6, 1),)},
    "produce_here": {"cards": ((2, 1), (5, 2))},
    "draw_when_produced": {"cards": ((1, 1),)},
    "draw_when_producing": {"cards": ((3, 1), (6, 2))},
    "draw_per_good": {"cards": ((4, 1),)},
    "draw_per_kind": {"cards": ((4, 1),)},
    "draw_if_most": {"cards": ((3, 2),)},
    "draw_per_world": {"cards": ((6, 1),)},
}
"""The same for each number of a power."""
EACH_GOOD = 3
"""More points and cards for one good than any power of the box gives."""
PER_ROUND, PER_ROUND_AND_COST = 0.75, 0.15
"""One and a half times what the powers of the best card of a price are about worth in a round."""
ROUNDS, DEAR, LEAST_WORTH = 8, 3, 0.35
"""A card from price 3 on that in a game of 8 rounds is worth less than about a third of its price is poor."""
USED_BY_GOODS = (Consume, ConsumeAll, Sell)
BONUS_POINTS = {EachNamed: 4, EachStrength: 2, EachGood: 2}
MOST_OF_A_BONUS = 30
"""Points that a single rule can come to in a full tableau; in the box it is 24."""
ACTION_NUMBERS = {
    "explore_wide": ("draw", 3, 7),
    "explore_deep": ("draw", 1, 3),
    "develop": ("discount", 1, 2),
    "settle": ("cards", 1, 2),
    "double": ("times", 2, 2),
    "produce": ("goods", 1, 2),
}
DEEP_KEEP = 2
COPIES = {World: 2, Development: 4}
MUCH_OF_THE_DECK = 8
"""One card in so many of the same design is met in every hand."""
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
            yield _far(box, what, face, "points", most=most, found=face.points)
        if price_of(face) > MOST_PRICE:
            field = "cost" if face.cost is not None else "defence"
            what = say("far-price", card=face.id, field=field, price=price_of(face))
            yield _far(box, what, face, field, most=MOST_PRICE, found=price_of(face))
        yield from _powers_together(box, face)
    for face, place, power in box.powers():
        yield from _power(box, face, place, power)
    for card, place, bonus in box.bonuses():
        yield from _bonus(box, card, place, bonus)
    yield from _copies(box)
    yield from _actions(box)
    yield from _switches(box)


def _far(
    box: Box, what: Sentence, piece: Piece | None, *path: str | int, most: int, found: int, least: int = 0
) -> Issue:
    accepted = say("from-to", least=least, most=most)
    return box.issue(
        "far-out", say("far-out", what=what), piece, *path, found=found, accepted=accepted, severity=Severity.ADVICE
    )


def _at(steps: Steps, price: int) -> int:
    """What the box gives for a price; 1 below the first step, for the word itself is new there."""
    return max((amount for least, amount in steps if least <= price), default=1)


def _power(box: Box, face: World | Development, place: int, power: Power) -> Iterator[Issue]:
    word = tag_of(power)
    for field, steps in GIVEN.get(word, {}).items():
        most, value = _at(steps, price_of(face)) + 1, getattr(power, field)
        if value > most:
            what = say("far-power", card=face.id, value=value, field=field, word=word, price=price_of(face))
            yield _far(box, what, face, "powers", place, field, most=most, found=value)
    if isinstance(power, Strength) and power.amount < -2:
        what = say("far-loss-of-strength", card=face.id, amount=-power.amount)
        yield _far(box, what, face, "powers", place, "amount", least=-2, most=9, found=power.amount)
    if isinstance(power, Consume) and power.points + power.cards > EACH_GOOD * power.goods:
        gain, most = power.points + power.cards, EACH_GOOD * power.goods
        what = say("far-consume", card=face.id, gain=gain, goods=power.goods)
        yield _far(box, what, face, "powers", place, most=most, found=gain)
    if isinstance(power, GuessTopCard) and power.least == power.most:
        message = say("no-guess", card=face.id, number=power.least)
        yield box.issue(
            "no-choice",
            message,
            face,
            "powers",
            place,
            "most",
            found=power.most,
            accepted=say("or-more", least=power.least + 1),
            severity=Severity.ADVICE,
        )


def _powers_together(box: Box, face: World | Development) -> Iterator[Issue]:
    worth, most = worth_of_powers(face), PER_ROUND + PER_ROUND_AND_COST * price_of(face)
    if worth > most:
        yield box.issue("far-out", say("far-powers-together", card=face.id), face, "powers", severity=Severity.ADVICE)
    has_more = bool(getattr(face, "good", None) or getattr(face, "bonus", ())) or any(
        isinstance(power, USED_BY_GOODS) for power in face.powers
    )
    has_more = has_more or not (face.points or face.powers)  # which is told of as blank
    if not has_more and face.points + ROUNDS * worth < price_of(face) * LEAST_WORTH and price_of(face) >= DEAR:
        message = say("poor-card", card=face.id, cost=price_of(face))
        severity = Severity.ADVICE if face.powers else Severity.WARNING
        yield box.issue("poor-card", message, face, severity=severity)


def _bonus(box: Box, card: Development, place: int, bonus: AnyBonus) -> Iterator[Issue]:
    most = BONUS_POINTS.get(type(bonus))
    if most is not None and bonus.points > most:
        what = say("far-bonus", card=card.id, points=bonus.points, each=tag_of(bonus).replace("_", " "))
        yield _far(box, what, card, "bonus", place, "points", most=most, found=bonus.points)
    if isinstance(bonus, EachChip) and bonus.points >= bonus.per:
        what = say("far-bonus-for-chips", card=card.id, points=bonus.points, per=bonus.per)
        yield _far(box, what, card, "bonus", place, "points", most=max(bonus.per - 1, 1), found=bonus.points)
    if type(bonus) in FITS:
        fitting = [box.table.faces[design] for design in box.counted(bonus)]
        copies = min(sum(map(box.copies_in_tableau, fitting)), DOCUMENTED.tableau_end)
        if copies * bonus.points > MOST_OF_A_BONUS:
            what = say("far-bonus-in-all", card=card.id, points=copies * bonus.points, rule=place + 1)
            yield _far(box, what, card, "bonus", place, "points", most=MOST_OF_A_BONUS // copies, found=bonus.points)


def _copies(box: Box) -> Iterator[Issue]:
    for face in box.faces:
        most = COPIES[Development if isinstance(face, Development) else World]
        if face.count > most:
            yield _many(box, face, most)
    for card in [*box.actions, *box.aids]:
        most = max(box.players.most, 4)
        if card.count > most:
            message = say("idle-copies", card=card.id, copies=card.count, players=most)
            yield box.issue(
                "idle-copies", message, card, "count", found=card.count, accepted=str(most), severity=Severity.ADVICE
            )
    yield from _chips(box)


def _many(box: Box, face: World | Development, most: int) -> Issue:
    """More copies of a card than the box has of any: of so many that they are much of the deck it is a warning."""
    deck = sum(each.count for each in box.faces)
    if face.count * MUCH_OF_THE_DECK > deck:
        message = say("flooded-deck", card=face.id, copies=face.count, cards=deck)
        accepted = say("from-to", least=1, most=most)
        return box.issue(
            "flooded-deck", message, face, "count", found=face.count, accepted=accepted, severity=Severity.WARNING
        )
    what = say("far-copies", card=face.id, copies=face.count)
    return _far(box, what, face, "count", most=most, found=face.count, least=1)


def _chips(box: Box) -> Iterator[Issue]:
    chips: list[Chip] = [chip for chip in box.chips if not chip.reserve]
    held = sum(chip.value * chip.count for chip in chips)
    needed = box.players.most * box.rules.points_per_player
    most = max(chips, key=lambda chip: chip.value * chip.count, default=None)
    if most is not None and held > 2 * max(needed, 4 * DOCUMENTED.points_per_player):
        message = say("idle-copies-of-chips", held=held, needed=needed)
        yield box.issue("idle-copies", message, most, "count", found=most.count, severity=Severity.ADVICE)


def _actions(box: Box) -> Iterator[Issue]:
    for card in box.actions:
        word = tag_of(card.action)
        field, least, most = ACTION_NUMBERS.get(word, ("", 0, 0))
        value = getattr(card.action, field) if field else 0
        if not least <= value <= most:
            what = say("far-action", card=card.id, value=value, field=field)
            yield _far(box, what, card, "action", field, least=least, most=most, found=value)
        keep = getattr(card.action, "keep", 0)
        if keep > DEEP_KEEP:
            what = say("far-action-keep", card=card.id, cards=keep)
            yield _far(box, what, card, "action", "keep", least=1, most=DEEP_KEEP, found=keep)


def _switches(box: Box) -> Iterator[Issue]:
    for name, (least, most) in SWITCHES.items():
        value = getattr(box.rules, name)
        if not least <= value <= most:
            what = say("far-switch", switch=name, value=value)
            yield _far(box, what, None, "rules", name, least=least, most=most, found=value)
    kept = box.rules.start_hand - box.rules.start_discards
    if not KEPT[0] <= kept <= KEPT[1] and kept > 0 and not box.rules.beginner_hands:
        what = say("far-first-hand", cards=kept)
        yield _far(box, what, None, "rules", "start_discards", least=KEPT[0], most=KEPT[1], found=kept)
    for kind in KINDS:
        price, most = box.sale_price(kind), DOCUMENTED.sale_price[kind] + PRICE_ABOVE
        if price > most:
            what = say("far-price-of-goods", kind=kind, price=price)
            yield _far(box, what, None, "rules", "sale_price", kind, most=most, found=price)
