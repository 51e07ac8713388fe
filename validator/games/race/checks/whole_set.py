"""Legality and completeness of a set of Race for the Galaxy, beyond what a schema can say."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.loading import ContentSet
from validator.games.race.checks.bonuses import bonus_issues
from validator.games.race.checks.box import Box
from validator.games.race.checks.cards import card_issues
from validator.games.race.checks.doubles import dominated_issues
from validator.games.race.checks.powers import power_issues
from validator.games.race.checks.reach import reach_issues
from validator.games.race.checks.starts import start_issues
from validator.games.race.checks.supplies import supply_issues
from validator.games.race.words.bonuses import EachStrength
from validator.games.race.words.terms import KINDS
from validator.issue import Issue, Severity

LEAST_SEATS, MOST_SEATS = 2, 4


def check(content: ContentSet) -> Iterator[Issue]:
    """Every issue of the game's own rules."""
    box = Box(content)
    yield from _seats(box)
    yield from _switches(box)
    yield from card_issues(box)
    yield from power_issues(box)
    yield from bonus_issues(box)
    yield from reach_issues(box)
    yield from dominated_issues(box)
    yield from start_issues(box)
    yield from supply_issues(box)


def _seats(box: Box) -> Iterator[Issue]:
    players = box.players
    if players.least < LEAST_SEATS or players.most > MOST_SEATS:
        yield box.issue("wrong-players", "the game is for 2 to 4 players", None, "players",
                        found=f"{players.least} to {players.most}", accepted="2 to 4")  # fmt: skip


def _switches(box: Box) -> Iterator[Issue]:
    rules = box.rules
    if rules.start_discards > rules.start_hand:
        message = f"rules: nobody can discard {rules.start_discards} of {rules.start_hand} cards"
        yield box.issue("out-of-range", message, None, "rules", "start_discards", found=rules.start_discards,
                        accepted=f"0 to {rules.start_hand}")  # fmt: skip
    if rules.explore_keep > rules.explore_draw:
        message = f"rules: explore_keep asks to keep {rules.explore_keep} of {rules.explore_draw} cards drawn"
        yield box.issue("out-of-range", message, None, "rules", "explore_keep", found=rules.explore_keep,
                        accepted=f"1 to {rules.explore_draw}")  # fmt: skip
    counts_strength = any(isinstance(bonus, EachStrength) for card in box.developments for bonus in card.bonus)
    if rules.strength_floor and not counts_strength:
        message = "rules: strength_floor does nothing: no card of the set scores for strength"
        yield box.issue("idle-switch", message, None, "rules", "strength_floor", severity=Severity.WARNING)
    yield from _prices(box)


def _prices(box: Box) -> Iterator[Issue]:
    prices = box.rules.sale_price
    missing = [kind for kind in KINDS if kind not in prices]
    if missing:
        message = f"rules: sale_price says nothing of {' and '.join(missing)} goods"
        yield box.issue("missing-price", message, None, "rules", "sale_price", accepted=", ".join(KINDS))
        return
    order = [prices[kind] for kind in KINDS]
    if order != sorted(order):
        message = "rules: novelty goods are worth least, then rare, genes and alien; sale_price says otherwise"
        yield box.issue("odd-prices", message, None, "rules", "sale_price", severity=Severity.WARNING)
