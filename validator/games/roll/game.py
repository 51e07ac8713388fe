"""The record that ties the game together."""

from __future__ import annotations

from validator.engine.game import Game, SecretChoices
from validator.games.roll.faults import faults
from validator.games.roll.hidden import imagine, seen_by
from validator.games.roll.hurry import hurried, is_secret, shortlist
from validator.games.roll.promises import Promises
from validator.games.roll.rounds import start
from validator.games.roll.scoring import scores, winners
from validator.games.roll.setup import table_of
from validator.games.roll.spotlight import spotlight
from validator.games.roll.telling import RollNarrator
from validator.games.roll.value import value
from validator.games.roll.watching import USES, RollObserver

GAME = Game(
    name="roll",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=RollObserver,
    narrator=RollNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="round",
    step_limit=30_000,
    proof_games=240,
    proof_agents=("greedy", "random"),
    secret_choices=SecretChoices(is_secret, hurried, shortlist),
)
