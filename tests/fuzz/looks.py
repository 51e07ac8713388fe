"""Layouts and icons: those of the game with numbers, names and outlines near what they were, or drawn afresh."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

from tests.fuzz import shipped
from tests.fuzz.sets import Case, commands, sound
from tests.fuzz.values import BARE, Bare, Draw, altered, bytes_of, drawn, spoilt

STEPS = "MmLlHhVvCcSsQqTtAaZz"
COORDINATES = (
    "0",
    "1",
    "-3",
    ".5",
    "1e3",
    "1e308",
    "-1e308",
    "1e-320",
    "1e999",
    "nan",
    "inf",
    "12.",
    "-",
    "--1",
    "24",
    "9" * 40,
    "0 0",
    "1,1",
)


@st.composite
def outlines(draw: Draw) -> str:
    """An outline as SVG has it: mostly with as many numbers as each step takes."""
    parts = [draw(st.sampled_from(["M0 0", "M12,12", "m1-1"] * 4 + ["", "L"]))]
    for _ in range(draw(st.integers(0, 6))):
        step = draw(st.sampled_from(STEPS))
        wanted = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}[step.lower()]
        count = wanted if draw(st.integers(0, 19)) else draw(st.integers(0, 8))
        usual = st.integers(-30, 30).map(str)
        odd = st.sampled_from(COORDINATES)
        numbers = [draw(odd if draw(st.integers(0, 39)) == 0 else usual) for _ in range(count)]
        if step in "Aa" and count == 7:
            numbers[3:5] = [draw(st.sampled_from("01")), draw(st.sampled_from("01"))]
        parts.append(step + draw(st.sampled_from([" ", ","])).join(numbers))
    return "".join(parts)


@st.composite
def icons(draw: Draw, game: str) -> Case:
    """A set that draws some icons of its game anew."""
    own = [name for file in shipped.files(game, "icons.yaml") for name in shipped.data_of(file)]
    known = st.sampled_from([*own, "wormhole", "X", "science", "cards"])
    names = draw(st.lists(known, min_size=1, max_size=3, unique=True))
    form = shipped.schema("icons")["$defs"]["Stroke"]
    found: dict[str, Any] = {}
    for name in names:
        strokes = []
        for _ in range(draw(st.integers(1, 2))):
            stroke = drawn(draw, form, shipped.schema("icons"))
            strokes.append(stroke | {"d": draw(outlines())})
        found[name] = strokes
    if draw(st.integers(0, 3)) == 0:
        found = spoilt(draw, found, shipped.words("icons"), 1)
    return Case(game, {"set.yaml": sound(game), "icons.yaml": bytes_of(found)}, draw(commands()))


@st.composite
def layouts(draw: Draw, game: str) -> Case:
    """A set with a layout of its own: a file of the game's with slips, a part of it, or items drawn from the schema."""
    file = draw(st.sampled_from(shipped.files(game, "layout*.yaml")))
    whole = copy.deepcopy(shipped.data_of(file))
    kept = draw(st.lists(st.sampled_from(sorted(whole)), min_size=1, unique=True))
    data = {key: value for key, value in whole.items() if key in kept}
    for key in data:
        data[key] = _some(draw, data[key])
    if draw(st.booleans()):
        data = altered(draw, data, shipped.siblings("layout"), draw(st.integers(1, 6)))
    else:
        data = spoilt(draw, data, _names(game), draw(st.integers(1, 2)))
    if isinstance(data, dict) and draw(st.integers(0, 2)) == 0:
        data |= _fresh(draw, game)
    if draw(st.integers(0, 5)) == 0:
        data = _with_bare(draw, data)
    return Case(game, {"set.yaml": sound(game), file.name: bytes_of(data)}, draw(commands()))


def _some(draw: Draw, value: Any) -> Any:
    """Some entries of a large group, so that slips fall on what is looked at."""
    if not isinstance(value, dict) or len(value) < 4:
        return value
    names = draw(st.lists(st.sampled_from(sorted(value)), min_size=1, max_size=4, unique=True))
    return {name: value[name] for name in names}


def _fresh(draw: Draw, game: str) -> dict[str, Any]:
    """A field of a layout drawn from the schema; a picture takes the name of one that is used."""
    root = shipped.schema("layout.more")
    field = draw(st.sampled_from(sorted(root["properties"])))
    return {field: drawn(draw, root["properties"][field], root, 2)}


def _with_bare(draw: Draw, data: Any) -> Any:
    """A number in the layout becomes one that is none."""
    numbers: list[tuple[Any, Any]] = []
    stack = [data]
    while stack:
        one = stack.pop()
        inner = one.items() if isinstance(one, dict) else enumerate(one) if isinstance(one, list) else ()
        for key, value in inner:
            if isinstance(value, int | float) and not isinstance(value, bool):
                numbers.append((one, key))
            stack.append(value)
    if numbers:
        holder, key = draw(st.sampled_from(numbers))
        holder[key] = Bare(draw(st.sampled_from(BARE)))
    return data


def _names(game: str) -> list[str]:
    found = set(shipped.words("layout"))
    for file in shipped.files(game, "layout*.yaml"):
        for group in shipped.data_of(file).values():
            found.update(group if isinstance(group, dict) else ())
    return sorted(found)
