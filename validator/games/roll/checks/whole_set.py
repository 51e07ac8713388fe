"""Legality and completeness of a set of Roll for the Galaxy, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.games.roll.checks.box import Box
from validator.games.roll.checks.dice import dice_issues
from validator.games.roll.checks.powers import power_issues
from validator.games.roll.checks.supplies import supply_issues
from validator.games.roll.checks.tiles import tile_issues
from validator.games.roll.words.vocabulary import KINDS
from validator.issue import Issue, Severity

LEAST_SEATS, MOST_SEATS = 2, 5


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from _seats(box)
    yield from _switches(box)
    yield from dice_issues(box)
    yield from tile_issues(box)
    yield from power_issues(box)
    yield from supply_issues(box)


def _seats(box: Box) -> Iterator[Issue]:
    players = box.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue("wrong-players", "the game is for 2 to 5 players", None, "players",
                        found=f"{players.least} to {players.most}", accepted="2 to 5")  # fmt: skip


def _switches(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_credits > rules.credit_cap:
        message = f"rules: nobody can begin with {rules.start_credits} credits where {rules.credit_cap} are the most"
        yield box.issue("out-of-range", message, None, "rules", "start_credits", found=rules.start_credits,
                        accepted=f"0 to {rules.credit_cap}")  # fmt: skip
    missing = [kind for kind in KINDS if kind not in rules.trade_price]
    if missing:
        message = f"rules: trade_price says nothing of {' and '.join(missing)} goods"
        yield box.issue("missing-price", message, None, "rules", "trade_price", accepted=", ".join(KINDS))
        return
    order = [rules.trade_price[kind] for kind in KINDS]
    if order != sorted(order):
        message = "rules: novelty goods are worth least, then rare, genes and alien; trade_price says otherwise"
        yield box.issue("odd-prices", message, None, "rules", "trade_price", severity=Severity.WARNING)
    if rules.extra_die_for_two and box.players.least > LEAST_SEATS:
        message = "rules: extra_die_for_two does nothing in a set that two cannot play"
        if box.content.rules != type(rules)():
            yield box.issue("idle-switch", message, None, "rules", severity=Severity.ADVICE)
