"""The sets that faults are planted in: the published game with a few edits, and a square meadow of our own.

The published game's edits begin at line 4 of ``set.yaml``. On the meadow the cities stand at lines 5 and 6 of
``map.yaml``, towns at 7, rivers at 8, mountains at 9, plains at 10, lakes at 11; edits begin at line 5 of ``set.yaml``.
"""

from __future__ import annotations

from collections.abc import Collection

from tests.content.planted import Files

PUBLISHED = "extends: steam\ntitle: {en: Odd Lines}\nlanguages: [en]\n"
LEFT_OUT = "remove: [rust-belt, B, C, D, E, F, G, H, cube-yellow, cube-purple, cube-black]\n"
SIDE = 5
WEST = "{at: [0, 2], name: {en: West}, colour: red, group: light, number: 1}"
EAST = "{at: [4, 2], name: {en: East}, colour: blue, group: dark, number: 1}"
Place = tuple[int, int]


def published(*edits: str) -> Files:
    """The published game with edits, one a line from line 4 on."""
    return {"set.yaml": PUBLISHED + "".join(f"{edit}\n" for edit in edits)}


def changed(edit: str, *edits: str) -> Files:
    """The published game with one piece altered at line 5, and other edits from line 6 on."""
    return published("change:", f"  {edit}", *edits)


def actions(*words: str) -> Files:
    """The published game with other actions, at line 5."""
    return changed(f"goods-board: {{actions: [{', '.join(words)}]}}")


def meadow(
    *edits: str,
    cities: Collection[str] = (WEST, EAST),
    towns: Collection[Place] = ((2, 1),),
    rivers: Collection[Place] = (),
    mountains: Collection[Place] = (),
    lakes: Collection[Place] = (),
    missing: Collection[Place] = (),
    city_places: Collection[Place] = ((0, 2), (4, 2)),
    removed: str = "",
) -> Files:
    """Five hexes by five of plains, but for what is named; two cities, one town, one new city, cubes red and blue."""
    other = {*towns, *rivers, *mountains, *lakes, *missing, *city_places}
    plains = [(column, row) for column in range(SIDE) for row in range(SIDE) if (column, row) not in other]
    named = ", ".join(f"{{at: {list(town)}, name: {{en: T{number}}}}}" for number, town in enumerate(towns))
    flowing = ", ".join(f"{{at: {list(river)}, edges: [0, 3]}}" for river in rivers)
    lines = [
        "map:",
        "  - id: meadow",
        "    title: {en: Meadow}",
        "    cities:",
        *(f"      - {city}" for city in cities),
        f"    towns: [{named}]",
        f"    rivers: [{flowing}]",
        f"    mountains: {listed(mountains)}",
        f"    plains: {listed(plains)}",
        f"    lakes: {listed(lakes)}",
    ]
    head = PUBLISHED + LEFT_OUT.replace("]", f"{removed}]")
    return {"set.yaml": head + "".join(f"{edit}\n" for edit in edits), "map.yaml": "\n".join(lines) + "\n"}


def listed(places: Collection[Place]) -> str:
    """Places as a list in YAML."""
    return f"[{', '.join(str(list(place)) for place in places)}]"


def cities_at(west: Place, east: Place) -> tuple[str, str]:
    """The two cities of the meadow at other places."""
    return WEST.replace("[0, 2]", str(list(west))), EAST.replace("[4, 2]", str(list(east)))
