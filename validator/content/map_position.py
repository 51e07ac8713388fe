"""What lies on a map of hexes, by the names of the set's pieces: what a game says and a picture shows."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Place = tuple[int, int]
"""Column and row of a hex."""


class Laid(NamedTuple):
    """A tile on the map, turned clockwise by so many sixths.

    ``owners`` maps a section to a player's colour. A section is named by the edges it joins as they lie on the map,
    in rising order; on a town each edge is a section by itself. ``marker`` says that a town marker lies on the tile.
    """

    place: Place
    tile: str
    turn: int = 0
    owners: Mapping[tuple[int, ...], str] = {}
    marker: bool = False


class Position(NamedTuple):
    """What lies on a map: tiles, new cities by place, and the colours of the cubes on each city by place."""

    tiles: Sequence[Laid] = ()
    new_cities: Mapping[Place, str] = {}
    cubes: Mapping[Place, Sequence[str]] = {}
