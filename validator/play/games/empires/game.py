"""The record that ties the game together."""

from __future__ import annotations

from validator.content.loading import ContentSet
from validator.play.engine.game import Game, PlayingOn
from validator.play.games.empires.observer import USES, EmpiresObserver
from validator.play.games.empires.players import FEATURES, considered, default_choice, held, imagine, seen_by, value
from validator.play.games.empires.promises import promises_of, spotlight
from validator.play.games.empires.rules.scoring import ended, faults, scores, tied, winners
from validator.play.games.empires.rules.turn import UseAbility, rounds_over, start
from validator.play.games.empires.table import Table
from validator.play.games.empires.telling.sentences import EmpiresNarrator
from validator.play.games.empires.telling.table_view import EmpiresView
from validator.play.games.empires.words.ability import OnceAbility


def table_of(content: ContentSet) -> Table:
    """The set, compiled for play."""
    table = Table(content)
    for face, half in table.halves():
        if isinstance(half.ability, OnceAbility):
            table.act_of_face[face] = UseAbility(half.ability)
    return table


GAME = Game(
    name="empires",
    table=table_of,
    start=start,
    scores=scores,
    winners=winners,
    value=value,
    imagine=imagine,
    seen_by=seen_by,
    held=held,
    faults=faults,
    promises=lambda table: promises_of(table).all,
    observer=EmpiresObserver,
    narrator=EmpiresNarrator,
    spotlight=spotlight,
    designs=lambda table: list(table.designs),
    uses=USES,
    length_unit="turn",
    step_limit=5_000,
    ended=ended,
    tied=tied,
    rounds_over=rounds_over,
    features=FEATURES,
    playing_on=PlayingOn(
        lambda state, seat: state.turns[seat], default_choice=default_choice, more_guesses=3, further=1
    ),
    considered=considered,
    first=lambda state: state.active,
    table_view=EmpiresView,
)
