"""All the questions, put to a run."""

from __future__ import annotations

from collections.abc import Iterable

from validator.play.engine.game import Game
from validator.play.playtest.figures.asked import Question
from validator.play.playtest.figures.questions.changed import Before, changed
from validator.play.playtest.figures.questions.decided import decided
from validator.play.playtest.figures.questions.draws import dead_draws
from validator.play.playtest.figures.questions.feel import feel
from validator.play.playtest.figures.questions.first import first_mover
from validator.play.playtest.figures.questions.gathered import gathered
from validator.play.playtest.figures.questions.pairs import pairs
from validator.play.playtest.figures.questions.skill import skill
from validator.play.playtest.figures.questions.strategies import strategies
from validator.play.playtest.figures.results import Hand, TableFigures
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row


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
