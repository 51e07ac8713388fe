"""Cities: colours that cubes have, numbers that dice show, columns that fill."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from validator.base.issue import Issue, Severity
from validator.base.speech.sentences import Sentence, in_a_row
from validator.play.games.steam.checks.box import Box, city_name, say
from validator.play.games.steam.words.vocabulary import GROUPS, City, NewCity

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
