"""A set's tiles and boards, compiled once for everything that builds or judges ships."""

from __future__ import annotations

from collections.abc import Sequence

from validator.content.loading import ContentSet
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.tiles import Tiles
from validator.play.games.trucker.words.vocabulary import Plan, ShipBoard, StartCabin, Tile


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
