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
        "_committed",
        "_outlook",
        "_phases",
        "_points",
        "_price",
        "_prospect",
        "_size",
        "_stock",
        "seat",
        "state",
    )

    state: RaceState
    seat: int
    _phases: int
    _best: float
    _outlook: Outlook
    _prospect: Prospect
    _stock: Stock
    _choice: Choice
    _committed: int
    _price: int
    _points: float
    _size: int

    def __init__(self, state: RaceState, seat: int) -> None:
        self.state, self.seat, self._size = state, seat, -1

    def _look_around(self) -> None:
        """Work out what has nothing to do with the hand."""
        state, seat = self.state, self.seat
        left, is_secret = rounds_left(state), state.is_secret
        phases = 0 if is_secret else phases_to_come(state)
        self._best = best_rival(state, seat, left, phases)
        self._choice = state.choice(seat)
        self._phases = self._choice.phases if is_secret and state.chosen[seat] != NOTHING else phases
        self._outlook = outlook_of(state.table, state.tableaus[seat])
        self._prospect, self._stock = self._outlook.prospect(left), self._outlook.stock(state.goods[seat])
        self._committed, self._price = state.committed[seat], committed_price(state, seat)

    def worth(self, hand: list[int]) -> float:
        """As `value`, with such a hand."""
        state = self.state
        if not state.stack:
            state.hands[self.seat] = hand
            return ahead(state, self.seat)
        if self._size < 0:
            self._look_around()
        prospect, size = self._prospect, len(hand)
        if self._size != size:
            self._size, self._points = size, _in_sight(state, self.seat, size, prospect, self._stock)
        prospect.arm(state.strength)
        prospect.look_at(hand, self._committed, self._price)
        points = self._points + prospect.promise
        if self._phases:
            development, world = prospect.best_development, prospect.best_world
            points += weights.SOON * coming(
                self._choice, self._phases, self._outlook, self._stock, prospect.card, development, world
            )
        return points - self._best


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
            rival = rival_of(state, other, left)
            worth = rival.worth(phases, state.choice(other)) if phases else rival.points
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


class Rival:
    """A position of a rival, as far as one may know of it.

    Attributes:
        points: what it is worth, but for what the phases to come promise.
    """

    __slots__ = ("_card", "_outlook", "_soon", "_stock", "points")

    points: float
    _outlook: Outlook
    _stock: Stock
    _card: float
    _soon: dict[tuple[int, Choice], float]

    def __init__(self, state: RaceState, seat: int, outlook: Outlook, left: float) -> None:
        prospect, self._outlook = outlook.prospect(left), outlook
        self._card, self._stock, self._soon = prospect.card, outlook.stock(state.goods[seat]), {}
        self.points = _in_sight(state, seat, len(state.hands[seat]), prospect, self._stock)

    def worth(self, phases: int, choice: Choice) -> float:
        """What it is worth with phases to come, and such action cards."""
        worth = self._soon.get((phases, choice))
        if worth is None:
            unknown = weights.UNKNOWN
            soon = coming(choice, phases, self._outlook, self._stock, self._card, unknown, unknown)
            worth = self._soon[phases, choice] = self.points + weights.SOON * soon
        return worth


def rival_of(state: RaceState, seat: int, left: float) -> Rival:
    """The position of a rival; kept with its tableau, since it hardly changes."""
    outlook = outlook_of(state.table, state.tableaus[seat])
    known = (left, state.goods[seat], state.chips[seat], len(state.hands[seat]), state.placing[seat])
    rival = outlook.rivals.get(known)
    if not isinstance(rival, Rival):
        if len(outlook.rivals) == MOST_KEPT:
            outlook.rivals.clear()
        rival = outlook.rivals[known] = Rival(state, seat, outlook, left)
    return rival


def own_worth(state: RaceState, seat: int, left: float, phases: int) -> float:
    """The same of a seat that sees its hand."""
    outlook = outlook_of(state.table, state.tableaus[seat])
    prospect, stock = outlook.prospect(left), outlook.stock(state.goods[seat])
    hand = state.hands[seat]
    prospect.arm(state.strength)
    prospect.look_at(hand, state.committed[seat], committed_price(state, seat))
    points = _in_sight(state, seat, len(hand), prospect, stock) + prospect.promise
    if phases:
        best_development, best_world = prospect.best_development, prospect.best_world
        choice = state.choice(seat)
        points += weights.SOON * coming(choice, phases, outlook, stock, prospect.card, best_development, best_world)
    return points


def committed_price(state: RaceState, seat: int) -> int:
    """Cards to pay for the development that a seat is about to build; -1 where it builds none."""
    committed = state.committed[seat]
    return develop_price(state, seat, committed) if committed >= state.table.first_development else -1


def _in_sight(state: RaceState, seat: int, cards: int, prospect: Prospect, stock: Stock) -> float:
    """What everybody sees, with so many cards in hand, but for the phases to come."""
    points = float(state.chips[seat] + card_points(state, seat))
    points += prospect.powers
    points += prospect.cycles
    points += stock.worth(prospect.card) + prospect.card * cards
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
