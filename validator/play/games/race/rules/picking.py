"""Picking cards of a hand one at a time: those to discard, or those to keep where these are fewer.

Cards are picked in ascending order, so that each set of cards can be picked in one way only.
"""

from __future__ import annotations

from typing import Final, Literal

from validator.play.games.race.rules.state import MOST_SEATS, RaceState, SeatDecision, distinct, place_of

Purpose = Literal["opening", "develop", "settle", "limit"]


class Pick(SeatDecision):
    """A pick of one seat; ``why`` says what the cards are discarded for."""

    __slots__ = ("why",)

    def __init__(self, who: int, why: Purpose) -> None:
        super().__init__(who)
        self.why = why

    def options(self, state: RaceState) -> list[int]:
        hand = state.hands[self.who]
        return distinct(hand[state.bound : len(hand) - state.owed[self.who] + 1])

    def only(self, state: RaceState) -> int | None:
        hand = state.hands[self.who]
        first = hand[state.bound]
        return first if first == hand[len(hand) - state.owed[self.who]] else None


class DiscardCard(Pick):
    """One card of the hand to discard; the action is its design."""

    __slots__ = ()

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        hand = state.hands[who]
        place = place_of(hand, action, state.bound)
        hand.pop(place)
        state.discard.append(action)
        state.owed[who] -= 1
        if state.owed[who]:
            state.bound = place
            state.stack.append(self)
        else:
            state.bound = 0


class KeepCard(Pick):
    """One card of the hand to keep; when as many are picked as may stay, the others are discarded."""

    __slots__ = ()

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        hand = state.hands[who]
        start = state.bound
        place = place_of(hand, action, start)
        state.discard += hand[start:place]
        del hand[start:place]
        start += 1
        state.owed[who] -= 1
        if state.owed[who]:
            state.bound = start
            state.stack.append(self)
        else:
            state.discard += hand[start:]
            del hand[start:]
            state.bound = 0


class Asked:
    """The picks of every seat for one purpose, made once."""

    def __init__(self, why: Purpose) -> None:
        self._discard = [DiscardCard(seat, why) for seat in range(MOST_SEATS)]
        self._keep = [KeepCard(seat, why) for seat in range(MOST_SEATS)]

    def ask(self, state: RaceState, who: int, count: int) -> None:
        """Let a seat discard so many cards of its hand: ask card by card, unless all or none go."""
        hand = state.hands[who]
        kept = len(hand) - count
        if kept <= 0:
            state.discard += hand
            hand.clear()
        elif count > kept:
            state.owed[who] = kept
            state.stack.append(self._keep[who])
        elif count > 0:
            state.owed[who] = count
            state.stack.append(self._discard[who])


FOR_OPENING: Final = Asked("opening")
FOR_DEVELOPING: Final = Asked("develop")
FOR_SETTLING: Final = Asked("settle")
FOR_LIMIT: Final = Asked("limit")
