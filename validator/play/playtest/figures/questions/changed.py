"""What did an edit change? The same tables before and after it, where the games of both are known."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from validator.play.playtest.figures.estimates import Z80
from validator.play.playtest.figures.questions.course import first_wins, from_behind, halfway, lead_changes, leader_wins
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.results import (
    Dots,
    Form,
    Mark,
    Question,
    Said,
    Sheet,
    cell,
    figure,
    look_of,
    number,
    said,
    units,
)
from validator.play.playtest.figures.statistics import (
    ALPHA,
    Z95,
    Difference,
    Interval,
    Moments,
    holm,
    mean_difference,
    mean_interval,
)
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row

LEAST_GAMES = 20
PARTS = 840
"""Shares are counted in parts, so that sums are whole and exact."""


class Before(NamedTuple):
    """The games that this run is laid beside: of an earlier run (its number), or of the set that was extended."""

    plan: Plan
    rows: Sequence[Row]
    name: Said


class Measure(NamedTuple):
    """Something measured of each game; None where it is not known. Shares are measured in parts of `PARTS`."""

    key: str
    of: Callable[[Row], float | None]
    is_share: bool = False


MEASURES = (
    Measure("score", lambda row: max(row.scores)),
    Measure("margin", lambda row: max(row.scores) - sorted(row.scores)[-2] if len(row.scores) > 1 else None),
    Measure("length", lambda row: row.length),
    Measure("choices", lambda row: row.choices),
    Measure("half", lambda row: PARTS * leader_wins(row, halfway(row)) if len(row.course) > 1 else None, True),
    Measure("changes", lambda row: lead_changes(row) if len(row.course) > 1 else None),
    Measure("behind", lambda row: PARTS * from_behind(row) if len(row.course) > 1 else None, True),
    Measure("first", lambda row: PARTS * first_wins(row) if row.decisions else None, True),
)


class Change(NamedTuple):
    """One measure at one table: before, now, and what lies between, all in the measure's own unit."""

    table: Said
    measure: Measure
    before: Interval
    now: Interval
    difference: Difference


def changed(gathered: Gathered, before: Before | None, unit: str) -> Question:
    """The question's answer; ``unit`` is the word for one of what a game's length is counted in."""
    if before is None:
        return Question(key="changed", answer=(said("changed-unknown"),))
    changes = list(changes_of(gathered.own, before))
    if not changes:
        return Question(key="changed", answer=(said("changed-too-few", before=before.name, least=LEAST_GAMES),))
    chances = holm([change.difference.chance(0) for change in changes])
    sure = [change for change, chance in zip(changes, chances, strict=True) if chance < ALPHA]
    course = any(change.measure.key == "half" for change in changes)
    return Question(
        key="changed",
        answer=tuple(_answer(changes, sure, before, course, unit)),
        plot=Dots(
            marks=tuple(_mark(change, change in sure, unit) for change in changes if change.measure.is_share),
            form="points",
            upright=said("no-change"),
        )
        if any(change.measure.is_share for change in changes)
        else None,
        sheet=Sheet(
            heads=tuple(said(f"changed-{head}") for head in ("what", "before", "now", "difference")),
            rows=tuple(_row(change, unit) for change in changes),
        ),
    )


def changes_of(tables: Sequence[Games], before: Before) -> Iterator[Change]:
    """Every measure at every table that was played before as well."""
    earlier = _by_lineup(before)
    for table in tables:
        rows = earlier.get(table.lineup, [])
        for measure in MEASURES:
            one, two = moments_of(measure, rows), moments_of(measure, table.rows)
            if min(one.size, two.size) >= LEAST_GAMES:
                then, now = (_scaled(mean_interval(sums), measure) for sums in (one, two))
                yield Change(table.title, measure, then, now, _less(mean_difference(two, one), measure))


def _by_lineup(before: Before) -> Mapping[tuple[str, ...], list[Row]]:
    rows_of: dict[tuple[str, ...], list[Row]] = {}
    for row in before.rows:
        if row.fault is None:
            rows_of.setdefault(before.plan.lineups[before.plan.table_of(row.number)], []).append(row)
    return rows_of


def moments_of(measure: Measure, rows: Sequence[Row]) -> Moments:
    """The sums of a measure over the games in which it is known."""
    known = [round(value) for value in map(measure.of, rows) if value is not None]
    return Moments(len(known), sum(known), sum(value * value for value in known))


def _scaled(interval: Interval, measure: Measure) -> Interval:
    unit = PARTS if measure.is_share else 1
    return Interval(interval.value / unit, interval.low / unit, interval.high / unit)


def _less(difference: Difference, measure: Measure) -> Difference:
    unit = PARTS if measure.is_share else 1
    return difference._replace(
        interval=_scaled(difference.interval, measure), middle=difference.middle / unit, error=difference.error / unit
    )


def _what(change: Change, unit: str) -> Said:
    return said(f"measure-{change.measure.key}", table=change.table, units=units(unit))


def _mark(change: Change, sure: bool, unit: str) -> Mark:
    interval = change.difference.interval
    return Mark(label=_what(change, unit), value=interval, against=0.0, look=look_of(interval, 0) if sure else "")


def _row(change: Change, unit: str) -> tuple[Said, ...]:
    form: Form = "share" if change.measure.is_share else "number"
    between: Form = "points" if change.measure.is_share else "change"
    return (
        _what(change, unit),
        cell(figure(change.before, form)),
        cell(figure(change.now, form)),
        cell(figure(change.difference.interval, between)),
    )


def _answer(
    changes: Sequence[Change], sure: Sequence[Change], before: Before, course: bool, unit: str
) -> Iterator[Said]:
    values = {"before": before.name, "looked": len(changes)}
    if sure:
        items = tuple(said("change-is", what=_what(change, unit), change=_row(change, unit)[-1]) for change in sure[:4])
        yield said("changed-found", found=items, rest=len(sure) - len(items), **values)
    else:
        yield said("changed-none", **values)
        errors = [change.difference.error for change in changes if change.measure.is_share]
        if errors:
            yield said("changed-hidden", shown=number(100 * (Z95 + Z80) * max(errors)))
    if not course:
        yield said("changed-no-course")
