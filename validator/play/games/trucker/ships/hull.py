"""A ship: its tiles, what they amount to, and what is aboard.

Fire power is counted in half-points throughout, so that nothing is ever rounded. Everything is a flat list by cell, so
that a copy is quick.
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
    EMPTY,
    ENGINE,
    FRONT,
    HOLD,
    JOINED,
    LIFE_SUPPORT,
    NO_ROOM,
    REAR,
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
    figures = Figures()
    figures.work_out(table, board, tiles)
    return figures


def connectors_in(beside: int) -> int:
    """How many connectors lead to a cell, by what its neighbours make of it."""
    return beside >> 3 & 7


def _count(figures: Figures, table: Tiles, cell: int, face: int) -> None:
    kind = table.kind[face]
    if kind == CANNON:
        figures.fire += table.fire[face]
    elif kind == DOUBLE_CANNON:
        figures.double_fire.append(table.fire[face])
    elif kind == ENGINE:
        figures.engine += 1
    elif kind == DOUBLE_ENGINE:
        figures.double_engines += 1
    elif kind == SHIELD:
        figures.shields.append(table.covers[face])
        figures.shielded |= table.covers[face]
    else:
        _count_places(figures, kind, table.slots[face], cell)


def _count_places(figures: Figures, kind: int, slots: int, cell: int) -> None:
    if kind == CABIN:
        figures.cabins.append(cell)
    elif kind == START_CABIN:
        figures.start_cabins.append(cell)
    elif kind == BATTERY:
        figures.battery_cells.append(cell)
        figures.battery_slots += slots
    elif kind == HOLD:
        figures.holds.append(cell)
        figures.hold_slots += slots
    elif kind == SPECIAL_HOLD:
        figures.special_holds.append(cell)
        figures.special_slots += slots


def _add_homes(figures: Figures, table: Tiles, board: Board, tiles: list[int], cell: int) -> None:
    """Add the cabins joined to the life support on ``cell``."""
    face, width = tiles[cell], board.width
    homes = figures.brown_cabins if table.alien[face] == 1 else figures.purple_cabins
    joined = (
        (cell - width, table.below[tiles[cell - width]][face]),
        (cell + 1, table.right[face][tiles[cell + 1]]),
        (cell + width, table.below[face][tiles[cell + width]]),
        (cell - 1, table.right[tiles[cell - 1]][face]),
    )
    for other, bits in joined:
        if bits & JOINED and table.kind[tiles[other]] == CABIN and other not in homes:
            homes.append(other)


# What ``crew`` holds: 0 to 2 humans, or one alien.
BROWN, PURPLE = 3, 4
COLOURS = 4
HUMANS_ABOARD = (0, 1, 2, 0, 0)


class Ship:
    """A mutable ship.

    Attributes:
        tiles: the face on each grid cell (``4 * tile + turn``), -1 where there is none.
        crew: humans on each cell (0 to 2), or `BROWN` or `PURPLE` for an alien.
        batteries: battery tokens on each cell.
        goods: goods at ``4 * cell + colour``, colours as in `words.GOODS` (red, yellow, green, blue).
        lost: tiles (numbers, unturned) in the box of lost tiles; ``reserve``: tiles set aside while building.
    """

    __slots__ = ("_figures", "batteries", "board", "crew", "goods", "lost", "reserve", "table", "tiles")

    table: Tiles
    board: Board
    tiles: list[int]
    crew: list[int]
    batteries: list[int]
    goods: list[int]
    lost: list[int]
    reserve: list[int]
    _figures: Figures | None

    def copy(self) -> Ship:
        """An independent ship that shares only the tables."""
        twin = Ship()
        twin.table = self.table
        twin.board = self.board
        twin.tiles = self.tiles[:]
        twin.crew = self.crew[:]
        twin.batteries = self.batteries[:]
        twin.goods = self.goods[:]
        twin.lost = self.lost[:]
        twin.reserve = self.reserve[:]
        twin._figures = self._figures
        return twin

    def put(self, cell: int, face: int) -> None:
        """Place a tile; nothing is judged here. Ships that differ by this tile alone share their figures."""
        self.tiles[cell] = face
        before = self._figures
        self._figures = None
        if before is not None and before.is_known:
            self._figures = before.grown_by(face * self.board.size + cell)

    def take_back(self, cell: int) -> int:
        """Take a tile without contents off the ship and return its face."""
        face = self.tiles[cell]
        self.tiles[cell] = EMPTY
        self._figures = None
        return face

    def figures(self) -> Figures:
        """What the tiles alone decide."""
        figures = self._figures
        if figures is None:
            self._figures = figures = Figures()
        if not figures.is_known:
            figures.work_out(self.table, self.board, self.tiles)
        return figures

    def known_figures(self) -> Figures | None:
        """The figures, if they have been worked out."""
        figures = self._figures
        return figures if figures is not None and figures.is_known else None

    def crew_count(self) -> int:
        """Humans and aliens aboard."""
        return len(self.crew) - self.crew.count(0) + self.crew.count(2)

    def human_count(self) -> int:
        """Humans aboard."""
        return self.crew.count(1) + 2 * self.crew.count(2)

    def battery_count(self) -> int:
        """Battery tokens aboard."""
        return sum(self.batteries)

    def goods_count(self, colour: int) -> int:
        """Goods of a colour aboard."""
        return sum(self.goods[colour::COLOURS])

    def tile_count(self) -> int:
        """Tiles on the board."""
        return len(self.tiles) - self.tiles.count(EMPTY)


def ship_on(table: Tiles, board: Board, start: int = EMPTY) -> Ship:
    """An empty board, or one with the start cabin ``start`` (a tile's number) on its cell."""
    ship = Ship()
    ship.table, ship.board = table, board
    ship.tiles, ship.crew, ship.batteries = [EMPTY] * board.size, [0] * board.size, [0] * board.size
    ship.goods = [0] * (COLOURS * board.size)
    ship.lost, ship.reserve = [], []
    ship._figures = None
    if start >= 0:
        ship.tiles[board.start] = 4 * start
    return ship


def is_free(ship: Ship, cell: int) -> bool:
    """Whether a tile may be placed there: an empty cell of the board beside a tile of the ship."""
    tiles = ship.tiles
    if not ship.board.is_cell[cell] or tiles[cell] >= 0:
        return False
    return any(tiles[cell + step] >= 0 for step in ship.board.steps)


def free_cells(ship: Ship) -> list[int]:
    """Every cell where the next tile may be placed."""
    return [cell for cell in ship.board.cells if is_free(ship, cell)]


def bits_at(ship: Ship, cell: int, face: int) -> int:
    """Pair bits of a tile with all its neighbours, as if it stood there: exactly `JOINED` where it fits well."""
    tiles, width = ship.tiles, ship.board.width
    right, below = ship.table.right, ship.table.below
    return (
        right[face][tiles[cell + 1]]
        | below[face][tiles[cell + width]]
        | right[tiles[cell - 1]][face]
        | below[tiles[cell - width]][face]
    )


def joined_pairs(ship: Ship) -> list[tuple[int, int]]:
    """Pairs of neighbouring cells whose tiles hold together; the front or left one comes first."""
    tiles, width, table = ship.tiles, ship.board.width, ship.table
    pairs = []
    for cell, face in enumerate(tiles):
        if face >= 0:
            if table.right[face][tiles[cell + 1]] & JOINED:
                pairs.append((cell, cell + 1))
            if table.below[face][tiles[cell + width]] & JOINED:
                pairs.append((cell, cell + width))
    return pairs


def joined_to(ship: Ship, cell: int) -> list[int]:
    """Cells whose tiles hold together with the tile on ``cell``."""
    tiles, width = ship.tiles, ship.board.width
    right, below = ship.table.right, ship.table.below
    face = tiles[cell]
    joined = []
    if below[tiles[cell - width]][face] & JOINED:
        joined.append(cell - width)
    if right[face][tiles[cell + 1]] & JOINED:
        joined.append(cell + 1)
    if below[face][tiles[cell + width]] & JOINED:
        joined.append(cell + width)
    if right[tiles[cell - 1]][face] & JOINED:
        joined.append(cell - 1)
    return joined


def flooded(start: int, across: int, down: int, width: int) -> int:
    """All cells held together with ``start``, as bits; ``across``, ``down`` mark cells joined rightward, rearward."""
    reached, before = start, 0
    while reached != before:
        before = reached
        reached |= ((reached & across) << 1) | ((reached >> 1) & across)
        reached |= ((reached & down) << width) | ((reached >> width) & down)
    return reached


def parts(ship: Ship) -> list[list[int]]:
    """The connected parts, each a rising list of cells; the part with the first cell comes first."""
    tiles, board, table = ship.tiles, ship.board, ship.table
    across = down = left = 0
    for cell, face in enumerate(tiles):
        if face >= 0:
            left |= board.bit[cell]
            if table.right[face][tiles[cell + 1]] & JOINED:
                across |= board.bit[cell]
            if table.below[face][tiles[cell + board.width]] & JOINED:
                down |= board.bit[cell]
    parts = []
    while left:
        part = flooded(left & -left, across, down, board.width)
        parts.append([cell for cell, bit in enumerate(board.bit) if part & bit])
        left &= ~part
    return parts


class Contents:
    """What went with tiles that a ship lost; it returns to the bank."""

    __slots__ = ("batteries", "brown", "goods", "humans", "purple", "tiles")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.humans = 0
        self.brown = 0
        self.purple = 0
        self.batteries = 0
        self.goods = [0] * COLOURS


def remove(ship: Ship, cell: int, gone: Contents | None = None) -> Contents:
    """Move a tile to the lost box; what was on it is added to ``gone``. The rest of the ship is not judged."""
    gone = Contents() if gone is None else gone
    tile = ship.take_back(cell) >> 2
    ship.lost.append(tile)
    gone.tiles.append(tile)
    who = ship.crew[cell]
    gone.humans += HUMANS_ABOARD[who]
    gone.brown += who == BROWN
    gone.purple += who == PURPLE
    gone.batteries += ship.batteries[cell]
    ship.crew[cell] = ship.batteries[cell] = 0
    for colour in range(COLOURS):
        gone.goods[colour] += ship.goods[COLOURS * cell + colour]
        ship.goods[COLOURS * cell + colour] = 0
    return gone


def keep_part(ship: Ship, part: list[int], gone: Contents | None = None) -> Contents:
    """Move every tile outside ``part`` to the lost box."""
    gone = Contents() if gone is None else gone
    for cell in range(ship.board.size):
        if ship.tiles[cell] >= 0 and cell not in part:
            remove(ship, cell, gone)
    return gone


def lose_stranded_aliens(ship: Ship, gone: Contents | None = None) -> Contents:
    """Take away aliens whose cabin is no longer joined to a life support of their colour."""
    gone = Contents() if gone is None else gone
    for cell, who in enumerate(ship.crew):
        if who >= BROWN and not can_host(ship, cell, who):
            ship.crew[cell] = 0
            gone.brown += who == BROWN
            gone.purple += who == PURPLE
    return gone


def can_host(ship: Ship, cell: int, who: int) -> bool:
    """Whether an alien (`BROWN` or `PURPLE`) may live in the cabin on ``cell``, by tiles alone."""
    if ship.table.kind[ship.tiles[cell]] != CABIN:
        return False
    alien = ship.table.alien
    return any(alien[ship.tiles[other]] == who - 2 for other in joined_to(ship, cell))


MISS = -1


def fire_with(ship: Ship, batteries: int, alien_bonus: int = 0) -> int:
    """Fire power in half-points; ``alien_bonus`` (whole points) counts where the power is not zero without it."""
    power = ship.figures().best_fire(batteries)
    return power + 2 * alien_bonus if power else 0


def engine_with(ship: Ship, batteries: int, alien_bonus: int = 0) -> int:
    """Engine power; ``alien_bonus`` counts where the power is not zero without it."""
    power = ship.figures().best_engine(batteries)
    return power + alien_bonus if power else 0


def first_hit(ship: Ship, side: int, line: int) -> int:
    """The first tile that something meets from that side on that dice sum, or `MISS`."""
    tiles = ship.tiles
    for cell in ship.board.lines[side][line]:
        if tiles[cell] >= 0:
            return cell
    return MISS


def has_connector(ship: Ship, cell: int, side: int) -> bool:
    """Whether the tile's side facing that way has a connector; a small meteor there is harmless where it has none."""
    return ship.table.connectors[ship.tiles[cell]][side] > 0


def cannons_against(ship: Ship, side: int, line: int, wide_rear: bool = False) -> tuple[list[int], list[int]]:
    """Cells of single and of double cannons that reach a large meteor from that side on that line.

    From the front a cannon reaches its own column; from left and right its own row and the rows beside it; from the
    rear its own column (D-10), and with ``wide_rear`` the columns beside it too.
    """
    table, tiles, lines = ship.table, ship.tiles, ship.board.lines[side]
    narrow = side == FRONT or (side == REAR and not wide_rear)
    reach = (line,) if narrow else (line - 1, line, line + 1)
    singles: list[int] = []
    doubles: list[int] = []
    for number in reach:
        if 0 <= number < len(lines):
            for cell in lines[number]:
                face = tiles[cell]
                if table.muzzle[face] == side:
                    (singles if table.kind[face] == CANNON else doubles).append(cell)
    return singles, doubles
