"""Chance that lives inside the state as one integer, so that a copy of a game repeats it exactly.

A 64-bit linear congruential generator of which only the high 31 bits are used: copying it costs nothing, and a
throw costs a fifth of a microsecond. Seeds are scrambled first, so that neighbouring seeds share nothing.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any, Final

from validator.play.engine.native import i64, mypyc_attr

_MASK = 0xFFFFFFFFFFFFFFFF
_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407
_HIGH: Final = 0x7FFFFFFF
_ALL: Final = 1 << 64
_GOLDEN: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


@mypyc_attr(allow_interpreted_subclasses=True)
class Chancy:
    """Anything that carries a generator.

    ``lot`` is its number as whatever runs holds it best: compiled, the same 64 bits with a sign. Only what throws, and
    what copies a carrier, touches it; everybody else asks for `chance`.
    """

    __slots__ = ("lot",)

    lot: i64

    @property
    def chance(self) -> int:
        """The generator's number, from 0 to 2⁶⁴ - 1."""
        return int(self.lot) & _MASK

    @chance.setter
    def chance(self, number: int) -> None:
        self.lot = _signed(number) if COMPILED else number


def _signed(number: int) -> int:
    return number - _MASK - 1 if number >> 63 else number


COMPILED: Final = not isinstance(_signed, FunctionType)
"""Whether what plays runs compiled; its games are the same."""


def scrambled(*parts: int) -> int:
    """One 64-bit seed made of several numbers (run seed, game index, purpose); each bit depends on all of them."""
    mixed = _GOLDEN
    for part in parts:
        if COMPILED:
            mixed = int(_mixed_wrapping(_signed(mixed), _signed(part & _MASK))) & _MASK
            continue
        mixed = (mixed + (part & _MASK) + _GOLDEN) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
        mixed ^= mixed >> 31
    return mixed


def below(holder: Chancy, limit: int) -> int:
    """A whole number from 0 to ``limit`` - 1, each as likely as the next; ``limit`` at most 2³¹."""
    if COMPILED:
        return _below_wrapping(holder, limit)
    holder.lot = state = (holder.lot * _FACTOR + _STEP) & _MASK
    return (state >> 33) % limit


def thrown(holder: Chancy, sides: int, many: int) -> list[int]:
    """What so many dice show, each from 1 to ``sides``: as if each were thrown by `below`."""
    if COMPILED:
        return [_below_wrapping(holder, sides) + 1 for _ in range(many)]
    lot: i64 = holder.lot
    shown: list[int] = []
    for _ in range(many):
        lot = (lot * _FACTOR + _STEP) & _MASK
        shown.append((lot >> 33) % sides + 1)
    holder.lot = lot
    return shown


def shuffle(holder: Chancy, items: list[int]) -> None:
    """Put ``items`` into random order, in place."""
    holder.lot = shuffle_on(holder.lot, items, len(items), 1)


def shuffle_top(holder: Chancy, items: list[int], loose: int) -> int:
    """As `shuffle`, but leave the order of the first ``loose`` items (at least 1) open.

    What is returned lets `shuffle_on` go on with them, whenever they are wanted; ``holder`` has its chance as if they
    were shuffled already.
    """
    going_on = shuffle_on(holder.lot, items, len(items), loose)
    factor, step = _leap(min(loose, len(items)) - 1)
    holder.lot = going_on
    holder.chance = (holder.chance * factor + step) & _MASK
    return going_on


def shuffle_on(lot: i64, items: list[int], size: int, loose: int) -> i64:
    """Shuffle the first ``size`` items, but for the first ``loose`` of them (at least 1), by a number as in `Chancy`.

    What is returned is the number to go on with.
    """
    if COMPILED:
        return _shuffle_wrapping(lot, items, size, loose)
    for place in range(size - 1, loose - 1, -1):
        lot = (lot * _FACTOR + _STEP) & _MASK
        other = (lot >> 33) % (place + 1)
        items[place], items[other] = items[other], items[place]
    return lot


@cache
def _leap(throws: int) -> tuple[int, int]:
    """By what so many throws, made at once, multiply the generator's number, and what they add to it."""
    factor, step = 1, 0
    for _ in range(throws):
        factor, step = factor * _FACTOR & _MASK, (step * _FACTOR + _STEP) & _MASK
    return factor, step


# Sums and products of those below lose what is beyond 64 bits by themselves, in the compiled module alone.
def _mixed_wrapping(mixed: i64, part: i64) -> i64:
    mixed += part + (_GOLDEN - _ALL)
    mixed = (mixed ^ ((mixed >> 30) & 0x3FFFFFFFF)) * (_FIRST - _ALL)
    mixed = (mixed ^ ((mixed >> 27) & 0x1FFFFFFFFF)) * (_SECOND - _ALL)
    return mixed ^ ((mixed >> 31) & 0x1FFFFFFFF)


def _below_wrapping(holder: Chancy, limit: i64) -> i64:
    holder.lot = state = holder.lot * _FACTOR + _STEP
    return ((state >> 33) & _HIGH) % limit


def _shuffle_wrapping(lot: i64, items: list[Any], size: i64, loose: i64) -> i64:
    place = size - 1
    while place >= loose:
        lot = lot * _FACTOR + _STEP
        other = ((lot >> 33) & _HIGH) % (place + 1)
        items[place], items[other] = items[other], items[place]
        place -= 1
    return lot


class Dice(Chancy):
    """A generator of its own, for agents: their choices never touch the game's chance."""

    __slots__ = ()

    def __init__(self, *seed: int) -> None:
        self.chance = scrambled(*seed)
