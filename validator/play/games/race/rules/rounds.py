"""The round: action cards, the phases they bring about, the end, and points; and what holds in every position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from validator.play.engine.chance import scrambled, shuffle
from validator.play.engine.game import Telling
from validator.play.engine.lists import number_of
from validator.play.engine.step import Step
from validator.play.engine.telling import leaders, tie_told
from validator.play.games.race.rules.consuming import CONSUME_PHASE, PRODUCE_PHASE
from validator.play.games.race.rules.exploring import EXPLORE_PHASE, FOR_LIMIT, FOR_OPENING, NONE
from validator.play.games.race.rules.placing import DEVELOP_PHASE, SETTLE_PHASE
from validator.play.games.race.rules.state import (
    MOST_SEATS,
    NOTHING,
    Everybody,
    RaceState,
    SeatDecision,
    put_goods,
    take,
)
from validator.play.games.race.table import EMPTY, ZERO, Table
from validator.play.games.race.words.numbers import ANY

# The end: chips, printed points and bonuses of developments; winners.
#
# What cards score with one another is added up in the tableau as they are laid down; what depends on chips, strength
# and goods is reckoned here.


def card_points(state: RaceState, seat: int) -> int:
    """Points of a seat's cards, bonuses included."""
    tableau = state.tableaus[seat]
    points = tableau.points
    if tableau.per_strength:
        strength = tableau.strength
        if strength < 0 and state.table.rules.strength_floor:
            strength = 0
        points += tableau.per_strength * strength
    for per, each in tableau.per_chips:
        points += state.chips[seat] // per * each
    if tableau.per_goods:
        points += tableau.per_goods * number_of(state.goods[seat])
    return points


def scores(state: RaceState) -> list[int]:
    """Points per seat."""
    return [chips + card_points(state, seat) for seat, chips in enumerate(state.chips)]


def score_parts(state: RaceState) -> dict[str, list[int]]:
    """Points per seat by where they come from: chips, what is printed on cards, and bonuses of developments."""
    printed = [sum(state.table.printed[design] for design in tableau.cards) for tableau in state.tableaus]
    bonuses = [card_points(state, seat) - points for seat, points in enumerate(printed)]
    return {"chips": state.chips[:], "cards": printed, "bonuses": bonuses}


def winners(state: RaceState) -> list[int]:
    """Seats with the most points; of these, with the most cards in hand and goods; F12 says who wins if still tied."""
    points = scores(state)
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    if len(best) > 1:
        wealth = [len(hand) + number_of(goods) for hand, goods in zip(state.hands, state.goods, strict=True)]
        most = max(wealth[seat] for seat in best)
        best = [seat for seat in best if wealth[seat] == most]
    if state.table.rules.final_tie == "start_number":
        best = [min(best, key=lambda seat: state.table.number[state.starts[seat]])]
    return best


# Why a game is over, and how a tie was decided.


def ended(state: RaceState) -> Telling:
    """Somebody has a full tableau, or the pool of points is empty."""
    full = state.table.rules.tableau_end
    seats = tuple(seat for seat, tableau in enumerate(state.tableaus) if len(tableau.cards) >= full)
    if not seats:
        return Telling("ended-pool", {})
    key = "ended-both" if state.pool <= 0 else "ended-tableau"
    return Telling(key, {"cards": full, "count": len(seats)}, seats)


def tied(state: RaceState) -> Telling | None:
    """A tie goes to the most cards in hand and goods; F12 says who wins if these are equal too."""
    wealth = [len(hand) + goods.bit_count() for hand, goods in zip(state.hands, state.goods, strict=True)]
    first = leaders(scores(state))
    tie = tie_told(first, [("tie-wealth", wealth)])
    if tie is None or state.table.rules.final_tie != "start_number":
        return tie
    numbers = [-state.table.number[world] for world in state.starts]
    by_number = tie_told(first, [("tie-wealth", wealth), ("tie-number", numbers)])
    assert by_number is not None
    return by_number._replace(numbers={name: abs(number) for name, number in by_number.numbers.items()})


# What must hold in every position.


def faults(state: RaceState) -> list[str]:
    """Broken invariants, each a sentence; empty in every position the rules can reach."""
    return list(_faults(state))


def _faults(state: RaceState) -> Iterator[str]:
    table, rules = state.table, state.table.rules
    if sorted(_everywhere(state)) != table.cards:
        yield "the cards on the table, in hands and piles are not the cards of the box"
    if state.pool + state.reserve + sum(state.chips) != table.chip_points:
        yield "the chips of pool, reserve and players are not the chips of the box"
    if state.pool < 0 or min(state.chips) < 0:
        yield "there are fewer chips than none"
    if state.reserve < table.chip_points - rules.points_per_player * state.seats and not rules.reserve_chips:
        yield "chips came from a reserve that is not used"
    if len(state.under) != sum(goods.bit_count() for goods in state.goods):
        yield "there are not as many cards under worlds as goods"
    for seat in range(state.seats):
        yield from _seat_faults(state, seat)


def _seat_faults(state: RaceState, seat: int) -> Iterator[str]:
    table, rules = state.table, state.table.rules
    tableau, hand = state.tableaus[seat], state.hands[seat]
    if hand != sorted(hand) or state.drawn[seat] != sorted(state.drawn[seat]):
        yield f"the hand of seat {seat + 1} is out of order"
    if state.goods[seat] & ~tableau.worlds[ANY]:
        yield f"a card of seat {seat + 1} that cannot hold a good has one"
    developments = [design for design in tableau.cards if design >= table.first_development]
    if len(set(developments)) < len(developments) and not rules.duplicate_developments:
        yield f"seat {seat + 1} has built a development twice"
    if state.is_secret and state.round > 1 and len(hand) > rules.hand_limit:
        yield f"seat {seat + 1} begins a round with more cards than the hand limit"


def _everywhere(state: RaceState) -> Iterator[int]:
    yield from state.deck
    yield from state.discard
    yield from state.under
    for seat in range(state.seats):
        yield from state.hands[seat]
        yield from state.drawn[seat]
        yield from state.tableaus[seat].cards
    yield from (design for design in state.placing if design != NOTHING)


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
