"""Which hex lies across which edge. Hexes stand on a flat side, odd columns are half a hex lower; edges as in words.

A place is column and row.
"""

from __future__ import annotations

EDGES = 6
OPPOSITE = (3, 4, 5, 0, 1, 2)

_STEPS = (((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1)), ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)))


def across(place: tuple[int, int], edge: int) -> tuple[int, int]:
    """Column and row of the hex across an edge, whether or not the map has one there."""
    column, row = place
    right, down = _STEPS[column % 2][edge]
    return column + right, row + down
