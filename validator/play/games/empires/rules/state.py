"""Where every card of a game lies, and the few numbers of the turn in progress."""

from __future__ import annotations

from bisect import insort
from typing import Any

from validator.play.engine.chance import scrambled, shuffle, shuffle_on
from validator.play.engine.native import i64
from validator.play.engine.step import State
from validator.play.games.empires.table.compiled import ABILITY_OFF, Table
from validator.play.games.empires.table.row_worth import RowWorth


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
    else is put there anew, which `hand_of`, `with_number` and `with_list` are for.

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
            [_name(step) for step in self.stack],
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

    def is_live(self, seat: int, place: int) -> bool:
        """Whether the ability of a card in a row is in force (no attack has turned it off)."""
        mark = self.marks[seat][place]
        return mark >= 0 or (-mark - 1) & 1 != ABILITY_OFF

    def has_symbols(self, seat: int, place: int) -> bool:
        """Whether the symbols of a card in a row count."""
        mark = self.marks[seat][place]
        return mark >= 0 or (-mark - 1) & 1 == ABILITY_OFF


def _name(step: Any) -> str:
    """A step's name, with its effect where it has one: what is left of an ability on several cards."""
    effect = getattr(step, "effect", None)
    return type(step).__name__ if effect is None else f"{type(step).__name__}({effect})"


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


def hand_of(state: EmpiresState, seat: int) -> list[int]:
    """A hand that may be changed in place, no longer shared with copies of the game."""
    hand = state.hands[seat] = state.hands[seat][:]
    return hand


def without(cards: list[int], card: int) -> list[int]:
    """The same cards without one of a design."""
    left = cards[:]
    left.remove(card)
    return left


def with_list(lists: list[list[int]], place: int, other: list[int]) -> list[list[int]]:
    """The same lists with another one at a place."""
    changed = lists[:]
    changed[place] = other
    return changed


def with_number(numbers: list[int], place: int, number: int) -> list[int]:
    """The same numbers with another one at a place."""
    changed = numbers[:]
    changed[place] = number
    return changed


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


def draw(state: EmpiresState, seat: int, count: int) -> None:
    """Draw up to ``count`` cards into a hand."""
    hand = hand_of(state, seat)
    for _ in range(count):
        card = top_card(state)
        if card < 0:
            return
        insort(hand, card)


def distinct(cards: list[int]) -> list[int]:
    """Each design once, in order: copies of a design are one option."""
    return list(dict.fromkeys(cards))
