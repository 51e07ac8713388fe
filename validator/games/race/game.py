"""The record that ties the game together."""

from __future__ import annotations

from validator.engine.game import Game
from validator.games.race.hidden import faults, imagine, seen_by
from validator.games.race.promises import Promises
from validator.games.race.rounds import start
from validator.games.race.scoring import scores, winners
from validator.games.race.setup import table_of
from validator.games.race.spotlight import spotlight
from validator.games.race.telling import RaceNarrator
from validator.games.race.value import value
from validator.games.race.watching import USES, RaceObserver

GAME = Game(
    name="race",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=RaceObserver,
    narrator=RaceNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="round",
    step_limit=20_000,
    proof_games=1_200,
    proof_agents=("greedy", "random"),
)
