"""Checks of the map: its hexes, cities and towns, what can be joined and reached."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator

from validator.base.characters import as_told_apart
from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.vocabulary import Place
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
from validator.play.games.steam.table import CITY, EDGES, OPPOSITE, TOWN, Grid, Table, across
from validator.play.games.steam.track import least_tiles, unjoined
from validator.play.games.steam.witness import spanning_network
from validator.play.games.steam.words.vocabulary import GROUPS, City, GameMap, NewCity

# The map: every hex once, land in one piece, cities that track can leave and reach, rivers that flow on.


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
    places: dict[Place, tuple[str | int, ...]] = {}
    for place, _, path in hexes_of(game_map):
        places.setdefault(place, path)
    return places, {place for place, path in places.items() if path[0] != "lakes"}


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
                other = seen.setdefault(as_told_apart(name), entry.at) if name else entry.at
                if other != entry.at:
                    message = say("twin-title", name=name, language=language, hex=named(entry.at), other=named(other))
                    yield box.warning("twin-title", message, game_map, field, number, "name")


# The land: holes in it, cities with one way out, room to begin, towns side by side, hexes no track can lie on.

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


# Cities: colours that cubes have, numbers that dice show, columns that fill.

DIE_SIDES = 6
FEW_IDLE = 2
"""Sides of a group's dice that may bring nothing on a map that has no room for a city of each number."""


def city_issues(box: Box) -> Iterator[Issue]:
    """Every issue of cities as places of goods."""
    yield from _colours(box)
    yield from _numbers(box)
    yield from _idle_numbers(box)
    yield from _new_cities(box)
    yield from _cubes(box)


def _at(box: Box, city: City | NewCity) -> tuple[object, ...]:
    """The piece that holds a city, and the path to it."""
    if isinstance(city, NewCity):
        return (city,)
    game_map = next(each for each in box.maps if city in each.cities)
    return (game_map, "cities", game_map.cities.index(city))


def _issue(box: Box, code: str, message: Sentence, city: City | NewCity, field: str, **more: object) -> Issue:
    piece, *path = _at(box, city)
    return box.issue(code, message, piece, *path, field, **more)  # type: ignore[arg-type]


def _colours(box: Box) -> Iterator[Issue]:
    accepted = {city.colour for city in box.cities}
    counts: Counter[str] = Counter()
    for cube in box.cubes:
        counts[cube.colour] += cube.count
    for cube in box.cubes:
        if cube.colour not in accepted:
            message = say("no-city-for-colour", colour=cube.colour, cubes=cube.count)
            yield box.issue(
                "no-city-for-colour", message, cube, "colour", found=cube.colour, accepted=in_a_row(sorted(accepted))
            )
        elif not box.can_urbanize and cube.colour not in {city.colour for each in box.maps for city in each.cities}:
            message = say("only-new-cities", colour=cube.colour)
            yield box.warning("no-city-for-colour", message, cube, "colour", found=cube.colour)
        elif cube.count < (needed := sum(city.colour == cube.colour for city in box.cities)):
            message = say("scarce-colour", cities=needed, colour=cube.colour, cubes=cube.count)
            yield box.advice(
                "scarce-colour", message, cube, "count", found=cube.count, accepted=say("at-least", number=needed)
            )
    for city in box.cities:
        if not counts[city.colour]:
            message = say("idle-colour", city=city_name(city), colour=city.colour)
            yield _issue(box, "idle-colour", message, city, "colour", severity=Severity.WARNING, found=city.colour)


def _numbers(box: Box) -> Iterator[Issue]:
    """In each group each number belongs to one city of the map, and to one new city at most."""
    for cities in ([city for city in box.cities if isinstance(city, City)], box.new_cities):
        seen: dict[tuple[str, int], City | NewCity] = {}
        for city in cities:
            other = seen.setdefault((city.group, city.number), city)
            if other is not city:
                names = {"city": city_name(city), "other": city_name(other)}
                message = say("twin-number", group=city.group, number=city.number, **names)
                yield _issue(box, "twin-number", message, city, "number", found=city.number)


def _idle_numbers(box: Box) -> Iterator[Issue]:
    """Faces of the dice that bring nothing: no city of the map has the number, nor a new one that can come."""
    if box.map is None:
        return
    cities = box.cities if box.can_urbanize else box.map.cities
    is_small = len(box.map.cities) + box.towns < len(GROUPS) * DIE_SIDES
    for group in GROUPS:
        taken = [city.number for city in cities if city.group == group]
        idle = [number for number in range(1, DIE_SIDES + 1) if number not in taken]
        if is_small and len(idle) <= FEW_IDLE and len(set(taken)) == len(taken):
            continue
        if not taken:
            yield box.warning("idle-group", say("idle-group", group=group), box.map, "cities", found=group)
        elif idle:
            one = len(idle) == 1
            message = say("idle-number" if one else "idle-numbers", group=group, numbers=in_a_row(idle))
            yield box.advice("idle-number", message, box.map, "cities", found=in_a_row(idle))


def _new_cities(box: Box) -> Iterator[Issue]:
    towns = box.towns
    if box.map is not None and len(box.new_cities) > towns:
        message = say("spare-new-cities", cities=len(box.new_cities), towns=towns)
        yield box.warning(
            "spare-new-cities",
            message,
            box.new_cities[towns],
            found=len(box.new_cities),
            accepted=say("up-to", number=towns),
        )
    for city in box.new_cities:
        if city.count > 1:
            message = say("twin-city", city=city.id, count=city.count)
            yield box.issue("twin-city", message, city, "count", found=city.count, accepted="1")


def _cubes(box: Box) -> Iterator[Issue]:
    """Cubes for the goods board and the cities at the start, and some to grow with."""
    rules = box.rules
    on_map = [city for city in box.cities if isinstance(city, City)]
    display = rules.display_city * len(on_map) + rules.display_new_city * len(box.new_cities)
    start = display + sum(city.cubes for city in on_map)
    total = sum(cube.count for cube in box.cubes)
    if total < start:
        message = say("too-few-cubes", needed=start, cubes=total)
        yield box.issue("too-few-cubes", message, None, "parts", found=total, accepted=say("at-least", number=start))
    elif total == start and box.cubes:
        yield box.warning(
            "empty-bag", say("empty-bag"), box.cubes[-1], "count", found=total, accepted=say("more-than", number=start)
        )
    if on_map and not any(city.cubes for city in on_map):
        yield box.advice("no-goods", say("no-goods"), box.map, "cities", found="0")


# Whether the set's own tiles can join all cities of its map: shown by example, refuted by counting, or left open.


def refuted_network(box: Box) -> Iterator[Issue]:
    """An error where tiles of these kinds, or so few, can join the cities in no way."""
    table = Table(box.content)
    apart = unjoined(table)
    needed, held = least_tiles(table), sum(table.tile_counts)
    if apart:
        names = in_a_row(city_name(table.cities[city]) for city in apart)
        yield box.issue("no-network", say("unjoinable-cities", cities=names), box.map, "cities", found=names)
    elif held < needed:
        message = say("few-for-network", needed=needed, held=held)
        yield box.issue("no-network", message, None, "parts", found=held, accepted=say("at-least", number=needed))


def searched_network(box: Box) -> Iterator[Issue]:
    """A warning where a search finds no network, though there may be one."""
    table = Table(box.content)
    witness = spanning_network(table)
    if witness.left_out:
        names = in_a_row(city_name(table.cities[city]) for city in witness.left_out)
        if witness.gave_up:
            message = say("network-given-up", steps=witness.work, cities=names)
        else:
            message = say("network-not-found", cities=names)
        yield box.warning("no-network", message, box.map, "cities", found=say("tiles-laid", tiles=witness.tiles))


# Deliveries: how many links the shortest from each city needs, against what an engine can pull.


def reach_issues(box: Box, game_map: GameMap) -> Iterator[Issue]:
    """Every issue of the engine's end against the map."""
    limits = box.limits
    if limits is None:
        return
    grid = Grid(game_map)
    shortest = {}
    for number, place in enumerate(grid.cities):
        links = fewest_links(grid, place)
        if links is not None:
            shortest[number] = links
    far = [number for number, links in shortest.items() if links > limits.engine]
    if far and len(far) == len(shortest):
        links = min(shortest.values())
        message = say("short-engine", engine=limits.engine, links=links)
        # A new city on a town on the way may be nearer.
        severity = Severity.WARNING if box.can_urbanize else Severity.ERROR
        accepted = say("at-least", number=links)
        yield box.issue(
            "short-engine", message, limits, "engine", severity=severity, found=limits.engine, accepted=accepted
        )
    else:
        for number in far:
            name, links = city_name(game_map.cities[number]), shortest[number]
            message = say("far-city", city=name, links=links, engine=limits.engine)
            accepted = say("up-to", number=limits.engine)
            yield box.warning("far-city", message, game_map, "cities", number, "at", found=links, accepted=accepted)
    longest = len(grid.cities) + len(grid.towns) - 1
    if limits.engine > longest:
        message = say("spare-engine", engine=limits.engine, links=longest)
        accepted = say("up-to", number=longest)
        yield box.advice("spare-engine", message, limits, "engine", found=limits.engine, accepted=accepted)


def fewest_links(grid: Grid, start: int) -> int | None:
    """The fewest links over land from a city to any other, None where there is no way; each town on it ends a link."""
    links = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if grid.kind[place] == CITY and place != start:
            return links[place]
        for ahead in grid.neighbour[EDGES * place : EDGES * place + EDGES]:
            # Beside a city lies no other that track could lead to.
            if ahead < 0 or (place == start and grid.kind[ahead] == CITY):
                continue
            stop = grid.kind[ahead] in (CITY, TOWN)
            if links[place] + stop < links.get(ahead, len(grid.places)):
                links[ahead] = links[place] + stop
                (queue.append if stop else queue.appendleft)(ahead)
    return None
