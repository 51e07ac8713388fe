"""Switches: numbers that agree with each other and with the set, settings that matter, an end that comes."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import Sentence, all_of, in_a_row
from validator.play.games.roll.checks.box import Box, say
from validator.play.games.roll.checks.reach import START_FACES, Reach
from validator.play.games.roll.words.bonuses import EachDice
from validator.play.games.roll.words.power import FEWEST_TO_DICTATE
from validator.play.games.roll.words.switches import RollRules
from validator.play.games.roll.words.terms import KINDS

FEWEST_SEATS = 2


def switch_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the set's rules."""
    yield from _credits(box)
    yield from _prices(box, reach)
    yield from _shipping(box, reach)
    yield from _dictates(box, reach)
    yield from _end(box, reach)
    yield from box.idle_switches((name, why) for name, why in _ruled_out(box, reach).items() if box.states(name))


def _credits(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_credits > rules.credit_cap:
        message = say("too-many-credits", credits=rules.start_credits, cap=rules.credit_cap)
        yield box.issue(
            "out-of-range",
            message,
            None,
            "rules",
            "start_credits",
            found=rules.start_credits,
            accepted=say("from-to", least=0, most=rules.credit_cap),
        )
    elif rules.start_credits == rules.credit_cap:
        yield box.advice(
            "full-at-start", say("full-at-start"), None, "rules", "start_credits", found=rules.start_credits
        )
    if rules.stock_credits > rules.credit_cap:
        message = say("stock-beyond-cap", credits=rules.stock_credits, cap=rules.credit_cap)
        yield box.warning("beyond-cap", message, None, "rules", "stock_credits", found=rules.stock_credits)


def _prices(box: Box, reach: Reach) -> Iterator[Issue]:
    rules, place = box.rules, (None, "rules", "trade_price")
    missing = [kind for kind in reach.kinds if kind not in rules.trade_price]
    if missing:
        message = say("missing-price", kinds=all_of(missing))
        yield box.issue("missing-price", message, *place, accepted=in_a_row(KINDS))
        return
    for kind, price in rules.trade_price.items():
        path = (*place, kind)
        if price > rules.credit_cap:
            message = say("price-beyond-cap", kind=kind, price=price, cap=rules.credit_cap)
            yield box.warning("beyond-cap", message, *path, found=price)
        if not price and kind in reach.kinds:
            message = say("no-price", kind=kind)
            yield box.warning("no-price", message, *path, found=price)
        if kind not in reach.kinds and reach.kinds:
            message = say("idle-price", kind=kind)
            yield box.warning("idle-price", message, *path, found=price)
    order = [rules.trade_price[kind] for kind in KINDS if kind in rules.trade_price]
    if order != sorted(order):
        yield box.warning("odd-prices", say("odd-prices"), *place)
    elif len(order) > 1 and len(set(order)) == 1 and order[0]:
        yield box.advice("same-prices", say("same-prices"), *place, found=order[0])
    if order and rules.stock_credits >= max(order):
        yield box.advice(
            "odd-prices", say("stock-beats-trade"), None, "rules", "stock_credits", found=rules.stock_credits
        )


def _shipping(box: Box, reach: Reach) -> Iterator[Issue]:
    rules = box.rules
    matched = [die for die in box.dice if die.matches == "all" or die.matches in reach.kinds]
    if not reach.kinds:
        yield box.warning("no-goods", say("no-goods"), None, "parts")
        return
    if not rules.consume_points and not (rules.match_points and matched):
        yield box.warning("no-points", say("no-points"), None, "rules", "consume_points", found=0)
    elif not rules.consume_points:
        yield box.advice("no-points", say("no-points-without-match"), None, "rules", "consume_points", found=0)
    if not rules.match_points and matched:
        yield box.warning("no-points", say("no-points-for-match"), None, "rules", "match_points", found=0)
    elif rules.match_points and not matched:
        message = say("idle-match-points")
        yield box.warning("idle-switch", message, None, "rules", "match_points", found=rules.match_points)


def _dictates(box: Box, reach: Reach) -> Iterator[Issue]:
    dice = reach.own_of(None)
    if not reach.has_dictates and box.any_power(lambda power: power.moment == "dictating_more"):
        return
    if reach.has_dictates and dice < FEWEST_TO_DICTATE:
        message = say("nobody-dictates", needed=FEWEST_TO_DICTATE, most=dice)
        yield box.warning("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    elif box.rules.dictates > max(1, dice // 2):
        message = say("too-many-dictates", times=box.rules.dictates, dice=dice)
        yield box.advice("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    if reach.has_dictates and reach.start_dice < FEWEST_TO_DICTATE:
        message = say("few-dice", dice=reach.start_dice, needed=FEWEST_TO_DICTATE)
        yield box.advice("few-dice", message, None, "rules", "start_cup", found=reach.start_dice)


def _end(box: Box, reach: Reach) -> Iterator[Issue]:
    end = box.rules.tableau_end
    is_full = reach.tiles >= end
    if not is_full and not reach.has_points:
        message = say("no-end", tiles=end)
        yield box.issue(
            "no-end",
            message,
            None,
            "rules",
            "tableau_end",
            found=end,
            accepted=say("from-to", least=START_FACES + 1, most=reach.tiles),
        )
    elif not is_full:
        message = say("end-out-of-reach", tiles=end, most=reach.tiles)
        yield box.warning("end-out-of-reach", message, None, "rules", "tableau_end", found=end)
    elif not reach.has_points:
        message = say("idle-chips")
        yield box.warning("idle-chips", message, None, "rules", "points_per_player")


def _ruled_out(box: Box, reach: Reach) -> dict[str, Sentence | None]:
    """By switch, why it cannot matter; None where it can."""
    rules: RollRules = box.rules
    home = [die for die in box.dice if die.colour == "home"]
    bonuses = [getattr(side.face, "bonus", None) for side in box.sides]
    pool = rules.points_per_player * box.players.most
    no_goods = None if reach.kinds else say("why-no-goods")
    scores_dice = any(isinstance(bonus, EachDice) for bonus in bonuses)
    has_wild = any(die.sides.get("wild") for die in box.dice)
    is_ten = sum(chip.value * chip.count for chip in box.chips) == pool + 10
    return {
        "extra_die_for_two": (
            say("why-not-for-two")
            if box.players.least > FEWEST_SEATS
            else say("why-home-dice-wild")
            if home and all(die.sides.get("wild") == 6 for die in home)
            else None
        ),
        "dictate_selector": None if reach.has_dictates else say("why-no-dictates"),
        "dice_bonus": None if scores_dice else say("why-no-dice-bonus"),
        "wild_faces": None if has_wild else say("why-no-wild-sides"),
        "producing": no_goods,
        "shipping": no_goods,
        "trade_price": no_goods,
        "reserve": say("why-ten-left") if is_ten else None,
    }
