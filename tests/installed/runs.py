"""Blocks that a package brings, as somebody else would write them; installed for the tests by lying on their path."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any


def longest_run(pieces: Sequence[Any], seat: int) -> int:
    """How many ranks follow one another without a gap."""
    best = length = 0
    ranks = sorted({piece.fields["rank"] for piece in pieces})
    for before, after in pairwise([None, *ranks]):
        length = length + 1 if before is not None and after == before + 1 else 1
        best = max(best, length)
    return best


def neighbours(pieces: Sequence[Any], seat: int) -> int:
    """How many of one's own pieces lie in the first column of a board."""
    return sum(piece.laid_by == seat and piece.place.startswith("a") for piece in pieces)


def many(pieces: Sequence[Any], seat: int) -> Any:
    """No number."""
    return "many"
