"""Checks of powers and phases: is there anything in the set that they could act on?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from validator.content.vocabulary import tag_of
from validator.games.race.checks.box import Box, price_of
from validator.games.race.checks.goods import is_produced, refills, sales_bring_cards, sells_with_bonuses
from validator.games.race.table.compiled import Face
from validator.games.race.words.bonuses import EachStrength
from validator.games.race.words.terms import KINDS, PHASES
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    DrawWhenProduced,
    FreeWorld,
    GuessTopCard,
    PayForMilitary,
    Power,
    ProduceOnWindfall,
    SaleBonus,
    Sell,
    SettleDiscount,
    Strength,
    StrengthAgainst,
    SuddenStrength,
    World,
)
from validator.issue import Issue, Severity


def power_issues(box: Box) -> Iterator[Issue]:
    """Powers and phases that nothing in the set answers to."""
    for face, place, power in box.powers():
        why = OBSTACLES[type(power)](box, face, power) if type(power) in OBSTACLES else None
        if why:
            message = f"{face.id}: the power {tag_of(power)!r} can never do anything: {why}"
            yield box.issue("idle-power", message, face, "powers", place, severity=Severity.WARNING)
    phases = {phase for face in box.faces for phase in box.phases(face)}
    for phase in PHASES:
        if phase not in phases:
            message = f"no card of the set has a power in the phase {phase!r}"
            yield box.issue("idle-phase", message, severity=Severity.ADVICE)


def lowers_strength(box: Box) -> bool:
    """Whether any card of the set takes strength away."""
    return any(isinstance(power, Strength) and power.amount < 0 for _, _, power in box.powers(Strength))


def _opponents(box: Box, face: Face) -> list[World]:
    """Military worlds that a card may come to be used against, and that not everybody conquers anyway."""
    worlds = box.others(face, box.military)
    return worlds if lowers_strength(box) else [world for world in worlds if world.defence]


def payable(box: Box, face: Face) -> list[World]:
    """Worlds that a player with this card may pay for, and that cost something."""
    pays_for_military = box.has_power(PayForMilitary)
    return [
        world for world in box.others(face, box.worlds)
        if price_of(world) and (world.defence is None or (pays_for_military and not box.is_barred(world)))
    ]  # fmt: skip


def goods_at_once(box: Box, face: Face, good: str) -> int:
    """The most goods of a kind that a player with this card can have, by the worlds of the set and by room."""
    is_among = isinstance(face, World) and face.good is not None and good in ("any", face.good)
    return min(sum(world.count for world in box.holding(good)), box.room() - (not is_among))


def _develop_discount(box: Box, face: Face, power: DevelopDiscount) -> str | None:
    others = box.others(face, box.developments)
    if not others:
        return "there is no other development to pay for"
    return None if any(other.cost for other in others) else "every other development costs nothing"


def _draw_after_developing(box: Box, face: Face, power: DrawAfterDeveloping) -> str | None:
    return None if box.others(face, box.developments) else "there is no other development to build"


def _draw_after_settling(box: Box, face: Face, power: DrawAfterSettling) -> str | None:
    return None if box.others(face, box.worlds) else "there is no other world to place"


def _strength(box: Box, face: Face, power: Strength) -> str | None:
    if not power.amount:
        return "it adds nothing"
    if _opponents(box, face) or any(True for _ in box.bonuses(EachStrength)):
        return None
    return "there is no other military world, and no card scores for strength"


def _strength_against(box: Box, face: Face, power: StrengthAgainst) -> str | None:
    military = _opponents(box, face)
    if power.against == "rebel":
        return None if any("rebel" in world.keywords for world in military) else "no military world is a rebel world"
    return None if any(world.good == power.against for world in military) else (
        f"no military world has {power.against} goods"
    )  # fmt: skip


def _sudden_strength(box: Box, face: Face, power: SuddenStrength) -> str | None:
    return None if _opponents(box, face) else "there is no other military world to conquer"


def _pay_for_military(box: Box, face: Face, power: PayForMilitary) -> str | None:
    can_pay = any(not box.is_barred(world) for world in box.others(face, box.military))
    return None if can_pay else "no military world of the set may be paid for"


def _free_world(box: Box, face: Face, power: FreeWorld) -> str | None:
    others = [world for world in box.others(face, box.worlds) if not box.is_barred(world)]
    if not others:
        return "no world of the set may be placed free"
    return None if any(price_of(world) for world in others) else "every world it can place costs nothing anyway"


def _settle_discount(box: Box, face: Face, power: SettleDiscount) -> str | None:
    if any(power.good in ("any", world.good) for world in payable(box, face)):
        return None
    return "no world of the set is paid for" if power.good == "any" else f"no world with {power.good} goods is paid for"


def _sale_bonus(box: Box, face: Face, power: SaleBonus) -> str | None:
    return _no_goods(box, face, power) if sells_with_bonuses(box) else "nothing in the set sells goods with bonuses"


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
    kind = "" if power.good == "any" else f"{power.good} "
    held = sum(world.count for world in worlds)
    if power.goods > held:
        return f"it takes {power.goods} {kind}goods, and the worlds of the set hold {held}"
    most = goods_at_once(box, face, power.good)
    return None if power.goods <= most else f"it takes {power.goods} {kind}goods, and a tableau has room for {most}"


def _consume_all(box: Box, face: Face, power: ConsumeAll) -> str | None:
    most = goods_at_once(box, face, "any")
    if power.less < most or not most:
        return _no_goods(box, face, power)
    return f"it takes {power.less} points from one for each good, and there are at most {most} goods"


def _sell(box: Box, face: Face, power: Sell) -> str | None:
    return _no_goods(box, face, power) or (
        None if sales_bring_cards(box, power.bonuses) else "no sale brings a card"
    )  # fmt: skip


def _produce_on_windfall(box: Box, face: Face, power: ProduceOnWindfall) -> str | None:
    if box.windfalls(power.good):
        return None
    return "the set has no windfall world" + ("" if power.good == "any" else f" for {power.good} goods")


def _draw_when_produced(box: Box, face: Face, power: DrawWhenProduced) -> str | None:
    good = getattr(face, "good", None)
    return None if good is None or refills(box, good) else "nothing in the set produces on windfall worlds"


def _produced(box: Box, face: Face, power: DrawPerGood | DrawIfMost | DrawPerKind) -> str | None:
    good: str = getattr(power, "good", "any")
    if is_produced(box, good):
        return None
    return _no_goods(box, face, power) or (
        f"{'' if good == 'any' else f'{good} '}goods are never produced: there is no production world for them, and"
        " nothing produces on windfall worlds"
    )


def _guess(box: Box, face: Face, power: GuessTopCard) -> str | None:
    numbers = {card.cost for card in box.faces} | {world.defence for world in box.worlds}
    if power.least > power.most or any(number in numbers for number in range(power.least, power.most + 1)):
        return None
    return f"no card costs {power.least} to {power.most} or has such a defence"


OBSTACLES: dict[type[Power], Callable[[Box, Face, Any], str | None]] = {
    DevelopDiscount: _develop_discount,
    DrawAfterDeveloping: _draw_after_developing,
    DrawAfterSettling: _draw_after_settling,
    Strength: _strength,
    StrengthAgainst: _strength_against,
    SuddenStrength: _sudden_strength,
    PayForMilitary: _pay_for_military,
    FreeWorld: _free_world,
    SettleDiscount: _settle_discount,
    SaleBonus: _sale_bonus,
    Consume: _consume,
    ConsumeAll: _consume_all,
    Sell: _sell,
    GuessTopCard: _guess,
    ProduceOnWindfall: _produce_on_windfall,
    DrawWhenProduced: _draw_when_produced,
    DrawPerGood: _produced,
    DrawPerKind: _produced,
    DrawIfMost: _produced,
    DrawPerWorld: _no_goods,
}
"""For each word that needs something else in the set: why it can do nothing, or None."""
