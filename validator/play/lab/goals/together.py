"""Measures that take all games together: spreads, leads of seats, cards, strategies, promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum

import numpy as np

from validator.play.lab.goals.cards import automatic_cards, dead_cards, power_spread
from validator.play.lab.goals.spreads import deviation, evenly_shared, lead
from validator.play.lab.goals.stated import Goal, Goals, Lineup
from validator.play.playtest.figures.questions.course import wins_of
from validator.play.playtest.figures.questions.gathered import leading, seats_of
from validator.play.playtest.figures.questions.strategies import GROUPS, LEAST_WINNERS, groups_of
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.figures.tally import Tally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

MOST_WINNERS = 400
"""Grouping takes the square of their number."""
NEVER = 300
"""After so many games a promise nobody kept counts as one that is not kept (less than one game in a hundred does)."""
Tables = Sequence[Sequence[Row]]


class Together:
    """Finds such measures for the goals of one set; what several goals need is counted once."""

    def __init__(self, plan: Plan, goals: Goals, kinds: Mapping[str, str]) -> None:
        self._plan = plan
        self._contrasts = goals.contrasts
        self._kinds = kinds
        self._tallies: dict[tuple[Lineup, ...], Tally] = {}

    def found(self, goal: Goal, tables: Tables) -> Interval | None:
        """What the games at the goal's tables show; None where they tell nothing."""
        match goal.measure:
            case "length_spread":
                return mean_of([deviation([row.length for row in rows]) for rows in tables if rows])
            case "score_spread":
                return mean_of([_score_spread(rows) for rows in tables if rows])
            case "seat_lead" | "seat_score_lead":
                return widest([_lead(rows, goal.measure == "seat_lead") for rows in tables if rows])
            case "power_spread":
                return power_spread(self._tally(goal, tables))
            case "dead_cards":
                return dead_cards(self._tally(goal, tables), self._kinds)
            case "automatic_cards":
                return automatic_cards(self._tally(goal, tables), self._kinds)
            case "strategies":
                return self._strategies(tables)
            case _:
                return self._promises(tables)

    def _tally(self, goal: Goal, tables: Tables) -> Tally:
        if goal.lineups not in self._tallies:
            tally = self._tallies[goal.lineups] = Tally(self._plan, self._contrasts)
            for rows in tables:
                tally.add(rows)
        return self._tallies[goal.lineups]

    def _strategies(self, tables: Tables) -> Interval | None:
        """Among how many groups of what was played the wins are shared; 1 where winners fall into no groups.

        Few winners that fall into none do not show that there is none.
        """
        plan, agent = self._plan, leading([self._plan.lineups[0]])
        by_table = [
            [row for rows in tables for row in rows if plan.table_of(row.number) == table]
            for table in range(len(plan.lineups))
        ]
        seats = seats_of(plan, by_table, agent, self._contrasts[0])
        winners = np.flatnonzero(seats.wins > 0)[:MOST_WINNERS]
        if len(winners) < LEAST_WINNERS:
            return None
        groups = groups_of(seats, winners)
        if groups is None:
            return Interval(1.0, 1.0, 1.0 if len(winners) == MOST_WINNERS else float(max(GROUPS)))
        wins = np.bincount(groups, weights=seats.wins)
        return evenly_shared([float(part) for part in wins / wins.sum() if part > 0], round(float(wins.sum())))

    def _promises(self, tables: Tables) -> Interval | None:
        """Percent of the promises that some game kept."""
        games, count = sum(map(len, tables)), self._plan.promises
        if not count or not games:
            return None
        kept = np.zeros(8 * ((count + 7) // 8), bool)
        for rows in tables:
            for row in rows:
                kept |= np.unpackbits(np.frombuffer(row.kept, np.uint8), bitorder="little").astype(bool)
        share = 100 * float(kept[:count].sum()) / count
        return Interval(share, share, share if games >= NEVER else 100.0)


def mean_of(found: Sequence[Interval | None]) -> Interval | None:
    """The mean of figures found apart from each other, each sure on its own."""
    known = [one for one in found if one is not None]
    if not known:
        return None
    count, value = len(known), fsum(one.value for one in known) / len(known)
    below = fsum((one.value - one.low) ** 2 for one in known) ** 0.5 / count
    above = fsum((one.high - one.value) ** 2 for one in known) ** 0.5 / count
    return Interval(value, value - below, value + above)


def widest(found: Sequence[Interval | None]) -> Interval | None:
    """The largest of figures, none of which may be large."""
    known = [one for one in found if one is not None]
    if not known:
        return None
    return Interval(*(max(ends) for ends in zip(*((one.value, one.low, one.high) for one in known), strict=True)))


def _score_spread(rows: Sequence[Row]) -> Interval | None:
    """The standard deviation of scores; seats of a game are not independent, so the games are what is counted."""
    found = deviation([float(score) for row in rows for score in row.scores])
    if found is None:
        return None
    wider = len(rows[0].scores) ** 0.5
    return Interval(
        found.value, found.value - wider * (found.value - found.low), found.value + wider * (found.high - found.value)
    )


def _lead(rows: Sequence[Row], of_wins: bool) -> Interval | None:
    """By how much the best seat of a table leads the worst: percent of wins, or points."""
    seats = range(len(rows[0].scores))
    by_game = np.array(
        [[100 * wins_of(row, [seat]) if of_wins else row.scores[seat] for seat in seats] for row in rows], float
    )
    within = by_game - by_game.mean(axis=1, keepdims=True)
    if len(rows) < 2 or len(seats) < 2:
        return None
    apart = within - within.mean(axis=0)
    variance = float((apart**2).sum()) / (len(rows) - 1) / (len(seats) - 1)
    return lead([float(mean) for mean in within.mean(axis=0)], variance, len(rows))
