"""Where every card and chip of a game lies, and the few numbers of the phase in progress."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from validator.play.engine.chance import COMPILED, shuffle, shuffle_on
from validator.play.engine.lists import number_of
from validator.play.engine.native import i64
from validator.play.engine.step import Decision, State, Step, name_of
from validator.play.games.race.table import Choice, Table, Tableau

MOST_SEATS: Final = 8
NOTHING: Final = -2
"""Nothing decided yet; whoever decided to place no card has `PASS`."""


class RaceState(State):
    """One game.

    Per seat: ``hands`` (designs, sorted), ``drawn`` (cards just drawn to choose from), ``tableaus``, ``goods`` (bits of
    the places of worlds with a good), ``chips`` in points, ``starts`` (start worlds), ``chosen`` (number of the choice
    of action cards), ``committed`` (design that is to be placed, still in hand and secret), ``placing`` (the same,
    face up and out of the hand, until it lies in the tableau), ``owed`` (cards or goods still to pick), ``produced``
    (bits of places that got a good in this phase), ``refills`` (windfall goods still to produce, by kind).

    Of the deck the first ``loose`` cards are in no order yet where somebody only guesses at it; ``loose_lot`` is what
    `shuffle_on` brings them into order by. Elsewhere ``loose`` is 1.

    ``under`` are the cards that lie face down as goods: nobody has seen them, so that it makes no difference which of
    them lies where. ``pool`` and ``reserve`` are points in chips; a reserve below 0 is written down.

    Of the phase: ``again`` (1 in a second develop or settle phase), ``bound`` (place from which cards may still be
    picked, so that each set of cards is offered once), ``used`` (bits of consume powers), ``using`` (the consume power,
    or the kind of windfall goods, in use), ``times`` (that the power is used), ``done`` (guesses made, or cards
    discarded for points), ``strength`` gained suddenly. ``order`` are the seats in order where order matters,
    ``round`` counts from 1.
    """

    __slots__ = (
        "again",
        "bound",
        "chips",
        "chosen",
        "committed",
        "deck",
        "discard",
        "done",
        "drawn",
        "goods",
        "hands",
        "loose",
        "loose_lot",
        "order",
        "owed",
        "placing",
        "pool",
        "produced",
        "refills",
        "reserve",
        "round",
        "starts",
        "strength",
        "table",
        "tableaus",
        "times",
        "under",
        "used",
        "using",
    )

    table: Table
    order: tuple[int, ...]
    starts: tuple[int, ...]
    deck: list[int]
    loose: int
    loose_lot: i64
    discard: list[int]
    under: list[int]
    hands: list[list[int]]
    drawn: list[list[int]]
    tableaus: list[Tableau]
    goods: list[int]
    chips: list[int]
    chosen: list[int]
    committed: list[int]
    placing: list[int]
    owed: list[int]
    produced: list[int]
    pool: int
    reserve: int
    round: int
    again: int
    bound: int
    used: int
    using: int
    times: int
    done: int
    strength: int
    refills: list[tuple[int, ...]]

    def copy(self) -> RaceState:
        """The same game, to go on separately."""
        new = RaceState()
        new.table, new.seats, new.order = self.table, self.seats, self.order
        new.starts, new.options, new.lot = self.starts, self.options, self.lot
        new.stack, new.loose, new.loose_lot = self.stack.copy(), self.loose, self.loose_lot
        new.deck, new.discard, new.under = self.deck.copy(), self.discard.copy(), self.under.copy()
        new.hands = [hand.copy() for hand in self.hands]
        # Drawn cards are replaced, never changed in place.
        new.drawn, new.tableaus = self.drawn.copy(), self.tableaus.copy()
        new.goods, new.chips, new.chosen = self.goods.copy(), self.chips.copy(), self.chosen.copy()
        new.committed, new.placing = self.committed.copy(), self.placing.copy()
        new.owed, new.produced, new.refills = self.owed.copy(), self.produced.copy(), self.refills.copy()
        new.pool, new.reserve, new.round = self.pool, self.reserve, self.round
        new.again, new.bound, new.used = self.again, self.bound, self.used
        new.using, new.done, new.strength = self.using, self.done, self.strength
        new.times = self.times
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another, hidden parts included."""
        put_in_order(self, 1)
        return (
            [name_of(step) for step in self.stack],
            self.chance,
            self.deck,
            self.discard,
            self.under,
            self.hands,
            self.drawn,
            [tableau.cards for tableau in self.tableaus],
            self.goods,
            self.chips,
            self.chosen,
            self.committed,
            self.placing,
            self.owed,
            self.produced,
            self.pool,
            self.reserve,
            self.round,
            self.again,
            self.bound,
            self.used,
            self.using,
            self.times,
            self.done,
            self.strength,
            self.refills,
        )

    def choice(self, seat: int) -> Choice:
        """What the action cards come to that a seat has chosen."""
        return self.table.choices[self.seats][self.chosen[seat]]

    @property
    def is_secret(self) -> bool:
        """Whether action cards are still being chosen."""
        return NOTHING in self.chosen


class SeatStep(Step[RaceState]):
    """A step about one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who


class SeatDecision(Decision[RaceState]):
    """A choice of one seat."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, state: RaceState) -> int:
        return self.who


class Everybody:
    """What goes onto the stack so that everybody takes a step, clockwise from the first, and then ``after`` comes."""

    __slots__ = ("_steps",)

    def __init__(self, steps: list[Any], *after: Any) -> None:
        self._steps: list[list[list[Any]]] = [
            [[*after[::-1], *((steps[:seats] * 2)[first : first + seats][::-1])] for first in range(seats)]
            for seats in range(MOST_SEATS + 1)
        ]

    def put(self, state: RaceState) -> None:
        """Put it there."""
        state.stack += self._steps[state.seats][state.order[0]]


def take(state: RaceState, count: int) -> list[int]:
    """Cards from the top of the deck, which is made anew of the discards as soon as its last card has gone.

    With both empty the rest of the cards fail to come.
    """
    deck = state.deck
    rest = len(deck) - count
    if rest < state.loose:
        put_in_order(state, rest)
    if rest > 0:
        if count == 1:
            return [deck.pop()]
        cards = deck[rest:]
        del deck[rest:]
        return cards
    cards = deck[:]
    del deck[:]
    if state.discard:
        deck += state.discard
        state.discard = []
        shuffle(state, deck)
        if count > len(cards):
            cards += take(state, count - len(cards))
    return cards


def put_in_order(state: RaceState, rest: int) -> None:
    """Bring the deck into order, but for so many cards at its bottom."""
    if state.loose > 1:
        loose = rest if rest > 1 else 1
        state.loose_lot = shuffle_on(state.loose_lot, state.deck, state.loose, loose)
        state.loose = loose


def draw(state: RaceState, seat: int, count: int) -> None:
    """Draw cards into a hand."""
    hand, deck = state.hands[seat], state.deck
    if count == 1 and len(deck) > state.loose:
        lay_in(hand, deck.pop())
    else:
        hand += take(state, count)
        hand.sort()


def counted(state: RaceState, seat: int, tableau: Tableau, moment: str) -> int:
    """Cards that powers draw at a moment by the position, see `words.power.CountedPower`."""
    return sum([power.drawn(state, seat) for at, power in tableau.counted if at == moment])


def gain(state: RaceState, seat: int, points: int) -> None:
    """Points in chips from the pool, and from the reserve (F9) when it is empty."""
    state.pool -= points
    if state.pool < 0:
        if state.table.rules.reserve_chips:
            state.reserve += state.pool
        else:
            points += state.pool
        state.pool = 0
    state.chips[seat] += points


def put_goods(state: RaceState, seat: int, places: int) -> int:
    """Unseen cards from the deck become goods on worlds, as long as there are cards; the places that got one."""
    count, deck = number_of(places), state.deck
    if count == 1 and len(deck) > state.loose:
        state.under.append(deck.pop())
    else:
        cards = take(state, count)
        state.under += cards
        for _ in range(count - len(cards)):
            places &= places - 1
    state.goods[seat] |= places
    return places


def spend_goods(state: RaceState, seat: int, bits: int) -> None:
    """Discard the goods at some places."""
    state.goods[seat] &= ~bits
    under = state.under
    if not bits & (bits - 1):
        if bits:
            state.discard.append(under.pop())
        return
    count = len(under) - number_of(bits)
    state.discard += under[count:]
    del under[count:]


def distinct(cards: list[int]) -> list[int]:
    """Each design of sorted cards once: copies of a design are one option."""
    if not COMPILED and len({*cards}) == len(cards):
        return cards
    different, last = [], NOTHING
    for card in cards:
        if card != last:
            different.append(card)
            last = card
    return different


def place_of(cards: list[int], card: int, start: int) -> int:
    """The first place of a card that is there, from a place on; the same as `list.index`, quicker where compiled."""
    if not COMPILED:
        return cards.index(card, start)
    while cards[start] != card:
        start += 1
    return start


def lay_in(cards: list[int], card: int) -> None:
    """Put one card more into sorted ones; the same as `insort`, quicker where compiled."""
    if not COMPILED:
        insort(cards, card)
        return
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
