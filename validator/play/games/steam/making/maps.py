"""Whole maps: of the base map's size, with lakes, rivers, mountains, towns, and cities of all colours and numbers."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.engine.making import Chance, Fields, Making, Request
from validator.play.games.steam.making.ground import lakes_in, mountains_in, outline
from validator.play.games.steam.making.places import Place, around, joined, listed
from validator.play.games.steam.making.stops import DIE_SIDES, called, cities_at, numbers_of, sites, spread
from validator.play.games.steam.making.streams import Rivers, rivers_in
from validator.play.games.steam.making.variants import vary
from validator.play.games.steam.words.vocabulary import GROUPS, NewCity

NUMBERS = {
    "hexes": (176, 192),
    "cities": (12, 12),
    "towns": (13, 16),
    "rivers": (14, 24),
    "mountains": (6, 14),
    "lakes": (12, 30),
}
"""Of a map as large as the published one; on a smaller board fewer, but for cities."""
PUBLISHED_HEXES = 189
ON_RIVERS = 3
"""So many stops may stand where a river flows."""


class _Frame:
    """What of the base map a new one keeps, and the numbers that it is to have."""

    def __init__(self, request: Request, chance: Chance) -> None:
        self._pattern = request.patterns[0]
        places = [tuple(place) for place in _places(self._pattern)]
        self.columns = 1 + max(column for column, _ in places)
        self.rows = 1 + max(row for _, row in places)
        share = min(1.0, len(places) / PUBLISHED_HEXES)
        self._number = {
            name: chance.between(*reach) if reach != NUMBERS.get(name) else round(chance.between(*reach) * share)
            for name, reach in request.numbers.items()
        }
        if request.numbers["cities"] == NUMBERS["cities"]:
            self._number["cities"] = len(self._pattern["cities"])
        held = [city for city in request.content.pieces["new_city"] if isinstance(city, NewCity)]
        self.covered: dict[str, set[int]] = {
            group: {city.number for city in held if city.group == group} for group in GROUPS
        }
        self.least_towns = sum(city.count for city in held)

    def number(self, name: str) -> int:
        """How many there are to be."""
        return self._number[name]

    @property
    def cities(self) -> int:
        """So many cities, each with a number of its own on the dice."""
        return min(self.number("cities"), len(GROUPS) * DIE_SIDES)

    def drawn(self, field: str, chance: Chance) -> list[str | int]:
        """A field of the base map's cities, for so many as there are to be."""
        held: list[str | int] = chance.shuffled([city.get(field, 2) for city in self._pattern["cities"]])
        return [held[place % len(held)] for place in range(self.cities)]


def _places(pattern: Fields) -> list[Sequence[int]]:
    stops = [entry["at"] for field in ("cities", "towns", "rivers") for entry in pattern.get(field, [])]
    return stops + [place for field in ("mountains", "plains", "lakes") for place in pattern.get(field, [])]


def propose(request: Request, chance: Chance) -> Fields | None:
    """A new map; None where the ground that came about has no room for all that is to stand on it."""
    frame = _Frame(request, chance)
    places = outline(frame.columns, frame.rows, frame.number("hexes"), chance)
    lakes = lakes_in(places, frame.number("lakes"), chance)
    land = places - lakes
    mountains = mountains_in(land, frame.number("mountains"), chance)
    rivers = rivers_in(places, land, mountains, frame.number("rivers"), chance)
    cities, towns = _stops(frame, land, mountains, rivers, chance)
    if not cities or not towns or not joined(land):
        return None
    stops = {*cities, *towns}
    colours = [str(colour) for colour in frame.drawn("colour", chance)]
    cubes = [int(number) for number in frame.drawn("cubes", chance)]
    numbers = numbers_of(len(cities), frame.covered, chance)
    dealt = spread(cities, colours, chance)
    return {
        "cities": called("City", cities_at(cities, dealt, cubes, numbers, chance), request),
        "towns": called("Town", [{"at": list(place)} for place in sorted(towns)], request),
        "rivers": [{"at": list(place), "edges": list(rivers[place])} for place in sorted(set(rivers) - stops)],
        "mountains": listed(mountains),
        "plains": listed(land - mountains - set(rivers) - stops),
        "lakes": listed(lakes),
    }


def _stops(
    frame: _Frame, land: set[Place], mountains: set[Place], rivers: Rivers, chance: Chance
) -> tuple[list[Place], list[Place]]:
    """Places of cities and towns: on dry land, a few where a river flows."""
    crossings = set(chance.shuffled(sorted(rivers))[:ON_RIVERS])
    open_land = land - mountains - (set(rivers) - crossings)
    wet = {*rivers, *(other for place in land for other in around(place) if other not in land)}
    cities = sites("cities", frame.cities, open_land, [], wet, chance)
    towns = sites("towns", max(frame.number("towns"), frame.least_towns), open_land, cities, wet, chance)
    return cities, towns


MAKING = Making(kinds=("map",), propose={"map": propose}, vary={"map": vary}, numbers={"map": NUMBERS})
