"""What is wrong with single goals: bounds nothing can lie between, seats and agents that are not known."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import yaml

from validator.content.loading import ContentSet
from validator.content.source import locate
from validator.engine.game import Game
from validator.issue import Issue, Span, near
from validator.lab.goals.words import NATURES, GoalLine
from validator.playtest.running.roster import UnknownAgent, agent_named, known_agents

ANY_SEATS = range(1, 9)
"""What the schema allows; it tells what lies beyond."""


class Stated(NamedTuple):
    """One goal and where it stands: the file's nodes, and the way to it."""

    line: GoalLine
    node: yaml.Node
    path: tuple[str | int, ...]

    @property
    def span(self) -> Span:
        """Where the goal starts."""
        return locate(self.node, self.path)

    def at(self, field: str) -> Span:
        """Where one of its fields stands; the goal itself where it is not said."""
        return locate(self.node, [*self.path, field])


class Judge(NamedTuple):
    """What goals are judged by: the set, its game, and the numbers of seats that the file names for all of them."""

    content: ContentSet
    game: Game
    seats: tuple[int, ...]

    @property
    def allowed(self) -> range:
        """The numbers of seats the set is for."""
        players = self.content.manifest.players
        return range(players.least, players.most + 1)

    def seats_of(self, line: GoalLine) -> frozenset[int]:
        """At which numbers of seats a goal holds."""
        return frozenset(line.seats or self.seats or self.allowed)


def line_issues(one: Stated, judge: Judge) -> Iterator[Issue]:
    """Everything that is wrong with one goal by itself."""
    line = one.line
    if line.least is None and line.most is None:
        yield Issue(code="goal-open", message=f"the goal for {line.measure} says neither from where nor to where",
                    span=one.span, accepted="from, to, or both")  # fmt: skip
    yield from _bound_issues(one)
    yield from seat_issues(line.seats, one.at("seats"), judge)
    yield from _place_issues(one, judge)
    yield from _agents_of_line(one)


def _bound_issues(one: Stated) -> Iterator[Issue]:
    line, nature = one.line, NATURES[one.line.measure]
    for field, bound in (("from", line.least), ("to", line.most)):
        if bound is not None and not nature.least <= bound <= nature.most:
            yield Issue(
                code="goal-out-of-reach", message=f"{line.measure} is never {bound:g}", span=one.at(field),
                found=f"{bound:g}", accepted=_reach(nature.least, nature.most),
            )  # fmt: skip
    if line.least is not None and line.most is not None and line.least > line.most:
        yield Issue(
            code="goals-clash", message=f"{line.measure} cannot be {line.least:g} or more and {line.most:g} or less",
            span=one.at("from"), found=f"from {line.least:g}, to {line.most:g}", accepted="from not above to",
            together=(one.at("to"),),
        )  # fmt: skip


def _reach(least: float, most: float) -> str:
    return f"a number from {least:g} to {most:g}" if most < 1_000_000 else f"{least:g} or more"


def seat_issues(seats: Sequence[int], span: Span, judge: Judge) -> Iterator[Issue]:
    """Numbers of seats that the set is not for, or that are named twice."""
    strange = sorted({size for size in seats if size not in judge.allowed and size in ANY_SEATS})
    if strange:
        allowed, name = judge.allowed, judge.content.name
        yield Issue(
            code="goal-seats", message=f"{name} is for {allowed[0]} to {allowed[-1]} players", span=span,
            found=", ".join(map(str, strange)), accepted=", ".join(map(str, allowed)),
        )  # fmt: skip
    twice = sorted({size for size in seats if seats.count(size) > 1})
    if twice:
        yield Issue(code="goal-seats", message="a number of seats is named twice", span=span,
                    found=", ".join(map(str, twice)))  # fmt: skip


def _place_issues(one: Stated, judge: Judge) -> Iterator[Issue]:
    """What cannot be measured in this game, or at these seats."""
    line, nature = one.line, NATURES[one.line.measure]
    if nature.rounds and judge.game.rounds_over is None:
        message = f"{line.measure} needs the points at the end of rounds, and this game has none"
        yield Issue(code="goal-unknowable", message=message, span=one.at("measure"), found=repr(line.measure))
    if nature.company and judge.seats_of(line) <= {1}:
        message = f"{line.measure} compares seats, so it takes two of them"
        yield Issue(code="goal-seats", message=message, span=one.at("seats"), found="1", accepted="2 or more")
    if line.measure == "promises" and not judge.game.promises(judge.game.table(judge.content)):
        message = "this set promises nothing that play could show"
        yield Issue(code="goal-unknowable", message=message, span=one.at("measure"), found=repr(line.measure))


def _agents_of_line(one: Stated) -> Iterator[Issue]:
    line = one.line
    if not line.agents:
        return
    span = one.at("agents")
    if line.measure != "skill":
        yield Issue(
            code="goal-agents", message=f"only a goal of skill names its own agents, not one of {line.measure}",
            span=span, accepted="agents for the whole file, beside goals",
        )  # fmt: skip
        return
    if len(set(line.agents)) != 2:
        message = "skill is measured between two different agents: who should win, and against whom"
        yield Issue(code="goal-agents", message=message, span=span, found=", ".join(line.agents),
                    accepted="two agents, such as [steady, greedy]")  # fmt: skip
    yield from agent_issues(line.agents, span)


def agent_issues(agents: Sequence[str], span: Span) -> Iterator[Issue]:
    """Agents that nobody knows."""
    for name in dict.fromkeys(agents):
        try:
            agent_named(name)
        except UnknownAgent:
            known = list(known_agents())
            yield Issue(code="unknown-agent", message=f"there is no agent {name!r}", span=span, found=repr(name),
                        accepted=", ".join(known), suggestion=near(name, known))  # fmt: skip
