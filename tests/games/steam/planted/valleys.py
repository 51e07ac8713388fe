"""Planted faults of Age of Steam: a small map of its own to spoil, and all that is spoilt in it.

Lines and columns count in `SET` and `MAP`. A place that ends in a colon leaves the rest open.
"""

from __future__ import annotations

from tests.content.planted import Fault, Files

SET = """\
extends: steam
title: {en: Two Valleys}
languages: [en]
remove: [rust-belt, B, C, D, E, F, G, H, cube-yellow, cube-purple, cube-black]
"""
MAP = """\
map:
  - id: valleys
    title: {en: Two Valleys}
    cities:
      - {at: [0, 0], name: {en: North}, colour: red, group: light, number: 1}
      - {at: [4, 0], name: {en: East}, colour: blue, group: dark, number: 1}
    towns:
      - {at: [2, 0], name: {en: Middle}}
    rivers:
      - {at: [1, 0], edges: [1, 5]}
    plains: [[3, 0], [2, 1], [1, 1], [0, 1]]
    lakes: [[5, 0]]
"""
EAST = "{at: [4, 0], name: {en: East}, colour: blue, group: dark, number: 1}"
ISLE = "{at: [6, 0], name: {en: Isle}, colour: red, group: dark, number: 2}"
PLAINS = "[[3, 0], [2, 1], [1, 1], [0, 1]]"


def on_map(old: str, new: str, more: str = "") -> Files:
    """The custom set with something else on its map."""
    assert old in MAP
    return {"set.yaml": SET + more, "map.yaml": MAP.replace(old, new, 1)}


def manifest(more: str, removed: str = "") -> Files:
    """The custom set with more lines in its ``set.yaml``, from 5 on, and more left out."""
    return {"set.yaml": SET.replace("cube-black", f"cube-black{removed}") + more, "map.yaml": MAP}


def change(text: str) -> Files:
    """The custom set with one piece of the game altered, at line 6."""
    return manifest(f"change:\n  {text}\n")


def cubes(red: int, blue: int) -> Files:
    """The custom set with other numbers of cubes; it needs 12 at the start."""
    return manifest(f"change:\n  cube-red: {{count: {red}}}\n  cube-blue: {{count: {blue}}}\n")


def tile(text: str) -> Files:
    """The custom set with one track tile more, at tiles.yaml:2."""
    return {"set.yaml": SET, "map.yaml": MAP, "tiles.yaml": f"track:\n  - {text}\n"}


ON_MAP = [
    Fault("no map", {"set.yaml": SET}, "wrong-maps", "set.yaml:", found="0", accepted="1"),
    Fault(
        "two maps",
        {"set.yaml": SET.replace("rust-belt, ", ""), "map.yaml": MAP},
        "wrong-maps",
        "map.yaml:2:5",
        found="2",
    ),
    Fault("a hex twice", on_map("[0, 1]]", "[0, 1], [2, 1]]"), "twin-hex", "map.yaml:11:46", found="(2, 1)"),
    Fault(
        "a hex that is two things",
        on_map("lakes: [[5, 0]]", "lakes: [[5, 0], [2, 0]]"),
        "twin-hex",
        "map.yaml:12:21",
        found="(2, 0)",
    ),
    Fault(
        "a hex off the map",
        on_map("lakes: [[5, 0]]", "lakes: [[5, 0], [9, 9]]"),
        "off-grid",
        "map.yaml:12:21",
        found="(9, 9)",
    ),
    Fault(
        "land cut off",
        on_map("lakes: [[5, 0]]", "lakes: [[5, 0], [6, 0]]\n    mountains: [[7, 0]]"),
        "land-apart",
        "map.yaml:13:17",
        found="1 hexes",
    ),
    Fault("a city without land around it", on_map(EAST, f"{EAST}\n      - {ISLE}"), "closed-city", "map.yaml:7:"),
    Fault(
        "a city that no track joins to another",
        on_map(
            "[[3, 0], [2, 1], [1, 1], [0, 1]]\n    lakes: [[5, 0]]",
            "[[2, 1], [1, 1], [0, 1], [4, 1]]\n    lakes: [[5, 0], [3, 0], [3, 1]]",
        ),
        "cut-off-city",
        "map.yaml:6:",
    ),
    Fault(
        "cities side by side",
        on_map("{at: [4, 0], name: {en: East}", "{at: [0, 1], name: {en: East}"),
        "cities-touch",
        "map.yaml:6:",
        found="(0, 0)",
    ),
    Fault("a river that stops", on_map("edges: [1, 5]", "edges: [3, 5]"), "broken-river", "map.yaml:10:29", found="3"),
    Fault("a river through one edge twice", on_map("edges: [1, 5]", "edges: [1, 1]"), "twin-edge", "map.yaml:10:29"),
    Fault("a city without a name", on_map("{en: East}", "{zh-Hant: 東城}"), "missing-translation", "map.yaml:6:"),
    Fault("two places of one name", on_map("{en: Middle}", "{en: East}"), "twin-title", "map.yaml:8:"),
    Fault(
        "no way to join all cities",
        on_map(
            PLAINS,
            "[[3, 0], [2, 1], [1, 1], [0, 1]]",
            "change:\n  S1: {count: 1}\n  S2: {count: 1, tracks: [[0, 3]]}\n",
        ),
        "twin-tile",
        "set.yaml:",
    ),
]
CITIES = [
    Fault(
        "cubes that no city accepts",
        manifest("", "") | {"set.yaml": SET.replace(", cube-yellow", "")},
        "no-city-for-colour",
        "set.yaml:4:10",
        found="yellow",
        accepted="blue, red",
    ),
    Fault(
        "a city whose cubes are not there",
        on_map("colour: blue", "colour: purple"),
        "idle-colour",
        "map.yaml:6:",
        found="purple",
    ),
    Fault("two cities of one number", on_map("group: dark", "group: light"), "twin-number", "map.yaml:6:", found="1"),
    Fault(
        "numbers that nobody has",
        on_map("number: 1}\n      - {at: [4", "number: 2}\n      - {at: [4"),
        "idle-number",
        "map.yaml:5:7",
    ),
    Fault(
        "more new cities than towns",
        {"set.yaml": SET.replace(" B,", ""), "map.yaml": MAP},
        "spare-new-cities",
        "map.yaml:2:5",
        found="2",
        accepted="up to 1",
    ),
    Fault("a new city twice", change("A: {count: 2}"), "twin-city", "set.yaml:6:14", found="2"),
    Fault("too few cubes", cubes(5, 6), "too-few-cubes", "set.yaml:", found="11", accepted="at least 12"),
    Fault("a bag that is empty at once", cubes(6, 6), "empty-bag", "set.yaml:"),
]
TILES = [
    Fault(
        "a tile for land and towns", tile("{id: Z1, tracks: [[0, 3]], stubs: [1]}"), "land-or-town", "tiles.yaml:2:39"
    ),
    Fault("a tile that joins nothing", tile("{id: Z1}"), "blank-tile", "tiles.yaml:2:"),
    Fault("a track back to its edge", tile("{id: Z1, tracks: [[2, 2]]}"), "looped-track", "tiles.yaml:2:23", found="2"),
    Fault(
        "two tracks at one edge",
        tile("{id: Z1, tracks: [[0, 3], [3, 4]]}"),
        "shared-edge",
        "tiles.yaml:2:31",
        found="3",
    ),
    Fault("two stubs at one edge", tile("{id: Z1, stubs: [1, 1]}"), "twin-edge", "tiles.yaml:2:21"),
    Fault(
        "a tile that is another turned", tile("{id: Z1, tracks: [[1, 3]]}"), "twin-tile", "tiles.yaml:2:", found="S3"
    ),
    Fault("no simple track", manifest("", ", S1, S2, S3"), "no-simple-track", "set.yaml:"),
    Fault(
        "nothing to lay on towns", manifest("", ", V1, V2, V3, V4, V5, town-marker"), "no-town-track", "map.yaml:2:5"
    ),
]
SUPPLIES = [
    Fault("seven players", manifest("players: {from: 3, to: 7}\n"), "wrong-players", "set.yaml:5:", found="7"),
    Fault(
        "a number of players without rounds",
        manifest("players: {from: 2, to: 6}\n"),
        "missing-rounds",
        "set.yaml:",
        found="2",
    ),
    Fault("no income board", manifest("", ", income-board"), "wrong-boards", "set.yaml:", found="0", accepted="1"),
    Fault(
        "shares that end before they begin",
        change("income-board: {first_share: 9, last_share: 5}"),
        "out-of-range",
        "set.yaml:6:31",
        found="9",
        accepted="0 to 5",
    ),
    Fault("an order too short", change("income-board: {order: 4}"), "short-track", "set.yaml:6:25", found="4"),
    Fault(
        "fewer rounds than are played",
        change("income-board: {rounds: 6}"),
        "short-track",
        "set.yaml:6:26",
        found="6",
        accepted="10",
    ),
    Fault(
        "too few actions",
        change("goods-board: {actions: [{do: first_move}, {do: production}]}"),
        "too-few-actions",
        "set.yaml:6:26",
        found="2",
        accepted="at least 6",
    ),
    Fault(
        "an action twice",
        change(
            "goods-board: {actions: [{do: first_move}, {do: first_move}, {do: engineer}, "
            "{do: production}, {do: locomotive}, {do: urbanization}]}"
        ),
        "twin-action",
        "set.yaml:6:45",
    ),
    Fault("five colours of trains", manifest("", ", train-red"), "too-few-colours", "set.yaml:", found="5"),
    Fault("too few discs of a colour", change("disc-red: {count: 3}"), "too-few-discs", "set.yaml:6:21", found="3"),
    Fault("too few trains of a colour", change("train-red: {count: 3}"), "too-few-trains", "set.yaml:6:22", found="3"),
    Fault(
        "too little money",
        manifest("", ", note-5, note-10"),
        "too-little-money",
        "set.yaml:",
        found="40",
        accepted="at least 60",
    ),
    Fault("no single dollars", manifest("", ", note-1"), "no-change", "set.yaml:4:80"),
]
FAULTS = [*ON_MAP, *CITIES, *TILES, *SUPPLIES]
