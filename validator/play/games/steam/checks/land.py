"""The land: holes in it, cities with one way out, room to begin, towns side by side, hexes no track can lie on."""

from __future__ import annotations

from collections.abc import Iterator

from validator.base.issue import Issue
from validator.base.speech.sentences import in_a_row
from validator.content.map_position import Place
from validator.play.games.steam.checks.box import (
    MOST_NAMED,
    Box,
    around,
    city_name,
    first_named,
    hexes_of,
    named,
    reached,
    say,
)
from validator.play.games.steam.table.grid import EDGES, across
from validator.play.games.steam.words.vocabulary import GameMap

NOTCH = 4
"""A place off the map with so many neighbours on it looks forgotten."""
EXITS_OF_TRACK = 2


def land_issues(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Every issue of the shape of the land."""
    yield from _gaps(box, game_map)
    yield from _beginnings(box, game_map)
    yield from _towns(box, game_map)
    yield from _dead_ground(box, game_map)


def _gaps(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Places without a hex: all round them there are hexes, or nearly so."""
    paths = {place: path for place, _, path in hexes_of(game_map)}
    holes, outside = _missing(set(paths))
    if holes:
        above = paths.get(across(holes[0], 0), ("plains",))
        yield box.warning(
            "hole",
            say("hole", hexes=len(holes)),
            game_map,
            *above,
            found=first_named(holes),
            accepted=say("lake-or-land"),
        )
    notches = [place for place in sorted(outside) if sum(other in paths for other in around(place)) >= NOTCH]
    if notches:
        beside = next(other for other in around(notches[0]) if other in paths)
        message = say("notch", hex=named(notches[0]), neighbours=NOTCH)
        yield box.advice("notch", message, game_map, *paths[beside], found=in_a_row(map(named, notches[:MOST_NAMED])))


def _missing(places: set[Place]) -> tuple[list[Place], set[Place]]:
    """Places without a hex that are shut in, in order, and those that are not, near the map."""
    columns, rows = [place[0] for place in places], [place[1] for place in places]
    frame = {
        (column, row)
        for column in range(min(columns) - 1, max(columns) + 2)
        for row in range(min(rows) - 1, max(rows) + 2)
    }
    empty = frame - places
    outside = reached((min(columns) - 1, min(rows) - 1), empty)
    return sorted(empty - outside), outside


def _beginnings(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Every player begins on a hex of their own beside a city; a city with one such hex can be shut off by one tile."""
    cities = {city.at for city in game_map.cities}
    open_land = {place for place, field, _ in hexes_of(game_map) if field != "lakes"} - cities
    beside = {other for place in cities for other in around(place) if other in open_land}
    if 0 < len(beside) < box.players.most:
        message = say("few-starts", players=box.players.most, hexes=len(beside))
        yield box.warning(
            "few-starts",
            message,
            game_map,
            "cities",
            found=len(beside),
            accepted=say("at-least", number=box.players.most),
        )
    for number, city in enumerate(game_map.cities):
        exits = [other for other in around(city.at) if other in open_land]
        if len(exits) == 1:
            message = say("narrow-city", city=city_name(city), hex=named(exits[0]))
            yield box.advice("narrow-city", message, game_map, "cities", number, "at", found="1")


def _towns(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """A town beside a city or another town: as cities they would touch, and no track fits between cities."""
    stops = {city.at: city_name(city) for city in game_map.cities}
    for number, town in enumerate(game_map.towns):
        for other in around(town.at):
            if other in stops and box.can_urbanize:
                name = town.name.get("en", named(town.at))
                message = say("town-touches", town=name, stop=stops[other])
                yield box.advice("town-touches", message, game_map, "towns", number, "at", found=named(other))
        stops[town.at] = town.name.get("en", named(town.at))


def _dead_ground(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Rivers and mountains with land at fewer than two edges, where no track can ever lie (D8)."""
    if box.rules.track_to_nowhere:
        return
    land = {place for place, field, _ in hexes_of(game_map) if field != "lakes"}
    for place, field, path in hexes_of(game_map):
        if field in ("rivers", "mountains") and sum(other in land for other in around(place)) < EXITS_OF_TRACK:
            counted = {"hex": named(place), "edges": EDGES, "least": EXITS_OF_TRACK}
            message = say("dead-river" if field == "rivers" else "dead-mountain", **counted)
            yield box.advice("dead-ground", message, game_map, *path)
