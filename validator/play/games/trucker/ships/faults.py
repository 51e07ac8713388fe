"""Is a ship legal? The quick answer for play, every fault by name, and where a tile may go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from validator.base.speech.sentences import Text, all_of, in_a_row
from validator.play.games.trucker.ships.hull import Ship, flooded, free_cells, parts
from validator.play.games.trucker.table import (
    EMPTY,
    EXHAUST_FIRST,
    EXHAUST_SECOND,
    JOINED,
    MUZZLE_FIRST,
    MUZZLE_SECOND,
    START_CABIN,
    TURNED_ENGINE,
    UNMATCHED,
    Shipyard,
    Table,
)
from validator.play.games.trucker.words import (
    SIDES,
    Cannon,
    Component,
    Connector,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Shield,
    StartCabin,
)

FRONT_SIDE, REAR_SIDE = SIDES.index("front"), SIDES.index("rear")
SHIELD_SIDES = in_a_row(all_of(pair) for pair in pairwise((*SIDES, SIDES[0])))


class TileFault(NamedTuple):
    """One breach; ``path`` leads to the value in the tile."""

    code: str
    path: tuple[str | int, ...]
    found: Text
    accepted: Text


def tile_faults(edges: tuple[Connector, ...], component: Component) -> Iterator[TileFault]:
    """Every breach of a tile with these connectors and this component."""
    if isinstance(component, Engine | DoubleEngine):
        yield from _must_be_smooth(edges, REAR_SIDE, "exhaust")
    if isinstance(component, Cannon | DoubleCannon):
        yield from _must_be_smooth(edges, FRONT_SIDE, "muzzle")
    if isinstance(component, Shield):
        yield from _shield(component)
    if isinstance(component, StartCabin) and set(edges) != {"universal"}:
        yield TileFault("start-cabin-sides", ("edges",), in_a_row(edges), "universal")


def _must_be_smooth(edges: tuple[Connector, ...], side: int, what: str) -> Iterator[TileFault]:
    if edges[side] != "smooth":
        yield TileFault(f"connector-on-{what}", ("edges", side), edges[side], "smooth")


def _shield(shield: Shield) -> Iterator[TileFault]:
    one, other = (SIDES.index(side) for side in shield.covers)
    if (one - other) % 2 == 0:
        yield TileFault("shield-sides", ("component", "covers"), all_of(shield.covers), SHIELD_SIDES)


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
    faults: list[Fault] = []
    tiles, width, table = ship.tiles, ship.board.width, ship.table
    for cell, face in enumerate(tiles):
        if face < 0:
            continue
        if not ship.board.is_cell[cell]:
            faults.append(Fault("off-board", cell))
            continue
        rightward, rearward = table.right[face][tiles[cell + 1]], table.below[face][tiles[cell + width]]
        if rearward & TURNED_ENGINE:
            faults.append(Fault("turned-engine", cell))
        for bits, other in ((rightward, cell + 1), (rearward, cell + width)):
            if bits > 1:
                faults += _of_pair(bits, cell, other)
    pieces = parts(ship)
    whole = main_part(pieces, ship.board.start)
    anchor = ship.board.start if ship.board.start in whole else whole[0] if whole else NO_CELL
    faults += [Fault("apart", piece[0], anchor) for piece in pieces if piece is not whole]
    return faults


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


Codes = tuple[int, ...]


class Shape(NamedTuple):
    """Tiles of equal sides, muzzle and exhaust; start cabins are shapes of their own.

    ``faces`` is one for each turn that differs and may be built in (an engine's exhaust faces the rear), ``codes``
    the side codes of each of them (front, right, rear, left), ``tiles`` the numbers of the tiles, copies repeated.
    """

    faces: tuple[int, ...]
    codes: tuple[Codes, ...]
    tiles: tuple[int, ...]
    is_start: bool


def shapes_of(yard: Shipyard) -> list[Shape]:
    """The shapes of a set's tiles, in the order of their first tiles."""
    table = yard.table
    groups: dict[tuple[bool, Codes], list[int]] = defaultdict(list)
    for tile in range(table.count):
        groups[table.kind[4 * tile] == START_CABIN, codes_of(yard, 4 * tile)].append(tile)
    shapes = []
    for (is_start, _), tiles in groups.items():
        turns: dict[Codes, int] = {}
        for face in range(4 * tiles[0], 4 * tiles[0] + 4):
            if not (table.engine[face] and face % 4):
                turns.setdefault(codes_of(yard, face), face)
        copies = tuple(tile for tile in tiles for _ in range(yard.supply[tile]))
        shapes.append(Shape(tuple(turns.values()), tuple(turns), copies, is_start))
    return shapes


def shape_face(yard: Shipyard, shapes: list[Shape], face: int) -> tuple[int, int]:
    """The number of a tile's shape, and which of the shape's faces the tile shows; -1 where it may not be turned so."""
    number = next(number for number, shape in enumerate(shapes) if face // 4 in shape.tiles)
    codes = shapes[number].codes
    sides = codes_of(yard, face)
    return number, codes.index(sides) if sides in codes else -1


def codes_of(yard: Shipyard, face: int) -> Codes:
    """The side codes of a face: front, right, rear, left."""
    return tuple(yard.table.side_code(face, side) for side in range(4))


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
    fitting = []
    for cell in cells:
        if tiles[cell] >= 0:
            continue
        front, to_right, rear, left = tiles[cell - width], tiles[cell + 1], tiles[cell + width], tiles[cell - 1]
        if front < 0 and to_right < 0 and rear < 0 and left < 0:
            continue
        after, under = right[left], below[front]
        for turn, face, beside, behind in faces:
            if beside[to_right] | behind[rear] | after[face] | under[face] == JOINED:
                fitting.append(4 * cell + turn)
    return fitting
