"""Checks of what can be reached: is there a tableau that conquers each world, and a hand that pays for each card?

All bounds are from above: what they call impossible is impossible, however the cards fall.
"""

from __future__ import annotations

from collections.abc import Iterator

from validator.games.race.checks.box import Box
from validator.games.race.table.compiled import Choice, Face
from validator.games.race.words.vocabulary import (
    DevelopDiscount,
    Development,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    ExploreKeep,
    FreeWorld,
    PayForMilitary,
    Power,
    SettleDiscount,
    StartWorld,
    Strength,
    StrengthAgainst,
    SuddenStrength,
    World,
)
from validator.issue import Issue, Severity


def reach_issues(box: Box) -> Iterator[Issue]:
    """Worlds beyond any strength, and cards beyond any hand."""
    hand = _largest_hand(box)
    for face in box.faces:
        if isinstance(face, StartWorld):
            continue
        if isinstance(face, World) and face.defence is not None:
            yield from _conquest(box, face, hand)
        elif face.cost is not None:
            yield from _payment(box, face, hand)
    yield from _dear(box)


def _conquest(box: Box, world: World, hand: int) -> Iterator[Issue]:
    assert world.defence is not None
    most = _most_strength(box, world)
    if world.defence <= most:
        return
    paid = [power.discount for _, _, power in box.powers(PayForMilitary) if isinstance(power, PayForMilitary)]
    why = "no card of the set lets a player pay for it"
    if paid and not box.is_barred(world):
        price = world.defence - max(paid) - _settle_discounts(box, world)
        if price < hand or _is_free(box, world):
            return
        why = f"no hand can pay the {price} cards it costs instead"
    message = f"{world.id} can never be placed: no tableau has strength {world.defence} against it, and {why}"
    yield box.issue("unreachable-world", message, world, "defence", found=world.defence, accepted=f"0 to {most}")


def _most_strength(box: Box, world: World) -> int:
    """Strength of the strongest cards that can lie in a tableau before its last world comes."""
    beside = box.rules.tableau_end - 1 + box.placements("develop") + box.placements("settle") - 1
    strengths = [
        strength for face in box.faces if (strength := sum(_strength(power, world) for power in face.powers)) > 0
        for _ in range(box.copies_in_tableau(face) - (face is world))
    ]  # fmt: skip
    return sum(sorted(strengths, reverse=True)[:beside])


def _strength(power: Power, world: World) -> int:
    if isinstance(power, Strength | SuddenStrength):
        return power.amount
    if isinstance(power, StrengthAgainst):
        is_against = "rebel" in world.keywords if power.against == "rebel" else world.good == power.against
        return power.amount if is_against else 0
    return 0


def _choices(box: Box) -> list[Choice]:
    """What a player's action cards can come to, at any number of players."""
    return [
        choice for seats in range(box.players.least, box.players.most + 1)
        for choice in box.table.choices[seats]
    ]  # fmt: skip


def _sum(box: Box, *kinds: type[Power], but: Face | None = None) -> int:
    """Cards that all powers of these kinds in one tableau come to, those of one card left out."""
    return sum(
        int(getattr(power, "cards", 0)) * (box.copies_in_tableau(face) - (face is but))
        for face, _, power in box.powers(*kinds)
    )


def _largest_hand(box: Box) -> int:
    """Cards that a hand can hold when a card of it is to be paid for, that card included."""
    rules = box.rules
    kept = max((choice.keep for choice in _choices(box)), default=0) + rules.explore_keep + _sum(box, ExploreKeep)
    developed = box.placements("develop") * _sum(box, DrawBeforeDeveloping, DrawAfterDeveloping)
    settled = max((max(choice.draws) for choice in _choices(box)), default=0) + _sum(box, DrawAfterSettling)
    limit = max(rules.hand_limit, rules.start_hand - rules.start_discards)
    return limit + kept + developed + settled * (box.placements("settle") - 1)


def _settle_discounts(box: Box, world: World) -> int:
    return sum(
        power.cards * (box.copies_in_tableau(face) - (face is world))
        for face, _, power in box.powers(SettleDiscount)
        if isinstance(power, SettleDiscount) and power.good in ("any", world.good)
    )


def _is_free(box: Box, world: World) -> bool:
    return not box.is_barred(world) and any(face is not world for face, _, _ in box.powers(FreeWorld))


def _payment(box: Box, face: Face, hand: int) -> Iterator[Issue]:
    assert face.cost is not None
    if isinstance(face, Development):
        discount = _sum(box, DevelopDiscount, but=face)
        discount += max((max(choice.discounts) for choice in _choices(box)), default=0)
    else:
        discount = face.cost if _is_free(box, face) else _settle_discounts(box, face)
    if face.cost - discount >= hand:
        message = f"{face.id} can never be paid: with every discount and draw of the set, a hand pays {hand - 1} cards"
        yield box.issue("unpayable-cost", message, face, "cost", found=face.cost,
                        accepted=f"0 to {hand - 1 + discount}")  # fmt: skip


def _dear(box: Box) -> Iterator[Issue]:
    """One piece of advice for all costs above the limit of hands."""
    others = box.rules.hand_limit - 1
    dear = [face for face in box.faces if (face.cost or 0) > others and not isinstance(face, StartWorld)]
    if dear:
        first = max(dear, key=lambda face: face.cost or 0)
        also = f" and {len(dear) - 1} other cards" if len(dear) > 2 else " and another card" if len(dear) == 2 else ""
        message = f"hands of {box.rules.hand_limit} pay for {first.id}{also} with discounts or new cards only"
        yield box.issue("dear-card", message, first, "cost", found=first.cost, accepted=f"0 to {others}",
                        severity=Severity.ADVICE)  # fmt: skip
