"""Can a board be filled to the last cell? Asked once for each content: by laying tiles, then by the solver.

Nothing here looks at a clock: the solver's work is bounded, and where the bound is reached the answer is "not known".
Answers of the solver are kept, for the process and in a file of the user's cache folder, under a hash of all that
decides them: the sides of the tiles and how many there are, the cells of the board, and the bound.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from validator.games.trucker.ships.filling import ROUNDS, filled
from validator.games.trucker.ships.kept_answers import answer_kept, keep_answer
from validator.games.trucker.ships.shapes import shapes_of
from validator.games.trucker.ships.witness import SEED, full_ship
from validator.games.trucker.table.grid import Board
from validator.games.trucker.table.yard import Shipyard

WORK = 3.0
"""Most that the solver works on one board, in its own measure: about two seconds."""
METHOD = 1
"""Part of every key: a higher number when laying or solving has changed, so that old answers are not believed."""


class Proof(NamedTuple):
    """``most`` tiles were laid on the board; ``proven`` where no legal ship has a tile on every cell."""

    most: int
    proven: bool


Announce = Callable[[str], None]
"""Told the name of a board before the solver starts on it."""


def proof_of(yard: Shipyard, board: Board, announce: Announce | None = None) -> Proof:
    """The fullest ship found; with fewer tiles than cells ``proven`` says whether that is certain.

    Raises:
        NoSolver: laying tiles did not answer it, and OR-Tools is not installed.
    """
    ship = filled(yard, board)
    most = ship.tile_count() if ship else 0
    if ship is None or most == len(board.cells):
        return Proof(most, True)
    if sum(yard.supply) < len(board.cells):
        return Proof(most, True)
    key = _key(yard, board)
    kept = answer_kept(key)
    if kept is not None:
        return Proof(most, kept == PROVEN) if kept != FULL else Proof(len(board.cells), True)
    if announce is not None:
        announce(board.name)
    filling = full_ship(yard, board, WORK)
    answer = FULL if filling.ship else PROVEN if filling.proven else UNKNOWN
    keep_answer(key, answer)
    return Proof(len(board.cells), True) if filling.ship else Proof(most, filling.proven)


FULL, PROVEN, UNKNOWN = "full", "never full", "not known"


def _key(yard: Shipyard, board: Board) -> str:
    shapes = sorted((shape.is_start, shape.codes, len(shape.tiles)) for shape in shapes_of(yard))
    cells = [cell - board.start for cell in board.cells]
    facts = (METHOD, SEED, WORK, ROUNDS, shapes, cells, board.width)
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:32]
