"""Checks of goods: which world gives each kind, what takes it, and what a sale brings."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import KINDS


def goods_issues(box: Box) -> Iterator[Issue]:
    """Kinds of goods that nobody gives or takes, and prices that say nothing."""
    for kind in KINDS:
        yield from _given_and_taken(box, kind)
    yield from _prices(box)


def _given_and_taken(box: Box, kind: Kind) -> Iterator[Issue]:
    worlds = box.holding(kind)
    if not worlds:
        yield box.warning("missing-good", say("no-goods", goods=box.goods_of(kind)))
    elif not _is_consumed(box, kind) and not _is_sold(box, kind):
        message = say("useless-good", kind=kind, world=worlds[0].id)
        yield box.warning("useless-good", message, worlds[0], "good", found=kind)


def _is_consumed(box: Box, kind: Kind) -> bool:
    return any(not power.sells and power.kind in ("any", kind) for power in box.goods_powers())


def _is_sold(box: Box, kind: Kind) -> bool:
    sells = box.trades() or any(power.sells for power in box.goods_powers())
    return sells and box.brings_cards(kind, box.sells_with_bonuses())


def _prices(box: Box) -> Iterator[Issue]:
    yield from _free_goods(box)
    order = [box.sale_price(kind) for kind in KINDS]
    if order != sorted(order):
        yield box.warning("odd-prices", say("odd-prices"), None, "rules", "sale_price")
    elif len(set(order)) == 1 and order[0]:
        message = say("equal-prices", price=order[0])
        yield box.advice("equal-prices", message, None, "rules", "sale_price", found=order[0])


def _free_goods(box: Box) -> Iterator[Issue]:
    free = [kind for kind in KINDS if not box.sale_price(kind)]
    if len(free) == len(KINDS):
        yield box.warning(
            "no-price", say("no-price-at-all"), None, "rules", "sale_price", found=0, accepted=say("price-above-nought")
        )
        return
    for kind in free:
        yield box.warning(
            "no-price",
            say("no-price", kind=kind),
            None,
            "rules",
            "sale_price",
            kind,
            found=0,
            accepted=say("price-above-nought"),
        )
