"""The record that ties the game together."""

from __future__ import annotations

from validator.play.engine.game import Contrast, Game, MapPictures
from validator.play.games.steam.observer import USES, SteamObserver
from validator.play.games.steam.players.judgement import PLANNING, ceilings, considered
from validator.play.games.steam.players.value import held, imagine, seen_by, value
from validator.play.games.steam.promises import promises_of, spotlight
from validator.play.games.steam.rules.rounds import ended, faults, rounds_over, scores, start, tied, winners
from validator.play.games.steam.table import Table
from validator.play.games.steam.telling.sentences import SteamNarrator
from validator.play.games.steam.telling.table_view import SteamView, legend_of, network_of, position_of

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
