"""Checks of what can be reached: is there a tableau that conquers each world, and a hand that pays for each card?

All bounds are from above: what they call impossible is impossible, however the cards fall.
"""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.play.games.race.checks.box import Box, say
from validator.play.games.race.table.compiled import Face
from validator.play.games.race.words.vocabulary import Development, StartWorld, World


def reach_issues(box: Box) -> Iterator[Issue]:
    """Worlds beyond any strength, and cards beyond any hand."""
    for face in box.faces:
        if isinstance(face, StartWorld):
            continue
        if isinstance(face, World) and face.defence is not None:
            yield from _conquest(box, face)
        elif face.cost is not None:
            yield from _payment(box, face)
    yield from _dear(box)


def _conquest(box: Box, world: World) -> Iterator[Issue]:
    assert world.defence is not None
    most = _most_strength(box, world)
    if world.defence <= most:
        return
    paid = [power.military_discount for _, _, power in box.powers if power.military_discount is not None]
    why = say("why-not-paid")
    if paid and not box.is_barred(world):
        price = world.defence - max(paid)
        if price <= _most_cards(box, world) or _is_free(box, world):
            return
        why = say("why-no-hand-pays", price=price)
    message = say("unreachable-world", world=world.id, strength=world.defence, why=why)
    yield box.issue(
        "unreachable-world", message, world, "defence", found=world.defence, accepted=say("from-to", least=0, most=most)
    )


def _most_strength(box: Box, world: World) -> int:
    """Strength of the strongest cards that can lie in a tableau before its last world comes."""
    opposition = box.table.opposition[box.design(world)]
    strengths = [
        strength
        for face in box.faces
        if (strength := sum(power.strength_against(opposition) + power.sudden for power in face.powers)) > 0
        for _ in range(box.copies_in_tableau(face) - (face is world))
    ]
    return sum(sorted(strengths, reverse=True)[: box.room() - 1])


def _most_saved(box: Box, face: Face) -> int:
    """Cards that the best tableau for it saves or brings for a card that is to be paid for."""
    is_world = isinstance(face, World)
    worths = [
        worth
        for other in box.faces
        if (worth := sum(power.saved(box, face, is_world) for power in other.powers)) > 0
        for _ in range(box.copies_in_tableau(other) - (other is face))
    ]
    return sum(sorted(worths, reverse=True)[: box.room() - 1])


def _most_cards(box: Box, face: Face) -> int:
    """Cards besides it that a card can cost for its owner to pay for it, with the best hand, tableau and action."""
    rules, choices = box.rules, box.choices()
    held = max(rules.hand_limit, rules.start_hand - rules.start_discards)
    held += rules.explore_keep + max((choice.keep for choice in choices), default=0)
    if isinstance(face, Development):
        held += max((max(choice.discounts) for choice in choices), default=0)
    elif box.placements("settle") > 1:
        held += max((max(choice.draws) for choice in choices), default=0)
    return held - 1 + _most_saved(box, face)


def _is_free(box: Box, world: World) -> bool:
    return not box.is_barred(world) and any(power.frees_world for face, _, power in box.powers if face is not world)


def _payment(box: Box, face: Face) -> Iterator[Issue]:
    assert face.cost is not None
    if face.cost < box.rules.hand_limit:
        return
    most = _most_cards(box, face)
    if face.cost > most and not (isinstance(face, World) and _is_free(box, face)):
        message = say("unpayable-cost", card=face.id, most=most)
        yield box.issue(
            "unpayable-cost", message, face, "cost", found=face.cost, accepted=say("from-to", least=0, most=most)
        )


def _dear(box: Box) -> Iterator[Issue]:
    """One piece of advice for all costs above the limit of hands."""
    others = box.rules.hand_limit - 1
    dear = [face for face in box.faces if (face.cost or 0) > others and not isinstance(face, StartWorld)]
    if dear:
        first = max(dear, key=lambda face: face.cost or 0)
        message = say("dear-card", hand=box.rules.hand_limit, card=first.id, others=len(dear) - 1)
        yield box.advice(
            "dear-card", message, first, "cost", found=first.cost, accepted=say("from-to", least=0, most=others)
        )
