"""What tiles are worth to players, in credits: data, found by trying them in play.

Each player has weights of its own. What a player makes of a ship is remembered with the ship's figures, which players
share: ``memory`` keeps what one remembers apart from what the other does.
"""

from __future__ import annotations

from typing import Final, final

MEMORIES: Final = 2
"""So many players' weights are told apart."""


@final
class Weights:
    """What the tiles of a ship are worth to a player, in credits.

    Attributes:
        memory: which of the `MEMORIES` is the player's.
        crew, engine, fire, battery, hold, special: what so many of each are worth together: places for crew, power of
            engines, half-points of fire, batteries that something needs, places for goods, and for any goods.
        side: a side that a shield covers, with batteries; ``idle_battery``: any battery, needed or not.
        alien_seat: an alien that could come aboard.
        counts_ways: whether a promise holds the ways to empty cells, or how far they are enough (1 at most).
        tile: any tile; ``exposed``: what a connector without a tile before it costs.
    """

    __slots__ = (
        "alien_seat",
        "battery",
        "counts_ways",
        "crew",
        "engine",
        "exposed",
        "fire",
        "hold",
        "idle_battery",
        "memory",
        "side",
        "special",
        "tile",
    )

    crew: list[float]
    engine: list[float]
    fire: list[float]
    battery: list[float]
    hold: list[float]
    special: list[float]
    side: float
    idle_battery: float
    alien_seat: float
    tile: float
    exposed: float
    counts_ways: bool

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.counts_ways = memory > 0


def sums_of(worth: tuple[float, ...]) -> list[float]:
    """What none, one, two, ... are worth together, when each by itself adds so much."""
    sums = [0.0]
    for each in worth:
        sums.append(sums[-1] + each)
    return sums


def _weights(number: int, exposed: float) -> Weights:
    weights = Weights(number)
    weights.crew = sums_of((3.0, 2.0, 0.8, 0.8, 0.7, 0.7, 0.5, 0.5, 0.3, 0.3, 0.2, 0.2))
    weights.engine = sums_of((3.0, 0.9, 0.8, 0.6, 0.5, 0.4, 0.3, 0.3, 0.2, 0.2))
    weights.fire = sums_of(
        (0.6, 0.6, 0.55, 0.55, 0.5, 0.5, 0.45, 0.45, 0.4, 0.4, 0.35, 0.35, 0.3, 0.3, 0.3, 0.2, 0.2, 0.2)
    )
    weights.battery = sums_of((0.9, 0.7, 0.6, 0.4, 0.35, 0.3, 0.2, 0.2, 0.1, 0.1))
    weights.hold = sums_of((1.1, 1.0, 0.9, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2))
    weights.special = sums_of((1.4, 1.2, 0.8, 0.6))
    weights.side, weights.idle_battery, weights.alien_seat = 1.1, 0.05, 0.6
    weights.tile, weights.exposed = 0.35, exposed
    return weights


QUICK: Final = _weights(0, exposed=0.28)
"""The weights of `greedy`."""
THOUGHTFUL: Final = _weights(1, exposed=0.12)
"""The weights of players who think."""
