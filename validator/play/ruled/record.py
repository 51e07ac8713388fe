"""The record of a game whose rules are data: nothing in it is written for a game of its own."""

from __future__ import annotations

from dataclasses import replace

from validator.content.loading import ContentSet
from validator.content.rulebook.words import Rounds, Turns
from validator.play.defaults.record import plain_game
from validator.play.engine.game import Game
from validator.play.engine.ties import leaders
from validator.play.ruled.guessing import faults, imagined, seen
from validator.play.ruled.narrating import narrator_with
from validator.play.ruled.observing import RuledObserver, promises_of
from validator.play.ruled.rollouts import Rollouts
from validator.play.ruled.rules import outermost_of
from validator.play.ruled.state import BEGUN, NOBODY, Play
from validator.play.ruled.table import Ruled
from validator.play.ruled.view import RuledView

STEP_LIMIT = 60_000
"""Steps of a game of many turns, of which each asks several times."""


def scores(state: Play) -> list[int]:
    """Everybody's points, as the rules count them; of a team its players' together."""
    rules = state.table.rules_for(state.seats)
    own = [sum([part(state, seat, NOBODY) for part in rules.parts]) for seat in range(state.seats)]
    teams = rules.book.teams
    return own if teams is None else [sum(own[seat % teams :: teams]) for seat in range(state.seats)]


def winners(state: Play) -> list[int]:
    """Who has the most points; of those, who has the most of what breaks ties."""
    if state.table.book.teams == 1:  # all of them, whether they win or lose: nobody is ahead of anybody
        return list(range(state.seats))
    best, ties = list(leaders(scores(state))), state.table.rules_for(state.seats).ties
    if ties is None or len(best) < 2:
        return best
    teams = state.table.book.teams or state.seats
    counted = {
        seat: sum([ties(state, other, NOBODY) for other in range(seat % teams, state.seats, teams)]) for seat in best
    }
    return [seat for seat in best if counted[seat] == max(counted.values())]


def advantage(state: Play, seat: int) -> float:
    """How many points a seat is ahead of the best other that is no partner of it; its points where it has no rivals."""
    points, teams = scores(state), state.table.book.teams or state.seats
    rivals = [points[other] for other in range(state.seats) if (other - seat) % teams]
    return points[seat] - max(rivals, default=0)


def rounds_over(state: Play) -> int:
    """How many of the outermost rounds are over; where players take turns, how often everybody has had one."""
    outermost = state.table.rules_for(state.seats).outermost
    begun = state.n[BEGUN] if state.stack == [] else state.n[BEGUN] - 1
    return max(begun, 0) // (state.seats if isinstance(outermost, Turns) else 1)


def game_of_rules(content: ContentSet) -> Game:
    """The game of a kit that has rules beside it."""
    hides = any(zone.seen != "all" for zone in content.words.rulebook.zones.values())  # type: ignore[attr-defined]
    has_rivals = content.words.rulebook.teams != 1  # type: ignore[attr-defined]
    plain = plain_game(
        content.words.game,
        Ruled,
        Play,
        scores,
        winners=winners,
        value=advantage,
        promises=promises_of,
        rounds_over=rounds_over,
        hidden=hides,
    )
    return replace(
        plain,
        imagine=imagined,
        seen_by=seen,
        faults=faults,
        narrator=narrator_with(scores, winners),
        table_view=RuledView,
        observer=lambda table: RuledObserver(table, promises_of(table), scores),
        judged=Rollouts(advantage),
        step_limit=STEP_LIMIT,
        length_unit="round" if isinstance(outermost_of(content.words.rulebook), Rounds) else "turn",  # type: ignore[attr-defined]
        untried=has_rivals,
        rivals=has_rivals,
    )
