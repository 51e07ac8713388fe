"""The record that ties the game together."""

from __future__ import annotations

from validator.play.engine.game import Game, PlayingOn, SecretChoices
from validator.play.games.roll.observer import USES, RollObserver
from validator.play.games.roll.players.choosing import default_choice, hurried, is_secret, looks, shortlist
from validator.play.games.roll.players.hidden import guess_again, imagine, judged, seen_by
from validator.play.games.roll.players.value import FEATURES, considered, held, over, value
from validator.play.games.roll.promises import promises_of, spotlight
from validator.play.games.roll.rules.rounds import ended, faults, rounds_over, scores, start, tied, winners
from validator.play.games.roll.table import Table
from validator.play.games.roll.telling.sentences import RollNarrator
from validator.play.games.roll.telling.table_view import RollView

SECRET_CHOICES = SecretChoices(is_secret, hurried, shortlist, looks)
GAME = Game(
    name="roll",
    table=Table,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    held=held,
    over=over,
    faults=faults,
    promises=lambda table: promises_of(table).all,
    observer=RollObserver,
    narrator=RollNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="round",
    step_limit=30_000,
    proof_games=160,
    proof_agents=("greedy", "random"),
    playing_on=PlayingOn(lambda state, seat: rounds_over(state), SECRET_CHOICES, guess_again, default_choice),
    considered=considered,
    ended=ended,
    tied=tied,
    rounds_over=rounds_over,
    features=FEATURES,
    judged=judged,
    table_view=RollView,
)
