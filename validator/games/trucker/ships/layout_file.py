"""A ship as a designer writes it down, read and judged: every breach is an issue at the tile's own line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import yaml

from validator.content.loading import ContentSet, read_typed
from validator.content.source import locate, unknown_name
from validator.games.trucker.ships.faults import Fault, faults, told
from validator.games.trucker.ships.hull import Ship
from validator.games.trucker.ships.tile_faults import tile_faults
from validator.games.trucker.table.grid import Board
from validator.games.trucker.table.tiles import EMPTY
from validator.games.trucker.table.yard import Shipyard
from validator.games.trucker.words.vocabulary import Placement, ShipLayout, Tile
from validator.issue import ContentError, Issue, Span

OWN = "own-tile"


class LaidShip:
    """A layout on its board.

    Attributes:
        ship: what could be placed; ``faults``: what breaks the rules of building.
        issues: everything wrong with the layout, faults included; ``order``: for each cell, the tile's number in the
            file.
    """

    def __init__(self, layout: ShipLayout, node: yaml.Node, content: ContentSet, shown: str) -> None:
        self.layout = layout
        self.node = node
        self.shown = shown
        self.yard = Shipyard(content, [_own_tile(number, one) for number, one in _own(layout)])
        self.board = self._board()
        self.ship = Ship(self.yard.table, self.board)
        self.order: dict[int, int] = {}
        self.issues: list[Issue] = []
        for number, placement in enumerate(layout.tiles):
            self.issues += self._own_faults(number, placement)
            self.issues += self._place(number, placement)
        self.issues += self._supply()
        self.issues += self._start()
        self.faults: list[Fault] = faults(self.ship)
        self.issues += [self._issue_of(fault) for fault in self.faults]

    def _board(self) -> Board:
        if self.layout.board not in self.yard.boards:
            span = locate(self.node, ("board",))
            known = list(self.yard.boards)
            raise ContentError([unknown_name("unknown-board", "ship board", self.layout.board, known, span)])
        return self.yard.boards[self.layout.board]

    def span(self, number: int, *path: str | int) -> Span:
        """Where the tile with that number stands in the file."""
        return locate(self.node, ("tiles", number, *path))

    def _tile(self, number: int, placement: Placement) -> int | Issue:
        """The number of the tile meant."""
        numbers = self.yard.table.numbers
        has_own = placement.edges is not None or placement.component is not None
        if placement.tile is not None and not has_own:
            if placement.tile in numbers:
                return numbers[placement.tile]
            known = [name for name in numbers if not name.startswith(OWN)]
            span = self.span(number, "tile")
            issue = unknown_name("unknown-tile", "tile", placement.tile, known, span)
            few = f"{known[0]} to {known[-1]}" if known else "none: the set has no tiles"
            return Issue(code=issue.code, message=issue.message, span=span, found=issue.found, accepted=few,
                         suggestion=issue.suggestion)  # fmt: skip
        if placement.tile is None and placement.edges is not None and placement.component is not None:
            return numbers[f"{OWN}-{number}"]
        message = "a tile is given by its id alone, or by edges and component together"
        return Issue(code="unclear-tile", message=message, span=self.span(number))

    def _own_faults(self, number: int, placement: Placement) -> Iterator[Issue]:
        """What a tile described in the layout itself may not be."""
        if placement.edges is None or placement.component is None:
            return
        column, row = placement.at
        for fault in tile_faults(placement.edges, placement.component):
            message = f"the tile at column {column}, row {row}{fault.says}"
            yield Issue(code=fault.code, message=message, span=self.span(number, *fault.path),
                        found=fault.found, accepted=fault.accepted)  # fmt: skip

    def _place(self, number: int, placement: Placement) -> Iterator[Issue]:
        tile = self._tile(number, placement)
        if isinstance(tile, Issue):
            yield tile
            return
        column, row = placement.at
        face = 4 * tile + placement.turn // 90
        what = f"the {self.yard.table.name(face)}"
        cell = self.board.cell_at(column, row)
        if cell < 0:
            message = (
                f"{what} at column {column}, row {row} is off the board: board {self.board.name} has no cell there"
            )
            yield Issue(code="off-board", message=message, span=self.span(number, "at"), accepted=self._cells(row))
        elif self.ship.tiles[cell] != EMPTY:
            first = self.yard.table.name(self.ship.tiles[cell])
            line = self.span(self.order[cell]).line
            message = f"{what} at {self.board.told(cell)} stands where the {first} of line {line} already is"
            yield Issue(code="cell-taken", message=message, span=self.span(number, "at"))
        else:
            self.ship.put(cell, face)
            self.order[cell] = number

    def _cells(self, row: int) -> str:
        columns = [str(self.board.columns[cell]) for cell in self.board.cells if self.board.rows[cell] == row]
        if columns:
            return f"columns {', '.join(columns)} in row {row}"
        rows = sorted({self.board.rows[cell] for cell in self.board.cells})
        return f"rows {rows[0]} to {rows[-1]}"

    def _supply(self) -> Iterator[Issue]:
        used: Counter[str] = Counter()
        for number, placement in enumerate(self.layout.tiles):
            name = placement.tile
            if name is None or name not in self.yard.table.numbers:
                continue
            used[name] += 1
            held = self.yard.supply[self.yard.table.numbers[name]]
            if used[name] > held:
                message = f"{name} is used {used[name]} times; the set holds {held}"
                yield Issue(code="too-many-tiles", message=message, span=self.span(number, "tile"))

    def _start(self) -> Iterator[Issue]:
        starts = [
            (cell, number) for cell, number in self.order.items() if self.ship.tiles[cell] >> 2 in self.yard.starts
        ]  # fmt: skip
        where = self.board.told(self.board.start)
        if not any(cell == self.board.start for cell, _ in starts):
            message = f"no start cabin stands at {where}, where every ship on board {self.board.name} begins"
            yield Issue(code="missing-start", message=message, span=locate(self.node, ("tiles",)))
        for cell, number in starts:
            if cell != self.board.start:
                message = f"a start cabin stands at {self.board.told(cell)}; its only place is {where}"
                yield Issue(code="misplaced-start", message=message, span=self.span(number, "at"))

    def _issue_of(self, fault: Fault) -> Issue:
        message = told(fault, self.yard.table, self.board, self.ship.tiles)
        return Issue(code=fault.code, message=message, span=self.span(self.order[fault.cell]))


def _own(layout: ShipLayout) -> list[tuple[int, Placement]]:
    return [
        (number, one) for number, one in enumerate(layout.tiles)
        if one.tile is None and one.edges is not None and one.component is not None
    ]  # fmt: skip


def _own_tile(number: int, placement: Placement) -> Tile:
    """A tile described in the layout itself."""
    assert placement.edges is not None and placement.component is not None
    return Tile(id=f"{OWN}-{number}", edges=placement.edges, component=placement.component)


def read_ship(path: Path, shown: str, content: ContentSet) -> LaidShip:
    """Read and judge a layout file; ``shown`` is its name in reports.

    Raises:
        ContentError: it is not a layout by form, or names a board that the set does not have.
    """
    layout, node = read_typed(path, shown, ShipLayout)
    return LaidShip(layout, node, content, shown)
