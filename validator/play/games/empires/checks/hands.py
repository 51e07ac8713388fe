"""What a hand can hold and pay, from above: what these bounds call too dear, no course of play can pay for."""

from __future__ import annotations

from functools import lru_cache

from validator.content.vocabulary import fields_of
from validator.play.games.empires.checks.box import Box, Facing
from validator.play.games.empires.words.ability import OnceAbility
from validator.play.games.empires.words.vocabulary import EmpireCard


def cost(box: Box, facing: Facing) -> int:
    """Cards to pay for a half before anything changes the price, by T3."""
    return box.cost(facing)


def least_price(box: Box, facing: Facing, rounds: int) -> int:
    """The smallest price of a half in the last of so many rounds, all discounts of the set before it in the row."""
    full = cost(box, facing)
    return max(min(1, full), full - most_discount(box, facing.card, rounds - 1))


def most_discount(box: Box, card: EmpireCard, places: int) -> int:
    """The largest discount on a copy of a card that lies behind a row of so many others (T13)."""
    own = next((place for place, (_, name) in enumerate(box.discounts) if name == card.id), None)
    amounts = [amount for place, (amount, _) in enumerate(box.discounts) if place != own][: max(places, 0)]
    return sum(amounts) if box.rules.discount_stacks else max(amounts, default=0)


def hand_after(box: Box, turns: int) -> int:
    """Most cards a waiting player can hold after so many turns: abilities may bring more than a card costs (T16)."""
    if box.rules.discard_to_hand_size:
        return box.rules.hand_size
    return box.rules.hand_size + turns * _most_growth(box)


def waiting_hand(box: Box) -> int:
    """Most cards a rival can hold when an ability strikes, in the longest game."""
    return hand_after(box, box.most_rounds)


def attacking_hand(box: Box) -> int:
    """Most cards in hand when a raid is played, an empire card of the same turn included."""
    return waiting_hand(box) + _most_growth(box)


@lru_cache(maxsize=1)
def _most_growth(box: Box) -> int:
    """Most cards by which one turn can enlarge a hand: what an ability brings less the card and its price."""
    grown = 0
    for facing in box.halves:
        cards = _cards(facing) if facing.half.ability.grows_hand else 0
        if cards > grown + 1:
            grown = max(grown, cards - 1 - least_price(box, facing, box.most_rounds))
    return grown


def dearest_price(box: Box, behind: EmpireCard) -> int:
    """The highest price that a card's discount can lower: of another copy, after a bully if he counts (T8)."""
    others = (facing for facing in box.dearest if facing.card is not behind or behind.count > 1)
    dearest = next((cost(box, facing) for facing in others), 0)
    raised = [_cards(facing) for facing in box.halves if _raises_price(facing)]
    return dearest + (max(raised, default=0) if box.rules.price_floor == "total" else 0)


def _raises_price(facing: Facing) -> bool:
    return isinstance(facing.half.ability, OnceAbility) and facing.half.ability.raises_price


def _cards(facing: Facing) -> int:
    cards = fields_of(facing.half.ability)["cards"]
    assert isinstance(cards, int)
    return cards
