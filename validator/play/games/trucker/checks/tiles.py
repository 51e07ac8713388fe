"""Checks of tiles: sides that contradict what stands there, and tiles that could never be joined or worked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.ships.tile_faults import tile_faults
from validator.play.games.trucker.table.tiles import joins
from validator.play.games.trucker.words.vocabulary import (
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

LEAST_JOINS = 2
"""Connectors of a structure that joins one tile to another."""


def tile_issues(box: Box) -> Iterator[Issue]:
    """Everything wrong with the tiles."""
    for tile in box.tiles:
        for fault in tile_faults(tile.edges, tile.component):
            yield box.error(
                fault.code,
                say(f"tile-{fault.code}", tile=tile.id),
                tile,
                *fault.path,
                found=fault.found,
                accepted=fault.accepted,
            )
        yield from _joints(box, tile)
    yield from _unmatched(box)
    yield from _starts(box)
    yield from _batteries(box)
    yield from _aliens(box)


def _joints(box: Box, tile: Tile) -> Iterator[Issue]:
    connectors = sum(edge != "smooth" for edge in tile.edges)
    if not connectors:
        message = say("unjoinable-tile", tile=tile.id)
        yield box.warning("unjoinable-tile", message, tile, "edges", accepted=say("one-connector"))
    elif isinstance(tile.component, Structure) and connectors < LEAST_JOINS:
        yield box.warning("dead-end", say("dead-end", tile=tile.id), tile, "edges", accepted=say("two-connectors"))


def _unmatched(box: Box) -> Iterator[Issue]:
    """Is there, for every connector, a connector of another tile that holds it?"""
    totals = Counter({kind: sum(tile.count for tile in box.tiles if kind in tile.edges) for kind in CONNECTORS})
    for tile in box.tiles:
        for side, connector in enumerate(tile.edges):
            if connector == "smooth":
                continue
            number = CONNECTORS.index(connector)
            partners = [kind for kind in CONNECTORS if joins(number, CONNECTORS.index(kind))]
            others = sum(totals[kind] - (kind in tile.edges) for kind in partners)
            if others <= 0:
                message = say("unmatched-connector", tile=tile.id, connector=connector, side=SIDES[side])
                yield box.warning(
                    "unmatched-connector", message, tile, "edges", side, found=connector, accepted=in_a_row(partners)
                )


def _starts(box: Box) -> Iterator[Issue]:
    seen: dict[str, Tile] = {}
    for tile, component in box.with_component(StartCabin):
        assert isinstance(component, StartCabin)
        first = seen.setdefault(component.colour, tile)
        if first is not tile or tile.count > 1:
            message = say("twin-start-cabin", tile=tile.id, colour=component.colour)
            yield box.error("twin-start-cabin", message, tile, "component", "colour")
    if box.tile_count(StartCabin) < box.players.most:
        message = say("too-few-start-cabins", players=box.players.most, cabins=box.tile_count(StartCabin))
        yield box.error("too-few-start-cabins", message, None, "players")


def _batteries(box: Box) -> Iterator[Issue]:
    users = list(box.with_component(DoubleEngine, DoubleCannon, Shield))
    if users and not box.tile_count(Battery):
        for tile, _ in users:
            yield box.warning("no-batteries", say("no-batteries", tile=tile.id), tile, "component")
    if not users:
        for tile, _ in box.with_component(Battery):
            yield box.warning("idle-tile", say("unasked-batteries", tile=tile.id), tile, "component")


def _may_join(tile: Tile, other: Tile) -> bool:
    """Whether some sides of two tiles hold together; tiles may be turned as one likes."""
    mine, theirs = (tuple(map(CONNECTORS.index, each.edges)) for each in (tile, other))
    return any(joins(one, two) for one in mine for two in theirs)


def _aliens(box: Box) -> Iterator[Issue]:
    supported = set()
    for tile, component in box.with_component(LifeSupport):
        assert isinstance(component, LifeSupport)
        supported.add(component.alien)
        if not box.tile_count(Cabin):
            yield box.warning("idle-tile", say("no-cabin-for-aliens", tile=tile.id), tile, "component")
        elif not any(_may_join(tile, cabin) for cabin, _ in box.with_component(Cabin)):
            message = say("no-cabin-joins", tile=tile.id)
            yield box.warning("idle-tile", message, tile, "edges")
        if not box.token_count("alien", component.alien):
            message = say("no-such-alien", tile=tile.id, colour=component.alien)
            yield box.warning("idle-tile", message, tile, "component", "alien")
    for colour in ALIENS:
        if colour not in supported:
            for token in box.tokens_of("alien", colour):
                yield box.warning("homeless-alien", say("homeless-alien", token=token.id, colour=colour), token)
