"""Lists changed without touching what copies of a position share."""

from __future__ import annotations


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
