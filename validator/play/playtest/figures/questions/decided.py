"""When is the game decided? How often whoever leads goes on to win, how often the lead changes, who comes back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from validator.play.playtest.figures.asked import (
    CLOSE,
    WIDE,
    Lines,
    Question,
    Series,
    Sheet,
    cell,
    games_for_share,
    half_width,
    number,
    units,
)
from validator.play.playtest.figures.questions.course import (
    ahead_for_good,
    from_behind,
    from_last,
    halfway,
    is_level,
    lead_changes,
)
from validator.play.playtest.figures.questions.course import leader_wins as leader_wins_after
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.said import Said, figure, said
from validator.play.playtest.figures.statistics import Interval, Moments, mean_interval, median, moments, wilson
from validator.play.playtest.running.rows import Row

LEVEL = 0.9
"""Where all are level halfway in so many games, points do not tell who is ahead."""
LEAST_GAMES = 20
"""A round is shown if so many games went on after it."""
HEADS = ("table", "rounds", "half", "good", "changes", "behind", "last")


def decided(found: Gathered, unit: str) -> Question:
    """The question's answer; ``unit`` is the word for a round."""
    known = [Games(lineup, title, with_course(rows)) for lineup, title, rows in found.tables]
    known = [table for table in known if table.rows]
    if not known:
        return Question(key="decided", answer=(said("decided-unknown"),))
    own = [table for table in known if table.lineup in {table.lineup for table in found.own}] or known
    level = share_of([row for table in own for row in table.rows], is_level)
    if level.value > LEVEL:
        return Question(key="decided", answer=(said("decided-level", level=figure(level, "share")),))
    lines = [Series(label=table.title, points=by_round(table.rows)) for table in own]
    return Question(
        key="decided",
        answer=tuple(_answer(own, unit)),
        plot=Lines(
            series=tuple(line for line in lines if line.points),
            across=said("rounds-over", units=units(unit)),
            up=said("leader-wins"),
        ),
        sheet=Sheet(
            heads=tuple(said(f"decided-{head}", units=units(unit)) for head in HEADS),
            rows=tuple(_row(table) for table in known),
        ),
    )


def with_course(rows: Sequence[Row]) -> list[Row]:
    """The games whose points are known at the end of two rounds or more."""
    return [row for row in rows if len(row.course) > 1]


def by_round(rows: Sequence[Row]) -> tuple[tuple[int, Interval], ...]:
    """After each round, in the games that went on: the share of them that whoever led then won."""
    longest = max(len(row.course) for row in rows)
    points = []
    for over in range(1, longest):
        going = [row for row in rows if len(row.course) > over]
        if len(going) >= LEAST_GAMES:
            points.append((over, wilson(sum(leader_wins_after(row, over) for row in going), len(going))))
    return tuple(points)


def leader_at_half(rows: Sequence[Row]) -> Interval:
    """The share of games won by whoever led halfway."""
    return wilson(sum(leader_wins_after(row, halfway(row)) for row in rows), len(rows))


def share_of(rows: Sequence[Row], is_so: Callable[[Row], bool]) -> Interval:
    """The share of games of which something is true."""
    return wilson(sum(is_so(row) for row in rows), len(rows))


def changes_of_lead(rows: Sequence[Row]) -> Interval:
    """How often the lead changes in a game."""
    counts: dict[int, int] = {}
    for row in rows:
        changes = lead_changes(row)
        counts[changes] = counts.get(changes, 0) + 1
    found: Moments = moments(counts)
    return mean_interval(found)


def _answer(tables: Sequence[Games], unit: str) -> list[Said]:
    first = tables[0]
    games = min(len(table.rows) for table in tables)
    shares = [(table.title, leader_at_half(table.rows)) for table in tables]
    wide = max(half_width(found) for _, found in shares)
    found = tuple(said("decided-half-of", table=title, wins=figure(share, "share")) for title, share in shares)
    needed = max(games_for_share(share.value) for _, share in shares)
    good = round(median(ahead_for_good(row) for row in first.rows))
    rounds = round(median(len(row.course) for row in first.rows))
    if wide > WIDE:
        return [said("decided-untold", games=games, found=found, needed=needed)]
    answer = said("decided-found", found=found, good=good, rounds=rounds, units=units(unit), table=first.title)
    return [answer] if wide <= CLOSE * sqrt(2) else [answer, said("more-games", needed=needed)]


def _row(table: Games) -> tuple[Said, ...]:
    rows = table.rows
    return (
        table.title,
        cell(number(sum(len(row.course) for row in rows) / len(rows))),
        cell(figure(leader_at_half(rows), "share")),
        cell(round(median(ahead_for_good(row) for row in rows))),
        cell(figure(changes_of_lead(rows), "number")),
        cell(figure(share_of(rows, from_behind), "share")),
        cell(figure(share_of(rows, from_last), "share")),
    )
