"""Checks of single cards: what they say must hold together on its own."""

from __future__ import annotations

from collections.abc import Iterator

from validator.content.vocabulary import tag_of
from validator.games.race.checks.box import Box, price_of
from validator.games.race.table.compiled import Face
from validator.games.race.words.terms import KINDS
from validator.games.race.words.vocabulary import (
    Consume,
    ConsumeAll,
    Development,
    DrawWhenProduced,
    FreeWorld,
    GuessTopCard,
    PayForMilitary,
    Power,
    ProduceHere,
    SaleBonus,
    StartWorld,
    Strength,
    SuddenStrength,
    World,
)
from validator.issue import Issue, Severity

ONCE: dict[type[Power], str] = {
    ProduceHere: "a world holds one good",
    ConsumeAll: "after the first no good is left",
    FreeWorld: "the card is discarded for the first",
    SuddenStrength: "the card is discarded for both at once: one power can say the sum",
    PayForMilitary: "only the better discount counts",
}


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything in which a card contradicts itself."""
    for world in box.worlds:
        yield from _cost_or_defence(box, world)
    for face in box.faces:
        yield from _keywords(box, face)
        if not (face.points or _helps(face) or _holds_or_scores(face)):
            message = f"{face.id} is worth no points, has no power that helps and holds no good: nobody would want it"
            yield box.issue("blank-card", message, face, severity=Severity.WARNING)
    for face, place, power in box.powers():
        yield from _of_goods(box, face, place, power)
        yield from _once(box, face, place, power)
        if isinstance(power, Consume):
            yield from _consume(box, face, place, power)
        if isinstance(power, FreeWorld):
            yield from _free_world(box, face, place)
        if isinstance(power, GuessTopCard) and power.least > power.most:
            message = f"{face.id}: no number is at least {power.least} and at most {power.most}"
            yield box.issue("out-of-range", message, face, "powers", place, "least", found=power.least,
                            accepted=f"0 to {power.most}")  # fmt: skip


def _helps(face: Face) -> bool:
    return not all(isinstance(power, Strength) and power.amount <= 0 for power in face.powers)


def _keywords(box: Box, face: Face) -> Iterator[Issue]:
    for place, keyword in enumerate(face.keywords):
        if keyword in face.keywords[:place]:
            message = f"{face.id} has the keyword {keyword!r} twice; it counts once"
            yield box.issue("idle-field", message, face, "keywords", place, found=keyword, severity=Severity.WARNING)


def _once(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that a card can use once only, however often they stand on it."""
    why = ONCE.get(type(power))
    if why and any(type(other) is type(power) for other in face.powers[:place]):
        message = f"{face.id} has the power {tag_of(power)!r} twice; {why}"
        yield box.issue("twin-power", message, face, "powers", place, severity=Severity.WARNING)
    elif not why and any(other == power or _is_strength(other, power) for other in face.powers[:place]):
        message = f"{face.id} has the power {tag_of(power)!r} twice: one power can say the sum"
        yield box.issue("repeated-power", message, face, "powers", place, severity=Severity.ADVICE)


def _is_strength(*powers: Power) -> bool:
    return all(isinstance(power, Strength) for power in powers)


def _holds_or_scores(face: Face) -> bool:
    return bool(face.good if isinstance(face, World) else face.bonus)


def _cost_or_defence(box: Box, world: World) -> Iterator[Issue]:
    has_cost, has_defence = world.cost is not None, world.defence is not None
    if has_cost and has_defence:
        message = f"{world.id} has both a cost and a defence: a world is paid for or conquered"
        yield box.issue("cost-or-defence", message, world, "defence", found="cost and defence",
                        accepted="cost or defence")  # fmt: skip
    if not has_cost and not has_defence:
        message = f"{world.id} has neither a cost nor a defence: nobody could place it"
        yield box.issue("cost-or-defence", message, world, found="neither", accepted="cost or defence")


def _of_goods(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that speak of the good on their own card."""
    path = ("powers", place)
    is_of_own_good = isinstance(power, ProduceHere | DrawWhenProduced) or (
        isinstance(power, SaleBonus) and power.source == "here"
    )
    if not is_of_own_good:
        return
    if isinstance(face, Development):
        message = f"{face.id} is a development: only a world holds a good of its own"
        yield box.issue("no-good", message, face, *path)
    elif face.good is None:
        message = f"{face.id} speaks of the good on this world, and it can hold none"
        yield box.issue("no-good", message, face, *path, accepted=f"good: {', '.join(KINDS)}")
    elif isinstance(power, DrawWhenProduced) and any(isinstance(other, ProduceHere) for other in face.powers):
        message = f"{face.id}: draw_when_produced is for windfall worlds; a production world says it in produce_here"
        yield box.issue("not-windfall", message, face, *path, accepted=f"produce_here with cards: {power.cards}")
    elif isinstance(power, SaleBonus) and power.good not in ("any", face.good):
        message = f"{face.id}: a bonus for selling {power.good} goods from here, where only {face.good} goods lie"
        yield box.issue("other-good", message, face, *path, "good", found=power.good, accepted=f"any, {face.good}")


def _free_world(box: Box, face: Face, place: int) -> Iterator[Issue]:
    dearest = max((price_of(world) for world in box.others(face, box.worlds) if not box.is_barred(world)), default=0)
    if 0 < dearest <= price_of(face) and not isinstance(face, StartWorld):
        message = f"{face.id} costs {price_of(face)} and is discarded for a world that costs {dearest} at most"
        yield box.issue("poor-power", message, face, "powers", place, severity=Severity.WARNING)


def _consume(box: Box, face: Face, place: int, power: Consume) -> Iterator[Issue]:
    path = ("powers", place)
    if not power.points and not power.cards:
        message = f"{face.id}: goods are discarded for neither points nor cards"
        yield box.issue("consume-nothing", message, face, *path, accepted="points or cards above 0")
    elif power.points + power.cards < power.goods:
        message = f"{face.id} takes {power.goods} goods for less than a point or a card each: plain powers bring more"
        yield box.issue("poor-power", message, face, *path, "goods", found=power.goods,
                        accepted=f"1 to {power.points + power.cards}", severity=Severity.WARNING)  # fmt: skip
    if not power.different:
        return
    if power.good != "any":
        message = f"{face.id}: goods cannot be of different kinds and all be {power.good} goods"
        yield box.issue("different-of-one", message, face, *path, "good", found=power.good, accepted="any")
        return
    if power.goods > len(KINDS):
        message = f"{face.id}: {power.goods} different kinds of goods, and there are {len(KINDS)}"
        yield box.issue("too-many-kinds", message, face, *path, "goods", found=power.goods,
                        accepted=f"1 to {len(KINDS)}")  # fmt: skip
    if power.goods == 1:
        message = f"{face.id}: one good is always of a different kind; 'different' says nothing"
        yield box.issue("idle-field", message, face, *path, "different", severity=Severity.WARNING)
