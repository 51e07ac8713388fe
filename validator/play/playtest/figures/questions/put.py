"""All the questions, put to a run."""

from __future__ import annotations

from collections.abc import Iterable

from validator.play.engine.game import Game
from validator.play.playtest.figures.questions.cards import dead_draws, pairs
from validator.play.playtest.figures.questions.changed import Before, changed
from validator.play.playtest.figures.questions.course import decided, feel
from validator.play.playtest.figures.questions.gathered import gathered
from validator.play.playtest.figures.questions.strategies import strategies
from validator.play.playtest.figures.questions.winners import first_mover, skill
from validator.play.playtest.figures.results import Hand, Question, TableFigures
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row


def questions_of(
    plan: Plan,
    rows: Iterable[Row],
    tables: Iterable[TableFigures],
    hands: Iterable[Hand],
    game: Game,
    before: Before | None = None,
) -> tuple[Question, ...]:
    """What a run's kept games answer; ``before`` are the games of an earlier run, or of the set that was extended."""
    found = gathered(plan, rows, {table.lineup: table.title for table in tables}, game.contrasts[0])
    if not found.tables:
        return ()
    draws = dead_draws(next(hand for hand in hands if hand.agent == found.seats.agent))
    if not game.rivals:
        return feel(found, game.length_unit), draws
    return (
        decided(found, game.round_unit),
        first_mover(found),
        skill(found, plan),
        feel(found, game.length_unit),
        strategies(found),
        pairs(found),
        draws,
        changed(found, before, game.length_unit),
    )
