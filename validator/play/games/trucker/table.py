"""A set of Galaxy Trucker as flat lists of numbers, made once and shared by all its games.

Boards as grids, tiles in every turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from validator.content.loading import ContentSet
from validator.play.engine.step import Step
from validator.play.games.trucker.words import (
    ALIENS,
    CONNECTORS,
    GOODS,
    SIDES,
    AdventureCard,
    Battery,
    Cabin,
    Cannon,
    Component,
    DoubleCannon,
    DoubleEngine,
    Engine,
    FlightBoard,
    Hold,
    LifeSupport,
    Plan,
    Shield,
    ShipBoard,
    SpecialHold,
    StartCabin,
    Structure,
    Tile,
    Token,
    TruckerRules,
)

FRONT, RIGHT, REAR, LEFT = range(4)
OPPOSITE = (REAR, LEFT, FRONT, RIGHT)
MOST_DICE = 12
# What the sides of neighbouring tiles make of a cell, added up: how many tiles, how many connectors, and how often a
# muzzle or an exhaust bars it. `NO_ROOM` is added where no tile can come.
NEIGHBOUR, CONNECTOR, BAR, NO_ROOM = 1, 8, 64, 512
# Ways of rolling each sum with two dice, of 36.
CHANCES = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


class Board:
    """One side of a ship board, flattened with a border of one cell all round.

    Attributes:
        width: cells in a row of the grid, border included; ``size``: cells of the whole grid.
        cells: cells that may hold a tile, row by row from the front; ``start``: the start cabin's cell.
        steps: what to add to a cell to reach its neighbour on the front, right, rear and left.
        columns, rows: the printed number of each grid cell's column and row (0 in the border).
        lines: ``lines[side][sum]`` holds the cells that something coming from that side on that dice sum meets,
            the outermost first.
        bit: ``1 << cell`` for every cell of the grid.
        bare: for every cell of the grid `NO_ROOM` where no tile may come, else 0.
        most_loss: most credits that lost tiles cost, None where there is no such cap.
    """

    __slots__ = (
        "bare",
        "bit",
        "cells",
        "columns",
        "is_cell",
        "lines",
        "most_loss",
        "name",
        "numbers",
        "reserve",
        "round",
        "rows",
        "size",
        "start",
        "steps",
        "width",
    )

    def __init__(self, plan: Plan) -> None:
        self.name = plan.name
        self.round = plan.round
        self.most_loss = plan.most_loss
        self.reserve = plan.reserve
        across = plan.last_column - plan.first_column + 1
        self.width = width = across + 2
        self.size = size = width * (len(plan.rows) + 2)
        self.bit = [1 << cell for cell in range(size)]
        self.steps = (-width, 1, width, -1)
        self.columns = [0] * size
        self.rows = [0] * size
        self.is_cell = [False] * size
        for depth, row in enumerate(plan.rows, start=1):
            for place in range(1, across + 1):
                cell = depth * width + place
                self.columns[cell] = plan.first_column + place - 1
                self.rows[cell] = row.row
                self.is_cell[cell] = self.columns[cell] in row.columns
        self.numbers = {(self.columns[cell], self.rows[cell]): cell for cell in range(size) if self.columns[cell]}
        self.cells = tuple(cell for cell in range(size) if self.is_cell[cell])
        self.bare = [0 if is_cell else NO_ROOM for is_cell in self.is_cell]
        self.start = self.numbers.get((plan.start[0], plan.start[1]), -1)
        self.lines = self._lines()

    def _lines(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        sums = range(MOST_DICE + 1)
        down = [tuple(cell for cell in self.cells if self.columns[cell] == number) for number in sums]
        across = [tuple(cell for cell in self.cells if self.rows[cell] == number) for number in sums]
        return (tuple(down), tuple(line[::-1] for line in across), tuple(line[::-1] for line in down), tuple(across))

    def cell_at(self, column: int, row: int) -> int:
        """The cell with these printed numbers, or -1 where nothing may be placed."""
        cell = self.numbers.get((column, row), -1)
        return cell if cell >= 0 and self.is_cell[cell] else -1

    def place(self, cell: int) -> tuple[int, int]:
        """The printed column and row of a cell."""
        return self.columns[cell], self.rows[cell]


def side_named(name: str) -> int:
    """The number of a side: front 0, right 1, rear 2, left 3."""
    return SIDES.index(name)


EMPTY = -1
SMOOTH, SINGLE, DOUBLE, UNIVERSAL = range(4)
KINDS: tuple[type[Component], ...] = (
    StartCabin,
    Cabin,
    LifeSupport,
    Engine,
    DoubleEngine,
    Cannon,
    DoubleCannon,
    Shield,
    Battery,
    Hold,
    SpecialHold,
    Structure,
)
(
    START_CABIN,
    CABIN,
    LIFE_SUPPORT,
    ENGINE,
    DOUBLE_ENGINE,
    CANNON,
    DOUBLE_CANNON,
    SHIELD,
    BATTERY,
    HOLD,
    SPECIAL_HOLD,
    STRUCTURE,
    NOTHING,
) = range(13)

# What two neighbouring faces are to each other, as bits. "First" is the left one of two side by side, and the front
# one of two in a column. A pair is legal where no bit but JOINED is set.
JOINED, UNMATCHED, MUZZLE_FIRST, EXHAUST_FIRST, MUZZLE_SECOND, EXHAUST_SECOND, TURNED_ENGINE = (
    1 << place for place in range(7)
)
_MUZZLE, _EXHAUST, _TURNED = 4, 8, 12


def joins(one: int, other: int) -> bool:
    """Whether two connectors that face each other hold together."""
    return one > 0 and other > 0 and one + other != SINGLE + DOUBLE


def matches(one: int, other: int) -> bool:
    """Whether two sides may face each other: both smooth, or two connectors that hold together."""
    return joins(one, other) or one == other == SMOOTH


def _pair(first: int, second: int) -> int:
    """The bits of two facing side codes (connector, plus what else the side is); -1 for no tile."""
    bits = TURNED_ENGINE if first >= _TURNED else 0
    if first < 0 or second < 0:
        return bits
    one, other = first & 3, second & 3
    if joins(one, other):
        bits |= JOINED
    elif one or other:
        bits |= UNMATCHED
    bits |= {_MUZZLE: MUZZLE_FIRST, _EXHAUST: EXHAUST_FIRST}.get(first & 12, 0)
    return bits | {_MUZZLE: MUZZLE_SECOND, _EXHAUST: EXHAUST_SECOND}.get(second & 12, 0)


class Tiles:
    """The compiled tiles.

    Attributes:
        designs: the pieces, by number; ``numbers`` maps an id to its number.
        connectors: for each face, the connector on its front, right, rear and left.
        kind: for each face, what its component is (`CABIN`, `ENGINE`, ...), `NOTHING` for the empty face.
        slots: batteries or goods a face holds; ``alien``: 1 brown, 2 purple for life supports, else 0.
        covers: bits of the sides a shield covers; ``muzzle``: the side a cannon points to, else -1.
        fire: fire power in half-points; ``engine``: engine power (doubles count once they have a battery).
        beside: for each face, what its front, right, rear and left make of the cell there (`NEIGHBOUR`, `CONNECTOR`,
            `BAR`, added up).
        right, below: for each face, a row of pair bits by the face to its right, or behind it.
    """

    __slots__ = (
        "alien",
        "below",
        "beside",
        "connectors",
        "count",
        "covers",
        "designs",
        "engine",
        "fire",
        "kind",
        "muzzle",
        "numbers",
        "right",
        "slots",
    )

    def __init__(self, designs: Sequence[Tile]) -> None:
        self.designs = tuple(designs)
        self.numbers = {tile.id: number for number, tile in enumerate(designs)}
        self.count = len(self.designs)
        faces = [(tile, turn) for tile in self.designs for turn in range(4)]
        self.connectors = [_turned([CONNECTORS.index(edge) for edge in tile.edges], turn) for tile, turn in faces]
        self.connectors.append((SMOOTH,) * 4)
        self.kind = [KINDS.index(type(tile.component)) for tile, _ in faces] + [NOTHING]
        self.slots = [getattr(tile.component, "slots", 0) for tile, _ in faces] + [0]
        self.alien = [_alien(tile) for tile, _ in faces] + [0]
        self.covers = [_covers(tile, turn) for tile, turn in faces] + [0]
        self.muzzle = [face % 4 if kind in (CANNON, DOUBLE_CANNON) else -1 for face, kind in enumerate(self.kind)]
        self.fire = [_fire(kind, muzzle) for kind, muzzle in zip(self.kind, self.muzzle, strict=True)]
        self.engine = [(kind == ENGINE) + 2 * (kind == DOUBLE_ENGINE) for kind in self.kind]
        self.beside = [self._beside(face) for face in range(4 * self.count)]
        self.right = self._rows(1)
        self.below = self._rows(REAR)

    def side_code(self, face: int, side: int) -> int:
        """The connector of a side; plus what stands there: a muzzle, or an exhaust that faces the rear."""
        code = self.connectors[face][side]
        if self.muzzle[face] == side:
            code += _MUZZLE
        if self.engine[face] and side == REAR and face % 4 == 0:
            code += _EXHAUST
        return code

    def _beside(self, face: int) -> tuple[int, int, int, int]:
        muzzle, engine = self.muzzle[face], self.engine[face]
        sides = [
            NEIGHBOUR + CONNECTOR * (connector > 0) + BAR * (muzzle == side or (engine > 0 and side == REAR))
            for side, connector in enumerate(self.connectors[face])
        ]
        front, right, rear, left = sides
        return front, right, rear, left

    def may_face(self, one: int, other: int) -> bool:
        """Whether two side codes may meet."""
        return _pair(one, other) <= JOINED

    def may_join(self, one: int, other: int) -> bool:
        """Whether two side codes may meet and then hold together."""
        return _pair(one, other) == JOINED

    def _rows(self, side: int) -> list[bytes]:
        """A row of pair bits for each face, by the neighbour on that side; faces with equal sides share their row."""
        faces = range(4 * self.count)
        opposite = [self.side_code(face, (side + 2) % 4) for face in faces] + [-1]
        different = sorted(set(opposite))
        rows: dict[int, bytes] = {}
        rows_of_codes = []
        for face in (*faces, EMPTY):
            code = self.side_code(face, side) if face >= 0 else -1
            if side == REAR and face >= 0 and self.engine[face] and face % 4:
                code = self.connectors[face][side] + _TURNED
            if code not in rows:
                pairs = {other: _pair(code, other) for other in different}
                rows[code] = bytes([pairs[other] for other in opposite])
            rows_of_codes.append(rows[code])
        return rows_of_codes

    def name(self, face: int) -> str:
        """``double engine``: what the tile is, in words."""
        kind = KINDS[self.kind[face]].__name__
        return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in kind).strip()


def _turned(edges: list[int], turn: int) -> tuple[int, ...]:
    return tuple(edges[(side - turn) % 4] for side in range(4))


def _alien(tile: Tile) -> int:
    component = tile.component
    return 1 + ALIENS.index(component.alien) if isinstance(component, LifeSupport) else 0


def _covers(tile: Tile, turn: int) -> int:
    component = tile.component
    if not isinstance(component, Shield):
        return 0
    return sum({1 << (SIDES.index(side) + turn) % 4 for side in component.covers})


def _fire(kind: int, muzzle: int) -> int:
    if kind not in (CANNON, DOUBLE_CANNON):
        return 0
    return (2 if muzzle == FRONT else 1) * (2 if kind == DOUBLE_CANNON else 1)


class Shipyard:
    """Tiles and boards of a set; ``extra`` tiles (a layout's own) come after the set's.

    Attributes:
        table: the compiled tiles; ``supply``: how many of each the box holds (as many as wished of extra ones).
        boards: each side of each ship board by its name; ``homes``: the id of the piece it is printed on.
        starts: numbers of the start cabins.
    """

    __slots__ = ("boards", "homes", "starts", "supply", "table")

    def __init__(self, content: ContentSet, extra: Sequence[Tile] = ()) -> None:
        designs = [piece for piece in content.pieces["tile"] if isinstance(piece, Tile)]
        self.table = Tiles([*designs, *extra])
        self.supply = [tile.count for tile in designs] + [len(self.table.designs)] * len(extra)
        self.boards: dict[str, Board] = {}
        self.homes: dict[str, tuple[str, str]] = {}
        for piece, side, plan in plans_of(content):
            if plan.name not in self.boards:
                self.boards[plan.name] = Board(plan)
                self.homes[plan.name] = (piece.id, side)
        self.starts = [
            number for number, tile in enumerate(self.table.designs) if isinstance(tile.component, StartCabin)
        ]


def plans_of(content: ContentSet) -> list[tuple[ShipBoard, str, Plan]]:
    """Every side of every ship board: the piece, ``front`` or ``back``, and the plan."""
    boards = [piece for piece in content.pieces["ship_board"] if isinstance(piece, ShipBoard)]
    return [(piece, side, plan) for piece in boards for side, plan in (("front", piece.front), ("back", piece.back))]


LEVELS = (1, 2, 3)
PILES = 4


class Table:
    """The set, compiled.

    Attributes:
        boards: the ship board of each round, by the round's number.
        face_down: tile designs that lie face down at the start of a round, copies repeated; ``starts``: start cabins.
        cards: adventure cards; ``act_of_card``: the step that resolves each; ``stocks``: copies by level (0 to 2).
        look: for each tile the first tile that is the same in everything; ``turns``: turns that differ.
        prices: credits for a good of each colour.
        foreseen: left to players, who remember here what they make of tiles by seats, place of the round and so many
            imagined rounds.
        supply_*: what the bank holds at the start.
    """

    def __init__(self, content: ContentSet) -> None:
        rules = content.rules
        assert isinstance(rules, TruckerRules)
        self.rules = rules
        self.prices = [rules.goods_price[colour] for colour in GOODS]
        self.most_players = content.manifest.players.most
        tiles = [piece for piece in content.pieces["tile"] if isinstance(piece, Tile)]
        self.tiles = Tiles(tiles)
        self.cards = [piece for piece in content.pieces["adventure"] if isinstance(piece, AdventureCard)]
        self.first_card = len(tiles)
        self.designs = [piece.id for piece in (*tiles, *self.cards)]
        copies = [number for number, tile in enumerate(tiles) for _ in range(tile.count)]
        self.starts = [number for number in copies if self.tiles.kind[4 * number] == START_CABIN]
        self.face_down = [number for number in copies if self.tiles.kind[4 * number] != START_CABIN]
        self.stocks = [
            [number for number, card in enumerate(self.cards) if card.level == level for _ in range(card.count)]
            for level in LEVELS
        ]
        # Filled by the game's set-up from the steps that give each word its meaning.
        self.act_of_card: list[Step[Any]] = []
        self.foreseen: dict[tuple[int, int, int], list[float]] = {}
        self._make_boards(content)
        self._make_supplies(content)
        self._make_looks(tiles)

    def _make_boards(self, content: ContentSet) -> None:
        plans = [
            plan
            for piece in content.pieces["ship_board"]
            if isinstance(piece, ShipBoard)
            for plan in (piece.front, piece.back)
        ]
        self.boards: dict[int, Board] = {}
        for number in self.rules.rounds:
            boards = [plan for plan in plans if plan.round == number]
            named = [plan for plan in boards if plan.name == self.rules.third_board]
            self.boards[number] = Board((named or boards)[0])
        flights = [piece for piece in content.pieces["flight_board"] if isinstance(piece, FlightBoard)]
        self.spaces = flights[0].spaces

    def _make_supplies(self, content: ContentSet) -> None:
        tokens = [piece for _, piece in content.every_piece() if isinstance(piece, Token)]

        def supply(icon: str, colour: str = "") -> int:
            return sum(token.count for token in tokens if token.icon == icon and token.colour in (colour, ""))

        self.supply_humans = supply("human")
        self.supply_batteries = supply("battery")
        self.supply_goods = [supply("goods", colour) for colour in GOODS]

    def _make_looks(self, tiles: list[Tile]) -> None:
        first: dict[tuple[object, ...], int] = {}
        self.look = [first.setdefault((tile.edges, tile.component), number) for number, tile in enumerate(tiles)]
        self.turns = [self._turns(number) for number in range(len(tiles))]

    def _turns(self, tile: int) -> tuple[int, ...]:
        facts = self.tiles
        seen: dict[tuple[object, ...], int] = {}
        for turn in range(4):
            face = 4 * tile + turn
            is_turned = turn if facts.engine[face] else 0
            seen.setdefault((facts.connectors[face], facts.covers[face], facts.muzzle[face], is_turned), turn)
        return tuple(seen.values())
