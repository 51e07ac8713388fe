"""What a seat can see.

Nothing on the table is secret. Unknown to all is the order in which cubes leave the bag, and what dice will show.
"""

from __future__ import annotations

from collections.abc import Hashable

from validator.play.engine.chance import scrambled
from validator.play.games.steam.rules.state import SteamState, name_of


def imagine(state: SteamState, seat: int, seed: int) -> SteamState:
    """A copy with chance of its own."""
    guess = state.copy()
    guess.chance = scrambled(seed)
    return guess


def seen_by(state: SteamState, seat: int) -> Hashable:
    """All that a seat can see."""
    track = state.track
    return (
        tuple(state.cash),
        tuple(state.income),
        tuple(state.shares),
        tuple(state.engine),
        tuple(state.out),
        tuple(state.action),
        tuple(state.passes),
        tuple(state.bids),
        tuple(state.begun),
        tuple(state.improved),
        tuple(track.face),
        tuple(track.city),
        tuple(sorted(track.links.values())),
        tuple(state.supply),
        state.markers,
        tuple(state.bag),
        tuple(state.display),
        tuple(state.goods),
        tuple(state.cubes_drawn),
        tuple(state.order),
        state.round,
        state.high,
        state.holder,
        tuple(state.bidders),
        tuple(state.dropped),
        tuple(state.laid),
        tuple(map(name_of, state.stack)),
    )
