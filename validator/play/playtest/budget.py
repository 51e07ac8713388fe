"""How many games a run plays: a number, as many as minutes allow, or until something is known well enough.

Whoever plays until an interval is narrow looks many times, and plain intervals of 95 % then miss oftener than one in
twenty. The ones here hold at all looks together: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha,
Kennedy and Ramdas, *Time-uniform central limit theory and asymptotic confidence sequences* (2021), theorem 2.2, after
Robbins, *Statistical methods related to the law of the iterated logarithm* (1970).

A clock only ever chooses the number: a report says how many games were played, and so many give the same report again.
"""

from collections.abc import Iterator
from math import ceil, floor, log, log10, sqrt
from typing import Literal, NamedTuple

from validator.play.playtest.figures.power import draw_lift
from validator.play.playtest.figures.results import Figure, Name, Said, said
from validator.play.playtest.figures.statistics import ALPHA
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.playing import Session, play_up_to, seconds_a_game

NARROWEST_AT = 1_000
"""The number of values at which these intervals are as narrow as they can be made."""
What = Literal["cards", "seats"]


class Aim(NamedTuple):
    """How well a run is to know something: each half interval is at most ``within`` (a share of wins)."""

    what: What
    within: float


class Widest(NamedTuple):
    """The widest interval: half of it, what it is of, and of how many figures it is the widest."""

    half: float
    of: object
    among: int


def always_half(error: float, size: int) -> float:
    """Half a 95 % interval that holds at all looks, for a mean of ``size`` values with standard error ``error``."""
    tuned = (-2 * log(ALPHA) + log(-2 * log(ALPHA)) + 1) / NARROWEST_AT
    grown = size * tuned
    return error * sqrt(2 * (grown + 1) / grown * log(sqrt(grown + 1) / ALPHA))


def widest_of(tally: Tally, what: What) -> Widest | None:
    """The widest interval of a run so far; None where nothing can be compared yet."""
    half_widths = list(_seats(tally) if what == "seats" else _cards(tally))
    if not half_widths:
        return None
    half, of = max(half_widths, key=lambda one: one[0])
    return Widest(half, of, len(half_widths))


def _seats(tally: Tally) -> Iterator[tuple[float, object]]:
    """Win shares; one game more, shared by all, keeps a seat that never won from looking certain."""
    for table in tally.tables:
        size = len(table.lineup)
        for number, seat in enumerate(table.seats if table.games and size > 1 else (), 1):
            share = (seat.outcomes.wins + 1 / size) / (seat.games + 1)
            error = sqrt(share * (1 - share) / seat.games)
            yield always_half(error, seat.games), said("seat-of", seat=number, players=size)


def _cards(tally: Tally) -> Iterator[tuple[float, object]]:
    """Draw lifts of every agent's cards."""
    for hand in tally.hands.values():
        for name, design in zip(tally.plan.designs, hand.designs, strict=True):
            lift = draw_lift(design)
            if lift is not None:
                size = sum(design.within.values()) or sum(drawn + rest for drawn, _, rest, _ in design.across.values())
                yield always_half(lift.error, size), Name(id=name)


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
        widest = widest_of(tally, budget.aim.what)
        if widest is not None and widest.half <= budget.aim.within:
            return Spent(games, _describe("until-reached", budget.aim, games, widest))
        if games == budget.most:
            return Spent(games, _describe("until-spent", budget.aim, games, widest))
        games = min(budget.most, ceil(games * BETWEEN_LOOKS))


def _describe(key: str, aim: Aim, games: int, found: Widest | None) -> Said:
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
