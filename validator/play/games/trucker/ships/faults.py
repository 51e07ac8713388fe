"""Is a ship legal? The quick answer for play, and every fault by name for inspection and reports."""

from __future__ import annotations

from typing import NamedTuple

from validator.play.games.trucker.ships.hull import Ship, flooded, parts
from validator.play.games.trucker.table.tiles import (
    EMPTY,
    EXHAUST_FIRST,
    EXHAUST_SECOND,
    MUZZLE_FIRST,
    MUZZLE_SECOND,
    TURNED_ENGINE,
    UNMATCHED,
)

NO_CELL = -1


class Fault(NamedTuple):
    """One breach of the rules of building.

    ``code`` is ``unmatched-connectors``, ``blocked-muzzle``, ``blocked-exhaust``, ``turned-engine``, ``apart`` or
    ``off-board``; ``cell`` is the cell to blame and ``other`` its partner, -1 where there is none.
    """

    code: str
    cell: int
    other: int = NO_CELL


def is_legal(ship: Ship) -> bool:
    """Whether no fault at all can be found."""
    tiles, board = ship.tiles, ship.board
    right, below, width, bit = ship.table.right, ship.table.below, board.width, board.bit
    across = down = present = 0
    for cell in board.cells:
        face = tiles[cell]
        if face >= 0:
            mark = bit[cell]
            present |= mark
            bits = right[face][tiles[cell + 1]]
            if bits:
                if bits > 1:
                    return False
                across |= mark
            bits = below[face][tiles[cell + width]]
            if bits:
                if bits > 1:
                    return False
                down |= mark
    if flooded(present & -present, across, down, width) != present:
        return False
    return present.bit_count() + tiles.count(EMPTY) == board.size


def faults(ship: Ship) -> list[Fault]:
    """Every fault, cell by cell from the front."""
    found: list[Fault] = []
    tiles, width, table = ship.tiles, ship.board.width, ship.table
    for cell, face in enumerate(tiles):
        if face < 0:
            continue
        if not ship.board.is_cell[cell]:
            found.append(Fault("off-board", cell))
            continue
        rightward, rearward = table.right[face][tiles[cell + 1]], table.below[face][tiles[cell + width]]
        if rearward & TURNED_ENGINE:
            found.append(Fault("turned-engine", cell))
        for bits, other in ((rightward, cell + 1), (rearward, cell + width)):
            if bits > 1:
                found += _of_pair(bits, cell, other)
    pieces = parts(ship)
    whole = main_part(pieces, ship.board.start)
    anchor = ship.board.start if ship.board.start in whole else whole[0] if whole else NO_CELL
    found += [Fault("apart", piece[0], anchor) for piece in pieces if piece is not whole]
    return found


def _of_pair(bits: int, first: int, second: int) -> list[Fault]:
    named = (
        (UNMATCHED, "unmatched-connectors", first, second),
        (MUZZLE_FIRST, "blocked-muzzle", first, second),
        (MUZZLE_SECOND, "blocked-muzzle", second, first),
        (EXHAUST_FIRST, "blocked-exhaust", first, second),
        (EXHAUST_SECOND, "blocked-exhaust", second, first),
    )
    return [Fault(code, cell, other) for bit, code, cell, other in named if bits & bit]


def main_part(pieces: list[list[int]], start: int) -> list[int]:
    """The part with the start cabin's cell, else the largest (the first of equals)."""
    with_start = [piece for piece in pieces if start in piece]
    return with_start[0] if with_start else max(pieces, key=len, default=[])
