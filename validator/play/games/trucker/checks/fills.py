"""Is there a legal ship that fills each board to the last cell? A kept one is judged again; else one is looked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from validator.base.issue import Issue
from validator.base.plugins.extras import MissingExtra
from validator.play.games.trucker.checks.box import Box, say
from validator.play.games.trucker.ships.fill_proofs import Proof, proof_of
from validator.play.games.trucker.ships.witness_files import is_full, stored_layout, unread_witnesses
from validator.play.games.trucker.table.yard import plans_of
from validator.play.games.trucker.words.vocabulary import ShipBoard

Report = Callable[[str, int, int], None]
"""Told what is worked on, how much of it is done, and of how much."""
STAGE = "boards to fill"
MOST_CELLS = 3000
"""The work that the boards of a set are given, by their cells; those of the base game have some hundred and thirty."""
IN_VAIN = 10
"""A board that no ship is found to fill is so many times the work of one that is filled at once."""


def fill_issues(box: Box, report: Report | None = None, most: int = MOST_CELLS) -> Iterator[Issue]:
    """Boards that no legal ship fills, or of which that is not known; ``report`` is told once a solver has to run.

    So many cells at ``most`` are looked at: a board's once where a ship fills it, else `IN_VAIN` times.
    """
    yield from unread_witnesses(box.content)
    plans = plans_of(box.content)
    for done, (piece, side, plan) in enumerate(plans):
        laid = stored_layout(box.content, plan.name, box.yard)
        if laid is not None and is_full(laid):
            continue
        if most <= 0:
            yield _not_looked_for(box, piece, side, plan.name, done)
        else:
            announce = None if report is None else partial(report, STAGE, done, len(plans))
            found = list(_unfilled(box, piece, side, plan.name, announce))
            yield from found
            most -= len(box.yard.boards[plan.name].cells) * (IN_VAIN if found else 1)


def _not_looked_for(box: Box, piece: ShipBoard, side: str, name: str, done: int) -> Issue:
    message = say("not-looked-for", piece=piece.id, board=name, boards=done)
    return box.advice("fill-unknown", message, piece, side)


def _unfilled(
    box: Box, piece: ShipBoard, side: str, name: str, announce: Callable[[], None] | None = None
) -> Iterator[Issue]:
    cells = len(box.yard.boards[name].cells)
    try:
        proof = proof_of(box.yard, box.yard.boards[name], announce)
    except MissingExtra:
        yield box.advice("fill-unknown", say("no-solver", piece=piece.id, board=name), piece, side)
        return
    if proof.most < cells:
        yield _told(box, piece, side, name, proof)


def _told(box: Box, piece: ShipBoard, side: str, name: str, proof: Proof) -> Issue:
    cells, tiles = len(box.yard.boards[name].cells), sum(box.yard.supply)
    if tiles < cells:
        message = say("more-cells-than-tiles", piece=piece.id, board=name, cells=cells, tiles=tiles)
        return box.warning("unfillable-board", message, piece, side)
    if proof.proven:
        message = say("unfillable-board", piece=piece.id, board=name, most=proof.most, cells=cells)
        return box.warning("unfillable-board", message, piece, side)
    message = say("search-given-up", piece=piece.id, board=name, most=proof.most, cells=cells)
    return box.advice("fill-unknown", message, piece, side)
