"""How many bits of a number are set: of places that are kept as such numbers."""

from __future__ import annotations

from typing import Final

from validator.play.engine.chance import COMPILED
from validator.play.engine.native import i64

MOST: Final = 1 << 60
"""Numbers below this are counted as the machine holds them."""


def number_of(places: int) -> int:
    """The bits that are set in a number that is not negative."""
    if COMPILED and places < MOST:
        return _count(places)
    return places.bit_count()


def _count(places: i64) -> i64:
    found: i64 = 0
    while places:
        places &= places - 1
        found += 1
    return found
