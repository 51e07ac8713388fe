"""Cities: colours that cubes have, numbers that dice show, columns that fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.games.steam.checks.box import Box, city_name
from validator.games.steam.words.vocabulary import GROUPS, City, NewCity
from validator.issue import Issue, Severity

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


def _issue(box: Box, code: str, message: str, city: City | NewCity, field: str, **more: object) -> Issue:
    piece, *path = _at(box, city)
    return box.issue(code, message, piece, *path, field, **more)  # type: ignore[arg-type]


def _colours(box: Box) -> Iterator[Issue]:
    accepted = {city.colour for city in box.cities}
    counts: Counter[str] = Counter()
    for cube in box.cubes:
        counts[cube.colour] += cube.count
    for cube in box.cubes:
        if cube.colour not in accepted:
            message = f"no city accepts {cube.colour} cubes, of which the set has {cube.count}"
            yield box.issue("no-city-for-colour", message, cube, "colour", found=cube.colour,
                            accepted=", ".join(sorted(accepted)))  # fmt: skip
        elif not box.can_urbanize and cube.colour not in {city.colour for each in box.maps for city in each.cities}:
            message = f"{cube.colour} cubes are accepted by new cities alone, and none can come to the map"
            yield box.warning("no-city-for-colour", message, cube, "colour", found=cube.colour)
        elif cube.count < (needed := sum(city.colour == cube.colour for city in box.cities)):
            message = f"{needed} cities accept {cube.colour} cubes, of which the set has {cube.count}"
            yield box.advice("scarce-colour", message, cube, "count", found=cube.count, accepted=f"at least {needed}")
    for city in box.cities:
        if not counts[city.colour]:
            message = f"{city_name(city)} accepts {city.colour} cubes, of which the set has none"
            yield _issue(box, "idle-colour", message, city, "colour", severity=Severity.WARNING, found=city.colour)


def _numbers(box: Box) -> Iterator[Issue]:
    """In each group each number belongs to one city of the map, and to one new city at most."""
    for cities in ([city for city in box.cities if isinstance(city, City)], box.new_cities):
        seen: dict[tuple[str, int], City | NewCity] = {}
        for city in cities:
            other = seen.setdefault((city.group, city.number), city)
            if other is not city:
                message = f"{city_name(city)} and {city_name(other)} both have the {city.group} number {city.number}"
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
        numbers = ", ".join(map(str, idle))
        if is_small and len(idle) <= FEW_IDLE and len(set(taken)) == len(taken):
            continue
        if not taken:
            message = f"no city has a {group} number: the {group} dice bring nothing"
            yield box.warning("idle-group", message, box.map, "cities", found=group)
        elif idle:
            message = f"no city has the {group} {'numbers' if len(idle) > 1 else 'number'} {numbers}"
            yield box.advice("idle-number", f"{message}: dice that show it bring nothing", box.map, "cities",
                             found=numbers)  # fmt: skip


def _new_cities(box: Box) -> Iterator[Issue]:
    towns = box.towns
    if box.map is not None and len(box.new_cities) > towns:
        message = f"the set has {len(box.new_cities)} new cities, its map only {towns} towns to put them on"
        yield box.issue("spare-new-cities", message, box.new_cities[towns], severity=Severity.WARNING,
                        found=len(box.new_cities), accepted=f"up to {towns}")  # fmt: skip
    for city in box.new_cities:
        if city.count > 1:
            message = f"the new city {city.id} is there {city.count} times; each is a place of its own"
            yield box.issue("twin-city", message, city, "count", found=city.count, accepted="1")


def _cubes(box: Box) -> Iterator[Issue]:
    """Cubes for the goods board and the cities at the start, and some to grow with."""
    rules = box.rules
    on_map = [city for city in box.cities if isinstance(city, City)]
    display = rules.display_city * len(on_map) + rules.display_new_city * len(box.new_cities)
    start = display + sum(city.cubes for city in on_map)
    total = sum(cube.count for cube in box.cubes)
    if total < start:
        message = f"the goods board and the cities take {start} cubes at the start, the set has {total}"
        yield box.issue("too-few-cubes", message, None, "parts", found=total, accepted=f"at least {start}")
    elif total == start and box.cubes:
        message = "no cube is left in the bag at the start, so that production finds none"
        yield box.warning("empty-bag", message, box.cubes[-1], "count", found=total, accepted=f"more than {start}")
    if on_map and not any(city.cubes for city in on_map):
        message = "no city has cubes at the start: no goods can move in the first round"
        yield box.advice("no-goods", message, box.map, "cities", found="0")
