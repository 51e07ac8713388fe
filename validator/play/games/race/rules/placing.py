"""Phases II and III: build a development, and place a world, paid for or conquered."""

from __future__ import annotations

from typing import Final

from validator.play.engine.step import PASS, Step
from validator.play.games.race.rules.exploring import FOR_DEVELOPING, FOR_SETTLING
from validator.play.games.race.rules.state import (
    MOST_SEATS,
    NOTHING,
    Everybody,
    RaceState,
    SeatDecision,
    SeatStep,
    counted,
    draw,
    put_goods,
)
from validator.play.games.race.table import DEAREST, Table, Tableau

ONLY_PASS: Final = [PASS]


def discount(state: RaceState, seat: int) -> int:
    """Cards fewer that a seat pays for a development in this phase."""
    choice = state.table.choices[state.seats][state.chosen[seat]]
    return state.tableaus[seat].discount + choice.discounts[state.again]


def develop_price(state: RaceState, seat: int, design: int) -> int:
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
        DEVELOP_COMMITS.put(state)
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
        options, last = [], PASS
        first = table.first_development
        for card in hand:
            if card >= dearer:
                break
            if card >= first and card != last and card not in built:
                options.append(card)
                last = card
        options.append(PASS)
        return options


class DevelopReveal(Step[RaceState]):
    """All developments are turned face up; their owners pay."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        stack = state.stack
        for seat in reveal(state):
            stack.append(BUILD[seat])
            FOR_DEVELOPING.ask(state, seat, develop_price(state, seat, state.placing[seat]))


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
DEVELOP_COMMIT: Final = [DevelopCommit(seat) for seat in range(MOST_SEATS)]
DEVELOP_COMMITS: Final = Everybody(DEVELOP_COMMIT, DevelopReveal())
BUILD: Final = [Build(seat) for seat in range(MOST_SEATS)]


PAY: Final = -2
"""The action of paying for a world."""
CONQUER: Final = -3
"""The action of conquering a military world with the strength there is."""


def settle_price(state: RaceState, seat: int, design: int) -> int:
    """Cards that a seat would pay for a world, never fewer than none; -1 where it may not pay."""
    return price_of(state.table, state.tableaus[seat], design)


def price_of(table: Table, tableau: Tableau, design: int) -> int:
    """The same, of any tableau."""
    cost = table.cost[design]
    if design >= table.first_military:
        if tableau.paid_military < 0 or table.is_barred[design]:
            return -1
        cost = table.defence[design] - tableau.paid_military
    cost -= tableau.settle_discounts[table.kind[design]]
    return cost if cost > 0 else 0


def strength(state: RaceState, seat: int, design: int) -> int:
    """A seat's strength against a military world, sudden strength of this phase included."""
    return state.tableaus[seat].strengths[state.table.opposition[design]] + state.strength


class Settle(Step[RaceState]):
    """The phase begins: everybody decides in secret which world to place. ``turn`` is 1 the second time."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, state: RaceState) -> None:
        state.again = self.turn
        SETTLE_COMMITS.put(state)


class SettleCommit(Commit):
    """A world to place."""

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        table, hand, who = state.table, state.hands[self.who], self.who
        military, end = table.first_military, table.first_development
        tableau = state.tableaus[who]
        discounts, strengths, others = tableau.settle_discounts, tableau.strengths, len(hand) - 1
        cost, kind, defence, opposition = table.cost, table.kind, table.defence, table.opposition
        reserve, special = tableau.reserve, tableau.free or tableau.paid_military >= 0
        options, last = [], PASS
        for card in hand:
            if card < military:
                fits = cost[card] - discounts[kind[card]] <= others
            elif card < end:
                lack = defence[card] - strengths[opposition[card]]
                fits = lack <= 0 or (lack <= reserve and _most_gained(table, tableau, card) >= lack)
            else:
                break
            if card != last and (fits or (special and _can_place(state, who, card))):
                options.append(card)
                last = card
        options.append(PASS)
        return options


def _can_place(state: RaceState, seat: int, design: int) -> bool:
    """Whether a world can be placed by paying, or for a card discarded."""
    cards = settle_price(state, seat, design)
    others = len(state.hands[seat]) - 1
    return 0 <= cards <= others or (cards >= 0 and bool(free_cards(state, seat, design)))


def free_cards(state: RaceState, seat: int, design: int) -> tuple[int, ...]:
    """Cards that a seat may discard to place a world without paying."""
    return () if state.table.is_barred[design] else state.tableaus[seat].free


class SettleReveal(Step[RaceState]):
    """All worlds are turned face up; their owners say how they place them."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for seat in reveal(state):
            state.stack.append(PLACE[seat])
            state.stack.append(HOW[seat])


class SettleHow(SeatDecision):
    """How to place a world: `PAY`, `CONQUER`, or the design of a card to discard for it.

    Strength that is not needed is not offered. Cards discarded for strength are asked for in ascending order.
    """

    __slots__ = ()

    def options(self, state: RaceState) -> list[int]:
        who = self.who
        design = state.placing[who]
        table, tableau = state.table, state.tableaus[who]
        options = []
        if design >= table.first_military:
            lack = table.defence[design] - strength(state, who, design)
            if lack <= 0:
                options.append(CONQUER)
            elif lack <= tableau.reserve:
                options += _given_up(table, tableau, design, lack, state.bound)
            if state.strength:
                return options
        cards = settle_price(state, who, design)
        # Conquering costs nothing, as paying nothing does: it is the same, and offered once.
        if 0 <= cards <= len(state.hands[who]) and (cards or CONQUER not in options):
            options.append(PAY)
        if cards > 0:
            options += free_cards(state, who, design)
        return options if len(options) < 2 else list(dict.fromkeys(options))

    def apply(self, state: RaceState, action: int) -> None:
        who = self.who
        state.bound = 0
        if action == PAY:
            FOR_SETTLING.ask(state, who, settle_price(state, who, state.placing[who]))
        elif action != CONQUER:
            amount = sudden_strength(state, who, action)
            give_up(state, who, action)
            if amount:
                state.strength += amount
                state.bound = action
                state.stack.append(self)
                return
        state.strength = 0


def sudden_strength(state: RaceState, seat: int, card: int) -> int:
    """Strength for which a card is discarded; 0 where it goes for a free world, which its sudden strength alone does
    not conquer."""
    table, tableau, world = state.table, state.tableaus[seat], state.placing[seat]
    amount = dict(tableau.sudden).get(card, 0)
    if world < table.first_military or not amount:
        return 0
    lack = table.defence[world] - strength(state, seat, world)
    if lack > _most_gained(table, tableau, world):
        return 0
    may_be_free = not state.strength and card in free_cards(state, seat, world) and settle_price(state, seat, world) > 0
    return 0 if may_be_free and _gained(table, world, card, amount) < lack else amount


def _gained(table: Table, world: int, card: int, amount: int) -> int:
    """What discarding a card for sudden strength adds against a world: its lasting strength goes with it."""
    return amount - table.own_strengths[card][table.opposition[world]]


def _most_gained(table: Table, tableau: Tableau, world: int) -> int:
    """The most that cards discarded for sudden strength add against a world."""
    total = 0
    for card, amount in tableau.sudden:
        total += max(0, _gained(table, world, card, amount))
    return total


def _given_up(table: Table, tableau: Tableau, world: int, lack: int, bound: int) -> list[int]:
    """Cards that help to conquer a world and, with those after them, give the strength that is lacking."""
    left, given_up = lack, []
    for card, amount in sorted(tableau.sudden, reverse=True):
        gained = _gained(table, world, card, amount)
        if card >= bound and gained > 0:
            left -= gained
            if left <= 0 and card not in given_up:
                given_up.append(card)
    return given_up[::-1]


def give_up(state: RaceState, seat: int, design: int) -> None:
    """Discard a card from a tableau; cards after it move up, and a good on it is discarded too."""
    tableau = state.tableaus[seat]
    place = tableau.cards.index(design)
    state.tableaus[seat] = tableau.without(state.table, place)
    state.discard.append(design)
    goods = state.goods[seat]
    if goods >> place & 1:
        state.discard.append(state.under.pop())
    below = (1 << place) - 1
    state.goods[seat] = goods & below | goods >> 1 & ~below


class PlaceWorld(SeatStep):
    """A world is laid into its owner's tableau; a windfall world gets its good. Its owner may draw."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        who, table, before = self.who, state.table, state.tableaus[self.who]
        design = state.placing[who]
        state.tableaus[who] = after = before.with_card(table, design)
        state.placing[who] = NOTHING
        drawing = after if table.new_powers_at_once else before
        choice = table.choices[state.seats][state.chosen[who]]
        if table.is_windfall[design]:
            put_goods(state, who, 1 << len(before.cards))
        cards = drawing.draw_settled + choice.draws[state.again]
        if drawing.counted:
            cards += counted(state, who, drawing, "after_placing")
        if cards:
            draw(state, who, cards)


SETTLE_PHASE: Final = (Settle(0), Settle(1))
SETTLE_COMMIT: Final = [SettleCommit(seat) for seat in range(MOST_SEATS)]
SETTLE_COMMITS: Final = Everybody(SETTLE_COMMIT, SettleReveal())
HOW: Final = [SettleHow(seat) for seat in range(MOST_SEATS)]
PLACE: Final = [PlaceWorld(seat) for seat in range(MOST_SEATS)]
