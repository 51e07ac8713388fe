"""A ship as a designer writes it down, read and judged: every breach is an issue at the tile's own line."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from validator.base.issue import ContentError, Issue, Span, near
from validator.content.loading import ContentSet, read_typed
from validator.content.source import locate, unknown_name
from validator.play.games.trucker.ships.guilt import Trouble, joined_ship, troubles
from validator.play.games.trucker.ships.hull import ship_on
from validator.play.games.trucker.ships.tile_faults import tile_faults
from validator.play.games.trucker.ships.wording import OWN, Wording
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.tiles import EMPTY
from validator.play.games.trucker.table.yard import Shipyard
from validator.play.games.trucker.words.vocabulary import Placement, ShipLayout, Tile


class Aside(NamedTuple):
    """A tile of the file that no cell of the board holds: ``why`` is ``off``, ``taken``, ``unknown`` or ``unclear``.

    ``face`` is -1 where no tile of the set is meant.
    """

    number: int
    face: int
    why: str


class LaidShip:
    """A layout on its board.

    Attributes:
        ship: what could be placed; ``joined``: that of it which is joined to the start cabin.
        words: the ship told in a language.
        order: for each cell, the tile's number in the file; ``aside``: tiles that no cell holds.
        troubles: what is wrong with how tiles stand; ``misfits``: cells of tiles that are wrong by themselves.
        issues: everything wrong with the layout.
    """

    def __init__(
        self,
        layout: ShipLayout,
        node: yaml.Node,
        content: ContentSet,
        shown: str,
        language: str,
        yard: Shipyard | None = None,
    ) -> None:
        self.layout = layout
        self.node = node
        self.shown = shown
        own = [_own_tile(number, one) for number, one in _own(layout)]
        self.yard = Shipyard(content, own) if own or yard is None else yard
        self.board = self._board()
        self.ship = ship_on(self.yard.table, self.board)
        self.words = Wording(content.texts(language), self.yard.table, self.board, self.ship.tiles)
        self.order: dict[int, int] = {}
        self.aside: list[Aside] = []
        self.misfits: set[int] = set()
        self.issues: list[Issue] = []
        for number, placement in enumerate(layout.tiles):
            self.issues += self._place(number, placement)
            self.issues += self._own_faults(number, placement)
        self.issues += self._supply()
        self.issues += self._start()
        self.troubles: list[Trouble] = troubles(self.ship)
        self.joined = joined_ship(self.ship)
        self.issues += [self._issue_of(trouble) for trouble in self.troubles]

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
            return numbers[placement.tile] if placement.tile in numbers else self._unknown(number, placement.tile)
        if placement.tile is None and placement.edges is not None and placement.component is not None:
            return numbers[f"{OWN}-{number}"]
        message = self.words.say("unclear", cell=self._cell(placement))
        return Issue(code="unclear-tile", message=message, span=self.span(number))

    def _unknown(self, number: int, name: str) -> Issue:
        known = [known for known in self.yard.table.numbers if not known.startswith(OWN)]
        say = self.words.say
        parts = [say("unknown", id=name)]
        parts += [say("known", first=known[0], last=known[-1]) if known else say("no-tiles")]
        parts += [say("near", near=spelling.strip("'")) for spelling in [near(name, known)] if spelling]
        message = self.words.joined(parts, "ship-then")
        return Issue(code="unknown-tile", message=message, span=self.span(number, "tile"), found=name)

    def _cell(self, placement: Placement) -> str:
        return self.words.say("cell", column=placement.at[0], row=placement.at[1])

    def _own_faults(self, number: int, placement: Placement) -> Iterator[Issue]:
        """What a tile described in the layout itself may not be."""
        if placement.edges is None or placement.component is None:
            return
        for fault in tile_faults(placement.edges, placement.component):
            if self.order.get(self.board.cell_at(*placement.at)) == number:
                self.misfits.add(self.board.cell_at(*placement.at))
            message = self.words.say(fault.code, cell=self._cell(placement))
            yield Issue(
                code=fault.code,
                message=message,
                span=self.span(number, *fault.path),
                found=fault.found,
                accepted=fault.accepted,
            )

    def _place(self, number: int, placement: Placement) -> Iterator[Issue]:
        tile = self._tile(number, placement)
        if isinstance(tile, Issue):
            self.aside.append(Aside(number, EMPTY, tile.code.removesuffix("-tile")))
            yield tile
            return
        face = 4 * tile + placement.turn // 90
        cell = self.board.cell_at(*placement.at)
        if cell < 0:
            self.aside.append(Aside(number, face, "off"))
            cells = self._cells(placement.at[1])
            values = {"tile": self.words.tile(face), "cell": self._cell(placement), "cells": cells}
            message = self.words.say("off-board", board=self.board.name, **values)
            yield Issue(code="off-board", message=message, span=self.span(number, "at"))
        elif self.ship.tiles[cell] != EMPTY:
            self.aside.append(Aside(number, face, "taken"))
            first, line = self.words.tile(self.ship.tiles[cell]), self.span(self.order[cell]).line
            values = {"tile": self.words.tile(face), "cell": self._cell(placement)}
            message = self.words.say("taken", first=first, line=str(line), **values)
            yield Issue(code="cell-taken", message=message, span=self.span(number, "at"))
        else:
            self.ship.put(cell, face)
            self.order[cell] = number

    def _cells(self, row: int) -> str:
        """Where tiles may stand: the columns of that row, or the rows of the board."""
        columns = [str(self.board.columns[cell]) for cell in self.board.cells if self.board.rows[cell] == row]
        if columns:
            return self.words.say("columns", row=row, columns=self.words.joined(columns))
        rows = sorted({self.board.rows[cell] for cell in self.board.cells})
        return self.words.say("rows", first=rows[0], last=rows[-1])

    def _supply(self) -> Iterator[Issue]:
        """Tiles on the board beyond those that the set holds."""
        used: Counter[int] = Counter()
        for cell, number in self.order.items():
            tile = self.ship.tiles[cell] // 4
            used[tile] += 1
            held = self.yard.supply[tile]
            if used[tile] > held and self.layout.tiles[number].tile is not None:
                self.misfits.add(cell)
                values = {"tile": self.words.tile(4 * tile), "cell": self.words.cell(cell), "held": held}
                message = self.words.say("too-many", used=used[tile], **values)
                yield Issue(code="too-many-tiles", message=message, span=self.span(number, "tile"))

    def _start(self) -> Iterator[Issue]:
        starts = [
            (cell, number) for cell, number in self.order.items() if self.ship.tiles[cell] >> 2 in self.yard.starts
        ]
        if not starts:
            self.misfits.add(self.board.start)
            where = self.words.cell(self.board.start)
            message = self.words.say("no-start", start=where, board=self.board.name)
            yield Issue(code="missing-start", message=message, span=locate(self.node, ("tiles",)))
        for cell, number in starts:
            if cell != self.board.start:
                self.misfits.add(cell)
                places = {"cell": self.words.cell(cell), "start": self.words.cell(self.board.start)}
                message = self.words.say("misplaced", tile=self.words.tile(self.ship.tiles[cell]), **places)
                yield Issue(code="misplaced-start", message=message, span=self.span(number, "at"))

    def _issue_of(self, trouble: Trouble) -> Issue:
        span = self.span(self.order[trouble.cell])
        return Issue(code=trouble.code, message=self.words.trouble(trouble), span=span)


def _own(layout: ShipLayout) -> list[tuple[int, Placement]]:
    return [
        (number, one)
        for number, one in enumerate(layout.tiles)
        if one.tile is None and one.edges is not None and one.component is not None
    ]


def _own_tile(number: int, placement: Placement) -> Tile:
    """A tile described in the layout itself."""
    assert placement.edges is not None and placement.component is not None
    return Tile(id=f"{OWN}-{number}", edges=placement.edges, component=placement.component)


def read_ship(
    path: Path, shown: str, content: ContentSet, language: str | None = None, yard: Shipyard | None = None
) -> LaidShip:
    """Read and judge a layout file; ``shown`` is its name in reports, told in ``language`` (else the set's first).

    ``yard`` is the set's, where it has been compiled already.

    Raises:
        ContentError: it is not a layout by form, or names a board that the set does not have.
    """
    layout, node = read_typed(path, shown, ShipLayout)
    return LaidShip(layout, node, content, shown, language or content.languages[0], yard)
