"""Filling a board without a solver: tile upon tile from the start cabin, then tearing out and building anew at gaps.

Every tile laid is joined to the ship, so what comes out is one legal ship. This finds, and proves nothing: where it
finds none, a solver has to say. Work is counted in rounds, never in time, and the dice have a fixed seed: the same
tiles and board always give the same ship.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from validator.play.engine.chance import Dice, below
from validator.play.games.trucker.ships.faults import Codes, Shape, shape_face, shapes_of
from validator.play.games.trucker.ships.hull import Ship, ship_on
from validator.play.games.trucker.table import Board, Shipyard

ROUNDS = 1500
"""Times a part of the ship is torn out and built anew before it is given up; most boards take fewer than 50."""
FARTHEST = 3
"""Most steps from a gap within which tiles are torn out."""
LOOKS = 8
"""Faces tried on a cell before one is taken that leaves a neighbour without any."""


def filled(yard: Shipyard, board: Board, kept: Mapping[int, int] = {}) -> Ship | None:
    """The fullest legal ship found; None where no ship can begin at all.

    ``kept`` are cells and the faces that stay on them: a legal ship by themselves, with its start cabin.
    """
    if not yard.starts or board.start < 0:
        return None
    palette = _palette_of(yard)
    work = _Work(palette, board, kept, {cell: palette.face_of(yard, face) for cell, face in kept.items()})
    for _ in range(ROUNDS):
        if work.is_full():
            break
        work.rebuild()
    return work.ship(yard)


class _Palette(NamedTuple):
    """Every face a tile can show, numbered; sets of faces are the bits of one number.

    ``fits[side][code]`` holds the faces whose side may face that code, ``holds[side][code]`` those joined to it;
    ``open[side]`` those whose side may face some tile. ``shape`` is the number of each face's shape.
    """

    shapes: list[Shape]
    shape: list[int]
    turns: list[int]
    codes: list[Codes]
    bits: list[int]
    fits: list[dict[int, int]]
    holds: list[dict[int, int]]
    open: list[int]

    def face_of(self, yard: Shipyard, face: int) -> int:
        """The number here of a face of the yard."""
        number, turn = shape_face(yard, self.shapes, face)
        return self.shape.index(number) + turn


def _palette_of(yard: Shipyard) -> _Palette:
    shapes = shapes_of(yard)
    shown = [
        (number, face % 4, codes)
        for number, shape in enumerate(shapes)
        for face, codes in zip(shape.faces, shape.codes, strict=True)
    ]
    codes = [sides for _, _, sides in shown]
    bits = [
        sum(1 << face for face, (other, _, _) in enumerate(shown) if other == number) for number in range(len(shapes))
    ]
    fits = _facing(codes, yard.table.may_face)
    ever = [0] * 4
    for side in range(4):
        for faces in fits[side].values():
            ever[side] |= faces
    numbers, turns = [number for number, _, _ in shown], [turn for _, turn, _ in shown]
    return _Palette(shapes, numbers, turns, codes, bits, fits, _facing(codes, yard.table.may_join), ever)


def _facing(codes: list[Codes], test: Callable[[int, int], bool]) -> list[dict[int, int]]:
    known = sorted({code for sides in codes for code in sides})
    return [
        {code: sum(1 << face for face, sides in enumerate(codes) if test(sides[side], code)) for code in known}
        for side in range(4)
    ]


class _Work:
    """A ship in the making: the face on each cell, and copies left of each shape.

    ``given`` are the faces that stay, by cell, and ``kept`` the same by the palette's numbers.
    """

    def __init__(self, palette: _Palette, board: Board, given: Mapping[int, int], kept: Mapping[int, int]) -> None:
        self.palette, self.board, self.given, self.kept = palette, board, given, kept
        self.left = [len(shape.tiles) for shape in palette.shapes]
        starts = sum(bits for bits, shape in zip(palette.bits, palette.shapes, strict=True) if shape.is_start)
        self.free = ((1 << len(palette.codes)) - 1) & ~starts
        self.beside = {cell: [cell + step for step in board.steps] for cell in board.cells}
        self.dice = Dice(len(board.cells))
        self.laid: dict[int, int] = {}
        for cell, face in (self.kept or {board.start: (starts & -starts).bit_length() - 1}).items():
            self._lay(cell, face)
        self._fill()

    def is_full(self) -> bool:
        return len(self.laid) == len(self.board.cells)

    def rebuild(self) -> None:
        """Tear out what lies around a gap and build anew; what held more tiles stays."""
        before = dict(self.laid)
        gaps = [cell for cell in self.board.cells if cell not in before]
        away = {gaps[below(self.dice, len(gaps))]}
        for _ in range(1 + below(self.dice, FARTHEST)):
            away |= {other for cell in away for other in self.beside[cell] if self.board.is_cell[other]}
        self._lay_again({cell: face for cell, face in before.items() if cell in self.kept or cell not in away})
        self._fill()
        if len(self.laid) < len(before):
            self._lay_again(before)

    def _lay_again(self, wanted: dict[int, int]) -> None:
        """Keep the start cabin and those faces that still hold to it, one by another."""
        start = self.board.start
        for cell in [cell for cell in self.laid if cell != start]:
            self._lift(cell)
        edge = [start]
        while edge:
            for other in self.beside[edge.pop()]:
                if other in wanted and other not in self.laid and self._choices(other)[1] >> wanted[other] & 1:
                    self._lay(other, wanted[other])
                    edge.append(other)

    def _lay(self, cell: int, face: int) -> None:
        shape = self.palette.shape[face]
        self.laid[cell] = face
        self.left[shape] -= 1
        if not self.left[shape]:
            self.free &= ~self.palette.bits[shape]

    def _lift(self, cell: int) -> None:
        shape = self.palette.shape[self.laid.pop(cell)]
        self.left[shape] += 1
        if not self.palette.shapes[shape].is_start:
            self.free |= self.palette.bits[shape]

    def _choices(self, cell: int) -> tuple[int, int]:
        """Faces that fit there, and those of them that hold to the ship."""
        palette, laid = self.palette, self.laid
        fits, holds = self.free, 0
        for side, other in enumerate(self.beside[cell]):
            if other in laid:
                code = palette.codes[laid[other]][side ^ 2]
                fits &= palette.fits[side][code]
                holds |= palette.holds[side][code]
            elif self.board.is_cell[other]:
                fits &= palette.open[side]
        return fits, fits & holds

    def _fill(self) -> None:
        """Lay tiles where the fewest fit, until none fits anywhere."""
        while True:
            tightest: tuple[int, int, int] | None = None
            for cell in self.board.cells:
                if cell not in self.laid:
                    fits, holds = self._choices(cell)
                    if holds and (tightest is None or fits.bit_count() < tightest[0]):
                        tightest = fits.bit_count(), cell, holds
            if tightest is None:
                return
            self._lay_one(tightest[1], tightest[2])

    def _lay_one(self, cell: int, choices: int) -> None:
        """One of the faces, at random, and rather one that leaves every empty neighbour a choice."""
        options = [face for face in range(choices.bit_length()) if choices >> face & 1]
        for look in range(min(LOOKS, len(options))):
            place = look + below(self.dice, len(options) - look)
            options[look], options[place] = options[place], options[look]
            self._lay(cell, options[look])
            if self._is_open_around(cell):
                return
            self._lift(cell)
        self._lay(cell, options[0])

    def _is_open_around(self, cell: int) -> bool:
        empty = [other for other in self.beside[cell] if self.board.is_cell[other] and other not in self.laid]
        return all(self._choices(other)[0] for other in empty)

    def ship(self, yard: Shipyard) -> Ship:
        """The ship made, with a tile of its shape on each cell."""
        ship = ship_on(yard.table, self.board)
        left = [list(shape.tiles) for shape in self.palette.shapes]
        for cell, face in self.given.items():
            ship.put(cell, face)
            left[self.palette.shape[self.kept[cell]]].remove(face // 4)
        for cell, face in sorted(self.laid.items()):
            if cell not in self.given:
                ship.put(cell, 4 * left[self.palette.shape[face]].pop(0) + self.palette.turns[face])
        return ship
