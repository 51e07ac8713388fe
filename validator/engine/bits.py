"""How many bits of a number are set: of places that are kept as such numbers."""

from __future__ import annotations

from validator.engine.chance import COMPILED
from validator.engine.native import i64


def number_of(places: int) -> int:
    """The bits that are set in a number that is not negative."""
    if COMPILED and places < 1 << 62:
        return _count(places)
    return places.bit_count()


def _count(places: i64) -> i64:
    found: i64 = 0
    while places:
        places &= places - 1
        found += 1
    return found
