"""Rockets on the track: moving by days, and being passed by a whole lap."""

from __future__ import annotations

from validator.play.games.trucker.rules.state import TruckerState, note


def move(state: TruckerState, seat: int, days: int) -> None:
    """Forward, or backward with fewer than 0 days. No two rockets stand on one space.

    D-09: occupied spaces are passed over at the end alone (``land_beyond``), or never counted on the way.
    """
    if not days:
        return
    positions, spaces = state.positions, state.table.spaces
    taken = {positions[other] % spaces for other in range(state.seats) if state.flying[other] and other != seat}
    ahead = 1 if days > 0 else -1
    place = positions[seat]
    if state.table.rules.occupied_spaces == "never_counted":
        for _ in range(abs(days)):
            place += ahead
            while place % spaces in taken:
                place += ahead
    else:
        place += days
        while place % spaces in taken:
            place += ahead
    positions[seat] = place
    note(state, "forward" if days > 0 else "back", seat, abs(days))


def is_lapped(state: TruckerState, seat: int) -> bool:
    """Whether the leader is more than a lap ahead."""
    lead = max(position for other, position in enumerate(state.positions) if state.flying[other])
    return lead - state.positions[seat] > state.table.spaces
