"""What a tile may not be by itself: judged alike for the tiles of a set and for those written into a ship's file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from validator.games.trucker.words.vocabulary import (
    SIDES,
    Cannon,
    Component,
    Connector,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Shield,
    StartCabin,
)

FRONT_SIDE, REAR_SIDE = SIDES.index("front"), SIDES.index("rear")
SHIELD_SIDES = "front and right, right and rear, rear and left, left and front"


class TileFault(NamedTuple):
    """One breach; ``path`` leads to the value in the tile, and ``says`` follows the tile's name."""

    code: str
    says: str
    path: tuple[str | int, ...]
    found: str | None
    accepted: str | None


def tile_faults(edges: tuple[Connector, ...], component: Component) -> Iterator[TileFault]:
    """Every breach of a tile with these connectors and this component."""
    if isinstance(component, Engine | DoubleEngine):
        yield from _must_be_smooth(edges, REAR_SIDE, "exhaust")
    if isinstance(component, Cannon | DoubleCannon):
        yield from _must_be_smooth(edges, FRONT_SIDE, "muzzle")
    if isinstance(component, Shield):
        yield from _shield(component)
    if isinstance(component, StartCabin) and set(edges) != {"universal"}:
        says = " is a start cabin, which has universal connectors on all four sides"
        yield TileFault("start-cabin-sides", says, ("edges",), ", ".join(edges), "universal")


def _must_be_smooth(edges: tuple[Connector, ...], side: int, what: str) -> Iterator[TileFault]:
    if edges[side] != "smooth":
        says = f" has a connector on its {SIDES[side]}, where its {what} is: nothing may ever stand there"
        yield TileFault(f"connector-on-{what}", says, ("edges", side), edges[side], "smooth")


def _shield(shield: Shield) -> Iterator[TileFault]:
    one, other = (SIDES.index(side) for side in shield.covers)
    if (one - other) % 2 == 0:
        says = " is a shield that does not cover two neighbouring sides"
        covers = " and ".join(shield.covers)
        yield TileFault("shield-sides", says, ("component", "covers"), covers, SHIELD_SIDES)
