"""Phase II: build a development."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS, Step
from validator.play.games.race.rules.exploring import FOR_DEVELOPING
from validator.play.games.race.rules.state import (
    MOST_SEATS,
    NOTHING,
    Everybody,
    RaceState,
    SeatDecision,
    SeatStep,
    counted,
    draw,
)
from validator.play.games.race.table import DEAREST

ONLY_PASS: Final = [PASS]


def discount(state: RaceState, seat: int) -> int:
    """Cards fewer that a seat pays for a development in this phase."""
    choice = state.table.choices[state.seats][state.chosen[seat]]
    return state.tableaus[seat].discount + choice.discounts[state.again]


def price(state: RaceState, seat: int, design: int) -> int:
    """Cards that a seat pays for a development in this phase, never fewer than none."""
    return max(0, state.table.cost[design] - discount(state, seat))


def reveal(state: RaceState) -> list[int]:
    """Turn up what everybody has committed; those who place a card, the last first."""
    placing = []
    for seat in reversed(state.order):
        design = state.committed[seat]
        if design >= 0:
            state.placing[seat] = design
            state.hands[seat].remove(design)
            placing.append(seat)
    state.committed = [NOTHING] * state.seats
    return placing


class Develop(Step[RaceState]):
    """The phase begins: powers draw; then everybody decides in secret what to build. ``turn`` is 1 the second time."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: RaceState) -> None:
        state.again = self.turn
        COMMITS.put(state)
        for seat in state.order:
            tableau = state.tableaus[seat]
            cards = tableau.draw_before
            if tableau.counted:
                cards += counted(state, seat, tableau, "before_developing")
            if cards:
                draw(state, seat, cards)


class Commit(SeatDecision):
    """A card to place, face down, or none; the action is its design."""

    __slots__ = ()

    def apply(self, state: RaceState, action: int) -> None:
        state.committed[self.who] = action


class DevelopCommit(Commit):
    """A development to build."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        table, hand = state.table, state.hands[self.who]
        most = len(hand) - 1 + discount(state, self.who)
        if most < 0:
            return ONLY_PASS
        dearer = table.dearer_than[most if most < DEAREST else DEAREST]
        built = state.tableaus[self.who].developments
        found, last = [], PASS
        first = table.first_development
        for card in hand:
            if card >= dearer:
                break
            if card >= first and card != last and card not in built:
                found.append(card)
                last = card
        found.append(PASS)
        return found


class DevelopReveal(Step[RaceState]):
    """All developments are turned face up; their owners pay."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        stack = state.stack
        for seat in reveal(state):
            stack.append(BUILD[seat])
            FOR_DEVELOPING.ask(state, seat, price(state, seat, state.placing[seat]))


class Build(SeatStep):
    """A development that has been paid for is laid into its owner's tableau. Powers draw for it."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        who, table = self.who, state.table
        before = state.tableaus[who]
        state.tableaus[who] = after = before.with_card(table, state.placing[who])
        state.placing[who] = NOTHING
        drawing = after if table.new_powers_at_once else before
        cards = drawing.draw_after
        if drawing.counted:
            cards += counted(state, who, drawing, "after_building")
        if cards:
            draw(state, who, cards)


DEVELOP_PHASE: Final = (Develop(0), Develop(1))
COMMIT: Final = [DevelopCommit(seat) for seat in range(MOST_SEATS)]
COMMITS: Final = Everybody(COMMIT, DevelopReveal())
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]
