"""The round: action cards, the phases they bring about, the hand limit, the end; and the deal before the first."""

from __future__ import annotations

from typing import Any, Final

from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.step import Step
from validator.play.games.race.rules.consuming import CONSUME_PHASE, PRODUCE_PHASE
from validator.play.games.race.rules.developing import DEVELOP_PHASE
from validator.play.games.race.rules.exploring import EXPLORE_PHASE, NONE
from validator.play.games.race.rules.picking import FOR_LIMIT, FOR_OPENING
from validator.play.games.race.rules.settling import SETTLE_PHASE
from validator.play.games.race.rules.state import (
    MOST_SEATS,
    NOTHING,
    Everybody,
    RaceState,
    SeatDecision,
    put_goods,
    take,
)
from validator.play.games.race.table.compiled import Table
from validator.play.games.race.table.tableau import EMPTY, ZERO


class StartRound(Step[RaceState]):
    """Everybody chooses action cards in secret."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.round += 1
        state.chosen = [NOTHING] * state.seats
        CHOOSING.put(state)


class ChooseActions(SeatDecision):
    """Action cards for this round, face down; the action is a number of `Table.choices`."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        return state.table.choice_numbers[state.seats]

    def apply(self, state: RaceState, action: int) -> None:
        state.chosen[self.who] = action


class RevealActions(Step[RaceState]):
    """Action cards are turned up; the phases that somebody chose will be gone through in order."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        choices = state.table.choices[state.seats]
        phases = 0
        for number in state.chosen:
            phases |= choices[number].phases
        state.stack += PROGRAMMES[phases]


class EndRound(Step[RaceState]):
    """Everybody discards down to the hand limit."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.stack.append(END_CHECK)
        limit = state.table.hand_limit
        for seat in reversed(state.order):
            above = len(state.hands[seat]) - limit
            if above > 0:
                FOR_LIMIT.ask(state, seat, above)


class EndCheck(Step[RaceState]):
    """The game is over with a full tableau or an empty pool; else another round begins."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        full = state.table.tableau_end
        for tableau in state.tableaus:
            if len(tableau.cards) >= full:
                return
        if state.pool > 0:
            state.stack.append(START)


def start(table: Table, seats: int, seed: int) -> RaceState:
    """A game before its first choice: start worlds and hands dealt, superfluous cards still to be discarded."""
    state = new_state(table, seats, seed)
    rules = table.rules
    if rules.beginner_hands:
        worlds = [design for design in table.starts if table.number[design]][:seats]
    else:
        worlds = table.starts[:]
    shuffle(state, worlds)
    state.starts = tuple(worlds[:seats])
    state.deck = [design for design in table.starts if design not in state.starts] + table.deck
    if rules.beginner_hands:
        state.hands = [_beginner_hand(table, world) for world in state.starts]
        for hand in state.hands:
            for card in hand:
                state.deck.remove(card)
    shuffle(state, state.deck)
    state.order = _order(state)
    state.stack.append(START)
    for seat, world in enumerate(state.starts):
        state.tableaus[seat] = table.openings[world]
        if not rules.beginner_hands:
            state.hands[seat] = sorted(take(state, rules.start_hand))
            FOR_OPENING.ask(state, seat, rules.start_discards)
    for seat, world in enumerate(state.starts):
        if table.is_windfall[world]:
            put_goods(state, seat, 1)
    return state


def new_state(table: Table, seats: int, seed: int) -> RaceState:
    """A table with nothing on it but the pool of chips."""
    state = RaceState()
    state.table, state.seats, state.chance = table, seats, scrambled(seed)
    state.order, state.starts = tuple(range(seats)), ()
    state.stack, state.options = [], []
    state.deck, state.discard, state.under = [], [], []
    state.loose, state.loose_lot = 1, 0
    state.hands, state.drawn = [[] for _ in range(seats)], [NONE] * seats
    state.tableaus, state.refills = [EMPTY] * seats, [ZERO] * seats
    state.goods, state.chips, state.owed, state.produced = ([0] * seats for _ in range(4))
    state.chosen, state.committed, state.placing = ([NOTHING] * seats for _ in range(3))
    state.pool = table.rules.points_per_player * seats
    state.reserve = table.chip_points - state.pool
    state.round = state.again = state.bound = state.used = state.using = state.times = state.done = state.strength = 0
    return state


def _beginner_hand(table: Table, world: int) -> list[int]:
    """The cards that go with a start world in the beginners' game."""
    number = table.number[world]
    return [design for design, face in enumerate(table.faces) if face.beginner_hand == number]


def rounds_over(state: RaceState) -> int:
    """How many rounds are over: all but the one that has begun, if one has."""
    return state.round - 1 if state.round else 0


def _order(state: RaceState) -> tuple[int, ...]:
    """Clockwise from the lowest start number, or from the first seat (F10)."""
    seats, first = state.seats, 0
    if state.table.rules.timing_order == "start_number":
        numbers = [state.table.number[world] for world in state.starts]
        first = numbers.index(min(numbers))
    return ORDERS[seats][first]


def _programmes() -> list[list[Any]]:
    """For each set of phases the steps of a round, the first one last."""
    phases = (EXPLORE_PHASE, *DEVELOP_PHASE, *SETTLE_PHASE, CONSUME_PHASE, PRODUCE_PHASE)
    return [
        [END_ROUND, *(phase for bit, phase in reversed(list(enumerate(phases))) if wanted >> bit & 1)]
        for wanted in range(1 << len(phases))
    ]


ORDERS: Final = [
    [tuple((first + ahead) % seats for ahead in range(seats)) for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]
START: Final = StartRound()
CHOOSING: Final = Everybody([ChooseActions(seat) for seat in range(MOST_SEATS)], RevealActions())
END_ROUND: Final = EndRound()
END_CHECK: Final = EndCheck()
PROGRAMMES: Final = _programmes()
