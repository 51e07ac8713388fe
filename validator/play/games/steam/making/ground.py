"""The ground of a map: its outline within the board, its lakes, its mountains."""

from __future__ import annotations

from validator.play.engine.making import Chance
from validator.play.games.steam.making.places import Place, around, beside, distance, joined, nearest
from validator.play.games.steam.words.hexes import EDGES, across

NOTCH = 4
"""A place off the map keeps fewer neighbours on it than this."""
BITES = (2, 4)
LAKES = (2, 4)
BETWEEN_LAKES = 3
STRAGGLE = 3
"""By so many steps what is nearest may be overlooked, so that no shore is a circle."""


def outline(columns: int, rows: int, hexes: int, chance: Chance) -> set[Place]:
    """Places of the map: the board with bays bitten out of its edge until so many hexes are left."""
    places = {(column, row) for column in range(columns) for row in range(rows)}
    rim = sorted(place for place in places if beside(place, places) < EDGES)
    bites = [chance.one_of(rim) for _ in range(chance.between(*BITES))]
    depth = {place: nearest(place, bites) * 2 + chance.below(STRAGGLE) for place in sorted(places)}
    while len(places) > hexes:
        loose = [place for place in places if beside(place, places) < NOTCH and _hangs_by_one_arc(place, places)]
        if not loose:
            return places
        places.remove(min(loose, key=lambda place: (depth[place], place)))
    return places


def _hangs_by_one_arc(place: Place, places: set[Place]) -> bool:
    """Whether its neighbours on the map lie side by side, so that nothing falls apart without it."""
    here = [other in places for other in around(place)]
    return sum(here[edge] != here[edge - 1] for edge in range(EDGES)) <= 2


def lakes_in(places: set[Place], wanted: int, chance: Chance) -> set[Place]:
    """Hexes of water, so many or fewer, in a few lakes that leave the land in one piece."""
    water: set[Place] = set()
    bodies = chance.between(*LAKES)
    for body in range(bodies):
        size = (wanted - len(water)) // (bodies - body)
        lake: set[Place] = set()
        sites = [place for place in sorted(places) if nearest(place, water) >= BETWEEN_LAKES]
        edge = [chance.one_of(sites)] if sites else []
        while edge and len(lake) < size:
            place = edge.pop(chance.below(len(edge)))
            if joined(places - water - lake - {place}):
                lake.add(place)
                edge += [
                    other for other in around(place) if _is_shore(other, places, water, lake) and other not in edge
                ]
        water |= lake
    return water


def _is_shore(place: Place, places: set[Place], water: set[Place], lake: set[Place]) -> bool:
    return place in places and place not in lake and nearest(place, water) >= BETWEEN_LAKES


def mountains_in(land: set[Place], wanted: int, chance: Chance) -> set[Place]:
    """Hexes of mountain: ranges that run on much as they began, with a foothill here and there."""
    found: set[Place] = set()
    while len(found) < wanted:
        heights = [place for place in sorted(land - found) if distance_to_all(place, found) >= BETWEEN_LAKES]
        if not heights:
            return found
        place, ahead = chance.one_of(heights), chance.below(EDGES)
        for _ in range(chance.between(3, 7)):
            if place not in land or len(found) >= wanted:
                break
            found.add(place)
            ahead = (ahead + chance.between(-1, 1)) % EDGES
            foothill = across(place, (ahead + 2) % EDGES)
            if foothill in land and len(found) < wanted and chance.yes(0.3):
                found.add(foothill)
            place = across(place, ahead)
    return found


def distance_to_all(place: Place, others: set[Place]) -> int:
    """Steps to the nearest of other heights; far where there are none."""
    return min((distance(place, other) for other in others), default=99)
