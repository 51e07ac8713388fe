"""How does a game go? Its points round by round, when it is decided, and how long it feels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.results import (
    CLOSE,
    WIDE,
    Bar,
    Bars,
    Lines,
    Question,
    Said,
    Series,
    Sheet,
    cell,
    figure,
    games_for_share,
    half_width,
    number,
    one_unit,
    said,
    share,
    units,
)
from validator.play.playtest.figures.statistics import Interval, Moments, mean_interval, median, moments, wilson
from validator.play.playtest.running.table import Row


def leaders(points: Sequence[int]) -> list[int]:
    """The seats with the most points."""
    most = max(points)
    return [seat for seat, leaders in enumerate(points) if leaders == most]


def wins_of(row: Row, seats: Sequence[int]) -> float:
    """The part of the win that falls to one of these seats taken by lot; a win that is shared counts in parts."""
    return sum(seat in row.winners for seat in seats) / len(seats) / len(row.winners)


def leader_wins(row: Row, over: int) -> float:
    """Whether who led when ``over`` rounds were over won; of several who led alike, one is taken by lot."""
    return wins_of(row, leaders(row.course[over - 1]))


def halfway(row: Row) -> int:
    """Half of the rounds, rounded up, or 0 where the game has fewer than two."""
    return (len(row.course) + 1) // 2 if len(row.course) > 1 else 0


def is_level(row: Row) -> bool:
    """Whether all had the same points halfway."""
    points = row.course[halfway(row) - 1]
    return len(leaders(points)) == len(points)


def lead_changes(row: Row) -> int:
    """How often a seat came to lead alone after another had; the end counts as the last round."""
    changes, last = 0, -1
    for points in row.course:
        first = leaders(points)
        if len(first) == 1:
            changes += last not in (-1, first[0])
            last = first[0]
    return changes


def ahead_for_good(row: Row) -> int:
    """After how many rounds a winner led and went on leading, alone or with others, to the end.

    The number of rounds where the points were not enough (a tie that something else decided counts as a lead).
    """
    over = len(row.course)
    for points in reversed(row.course[:-1]):
        if not set(leaders(points)) & set(row.winners):
            break
        over -= 1
    return over


def from_behind(row: Row) -> bool:
    """Whether no winner was among those who led halfway."""
    return not set(leaders(row.course[halfway(row) - 1])) & set(row.winners)


def from_last(row: Row) -> bool:
    """Whether every winner had the fewest points halfway, and fewer than who led."""
    points = row.course[halfway(row) - 1]
    return min(points) < max(points) and all(points[seat] == min(points) for seat in row.winners)


def first_wins(row: Row) -> float:
    """What part of the win fell to the seat that acted first; to the first seat where all act at once."""
    return wins_of(row, [max(row.starter, 0)])


LEVEL = 0.9
"""Where all are level halfway in so many games, points do not tell who is ahead."""
LEAST_GAMES = 20
"""A round is shown if so many games went on after it."""
DECIDED_HEADS = ("table", "rounds", "half", "good", "changes", "behind", "last")


def decided(gathered: Gathered, unit: str) -> Question:
    """The question's answer; ``unit`` is the word for a round."""
    known = [Games(lineup, title, with_course(rows)) for lineup, title, rows in gathered.tables]
    known = [table for table in known if table.rows]
    if not known:
        return Question(key="decided", answer=(said("decided-unknown"),))
    own = [table for table in known if table.lineup in {table.lineup for table in gathered.own}] or known
    level = share_of([row for table in own for row in table.rows], is_level)
    if level.value > LEVEL:
        return Question(key="decided", answer=(said("decided-level", level=figure(level, "share")),))
    lines = [Series(label=table.title, points=by_round(table.rows)) for table in own]
    return Question(
        key="decided",
        answer=tuple(_decided_answer(own, unit)),
        plot=Lines(
            series=tuple(line for line in lines if line.points),
            across=said("rounds-over", units=units(unit)),
            up=said("leader-wins"),
        ),
        sheet=Sheet(
            heads=tuple(said(f"decided-{head}", units=units(unit)) for head in DECIDED_HEADS),
            rows=tuple(_decided_row(table) for table in known),
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
            points.append((over, wilson(sum(leader_wins(row, over) for row in going), len(going))))
    return tuple(points)


def leader_at_half(rows: Sequence[Row]) -> Interval:
    """The share of games won by whoever led halfway."""
    return wilson(sum(leader_wins(row, halfway(row)) for row in rows), len(rows))


def share_of(rows: Sequence[Row], is_so: Callable[[Row], bool]) -> Interval:
    """The share of games of which something is true."""
    return wilson(sum(is_so(row) for row in rows), len(rows))


def changes_of_lead(rows: Sequence[Row]) -> Interval:
    """How often the lead changes in a game."""
    counts: dict[int, int] = {}
    for row in rows:
        changes = lead_changes(row)
        counts[changes] = counts.get(changes, 0) + 1
    changes_of_games: Moments = moments(counts)
    return mean_interval(changes_of_games)


def _decided_answer(tables: Sequence[Games], unit: str) -> list[Said]:
    first = tables[0]
    games = min(len(table.rows) for table in tables)
    shares = [(table.title, leader_at_half(table.rows)) for table in tables]
    wide = max(half_width(sentences) for _, sentences in shares)
    sentences = tuple(said("decided-half-of", table=title, wins=figure(share, "share")) for title, share in shares)
    needed = max(games_for_share(share.value) for _, share in shares)
    good = round(median(ahead_for_good(row) for row in first.rows))
    rounds = round(median(len(row.course) for row in first.rows))
    if wide > WIDE:
        return [said("decided-untold", games=games, found=sentences, needed=needed)]
    answer = said("decided-found", found=sentences, good=good, rounds=rounds, units=units(unit), table=first.title)
    return [answer] if wide <= CLOSE * sqrt(2) else [answer, said("more-games", needed=needed)]


def _decided_row(table: Games) -> tuple[Said, ...]:
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


FEEL_HEADS = ("table", "length", "choices", "pace", "real")
FEW = 0.5
"""If fewer of the decisions than this leave a choice, the game asks too often for nothing."""


def feel(gathered: Gathered, unit: str) -> Question:
    """The question's answer; ``unit`` is the word for one of what a game's length is counted in."""
    tables = [table for table in gathered.tables if any(row.decisions for row in table.rows)]
    if not tables:
        return Question(key="feel", answer=(said("feel-unknown"),))
    own = [table for table in tables if table in gathered.own] or tables
    bars = [Bar(label=table.title, values=asked_of_each(table)) for table in tables]
    return Question(
        key="feel",
        answer=tuple(_feel_answer(own, unit)),
        plot=Bars(bars=tuple(bars), parts=(said("real-choices"), said("no-choices"))),
        sheet=Sheet(
            heads=tuple(said(f"feel-{head}", unit=one_unit(unit), units=units(unit)) for head in FEEL_HEADS),
            rows=tuple(_feel_row(table) for table in tables),
        ),
    )


def counted(table: Games) -> list[Row]:
    """The games of which it is known how many decisions left no choice."""
    return [row for row in table.rows if row.decisions]


def asked_of_each(table: Games) -> tuple[float, float]:
    """How many decisions a game asks of each player: real choices, and those with a single option."""
    rows = counted(table)
    seats = len(rows) * len(table.lineup)
    choices = sum(row.choices for row in rows)
    return choices / seats, (sum(row.decisions for row in rows) - choices) / seats


def real_share(table: Games) -> float:
    """The share of the decisions that leave a choice."""
    rows = counted(table)
    return sum(row.choices for row in rows) / sum(row.decisions for row in rows)


def pace(table: Games) -> float:
    """Real choices of a player in one unit of the game's length."""
    rows = counted(table)
    return sum(row.choices for row in rows) / len(table.lineup) / max(1, sum(row.length for row in rows))


def length_of(table: Games) -> Interval:
    """The mean length of a game."""
    counts: dict[int, int] = {}
    for row in counted(table):
        counts[row.length] = counts.get(row.length, 0) + 1
    return mean_interval(moments(counts))


def _feel_answer(tables: Sequence[Games], unit: str) -> list[Said]:
    shares_told = tuple(
        said(
            "feel-of",
            table=table.title,
            choices=number(asked_of_each(table)[0]),
            length=number(length_of(table).value),
            units=units(unit),
        )
        for table in tables
    )
    real = sum(real_share(table) for table in tables) / len(tables)
    words = "feel-found" if real >= FEW else "feel-forced"
    return [said(words, found=shares_told, real=share(real))]


def _feel_row(table: Games) -> tuple[Said, ...]:
    return (
        table.title,
        cell(figure(length_of(table), "number")),
        cell(number(asked_of_each(table)[0])),
        cell(number(pace(table))),
        cell(share(real_share(table))),
    )
