"""Phase I: draw cards, keep some of them."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import Step
from validator.play.games.race.rules.state import MOST_SEATS, RaceState, SeatDecision, distinct, lay_in, place_of, take


class Explore(Step[RaceState]):
    """Everybody draws; then everybody chooses, where there is more than may be kept."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        table, choices = state.table, state.table.choices[state.seats]
        for seat in reversed(state.order):
            tableau, choice = state.tableaus[seat], choices[state.chosen[seat]]
            drawn = take(state, table.explore_draw + tableau.explore_draw + choice.draw)
            keep = table.explore_keep + tableau.explore_keep + choice.keep
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
