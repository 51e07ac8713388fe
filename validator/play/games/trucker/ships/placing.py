"""Where a tile may go: every cell and turn, or those alone that break no rule of building."""

from __future__ import annotations

from validator.play.games.trucker.ships.hull import Ship, free_cells
from validator.play.games.trucker.table.compiled import Table
from validator.play.games.trucker.table.tiles import JOINED


def placements(table: Table, ship: Ship, tile: int) -> list[int]:
    """Ways to build a tile in, as ``4 * cell + turn``; turns that make no difference are given once.

    With the switch ``strict_build`` only ways that fit all neighbours and hold to at least one of them.
    """
    if not table.rules.strict_build:
        return [4 * cell + turn for cell in free_cells(ship) for turn in table.turns[tile]]
    return fitting(table, ship, tile)[:]


def has_placement(table: Table, ship: Ship, tile: int) -> bool:
    """Whether there is any of the `placements`."""
    return len(fitting(table, ship, tile) if table.rules.strict_build else free_cells(ship)) > 0


def fitting(table: Table, ship: Ship, tile: int) -> list[int]:
    """Ways to build a tile in that break no rule, in a list that the ship may keep and nobody changes."""
    figures = ship.known_figures()
    if figures is None:
        return _fitting_on(table, ship, tile, ship.board.cells)
    look = table.look[tile]
    places = figures.places.get(look)
    if places is None:
        figures.places[look] = places = _fitting_on(table, ship, tile, figures.open_cells)
    return places


def _fitting_on(table: Table, ship: Ship, tile: int, cells: tuple[int, ...]) -> list[int]:
    facts, tiles, width = ship.table, ship.tiles, ship.board.width
    right, below = facts.right, facts.below
    first = 4 * tile
    faces = [(turn, first + turn, right[first + turn], below[first + turn]) for turn in table.turns[tile]]
    found = []
    for cell in cells:
        if tiles[cell] >= 0:
            continue
        front, to_right, rear, left = tiles[cell - width], tiles[cell + 1], tiles[cell + width], tiles[cell - 1]
        if front < 0 and to_right < 0 and rear < 0 and left < 0:
            continue
        after, under = right[left], below[front]
        for turn, face, beside, behind in faces:
            if beside[to_right] | behind[rear] | after[face] | under[face] == JOINED:
                found.append(4 * cell + turn)
    return found
