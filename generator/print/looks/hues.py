"""Colours by a value: each of a field's values has a hue, and from it a dozen colours, in every theme.

The hues are told apart with any of the common kinds of colour blindness when used from the first on, and every value
also has a sign of its own, on a shape of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from generator.print.layout.vocabulary import Mark

LOW_INK = "low-ink"
HUES = ("#1f5fa8", "#c8501e", "#1d8a6b", "#8a4fa3", "#b88a10", "#3f9bc8", "#8c5a36", "#c25b86", "#5d6b2e", "#55606e")
"""In the order in which values take them."""
NAMED = {
    "red": "#b8352c",
    "blue": "#1f5fa8",
    "green": "#23845a",
    "yellow": "#c99a12",
    "orange": "#d0701c",
    "purple": "#7d4a9c",
    "violet": "#7d4a9c",
    "pink": "#c25b86",
    "brown": "#85552f",
    "black": "#2c3038",
    "grey": "#6a7380",
    "gray": "#6a7380",
    "white": "#8e98a6",
    "gold": "#b88a10",
    "silver": "#7f8a98",
    "teal": "#16808a",
    "cyan": "#3f9bc8",
}
"""Values that are called as a colour have it."""
SIGNS = ("sun", "leaf", "flame", "moon", "crown", "drop", "hill", "heart", "key", "eye", "anchor", "bell")
"""Icons of values that have none of their own, in the order in which values take them."""
PLATES = ("ellipse", "square", "diamond", "hexagon", "shield", "tag", "pennant", "arch")
"""Shapes under the signs, likewise."""


def hue_of(value: str, place: int) -> str:
    """``#rrggbb`` for a value, the ``place``-th of its field."""
    if value.startswith("#"):
        return value.lower()
    return NAMED.get(value.casefold(), HUES[place % len(HUES)])


def tones(name: str, hue: str, theme: str) -> dict[str, str]:
    """The colours that go by a name, from its hue."""
    light = theme == LOW_INK
    deep = mixed(hue, "#10131c", 0.5)
    return {
        name: hue,
        f"{name}-deep": deep,
        f"{name}-field": mixed(hue, "#ffffff", 0.9) if light else mixed(hue, "#10131c", 0.3),
        f"{name}-mid": mixed(hue, "#ffffff", 0.78) if light else mixed(hue, "#10131c", 0.12),
        f"{name}-line": mixed(hue, "#ffffff", 0.35) if light else mixed(hue, "#ffffff", 0.45),
        f"{name}-pale": "#ffffff" if light else mixed(hue, "#ffffff", 0.84),
        f"{name}-bar": mixed(hue, "#ffffff", 0.86) if light else deep,
        f"{name}-bar-on": deep if light else "#ffffff",
        f"{name}-on": deep if light else "#ffffff",
        f"{name}-art": mixed(hue, "#ffffff", 0.68) if light else hue,
        f"{name}-art-dark": mixed(hue, "#ffffff", 0.5) if light else mixed(hue, "#10131c", 0.45),
        f"{name}-art-light": mixed(hue, "#ffffff", 0.88) if light else mixed(hue, "#ffffff", 0.5),
    }


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with a share (0 to 1) of another."""
    pairs = ((int(one[at : at + 2], 16) for one in (colour, other)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def marks_of(values: Iterable[str], icons: Iterable[str]) -> dict[str, Mark]:
    """A mark for each value: its icon, or a sign, on a shape of its own in its colour."""
    known = set(icons)
    return {
        value: Mark(
            shape=PLATES[place % len(PLATES)],
            icon=value if value in known else SIGNS[place % len(SIGNS)],
            fill=f"of-{value}",
            ink="white",
            accent="white",
            scale=0.62,
        )
        for place, value in enumerate(values)
    }


def hues_of(fields: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The hue of every value of the fields, by value; the field that is named first decides."""
    found: dict[str, str] = {}
    for values in fields.values():
        for place, value in enumerate(values):
            found.setdefault(value, hue_of(value, place))
    return found
