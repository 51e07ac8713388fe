"""Chance that lives inside the state as one integer, so that a copy of a game repeats it exactly.

A 64-bit linear congruential generator of which only the high 31 bits are used: copying it costs nothing, and a
throw costs a fifth of a microsecond. Seeds are scrambled first, so that neighbouring seeds share nothing.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final, Protocol

from validator.engine.native import i64

_MASK = 0xFFFFFFFFFFFFFFFF
_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407


class Chancy(Protocol):
    """Anything that carries a generator."""

    chance: int


def scrambled(*parts: int) -> int:
    """One 64-bit seed made of several numbers (run seed, game index, purpose); each bit depends on all of them."""
    mixed = 0x9E3779B97F4A7C15
    for part in parts:
        mixed = (mixed + (part & _MASK) + 0x9E3779B97F4A7C15) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        mixed ^= mixed >> 31
    return mixed


def below(holder: Chancy, limit: int) -> int:
    """A whole number from 0 to ``limit`` - 1, each as likely as the next; ``limit`` at most 2³¹."""
    holder.chance = state = (holder.chance * _FACTOR + _STEP) & _MASK
    return (state >> 33) % limit


def shuffle(holder: Chancy, items: list[int]) -> None:
    """Put ``items`` into random order, in place."""
    state = holder.chance
    if COMPILED:
        holder.chance = _shuffle_wrapping(state - _MASK - 1 if state >> 63 else state, items) & _MASK
        return
    for place in range(len(items) - 1, 0, -1):
        state = (state * _FACTOR + _STEP) & _MASK
        other = (state >> 33) % (place + 1)
        items[place], items[other] = items[other], items[place]
    holder.chance = state


def _shuffle_wrapping(state: i64, items: list[int]) -> int:
    """As `shuffle`, in the compiled module alone: its products lose what is beyond 64 bits by themselves."""
    place: i64 = len(items) - 1
    while place > 0:
        state = state * _FACTOR + _STEP
        other = ((state >> 33) & 0x7FFFFFFF) % (place + 1)
        items[place], items[other] = items[other], items[place]
        place -= 1
    return state


COMPILED = not isinstance(_shuffle_wrapping, FunctionType)
"""Whether what plays runs compiled; its games are the same."""


class Dice:
    """A generator of its own, for agents: their choices never touch the game's chance."""

    __slots__ = ("chance",)

    def __init__(self, *seed: int) -> None:
        self.chance = scrambled(*seed)
