"""Checks of single cards: what they say must hold together on its own."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, all_of, any_of, in_a_row
from validator.content.vocabulary import tag_of
from validator.play.games.race.checks.box import Box, price_of, say
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.terms import KINDS
from validator.play.games.race.words.vocabulary import (
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

ONCE: dict[type[Power], Sentence] = {
    ProduceHere: say("once-one-good"),
    ConsumeAll: say("once-no-good-left"),
    FreeWorld: say("once-discarded"),
    SuddenStrength: say("once-discarded-for-both"),
    PayForMilitary: say("once-better-discount"),
}


def card_issues(box: Box) -> Iterator[Issue]:
    """Everything in which a card contradicts itself."""
    for world in box.worlds:
        yield from _cost_or_defence(box, world)
    for face in box.faces:
        yield from _keywords(box, face)
        if not (face.points or _helps(face) or _holds_or_scores(face)):
            yield box.issue("blank-card", say("blank-card", card=face.id), face, severity=Severity.WARNING)
    for face, place, power in box.powers():
        yield from _of_goods(box, face, place, power)
        yield from _once(box, face, place, power)
        if isinstance(power, Consume):
            yield from _consume(box, face, place, power)
        if isinstance(power, FreeWorld):
            yield from _free_world(box, face, place)
        if isinstance(power, GuessTopCard) and power.least > power.most:
            message = say("no-number", card=face.id, least=power.least, most=power.most)
            yield box.issue(
                "out-of-range",
                message,
                face,
                "powers",
                place,
                "least",
                found=power.least,
                accepted=say("from-to", least=0, most=power.most),
            )


def _helps(face: Face) -> bool:
    return not all(isinstance(power, Strength) and power.amount <= 0 for power in face.powers)


def _keywords(box: Box, face: Face) -> Iterator[Issue]:
    for place, keyword in enumerate(face.keywords):
        if keyword in face.keywords[:place]:
            message = say("twin-keyword", card=face.id, keyword=keyword)
            yield box.issue("idle-field", message, face, "keywords", place, found=keyword, severity=Severity.WARNING)


def _once(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that a card can use once only, however often they stand on it."""
    why = ONCE.get(type(power))
    if why and any(type(other) is type(power) for other in face.powers[:place]):
        message = say("twin-power", card=face.id, word=tag_of(power), why=why)
        yield box.issue("twin-power", message, face, "powers", place, severity=Severity.WARNING)
    elif not why and any(other == power or _is_strength(other, power) for other in face.powers[:place]):
        message = say("repeated-power", card=face.id, word=tag_of(power))
        yield box.issue("repeated-power", message, face, "powers", place, severity=Severity.ADVICE)


def _is_strength(*powers: Power) -> bool:
    return all(isinstance(power, Strength) for power in powers)


def _holds_or_scores(face: Face) -> bool:
    return bool(face.good if isinstance(face, World) else face.bonus)


def _cost_or_defence(box: Box, world: World) -> Iterator[Issue]:
    has_cost, has_defence = world.cost is not None, world.defence is not None
    fields = ("cost", "defence")
    if has_cost and has_defence:
        message = say("cost-and-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, "defence", found=all_of(fields), accepted=any_of(fields))
    if not has_cost and not has_defence:
        message = say("no-cost-or-defence", world=world.id)
        yield box.issue("cost-or-defence", message, world, found=say("neither"), accepted=any_of(fields))


def _of_goods(box: Box, face: Face, place: int, power: Power) -> Iterator[Issue]:
    """Powers that speak of the good on their own card."""
    path = ("powers", place)
    is_of_own_good = isinstance(power, ProduceHere | DrawWhenProduced) or (
        isinstance(power, SaleBonus) and power.source == "here"
    )
    if not is_of_own_good:
        return
    if isinstance(face, Development):
        yield box.issue("no-good", say("no-good-on-development", card=face.id), face, *path)
    elif face.good is None:
        yield box.issue(
            "no-good", say("no-good", card=face.id), face, *path, accepted=say("good-is", kinds=in_a_row(KINDS))
        )
    elif isinstance(power, DrawWhenProduced) and any(isinstance(other, ProduceHere) for other in face.powers):
        yield box.issue(
            "not-windfall",
            say("not-windfall", card=face.id),
            face,
            *path,
            accepted=say("produce-here-with", cards=power.cards),
        )
    elif isinstance(power, SaleBonus) and power.good not in ("any", face.good):
        message = say("other-good", card=face.id, sold=power.good, held=face.good)
        yield box.issue(
            "other-good", message, face, *path, "good", found=power.good, accepted=in_a_row(["any", face.good])
        )


def _free_world(box: Box, face: Face, place: int) -> Iterator[Issue]:
    dearest = max((price_of(world) for world in box.others(face, box.worlds) if not box.is_barred(world)), default=0)
    if 0 < dearest <= price_of(face) and not isinstance(face, StartWorld):
        message = say("poor-free-world", card=face.id, cost=price_of(face), most=dearest)
        yield box.issue("poor-power", message, face, "powers", place, severity=Severity.WARNING)


def _consume(box: Box, face: Face, place: int, power: Consume) -> Iterator[Issue]:
    path = ("powers", place)
    if not power.points and not power.cards:
        yield box.issue(
            "consume-nothing", say("consume-nothing", card=face.id), face, *path, accepted=say("points-or-cards")
        )
    elif power.points + power.cards < power.goods:
        message = say("poor-consume", card=face.id, goods=power.goods)
        yield box.issue(
            "poor-power",
            message,
            face,
            *path,
            "goods",
            found=power.goods,
            severity=Severity.WARNING,
            accepted=say("from-to", least=1, most=power.points + power.cards),
        )
    if not power.different:
        return
    if power.good != "any":
        message = say("different-of-one", card=face.id, kind=power.good)
        yield box.issue("different-of-one", message, face, *path, "good", found=power.good, accepted="any")
        return
    if power.goods > len(KINDS):
        message = say("too-many-kinds", card=face.id, kinds=power.goods, most=len(KINDS))
        yield box.issue(
            "too-many-kinds",
            message,
            face,
            *path,
            "goods",
            found=power.goods,
            accepted=say("from-to", least=1, most=len(KINDS)),
        )
    if power.goods == 1:
        yield box.issue(
            "idle-field", say("idle-different", card=face.id), face, *path, "different", severity=Severity.WARNING
        )
