"""What a ship can do with what is aboard: fire, engines, and what comes in on a line.

Fire power is counted in half-points throughout, so that nothing is ever rounded.
"""

from __future__ import annotations

from validator.play.games.trucker.ships.hull import Ship
from validator.play.games.trucker.table.grid import FRONT, REAR
from validator.play.games.trucker.table.tiles import CANNON

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
