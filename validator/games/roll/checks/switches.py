"""Switches: numbers that agree with each other and with the set, settings that matter, an end that comes."""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.roll.checks.box import Box
from validator.games.roll.checks.reach import START_FACES, Reach
from validator.games.roll.words.switches import RollRules
from validator.games.roll.words.vocabulary import KINDS, DictateMore, EachDice
from validator.issue import Issue

FEWEST_SEATS = 2
FEWEST_TO_DICTATE = 3
"""One die selects the phase, one is given up, one is moved."""


def switch_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of the set's rules."""
    yield from _credits(box)
    yield from _prices(box, reach)
    yield from _shipping(box, reach)
    yield from _dictates(box, reach)
    yield from _end(box, reach)
    yield from _idle(box, reach)


def _credits(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_credits > rules.credit_cap:
        message = f"rules: nobody can begin with {rules.start_credits} credits where {rules.credit_cap} are the most"
        yield box.issue("out-of-range", message, None, "rules", "start_credits", found=rules.start_credits,
                        accepted=f"0 to {rules.credit_cap}")  # fmt: skip
    elif rules.start_credits == rules.credit_cap:
        message = "everybody begins with the most credits that can be held"
        yield box.advice("full-at-start", message, None, "rules", "start_credits", found=rules.start_credits)
    if rules.stock_credits > rules.credit_cap:
        message = f"an explorer stocks for {rules.stock_credits} credits where {rules.credit_cap} are the most"
        yield box.warning("beyond-cap", message, None, "rules", "stock_credits", found=rules.stock_credits)


def _prices(box: Box, reach: Reach) -> Iterator[Issue]:
    rules, place = box.rules, (None, "rules", "trade_price")
    missing = [kind for kind in reach.kinds if kind not in rules.trade_price]
    if missing:
        message = f"rules: trade_price says nothing of {' and '.join(missing)} goods"
        yield box.issue("missing-price", message, *place, accepted=", ".join(KINDS))
        return
    for kind, price in rules.trade_price.items():
        path = (*place, kind)
        if price > rules.credit_cap:
            message = f"a {kind} good is traded for {price} credits where {rules.credit_cap} are the most"
            yield box.warning("beyond-cap", message, *path, found=price)
        if not price and kind in reach.kinds:
            message = f"a {kind} good is traded for nothing"
            yield box.warning("no-price", message, *path, found=price)
        if kind not in reach.kinds and reach.kinds:
            message = f"{kind} goods have a price, and no world of the set can hold one"
            yield box.warning("idle-price", message, *path, found=price)
    order = [rules.trade_price[kind] for kind in KINDS if kind in rules.trade_price]
    if order != sorted(order):
        message = "rules: novelty goods are worth least, then rare, genes and alien; trade_price says otherwise"
        yield box.warning("odd-prices", message, *place)
    elif len(order) > 1 and len(set(order)) == 1 and order[0]:
        message = "goods of all kinds are traded for the same, so that the colour of a world says nothing there"
        yield box.advice("same-prices", message, *place, found=order[0])
    if order and rules.stock_credits >= max(order):
        message = "an explorer stocks for no less than any good is traded for, and needs no good"
        yield box.advice("odd-prices", message, None, "rules", "stock_credits", found=rules.stock_credits)


def _shipping(box: Box, reach: Reach) -> Iterator[Issue]:
    rules = box.rules
    matched = [die for die in box.dice if die.matches == "all" or die.matches in reach.kinds]
    if not reach.kinds:
        message = "no world of the set can hold a good, so that nobody produces, trades or consumes"
        yield box.warning("no-goods", message, None, "parts")
        return
    if not rules.consume_points and not (rules.match_points and matched):
        message = "consuming a good brings no points, whatever matches"
        yield box.warning("no-points", message, None, "rules", "consume_points", found=0)
    elif not rules.consume_points:
        message = "consuming a good brings no points where neither die matches"
        yield box.advice("no-points", message, None, "rules", "consume_points", found=0)
    if not rules.match_points and matched:
        message = "a match brings no points, so that colours of dice say nothing when shipping"
        yield box.warning("no-points", message, None, "rules", "match_points", found=0)
    elif rules.match_points and not matched:
        message = "a match brings points, and no die matches any world of the set"
        yield box.warning("idle-switch", message, None, "rules", "match_points", found=rules.match_points)


def _dictates(box: Box, reach: Reach) -> Iterator[Issue]:
    dice = reach.own_of(None)
    if not reach.has_dictates and any(True for _ in box.powers(DictateMore)):
        return
    if reach.has_dictates and dice < FEWEST_TO_DICTATE:
        message = f"nobody can ever dictate, which takes {FEWEST_TO_DICTATE} dice; the most anybody can have is {dice}"
        yield box.warning("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    elif box.rules.dictates > max(1, dice // 2):
        message = f"nobody can dictate {box.rules.dictates} times in a round with {dice} dice"
        yield box.advice("idle-switch", message, None, "rules", "dictates", found=box.rules.dictates)
    if reach.has_dictates and reach.start_dice < FEWEST_TO_DICTATE:
        message = f"with {reach.start_dice} dice nobody can dictate at the start, which takes {FEWEST_TO_DICTATE}"
        yield box.advice("few-dice", message, None, "rules", "start_cup", found=reach.start_dice)


def _end(box: Box, reach: Reach) -> Iterator[Issue]:
    end = box.rules.tableau_end
    is_full = reach.tiles >= end
    if not is_full and not reach.has_points:
        message = f"the game never ends: no tableau can hold {end} tiles, and nobody gains points in chips"
        yield box.issue("no-end", message, None, "rules", "tableau_end", found=end,
                        accepted=f"{START_FACES + 1} to {reach.tiles}")  # fmt: skip
    elif not is_full:
        message = f"no tableau can hold the {end} tiles that end the game; there are {reach.tiles} at most"
        yield box.warning("end-out-of-reach", message, None, "rules", "tableau_end", found=end)
    elif not reach.has_points:
        message = "nobody can gain points in chips, so that the pool never runs out"
        yield box.warning("idle-chips", message, None, "rules", "points_per_player")


def _idle(box: Box, reach: Reach) -> Iterator[Issue]:
    """Switches that the set states and that cannot matter in it."""
    for switch, why in _ruled_out(box, reach).items():
        if why and box.states(switch):
            yield box.warning("idle-switch", f"{switch} does nothing: {why}", None, "rules", switch)


def _ruled_out(box: Box, reach: Reach) -> dict[str, str]:
    """By switch, why it cannot matter; empty where it can."""
    rules: RollRules = box.rules
    home = [die for die in box.dice if die.colour == "home"]
    bonuses = [getattr(side.face, "bonus", None) for side in box.sides]
    pool = rules.points_per_player * box.players.most
    return {
        "extra_die_for_two": (
            "two cannot play this set" if box.players.least > FEWEST_SEATS
            else "home dice show only wild sides" if home and all(die.sides.get("wild") == 6 for die in home)
            else ""
        ),
        "dictate_selector": "" if reach.has_dictates else "nobody can dictate",
        "dice_bonus": "" if any(isinstance(bonus, EachDice) for bonus in bonuses) else "no tile scores for dice",
        "wild_faces": "" if any(die.sides.get("wild") for die in box.dice) else "no die has a wild side",
        "producing": "" if reach.kinds else "no world can hold a good",
        "shipping": "" if reach.kinds else "no world can hold a good",
        "trade_price": "" if reach.kinds else "no world can hold a good",
        "reserve": "" if sum(chip.value * chip.count for chip in box.chips) != pool + 10 else "all other chips are ten",
    }  # fmt: skip
