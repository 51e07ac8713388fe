"""What a tile may not be by itself: judged alike for the tiles of a set and for those written into a ship's file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from validator.base.speech.sentences import Text, all_of, in_a_row
from validator.play.games.trucker.words.vocabulary import (
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
SHIELD_SIDES = in_a_row(all_of(pair) for pair in pairwise((*SIDES, SIDES[0])))


class TileFault(NamedTuple):
    """One breach; ``path`` leads to the value in the tile."""

    code: str
    path: tuple[str | int, ...]
    found: Text
    accepted: Text


def tile_faults(edges: tuple[Connector, ...], component: Component) -> Iterator[TileFault]:
    """Every breach of a tile with these connectors and this component."""
    if isinstance(component, Engine | DoubleEngine):
        yield from _must_be_smooth(edges, REAR_SIDE, "exhaust")
    if isinstance(component, Cannon | DoubleCannon):
        yield from _must_be_smooth(edges, FRONT_SIDE, "muzzle")
    if isinstance(component, Shield):
        yield from _shield(component)
    if isinstance(component, StartCabin) and set(edges) != {"universal"}:
        yield TileFault("start-cabin-sides", ("edges",), in_a_row(edges), "universal")


def _must_be_smooth(edges: tuple[Connector, ...], side: int, what: str) -> Iterator[TileFault]:
    if edges[side] != "smooth":
        yield TileFault(f"connector-on-{what}", ("edges", side), edges[side], "smooth")


def _shield(shield: Shield) -> Iterator[TileFault]:
    one, other = (SIDES.index(side) for side in shield.covers)
    if (one - other) % 2 == 0:
        yield TileFault("shield-sides", ("component", "covers"), all_of(shield.covers), SHIELD_SIDES)
