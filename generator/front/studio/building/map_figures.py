"""A map in figures: hexes of each kind, cities of each colour, goods, ways between cities, where open rivers flow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from generator.front.studio.building.hexes import Hex

Place = tuple[int, int]
EDGES = 6
_DRAWN_MAP = "validator.play.games.steam.words.drawn_map"


def describe(hexes: Sequence[Hex]) -> dict[str, Any]:
    """The figures, and the edges that each river flows through."""
    cities = [one for one in hexes if one.what == "city"]
    ways = _ways(hexes, cities)
    figures = {
        "hexes": len(hexes),
        "kinds": Counter(one.what for one in hexes),
        "colours": Counter(one.colour for one in cities),
        "goods": sum(one.cubes for one in cities),
        "nearest": min(ways, default=None),
        "farthest": max(ways, default=None),
        "apart": len(cities) * (len(cities) - 1) // 2 - len(ways),
        "numbers": sorted([one.group, one.number] for one in cities),
    }
    return {"figures": figures, "rivers": [[at, edges] for at, edges in flows_of(hexes).items()]}


def flows_of(hexes: Sequence[Hex]) -> dict[Place, tuple[int, ...]]:
    """The edges that each river flows through."""
    rivers = {one.at: None if one.edges is None else tuple(one.edges) for one in hexes if one.what == "river"}
    lakes = {one.at for one in hexes if one.what == "lake"}
    found: dict[Place, tuple[int, ...]] = import_module(_DRAWN_MAP).flows(rivers, lakes, {one.at for one in hexes})
    return found


def _ways(hexes: Sequence[Hex], cities: Sequence[Hex]) -> list[int]:
    """For each two cities, the hexes of track that the shortest way over land between them takes."""
    land = {one.at for one in hexes if one.what != "lake"}
    stops = {one.at for one in cities}
    return [steps - 1 for start in stops for end, steps in _reached(start, land, stops).items() if start < end]


def _reached(start: Place, land: set[Place], stops: set[Place]) -> dict[Place, int]:
    """Cities that track from one can reach over land, with the steps it takes; track leads through no city."""
    across = import_module(_DRAWN_MAP).across
    steps, edge = {start: 0}, [start]
    for place in edge:
        for side in range(EDGES):
            other = across(place, side)
            if other in land and other not in steps:
                steps[other] = steps[place] + 1
                edge += [] if other in stops else [other]
    return {place: count for place, count in steps.items() if place in stops and place != start}
