"""What styles of play lean to: things kept."""

from __future__ import annotations

from validator.play.games.steam.rules.state import SteamState


def held(state: SteamState, seat: int) -> float:
    """Money, counted in fives, which a share brings."""
    return state.cash[seat] / 5.0
