"""The record that ties the game together."""

from __future__ import annotations

from validator.engine.game import Game
from validator.games.trucker.hidden import faults, imagine, seen_by
from validator.games.trucker.promises import Promises
from validator.games.trucker.rounds import start
from validator.games.trucker.scoring import scores, winners
from validator.games.trucker.setup import table_of
from validator.games.trucker.spotlight import spotlight
from validator.games.trucker.telling import TruckerNarrator
from validator.games.trucker.value import value
from validator.games.trucker.watching import USES, TruckerObserver

GAME = Game(
    name="trucker",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=TruckerObserver,
    narrator=TruckerNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="adventure card",
    step_limit=30_000,
    proof_games=60,
)
