"""The record that ties the game together."""

from __future__ import annotations

from validator.engine.game import Game
from validator.games.empires.hidden import faults, imagine, seen_by
from validator.games.empires.promises import Promises
from validator.games.empires.rules import start
from validator.games.empires.scoring import scores, winners
from validator.games.empires.setup import table_of
from validator.games.empires.spotlight import spotlight
from validator.games.empires.telling import EmpiresNarrator
from validator.games.empires.value import value
from validator.games.empires.watching import USES, EmpiresObserver

GAME = Game(
    name="empires",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=EmpiresObserver,
    narrator=EmpiresNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="turn",
    step_limit=5_000,
)
