"""Checks of powers and phases: is there anything in the set that they could act on?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, goods_of, price_of, say
from validator.play.games.race.checks.goods import is_produced, refills, sales_bring_cards, sells_with_bonuses
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.bonuses import EachStrength
from validator.play.games.race.words.terms import KINDS, PHASES
from validator.play.games.race.words.vocabulary import (
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


def power_issues(box: Box) -> Iterator[Issue]:
    """Powers and phases that nothing in the set answers to."""
    for face, place, power in box.powers():
        why = OBSTACLES[type(power)](box, face, power) if type(power) in OBSTACLES else None
        if why:
            message = say("idle-power", card=face.id, word=tag_of(power), why=why)
            yield box.issue("idle-power", message, face, "powers", place, severity=Severity.WARNING)
    phases = {phase for face in box.faces for phase in box.phases(face)}
    for phase in PHASES:
        if phase not in phases:
            yield box.issue("idle-phase", say("idle-phase", phase=phase), severity=Severity.ADVICE)


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
        world
        for world in box.others(face, box.worlds)
        if price_of(world) and (world.defence is None or (pays_for_military and not box.is_barred(world)))
    ]


def goods_at_once(box: Box, face: Face, good: str) -> int:
    """The most goods of a kind that a player with this card can have, by the worlds of the set and by room."""
    is_among = isinstance(face, World) and face.good is not None and good in ("any", face.good)
    return min(sum(world.count for world in box.holding(good)), box.room() - (not is_among))


def _develop_discount(box: Box, face: Face, power: DevelopDiscount) -> Sentence | None:
    others = box.others(face, box.developments)
    if not others:
        return say("why-no-development-to-pay")
    return None if any(other.cost for other in others) else say("why-free-other-developments")


def _draw_after_developing(box: Box, face: Face, power: DrawAfterDeveloping) -> Sentence | None:
    return None if box.others(face, box.developments) else say("why-no-development-to-build")


def _draw_after_settling(box: Box, face: Face, power: DrawAfterSettling) -> Sentence | None:
    return None if box.others(face, box.worlds) else say("why-no-world-to-place")


def _strength(box: Box, face: Face, power: Strength) -> Sentence | None:
    if not power.amount:
        return say("why-adds-nothing")
    if _opponents(box, face) or any(True for _ in box.bonuses(EachStrength)):
        return None
    return say("why-no-use-of-strength")


def _strength_against(box: Box, face: Face, power: StrengthAgainst) -> Sentence | None:
    military = _opponents(box, face)
    if power.against == "rebel":
        return None if any("rebel" in world.keywords for world in military) else say("why-no-rebels")
    is_met = any(world.good == power.against for world in military)
    return None if is_met else say("why-no-military-with", kind=power.against)


def _sudden_strength(box: Box, face: Face, power: SuddenStrength) -> Sentence | None:
    return None if _opponents(box, face) else say("why-nothing-to-conquer")


def _pay_for_military(box: Box, face: Face, power: PayForMilitary) -> Sentence | None:
    can_pay = any(not box.is_barred(world) for world in box.others(face, box.military))
    return None if can_pay else say("why-no-military-paid")


def _free_world(box: Box, face: Face, power: FreeWorld) -> Sentence | None:
    others = [world for world in box.others(face, box.worlds) if not box.is_barred(world)]
    if not others:
        return say("why-no-world-free")
    return None if any(price_of(world) for world in others) else say("why-worlds-free-anyway")


def _settle_discount(box: Box, face: Face, power: SettleDiscount) -> Sentence | None:
    if any(power.good in ("any", world.good) for world in payable(box, face)):
        return None
    return say("why-no-world-paid") if power.good == "any" else say("why-no-world-paid-with", kind=power.good)


def _sale_bonus(box: Box, face: Face, power: SaleBonus) -> Sentence | None:
    return _no_goods(box, face, power) if sells_with_bonuses(box) else say("why-no-sale-with-bonuses")


def _no_goods(box: Box, face: Face, power: Any) -> Sentence | None:
    good: str = getattr(power, "good", "any")
    return None if box.holding(good) else say("no-goods", goods=goods_of(good))


def _consume(box: Box, face: Face, power: Consume) -> Sentence | None:
    worlds = box.holding(power.good)
    if not worlds:
        return _no_goods(box, face, power)
    if power.different:
        kinds = {world.good for world in worlds}
        is_enough = len(kinds) >= min(power.goods, len(KINDS))
        return None if is_enough else say("why-few-kinds", kinds=power.goods, held=len(kinds))
    held = sum(world.count for world in worlds)
    if power.goods > held:
        return say("why-few-goods", number=power.goods, goods=goods_of(power.good), held=held)
    most = goods_at_once(box, face, power.good)
    if power.goods > most:
        return say("why-no-room-for-goods", number=power.goods, goods=goods_of(power.good), most=most)
    return None


def _consume_all(box: Box, face: Face, power: ConsumeAll) -> Sentence | None:
    most = goods_at_once(box, face, "any")
    if power.less < most or not most:
        return _no_goods(box, face, power)
    return say("why-takes-all-points", less=power.less, most=most)


def _sell(box: Box, face: Face, power: Sell) -> Sentence | None:
    return _no_goods(box, face, power) or (None if sales_bring_cards(box, power.bonuses) else say("why-no-sale"))


def _produce_on_windfall(box: Box, face: Face, power: ProduceOnWindfall) -> Sentence | None:
    if box.windfalls(power.good):
        return None
    return say("why-no-windfall") if power.good == "any" else say("why-no-windfall-for", kind=power.good)


def _draw_when_produced(box: Box, face: Face, power: DrawWhenProduced) -> Sentence | None:
    good = getattr(face, "good", None)
    return None if good is None or refills(box, good) else say("why-no-windfall-production")


def _produced(box: Box, face: Face, power: DrawPerGood | DrawIfMost | DrawPerKind) -> Sentence | None:
    good: str = getattr(power, "good", "any")
    if is_produced(box, good):
        return None
    return _no_goods(box, face, power) or say("why-never-produced", goods=goods_of(good))


def _guess(box: Box, face: Face, power: GuessTopCard) -> Sentence | None:
    numbers = {card.cost for card in box.faces} | {world.defence for world in box.worlds}
    if power.least > power.most or any(number in numbers for number in range(power.least, power.most + 1)):
        return None
    return say("why-no-such-number", least=power.least, most=power.most)


OBSTACLES: dict[type[Power], Callable[[Box, Face, Any], Sentence | None]] = {
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
