"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with."""

from __future__ import annotations

from validator.games.race.scoring import card_points
from validator.games.race.state import RaceState

CARD = 0.3
GOOD = 0.6


def value(state: RaceState, seat: int) -> float:
    """Points ahead of the best rival, with something for cards and goods."""
    worth = [
        state.chips[place] + card_points(state, place) + CARD * len(hand) + GOOD * state.goods[place].bit_count()
        for place, hand in enumerate(state.hands)
    ]
    return worth[seat] - max(worth[place] for place in range(state.seats) if place != seat)
