"""What tiles amount to by themselves: powers, shields, places, exposed connectors.

Fire power is counted in half-points throughout, so that nothing is ever rounded.
"""

from __future__ import annotations

from validator.games.trucker.table.grid import Board
from validator.games.trucker.table.tiles import (
    BATTERY,
    CABIN,
    CANNON,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD,
    JOINED,
    LIFE_SUPPORT,
    SHIELD,
    SPECIAL_HOLD,
    START_CABIN,
    Tiles,
)


class Figures:
    """What tiles alone decide; never changed once made, so copies of a ship share it.

    Attributes:
        fire: fire power of single cannons, in half-points; ``double_fire``: what each double cannon adds for a
            battery, in half-points, the best first.
        engine: power of single engines; ``double_engines``: how many add 2 for a battery.
        shields: the covered sides of each shield, as bits ``1 << side``; ``shielded``: of all of them.
        exposed: connectors without a tile before them.
        start_cabins, cabins, battery_cells, holds, special_holds: cells of those tiles.
        brown_cabins, purple_cabins: cabins in which an alien of that colour may live.
        battery_slots, hold_slots, special_slots: places for batteries, for goods but red, for any goods.
        promise: left to players, who remember here what they make of the tiles; None until they have looked.
    """

    __slots__ = (
        "battery_cells", "battery_slots", "brown_cabins", "cabins", "double_engines", "double_fire", "engine",
        "exposed", "fire", "hold_slots", "holds", "promise", "purple_cabins", "shielded", "shields", "special_holds",
        "special_slots", "start_cabins",
    )  # fmt: skip

    def __init__(self) -> None:
        self.fire = self.engine = self.double_engines = self.exposed = self.shielded = 0
        self.battery_slots = self.hold_slots = self.special_slots = 0
        self.double_fire: list[int] = []
        self.shields: list[int] = []
        self.start_cabins: list[int] = []
        self.cabins: list[int] = []
        self.battery_cells: list[int] = []
        self.holds: list[int] = []
        self.special_holds: list[int] = []
        self.brown_cabins: list[int] = []
        self.purple_cabins: list[int] = []
        self.promise: tuple[float, int, float] | None = None

    def best_fire(self, batteries: int) -> int:
        """Most fire power with so many batteries spent, in half-points, without aliens."""
        return self.fire + sum(self.double_fire[:batteries])

    def best_engine(self, batteries: int) -> int:
        """Most engine power with so many batteries spent, without aliens."""
        return self.engine + 2 * min(self.double_engines, batteries)

    def most_crew(self) -> int:
        """Humans that fit aboard."""
        return 2 * (len(self.start_cabins) + len(self.cabins))


def figures_of(table: Tiles, board: Board, tiles: list[int]) -> Figures:
    """Work out the figures in one walk over the cells."""
    found = Figures()
    supports = []
    for cell in board.cells:
        face = tiles[cell]
        if face >= 0:
            found.exposed += _exposed_at(table, board, tiles, cell)
            if table.kind[face] == LIFE_SUPPORT:
                supports.append(cell)
            else:
                _count(found, table, cell, face)
    found.double_fire.sort(reverse=True)
    for cell in supports:
        _add_homes(found, table, board, tiles, cell)
    return found


def _exposed_at(table: Tiles, board: Board, tiles: list[int], cell: int) -> int:
    front, right, rear, left = table.connectors[tiles[cell]]
    width = board.width
    return (
        (front > 0 and tiles[cell - width] < 0)
        + (right > 0 and tiles[cell + 1] < 0)
        + (rear > 0 and tiles[cell + width] < 0)
        + (left > 0 and tiles[cell - 1] < 0)
    )


def _count(found: Figures, table: Tiles, cell: int, face: int) -> None:
    kind = table.kind[face]
    if kind == CANNON:
        found.fire += table.fire[face]
    elif kind == DOUBLE_CANNON:
        found.double_fire.append(table.fire[face])
    elif kind == ENGINE:
        found.engine += 1
    elif kind == DOUBLE_ENGINE:
        found.double_engines += 1
    elif kind == SHIELD:
        found.shields.append(table.covers[face])
        found.shielded |= table.covers[face]
    else:
        _count_places(found, kind, table.slots[face], cell)


def _count_places(found: Figures, kind: int, slots: int, cell: int) -> None:
    if kind == CABIN:
        found.cabins.append(cell)
    elif kind == START_CABIN:
        found.start_cabins.append(cell)
    elif kind == BATTERY:
        found.battery_cells.append(cell)
        found.battery_slots += slots
    elif kind == HOLD:
        found.holds.append(cell)
        found.hold_slots += slots
    elif kind == SPECIAL_HOLD:
        found.special_holds.append(cell)
        found.special_slots += slots


def _add_homes(found: Figures, table: Tiles, board: Board, tiles: list[int], cell: int) -> None:
    """Add the cabins joined to the life support on ``cell``."""
    face, width = tiles[cell], board.width
    homes = found.brown_cabins if table.alien[face] == 1 else found.purple_cabins
    joined = (
        (cell - width, table.below[tiles[cell - width]][face]),
        (cell + 1, table.right[face][tiles[cell + 1]]),
        (cell + width, table.below[face][tiles[cell + width]]),
        (cell - 1, table.right[tiles[cell - 1]][face]),
    )
    for other, bits in joined:
        if bits & JOINED and table.kind[tiles[other]] == CABIN and other not in homes:
            homes.append(other)
