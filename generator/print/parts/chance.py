"""Small choices that are the same for ever: numbers drawn from a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

Thing = TypeVar("Thing")


class Chance:
    """A stream of numbers that depends on nothing but ``name``."""

    def __init__(self, name: str) -> None:
        self._state = crc32(name.encode()) or 1

    def _next(self) -> int:
        x = self._state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self._state = x
        return x

    def between(self, bounds: tuple[float, float]) -> float:
        """A number from the least to the most, in steps of a thousandth of the range."""
        low, high = bounds
        x = self._state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self._state = x
        return low + (high - low) * (x % 1001) / 1000

    def several(self, count: int, ranges: Sequence[tuple[float, float]]) -> list[list[float]]:
        """So many times a number `between` each of the bounds in turn."""
        x, several = self._state, []
        for _ in range(count):
            one = []
            for low, high in ranges:
                x ^= (x << 13) & 0xFFFFFFFF
                x ^= x >> 17
                x ^= (x << 5) & 0xFFFFFFFF
                one.append(low + (high - low) * (x % 1001) / 1000)
            several.append(one)
        self._state = x
        return several

    def whole(self, bounds: tuple[int, int]) -> int:
        """A whole number from the least to the most, both included."""
        low, high = bounds
        return low + self._next() % (high - low + 1)

    def wholes(self, count: int, bounds: tuple[int, int]) -> list[int]:
        """So many times a `whole` number."""
        low, high = bounds
        x, sides, wholes = self._state, high - low + 1, []
        for _ in range(count):
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            wholes.append(low + x % sides)
        self._state = x
        return wholes

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of the things."""
        return things[self._next() % len(things)]
