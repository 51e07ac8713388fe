"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

Everything is in points. Besides what would be scored now, cards in front of a player promise points for the rounds to
come; goods and cards in hand promise some, and so do the phases of the round that are still to come. What depends on a
tableau is worked out in ``outlook``, once.
"""

from __future__ import annotations

from typing import Final

from validator.play.engine.lists import number_of
from validator.play.games.race.players import weights
from validator.play.games.race.players.outlook import NO_SALE, Outlook, Prospect, Stock, outlook_of
from validator.play.games.race.rules.consuming import CONSUME_PHASE, PRODUCE_PHASE
from validator.play.games.race.rules.exploring import EXPLORE_PHASE
from validator.play.games.race.rules.placing import DEVELOP_PHASE, SETTLE_PHASE, develop_price
from validator.play.games.race.rules.rounds import card_points
from validator.play.games.race.rules.state import NOTHING, RaceState
from validator.play.games.race.table import (
    CONSUME,
    DEVELOP,
    DEVELOP_AGAIN,
    EXPLORE,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    Choice,
)

PHASES: Final = (EXPLORE_PHASE, *DEVELOP_PHASE, *SETTLE_PHASE, CONSUME_PHASE, PRODUCE_PHASE)
MOST_KEPT: Final = 64
"""So many positions of a rival are kept of a tableau."""
BITS: Final[dict[object, int]] = {phase: 1 << bit for bit, phase in enumerate(PHASES)}


def value(state: RaceState, seat: int) -> float:
    """Points ahead of the best rival."""
    if not state.stack:
        return ahead(state, seat)
    left, is_secret = rounds_left(state), state.is_secret
    phases = 0 if is_secret else phases_to_come(state)
    best = best_rival(state, seat, left, phases)
    if is_secret and state.chosen[seat] != NOTHING:
        phases = state.choice(seat).phases
    return own_worth(state, seat, left, phases) - best


class Vantage:
    """A position of which all but the hand of a seat is known, to be judged with one hand after another."""

    __slots__ = (
        "_best",
        "_choice",
        "_left",
        "_outlook",
        "_phases",
        "_points",
        "_prospect",
        "_seat",
        "_size",
        "_state",
        "_stock",
    )

    _state: RaceState
    _seat: int
    _left: float
    _phases: int
    _best: float
    _outlook: Outlook
    _prospect: Prospect
    _stock: Stock
    _choice: Choice
    _points: float
    _size: int

    def __init__(self, state: RaceState, seat: int) -> None:
        self._state, self._seat, self._size = state, seat, -1

    def _look_around(self) -> None:
        """Work out what has nothing to do with the hand."""
        state, seat = self._state, self._seat
        self._left, is_secret = rounds_left(state), state.is_secret
        self._phases = 0 if is_secret else phases_to_come(state)
        self._best = best_rival(state, seat, self._left, self._phases)
        self._choice = state.choice(seat)
        if is_secret and state.chosen[seat] != NOTHING:
            self._phases = self._choice.phases
        self._outlook = outlook_of(state.table, state.tableaus[seat])
        self._prospect, self._stock = self._outlook.prospect(self._left), self._outlook.stock(state.goods[seat])

    def worth(self, hand: list[int]) -> float:
        """As `value`, with such a hand."""
        state, seat = self._state, self._seat
        kept = state.hands[seat]
        state.hands[seat] = hand
        if not state.stack:
            points = ahead(state, seat)
        else:
            if self._size < 0:
                self._look_around()
            if self._size != len(hand):
                self._size, self._points = len(hand), _in_sight(state, seat, self._prospect, self._stock)
            points = self._points + _of_hand(state, seat, self._prospect)
            if self._phases:
                points += weights.SOON * coming(
                    self._choice,
                    self._phases,
                    self._outlook,
                    self._stock,
                    self._prospect.card,
                    self._prospect.best_development,
                    self._prospect.best_world,
                )
            points -= self._best
        state.hands[seat] = kept
        return points


def committed_worths(state: RaceState, seat: int) -> list[float]:
    """The value of each card that a seat may commit, while others still decide in secret; the state is used up."""
    state.stack.pop()
    left, phases = rounds_left(state), phases_to_come(state)
    best = best_rival(state, seat, left, phases)
    committed_worths = []
    for action in state.options:
        state.committed[seat] = action
        committed_worths.append(own_worth(state, seat, left, phases) - best)
    return committed_worths


def best_rival(state: RaceState, seat: int, left: float, phases: int) -> float:
    """Points of the best rival, with all that its position promises."""
    best, is_first = 0.0, True
    for other in range(state.seats):
        if other != seat:
            worth = worth_of(state, other, left, phases)
            if is_first or worth > best:
                best, is_first = worth, False
    return best


def ahead(state: RaceState, seat: int) -> float:
    """The same when the game is over."""
    worth = [
        float(chips + card_points(state, place))
        + weights.TIE_BREAK * (len(state.hands[place]) + number_of(state.goods[place]))
        for place, chips in enumerate(state.chips)
    ]
    return worth.pop(seat) - max(worth)


def rounds_left(state: RaceState) -> float:
    """About how many rounds are still to come."""
    most = 0
    for tableau in state.tableaus:
        if len(tableau.cards) > most:
            most = len(tableau.cards)
    by_cards = weights.ROUNDS_PER_CARD * (state.table.tableau_end - most)
    by_chips = state.pool / (weights.POINTS_PER_ROUND * state.seats)
    left = by_cards if by_cards < by_chips else by_chips
    return left if left > 0.0 else 0.0


def worth_of(state: RaceState, seat: int, left: float, phases: int) -> float:
    """Points of a rival and all that its position promises, as far as one may know; kept, since it hardly changes."""
    outlook = outlook_of(state.table, state.tableaus[seat])
    goods, chips, cards, placing = state.goods[seat], state.chips[seat], len(state.hands[seat]), state.placing[seat]
    known = (left, goods, chips, cards, placing, phases, state.chosen[seat])
    worth = outlook.worths.get(known)
    if worth is not None:
        return worth
    prospect, stock = outlook.prospect(left), outlook.stock(goods)
    points = _in_sight(state, seat, prospect, stock)
    if phases:
        choice = state.choice(seat)
        points += weights.SOON * coming(choice, phases, outlook, stock, prospect.card, weights.UNKNOWN, weights.UNKNOWN)
    if len(outlook.worths) == MOST_KEPT:
        outlook.worths.clear()
    outlook.worths[known] = points
    return points


def own_worth(state: RaceState, seat: int, left: float, phases: int) -> float:
    """The same of a seat that sees its hand."""
    outlook = outlook_of(state.table, state.tableaus[seat])
    prospect, stock = outlook.prospect(left), outlook.stock(state.goods[seat])
    points = _in_sight(state, seat, prospect, stock) + _of_hand(state, seat, prospect)
    if phases:
        best_development, best_world = prospect.best_development, prospect.best_world
        choice = state.choice(seat)
        points += weights.SOON * coming(choice, phases, outlook, stock, prospect.card, best_development, best_world)
    return points


def _of_hand(state: RaceState, seat: int, prospect: Prospect) -> float:
    """What the hand of a seat promises."""
    committed = state.committed[seat]
    develops = committed >= state.table.first_development
    prospect.arm(state.strength)
    prospect.look_at(state.hands[seat], committed, develop_price(state, seat, committed) if develops else -1)
    return prospect.promise


def _in_sight(state: RaceState, seat: int, prospect: Prospect, stock: Stock) -> float:
    """What everybody sees, but for the phases to come."""
    points = float(state.chips[seat] + card_points(state, seat))
    points += prospect.powers
    points += prospect.cycles
    points += stock.worth(prospect.card) + prospect.card * len(state.hands[seat])
    placing = state.placing[seat]
    if placing != NOTHING:
        points += prospect.gain(placing)
    return points


def phases_to_come(state: RaceState) -> int:
    """Bits of the phases of this round that have not begun."""
    phases = 0
    for step in state.stack:
        phases |= BITS.get(step, 0)
    return phases


def coming(
    choice: Choice, phases: int, outlook: Outlook, stock: Stock, card: float, best_development: float, best_world: float
) -> float:
    """What phases still to come in this round promise to a seat."""
    tableau, table = outlook.tableau, outlook.table
    total = 0.0
    if phases & EXPLORE:
        drawn = table.explore_draw + tableau.explore_draw + choice.draw
        kept = table.explore_keep + tableau.explore_keep + choice.keep
        total += card * kept + weights.SIGHT * drawn
    if phases & (DEVELOP | DEVELOP_AGAIN) and best_development > 0.0:
        total += weights.PLACED_SOON * best_development + card * choice.discounts[0]
    if phases & (SETTLE | SETTLE_AGAIN) and best_world > 0.0:
        total += weights.PLACED_SOON * best_world + card * choice.draws[0]
    if phases & CONSUME:
        total += (choice.times - weights.SOLD) * stock.consumed
        if choice.trades and stock.best_sale != NO_SALE:
            total += weights.SOLD * card * stock.best_sale - weights.NOT_KEPT
    if phases & PRODUCE:
        refilled = outlook.refills + choice.goods
        new = stock.producing + (refilled if refilled < stock.refilling else stock.refilling)
        total += weights.PRODUCED * new + card * tableau.draw_producing
    return total
