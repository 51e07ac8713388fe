"""Standard sizes of cards, tiles, hexes, circles and sheets, in millimetres: one table."""

from typing import Any, Literal, NamedTuple

Outline = Literal["rectangle", "hexagon", "circle"]
Form = Literal["card", "tile", "hex", "circle", "board", "token", "note", "die", "pages"]


class Trim(NamedTuple):
    """How a piece is cut, in mm: a hexagon stands on a side, its height is from flat to flat."""

    width: float
    height: float
    corner: float = 0.0
    bleed: float = 3.0
    outline: Outline = "rectangle"


_FLAT_TO_POINT = 1.1547
"""A regular hexagon is so many times as wide from point to point as from flat to flat."""


def _hex(across: float) -> Trim:
    return Trim(round(across * _FLAT_TO_POINT, 2), across, 0.0, 2.0, "hexagon")


def _circle(width: float) -> Trim:
    return Trim(width, width, round(width / 2, 2), 2.0, "circle")


def _square(width: float, corner: float = 2.0) -> Trim:
    return Trim(width, width, corner, 2.0)


SIZES: dict[str, Trim] = {
    "poker": Trim(63.5, 88.9, 3.2),
    "standard": Trim(63.0, 88.0, 3.0),
    "bridge": Trim(57.2, 88.9, 3.2),
    "tarot": Trim(70.0, 120.0, 4.0),
    "large": Trim(89.0, 146.0, 4.0),
    "mini": Trim(44.5, 63.5, 2.5),
    "mini-euro": Trim(44.0, 68.0, 2.5),
    "euro": Trim(59.0, 92.0, 3.0),
    "micro": Trim(32.0, 45.0, 2.0),
    "square": Trim(70.0, 70.0, 3.0),
    "square-small": Trim(51.0, 51.0, 3.0),
    "domino": Trim(44.5, 89.0, 2.5),
    "business": Trim(51.0, 89.0, 3.0),
    "jumbo": Trim(89.0, 127.0, 4.0),
    "trading": Trim(63.5, 88.9, 3.2),
    "hex": _hex(60.0),
    "hex-small": _hex(38.0),
    "hex-large": _hex(82.0),
    "circle": _circle(40.0),
    "circle-small": _circle(25.0),
    "circle-large": _circle(70.0),
    "tile": _square(45.0),
    "tile-small": _square(30.0),
    "tile-large": _square(60.0),
    "token": _circle(20.0),
    "token-square": _square(20.0, 1.5),
    "note": Trim(120.0, 55.0),
    "die-face": _square(14.0, 0.0),
    "a3": Trim(297.0, 420.0),
    "a4": Trim(210.0, 297.0),
    "a5": Trim(148.0, 210.0),
    "a6": Trim(105.0, 148.0),
    "a7": Trim(74.0, 105.0),
    "letter": Trim(215.9, 279.4),
    "half-letter": Trim(139.7, 215.9),
}
"""Every standard size by its name; heights are of pieces that stand upright."""
SizeName: Any = Literal[tuple(SIZES)]
USUAL: dict[str, str] = {
    "card": "poker",
    "tile": "tile",
    "hex": "hex",
    "circle": "circle",
    "board": "a4",
    "token": "token",
    "note": "note",
    "die": "die-face",
    "pages": "a5",
}
"""The size of each form where none is given."""
OUTLINES: dict[str, Outline] = {"hex": "hexagon", "circle": "circle", "token": "circle"}
"""Forms that are cut round or six-sided where their size does not say otherwise."""
