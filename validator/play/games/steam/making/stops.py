"""Where cities and towns of a map stand, and what its cities accept."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from validator.play.engine.making import Chance, Fields, Request
from validator.play.games.steam.making.places import Place, beside, distance, nearest
from validator.play.games.steam.words.vocabulary import GROUPS

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
    found: list[Place] = []
    for _ in range(amount):
        free = [
            place for place in sorted(land) if nearest(place, (*taken, *found)) >= 2 and beside(place, land) >= WAYS_OUT
        ]
        if not free:
            return []
        seen = [chance.one_of(free) for _ in range(LOOKED_AT)]
        found.append(max(seen, key=lambda place: (_worth(field, place, (*taken, *found), wet), place)))
    return found


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
    found = []
    for place, colour in zip(places, colours, strict=True):
        alike = [other for other, its in zip(places, colours, strict=True) if its == colour and other != place]
        found.append(min((distance(place, other) for other in alike), default=9))
    return found


def numbers_of(amount: int, covered: dict[str, set[int]], chance: Chance) -> dict[str, list[int]]:
    """For each group the numbers of so many cities: without those first that a new city brings anyway."""
    found: dict[str, list[int]] = {group: list(range(1, DIE_SIDES + 1)) for group in GROUPS}
    spare: list[tuple[str, int]] = [(group, number) for group in GROUPS for number in sorted(covered[group])]
    while sum(map(len, found.values())) > amount:
        other: Any = [(group, number) for group in GROUPS for number in found[group]]
        group, number = spare.pop(chance.below(len(spare))) if spare else chance.one_of(other)
        found[group].remove(number)
    return found


def called(what: str, stops: list[Fields], request: Request) -> list[Fields]:
    """The stops with names for the time being, after their places."""
    return [
        {"at": stop["at"], "name": dict.fromkeys(request.content.languages, f"{what} {number}"), **stop}
        for number, stop in enumerate(stops, start=1)
    ]
