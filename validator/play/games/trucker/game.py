"""The record that ties the game together."""

from __future__ import annotations

from validator.play.engine.game import Contrast, Game
from validator.play.games.trucker.cards import table_of
from validator.play.games.trucker.observer import USES, TruckerObserver
from validator.play.games.trucker.players.hidden import imagine, seen_by
from validator.play.games.trucker.players.judgement import considered, foreseen, weighed
from validator.play.games.trucker.players.value import FLYING_ON, held, value
from validator.play.games.trucker.promises import promises_of, spotlight
from validator.play.games.trucker.rules.scoring import ended, faults, rounds_over, scores, start, tied, winners
from validator.play.games.trucker.telling.sentences import TruckerNarrator
from validator.play.games.trucker.telling.table_view import TruckerView

GAME = Game(
    name="trucker",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    considered=considered,
    weighed=weighed,
    foreseen=foreseen,
    searched_on=FLYING_ON,
    imagine=imagine,
    seen_by=seen_by,
    held=held,
    faults=faults,
    promises=lambda table: promises_of(table).all,
    observer=TruckerObserver,
    narrator=TruckerNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    contrasts=(Contrast("drawn", "drawn", "built"), Contrast("met", "flown", "")),
    length_unit="adventure card",
    step_limit=30_000,
    proof_games=36,
    ended=ended,
    tied=tied,
    rounds_over=rounds_over,
    round_unit="flight",
    first=lambda state: 0,
    table_view=TruckerView,
)
