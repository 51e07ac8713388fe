"""How many games a run plays: a number, as many as minutes allow, or until something is known well enough.

A clock only ever chooses the number: a report says how many games were played, and so many give the same report again.
"""

from math import ceil, floor, log10
from typing import NamedTuple

from validator.play.playtest.figures.looks import Aim, Widest, widest_of
from validator.play.playtest.figures.said import Figure, Said, said
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.ordinary import Session, play_up_to, seconds_a_game

FIRST_LOOK = 100
BETWEEN_LOOKS = 1.5
"""Each look comes after so many times the games of the last."""
KEPT_FOR_SPOTLIGHTS = 0.25
"""Of the minutes given, the part that is not planned for ordinary games."""
_SECONDS_A_WORKER = 1.0
"""What starting the processes takes."""


class Minutes(NamedTuple):
    """As many games as take so long on ``workers`` processes, chosen by a short trial."""

    minutes: float
    workers: int


class Until(NamedTuple):
    """Until the intervals are as narrow as the aim says, or ``most`` games are played."""

    aim: Aim
    most: int


Budget = int | Minutes | Until


class Spent(NamedTuple):
    """How many games that came to, and why in a sentence, where it was not given."""

    games: int
    note: Said | None = None


def spend(budget: Budget, session: Session) -> Spent:
    """Play the games of a run that its budget allows."""
    if isinstance(budget, Until):
        return _until(budget, session)
    spent = _in_time(budget, session) if isinstance(budget, Minutes) else Spent(budget)
    if not session.crew.interrupted:
        play_up_to(session, spent.games)
    return spent


def _in_time(budget: Minutes, session: Session) -> Spent:
    pace = seconds_a_game(session)
    seconds = 60 * budget.minutes * (1 - KEPT_FOR_SPOTLIGHTS) - _SECONDS_A_WORKER
    games = rounded_down(max(1, floor(seconds * budget.workers / pace)), len(session.plan.lineups))
    shown = Figure(value=budget.minutes, form="number")
    return Spent(games, said("chosen-in-time", games=games, minutes=shown))


def rounded_down(games: int, tables: int) -> int:
    """A number with two digits that say something, so that every table is played at alike, once at least.

    A trial on another day then often chooses the same.
    """
    step = 10 ** max(0, floor(log10(games)) - 1)
    games = games // step * step
    return max(tables, games // tables * tables)


def _until(budget: Until, session: Session) -> Spent:
    tally, games, counted = Tally(session.plan, session.bench.game.contrasts), min(FIRST_LOOK, budget.most), 0
    while True:
        play_up_to(session, games)
        if session.crew.interrupted:
            return Spent(games)
        tally.add(row for row in session.store.rows(session.run, games) if row.number >= counted)
        counted = games
        found = widest_of(tally, budget.aim.what)
        if found is not None and found.half <= budget.aim.within:
            return Spent(games, _told("until-reached", budget.aim, games, found))
        if games == budget.most:
            return Spent(games, _told("until-spent", budget.aim, games, found))
        games = min(budget.most, ceil(games * BETWEEN_LOOKS))


def _told(key: str, aim: Aim, games: int, found: Widest | None) -> Said:
    within = Figure(value=aim.within, form="gap")
    if found is None:
        return said("until-nothing", games=games, what=aim.what)
    needed = ceil(games * (found.half / aim.within) ** 2)
    widest = Figure(value=found.half, form="gap")
    return said(
        key,
        games=games,
        what=aim.what,
        within=within,
        widest=widest,
        of=found.of,
        among=found.among,
        needed=int(float(f"{needed:.2g}")),
    )
