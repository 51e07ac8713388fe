"""How good a position looks: what `greedy` maximises and `search` ends its look-ahead with."""

from __future__ import annotations

from validator.games.roll.scoring import scores
from validator.games.roll.state import RollState


def value(state: RollState, seat: int) -> float:
    """Points ahead of the best rival."""
    points = scores(state)
    return float(points[seat] - max(points[place] for place in range(state.seats) if place != seat))
