"""Checks of abilities: can each ever act, does it ask for more than there is, and is its choice a choice?"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.vocabulary import Word, fields_of, tag_of
from validator.play.games.empires.checks.attacks import why_no_ambassador, why_no_attack
from validator.play.games.empires.checks.box import Box, Facing, copies, say
from validator.play.games.empires.checks.hands import cost, dearest_price, waiting_hand
from validator.play.games.empires.checks.notes import Note, gathered
from validator.play.games.empires.checks.rows import most_beside
from validator.play.games.empires.words.vocabulary import (
    Ambassadors,
    Bully,
    Discount,
    Double,
    ForceDiscard,
    Look,
    Loss,
    Protect,
    Take,
    Threat,
    Thrive,
    TradeRoutes,
)

ONE_ROUND = say("why-one-round")


def ability_issues(box: Box) -> Iterator[Issue]:
    """Everything an ability asks for that the set does not have."""
    yield from gathered(box, _notes(box))
    for facing in box.facing(Loss, Bully):
        yield from _figures(box, facing)


def _notes(box: Box) -> Iterator[Note]:
    for facing in box.halves if box.seats else ():
        ability = facing.half.ability
        reason = IDLE.get(type(ability))
        why = reason(box, facing) if reason is not None else None
        at = (facing.name, "ability")
        if why is not None:
            says = say("idle-ability", cards=facing.card.id, word=tag_of(ability), why=why)
            yield Note(facing.card, at, "idle-ability", says)
            continue
        yield from _idle_amount(box, facing)
        if isinstance(ability, Threat) and ability.cards == waiting_hand(box):
            says = say("threat-to-whole-hand", cards=facing.card.id, hand=ability.cards)
            yield Note(facing.card, at, "no-choice", says, Severity.ADVICE)


def _double(box: Box, facing: Facing) -> Sentence | None:
    if box.most_rounds == 1:
        return say("why-no-neighbours")
    if not box.others_with(facing.card, "wormhole"):
        return say("why-no-other-wormholes" if box.edges["wormhole"] else "why-no-wormholes")
    if not facing.half.points and box.rules.double_counts == "points":
        return say("why-nothing-to-double")
    return None


def _trade_routes(box: Box, facing: Facing) -> Sentence | None:
    assert isinstance(facing.half.ability, TradeRoutes)
    most, per = most_adjacent(box, facing), facing.half.ability.per
    return say("why-few-routes", routes=per, most=most) if most < per else None


def most_adjacent(box: Box, facing: Facing) -> int:
    """Most trade routes that a card's trade can count: its neighbours' facing edges, or its own (T1, T11)."""
    card = facing.card
    if box.rules.adjacent_routes == "own_edges":
        return box.routes(card.left) + box.routes(card.right)
    left, right = (card.left, card.right) if facing.name == "a" else (card.right, card.left)
    before, after = most_beside(box, card, left), most_beside(box, card, right)
    home = box.rules.homeworld_routes
    places = [before + after if box.most_rounds > 2 else max(before, after), home + after]
    return home if box.most_rounds == 1 else max(places)


def _discount(box: Box, facing: Facing) -> Sentence | None:
    assert isinstance(facing.half.ability, Discount)
    if box.most_rounds == 1:
        return ONE_ROUND
    return say("why-no-dearer-card") if dearest_price(box, facing.card) <= 1 else None


def _look(box: Box, facing: Facing) -> Sentence | None:
    return ONE_ROUND if box.most_rounds == 1 else None


def _from_hand(box: Box, facing: Facing) -> Sentence | None:
    wanted, held = cards_wanted(facing.half.ability), waiting_hand(box)
    if box.rules.short_hand == "no_effect" and wanted > held:
        return say("why-hands-too-small", cards=wanted, most=held)
    return None


def cards_wanted(ability: Word) -> int:
    """The cards that an ability takes from a hand."""
    cards = fields_of(ability)["cards"]
    assert isinstance(cards, int)
    return cards


Reason = Callable[[Box, Facing], Sentence | None]
IDLE: dict[type[Word], Reason] = {
    Double: _double,
    Ambassadors: lambda box, _: why_no_ambassador(box),
    TradeRoutes: _trade_routes,
    Protect: lambda box, _: why_no_attack(box),
    Thrive: lambda box, _: why_no_attack(box),
    Look: _look,
    Discount: _discount,
    ForceDiscard: _from_hand,
    Threat: _from_hand,
    Loss: _from_hand,
}
"""Why an ability can never act, by its word; None where it can. Words that always act are not listed."""


class Cap(NamedTuple):
    """Above how many cards an ability of these kinds gains nothing more, and the words for it."""

    kinds: tuple[type[Word], ...]
    most: Callable[[Box, Facing], int]
    because: Sentence


CAPS = (
    Cap((Take, ForceDiscard, Threat, Loss), lambda box, _: waiting_hand(box), say("cap-hand")),
    Cap((Thrive,), lambda box, _: copies(box.raids), say("cap-raids")),
    Cap((Discount,), lambda box, facing: dearest_price(box, facing.card) - 1, say("cap-price")),
)


def _idle_amount(box: Box, facing: Facing) -> Iterator[Note]:
    ability = facing.half.ability
    cap = next((cap for cap in CAPS if isinstance(ability, cap.kinds)), None)
    if cap is not None and (wanted := cards_wanted(ability)) > (most := cap.most(box, facing)):
        says = say(
            "idle-amount", cards=facing.card.id, word=tag_of(ability), amount=wanted, most=most, because=cap.because
        )
        path = (facing.name, "ability", "cards")
        yield Note(facing.card, path, "idle-amount", says, found=wanted, accepted=say("from-to", least=1, most=most))


def _figures(box: Box, facing: Facing) -> Iterator[Issue]:
    card, name, ability = facing.card, facing.name, facing.half.ability
    if isinstance(ability, Bully):
        yield from _locked_out(box, facing, ability)
    elif isinstance(ability, Loss) and ability.discard > ability.cards:
        message = say("loss-beyond-cards", card=card.id, discard=ability.discard, cards=ability.cards)
        yield box.issue(
            "out-of-range", message, card, name, "ability", accepted=say("from-to", least=1, most=ability.cards)
        )
    elif isinstance(ability, Loss) and ability.discard == ability.cards:
        yield box.advice("no-choice", say("loss-of-all", card=card.id), card, name, "ability")


def _locked_out(box: Box, facing: Facing, ability: Bully) -> Iterator[Issue]:
    cheapest = cost(box, box.dearest[-1])
    others = box.rules.hand_size - 1
    if cheapest <= others < cheapest + ability.cards:
        message = say("locked-out", card=facing.card.id, amount=ability.cards)
        yield box.advice(
            "far-out",
            message,
            facing.card,
            facing.name,
            "ability",
            "cards",
            found=ability.cards,
            accepted=say("from-to", least=1, most=others - cheapest),
        )
