"""The record that ties the game together."""

from __future__ import annotations

from validator.play.engine.game import Contrast, Game, MapPictures
from validator.play.games.steam.coverage.observer import USES, SteamObserver
from validator.play.games.steam.coverage.promises import promises_of
from validator.play.games.steam.coverage.spotlight import spotlight
from validator.play.games.steam.players.ceilings import ceilings
from validator.play.games.steam.players.hidden import imagine, seen_by
from validator.play.games.steam.players.judgement import considered
from validator.play.games.steam.players.leaning import held
from validator.play.games.steam.players.planning import PLANNING
from validator.play.games.steam.players.value import value
from validator.play.games.steam.rules.ending import ended, tied
from validator.play.games.steam.rules.invariants import faults
from validator.play.games.steam.rules.rounds import rounds_over, start
from validator.play.games.steam.rules.scoring import scores, winners
from validator.play.games.steam.table.compiled import Table
from validator.play.games.steam.telling.map_pictures import legend_of, network_of, position_of
from validator.play.games.steam.telling.sentences import SteamNarrator
from validator.play.games.steam.telling.table_view import SteamView

GAME = Game(
    name="steam",
    table=Table,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    considered=considered,
    searched_on=PLANNING,
    imagine=imagine,
    seen_by=seen_by,
    held=held,
    faults=faults,
    promises=lambda table: promises_of(table).all,
    observer=SteamObserver,
    narrator=SteamNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    contrasts=(Contrast("chosen", "played", ""),),
    length_unit="round",
    step_limit=30_000,
    proof_games=16,
    proof_agents=("greedy", "random"),
    map_pictures=MapPictures(network_of, position_of, legend_of),
    guesses=1,
    ceilings=ceilings,
    ended=ended,
    tied=tied,
    rounds_over=rounds_over,
    first=lambda state: state.order[0],
    table_view=SteamView,
)
