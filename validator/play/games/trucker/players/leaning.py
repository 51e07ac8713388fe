"""What styles of play lean to: things kept."""

from __future__ import annotations

from validator.play.games.trucker.rules.state import TruckerState


def held(state: TruckerState, seat: int) -> float:
    """Crew, batteries and goods aboard."""
    ship = state.ships[seat]
    return float(ship.crew_count() + ship.battery_count() + sum(ship.goods))
