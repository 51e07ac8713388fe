"""Two runs side by side: what changed beyond chance. Differences are the second run minus the first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from validator.issue import WrongUse
from validator.playtest.figures.findings import percent, signed
from validator.playtest.figures.power import draw_lift
from validator.playtest.figures.statistics import (
    ALPHA,
    Difference,
    Interval,
    Outcomes,
    between,
    holm,
    mean_difference,
    moments,
    share_difference,
)
from validator.playtest.figures.tally import Histogram, TableTally, Tally, UseTally
from validator.playtest.report.text import columns
from validator.playtest.running.store import Store

Unit = Literal["share", "lift", "points", "length", "choices"]


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """One figure in both runs, the difference with its 95 % interval, and whether it is beyond chance.

    ``changed`` is corrected for the number of figures looked at (Bonferroni-Holm, 5 %).
    """

    what: str
    unit: Unit
    first: float
    second: float
    difference: Interval
    changed: bool


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two runs of a store: their numbers, how many games each has, and every figure that both have.

    ``length_unit`` is the word for one of what changes with the unit ``length`` are counted in.
    """

    runs: tuple[int, int]
    games: tuple[int, int]
    length_unit: str
    changes: tuple[Change, ...]


class _Figure(NamedTuple):
    what: str
    unit: Unit
    first: float
    second: float
    difference: Difference


def compare(store_path: Path, run_a: int, run_b: int, length_unit: str) -> Comparison:
    """Compare two runs of a store, by their numbers there (`Store.runs` lists them).

    ``length_unit`` is the word of the game they are of (`Game.length_unit`).

    Raises:
        StoreError: the store cannot be used.
        WrongUse: it has no such run.
    """
    with Store(store_path) as store:
        known = {run.run: run for run in store.runs()}
        for run in (run_a, run_b):
            if run not in known:
                raise WrongUse(f"the store has no run {run}; it has {', '.join(map(str, known)) or 'none'}")
        first, second = Tally(known[run_a].plan), Tally(known[run_b].plan)
        first.add(store.rows(run_a))
        second.add(store.rows(run_b))
    return Comparison(
        runs=(run_a, run_b), games=(first.games, second.games), length_unit=length_unit,
        changes=tuple(changes(first, second)),
    )  # fmt: skip


def changes(first: Tally, second: Tally) -> Iterator[Change]:
    """Every figure that both runs have: tables by size, then designs by id."""
    found = [*_tables(first, second), *_designs(first, second)]
    chances = holm([figure.difference.chance(0) for figure in found])
    for figure, chance in zip(found, chances, strict=True):
        what, unit, one, two, difference = figure
        yield Change(
            what=what, unit=unit, first=one, second=two, difference=difference.interval, changed=chance < ALPHA
        )


def _by_size(tally: Tally) -> dict[int, TableTally]:
    """The tables at which games were played, by size; where a size was played twice, the first."""
    return {len(table.lineup): table for table in reversed(tally.tables) if table.games}


def _tables(first: Tally, second: Tally) -> Iterator[_Figure]:
    before, after = _by_size(first), _by_size(second)
    for size in sorted(before.keys() & after.keys()):
        one, two = before[size], after[size]
        where = f"{size} players"
        for seat, (was, now) in enumerate(zip(one.seats, two.seats, strict=True), start=1):
            yield from _shares(f"{where}: seat {seat} wins", was.outcomes, now.outcomes)
        yield _means(f"{where}: score", "points", one.scores, two.scores)
        yield _means(f"{where}: first minus last", "points", one.to_last, two.to_last)
        yield from _shares(f"{where}: shared wins", Outcomes(one.shared, one.games), Outcomes(two.shared, two.games))
        yield _means(f"{where}: length", "length", one.lengths, two.lengths)
        yield _means(f"{where}: length", "choices", one.choices, two.choices)


def _designs(first: Tally, second: Tally) -> Iterator[_Figure]:
    for agent in sorted(first.hands.keys() & second.hands.keys()):
        after = dict(zip(second.plan.designs, second.hands[agent].designs, strict=True))
        for name, was in zip(first.plan.designs, first.hands[agent].designs, strict=True):
            if name in after:
                yield from _design(f"{name}, {agent}", was, after[name])


def _design(what: str, was: UseTally, now: UseTally) -> Iterator[_Figure]:
    yield from _shares(f"{what}: played if drawn", _played(was), _played(now))
    one, two = draw_lift(was), draw_lift(now)
    if one is not None and two is not None:
        values = one.interval.value, two.interval.value
        yield _Figure(f"{what}: draw lift", "lift", *values, between(two, one))


def _played(design: UseTally) -> Outcomes:
    return Outcomes(design.played, design.drawn)


def _shares(what: str, was: Outcomes, now: Outcomes) -> Iterator[_Figure]:
    difference = share_difference([(now, was)])
    if difference is not None:
        yield _Figure(what, "share", was.wins / was.trials, now.wins / now.trials, difference)


def _means(what: str, unit: Unit, was: Histogram, now: Histogram) -> _Figure:
    one, two = moments(was), moments(now)
    return _Figure(what, unit, one.mean, two.mean, mean_difference(two, one))


def comparison_text(found: Comparison) -> str:
    """The comparison for the terminal: what changed first, then everything else."""
    (run_a, run_b), (games_a, games_b) = found.runs, found.games
    changed = [change for change in found.changes if change.changed]
    lines = [f"Run {run_b} ({games_b:,} games) against run {run_a} ({games_a:,} games)", ""]
    lines.append(f"{len(changed)} of {len(found.changes)} figures changed beyond chance (marked *).")
    ordered = changed + [change for change in found.changes if not change.changed]
    rows = [
        ["", f"run {run_a}", f"run {run_b}", "difference", ""],
        *(_row(change, found.length_unit) for change in ordered),
    ]
    return "\n".join([*lines, "", *columns(rows)]) + "\n"


def _row(change: Change, length_unit: str) -> list[str]:
    low, value, high = change.difference.low, change.difference.value, change.difference.high
    mark = "*" if change.changed else ""
    if change.unit in ("share", "lift"):
        show = percent if change.unit == "share" else signed
        spread = f"{signed(value)} ({signed(low)} to {signed(high)}) points"
        return [change.what, show(change.first), show(change.second), spread, mark]
    unit = f"{length_unit}s" if change.unit == "length" else change.unit
    spread = f"{value:+.2f} ({low:+.2f} to {high:+.2f}) {unit}"
    return [change.what, f"{change.first:.2f}", f"{change.second:.2f}", spread, mark]
