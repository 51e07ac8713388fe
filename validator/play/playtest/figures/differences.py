"""Two runs side by side: what differs beyond chance. Differences are the second run's figure less the first's.

Two runs of other games are compared as samples; two sets played on the same seeds are compared game by game, which
shows much smaller differences, since the luck of the deal is largely the same.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from math import inf, sqrt
from typing import Literal, NamedTuple

import msgspec

from validator.play.playtest.figures.estimates import table_name
from validator.play.playtest.figures.power import draw_lift
from validator.play.playtest.figures.results import Name, Said, said
from validator.play.playtest.figures.statistics import (
    ALPHA,
    Difference,
    Interval,
    Outcomes,
    between,
    holm,
    mean_difference,
    mean_interval,
    moments,
    share_difference,
)
from validator.play.playtest.figures.tally import WIN, Histogram, TableTally, Tally, UseTally
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import DRAWN, PLAYED, Row, columns_of

Unit = Literal["share", "lift", "points", "length", "choices"]
Measure = Callable[[Row], int]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One figure in both runs, the difference with its 95 % interval, and whether it is beyond chance.

    ``changed`` is corrected for the number of figures looked at (Bonferroni-Holm, 5 %). ``paired`` says that the same
    deals were compared, game by game; ``card`` is the design it is about.
    """

    what: Said
    unit: Unit
    first: float
    second: float
    difference: Interval
    changed: bool
    paired: bool = False
    card: str = ""


class _Found(NamedTuple):
    """A figure not yet judged, and the difference that judges it."""

    change: Change
    difference: Difference


class Kept(NamedTuple):
    """The games of one run: its plan, and its rows that did not break, by number."""

    plan: Plan
    rows: Mapping[int, Row]


def changes(first: Tally, second: Tally) -> tuple[Change, ...]:
    """Every figure that both runs have, as of games that have nothing to do with each other."""
    return _judged([*_tables(first, second), *_designs(first, second)])


def paired_changes(first: Kept, second: Kept, tallies: tuple[Tally, Tally]) -> tuple[Change, ...]:
    """Every figure of the games that both runs played with the same number, deal by deal; lifts as in `changes`."""
    numbers = sorted(first.rows.keys() & second.rows.keys())
    return _judged([*_paired_tables(first, second, numbers), *_paired_cards(first, second, numbers), *_lifts(*tallies)])


def _judged(found: list[_Found]) -> tuple[Change, ...]:
    chances = holm([one.difference.chance(0) for one in found])
    return tuple(
        msgspec.structs.replace(one.change, changed=chance < ALPHA) for one, chance in zip(found, chances, strict=True)
    )


def _found(
    what: Said, unit: Unit, values: tuple[float, float], difference: Difference, paired: bool = False, card: str = ""
) -> _Found:
    """A figure in both runs, of which nobody has said yet whether it changed."""
    first, second = values
    change = Change(
        what=what,
        unit=unit,
        first=first,
        second=second,
        difference=difference.interval,
        changed=False,
        paired=paired,
        card=card,
    )
    return _Found(change, difference)


# Samples


def _pairs_of_tables(first: Tally, second: Tally) -> Iterator[tuple[Said, TableTally, TableTally]]:
    """Tables with the same players; where there is none, tables of one size, the first of each."""
    before, after = ({table.lineup: table for table in tally.tables if table.games} for tally in (first, second))
    same = sorted(before.keys() & after.keys(), key=lambda lineup: (len(lineup), lineup))
    if same:
        yield from ((table_name(lineup), before[lineup], after[lineup]) for lineup in same)
        return
    one, two = ({len(lineup): pairs[lineup] for lineup in reversed(pairs)} for pairs in (before, after))
    yield from ((said("table", players=size), one[size], two[size]) for size in sorted(one.keys() & two.keys()))


def _tables(first: Tally, second: Tally) -> Iterator[_Found]:
    for table, one, two in _pairs_of_tables(first, second):
        for seat, (was, now) in enumerate(zip(one.seats, two.seats, strict=True), start=1):
            yield from _shares(said("change-seat", table=table, seat=seat), was.outcomes, now.outcomes)
        yield _means(said("change-score", table=table), "points", one.scores, two.scores)
        yield _means(said("change-last", table=table), "points", one.to_last, two.to_last)
        shared = Outcomes(one.shared, one.games), Outcomes(two.shared, two.games)
        yield from _shares(said("change-shared", table=table), *shared)
        yield _means(said("change-length", table=table), "length", one.lengths, two.lengths)
        yield _means(said("change-choices", table=table), "choices", one.choices, two.choices)


def _in_both(first: Tally, second: Tally) -> Iterator[tuple[str, str, UseTally, UseTally]]:
    """Agents and designs that both runs have."""
    for agent in sorted(first.hands.keys() & second.hands.keys()):
        after = dict(zip(second.plan.designs, second.hands[agent].designs, strict=True))
        for name, was in zip(first.plan.designs, first.hands[agent].designs, strict=True):
            if name in after:
                yield agent, name, was, after[name]


def _designs(first: Tally, second: Tally) -> Iterator[_Found]:
    for agent, name, was, now in _in_both(first, second):
        what = said("change-played", card=Name(id=name), id=name, agent=agent)
        yield from _shares(what, _played(was), _played(now), name)
    yield from _lifts(first, second)


def _lifts(first: Tally, second: Tally) -> Iterator[_Found]:
    for agent, name, was, now in _in_both(first, second):
        one, two = draw_lift(was), draw_lift(now)
        if one is not None and two is not None:
            what = said("change-lift", card=Name(id=name), id=name, agent=agent)
            values = one.interval.value, two.interval.value
            yield _found(what, "lift", values, between(two, one), card=name)


def _played(design: UseTally) -> Outcomes:
    return Outcomes(design.seats[PLAYED], design.seats[DRAWN])


def _shares(what: Said, was: Outcomes, now: Outcomes, card: str = "") -> Iterator[_Found]:
    difference = share_difference([(now, was)])
    if difference is not None:
        shares = was.wins / was.trials, now.wins / now.trials
        yield _found(what, "share", shares, difference, card=card)


def _means(what: Said, unit: Unit, was: Histogram, now: Histogram) -> _Found:
    one, two = moments(was), moments(now)
    return _found(what, unit, (one.mean, two.mean), mean_difference(two, one))


# Deal by deal


def _paired(
    what: Said, unit: Unit, pairs: Iterable[tuple[int, int]], part: float = 1.0, card: str = ""
) -> _Found | None:
    """The mean difference within pairs, with Student's interval; ``part`` is what one of the numbers is worth."""
    counts = Counter(pairs)
    before, after, apart = Counter[int](), Counter[int](), Counter[int]()
    for (was, now), often in counts.items():
        before[was] += often
        after[now] += often
        apart[now - was] += often
    differences = moments(apart)
    if not differences.size:
        return None
    interval = mean_interval(differences)
    scaled = Interval(interval.value * part, interval.low * part, interval.high * part)
    error = sqrt(differences.variance / differences.size) * part if differences.size > 1 else inf
    difference = Difference(scaled, scaled.value, error, max(1, differences.size - 1))
    means = moments(before).mean * part, moments(after).mean * part
    return _found(what, unit, means, difference, True, card)


def _paired_tables(first: Kept, second: Kept, numbers: list[int]) -> Iterator[_Found]:
    by_table: defaultdict[tuple[str, ...], list[tuple[Row, Row]]] = defaultdict(list)
    for number in numbers:
        by_table[first.plan.lineups[first.plan.table_of(number)]].append((first.rows[number], second.rows[number]))
    for lineup, rows in by_table.items():
        size, table = len(lineup), table_name(lineup)
        measures: list[tuple[Said, Unit, Measure, float]] = [
            (said("change-seat", table=table, seat=seat + 1), "share", _win_of(seat), 1 / WIN) for seat in range(size)
        ]
        measures += [
            (said("change-score", table=table), "points", lambda row: sum(row.scores), 1 / size),
            (said("change-last", table=table), "points", lambda row: max(row.scores) - min(row.scores), 1.0),
            (said("change-shared", table=table), "share", lambda row: int(len(row.winners) > 1), 1.0),
            (said("change-length", table=table), "length", lambda row: row.length, 1.0),
            (said("change-choices", table=table), "choices", lambda row: row.choices, 1.0),
        ]
        for what, unit, measure, part in measures:
            paired = _paired(what, unit, ((measure(was), measure(now)) for was, now in rows), part)
            if paired is not None:
                yield paired


def _win_of(seat: int) -> Measure:
    return lambda row: WIN // len(row.winners) if seat in row.winners else 0


def _paired_cards(first: Kept, second: Kept, numbers: list[int]) -> Iterator[_Found]:
    """How often some seat plays a design."""
    one, two = _InPlay(first), _InPlay(second)
    seen = [(one.of(first.rows[number]), two.of(second.rows[number])) for number in numbers]
    places = {name: place for place, name in enumerate(second.plan.designs)}
    for place, name in enumerate(first.plan.designs):
        if name in places:
            at = places[name]
            pairs = ((was >> one.bit(place) & 1, now >> two.bit(at) & 1) for was, now in seen)
            paired = _paired(said("change-in-play", card=Name(id=name), id=name), "share", pairs, card=name)
            if paired is not None:
                yield paired


class _InPlay:
    """Which designs some seat put to which use, as bits."""

    def __init__(self, kept: Kept) -> None:
        self._columns = len(columns_of(kept.plan.uses))
        self._width = len(kept.plan.designs) * self._columns

    def of(self, row: Row) -> int:
        used, seen = int.from_bytes(row.uses, "little"), 0
        while used:
            seen |= used & ((1 << self._width) - 1)
            used >>= self._width
        return seen

    def bit(self, design: int) -> int:
        """The place of the bit that says whether the design was played."""
        return design * self._columns + PLAYED
