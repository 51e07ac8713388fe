"""Legality and completeness of a set of Race for the Galaxy.

What only the whole box shows, and every check in its order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import get_args, get_type_hints

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.checks.general import apart, flood_of
from validator.content.loading import ContentSet
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.checks.cards import (
    action_issues,
    bonus_issues,
    cap_issues,
    card_issues,
    dominated_issues,
    power_issues,
)
from validator.play.games.race.checks.reach import ending_issues, goods_issues, reach_issues, start_issues
from validator.play.games.race.table import worth_of_powers
from validator.play.games.race.words.bonuses import AnyBonus
from validator.play.games.race.words.power import Power, Steps
from validator.play.games.race.words.switches import KINDS, RaceRules
from validator.play.games.race.words.vocabulary import Aid, Chip, Development, World

# Checks of what lies beside the deck: chips, and cards that help to play.

AIDS: tuple[str, ...] = get_args(get_type_hints(Aid)["shows"])


def supply_issues(box: Box) -> Iterator[Issue]:
    """Everything that runs short."""
    yield from _pools(box)
    yield from _large_chips(box)
    yield from _change(box)
    yield from _little_change(box)
    yield from _reserve(box)
    yield from _little_reserve(box)
    yield from _aids(box)


def _sums(box: Box) -> set[int]:
    """Every number of points that some of the chips outside the reserve are worth together."""
    sums = {0}
    for chip in box.chips:
        if not chip.reserve:
            sums = {held + number * chip.value for held in sums for number in range(chip.count + 1)}
    return sums


def _pools(box: Box) -> Iterator[Issue]:
    sums = _sums(box)
    for players in range(box.players.least, box.players.most + 1):
        pool = players * box.rules.points_per_player
        if pool not in sums:
            nearest = max((total for total in sums if total < pool), default=0)
            message = say("too-few-tokens", players=players, pool=pool)
            yield box.issue(
                "too-few-tokens", message, None, "rules", "points_per_player", found=nearest, accepted=str(pool)
            )


def _pool(box: Box) -> list[Chip]:
    """Kinds of chips outside the reserve, the smallest first."""
    return sorted((chip for chip in box.chips if not chip.reserve), key=lambda chip: chip.value)


def _large_chips(box: Box) -> Iterator[Issue]:
    pool = box.players.most * box.rules.points_per_player
    for chip in _pool(box):
        if chip.value > pool:
            message = say("idle-chip", chip=chip.id, value=chip.value, players=box.players.most, pool=pool)
            yield box.warning(
                "idle-chip", message, chip, "value", found=chip.value, accepted=say("from-to", least=1, most=pool)
            )


def _change(box: Box) -> Iterator[Issue]:
    """Can the dearest chip of the pool be changed into every smaller number of points?"""
    pool = _pool(box)
    if not pool:
        return
    dearest = pool[-1]
    missing = set(range(1, dearest.value)) - _sums(box)
    if missing:
        message = say("no-change", chip=dearest.id, missing=min(missing))
        yield box.warning("no-change", message, dearest, "value", found=dearest.value)


def _little_change(box: Box) -> Iterator[Issue]:
    """Can everybody hold one point less than the next larger chip at the same time?"""
    pool, most = _pool(box), box.players.most
    held = 0
    for chip, larger in pairwise(pool):
        held += chip.value * chip.count
        needed = most * (larger.value - 1)
        if larger.value > chip.value and held < needed:
            message = say(
                "little-change", players=most, points=larger.value - 1, value=larger.value, needed=needed, held=held
            )
            yield box.warning(
                "little-change", message, chip, "count", found=held, accepted=say("or-more", least=needed)
            )


def _reserve(box: Box) -> Iterator[Issue]:
    reserve = [chip for chip in box.chips if chip.reserve]
    if box.rules.reserve_chips and not reserve:
        yield box.warning("no-reserve", say("no-reserve"), None, "rules", "reserve_chips")
    if reserve and not box.rules.reserve_chips:
        message = say("idle-reserve", chip=reserve[0].id)
        yield box.warning("idle-field", message, reserve[0], "reserve")


def _little_reserve(box: Box) -> Iterator[Issue]:
    """Does the reserve last, where everybody uses the best power once while the pool runs out?"""
    if not box.rules.reserve_chips:
        return
    times = max((choice.times for choice in box.choices()), default=1)
    needed = box.players.most * max((power.points_at_once * times for _, _, power in box.powers), default=0)
    held = sum(chip.value * chip.count for chip in box.chips)
    spare = held - box.players.most * box.rules.points_per_player
    reserve = [chip for chip in box.chips if chip.reserve]
    if reserve and 0 <= spare < needed:
        message = say("little-reserve", players=box.players.most, spare=spare, needed=needed)
        yield box.advice(
            "little-reserve", message, reserve[0], "count", found=spare, accepted=say("or-more", least=needed)
        )


def _aids(box: Box) -> Iterator[Issue]:
    for shows in AIDS:
        aids = [aid for aid in box.aids if aid.shows == shows]
        held = sum(aid.count for aid in aids)
        if held < box.players.most:
            message = say("too-few-aids", players=box.players.most, shows=shows, held=held)
            yield box.warning(
                "too-few-aids",
                message,
                *((aids[0], "count") if aids else ()),
                found=held,
                accepted=say("or-more", least=box.players.most),
            )


# Checks of the switches of the rules: do they agree with each other, and does each change anything in this set?

DOCUMENTED = RaceRules()
PAIR = 2


def switch_issues(box: Box) -> Iterator[Issue]:
    """Switches that contradict each other, and those set to something that nothing in the set answers to."""
    yield from _beginning(box)
    yield from _exploring(box)
    changed = [name for name in ANSWERS if getattr(box.rules, name) != getattr(DOCUMENTED, name)]
    yield from box.idle_switches((name, ANSWERS[name](box)) for name in changed)


def _beginning(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_discards > rules.start_hand:
        message = say("too-many-discards", discards=rules.start_discards, hand=rules.start_hand)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "start_discards",
            found=rules.start_discards,
            accepted=say("from-to", least=0, most=rules.start_hand),
        )
    elif rules.start_discards == rules.start_hand:
        message = say("empty-start", hand=rules.start_hand)
        accepted = say("from-to", least=0, most=rules.start_hand - 1)
        yield box.warning(
            "empty-start", message, None, "rules", "start_discards", found=rules.start_discards, accepted=accepted
        )


def _exploring(box: Box) -> Iterator[Issue]:
    draw, keep = box.rules.explore_draw, box.rules.explore_keep
    if keep > draw:
        message = say("keeps-more-than-drawn", keep=keep, draw=draw)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "explore_keep",
            found=keep,
            accepted=say("from-to", least=1, most=draw),
        )
    elif keep == draw:
        message = say("keeps-all-drawn", draw=draw)
        yield box.advice(
            "no-choice",
            message,
            None,
            "rules",
            "explore_keep",
            found=keep,
            accepted=say("from-to", least=1, most=draw - 1) if draw > 1 else None,
        )


def _trade(box: Box) -> Sentence | None:
    return None if box.trades() else say("why-no-trade")


def _consume_powers(box: Box) -> Sentence | None:
    return None if box.goods_powers() else say("why-nothing-takes-goods")


def _two_players(box: Box) -> Sentence | None:
    return None if box.players.least <= PAIR else say("why-for-more-players", least=box.players.least)


def _new_card_powers(box: Box) -> Sentence | None:
    if box.any_power(lambda power: power.moment in ("after_building", "after_placing")):
        return None
    return say("why-no-draw-when-placed")


def _duplicates(box: Box) -> Sentence | None:
    if any(card.count > 1 for card in box.developments):
        return None
    return say("why-no-twin-development")


def _trade_powers(box: Box) -> Sentence | None:
    if not any(bonus.names()[1] == "consume" for _, _, bonus in box.bonuses()):
        return say("why-consume-not-counted")
    for face in box.faces:
        phases = {power.phase for power in face.powers}
        if "trade" in phases and "consume" not in phases:
            return None
    return say("why-counted-already")


def _hand_discards(box: Box) -> Sentence | None:
    if not box.any_power(lambda power: power.moment == "discarding"):
        return say("why-no-points-for-discards")
    return None if any(card.action.doubles for card in box.actions) else say("why-no-doubling")


def _alien_worlds(box: Box) -> Sentence | None:
    if not box.holding("alien"):
        return say("no-goods", goods=box.goods_of("alien"))
    if box.any_power(lambda power: power.spares_alien):
        return None
    return say("why-no-free-or-paid")


def _reserve_switch(box: Box) -> Sentence | None:
    return None if box.brings_chips() else say("why-no-chips")


def _strength_floor(box: Box) -> Sentence | None:
    if not box.counts_strength():
        return say("why-strength-not-counted")
    return None if box.lowers_strength() else say("why-strength-not-lowered")


def _beginner_deal(box: Box) -> Sentence | None:
    return say("why-beginner-hands") if box.rules.beginner_hands else None


ANSWERS: dict[str, Callable[[Box], Sentence | None]] = {
    "trade": _trade,
    "consume_powers": _consume_powers,
    "two_player_actions": _two_players,
    "new_card_powers": _new_card_powers,
    "duplicate_developments": _duplicates,
    "trade_powers_count": _trade_powers,
    "double_hand_discards": _hand_discards,
    "alien_worlds_barred": _alien_worlds,
    "reserve_chips": _reserve_switch,
    "strength_floor": _strength_floor,
    "start_hand": _beginner_deal,
    "start_discards": _beginner_deal,
}
"""For each switch that something in the set must answer to: why it changes nothing, or None."""


# Advice on what is legal and far from anything in the box: points, powers, copies, action cards and switches.
#
# The figures are those of the 2007 box: the most that a card of a price gives there.

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


LEAST_SEATS, MOST_SEATS = 2, 4


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    yield from apart(content, CHECKS, Box(content))


def _seats(box: Box) -> Iterator[Issue]:
    players = box.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue(
            "wrong-players",
            say("wrong-players"),
            None,
            "players",
            found=say("from-to", least=players.least, most=players.most),
            accepted=say("from-to", least=LEAST_SEATS, most=MOST_SEATS),
        )


CHECKS = (
    _seats,
    switch_issues,
    card_issues,
    power_issues,
    cap_issues,
    goods_issues,
    bonus_issues,
    reach_issues,
    dominated_issues,
    start_issues,
    ending_issues,
    action_issues,
    supply_issues,
    extreme_issues,
)
