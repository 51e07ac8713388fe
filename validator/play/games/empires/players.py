"""What a seat can see and guess.

What a position is worth to a player, what it learns from, and how rivals are guessed at.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from validator.play.engine.chance import scrambled, shuffle, shuffle_top
from validator.play.engine.game import Features
from validator.play.engine.step import Decision
from validator.play.games.empires.rules.scoring import standing
from validator.play.games.empires.rules.state import EmpiresState, name_of, put_in_order
from validator.play.games.empires.rules.turn import ChooseCards, fits, price_of
from validator.play.games.empires.table import Table
from validator.play.games.empires.words.numbers import WORMHOLE

DRAWN_SOON: Final = 6
"""Cards from the top of a guessed deck that are brought into order at once: few guesses are asked for more."""


def imagine(state: EmpiresState, seat: int, seed: int) -> EmpiresState:
    """A copy with chance of its own; rivals' hands and homeworlds, cards they look at and the deck are dealt afresh."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    put_in_order(guess)
    unseen = guess.deck
    loose = len(unseen) - DRAWN_SOON
    for rival, hand in enumerate(guess.hands):
        if rival != seat:
            unseen += hand
    if seat != guess.active:
        unseen += guess.looked
    guess.loose = max(loose, 1)
    guess.loose_lot = shuffle_top(guess, unseen, guess.loose)
    for rival, hand in enumerate(guess.hands):
        if rival != seat and hand:
            guess.hands[rival] = sorted(unseen[-len(hand) :])
            del unseen[-len(hand) :]
    if seat != guess.active and guess.looked:
        guess.looked = sorted(unseen.pop() for _ in guess.looked)
    worlds = [world for rival, world in enumerate(guess.homeworlds) if rival != seat] + guess.box
    shuffle(guess, worlds)
    guess.homeworlds = [guess.homeworlds[rival] if rival == seat else worlds.pop() for rival in range(guess.seats)]
    guess.box = worlds
    guess.points = []
    return guess


def seen_by(state: EmpiresState, seat: int) -> Hashable:
    """All that a seat can see: the table, its own hand and homeworld, the sizes of everything else."""
    looked = tuple(state.looked) if state.active == seat else len(state.looked)
    return (
        tuple(state.hands[seat]),
        state.homeworlds[seat],
        tuple(map(len, state.hands)),
        len(state.deck),
        tuple(state.discard),
        tuple(map(tuple, state.rows)),
        tuple(map(tuple, state.marks)),
        tuple(map(tuple, state.tucked)),
        tuple(state.removed),
        looked,
        tuple(state.surcharge),
        tuple(state.new_hand),
        tuple(state.turns),
        state.active,
        state.owed,
        state.bound,
        state.drawing,
        state.hit,
        state.done,
        state.ambassadors,
        tuple(map(name_of, state.stack)),
    )


# How good a position looks: what `greedy` maximises and `search` ends its look-ahead with.

# Points one card is worth in hand, found by trying values in play against `random` and against one another.
BEST_CARD: Final = 0.75
SECOND_CARD: Final = 0.15
LOOSE_CARD: Final = 0.12
ATTACK_CARD: Final = 0.9
AMBASSADOR_CARD: Final = 0.5
WORMHOLE_END: Final = 0.4
SURCHARGE: Final = 0.6
LOOK: Final = 0.3
DISCOUNT: Final = 0.5
LEAST: Final = -1e9
"""Less than any position is worth."""


def value(state: EmpiresState, seat: int) -> float:
    """Points ahead of the best rival, with something for what the hand and the open edge promise."""
    return _ahead(state, seat, False)


def considered(state: EmpiresState, seat: int) -> float:
    """The same with rivals' hands as they are guessed, so that it shows what abilities that empty hands bring about."""
    return _ahead(state, seat, True)


def _ahead(state: EmpiresState, seat: int, with_hands: bool) -> float:
    points = state.points or standing(state)
    own = best = LEAST
    for place in range(state.seats):
        worth = points[place] + _promise(state, place, with_hands or place == seat)
        if place == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best


def _promise(state: EmpiresState, seat: int, with_hand: bool) -> float:
    """What is still to come for a seat; rivals' hands are unknown and count nothing."""
    table, row, taken = state.table, state.rows[seat], state.turns[seat]
    turns_left = table.rounds[state.seats] - taken
    if turns_left <= 0 or (turns_left == 1 and len(row) > taken):
        return 0.0
    open_edge = table.right_of_face[row[-1]] if row else WORMHOLE
    total = LOOK * state.looks[seat] + DISCOUNT * state.discounts[seat] - SURCHARGE * state.surcharge[seat]
    if row and open_edge == WORMHOLE:
        total += WORMHOLE_END
    return total + (_hand(state, seat, open_edge) if with_hand else 0.0)


def _hand(state: EmpiresState, seat: int, open_edge: int) -> float:
    table, active = state.table, state.active == seat
    worths = _worths(table, open_edge, state.surcharge[seat] if active else 0, state.discounts[seat] if active else 0)
    first_raid, first_ambassador = table.first_raid, table.first_ambassador
    best = second = total = 0.0
    for card in state.hands[seat]:
        if card >= first_raid:
            total += ATTACK_CARD if card < first_ambassador else AMBASSADOR_CARD
            continue
        worth = worths[card]
        total += LOOSE_CARD
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return total + BEST_CARD * best + SECOND_CARD * second


def card_worths(state: EmpiresState, seat: int) -> list[float]:
    """For each card of a hand, points it is worth there: the best empire card far more than any other."""
    table, row = state.table, state.rows[seat]
    worths = _worths(table, table.right_of_face[row[-1]] if row else WORMHOLE, 0, state.discounts[seat])
    card_worths, best = [], -1
    for place, card in enumerate(state.hands[seat]):
        if card >= table.first_raid:
            card_worths.append(ATTACK_CARD if card < table.first_ambassador else AMBASSADOR_CARD)
            continue
        worth = worths[card]
        card_worths.append(LOOSE_CARD + SECOND_CARD * worth)
        if worth > 0.0 and (best < 0 or worth > worths[state.hands[seat][best]]):
            best = place
    if best >= 0:
        card_worths[best] = BEST_CARD * worths[state.hands[seat][best]]
    return card_worths


def _worths(table: Table, open_edge: int, more: int, less: int) -> list[float]:
    """For each empire card, points its better half would bring next turn where so much more or less is paid."""
    key = (open_edge, more, less)
    worth = table.worths.get(key)
    if worth is None:
        worth = table.worths[key] = [
            max(_face(table, face, key) for face in (2 * card, 2 * card + 1)) for card in range(table.first_raid)
        ]
    return worth


def _face(table: Table, face: int, key: tuple[int, int, int]) -> float:
    """Points a face would bring next turn, when the hand is full again; 0 where it does not fit or is too dear."""
    open_edge, more, less = key
    cost = price_of(table, face, more, less)
    if not fits(table.left_of_face[face], open_edge) or cost >= table.hand_size:
        return 0.0
    return table.points_of_face[face] + 1.0 - 0.2 * cost


# What a seat does without looking ahead while an option is played on: which cards it can best do without.

DEAREST: Final = 1e9
"""More than any card is worth."""


def default_choice(state: EmpiresState, decision: Decision[EmpiresState]) -> int | None:
    """Cards to discard by their worth in hand; None for all other choices."""
    if not isinstance(decision, ChooseCards):
        return None
    seat = decision.seat(state)
    worths = card_worths(state, seat)[state.bound :]
    hand = state.hands[seat][state.bound :]
    first = len(hand)
    for _ in range(state.owed):
        place = worths.index(min(worths))
        worths[place] = DEAREST
        first = min(first, place)
    return hand[first]


# What a position is described by for those who learn what cards are worth.


def _cards(state: EmpiresState, seat: int) -> list[list[int]]:
    """Faces in the row; cards in hand are numbered after all faces."""
    faces = state.table.faces
    return [state.rows[seat][:], [faces + card for card in state.hands[seat]]]


def _rounds_left(state: EmpiresState) -> float:
    left = state.table.rounds[state.seats] - state.turns[state.active]
    return float(left) if left > 0 else 0.0


def _names(table: Table) -> list[str]:
    """Names of the faces by number, then of the cards."""
    halves = [f"{piece.id}.{half}" for piece in table.pieces for half in ("a", "b")]
    return halves + [piece.id for piece in table.pieces]


FEATURES = Features(shown=("row",), held=("hand",), cards=_cards, rounds_left=_rounds_left, designs=_names)


# What styles of play lean to: things kept.


def held(state: EmpiresState, seat: int) -> float:
    """Cards in hand."""
    return float(len(state.hands[seat]))
