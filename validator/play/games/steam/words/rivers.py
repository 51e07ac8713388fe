"""Where the rivers of a drawn map flow, told from what lies beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from validator.content.map_position import Place
from validator.play.games.steam.words.hexes import EDGES, OPPOSITE, across


def flows(
    rivers: Mapping[Place, tuple[int, ...] | None], lakes: Collection[Place], everything: Collection[Place]
) -> dict[Place, tuple[int, ...]]:
    """The edges each river flows through, in rising order; None among ``rivers`` leaves them open.

    An open river flows to every open one beside it, and to others that point at it. The end of one flows on into a
    lake beside it, or off the map, as straight as it can; else it springs there.
    """
    found: dict[Place, tuple[int, ...]] = {}
    for place, stated in rivers.items():
        edges = _beside(place, rivers) if stated is None else list(stated)
        if stated is None and len(edges) < 2:
            edges += _mouth(place, edges, lakes, everything)
        found[place] = tuple(sorted(edges)) if stated is None else tuple(edges)
    return found


def _beside(place: Place, rivers: Mapping[Place, tuple[int, ...] | None]) -> list[int]:
    joined: list[int] = []
    for edge in range(EDGES):
        other = across(place, edge)
        if other in rivers:
            stated = rivers[other]
            joined += [edge] if stated is None or OPPOSITE[edge] in stated else []
    return joined


def _mouth(place: Place, edges: list[int], lakes: Collection[Place], everything: Collection[Place]) -> list[int]:
    """The edge through which the end of a river leaves the land, if there is one."""
    straight = OPPOSITE[edges[0]] if edges else 0
    by_bend = sorted(range(EDGES), key=lambda edge: (abs((edge - straight + 3) % EDGES - 3), edge))
    into_lakes = [edge for edge in by_bend if across(place, edge) in lakes]
    off_the_map = [edge for edge in by_bend if across(place, edge) not in everything]
    return (into_lakes or off_the_map)[:1]
