"""A map as flat lists: hexes by number, what lies on each, and which hex is across each edge.

A hex is numbered in order of column and row; lakes are not hexes here. A *side* is one edge of one hex:
``hex * 6 + edge``.
"""

from __future__ import annotations

from validator.play.games.steam.words.hexes import EDGES, OPPOSITE, across
from validator.play.games.steam.words.switches import Terrain
from validator.play.games.steam.words.vocabulary import GameMap

__all__ = ["CITY", "EDGES", "MOUNTAIN", "NOWHERE", "OPPOSITE", "PLAIN", "RIVER", "TERRAINS", "TOWN", "Grid", "across"]

NOWHERE = -1
"""Across an edge lies a lake, or the map ends."""

PLAIN, RIVER, MOUNTAIN, TOWN, CITY = range(5)
TERRAINS: tuple[Terrain, ...] = ("plain", "river", "mountain")


class Grid:
    """The map, compiled.

    Attributes:
        places: column and row of each hex; ``number`` is the way back.
        kind: `PLAIN` to `CITY` of each hex.
        neighbour: for each side the hex across it, or `NOWHERE`.
        facing: for each side the side across it, or `NOWHERE`.
        cities: the hex of each city, in the order of the map; ``towns``: the hexes of the towns.
    """

    def __init__(self, game_map: GameMap) -> None:
        kinds: dict[tuple[int, int], int] = {}
        for kind, places in (
            (PLAIN, game_map.plains),
            (RIVER, [river.at for river in game_map.rivers]),
            (MOUNTAIN, game_map.mountains),
            (TOWN, [town.at for town in game_map.towns]),
            (CITY, [city.at for city in game_map.cities]),
        ):
            kinds.update(dict.fromkeys(places, kind))
        self.places = sorted(kinds)
        self.number = {place: number for number, place in enumerate(self.places)}
        self.kind = [kinds[place] for place in self.places]
        self.neighbour = [
            self.number.get(across(place, edge), NOWHERE) for place in self.places for edge in range(EDGES)
        ]
        self.facing = [
            far if far < 0 else EDGES * far + OPPOSITE[side % EDGES] for side, far in enumerate(self.neighbour)
        ]
        self.cities = [self.number[city.at] for city in game_map.cities]
        self.towns = [self.number[town.at] for town in game_map.towns]
