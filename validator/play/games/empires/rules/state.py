"""Where every card of a game lies, and the few numbers of the turn in progress."""

from __future__ import annotations

from bisect import insort
from typing import Any

from validator.play.engine.chance import below, scrambled, shuffle, shuffle_on
from validator.play.engine.lists import with_list, with_number
from validator.play.engine.native import i64
from validator.play.engine.step import State
from validator.play.games.empires.table import ABILITY_OFF, SYMBOLS_OFF, RowWorth, Table
from validator.play.games.empires.words.numbers import PLACES


class EmpiresState(State):
    """One game.

    Per seat: ``hands`` (designs, sorted), ``rows`` (faces, left to right), ``marks`` (what lies on each card of the
    row, see below), ``homeworlds``, ``tucked`` (attack cards under the homeworld), ``surcharge`` (bullied: cards more
    to pay this turn), ``new_hand`` (5 cards are owed at the start of the turn), ``turns`` taken, and the sums of live
    ``discounts`` and ``looks``.

    A mark is 0 for nothing, ``face + 1`` for an ambassador, ``-(2 × design + mode + 1)`` for an attack.

    Of the turn: ``active`` seat, ``owed`` cards still to choose, ``bound`` (place in the hand from which cards may
    still be chosen, so that each set of cards is offered once), ``drawing`` cards due, ``victim`` of an ability,
    ``looked`` cards in limbo, ``hit`` and ``done`` (bit per seat: attacked this turn, past the last turn),
    ``ambassadors`` sent this turn.

    Copies share lists. Only ``stack``, ``deck``, ``discard`` and the list of ``hands`` may be changed in place; all
    else is put there anew, which `own_hand`, `with_number` and `with_list` are for.

    Of the deck the first ``loose`` cards are in no order yet where somebody only guesses at it; ``loose_lot`` is what
    `shuffle_on` brings them into order by. Whoever needs more than the top asks `put_in_order` first. Elsewhere
    ``loose`` is 1.

    Remembered for those who judge positions, and no part of the game: ``worths`` (what a row comes to, or None) and
    ``points`` (of all seats, or empty). `refresh` drops both.
    """

    __slots__ = (
        "active",
        "ambassadors",
        "bound",
        "box",
        "deck",
        "discard",
        "discounts",
        "done",
        "drawing",
        "hands",
        "hit",
        "homeworlds",
        "looked",
        "looks",
        "loose",
        "loose_lot",
        "marks",
        "new_hand",
        "owed",
        "points",
        "removed",
        "rows",
        "surcharge",
        "table",
        "tucked",
        "turns",
        "victim",
        "worths",
    )

    table: Table
    deck: list[int]
    discard: list[int]
    hands: list[list[int]]
    rows: list[list[int]]
    marks: list[list[int]]
    homeworlds: list[int]
    tucked: list[list[int]]
    removed: list[int]
    box: list[int]
    looked: list[int]
    surcharge: list[int]
    new_hand: list[int]
    turns: list[int]
    discounts: list[int]
    looks: list[int]
    active: int
    owed: int
    bound: int
    drawing: int
    victim: int
    hit: int
    done: int
    ambassadors: int
    loose: int
    loose_lot: i64
    worths: list[RowWorth | None]
    points: list[int]

    def copy(self) -> EmpiresState:
        """The same game, to go on separately."""
        new = EmpiresState()
        new.table = self.table
        new.seats = self.seats
        new.stack = self.stack[:]
        new.options = self.options
        new.lot = self.lot
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = self.hands[:]
        new.rows = self.rows
        new.marks = self.marks
        new.homeworlds = self.homeworlds
        new.tucked = self.tucked
        new.removed = self.removed
        new.box = self.box
        new.looked = self.looked
        new.surcharge = self.surcharge
        new.new_hand = self.new_hand
        new.turns = self.turns
        new.discounts = self.discounts
        new.looks = self.looks
        new.active = self.active
        new.owed = self.owed
        new.bound = self.bound
        new.drawing = self.drawing
        new.victim = self.victim
        new.hit = self.hit
        new.done = self.done
        new.ambassadors = self.ambassadors
        new.loose = self.loose
        new.loose_lot = self.loose_lot
        new.worths = self.worths
        new.points = self.points
        return new

    def key(self) -> tuple[object, ...]:
        """Everything that tells this state from another, hidden parts included."""
        put_in_order(self)
        return (
            [name_of(step) for step in self.stack],
            self.chance,
            self.deck,
            self.discard,
            self.hands,
            self.rows,
            self.marks,
            self.homeworlds,
            self.tucked,
            self.removed,
            self.box,
            self.looked,
            self.surcharge,
            self.new_hand,
            self.turns,
            self.discounts,
            self.looks,
            self.active,
            self.owed,
            self.bound,
            self.drawing,
            self.victim,
            self.hit,
            self.done,
            self.ambassadors,
        )

    def rivals_with(self, cards: int) -> list[int]:
        """The seats beside the active one that hold so many cards or more."""
        active = self.active
        return [seat for seat, hand in enumerate(self.hands) if len(hand) >= cards and seat != active]

    def attacks(self) -> list[int]:
        """The attacked cards of all rows, each as ``seat × PLACES + place``."""
        attacks: list[int] = []
        for seat, marks in enumerate(self.marks):
            attacks += [seat * PLACES + place for place, mark in enumerate(marks) if mark < 0]
        return attacks

    def own_hand(self, seat: int) -> list[int]:
        """A hand that may be changed in place, no longer shared with copies of the game."""
        hand = self.hands[seat] = self.hands[seat][:]
        return hand

    def draw(self, seat: int, count: int) -> None:
        """Draw up to ``count`` cards into a hand."""
        hand = self.own_hand(seat)
        for _ in range(count):
            card = top_card(self)
            if card < 0:
                return
            insort(hand, card)

    def random_cards(self, seat: int, count: int) -> list[int]:
        """Take up to ``count`` cards out of a hand at random."""
        hand = self.own_hand(seat)
        return [hand.pop(below(self, len(hand))) for _ in range(min(count, len(hand)))]

    def shuffle_all(self) -> None:
        """Make one new deck of the deck and the discard pile."""
        put_in_order(self)
        self.deck += self.discard
        self.discard = []
        shuffle(self, self.deck)

    def lift_mark(self, seat: int, place: int) -> int:
        """Take what lies on a card of a row away; the design of that attack or ambassador."""
        mark = self.marks[seat][place]
        self.marks = with_list(self.marks, seat, with_number(self.marks[seat], place, 0))
        refresh(self, seat)
        return (mark - 1 if mark > 0 else -mark - 1) >> 1

    def printed_points(self, seat: int, place: int) -> int:
        """Points printed on a card in a row; an attack on the reward may turn them off (T5)."""
        mark = self.marks[seat][place]
        if mark < 0 and (-mark - 1) & 1 == SYMBOLS_OFF and self.table.rules.reward_off == "symbols_and_points":
            return 0
        return self.table.points_of_face[self.rows[seat][place]]

    def is_live(self, seat: int, place: int) -> bool:
        """Whether the ability of a card in a row is in force (no attack has turned it off)."""
        mark = self.marks[seat][place]
        return mark >= 0 or (-mark - 1) & 1 != ABILITY_OFF

    def has_symbols(self, seat: int, place: int) -> bool:
        """Whether the symbols of a card in a row count."""
        mark = self.marks[seat][place]
        return mark >= 0 or (-mark - 1) & 1 == ABILITY_OFF


def name_of(step: Any) -> str:
    """A step's name, with its effect where it has one: what is left of an ability on several cards."""
    name: str = getattr(step, "name", "") or type(step).__name__
    return name


def dealt(table: Table, seats: int, seed: int) -> EmpiresState:
    """A game set up by section "遊戲設置" of the document: homeworlds and hands dealt, start seat chosen."""
    rules = table.rules
    state = EmpiresState()
    state.table, state.seats, state.chance = table, seats, scrambled(seed)
    state.stack, state.options = [], []
    state.box = table.homeworlds[:]
    shuffle(state, state.box)
    state.homeworlds, state.box = state.box[:seats], state.box[seats:]
    state.deck, state.discard = table.deck[:], []
    shuffle(state, state.deck)
    state.hands = [sorted(state.deck.pop() for _ in range(min(rules.hand_size, len(state.deck)))) for _ in range(seats)]
    state.rows, state.marks, state.tucked = _empty(seats), _empty(seats), _empty(seats)
    state.removed, state.looked = [], []
    state.surcharge, state.new_hand, state.turns, state.discounts, state.looks = ([0] * seats for _ in range(5))
    state.active = state.owed = state.bound = state.drawing = state.victim = state.hit = state.done = 0
    state.ambassadors = state.loose_lot = 0
    state.loose = 1
    state.worths, state.points = [None] * seats, []
    return state


def _empty(seats: int) -> list[list[int]]:
    return [[] for _ in range(seats)]


def refresh(state: EmpiresState, seat: int) -> None:
    """Add up a seat's live discounts and looks anew, after its row or its marks have changed (T13)."""
    table = state.table
    marks = state.marks[seat]
    discount = look = 0
    stack_discounts, stack_looks = table.rules.discount_stacks, table.rules.look_stacks
    for place, face in enumerate(state.rows[seat]):
        mark = marks[place]
        if mark < 0 and (-mark - 1) & 1 == ABILITY_OFF:
            continue
        less, more = table.discount_of_face[face], table.look_of_face[face]
        if less:
            discount = discount + less if stack_discounts else max(discount, less)
        if more:
            look = look + more if stack_looks else max(look, more)
    if discount != state.discounts[seat]:
        state.discounts = with_number(state.discounts, seat, discount)
    if look != state.looks[seat]:
        state.looks = with_number(state.looks, seat, look)
    state.worths = state.worths[:]
    state.worths[seat] = None
    state.points = []


def top_card(state: EmpiresState) -> int:
    """The next card of the deck, the discard pile shuffled in when it is empty (T7); -1 when there is none."""
    if len(state.deck) <= state.loose:
        put_in_order(state)
    if not state.deck:
        if not state.discard or state.table.rules.empty_deck == "stop":
            return -1
        state.deck, state.discard = state.discard, []
        shuffle(state, state.deck)
    return state.deck.pop()


def put_in_order(state: EmpiresState) -> None:
    """Bring all of the deck into order."""
    if state.loose > 1:
        shuffle_on(state.loose_lot, state.deck, state.loose, 1)
        state.loose = 1
