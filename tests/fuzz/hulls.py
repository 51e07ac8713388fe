"""Ships that designers write down, and maps in rows of characters."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.sets import FLEET, Case, commands, manifest
from tests.fuzz.values import TEXTS, Draw, bytes_of, odd, spoilt, yaml_of
from validator.content.places import CONTENT

SHIP = "ship.yaml"
FILE = f"{FLEET}/{SHIP}"
SIGNS = ".^~=-ABCDEFo x旗#"
COMMANDS = (
    ("ship", "check", FILE),
    ("ship", "check", FILE, "--picture", "svg"),
    ("ship", "check", FILE, "--picture", "pdf"),
    ("ship", "print", FILE),
    ("ship", "check", FILE, "--format", "json"),
    ("ship", "check", FILE, "--lang", "zh-Hant"),
)


@cache
def kept_ships() -> list[dict[str, Any]]:
    """The ships that travel with the game of ships."""
    return [shipped.data_of(file) for file in sorted(CONTENT.glob("trucker/witnesses/*.yaml"))]


@st.composite
def ships(draw: Draw, game: str) -> Case:
    """A ship with tiles moved, turned, taken away or described on the spot."""
    ship = copy.deepcopy(draw(st.sampled_from(kept_ships())))
    if draw(st.booleans()):
        ship["tiles"] = draw(st.lists(st.sampled_from(ship["tiles"]), max_size=12))
    ship["tiles"] = [dict(tile) for tile in ship["tiles"]]
    for tile in ship["tiles"]:
        if draw(st.integers(0, 11)) == 0:
            tile |= draw(_moved())
    ship = spoilt(draw, ship, [*shipped.ids("trucker"), *shipped.words("trucker")], draw(st.sampled_from([0, 0, 1, 2])))
    if draw(st.integers(0, 5)) == 0 and isinstance(ship, dict):
        field = draw(st.sampled_from(["title", "set", "board", "extra"]))
        ship[field] = draw(st.one_of(st.sampled_from([*TEXTS, *shipped.GAMES]), odd()))
    return Case("trucker", {SHIP: bytes_of(ship)}, draw(st.sampled_from(COMMANDS)))


def _moved() -> st.SearchStrategy[dict[str, Any]]:
    cells = st.lists(st.integers(-1, 14), min_size=1, max_size=3)
    edges = st.lists(st.sampled_from(["smooth", "single", "double", "universal", "x"]), min_size=3, max_size=5)
    component = st.sampled_from([tile["component"] for tile in shipped.entries("trucker")["tile"]])
    return st.one_of(
        st.fixed_dictionaries({"at": cells}),
        st.fixed_dictionaries({"turn": st.sampled_from([0, 90, 180, 270, 45, -90, 360])}),
        st.fixed_dictionaries({"tile": st.sampled_from(shipped.ids("trucker"))}),
        st.fixed_dictionaries({"edges": edges, "component": component, "tile": st.none()}),
    )


@st.composite
def maps(draw: Draw, game: str) -> Case:
    """A map in rows, the template's or one of any signs, with slips in its rows and in its key."""
    (piece,) = copy.deepcopy(shipped.data_of(CONTENT / "steam" / "template" / "map.yaml"))["map"]
    rows = piece["rows"].split("\n")
    for _ in range(draw(st.integers(0, 5))):
        number = draw(st.integers(0, len(rows) - 1))
        place = draw(st.integers(0, len(rows[number])))
        rows[number] = rows[number][:place] + draw(st.sampled_from(SIGNS)) + rows[number][place + 1 :]
    if draw(st.integers(0, 3)) == 0:
        rows = draw(st.lists(st.text(st.sampled_from(SIGNS), max_size=14), max_size=9))
    del piece["rows"]
    piece = spoilt(draw, piece, [*SIGNS, *shipped.words("steam")], draw(st.sampled_from([0, 0, 1, 2])))
    own = manifest("steam") | {"players": {"from": 3, "to": 4}, "remove": ["rust-belt"]}
    return Case("steam", {"set.yaml": bytes_of(own), "map.yaml": _drawn_map(piece, rows)}, draw(commands()))


def _drawn_map(piece: dict[str, Any], rows: list[str]) -> bytes:
    """A file with a map whose rows stand below each other."""
    fields = [f"{name}: {yaml_of(value, '    ')}" for name, value in piece.items()]
    lines = ["rows: |", *(f"  {row}" for row in rows), *fields]
    return "\n".join(["map:", f"  - {lines[0]}", *(f"    {line}" for line in lines[1:]), ""]).encode()
