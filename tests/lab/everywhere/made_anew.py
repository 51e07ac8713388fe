"""Decks made in a process of its own, as JSON: ``python -m tests.lab.everywhere.made_anew WORK GAME=2 GAME ...``.

Of each game so many decks (one if nothing is said), and where two or more are made, one bred of the first two. Told are
the digests of their files, and of each call of the solver how it ended and the digest of the model that it was given.
``WORK`` is the solver's limit (0: as it is).
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ortools.sat.python import cp_model

from tests.lab.test_recipes import maker_of
from validator.play.lab.making import choosing
from validator.play.lab.making.decks import Deck

SEED = "seed: 5\n"


def told_of(game: str, count: int) -> dict[str, Any]:
    """What comes of making decks of a game."""
    calls: list[list[str]] = []
    solve = cp_model.CpSolver.solve

    def watched(solver: Any, model: Any, *more: Any) -> Any:
        status = solve(solver, model, *more)
        calls.append([solver.status_name(status), sha256(str(model.proto).encode()).hexdigest()[:16]])
        return status

    cp_model.CpSolver.solve = watched
    try:
        with TemporaryDirectory() as folder:
            maker = maker_of(Path(folder), game, SEED)
            decks = [maker.deck(number) for number in range(1, count + 1)]
            if count > 1:
                decks.append(maker.bred(count + 1, [deck.pieces for deck in decks[:2]]))
    finally:
        cp_model.CpSolver.solve = solve
    return {"decks": [_digest(deck) for deck in decks], "calls": calls}


def _digest(deck: Deck) -> str:
    return sha256(json.dumps(deck.files(), sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    if float(sys.argv[1]):
        choosing.LIMITS = (float(sys.argv[1]), *choosing.LIMITS)  # type: ignore[assignment]
    asked = (one.partition("=") for one in sys.argv[2:])
    print(json.dumps({game: told_of(game, int(count or 1)) for game, _, count in asked}))
