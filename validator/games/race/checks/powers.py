"""Checks of powers, goods and phases: is there anything in the set that they could act on?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from validator.content.vocabulary import tag_of
from validator.games.race.checks.box import Box
from validator.games.race.table.compiled import Face
from validator.games.race.words.terms import KINDS, PHASES
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    ConsumeDouble,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    FreeWorld,
    GuessTopCard,
    PayForMilitary,
    Power,
    ProduceMore,
    ProduceOnWindfall,
    SaleBonus,
    Sell,
    SettleDiscount,
    Strength,
    StrengthAgainst,
    TradeFirst,
    World,
)
from validator.issue import Issue, Severity


def power_issues(box: Box) -> Iterator[Issue]:
    """Powers, action cards, goods and phases that nothing in the set answers to."""
    for face, place, power in box.powers():
        why = OBSTACLES[type(power)](box, face, power) if type(power) in OBSTACLES else None
        if why:
            message = f"{face.id}: the power {tag_of(power)!r} can never do anything: {why}"
            yield box.issue("idle-power", message, face, "powers", place, severity=Severity.WARNING)
    yield from _actions(box)
    yield from _goods(box)
    phases = {phase for face in box.faces for phase in box.phases(face)}
    for phase in PHASES:
        if phase not in phases:
            message = f"no card of the set has a power in the phase {phase!r}"
            yield box.issue("idle-phase", message, severity=Severity.ADVICE)


def _others(face: Face, worlds: list[World]) -> list[World]:
    """The worlds that may come after a card lies in the tableau: its own design only with another copy."""
    return [world for world in worlds if world is not face or world.count > 1]


def _strength(box: Box, face: Face, power: Strength) -> str | None:
    return None if power.amount else "it adds nothing"


def _strength_against(box: Box, face: Face, power: StrengthAgainst) -> str | None:
    military = _others(face, box.military)
    if power.against == "rebel":
        return None if any("rebel" in world.keywords for world in military) else "no military world is a rebel world"
    return None if any(world.good == power.against for world in military) else (
        f"no military world has {power.against} goods"
    )  # fmt: skip


def _pay_for_military(box: Box, face: Face, power: PayForMilitary) -> str | None:
    payable = any(not box.is_barred(world) for world in _others(face, box.military))
    return None if payable else "no military world of the set may be paid for"


def _free_world(box: Box, face: Face, power: FreeWorld) -> str | None:
    placeable = any(not box.is_barred(world) for world in _others(face, box.worlds))
    return None if placeable else "no world of the set may be placed free"


def _settle_discount(box: Box, face: Face, power: SettleDiscount) -> str | None:
    pays_for_military = box.has_power(PayForMilitary)
    payable = [
        world for world in _others(face, box.worlds)
        if world.defence is None or (pays_for_military and not box.is_barred(world))
    ]  # fmt: skip
    if any(power.good in ("any", world.good) for world in payable):
        return None
    return "no world of the set is paid for" if power.good == "any" else f"no world with {power.good} goods is paid for"


def _sale_bonus(box: Box, face: Face, power: SaleBonus) -> str | None:
    sells = box.has_action(TradeFirst) or any(
        sell.bonuses for _, _, sell in box.powers(Sell) if isinstance(sell, Sell)
    )  # fmt: skip
    return _no_goods(box, face, power) if sells else "nothing in the set sells goods with bonuses"


def _no_goods(box: Box, face: Face, power: Any) -> str | None:
    good: str = getattr(power, "good", "any")
    if box.holding(good):
        return None
    return f"no world of the set holds {good} goods" if good != "any" else "no world of the set holds goods"


def _consume(box: Box, face: Face, power: Consume) -> str | None:
    worlds = box.holding(power.good)
    if not worlds:
        return _no_goods(box, face, power)
    if power.different:
        kinds = {world.good for world in worlds}
        return None if len(kinds) >= min(power.goods, len(KINDS)) else (
            f"it takes goods of {power.goods} kinds, and the worlds of the set hold {len(kinds)}"
        )  # fmt: skip
    held = sum(world.count for world in worlds)
    if power.goods <= held:
        return None
    kind = "" if power.good == "any" else f"{power.good} "
    return f"it takes {power.goods} {kind}goods, and the worlds of the set hold {held}"


def _produce_on_windfall(box: Box, face: Face, power: ProduceOnWindfall) -> str | None:
    if box.windfalls(power.good):
        return None
    return "the set has no windfall world" + ("" if power.good == "any" else f" for {power.good} goods")


def _guess(box: Box, face: Face, power: GuessTopCard) -> str | None:
    numbers = {card.cost for card in box.faces} | {world.defence for world in box.worlds}
    if power.least > power.most or any(number in numbers for number in range(power.least, power.most + 1)):
        return None
    return f"no card costs {power.least} to {power.most} or has such a defence"


OBSTACLES: dict[type[Power], Callable[[Box, Face, Any], str | None]] = {
    Strength: _strength,
    StrengthAgainst: _strength_against,
    PayForMilitary: _pay_for_military,
    FreeWorld: _free_world,
    SettleDiscount: _settle_discount,
    SaleBonus: _sale_bonus,
    Consume: _consume,
    ConsumeAll: _no_goods,
    Sell: _no_goods,
    GuessTopCard: _guess,
    ProduceOnWindfall: _produce_on_windfall,
    DrawPerGood: _no_goods,
    DrawPerKind: _no_goods,
    DrawIfMost: _no_goods,
    DrawPerWorld: _no_goods,
}
"""For each word that needs something else in the set: why it can do nothing, or None."""


def _actions(box: Box) -> Iterator[Issue]:
    gains_points = any(
        isinstance(power, ConsumeAll) or power.points
        for _, _, power in box.powers(Consume, ConsumeAll) if isinstance(power, Consume | ConsumeAll)
    )  # fmt: skip
    needs: dict[type, tuple[bool, str]] = {
        TradeFirst: (bool(box.holding()), "no world of the set holds goods"),
        ConsumeDouble: (gains_points, "no power of the set gives points for goods"),
        ProduceMore: (bool(box.windfalls()), "the set has no windfall world"),
    }
    for card in box.actions:
        has_use, why = needs.get(type(card.action), (True, ""))
        if not has_use:
            message = f"{card.id}: the bonus {tag_of(card.action)!r} can never do anything: {why}"
            yield box.issue("idle-power", message, card, "action", severity=Severity.WARNING)


def _goods(box: Box) -> Iterator[Issue]:
    sells = box.has_action(TradeFirst) or box.has_power(Sell)
    takes_all = box.has_power(ConsumeAll)
    taken = {power.good for _, _, power in box.powers(Consume) if isinstance(power, Consume)}
    for kind in KINDS:
        worlds = box.holding(kind)
        if not worlds:
            message = f"no world of the set holds {kind} goods"
            yield box.issue("missing-good", message, severity=Severity.WARNING)
        elif not (sells or takes_all or taken & {"any", kind}):
            message = f"nothing in the set sells or consumes {kind} goods, such as those of {worlds[0].id}"
            yield box.issue("useless-good", message, worlds[0], "good", found=kind, severity=Severity.WARNING)
