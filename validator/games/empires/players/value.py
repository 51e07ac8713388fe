"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with."""

from __future__ import annotations

from validator.games.empires.rules.scoring import scores
from validator.games.empires.rules.state import EmpiresState
from validator.games.empires.rules.turn import price, rounds
from validator.games.empires.table.compiled import WORMHOLE

# Points one card is worth in hand, found by trying values in play against `random` and against one another.
BEST_CARD = 0.75
SECOND_CARD = 0.15
LOOSE_CARD = 0.12
ATTACK_CARD = 0.9
AMBASSADOR_CARD = 0.5
WORMHOLE_END = 0.4
SURCHARGE = 0.6
LOOK = 0.3
DISCOUNT = 0.5


def value(state: EmpiresState, seat: int) -> float:
    """Points ahead of the best rival, with something for what the hand and the open edge promise."""
    points = scores(state)
    worth = [points[place] + _promise(state, place, place == seat) for place in range(state.seats)]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)


def _promise(state: EmpiresState, seat: int, with_hand: bool) -> float:
    """What is still to come for a seat; rivals' hands are unknown and count nothing."""
    turns_left = rounds(state.table, state.seats) - state.turns[seat]
    if turns_left <= 0:
        return 0.0
    table, row = state.table, state.rows[seat]
    ahead = turns_left - (1 if len(row) > state.turns[seat] else 0)
    if ahead <= 0:
        return 0.0
    open_edge = table.right_of_face[row[-1]] if row else WORMHOLE
    total = LOOK * state.looks[seat] + DISCOUNT * state.discounts[seat] - SURCHARGE * state.surcharge[seat]
    if row and open_edge == WORMHOLE:
        total += WORMHOLE_END
    return total + (_hand(state, seat, open_edge) if with_hand else 0.0)


def _hand(state: EmpiresState, seat: int, open_edge: int) -> float:
    table, hand = state.table, state.hands[seat]
    best = second = total = 0.0
    for card in hand:
        if card >= table.first_raid:
            total += ATTACK_CARD if card < table.first_ambassador else AMBASSADOR_CARD
            continue
        worth = max(_face(state, seat, face, open_edge) for face in (2 * card, 2 * card + 1))
        total += LOOSE_CARD
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return total + BEST_CARD * best + SECOND_CARD * second


def _face(state: EmpiresState, seat: int, face: int, open_edge: int) -> float:
    """Points a face would bring next turn, when the hand is full again; 0 where it does not fit or is too dear."""
    table = state.table
    left = table.left_of_face[face]
    if left != open_edge and WORMHOLE not in (left, open_edge):
        return 0.0
    cost = price(state, face) if state.active == seat else table.cost_of_face[face]
    if cost >= table.rules.hand_size:
        return 0.0
    return table.points_of_face[face] + 1.0 - 0.2 * cost
