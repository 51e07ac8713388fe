"""Checks of tiles: sides that contradict what stands there, and tiles that could never be of use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.trucker.checks.box import Box
from validator.games.trucker.table.tiles import joins
from validator.games.trucker.words.vocabulary import (
    ALIENS,
    CONNECTORS,
    SIDES,
    Battery,
    Cabin,
    Cannon,
    DoubleCannon,
    DoubleEngine,
    Engine,
    LifeSupport,
    Shield,
    StartCabin,
    Tile,
)
from validator.issue import Issue

FRONT_SIDE, REAR_SIDE = SIDES.index("front"), SIDES.index("rear")


def tile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the tiles."""
    yield from _sides(box)
    yield from _shields(box)
    yield from _unmatched(box)
    yield from _starts(box)
    yield from _batteries(box)
    yield from _aliens(box)


def _sides(box: Box) -> Iterator[Issue]:
    for tile, _ in box.with_component(Engine, DoubleEngine):
        yield from _must_be_smooth(box, tile, REAR_SIDE, "exhaust")
    for tile, _ in box.with_component(Cannon, DoubleCannon):
        yield from _must_be_smooth(box, tile, FRONT_SIDE, "muzzle")
    for tile in box.tiles:
        if set(tile.edges) == {"smooth"}:
            message = f"{tile.id} has no connector: it can never be joined to a ship"
            yield box.issue("unjoinable-tile", message, tile, "edges")


def _must_be_smooth(box: Box, tile: Tile, side: int, what: str) -> Iterator[Issue]:
    if tile.edges[side] != "smooth":
        message = f"{tile.id} has a connector on its {SIDES[side]}, where its {what} is: nothing may ever stand there"
        yield box.issue(f"connector-on-{what}", message, tile, "edges", side, found=tile.edges[side],
                        accepted="smooth")  # fmt: skip


def _shields(box: Box) -> Iterator[Issue]:
    for tile, shield in box.with_component(Shield):
        assert isinstance(shield, Shield)
        one, other = (SIDES.index(side) for side in shield.covers)
        if (one - other) % 2 == 0:
            message = f"{tile.id}: a shield covers two neighbouring sides"
            yield box.issue("shield-sides", message, tile, "component", "covers", found=" and ".join(shield.covers),
                            accepted="front and right, right and rear, rear and left, left and front")  # fmt: skip


def _unmatched(box: Box) -> Iterator[Issue]:
    """Is there, for every connector, a connector of another tile that holds it?"""
    totals = Counter(connector for tile in box.tiles for connector in set(tile.edges) for _ in range(tile.count))
    for tile in box.tiles:
        for side, connector in enumerate(tile.edges):
            if connector == "smooth":
                continue
            number = CONNECTORS.index(connector)
            partners = [kind for kind in CONNECTORS if joins(number, CONNECTORS.index(kind))]
            others = sum(totals[kind] - (kind in tile.edges) for kind in partners)
            if others <= 0:
                message = f"{tile.id}: no other tile has a connector that fits the {connector} one on its {SIDES[side]}"
                yield box.issue("unmatched-connector", message, tile, "edges", side, found=connector,
                                accepted=", ".join(partners))  # fmt: skip


def _starts(box: Box) -> Iterator[Issue]:
    seen: dict[str, Tile] = {}
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        if set(tile.edges) != {"universal"}:
            message = f"{tile.id}: a start cabin has universal connectors on all four sides"
            yield box.issue("start-cabin-sides", message, tile, "edges", accepted="universal")
        first = seen.setdefault(component.colour, tile)
        if first is not tile or tile.count > 1:
            message = f"{tile.id}: more than one start cabin is {component.colour}; colours tell whose ship it is"
            yield box.issue("twin-start-cabin", message, tile, "component", "colour")
    if box.tile_count(StartCabin) < box.players.most:
        message = f"{box.players.most} players need as many start cabins; the set holds {box.tile_count(StartCabin)}"
        yield box.issue("too-few-start-cabins", message, None, "players")


def _batteries(box: Box) -> Iterator[Issue]:
    users = list(box.with_component(DoubleEngine, DoubleCannon, Shield))
    if users and not box.tile_count(Battery):
        for tile, _ in users:
            message = f"{tile.id} works on batteries, and no tile of the set holds any"
            yield box.issue("no-batteries", message, tile, "component")
    if not users:
        for tile, _ in box.with_component(Battery):
            message = f"{tile.id}: nothing in the set uses batteries"
            yield box.issue("idle-tile", message, tile, "component", warning=True)
    if not box.tile_count(Engine, DoubleEngine):
        yield box.issue("no-engines", "the set has no engine: every ship gives up at the first open space")


def _aliens(box: Box) -> Iterator[Issue]:
    supported = set()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supported.add(component.alien)
        if not box.tile_count(Cabin):
            message = f"{tile.id}: the set has no cabin in which an alien could live"
            yield box.issue("idle-tile", message, tile, "component")
        if not box.token_count("alien", component.alien):
            message = f"{tile.id}: the set has no {component.alien} alien"
            yield box.issue("idle-tile", message, tile, "component", "alien")
    for colour in ALIENS:
        if colour not in supported:
            for token in box.tokens:
                if token.icon == "alien" and token.colour == colour:
                    message = f"{token.id}: no life support of the set is for a {colour} alien"
                    yield box.issue("homeless-alien", message, token)
