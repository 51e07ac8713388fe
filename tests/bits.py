"""Rows of bits, as a play-test keeps them, read back."""

from __future__ import annotations


def set_bits(row: bytes) -> list[int]:
    """The places of the set bits, eight to a byte, lowest first."""
    return [place for place in range(8 * len(row)) if row[place >> 3] >> (place & 7) & 1]
