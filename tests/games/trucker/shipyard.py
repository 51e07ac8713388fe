"""Sets ships of Galaxy Trucker on their boards by printed numbers, so that a test reads like the case it is about.

``lay("I", "T034@7,7", "T064@6,7", "T022@8,6 r90")`` places tiles of the set; ``U("1002")`` in place of an id is a tile
with connectors of its own (front, right, rear, left; 0 smooth to 3 universal) and a component.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

from validator.content.loading import ContentSet
from validator.play.games.trucker.ships.faults import faults
from validator.play.games.trucker.ships.hull import ship_on
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.yard import Shipyard
from validator.play.games.trucker.words.vocabulary import CONNECTORS, AnyComponent, Structure, Tile
from validator.play.lookup import open_set

START = "T034@7,7"
FIXTURES: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "ships.yaml").read_text(encoding="utf-8"))


@cache
def content() -> ContentSet:
    return open_set("trucker")


@cache
def plain_yard() -> Shipyard:
    return Shipyard(content())


class Laying:
    """A ship under test; cells are named ``(column, row)``."""

    def __init__(self, board: str, yard: Shipyard) -> None:
        self.yard = yard
        self.board: Board = yard.boards[board]
        self.ship = ship_on(yard.table, self.board)

    def put(self, tile: str, at: tuple[int, int], turn: int = 0) -> None:
        cell = self.board.cell_at(*at)
        assert cell >= 0, f"{at} is off the board"
        self.ship.put(cell, 4 * self.yard.table.numbers[tile] + turn // 90)

    def cell(self, column: int, row: int) -> int:
        return self.board.cell_at(column, row)

    def places(self, cells: list[int]) -> list[tuple[int, int]]:
        return [self.board.place(cell) for cell in cells]

    def faults(self) -> list[tuple[str, tuple[int, int], tuple[int, int] | None]]:
        return [
            (code, self.board.place(cell), self.board.place(other) if other >= 0 else None)
            for code, cell, other in faults(self.ship)
        ]

    def codes(self) -> set[str]:
        return {fault[0] for fault in self.faults()}


def own(edges: str, component: AnyComponent | None = None, name: str = "own") -> Tile:
    """A tile with connectors such as ``"1002"``."""
    return Tile(id=name, edges=tuple(CONNECTORS[int(edge)] for edge in edges), component=component or Structure())


def lay(board: str, *tiles: str, extra: tuple[Tile, ...] = ()) -> Laying:
    """A ship from ``"T064@6,7 r180"`` and the like; ``extra`` tiles are named by their ids."""
    laying = Laying(board, Shipyard(content(), extra) if extra else plain_yard())
    for text in tiles:
        what, _, turn = text.partition(" r")
        tile, _, at = what.partition("@")
        column, row = at.split(",")
        laying.put(tile, (int(column), int(row)), int(turn or 0))
    return laying


def lay_fixture(name: str) -> Laying:
    """One of the ships of ``trucker_ships.yaml``."""
    laying = Laying(FIXTURES[name]["board"], plain_yard())
    for tile in FIXTURES[name]["tiles"]:
        laying.put(tile["tile"], tuple(tile["at"]), tile["turn"])
    return laying
