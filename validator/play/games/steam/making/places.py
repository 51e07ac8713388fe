"""Hexes as places of a map that is being made: neighbours, distances, pieces of land that hang together."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from validator.play.games.steam.words.hexes import EDGES, across

Place = tuple[int, int]


def around(place: Place) -> list[Place]:
    """The places across a hex's edges, in order."""
    return [across(place, edge) for edge in range(EDGES)]


def beside(place: Place, places: Collection[Place]) -> int:
    """How many of a hex's neighbours are among the places."""
    return sum(other in places for other in around(place))


def joined(places: Collection[Place]) -> bool:
    """Whether all of them hang together."""
    if not places:
        return True
    start = min(places)
    found, edge = {start}, [start]
    while edge:
        for other in around(edge.pop()):
            if other in places and other not in found:
                found.add(other)
                edge.append(other)
    return len(found) == len(places)


def distance(one: Place, other: Place) -> int:
    """Steps from hex to hex."""
    (first, second), (third, fourth) = _slanted(one), _slanted(other)
    right, down = third - first, fourth - second
    return max(abs(right), abs(down), abs(right + down))


def _slanted(place: Place) -> Place:
    column, row = place
    return column, row - (column - column % 2) // 2


def nearest(place: Place, others: Iterable[Place], far: int = 99) -> int:
    """Steps to the nearest of the others; ``far`` where there are none."""
    return min((distance(place, other) for other in others), default=far)


def listed(places: set[Place]) -> list[list[int]]:
    """Places as a map has them."""
    return [list(place) for place in sorted(places)]
