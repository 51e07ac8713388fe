"""The record that ties the game together."""

from __future__ import annotations

from validator.play.engine.game import Game, PlayingOn, SecretChoices
from validator.play.games.race.observer import USES, RaceObserver
from validator.play.games.race.players.choosing import at_once, guess_again, hurried, is_secret, judged, shortlist
from validator.play.games.race.players.hidden import imagine, seen_by
from validator.play.games.race.players.position_value import considered
from validator.play.games.race.players.prospects import FEATURES, held, over
from validator.play.games.race.players.value import value
from validator.play.games.race.promises import promises_of, spotlight
from validator.play.games.race.rules.rounds import ended, faults, rounds_over, scores, start, tied, winners
from validator.play.games.race.table import table_of
from validator.play.games.race.telling.sentences import RaceNarrator
from validator.play.games.race.telling.table_view import RaceView

GAME = Game(
    name="race",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    judged=judged,
    seen_by=seen_by,
    held=held,
    over=over,
    faults=faults,
    promises=lambda table: promises_of(table).all,
    observer=RaceObserver,
    narrator=RaceNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="round",
    step_limit=20_000,
    proof_games=800,
    proof_agents=("greedy", "random"),
    ended=ended,
    tied=tied,
    rounds_over=rounds_over,
    considered=considered,
    features=FEATURES,
    playing_on=PlayingOn(
        lambda state, seat: rounds_over(state), SecretChoices(is_secret, hurried, shortlist), guess_again, at_once
    ),
    table_view=RaceView,
)
