"""What tiles amount to by themselves: powers, shields, places, exposed connectors.

Fire power is counted in half-points throughout, so that nothing is ever rounded.
"""

from __future__ import annotations

from typing import final

from validator.play.games.trucker.table import (
    BATTERY,
    CABIN,
    CANNON,
    CONNECTOR,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    HOLD,
    JOINED,
    LIFE_SUPPORT,
    NO_ROOM,
    SHIELD,
    SPECIAL_HOLD,
    START_CABIN,
    Board,
    Tiles,
)

Promise = tuple[float, int, float, int]
"""What players make of tiles: what they promise; empty cells that are not barred, and how far open connectors lead to
some (1 at most); exposed connectors."""


@final
class Figures:
    """What tiles alone decide; never changed once worked out, so copies of a ship share it.

    Attributes:
        is_known: whether all below has been worked out.
        fire: fire power of single cannons, in half-points; ``double_fire``: what each double cannon adds for a
            battery, in half-points, the best first.
        engine: power of single engines; ``double_engines``: how many add 2 for a battery.
        shields: the covered sides of each shield, as bits ``1 << side``; ``shielded``: of all of them.
        exposed: connectors without a tile before them.
        start_cabins, cabins, battery_cells, holds, special_holds: cells of those tiles.
        brown_cabins, purple_cabins: cabins in which an alien of that colour may live.
        battery_slots, hold_slots, special_slots: places for batteries, for goods but red, for any goods.
        beside: for each grid cell, what its neighbours make of it (`Tiles.beside`, added up), with `NO_ROOM` where no
            tile can come.
        open_cells: cells without a tile that a connector leads to, barred or not, rising.
        grown: the figures with one tile more, by ``face * board.size + cell``, as far as they were asked for.
        places: where a tile goes without a fault, by the tile's number, as far as it was asked for.
        promise, promises, in_hand, flaws, backed: left to players, who remember here what they make of the tiles, of
            those with one tile more, of a tile in hand, of faults, and of powers with so many batteries. Players of two
            kinds sit at a table, and ``promise`` holds one for each.
    """

    __slots__ = (
        "backed",
        "battery_cells",
        "battery_slots",
        "beside",
        "brown_cabins",
        "cabins",
        "double_engines",
        "double_fire",
        "engine",
        "exposed",
        "fire",
        "flaws",
        "grown",
        "hold_slots",
        "holds",
        "in_hand",
        "is_known",
        "open_cells",
        "places",
        "promise",
        "promises",
        "purple_cabins",
        "shielded",
        "shields",
        "special_holds",
        "special_slots",
        "start_cabins",
    )

    fire: int
    engine: int
    double_engines: int
    exposed: int
    shielded: int
    battery_slots: int
    hold_slots: int
    special_slots: int
    double_fire: list[int]
    shields: list[int]
    start_cabins: list[int]
    cabins: list[int]
    battery_cells: list[int]
    holds: list[int]
    special_holds: list[int]
    brown_cabins: list[int]
    purple_cabins: list[int]
    beside: list[int]
    open_cells: tuple[int, ...]
    places: dict[int, list[int]]
    promises: dict[int, list[Promise]]
    in_hand: dict[int, float]
    backed: dict[int, float]

    def __init__(self) -> None:
        self.is_known = False
        self.promise: list[Promise | None] = [None, None]
        self.flaws: float | None = None
        self.grown: dict[int, Figures] = {}

    def grown_by(self, key: int) -> Figures:
        """The figures with one tile more, which may still have to be worked out; ``key`` as in ``grown``."""
        grown = self.grown.get(key)
        if grown is None:
            self.grown[key] = grown = Figures()
        return grown

    def _clear(self) -> None:
        self.fire = self.engine = self.double_engines = self.exposed = self.shielded = 0
        self.battery_slots = self.hold_slots = self.special_slots = 0
        self.double_fire, self.shields = [], []
        self.start_cabins, self.cabins, self.battery_cells = [], [], []
        self.holds, self.special_holds = [], []
        self.brown_cabins, self.purple_cabins = [], []
        self.places, self.promises, self.in_hand, self.backed = {}, {}, {}, {}

    def work_out(self, table: Tiles, board: Board, tiles: list[int]) -> None:
        """Work everything out in one walk over the cells."""
        self._clear()
        beside, width = board.bare[:], board.width
        laid = [cell for cell, face in enumerate(tiles) if face >= 0]
        supports = []
        for cell in laid:
            if not board.is_cell[cell]:
                continue
            face = tiles[cell]
            front, right, rear, left = table.beside[face]
            self.exposed += connectors_in(front + right + rear + left)
            beside[cell] += NO_ROOM
            beside[cell - width] += front
            beside[cell + 1] += right
            beside[cell + width] += rear
            beside[cell - 1] += left
            if table.kind[face] == LIFE_SUPPORT:
                supports.append(cell)
            else:
                _count(self, table, cell, face)
        self.open_cells = tuple([cell for cell in board.cells if CONNECTOR <= beside[cell] < NO_ROOM])
        for cell in laid:
            self.exposed -= connectors_in(beside[cell])
        self.double_fire.sort(reverse=True)
        for cell in supports:
            _add_homes(self, table, board, tiles, cell)
        self.beside, self.is_known = beside, True

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
    """The figures of these tiles."""
    found = Figures()
    found.work_out(table, board, tiles)
    return found


def connectors_in(beside: int) -> int:
    """How many connectors lead to a cell, by what its neighbours make of it."""
    return beside >> 3 & 7


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
