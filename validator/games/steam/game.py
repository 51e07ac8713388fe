"""The record that ties the game together."""

from __future__ import annotations

from validator.engine.game import Game, MapPictures
from validator.games.steam.hidden import faults, imagine, seen_by
from validator.games.steam.mapped import legend_of, network_of, position_of
from validator.games.steam.promises import Promises
from validator.games.steam.rounds import start
from validator.games.steam.scoring import scores, winners
from validator.games.steam.spotlight import spotlight
from validator.games.steam.table import Table
from validator.games.steam.telling import SteamNarrator
from validator.games.steam.value import value
from validator.games.steam.watching import USES, SteamObserver

GAME = Game(
    name="steam",
    table=Table,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    faults=faults,
    promises=lambda table: Promises(table).all,
    observer=SteamObserver,
    narrator=SteamNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="round",
    step_limit=30_000,
    proof_games=32,
    proof_agents=("greedy", "random"),
    map_pictures=MapPictures(network_of, position_of, legend_of),
    guesses=1,
)
