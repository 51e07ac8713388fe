"""Is there a legal ship that fills each board to the last cell? A kept one is judged again; else one is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from validator.games.trucker.checks.box import Box
from validator.games.trucker.ships.fill_proofs import Proof, proof_of
from validator.games.trucker.ships.witness import NoSolver
from validator.games.trucker.ships.witness_files import is_full, kept, unread_witnesses
from validator.games.trucker.table.yard import plans_of
from validator.games.trucker.words.vocabulary import ShipBoard
from validator.issue import Issue

Report = Callable[[str, int, int], None]
"""Told what is worked on, how much of it is done, and of how much."""
STAGE = "boards to fill"


def fill_issues(box: Box, report: Report | None = None) -> Iterator[Issue]:
    """Boards that no legal ship fills, or of which that is not known; ``report`` is told once a solver has to run."""
    yield from unread_witnesses(box.content)
    plans = plans_of(box.content)
    for done, (piece, side, plan) in enumerate(plans):
        laid = kept(box.content, plan.name)
        if laid is None or not is_full(laid):
            announce = None if report is None else partial(report, STAGE, done, len(plans))
            yield from _unfilled(box, piece, side, plan.name, announce)


def _unfilled(
    box: Box, piece: ShipBoard, side: str, name: str, announce: Callable[[], None] | None = None
) -> Iterator[Issue]:
    cells = len(box.yard.boards[name].cells)
    try:
        proof = proof_of(box.yard, box.yard.boards[name], announce)
    except NoSolver:
        message = f"{piece.id}: whether a legal ship fills board {name} is not known: OR-Tools is not installed"
        yield box.advice("fill-unknown", message, piece, side)
        return
    if proof.most < cells:
        yield _told(box, piece, side, name, proof)


def _told(box: Box, piece: ShipBoard, side: str, name: str, proof: Proof) -> Issue:
    cells, tiles = len(box.yard.boards[name].cells), sum(box.yard.supply)
    if tiles < cells:
        message = f"{piece.id}: board {name} has {cells} cells, and the set only {tiles} tiles"
        return box.warning("unfillable-board", message, piece, side)
    found = f"the fullest found has {proof.most} of {cells} cells"
    if proof.proven:
        return box.warning("unfillable-board", f"{piece.id}: no legal ship fills board {name}; {found}", piece, side)
    message = f"{piece.id}: the search for a legal ship that fills board {name} was given up; {found}"
    return box.advice("fill-unknown", message, piece, side)
