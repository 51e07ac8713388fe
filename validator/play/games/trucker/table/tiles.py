"""The tiles of a set as tables of numbers, one entry for each way a tile may be turned.

A *face* is ``4 * tile + turn``: a tile's number and its quarter turns clockwise. Every table has one more entry than
there are faces, so that the face -1 of an empty cell reads that last, empty entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.games.trucker.table.grid import BAR, CONNECTOR, FRONT, NEIGHBOUR, REAR
from validator.play.games.trucker.words.vocabulary import (
    ALIENS,
    CONNECTORS,
    SIDES,
    Battery,
    Cabin,
    Cannon,
    Component,
    DoubleCannon,
    DoubleEngine,
    Engine,
    Hold,
    LifeSupport,
    Shield,
    SpecialHold,
    StartCabin,
    Structure,
    Tile,
)

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
        found = []
        for face in (*faces, EMPTY):
            code = self.side_code(face, side) if face >= 0 else -1
            if side == REAR and face >= 0 and self.engine[face] and face % 4:
                code = self.connectors[face][side] + _TURNED
            if code not in rows:
                pairs = {other: _pair(code, other) for other in different}
                rows[code] = bytes([pairs[other] for other in opposite])
            found.append(rows[code])
        return found

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
