"""Phase I: draw cards, keep some of them; and how cards of a hand are picked one at a time, to discard or to keep."""

from __future__ import annotations

from typing import Final, Literal

from validator.play.engine.lists import without
from validator.play.engine.step import Step
from validator.play.games.race.rules.state import MOST_SEATS, RaceState, SeatDecision, distinct, lay_in, place_of, take
from validator.play.games.race.table import Choice

Purpose = Literal["opening", "develop", "settle", "limit"]


def asks_again(cards: list[int], action: int, bound: int, owed: int) -> bool:
    """Whether there is a choice of the next, once one of these cards has been picked from a place on."""
    return owed > 1 and cards[place_of(cards, action, bound) + 1] != cards[len(cards) - owed + 1]


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

    def asks_again(self, state: RaceState, action: int) -> bool:
        """Whether there is a choice of another card once this is picked."""
        return asks_again(state.hands[self.who], action, state.bound, state.owed[self.who])

    def hand_after(self, state: RaceState, action: int) -> list[int]:
        """The seat's hand once this is picked, unless that leaves no choice of the next."""
        raise NotImplementedError


class DiscardCard(Pick):
    """One card of the hand to discard; the action is its design."""

    __slots__ = ()

    def hand_after(self, state: RaceState, action: int) -> list[int]:
        return without(state.hands[self.who], action)

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

    def hand_after(self, state: RaceState, action: int) -> list[int]:
        hand, start = state.hands[self.who], state.bound
        rest = hand[place_of(hand, action, start) + 1 :] if state.owed[self.who] > 1 else []
        return [*hand[:start], action, *rest]

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


def explored_by(state: RaceState, seat: int, choice: Choice) -> tuple[int, int]:
    """Cards that a seat draws when exploring with such action cards, and how many of them it keeps."""
    table, tableau = state.table, state.tableaus[seat]
    keep = table.explore_keep + tableau.explore_keep + choice.keep
    return table.explore_draw + tableau.explore_draw + choice.draw, keep


class Explore(Step[RaceState]):
    """Everybody draws; then everybody chooses, where there is more than may be kept."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        choices = state.table.choices[state.seats]
        for seat in reversed(state.order):
            count, keep = explored_by(state, seat, choices[state.chosen[seat]])
            drawn = take(state, count)
            rest = len(drawn) - keep
            if rest <= 0:
                hand = state.hands[seat]
                hand += drawn
                hand.sort()
                continue
            drawn.sort()
            state.drawn[seat] = drawn
            if rest < keep:
                state.owed[seat] = rest
                state.stack.append(REFUSE[seat])
            else:
                state.owed[seat] = keep
                state.stack.append(KEEP[seat])


class ExploreKeep(SeatDecision):
    """One card just drawn to keep; the action is its design. The others are discarded after the last."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        drawn = state.drawn[self.who]
        return distinct(drawn[state.bound : len(drawn) - state.owed[self.who] + 1])

    def only(self, state: RaceState) -> int | None:
        drawn = state.drawn[self.who]
        first = drawn[state.bound]
        return first if first == drawn[len(drawn) - state.owed[self.who]] else None

    def asks_again(self, state: RaceState, action: int) -> bool:
        """Whether there is a choice of another card once this is picked."""
        return asks_again(state.drawn[self.who], action, state.bound, state.owed[self.who])

    def hand_after(self, state: RaceState, action: int) -> list[int]:
        """The seat's hand once this is picked, unless that leaves no choice of the next."""
        return sorted([*state.hands[self.who], action])

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        drawn = state.drawn[who]
        place = place_of(drawn, action, state.bound)
        state.owed[who] -= 1
        if state.owed[who]:
            state.drawn[who] = drawn[:place] + drawn[place + 1 :]
            lay_in(state.hands[who], action)
            state.bound = place
            state.stack.append(self)
            return
        rest = drawn[:]
        rest.pop(place)
        state.discard += rest
        state.drawn[who] = NONE
        state.bound = 0
        lay_in(state.hands[who], action)


class ExploreRefuse(ExploreKeep):
    """One card just drawn to discard, where more are kept than not; the action is its design."""

    __slots__ = ()

    def hand_after(self, state: RaceState, action: int) -> list[int]:
        hand = state.hands[self.who]
        return hand if state.owed[self.who] > 1 else sorted(hand + without(state.drawn[self.who], action))

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        drawn = state.drawn[who]
        place = place_of(drawn, action, state.bound)
        state.discard.append(action)
        drawn = drawn[:place] + drawn[place + 1 :]
        state.owed[who] -= 1
        if state.owed[who]:
            state.drawn[who] = drawn
            state.bound = place
            state.stack.append(self)
            return
        state.drawn[who] = NONE
        state.bound = 0
        hand = state.hands[who]
        hand += drawn
        hand.sort()


NONE: Final[list[int]] = []
EXPLORE_PHASE: Final = Explore()
KEEP: Final = [ExploreKeep(seat) for seat in range(MOST_SEATS)]
REFUSE: Final = [ExploreRefuse(seat) for seat in range(MOST_SEATS)]
