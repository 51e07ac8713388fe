"""Maps made by recipe: ground, streams, places for cities and towns, and variants of shipped maps."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from validator.play.engine.making import Chance, Fields, Making, Request
from validator.play.games.steam.words.drawn_map import EDGES, OPPOSITE, across
from validator.play.games.steam.words.vocabulary import GROUPS, NewCity

# Hexes as places of a map that is being made: neighbours, distances, pieces of land that hang together.

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
    joined, edge = {start}, [start]
    while edge:
        for other in around(edge.pop()):
            if other in places and other not in joined:
                joined.add(other)
                edge.append(other)
    return len(joined) == len(places)


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


# The ground of a map: its outline within the board, its lakes, its mountains.

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
    mountains: set[Place] = set()
    while len(mountains) < wanted:
        heights = [place for place in sorted(land - mountains) if distance_to_all(place, mountains) >= BETWEEN_LAKES]
        if not heights:
            return mountains
        place, ahead = chance.one_of(heights), chance.below(EDGES)
        for _ in range(chance.between(3, 7)):
            if place not in land or len(mountains) >= wanted:
                break
            mountains.add(place)
            ahead = (ahead + chance.between(-1, 1)) % EDGES
            foothill = across(place, (ahead + 2) % EDGES)
            if foothill in land and len(mountains) < wanted and chance.yes(0.3):
                mountains.add(foothill)
            place = across(place, ahead)
    return mountains


def distance_to_all(place: Place, others: set[Place]) -> int:
    """Steps to the nearest of other heights; far where there are none."""
    return min((distance(place, other) for other in others), default=99)


# Where cities and towns of a map stand, and what its cities accept.

WAYS_OUT = 3
"""Land at so many edges of a stop at least."""
LOOKED_AT = 7
FAR_ENOUGH = {"cities": 5, "towns": 3}
DIE_SIDES = 6
DEALS = 40


def sites(
    field: str, amount: int, land: Collection[Place], taken: list[Place], wet: set[Place], chance: Chance
) -> list[Place]:
    """So many places for stops, none beside another stop: of a few looked at, the farthest off, rather at water."""
    sites: list[Place] = []
    for _ in range(amount):
        free = [
            place for place in sorted(land) if nearest(place, (*taken, *sites)) >= 2 and beside(place, land) >= WAYS_OUT
        ]
        if not free:
            return []
        seen = [chance.one_of(free) for _ in range(LOOKED_AT)]
        sites.append(max(seen, key=lambda place: (_worth(field, place, (*taken, *sites), wet), place)))
    return sites


def _worth(field: str, place: Place, stops: Sequence[Place], wet: set[Place]) -> int:
    return 2 * min(FAR_ENOUGH[field], nearest(place, stops)) + (beside(place, wet) > 0)


def spread(places: Iterable[Place], colours: Sequence[str], chance: Chance) -> list[str]:
    """Colours of the cities in these places, from west to east: of one colour rather far from each other."""
    ordered = sorted(places)
    deals = [chance.shuffled(colours) for _ in range(DEALS)]
    return max(deals, key=lambda deal: sum(_loneliness(ordered, deal)))


def cities_at(
    places: Iterable[Place], colours: Sequence[str], cubes: Sequence[int], numbers: dict[str, list[int]], chance: Chance
) -> list[Fields]:
    """The cities, their colours from west to east; the western ones on the dice of the first group."""
    ordered = sorted(places)
    marks = [(group, number) for group in GROUPS for number in chance.shuffled(numbers[group])]
    heaps = chance.shuffled(cubes)
    return [
        {"at": list(place), "colour": colour, "group": group, "number": number, "cubes": heap}
        for place, colour, (group, number), heap in zip(ordered, colours, marks, heaps, strict=True)
    ]


def _loneliness(places: Sequence[Place], colours: Sequence[str]) -> list[int]:
    """For each city the steps to the nearest of its colour, up to what matters."""
    distances = []
    for place, colour in zip(places, colours, strict=True):
        alike = [other for other, its in zip(places, colours, strict=True) if its == colour and other != place]
        distances.append(min((distance(place, other) for other in alike), default=9))
    return distances


def numbers_of(amount: int, covered: dict[str, set[int]], chance: Chance) -> dict[str, list[int]]:
    """For each group the numbers of so many cities: without those first that a new city brings anyway."""
    numbers: dict[str, list[int]] = {group: list(range(1, DIE_SIDES + 1)) for group in GROUPS}
    spare: list[tuple[str, int]] = [(group, number) for group in GROUPS for number in sorted(covered[group])]
    while sum(map(len, numbers.values())) > amount:
        other: Any = [(group, number) for group in GROUPS for number in numbers[group]]
        group, number = spare.pop(chance.below(len(spare))) if spare else chance.one_of(other)
        numbers[group].remove(number)
    return numbers


def called(what: str, stops: list[Fields], request: Request) -> list[Fields]:
    """The stops with names for the time being, after their places."""
    return [
        {"at": stop["at"], "name": dict.fromkeys(request.content.languages, f"{what} {number}"), **stop}
        for number, stop in enumerate(stops, start=1)
    ]


# Rivers of a map: from springs inland to a lake or off the map, each hex with the edges that it flows through.

LEAST, MOST = 4, 11
"""Hexes of one river."""
APART = 2
TRIES = 60
BANKS = 3
"""Land at so many edges of a hex of river at least, so that track can cross it."""

Rivers = dict[Place, tuple[int, ...]]


def rivers_in(places: set[Place], land: set[Place], mountains: set[Place], wanted: int, chance: Chance) -> Rivers:
    """Rivers of so many hexes or fewer."""
    rivers: Rivers = {}
    outlets = {other for place in land for other in around(place) if other not in land}
    for _ in range(TRIES):
        left = wanted - len(rivers)
        if left < LEAST:
            break
        river = _river(land - mountains, outlets, set(rivers), chance)
        if LEAST <= len(river) <= min(left, MOST) and all(beside(place, land) >= BANKS for place in river):
            rivers.update(river)
    return rivers


def _river(dry: set[Place], outlets: set[Place], taken: set[Place], chance: Chance) -> Rivers:
    """One river from a spring; empty where it finds no way out."""
    springs = [place for place in sorted(dry) if _is_free(place, taken) and nearest(place, outlets) >= LEAST - 1]
    if not springs:
        return {}
    place = chance.one_of(springs)
    ahead = min(range(EDGES), key=lambda edge: (nearest(across(place, edge), outlets), chance.below(EDGES)))
    river: Rivers = {}
    came: tuple[int, ...] = ()
    while True:
        turns = [(ahead + turn) % EDGES for turn in (0, 1, -1)]
        ways = [edge for edge in turns if _may_flow(across(place, edge), dry, outlets, taken, river)]
        if not ways:
            return {}
        near = [edge for edge in ways if nearest(across(place, edge), outlets) <= nearest(place, outlets)]
        ahead = chance.one_of(near or ways)
        river[place] = tuple(sorted((*came, ahead)))
        place, came = across(place, ahead), (OPPOSITE[ahead],)
        if place in outlets:
            return river


def _may_flow(place: Place, dry: set[Place], outlets: set[Place], taken: set[Place], river: Rivers) -> bool:
    if place in outlets:
        return True
    return (
        place in dry
        and place not in river
        and _is_free(place, taken)
        and sum(other in river for other in around(place)) <= 1
    )


def _is_free(place: Place, taken: set[Place]) -> bool:
    return nearest(place, taken) >= APART


# Another map of one that is there: the same ground, some stops elsewhere, and often other colours of its cities.

MOVED = 0.25
"""So many stops that stand on no river go elsewhere."""
RECOLOURED = 0.5
"""So often are the colours of cities dealt anew; else each keeps its own."""


def vary(request: Request, chance: Chance, piece: Fields) -> Fields | None:
    """Another map of this one; None where there is no room for a stop that goes elsewhere."""
    rivers = {_place(entry): entry["edges"] for entry in piece.get("rivers", [])}
    fed = {across(place, edge) for place, edges in rivers.items() for edge in edges}
    colours = {_place(city): str(city["colour"]) for city in piece["cities"]}
    towns = {_place(town) for town in piece["towns"]}
    plains: set[Place] = {_pair(place) for place in piece.get("plains", [])}
    leaving = {stop for stop in sorted({*colours, *towns}) if stop not in fed and chance.yes(MOVED)}
    moved = _moved(colours, towns, leaving, plains, _wet(piece, plains, rivers), chance)
    if moved is None:
        return None
    held, new_towns = moved
    places = sorted(held)
    dealt = spread(places, list(held.values()), chance) if chance.yes(RECOLOURED) else [held[one] for one in places]
    numbers: dict[str, list[int]] = {
        group: [city["number"] for city in piece["cities"] if city["group"] == group] for group in GROUPS
    }
    cities = cities_at(places, dealt, [city.get("cubes", 2) for city in piece["cities"]], numbers, chance)
    return {
        **piece,
        "cities": called("City", cities, request),
        "towns": called("Town", [{"at": list(place)} for place in sorted(new_towns)], request),
        "plains": listed((plains | leaving) - set(held) - new_towns),
    }


def _moved(
    colours: dict[Place, str],
    towns: set[Place],
    leaving: set[Place],
    plains: set[Place],
    wet: set[Place],
    chance: Chance,
) -> tuple[dict[Place, str], set[Place]] | None:
    """Cities with their colours, and towns, after those that leave have gone elsewhere."""
    staying = {place: colour for place, colour in colours.items() if place not in leaving}
    gone = [colour for place, colour in colours.items() if place in leaving]
    land = plains | leaving
    kept_towns = towns - leaving
    cities = sites("cities", len(gone), land, [*staying, *sorted(kept_towns)], wet, chance)
    held = {**staying, **dict(zip(cities, gone, strict=False))}
    fresh = sites("towns", len(towns & leaving), land, [*held, *sorted(kept_towns)], wet, chance)
    if len(cities) < len(gone) or len(fresh) < len(towns & leaving):
        return None
    return held, kept_towns | set(fresh)


def _wet(piece: Fields, plains: set[Place], rivers: dict[Place, Any]) -> set[Place]:
    """Rivers, and what lies at the plains and is no land."""
    dry = plains | {_pair(place) for place in piece.get("mountains", [])}
    dry |= {_place(stop) for stop in (*piece["cities"], *piece["towns"])}
    return {*rivers, *(other for place in plains for other in around(place) if other not in dry)}


def _place(entry: Fields) -> Place:
    return _pair(entry["at"])


def _pair(place: list[int]) -> Place:
    return place[0], place[1]


# Whole maps: of the base map's size, with lakes, rivers, mountains, towns, and cities of all colours and numbers.

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


__all__ = ["MAKING"]
