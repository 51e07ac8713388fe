"""Component tiles: a component of the base set, with connectors as tiles of its kind have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from validator.base.locks import learnt
from validator.play.engine.making import Chance, Fields, Request
from validator.play.games.trucker.ships.tile_faults import tile_faults
from validator.play.games.trucker.words.vocabulary import SIDES, Component, StartCabin, Structure, Tile

SMOOTH = "smooth"
CHANGED = 0.35
"""The share of sides that take the connector of another tile."""
LEAST_OF_STRUCTURE = 2
WEIGHT = 5
"""A component more or less counts as much as so many connectors."""


def propose(request: Request, chance: Chance) -> Fields | None:
    """A new tile; None where what came about could never be joined to a ship."""
    patterns = [tile for tile in request.patterns if tile["component"]["is"] != "start_cabin"]
    pattern = chance.one_of(patterns)
    component = dict(pattern["component"])
    kin = [tile for tile in patterns if tile["component"]["is"] == component["is"]]
    edges = list(pattern["edges"])
    for side in range(len(SIDES)):
        if chance.yes(CHANGED):
            edges[side] = chance.one_of(kin)["edges"][side]
    if not _has_a_direction(component) and chance.yes(CHANGED):
        edges.reverse()
    piece = {"edges": edges, "component": component}
    return piece if fits(piece) else None


def _has_a_direction(component: Fields) -> bool:
    """Whether the sides of the tile differ in what its component does."""
    return component["is"] in ("engine", "double_engine", "cannon", "double_cannon", "shield")


def fits(piece: Fields) -> bool:
    """Whether a tile is one that a ship can use; start cabins, of which each colour has one, are never made anew."""
    tile = msgspec.convert({"id": "X", **piece}, learnt(Tile), str_keys=True)
    if isinstance(tile.component, StartCabin) or any(tile_faults(tile.edges, tile.component)):
        return False
    least = LEAST_OF_STRUCTURE if isinstance(tile.component, Structure) else 1
    return len(tile.edges) - tile.edges.count(SMOOTH) >= least


def features(piece: Fields) -> dict[str, int]:
    """What of tiles comes about as often as in the base set: components with their sizes, connectors."""
    found = {_component(piece["component"]): WEIGHT}
    for edge in piece["edges"]:
        found[f"edge {edge}"] = found.get(f"edge {edge}", 0) + 1
    return found


def _component(component: dict[str, Any]) -> str:
    return "component " + " ".join(str(said) for said in component.values() if not isinstance(said, list | tuple))


def is_start(component: Component | Fields) -> bool:
    """Whether a component, typed or plain, is a start cabin."""
    return isinstance(component, StartCabin) or (isinstance(component, dict) and component["is"] == "start_cabin")


def sorts(pieces: Sequence[Fields]) -> list[str]:
    """What each tile is, as far as a box counts it."""
    return [_component(piece["component"]) for piece in pieces]
