"""Who wins: whoever moves first, whoever plays better?"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from validator.play.playtest.figures.estimates import LEAST_ADVANTAGE, advantage_shown, games_for_advantage
from validator.play.playtest.figures.questions.course import first_wins
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.results import (
    WIDE,
    Dots,
    Mark,
    Question,
    Said,
    figure,
    games_for_share,
    half_width,
    look_of,
    number,
    said,
    share,
)
from validator.play.playtest.figures.statistics import (
    ALPHA,
    Interval,
    Outcomes,
    beyond_chance,
    holm,
    mean_interval,
    moments,
    wilson,
)
from validator.play.playtest.running.plan import Plan


def first_mover(gathered: Gathered) -> Question:
    """The question's answer, from the tables at which all seats were alike."""
    tables = [table for table in gathered.own if len(table.lineup) > 1]
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
    mark, fair = wins(table), 1 / len(table.lineup)
    return Mark(label=table.title, value=mark, against=fair, look=look_of(mark, fair) if uneven else "")


def _answer(tables: Sequence[Games], marks: Sequence[Mark], who: Said) -> list[Said]:
    uneven = [mark for mark in marks if mark.look]
    if uneven:
        return [said("first-matters", who=who, found=tuple(map(_describe, uneven)))]
    shown = [(advantage_shown(len(table.rows), 1 / len(table.lineup)), table) for table in tables]
    most, table = max(shown, key=lambda one: one[0])
    if most <= 2 * LEAST_ADVANTAGE:
        small = _small(tables, marks)
        if small:
            return [said("first-small", who=who, found=tuple(map(_describe, small)), shown=number(100 * most))]
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


def _describe(mark: Mark) -> Said:
    return said("first-wins", table=mark.label, wins=figure(mark.value, "share"), fair=share(mark.against or 0))


def _small(tables: Sequence[Games], marks: Sequence[Mark]) -> list[Mark]:
    """Tables at which the first player does win another share than an equal one, if by less than matters."""
    chances = holm([min(1.0, 2 * beyond_chance(outcomes(table), 1 / len(table.lineup), 0.0)) for table in tables])
    return [mark for mark, chance in zip(marks, chances, strict=True) if chance < ALPHA]


def skill(gathered: Gathered, plan: Plan) -> Question:
    """The question's answer."""
    mixed = [table for table in gathered.tables if not table.alone]
    if mixed:
        return _met(mixed, plan)
    agents = list(dict.fromkeys(table.lineup[0] for table in gathered.tables))
    if len(agents) < 2:
        return Question(key="skill", answer=(said("skill-unknown", agent=gathered.seats.agent),))
    return _apart(gathered.tables, agents)


def _met(tables: Sequence[Games], plan: Plan) -> Question:
    marks, wins_told = [], []
    widest, needed, are_apart = 0.0, 0, False
    for table in tables:
        for agent in sorted(set(table.lineup), key=table.lineup.index):
            wins = wins_of_agent(table, plan, agent)
            fair = 1 / len(table.lineup)
            label = said("agent-at", agent=agent, table=said("table", players=len(table.lineup)))
            marks.append(Mark(label=label, value=wins, against=fair, look=look_of(wins, fair)))
            are_apart |= not wins.low <= fair <= wins.high
            if half_width(wins) > widest:
                widest, needed = half_width(wins), games_for_share(wins.value)
            wins_told.append(said("agent-wins", agent=agent, wins=figure(wins, "share"), fair=share(fair)))
    games = sum(len(table.rows) for table in tables)
    words = "skill-untold" if widest > WIDE else "skill-met" if are_apart else "skill-little"
    answer = said(words, found=tuple(wins_told[: len(set(tables[0].lineup))]), games=games, needed=needed)
    return Question(
        key="skill", answer=(answer,), plot=Dots(marks=tuple(marks), form="share", upright=said("equal-share"))
    )


def wins_of_agent(table: Games, plan: Plan, agent: str) -> Interval:
    """The win share of one of its seats, over all that it had at the table."""
    wins, seats = 0.0, 0
    for row in table.rows:
        agents = plan.agents_of(row.number)
        seats += agents.count(agent)
        wins += sum(agents[seat] == agent for seat in row.winners) / len(row.winners)
    return wilson(wins, seats)


def score_at(table: Games) -> Interval:
    """The mean score of the seats at a table."""
    counts: dict[int, int] = {}
    for row in table.rows:
        for points in row.scores:
            counts[points] = counts.get(points, 0) + 1
    return mean_interval(moments(counts))


def _apart(tables: Sequence[Games], agents: Sequence[str]) -> Question:
    """Agents that never met: their scores at tables of one size."""
    sizes = sorted({len(table.lineup) for table in tables})
    by_size = {
        size: {table.lineup[0]: score_at(table) for table in tables if len(table.lineup) == size} for size in sizes
    }
    compared = [size for size in sizes if len(by_size[size]) > 1]
    if not compared:
        return Question(key="skill", answer=(said("skill-unknown", agent=agents[0]),))
    marks = [
        Mark(label=said("agent-at", agent=agent, table=said("table", players=size)), value=scores)
        for size in compared
        for agent, scores in by_size[size].items()
    ]
    pairs = tuple(
        said("agent-scores", agent=agent, score=figure(scores, "score"))
        for agent, scores in by_size[compared[0]].items()
    )
    answer = said("skill-apart", found=pairs, table=said("table", players=compared[0]), agents=",".join(agents[:2]))
    return Question(key="skill", answer=(answer,), plot=Dots(marks=tuple(marks), form="score"))
