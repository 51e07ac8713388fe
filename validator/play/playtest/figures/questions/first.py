"""Who moves first, and does it matter?"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from validator.play.playtest.figures.asked import Dots, Mark, Question, look_of, number, share
from validator.play.playtest.figures.evidence import LEAST_ADVANTAGE, advantage_shown, games_for_advantage
from validator.play.playtest.figures.questions.course import first_wins
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.said import Said, figure, said
from validator.play.playtest.figures.statistics import ALPHA, Interval, Outcomes, beyond_chance, holm, wilson


def first_mover(found: Gathered) -> Question:
    """The question's answer, from the tables at which all seats were alike."""
    tables = [table for table in found.own if len(table.lineup) > 1]
    if not tables:
        return Question(key="first", answer=(said("first-alone"),))
    who = said("the-first-player" if any(row.starter >= 0 for table in tables for row in table.rows) else "seat-one")
    chances = holm([beyond_chance(outcomes(table), 1 / len(table.lineup), LEAST_ADVANTAGE) for table in tables])
    marks = [_mark(table, chance < ALPHA) for table, chance in zip(tables, chances, strict=True)]
    return Question(
        key="first",
        answer=tuple(_answer(tables, marks, who)),
        plot=Dots(marks=tuple(marks), form="share", upright=said("equal-share")),
    )


def outcomes(table: Games) -> Outcomes:
    """The wins of the first player."""
    return Outcomes(sum(first_wins(row) for row in table.rows), len(table.rows))


def wins(table: Games) -> Interval:
    """The win share of the first player."""
    return wilson(*outcomes(table))


def _mark(table: Games, uneven: bool) -> Mark:
    found, fair = wins(table), 1 / len(table.lineup)
    return Mark(label=table.title, value=found, against=fair, look=look_of(found, fair) if uneven else "")


def _answer(tables: Sequence[Games], marks: Sequence[Mark], who: Said) -> list[Said]:
    uneven = [mark for mark in marks if mark.look]
    if uneven:
        return [said("first-matters", who=who, found=tuple(map(_told, uneven)))]
    shown = [(advantage_shown(len(table.rows), 1 / len(table.lineup)), table) for table in tables]
    most, table = max(shown, key=lambda one: one[0])
    if most <= 2 * LEAST_ADVANTAGE:
        small = _small(tables, marks)
        if small:
            return [said("first-small", who=who, found=tuple(map(_told, small)), shown=number(100 * most))]
        return [said("first-even", who=who, shown=number(100 * most))]
    needed = games_for_advantage(1 / len(table.lineup))
    return [
        said(
            "first-untold",
            who=who,
            table=table.title,
            games=len(table.rows),
            shown=number(100 * most),
            needed=ceil(needed / 10) * 10,
            telling=number(200 * LEAST_ADVANTAGE),
        )
    ]


def _told(mark: Mark) -> Said:
    return said("first-wins", table=mark.label, wins=figure(mark.value, "share"), fair=share(mark.against or 0))


def _small(tables: Sequence[Games], marks: Sequence[Mark]) -> list[Mark]:
    """Tables at which the first player does win another share than an equal one, if by less than matters."""
    chances = holm([min(1.0, 2 * beyond_chance(outcomes(table), 1 / len(table.lineup), 0.0)) for table in tables])
    return [mark for mark, chance in zip(marks, chances, strict=True) if chance < ALPHA]
