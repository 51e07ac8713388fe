"""What styles of play lean to: things kept."""

from __future__ import annotations

from validator.play.games.empires.rules.state import EmpiresState


def held(state: EmpiresState, seat: int) -> float:
    """Cards in hand."""
    return float(len(state.hands[seat]))
