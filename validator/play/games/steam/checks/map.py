"""The map: every hex once, land in one piece, cities that track can leave and reach, rivers that flow on."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.content.map_position import Place
from validator.play.games.steam.checks.box import Box, around, city_name, first_named, hexes_of, named, reached, say
from validator.play.games.steam.table.grid import EDGES, OPPOSITE, across
from validator.play.games.steam.words.vocabulary import GameMap


def map_issues(box: Box) -> Iterator[Issue]:
    """Every issue of the map by itself."""
    if box.map is None:
        message = say("wrong-maps", maps=len(box.maps))
        piece = box.maps[-1] if box.maps else None
        yield box.issue("wrong-maps", message, piece, *(() if piece else ("parts",)), found=len(box.maps), accepted="1")
        return
    yield from _twins(box, box.map)
    yield from _apart(box, box.map)
    yield from _cities(box, box.map)
    yield from _rivers(box, box.map)
    yield from _names(box, box.map)


def _twins(box: Box, game_map: GameMap) -> Iterator[Issue]:
    first: dict[Place, str] = {}
    for place, field, path in hexes_of(game_map):
        if place in first:
            message = say("twin-hex", hex=named(place), field=first[place])
            yield box.issue("twin-hex", message, game_map, *path, found=named(place))
        first.setdefault(place, field)


def _places(game_map: GameMap) -> tuple[dict[Place, tuple[str | int, ...]], set[Place]]:
    """Every hex with its path, and the hexes that are land."""
    found: dict[Place, tuple[str | int, ...]] = {}
    for place, _, path in hexes_of(game_map):
        found.setdefault(place, path)
    return found, {place for place, path in found.items() if path[0] != "lakes"}


def _apart(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Hexes off the map's one area, and land that is cut off from the first city's."""
    places, land = _places(game_map)
    start = game_map.cities[0].at
    whole = reached(start, set(places))
    for place in sorted(set(places) - whole):
        message = say("off-grid", hex=named(place))
        yield box.issue("off-grid", message, game_map, *places[place], found=named(place))
    joined = reached(start, land)
    apart = sorted((land & whole) - joined)
    if apart:
        message = say("land-apart", city=city_name(game_map.cities[0]), hexes=first_named(apart))
        yield box.issue("land-apart", message, game_map, *places[apart[0]], found=say("hexes", count=len(apart)))


def _cities(box: Box, game_map: GameMap) -> Iterator[Issue]:
    _, land = _places(game_map)
    cities = {city.at for city in game_map.cities}
    open_land = land - cities
    for number, city in enumerate(game_map.cities):
        free = [other for other in around(city.at) if other in open_land]
        if not free:
            message = say("closed-city", city=city_name(city))
            yield box.issue("closed-city", message, game_map, "cities", number, "at")
        elif not any(other in cities - {city.at} for other in reached(city.at, land, open_land)):
            message = say("cut-off-city", city=city_name(city))
            yield box.issue("cut-off-city", message, game_map, "cities", number, "at")
        for other_number, other_city in enumerate(game_map.cities[:number]):
            if other_city.at in around(city.at):
                message = say("cities-touch", city=city_name(city), other=city_name(other_city))
                yield box.warning(
                    "cities-touch",
                    message,
                    game_map,
                    "cities",
                    number,
                    "at",
                    found=named(game_map.cities[other_number].at),
                )


def _rivers(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """A river flows on into a river, or ends at a city, a town, a lake or the map's end."""
    flows = {river.at: river.edges for river in game_map.rivers}
    dry = {*game_map.plains, *game_map.mountains}
    for number, river in enumerate(game_map.rivers):
        if len(set(river.edges)) < len(river.edges):
            message = say("twin-river-edge", hex=named(river.at))
            yield box.issue("twin-edge", message, game_map, "rivers", number, "edges")
        for edge in range(EDGES):
            ahead = across(river.at, edge)
            if edge in river.edges and (ahead in dry or (ahead in flows and OPPOSITE[edge] not in flows[ahead])):
                message = say("broken-river", hex=named(river.at), edge=edge, ahead=named(ahead))
                yield box.warning("broken-river", message, game_map, "rivers", number, "edges", found=edge)


def _names(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Cities and towns have names in every language, no two alike."""
    for field in ("cities", "towns"):
        for number, entry in enumerate(getattr(game_map, field)):
            for language in box.content.languages:
                if language not in entry.name:
                    message = say("missing-translation", hex=named(entry.at), language=language)
                    yield box.issue(
                        "missing-translation",
                        message,
                        game_map,
                        field,
                        number,
                        "name",
                        accepted=say("name-in-each-language"),
                    )
    for language in box.content.languages:
        seen: dict[str, Place] = {}
        for field in ("cities", "towns"):
            for number, entry in enumerate(getattr(game_map, field)):
                name = entry.name.get(language)
                other = seen.setdefault(name, entry.at) if name else entry.at
                if other != entry.at:
                    message = say("twin-title", name=name, language=language, hex=named(entry.at), other=named(other))
                    yield box.warning("twin-title", message, game_map, field, number, "name")
