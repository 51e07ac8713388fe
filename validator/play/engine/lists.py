"""Positions kept as plain lists and as the bits of a number.

Changed without touching what copies share, and counted.
"""

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
    count: i64 = 0
    while places:
        places &= places - 1
        count += 1
    return count


def without(cards: list[int], card: int) -> list[int]:
    """The same cards without one of a design."""
    left = cards[:]
    left.remove(card)
    return left


def with_list(lists: list[list[int]], place: int, other: list[int]) -> list[list[int]]:
    """The same lists with another one at a place."""
    changed = lists[:]
    changed[place] = other
    return changed


def with_number(numbers: list[int], place: int, number: int) -> list[int]:
    """The same numbers with another one at a place."""
    changed = numbers[:]
    changed[place] = number
    return changed


def distinct(cards: list[int]) -> list[int]:
    """Each design once, in order: copies of a design are one option."""
    return list(dict.fromkeys(cards))
