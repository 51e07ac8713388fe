"""Checks of goods: which world gives each kind, what takes it, and what a sale brings."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.play.games.race.checks.box import Box, goods_of, say
from validator.play.games.race.table.compiled import is_windfall
from validator.play.games.race.words.switches import Kind
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    ProduceMore,
    ProduceOnWindfall,
    SaleBonus,
    Sell,
    TradeFirst,
)


def goods_issues(box: Box) -> Iterator[Issue]:
    """Kinds of goods that nobody gives or takes, and prices that say nothing."""
    for kind in KINDS:
        yield from _given_and_taken(box, kind)
    yield from _prices(box)


def sells_with_bonuses(box: Box) -> bool:
    """Whether anybody can sell a good with sale bonuses."""
    return box.has_action(TradeFirst) or any(
        power.bonuses for _, _, power in box.powers(Sell) if isinstance(power, Sell)
    )


def has_sale_bonus(box: Box, kind: Kind) -> bool:
    """Whether any sale bonus of the set is for goods of that kind."""
    return any(
        power.good in ("any", kind) and (power.source == "anywhere" or getattr(face, "good", None) == kind)
        for face, _, power in box.powers(SaleBonus)
        if isinstance(power, SaleBonus)
    )


def brings_cards(box: Box, kind: Kind, with_bonuses: bool) -> bool:
    """Whether selling a good of that kind, with or without bonuses, can bring a card."""
    return box.sale_price(kind) > 0 or (with_bonuses and has_sale_bonus(box, kind))


def sales_bring_cards(box: Box, with_bonuses: bool) -> bool:
    """Whether selling any good that worlds of the set hold can bring a card."""
    return any(brings_cards(box, kind, with_bonuses) for kind in KINDS if box.holding(kind))


def refills(box: Box, kind: str = "any") -> bool:
    """Whether a windfall world for goods of that kind can get another one when producing."""
    if not box.windfalls(kind):
        return False
    powers = [power for _, _, power in box.powers(ProduceOnWindfall) if isinstance(power, ProduceOnWindfall)]
    return box.has_action(ProduceMore) or any(
        power.good in ("any", world.good) for power in powers for world in box.windfalls(kind)
    )


def is_produced(box: Box, kind: str = "any") -> bool:
    """Whether goods of that kind can come in a produce phase."""
    return any(not is_windfall(world) for world in box.holding(kind)) or refills(box, kind)


def _given_and_taken(box: Box, kind: Kind) -> Iterator[Issue]:
    worlds = box.holding(kind)
    if not worlds:
        yield box.issue("missing-good", say("no-goods", goods=goods_of(kind)), severity=Severity.WARNING)
    elif not _is_consumed(box, kind) and not _is_sold(box, kind):
        message = say("useless-good", kind=kind, world=worlds[0].id)
        yield box.issue("useless-good", message, worlds[0], "good", found=kind, severity=Severity.WARNING)


def _is_consumed(box: Box, kind: Kind) -> bool:
    taken = {power.good for _, _, power in box.powers(Consume) if isinstance(power, Consume)}
    return box.has_power(ConsumeAll) or bool(taken & {"any", kind})


def _is_sold(box: Box, kind: Kind) -> bool:
    sells = box.has_action(TradeFirst) or box.has_power(Sell)
    return sells and brings_cards(box, kind, sells_with_bonuses(box))


def _prices(box: Box) -> Iterator[Issue]:
    yield from _free_goods(box)
    order = [box.sale_price(kind) for kind in KINDS]
    if order != sorted(order):
        yield box.issue("odd-prices", say("odd-prices"), None, "rules", "sale_price", severity=Severity.WARNING)
    elif len(set(order)) == 1 and order[0]:
        message = say("equal-prices", price=order[0])
        yield box.issue("equal-prices", message, None, "rules", "sale_price", found=order[0], severity=Severity.ADVICE)


def _free_goods(box: Box) -> Iterator[Issue]:
    free = [kind for kind in KINDS if not box.sale_price(kind)]
    if len(free) == len(KINDS):
        yield box.issue(
            "no-price",
            say("no-price-at-all"),
            None,
            "rules",
            "sale_price",
            found=0,
            accepted=say("price-above-nought"),
            severity=Severity.WARNING,
        )
        return
    for kind in free:
        yield box.issue(
            "no-price",
            say("no-price", kind=kind),
            None,
            "rules",
            "sale_price",
            kind,
            found=0,
            accepted=say("price-above-nought"),
            severity=Severity.WARNING,
        )
