"""How long does a game feel? What it asks of each player, and how much of that is a choice."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.playtest.figures.asked import Bar, Bars, Question, Sheet, cell, number, one_unit, share, units
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.said import Said, figure, said
from validator.play.playtest.figures.statistics import Interval, mean_interval, moments
from validator.play.playtest.running.rows import Row

HEADS = ("table", "length", "choices", "pace", "real")
FEW = 0.5
"""If fewer of the decisions than this leave a choice, the game asks too often for nothing."""


def feel(found: Gathered, unit: str) -> Question:
    """The question's answer; ``unit`` is the word for one of what a game's length is counted in."""
    tables = [table for table in found.tables if any(row.decisions for row in table.rows)]
    if not tables:
        return Question(key="feel", answer=(said("feel-unknown"),))
    own = [table for table in tables if table in found.own] or tables
    bars = [Bar(label=table.title, values=asked_of_each(table)) for table in tables]
    return Question(
        key="feel",
        answer=tuple(_answer(own, unit)),
        plot=Bars(bars=tuple(bars), parts=(said("real-choices"), said("no-choices"))),
        sheet=Sheet(
            heads=tuple(said(f"feel-{head}", unit=one_unit(unit), units=units(unit)) for head in HEADS),
            rows=tuple(_row(table) for table in tables),
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


def _answer(tables: Sequence[Games], unit: str) -> list[Said]:
    told = tuple(
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
    return [said(words, found=told, real=share(real))]


def _row(table: Games) -> tuple[Said, ...]:
    return (
        table.title,
        cell(figure(length_of(table), "number")),
        cell(number(asked_of_each(table)[0])),
        cell(number(pace(table))),
        cell(share(real_share(table))),
    )
