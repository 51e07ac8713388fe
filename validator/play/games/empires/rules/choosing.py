"""Choosing cards one at a time, so that each set of cards is offered once: in ascending order from ``bound``."""

from __future__ import annotations

from bisect import bisect_left, insort

from validator.play.engine.lists import distinct, without
from validator.play.engine.step import Decision
from validator.play.games.empires.rules.state import EmpiresState, put_in_order, top_card


class ChooseCards(Decision[EmpiresState]):
    """Choose ``owed`` cards of a hand and discard them, in ascending order."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        hand = state.hands[self.seat(state)]
        return distinct(hand[state.bound : len(hand) - state.owed + 1])

    def only(self, state: EmpiresState) -> int | None:
        hand = state.hands[self.seat(state)]
        first = hand[state.bound]
        # The hand is sorted.
        return first if first == hand[len(hand) - state.owed] else None

    def apply(self, state: EmpiresState, action: int) -> None:
        hand = state.own_hand(self.seat(state))
        place = bisect_left(hand, action, state.bound)
        state.discard.append(hand.pop(place))
        state.bound = place
        state.owed -= 1
        if state.owed:
            state.stack.append(self)
        else:
            self.done(state)

    def done(self, state: EmpiresState) -> None:
        """The last card has been chosen."""


class Pay(ChooseCards):
    """Pay for a card by discarding others."""

    __slots__ = ()


class HandLimit(ChooseCards):
    """Discard down to the hand size (T16)."""

    __slots__ = ()


class UnderDeck(Decision[EmpiresState]):
    """Put one of the cards looked at under the deck; the last of them decided, the rest go into the hand."""

    __slots__ = ()

    def seat(self, state: EmpiresState) -> int:
        return state.active

    def options(self, state: EmpiresState) -> list[int]:
        return distinct(state.looked)

    def apply(self, state: EmpiresState, action: int) -> None:
        state.looked = without(state.looked, action)
        put_in_order(state)
        state.deck.insert(0, action)
        if len(state.looked) > state.drawing:
            state.stack.append(self)
        else:
            _keep(state)


def _keep(state: EmpiresState) -> None:
    hand = state.own_hand(state.active)
    for card in state.looked:
        insort(hand, card)
    state.looked = []


def ask_cards(state: EmpiresState, step: ChooseCards, count: int) -> None:
    """Push a choice of ``count`` cards; nothing where the count is 0."""
    state.owed = count
    state.bound = 0
    if count:
        state.stack.append(step)


def draw_looking(state: EmpiresState, count: int) -> None:
    """The active player's draw at the start or end of a turn: *look* abilities show more, the rest goes under."""
    if count <= 0:
        return
    more = state.looks[state.active]
    if not more:
        state.draw(state.active, count)
        return
    looked = state.looked[:]
    for _ in range(count + more):
        card = top_card(state)
        if card < 0:
            break
        insort(looked, card)
    state.looked = looked
    state.drawing = count
    if len(state.looked) > count:
        state.stack.append(UNDER_DECK)
    else:
        _keep(state)


PAY = Pay()
HAND_LIMIT = HandLimit()
UNDER_DECK = UnderDeck()
