"""Amounts of powers: no less than the plain rule, no more than anybody can hold or pay, and of some use."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.play.games.roll.checks.box import Box, Side, reassigns, say
from validator.play.games.roll.checks.reach import Reach, is_world_of
from validator.play.games.roll.words.vocabulary import (
    AnyFace,
    BuyPoints,
    CompletionDiscount,
    CreditsOnCompletion,
    CreditsPerCitizen,
    CreditsPerConsume,
    CreditsPerGood,
    CreditsPerTrade,
    Development,
    ExtraGood,
    PointsPerConsume,
    Power,
    ReturnWorkers,
    StockMore,
    VirtualWorkers,
)

Path = tuple[str | int, ...]
DEAR = 5
"""Credits for a point that nobody would pay: a good is traded for no more and consumed for one point at least."""


def amount_issues(box: Box, reach: Reach) -> Iterator[Issue]:
    """Every issue of how much powers bring."""
    for side, place, power in box.powers():
        path = (side.field, "powers", place)
        yield from _cap(box, reach, side, power, path)
        yield from _plain(box, reach, side, power, path)
        yield from _goods(box, reach, side, power, path)
        if isinstance(power, CompletionDiscount):
            yield from _discount(box, reach, side, power, path)
        elif isinstance(power, ReturnWorkers):
            yield from _returned(box, reach, side, power, path)


def _cap(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    cap = box.rules.credit_cap
    if isinstance(power, BuyPoints):
        if power.credits > cap:
            message = say("unpayable", face=side.name, credits=power.credits, cap=cap)
            yield box.warning("unpayable", message, side.piece, *path, "credits", found=power.credits)
        elif power.credits >= DEAR * power.points:
            message = say("dear-points", face=side.name)
            yield box.advice("dear-points", message, side.piece, *path, "credits", found=power.credits)
        return
    credits: int = getattr(power, "credits", 0)
    if isinstance(power, CreditsOnCompletion):
        credits += power.more
    before = 0
    if isinstance(power, CreditsPerTrade):
        before = min(_prices(box, reach, power.colours), default=0)
    if credits and before + credits > cap:
        message = say("beyond-cap", face=side.name, credits=credits, cap=cap)
        if before:
            message = say("beyond-cap-with-trade", face=side.name, credits=credits, sold=before, cap=cap)
        yield box.warning("beyond-cap", message, side.piece, *path, "credits", found=credits)


def _prices(box: Box, reach: Reach, colours: tuple[str, ...] | None) -> list[int]:
    """Prices of goods of these colours that the set's worlds can hold."""
    prices = box.rules.trade_price.items()
    return [price for kind, price in prices if kind in reach.kinds and (colours is None or kind in colours)]


def _plain(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Powers that bring no more than everybody has, or always the same."""
    if isinstance(power, StockMore) and power.credits <= box.rules.stock_credits:
        message = say("no-gain-in-stock", face=side.name, credits=box.rules.stock_credits)
        yield box.warning("no-gain", message, side.piece, *path, "credits", found=power.credits)
    if isinstance(power, CreditsPerCitizen) and 0 < reach.own[power.colour] <= power.per and power.per > 1:
        most = reach.own[power.colour]
        message = say("one-group", face=side.name, colour=power.colour, per=power.per, most=most)
        yield box.advice("one-group", message, side.piece, *path, "per", found=power.per)


def _goods(box: Box, reach: Reach, side: Side, power: Power, path: Path) -> Iterator[Issue]:
    """Powers about goods in a set whose worlds hold none."""
    words = CreditsPerTrade | CreditsPerConsume | PointsPerConsume | BuyPoints | ExtraGood | CreditsPerGood
    ships = isinstance(power, VirtualWorkers) and power.phase == "ship"
    if (ships or isinstance(power, words)) and not reach.kinds:
        message = say("idle-for-goods", face=side.name)
        yield box.warning("idle-power", message, side.piece, *path)


def _discount(box: Box, reach: Reach, side: Side, power: CompletionDiscount, path: Path) -> Iterator[Issue]:
    def is_cheaper(face: AnyFace) -> bool:
        if power.phase == "settle":
            return is_world_of(face, power.colours)
        return isinstance(face, Development) and (reassigns(face) or not power.reassign) and face is not side.face

    dearest = max(reach.costs(is_cheaper), default=0)
    if dearest <= power.least:
        message = say("idle-discount", face=side.name, most=dearest)
        yield box.warning("idle-power", message, side.piece, *path, found=power.least)
    elif power.workers > dearest - power.least:
        message = say("excess-discount", face=side.name, workers=power.workers, most=dearest - power.least)
        yield box.advice("excess", message, side.piece, *path, "workers", found=power.workers)


def _returned(box: Box, reach: Reach, side: Side, power: ReturnWorkers, path: Path) -> Iterator[Issue]:
    is_kind = lambda face: isinstance(face, Development) == (power.phase == "develop")  # noqa: E731
    dearest = max(reach.costs(is_kind), default=0)
    if power.most is not None and power.most > dearest:
        message = say("excess-return", face=side.name, workers=power.most, most=dearest)
        yield box.advice("excess", message, side.piece, *path, "most", found=power.most)
