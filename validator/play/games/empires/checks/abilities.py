"""Checks of abilities: can each ever act, does it ask for more than there is, and is its choice a choice?"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence
from validator.content.checks.checked_set import copies
from validator.content.vocabulary import Word, fields_of, tag_of
from validator.play.games.empires.checks.attacks import why_no_ambassador, why_no_attack
from validator.play.games.empires.checks.box import Box, Facing, say
from validator.play.games.empires.checks.hands import cost, dearest_price, waiting_hand
from validator.play.games.empires.checks.notes import Note, gathered
from validator.play.games.empires.checks.rows import most_beside
from validator.play.games.empires.words.ability import Limit, Need, OnceAbility


def ability_issues(box: Box) -> Iterator[Issue]:
    """Everything an ability asks for that the set does not have."""
    yield from gathered(box, _notes(box))
    for facing in box.halves:
        if isinstance(facing.half.ability, OnceAbility):
            yield from _figures(box, facing, facing.half.ability)


def _notes(box: Box) -> Iterator[Note]:
    for facing in box.halves if box.seats else ():
        ability = facing.half.ability
        why = next(filter(None, (NEEDS[need](box, facing) for need in ability.needs)), None)
        at = (facing.name, "ability")
        if why is not None:
            says = say("idle-ability", cards=facing.card.id, word=tag_of(ability), why=why)
            yield Note(facing.card, at, "idle-ability", says)
            continue
        yield from _idle_amount(box, facing)
        chooses = isinstance(ability, OnceAbility) and ability.victim_chooses
        if chooses and (hand := cards_wanted(ability)) == waiting_hand(box):
            says = say("threat-to-whole-hand", cards=facing.card.id, word=tag_of(ability), hand=hand)
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
    most, per = most_adjacent(box, facing), fields_of(facing.half.ability)["per"]
    assert isinstance(per, int)
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


def _dearer_card(box: Box, facing: Facing) -> Sentence | None:
    return say("why-no-dearer-card") if dearest_price(box, facing.card) <= 1 else None


def _second_round(box: Box, facing: Facing) -> Sentence | None:
    return say("why-one-round") if box.most_rounds == 1 else None


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


NEEDS: dict[Need, Callable[[Box, Facing], Sentence | None]] = {
    "wormhole_beside": _double,
    "ambassadors": lambda box, _: why_no_ambassador(box),
    "routes_beside": _trade_routes,
    "attacks": lambda box, _: why_no_attack(box),
    "second_round": _second_round,
    "dearer_card": _dearer_card,
    "full_hand": _from_hand,
}
"""Why an ability with that need can never act; None where it can."""


class Cap(NamedTuple):
    """Above how many cards an ability gains nothing more, and the words for it."""

    most: Callable[[Box, Facing], int]
    because: Sentence


CAPS: dict[Limit, Cap] = {
    "hand": Cap(lambda box, _: waiting_hand(box), say("cap-hand")),
    "raids": Cap(lambda box, _: copies(box.raids), say("cap-raids")),
    "price": Cap(lambda box, facing: dearest_price(box, facing.card) - 1, say("cap-price")),
}


def _idle_amount(box: Box, facing: Facing) -> Iterator[Note]:
    ability = facing.half.ability
    cap = None if ability.limit is None else CAPS[ability.limit]
    if cap is not None and (wanted := cards_wanted(ability)) > (most := cap.most(box, facing)):
        says = say(
            "idle-amount", cards=facing.card.id, word=tag_of(ability), amount=wanted, most=most, because=cap.because
        )
        path = (facing.name, "ability", "cards")
        yield Note(facing.card, path, "idle-amount", says, found=wanted, accepted=say("from-to", least=1, most=most))


def _figures(box: Box, facing: Facing, ability: OnceAbility) -> Iterator[Issue]:
    card, name, word = facing.card, facing.name, tag_of(ability)
    if ability.raises_price:
        yield from _locked_out(box, facing, cards_wanted(ability))
    if ability.discards_of is None:
        return
    discard, cards = (fields_of(ability)[field] for field in ability.discards_of)
    assert isinstance(discard, int) and isinstance(cards, int)
    if discard > cards:
        message = say("loss-beyond-cards", card=card.id, word=word, discard=discard, cards=cards)
        yield box.issue("out-of-range", message, card, name, "ability", accepted=say("from-to", least=1, most=cards))
    elif discard == cards:
        yield box.advice("no-choice", say("loss-of-all", card=card.id, word=word), card, name, "ability")


def _locked_out(box: Box, facing: Facing, more: int) -> Iterator[Issue]:
    cheapest = cost(box, box.dearest[-1])
    others = box.rules.hand_size - 1
    if cheapest <= others < cheapest + more:
        card, name, word = facing.card, facing.name, tag_of(facing.half.ability)
        message = say("locked-out", card=card.id, word=word, amount=more)
        accepted = say("from-to", least=1, most=others - cheapest)
        yield box.advice("far-out", message, card, name, "ability", "cards", found=more, accepted=accepted)
