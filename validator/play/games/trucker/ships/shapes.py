"""Tiles that are one to the rules of building, put together: what decides a fit is the sides alone."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from validator.play.games.trucker.table.tiles import START_CABIN
from validator.play.games.trucker.table.yard import Shipyard

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
    found = []
    for (is_start, _), tiles in groups.items():
        turns: dict[Codes, int] = {}
        for face in range(4 * tiles[0], 4 * tiles[0] + 4):
            if not (table.engine[face] and face % 4):
                turns.setdefault(codes_of(yard, face), face)
        copies = tuple(tile for tile in tiles for _ in range(yard.supply[tile]))
        found.append(Shape(tuple(turns.values()), tuple(turns), copies, is_start))
    return found


def shape_face(yard: Shipyard, shapes: list[Shape], face: int) -> tuple[int, int]:
    """The number of a tile's shape, and which of the shape's faces the tile shows; -1 where it may not be turned so."""
    number = next(number for number, shape in enumerate(shapes) if face // 4 in shape.tiles)
    codes = shapes[number].codes
    sides = codes_of(yard, face)
    return number, codes.index(sides) if sides in codes else -1


def codes_of(yard: Shipyard, face: int) -> Codes:
    """The side codes of a face: front, right, rear, left."""
    return tuple(yard.table.side_code(face, side) for side in range(4))
