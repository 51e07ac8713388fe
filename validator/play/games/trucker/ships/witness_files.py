"""Kept witnesses: for each board a legal ship that fills it, as a layout file in the set's ``witnesses`` folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from validator.base.files import write_beside
from validator.base.issue import ContentError, Issue, Severity, Span, is_legal
from validator.base.opening import is_there
from validator.content.loading import ContentSet, read_typed
from validator.content.places import CONTENT, built_in, inside
from validator.play.games.trucker.ships.layout_file import LaidShip, read_ship
from validator.play.games.trucker.ships.witness import Filling, completed, fullest, layout_of, layout_text
from validator.play.games.trucker.ships.wording import OWN
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.yard import Shipyard, plans_of
from validator.play.games.trucker.words.vocabulary import ShipLayout

FOLDER = "witnesses"
UNFINISHED = frozenset({"apart", "missing-start"})
"""What may be wrong with a ship that is to be finished: the tiles to come can mend it."""


def stored_layout(content: ContentSet, board: str, yard: Shipyard | None = None) -> LaidShip | None:
    """The kept witness of a board that is legal by this set's tiles: its own, or that of a set it extends.

    ``yard`` is the set's, where it has been compiled already.
    """
    for folder in content.folders:
        file = folder / FOLDER / f"{board}.yaml"
        if not file.is_file():
            continue
        if folder.parent != CONTENT and not file.resolve().is_relative_to(folder.resolve()):
            continue
        try:
            laid = read_ship(file, f"{folder.name}/{FOLDER}/{file.name}", content, yard=yard)
        except ContentError:
            continue
        if laid.layout.board == board and is_legal(laid.issues):
            return laid
    return None


def unread_witnesses(content: ContentSet) -> Iterator[Issue]:
    """Kept witnesses of the set's own folder that cannot be read, as warnings: ships are looked for without them."""
    for plan in plans_of(content):
        file = content.place.folder / FOLDER / f"{plan[2].name}.yaml"
        if not is_there(file) or content.place.folder.parent == CONTENT:
            continue
        shown = f"{content.place.shown}/{FOLDER}/{file.name}"
        try:
            inside(content.place, f"{FOLDER}/{file.name}", Span(shown))
            read_typed(file, shown, ShipLayout)
        except ContentError as error:
            for issue in error.issues:
                yield msgspec.structs.replace(issue, severity=Severity.WARNING)


def is_full(laid: LaidShip) -> bool:
    """Whether every cell holds a tile."""
    return laid.ship.tile_count() == len(laid.board.cells)


def solved(content: ContentSet) -> Iterator[tuple[Board, Filling]]:
    """The fullest ship of each board, solved anew.

    Raises:
        MissingExtra: OR-Tools is not installed.
    """
    yard = Shipyard(content)
    for board in yard.boards.values():
        yield board, fullest(yard, board)


def finished(laid: LaidShip) -> Filling:
    """The fullest legal ship that has all tiles of a layout where they stand.

    Raises:
        ContentError: the layout has faults that no further tile can mend; carries those.
        MissingExtra: OR-Tools is not installed, and nothing simpler can do it.
    """
    faults = [issue for issue in laid.issues if issue.code not in UNFINISHED]
    if faults:
        raise ContentError(faults)
    kept = {cell: laid.ship.tiles[cell] for cell in laid.order}
    for tile, design in enumerate(laid.yard.table.designs):
        if design.id.startswith(OWN):  # a tile that the layout describes is there as often as it stands in it
            laid.yard.supply[tile] = sum(face // 4 == tile for face in kept.values())
    return completed(laid.yard, laid.board, kept)


def added(laid: LaidShip, filling: Filling) -> list[dict[str, Any]]:
    """The tiles that a filling has beyond those of the layout, as entries of its list of tiles."""
    assert filling.ship is not None
    new = filling.ship.copy()
    for cell in laid.order:
        new.take_back(cell)
    return [
        {"at": list(one.at), "tile": one.tile} | ({"turn": one.turn} if one.turn else {})
        for one in layout_of(new, laid.layout.set, "").tiles
    ]


def write_witness(content: ContentSet, board: Board, filling: Filling, folder: Path) -> Path:
    """Keep a witness in ``folder``. Raises as `validator.base.files.write_beside`."""
    assert filling.ship is not None
    title = f"Board {board.name} filled to the last cell" if _fills(filling, board) else f"Board {board.name}, fullest"
    path = folder / f"{board.name}.yaml"
    reference = content.name if content.name in built_in() else content.place.shown
    return write_beside(path, layout_text(layout_of(filling.ship, reference, title)).encode())


def _fills(filling: Filling, board: Board) -> bool:
    return filling.ship is not None and filling.ship.tile_count() == len(board.cells)
