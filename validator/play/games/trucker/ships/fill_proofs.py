"""Can a board be filled to the last cell? Asked once for each content: by laying tiles, then by the solver.

Nothing here looks at a clock: the solver's work is bounded, and where the bound is reached the answer is "not known".
Answers of the solver are kept, for the process and in a file of the user's cache folder, under a hash of all that
decides them: the sides of the tiles and how many there are, the cells of the board, and the bound.
"""

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from validator.play.games.trucker.ships.answer_cache import answer_kept, keep_answer
from validator.play.games.trucker.ships.filling import ROUNDS, filled
from validator.play.games.trucker.ships.shapes import shapes_of
from validator.play.games.trucker.ships.witness import SEED, full_ship
from validator.play.games.trucker.table.grid import Board
from validator.play.games.trucker.table.yard import Shipyard

WORK = 3.0
"""Most that the solver works on one board, in its own measure: about two seconds."""
METHOD = 1
"""Part of every key: a higher number when laying or solving has changed, so that old answers are not believed."""


class Proof(NamedTuple):
    """``most`` tiles were laid on the board; ``proven`` where no legal ship has a tile on every cell."""

    most: int
    proven: bool


FULL, NEVER, UNKNOWN = "full", "never full", "not known"
"""What the solver may answer."""


def proof_of(yard: Shipyard, board: Board, announce: Callable[[], None] | None = None) -> Proof:
    """The fullest ship found; ``announce`` is called before the solver starts.

    Raises:
        MissingExtra: laying tiles did not answer it, and OR-Tools is not installed.
    """
    ship, cells = filled(yard, board), len(board.cells)
    most = ship.tile_count() if ship else 0
    if ship is None or most == cells or sum(yard.supply) < cells:
        return Proof(most, True)
    key = _key(yard, board)
    answer = answer_kept(key)
    if answer not in (FULL, NEVER, UNKNOWN):
        if announce is not None:
            announce()
        filling = full_ship(yard, board, WORK)
        answer = FULL if filling.ship else NEVER if filling.proven else UNKNOWN
        keep_answer(key, answer)
    return Proof(cells if answer == FULL else most, answer != UNKNOWN)


def _key(yard: Shipyard, board: Board) -> str:
    shapes = sorted((shape.is_start, shape.codes, len(shape.tiles)) for shape in shapes_of(yard))
    cells = [cell - board.start for cell in board.cells]
    facts = (METHOD, SEED, WORK, ROUNDS, shapes, cells, board.width)
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()[:32]
