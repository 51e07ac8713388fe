"""Checks of tiles: sides that contradict what stands there, and tiles that could never be joined or worked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.ships.tile_faults import tile_faults
from validator.games.trucker.table.tiles import joins
from validator.games.trucker.words.vocabulary import (
    ALIENS,
    CONNECTORS,
    SIDES,
    Battery,
    Cabin,
    DoubleCannon,
    DoubleEngine,
    LifeSupport,
    Shield,
    StartCabin,
    Structure,
    Tile,
)
from validator.issue import Issue

LEAST_JOINS = 2
"""Connectors of a structure that joins one tile to another."""


def tile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the tiles."""
    for tile in box.tiles:
        for fault in tile_faults(tile.edges, tile.component):
            yield box.error(fault.code, f"{tile.id}{fault.says}", tile, *fault.path,
                            found=fault.found, accepted=fault.accepted)  # fmt: skip
        yield from _joints(box, tile)
    yield from _unmatched(box)
    yield from _starts(box)
    yield from _batteries(box)
    yield from _aliens(box)


def _joints(box: Box, tile: Tile) -> Iterator[Issue]:
    connectors = sum(edge != "smooth" for edge in tile.edges)
    if not connectors:
        message = f"{tile.id} has no connector: it can never be joined to a ship"
        yield box.warning("unjoinable-tile", message, tile, "edges", accepted="one connector at least")
    elif isinstance(tile.component, Structure) and connectors < LEAST_JOINS:
        message = f"{tile.id} is structure with a single connector: it does nothing, and joins nothing to the ship"
        yield box.warning("dead-end", message, tile, "edges", accepted="two connectors at least")


def _unmatched(box: Box) -> Iterator[Issue]:
    """Is there, for every connector, a connector of another tile that holds it?"""
    totals = Counter({
        kind: sum(tile.count for tile in box.tiles if kind in tile.edges) for kind in CONNECTORS
    })  # fmt: skip
    for tile in box.tiles:
        for side, connector in enumerate(tile.edges):
            if connector == "smooth":
                continue
            number = CONNECTORS.index(connector)
            partners = [kind for kind in CONNECTORS if joins(number, CONNECTORS.index(kind))]
            others = sum(totals[kind] - (kind in tile.edges) for kind in partners)
            if others <= 0:
                message = f"{tile.id}: no other tile has a connector that fits the {connector} one on its {SIDES[side]}"
                yield box.warning("unmatched-connector", message, tile, "edges", side, found=connector,
                                  accepted=", ".join(partners))  # fmt: skip


def _starts(box: Box) -> Iterator[Issue]:
    seen: dict[str, Tile] = {}
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        first = seen.setdefault(component.colour, tile)
        if first is not tile or tile.count > 1:
            message = f"{tile.id}: more than one start cabin is {component.colour}; colours tell whose ship it is"
            yield box.error("twin-start-cabin", message, tile, "component", "colour")
    if box.tile_count(StartCabin) < box.players.most:
        message = f"{box.players.most} players need as many start cabins; the set holds {box.tile_count(StartCabin)}"
        yield box.error("too-few-start-cabins", message, None, "players")


def _batteries(box: Box) -> Iterator[Issue]:
    users = list(box.with_component(DoubleEngine, DoubleCannon, Shield))
    if users and not box.tile_count(Battery):
        for tile, _ in users:
            message = f"{tile.id} works on batteries, and no tile of the set holds any"
            yield box.warning("no-batteries", message, tile, "component")
    if not users:
        for tile, _ in box.with_component(Battery):
            message = f"{tile.id}: nothing in the set uses batteries"
            yield box.warning("idle-tile", message, tile, "component")


def _aliens(box: Box) -> Iterator[Issue]:
    supported = set()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supported.add(component.alien)
        if not box.tile_count(Cabin):
            message = f"{tile.id}: the set has no cabin in which an alien could live"
            yield box.warning("idle-tile", message, tile, "component")
        if not box.token_count("alien", component.alien):
            message = f"{tile.id}: the set has no {component.alien} alien"
            yield box.warning("idle-tile", message, tile, "component", "alien")
    for colour in ALIENS:
        if colour not in supported:
            for token in box.tokens_of("alien", colour):
                message = f"{token.id}: no life support of the set is for a {colour} alien"
                yield box.warning("homeless-alien", message, token)
