"""How far a set is from what is wanted of it: every goal measured in its games, and one number for all."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from math import exp, fsum, sqrt
from typing import Any, Literal

import msgspec
import numpy as np

from validator.play.lab.goals.words import NATURES, Goal, Goals, Lineup, Measure
from validator.play.playtest.figures.power import LEAST_DRAWN, automatic_above, dead_below, draw_lift, usual_play
from validator.play.playtest.figures.questions.course import (
    ahead_for_good,
    first_wins,
    from_behind,
    halfway,
    lead_changes,
    leader_wins,
    wins_of,
)
from validator.play.playtest.figures.questions.gathered import leading, seats_of
from validator.play.playtest.figures.questions.strategies import GROUPS, LEAST_WINNERS, groups_of
from validator.play.playtest.figures.statistics import ALPHA, Z95, Interval, freedom_of, student, wilson
from validator.play.playtest.figures.tally import Tally, UseTally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row

Share = Callable[[Row], float | None]


def _length(row: Row) -> float:
    return float(row.length)


def _starter_lead(row: Row) -> float:
    return 100 * (first_wins(row) - 1 / len(row.scores))


def _score(row: Row) -> float:
    return sum(row.scores) / len(row.scores)


def _winning_score(row: Row) -> float:
    return sum(row.scores[seat] for seat in row.winners) / len(row.winners)


def _margin(row: Row) -> float:
    ranked = sorted(row.scores, reverse=True)
    return float(ranked[0] - ranked[1])


def _lead_changes(row: Row) -> float | None:
    return float(lead_changes(row)) if len(row.course) > 1 else None


def _decided(row: Row) -> float | None:
    return 100 * ahead_for_good(row) / len(row.course) if len(row.course) > 1 else None


def _half_leader_wins(row: Row) -> float | None:
    return 100 * leader_wins(row, halfway(row)) if halfway(row) else None


def _comebacks(row: Row) -> float | None:
    return 100.0 * from_behind(row) if halfway(row) else None


def _real_choices(row: Row) -> float | None:
    return 100 * row.choices / row.decisions if row.decisions else None


def _choices(row: Row) -> float:
    return row.choices / len(row.scores)


MEANS: dict[Measure, Share] = {
    "length": _length,
    "starter_lead": _starter_lead,
    "score": _score,
    "winning_score": _winning_score,
    "margin": _margin,
    "lead_changes": _lead_changes,
    "decided": _decided,
    "half_leader_wins": _half_leader_wins,
    "comebacks": _comebacks,
    "real_choices": _real_choices,
    "choices": _choices,
}
"""The measures that are means over games (and `skill`, which has to know who sat where)."""


def has_shares(measure: Measure) -> bool:
    """Whether a measure is the mean of `shares` over games.

    Of the others (spreads, leads of the best seat over the worst, cards, strategies, promises) a game alone says
    nothing; `measured` finds them from all the games of a set together.
    """
    return measure in MEANS or measure == "skill"


def shares(goal: Goal, plan: Plan, row: Row) -> float | None:
    """What a game adds to the mean that a goal's measure is.

    None where the game does not count: it broke, was played at another table, or the measure is no mean
    (`has_shares`).
    """
    lineup = plan.lineups[plan.table_of(row.number)]
    if row.fault is not None or lineup not in goal.lineups:
        return None
    if goal.measure == "skill":
        return _skill(plan.agents_of(row.number), lineup[0], row)
    share = MEANS.get(goal.measure)
    return None if share is None else share(row)


def _skill(agents: tuple[str, ...], better: str, row: Row) -> float:
    """Wins of a seat of the better agent, in percent of what two seats win, one of each: 50 is no difference."""
    own = sum(agents[seat] == better for seat in row.winners) / len(row.winners)
    return 50 * own * len(agents) / agents.count(better)


_HALVINGS = 40
_FAR = 1e9
_SPECIAL = "scipy.special"
"""Loaded where a figure is worked out: it takes longer than reading goals and edits, and saying what is wrong."""


def deviation(values: Sequence[float]) -> Interval | None:
    """The standard deviation, its interval by the spread of its logarithm with the values' own kurtosis.

    None for fewer than four values.
    """
    count = len(values)
    if count < 4:
        return None
    mean = fsum(values) / count
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    if variance == 0:
        return Interval(0.0, 0.0, 0.0)
    fourth = fsum((value - mean) ** 4 for value in values) / count / variance**2
    error = sqrt(max(fourth - (count - 3) / (count - 1), 1 / count) / count) / 2
    value = sqrt(variance)
    return Interval(value, value * exp(-Z95 * error), value * exp(Z95 * error))


def lead(means: Sequence[float], variance: float, games: int) -> Interval | None:
    """By how much the best of several means leads the worst, without what luck adds.

    ``variance`` is of what one game adds to a mean, within a game (as seats' wins, which sum to one). None where
    nothing was compared.
    """
    seats = len(means)
    if seats < 2 or games < 2:
        return None
    middle = fsum(means) / seats
    squares = fsum((mean - middle) ** 2 for mean in means)
    luck = max(variance, 1e-12) / games
    lead = squares / luck
    apart = (max(means) - min(means)) / sqrt(squares) if squares else sqrt(2)
    low, high = non_centrality(lead, seats - 1)
    value = max(0.0, lead - (seats - 1))
    scale = sqrt(luck) * apart
    return Interval(sqrt(value) * scale, min(sqrt(low), sqrt(value)) * scale, max(sqrt(high), sqrt(value)) * scale)


def non_centrality(found: float, freedom: int) -> tuple[float, float]:
    """The 95 % interval of the non-centrality of a chi-square that came out as ``found``."""
    if found > _FAR:
        # Beyond what the library inverts: there the root of a chi-square is normal, with a spread of 1.
        return (sqrt(found) - Z95) ** 2, (sqrt(found) + Z95) ** 2
    special: Any = import_module(_SPECIAL)
    low, high = (
        float(special.chndtrinc(found, freedom, chance)) if special.chdtr(freedom, found) > chance else 0.0
        for chance in (1 - ALPHA / 2, ALPHA / 2)
    )
    return low, high


def _where(below: Callable[[float], bool], high: float) -> float:
    """Between nought and ``high``, where ``below`` turns from true to false."""
    low = 0.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if below(max(middle, 1e-12)) else (low, middle)
    return (low + high) / 2


def heterogeneity(estimates: Sequence[tuple[float, float]]) -> Interval | None:
    """The standard deviation of the true figures behind estimates ``(value, error)``.

    None for fewer than three estimates.
    """
    if len(estimates) < 3:
        return None
    special: Any = import_module(_SPECIAL)
    freedom = len(estimates) - 1
    reach = max(abs(value) + 4 * error for value, error in estimates) + 1e-9

    def bound(target: float) -> float:
        """The spread at which the estimates lie as far apart as they do."""
        if _apart(estimates, 0.0) <= target:
            return 0.0
        return _where(lambda spread: _apart(estimates, spread) > target, 4 * reach)

    value = bound(freedom)
    low, high = (bound(float(special.chdtri(freedom, chance))) for chance in (ALPHA / 2, 1 - ALPHA / 2))
    return Interval(value, min(low, value), max(high, value))


def _apart(estimates: Sequence[tuple[float, float]], spread: float) -> float:
    """The Q statistic of the estimates, were the true figures spread so."""
    weights = [1 / (error**2 + spread**2) for _, error in estimates]
    middle = fsum(weight * value for weight, (value, _) in zip(weights, estimates, strict=True)) / fsum(weights)
    return fsum(weight * (value - middle) ** 2 for weight, (value, _) in zip(weights, estimates, strict=True))


def evenly_shared(shares: Sequence[float], trials: int) -> Interval:
    """How many groups share something evenly enough to count: ``1 / sum of squares`` (Simpson), by a delta interval."""
    squares = fsum(share**2 for share in shares)
    value = 1 / squares
    variance = 4 * (fsum(share**3 for share in shares) - squares**2) / max(1, trials)
    half = Z95 * sqrt(max(0.0, variance)) * value**2
    return Interval(value, max(1.0, value - half), min(float(len(shares)), value + half))


def power_spread(tally: Tally) -> Interval | None:
    """The standard deviation of the cards' draw lifts, in percent of wins, without the luck in them."""
    lifts = [draw_lift(design) for hand in _hands(tally) for design in hand]
    known = [(100 * lift.middle, 100 * lift.error) for lift in lifts if lift is not None and lift.error > 0]
    return heterogeneity(known)


def dead_cards(tally: Tally, kinds: Mapping[str, str]) -> Interval | None:
    """How many cards hardly anyone plays who has them, as a play-test's report says it."""
    return _extremes(tally, kinds, automatic=False)


def automatic_cards(tally: Tally, kinds: Mapping[str, str]) -> Interval | None:
    """How many cards nearly everyone plays who has them."""
    return _extremes(tally, kinds, automatic=True)


def _hands(tally: Tally) -> list[list[UseTally]]:
    return [hand.designs for hand in tally.hands.values() if hand.games]


def _extremes(tally: Tally, kinds: Mapping[str, str], *, automatic: bool) -> Interval | None:
    """Of all hands the most: cards beyond the bound for certain, by their shares as they are, and perhaps.

    Cards that came to too few seats might be so, and count as such in the upper end alone.
    """
    named = [kinds.get(design, "") for design in tally.plan.designs]
    extremes = [_of_hand(hand, named, automatic) for hand in _hands(tally)]
    return max(extremes, key=lambda one: one.value) if extremes else None


def _of_hand(designs: Sequence[UseTally], kinds: Sequence[str], automatic: bool) -> Interval:
    usual = usual_play(designs, kinds)
    sure = plain = perhaps = 0
    for design, kind in zip(designs, kinds, strict=True):
        if kind not in usual:
            perhaps += design.drawn > 0
            continue
        bound = automatic_above(usual[kind]) if automatic else dead_below(usual[kind])
        if (usual[kind] >= bound) if automatic else (usual[kind] <= bound):
            continue  # most of its kind are so: there it is no choice
        share = wilson(design.played, design.drawn)
        known = design.drawn >= LEAST_DRAWN
        low, value, high = (
            (share.low, share.value, share.high) if automatic else (-share.high, -share.value, -share.low)
        )
        limit = bound if automatic else -bound
        sure += known and low > limit
        plain += known and value > limit
        perhaps += design.drawn > 0 and high > limit
    return Interval(float(plain), float(sure), float(max(plain, perhaps)))


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


def mean_of(intervals: Sequence[Interval | None]) -> Interval | None:
    """The mean of figures found apart from each other, each sure on its own."""
    known = [one for one in intervals if one is not None]
    if not known:
        return None
    count, value = len(known), fsum(one.value for one in known) / len(known)
    below = fsum((one.value - one.low) ** 2 for one in known) ** 0.5 / count
    above = fsum((one.high - one.value) ** 2 for one in known) ** 0.5 / count
    return Interval(value, value - below, value + above)


def widest(intervals: Sequence[Interval | None]) -> Interval | None:
    """The largest of figures, none of which may be large."""
    known = [one for one in intervals if one is not None]
    if not known:
        return None
    return Interval(*(max(ends) for ends in zip(*((one.value, one.low, one.high) for one in known), strict=True)))


def _score_spread(rows: Sequence[Row]) -> Interval | None:
    """The standard deviation of scores; seats of a game are not independent, so the games are what is counted."""
    interval = deviation([float(score) for row in rows for score in row.scores])
    if interval is None:
        return None
    wider = len(rows[0].scores) ** 0.5
    return Interval(
        interval.value,
        interval.value - wider * (interval.value - interval.low),
        interval.value + wider * (interval.high - interval.value),
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


Fulfilled = Literal["yes", "no", "unsure"]
UNKNOWN = Interval(1.0, 0.0, 2.0)
"""What cannot be told yet counts as missed by one tolerance, give or take one."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """One goal in the games of one set.

    Attributes:
        goal: what is wanted.
        found: what was found, in the measure's unit; None where the games tell nothing.
        fulfilled: whether all of the interval meets the goal, or none of it.
        distance: by how many of the goal's tolerances it is missed; 0 where it is met.
        games: how many games were looked at.
    """

    goal: Goal
    found: Interval | None
    fulfilled: Fulfilled
    distance: Interval
    games: int

    @property
    def value(self) -> float | None:
        """What was found, without its interval."""
        return None if self.found is None else self.found.value


def measured(goals: Goals, plan: Plan, rows: Iterable[Row], kinds: Mapping[str, str] | None = None) -> list[Measured]:
    """Each goal in these games of a set, in the order of the goals.

    ``kinds`` are the kinds of the set's designs by id, where they are not those of the set the goals were read for.
    Games that broke do not count.
    """
    by_lineup = _by_lineup(plan, rows)
    together = Together(plan, goals, goals.kinds if kinds is None else kinds)
    measured = []
    for goal in goals.goals:
        tables = [by_lineup.get(lineup, []) for lineup in goal.lineups]
        games = sum(map(len, tables))
        known = _mean(goal, plan, tables) if has_shares(goal.measure) else together.found(goal, tables)
        measured.append(judged(goal, known if games else None, games))
    return measured


def _by_lineup(plan: Plan, rows: Iterable[Row]) -> dict[tuple[str, ...], list[Row]]:
    rows_of: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        if row.fault is None:
            rows_of.setdefault(plan.lineups[plan.table_of(row.number)], []).append(row)
    return rows_of


def judged(goal: Goal, interval: Interval | None, games: int) -> Measured:
    """A goal with what was found of it."""
    if interval is None:
        return Measured(goal=goal, found=None, fulfilled="unsure", distance=UNKNOWN, games=games)
    nature = NATURES[goal.measure]
    interval = interval.within(nature.least, nature.most)
    ends = goal.off(interval.low), goal.off(interval.high)
    inside = max(ends) == 0
    least = 0.0 if _meets(goal, interval) else min(ends)
    state: Fulfilled = "yes" if inside else "unsure" if least == 0 else "no"
    distance = Interval(goal.off(interval.value), least, max(*ends, goal.off(interval.value)))
    return Measured(goal=goal, found=interval, fulfilled=state, distance=distance, games=games)


def _meets(goal: Goal, interval: Interval) -> bool:
    """Whether any value of the interval meets the goal."""
    return (goal.least is None or interval.high >= goal.least) and (goal.most is None or interval.low <= goal.most)


def badness(measures: Sequence[Measured]) -> Interval:
    """The weighed sum of all distances: 0 for a set that meets every goal."""
    value = fsum(one.goal.weight * one.distance.value for one in measures)
    below = sqrt(fsum((one.goal.weight * (one.distance.value - one.distance.low)) ** 2 for one in measures))
    above = sqrt(fsum((one.goal.weight * (one.distance.high - one.distance.value)) ** 2 for one in measures))
    return Interval(value, max(0.0, value - below), value + above)


def told_apart(measures: Sequence[Measured]) -> Interval:
    """The badness by which sets are ranked: `badness` but that some goals count only so far as they are surely missed.

    These are the goals of what only all games together tell, such as spreads and leads of seats: in few games chance
    alone misses them by many tolerances, and which set is best would be a matter of that.
    """
    value = fsum(one.goal.weight * _so_far_as_told(one) for one in measures)
    below = sqrt(fsum((one.goal.weight * (_so_far_as_told(one) - one.distance.low)) ** 2 for one in measures))
    return Interval(value, max(0.0, value - below), badness(measures).high)


def _so_far_as_told(found: Measured) -> float:
    by_game = found.found is None or has_shares(found.goal.measure)
    return found.distance.value if by_game else found.distance.low


def _mean(goal: Goal, plan: Plan, tables: Sequence[Sequence[Row]]) -> Interval | None:
    """The mean of what each game adds, tables of each size counting alike."""
    known = [[value for row in rows if (value := shares(goal, plan, row)) is not None] for rows in tables]
    return mean_over_tables([values for values in known if values])


def mean_over_tables(tables: Sequence[Sequence[float]]) -> Interval | None:
    """The mean of the tables' means with its t interval, by the spread within each table; None for no games."""
    if not tables:
        return None
    means = [fsum(values) / len(values) for values in tables]
    value = fsum(means) / len(means)
    if min(map(len, tables)) < 2:
        return Interval(value, value, value)
    parts = [
        (fsum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values), len(values))
        for values, mean in zip(tables, means, strict=True)
    ]
    half = student(freedom_of(parts)) * sqrt(fsum(variance for variance, _ in parts)) / len(tables)
    return Interval(value, value - half, value + half)
