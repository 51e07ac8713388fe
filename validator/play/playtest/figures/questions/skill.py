"""How much does skill pay? Agents that met at one table, or at least how each does at tables of its own."""

from __future__ import annotations

from collections.abc import Sequence

from validator.play.playtest.figures.asked import (
    WIDE,
    Dots,
    Mark,
    Question,
    games_for_share,
    half_width,
    look_of,
    share,
)
from validator.play.playtest.figures.questions.gathered import Games, Gathered
from validator.play.playtest.figures.said import figure, said
from validator.play.playtest.figures.statistics import Interval, mean_interval, moments, wilson
from validator.play.playtest.running.plan import Plan


def skill(found: Gathered, plan: Plan) -> Question:
    """The question's answer."""
    mixed = [table for table in found.tables if not table.alone]
    if mixed:
        return _met(mixed, plan)
    agents = list(dict.fromkeys(table.lineup[0] for table in found.tables))
    if len(agents) < 2:
        return Question(key="skill", answer=(said("skill-unknown", agent=found.seats.agent),))
    return _apart(found.tables, agents)


def _met(tables: Sequence[Games], plan: Plan) -> Question:
    marks, told = [], []
    widest, needed = 0.0, 0
    for table in tables:
        for agent in sorted(set(table.lineup), key=table.lineup.index):
            wins = wins_of_agent(table, plan, agent)
            fair = 1 / len(table.lineup)
            label = said("agent-at", agent=agent, table=said("table", players=len(table.lineup)))
            marks.append(Mark(label=label, value=wins, against=fair, look=look_of(wins, fair)))
            if half_width(wins) > widest:
                widest, needed = half_width(wins), games_for_share(wins.value)
            told.append(said("agent-wins", agent=agent, wins=figure(wins, "share"), fair=share(fair)))
    games = sum(len(table.rows) for table in tables)
    words = "skill-untold" if widest > WIDE else "skill-met"
    answer = said(words, found=tuple(told[: len(set(tables[0].lineup))]), games=games, needed=needed)
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
    told = tuple(
        said("agent-scores", agent=agent, score=figure(scores, "score"))
        for agent, scores in by_size[compared[0]].items()
    )
    answer = said("skill-apart", found=told, table=said("table", players=compared[0]), agents=",".join(agents[:2]))
    return Question(key="skill", answer=(answer,), plot=Dots(marks=tuple(marks), form="score"))
