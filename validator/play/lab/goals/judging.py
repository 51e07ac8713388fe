"""What is wrong with single goals: bounds nothing can lie between, seats and agents that are not known."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import yaml

from validator.base.issue import Issue, Span, near
from validator.base.speech.sentences import Sentence, in_a_row
from validator.content.loading import ContentSet
from validator.content.source import locate
from validator.play.engine.game import Game
from validator.play.lab.goals.wording import say
from validator.play.lab.goals.words import NATURES, GoalLine
from validator.play.playtest.running.roster import UnknownAgent, agent_named, known_agents

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
        yield Issue(
            code="goal-open", message=say("goal-open", measure=line.measure), span=one.span, accepted=say("from-or-to")
        )
    yield from _bound_issues(one)
    yield from seat_issues(line.seats, one.at("seats"), judge)
    yield from _place_issues(one, judge)
    yield from _agents_of_line(one)


def _bound_issues(one: Stated) -> Iterator[Issue]:
    line, nature = one.line, NATURES[one.line.measure]
    for field, bound in (("from", line.least), ("to", line.most)):
        if bound is not None and not nature.least <= bound <= nature.most:
            yield Issue(
                code="goal-out-of-reach",
                message=say("never", measure=line.measure, bound=bound),
                span=one.at(field),
                found=f"{bound:g}",
                accepted=_reach(nature.least, nature.most),
            )
    if line.least is not None and line.most is not None and line.least > line.most:
        yield Issue(
            code="goals-clash",
            span=one.at("from"),
            together=(one.at("to"),),
            message=say("range-turned-round", measure=line.measure, least=line.least, most=line.most),
            found=f"{line.least:g} > {line.most:g}",
            accepted=say("from-not-above-to"),
        )


def _reach(least: float, most: float) -> Sentence:
    return say("number-from-to", least=least, most=most) if most < 1_000_000 else say("or-more", least=least)


def seat_issues(seats: Sequence[int], span: Span, judge: Judge) -> Iterator[Issue]:
    """Numbers of seats that the set is not for, or that are named twice."""
    strange = sorted({size for size in seats if size not in judge.allowed and size in ANY_SEATS})
    if strange:
        allowed, name = judge.allowed, judge.content.name
        yield Issue(
            code="goal-seats",
            span=span,
            message=say("other-seats", name=name, least=allowed[0], most=allowed[-1]),
            found=in_a_row(map(str, strange)),
            accepted=in_a_row(map(str, allowed)),
        )
    twice = sorted({size for size in seats if seats.count(size) > 1})
    if twice:
        yield Issue(code="goal-seats", message=say("seats-twice"), span=span, found=in_a_row(map(str, twice)))


def _place_issues(one: Stated, judge: Judge) -> Iterator[Issue]:
    """What cannot be measured in this game, or at these seats."""
    line, nature = one.line, NATURES[one.line.measure]
    if nature.rounds and judge.game.rounds_over is None:
        message = say("needs-rounds", measure=line.measure)
        yield Issue(code="goal-unknowable", message=message, span=one.at("measure"), found=repr(line.measure))
    if nature.company and judge.seats_of(line) <= {1}:
        message = say("compares-seats", measure=line.measure)
        yield Issue(
            code="goal-seats", message=message, span=one.at("seats"), found="1", accepted=say("or-more", least=2)
        )
    if line.measure == "promises" and not judge.game.promises(judge.game.table(judge.content)):
        message = say("promises-nothing")
        yield Issue(code="goal-unknowable", message=message, span=one.at("measure"), found=repr(line.measure))


def _agents_of_line(one: Stated) -> Iterator[Issue]:
    line = one.line
    if not line.agents:
        return
    span = one.at("agents")
    if line.measure != "skill":
        yield Issue(
            code="goal-agents",
            message=say("agents-of-skill", measure=line.measure),
            span=span,
            accepted=say("agents-beside-goals"),
        )
        return
    if len(set(line.agents)) != 2:
        message = say("two-agents")
        yield Issue(
            code="goal-agents",
            message=message,
            span=span,
            found=in_a_row(line.agents),
            accepted=say("such-as-two-agents", example="[steady, greedy]"),
        )
    yield from agent_issues(line.agents, span)


def agent_issues(agents: Sequence[str], span: Span) -> Iterator[Issue]:
    """Agents that nobody knows."""
    for name in dict.fromkeys(agents):
        try:
            agent_named(name)
        except UnknownAgent:
            known = list(known_agents())
            yield Issue(
                code="unknown-agent",
                message=say("no-agent", name=repr(name)),
                span=span,
                found=repr(name),
                accepted=in_a_row(known),
                suggestion=near(name, known),
            )
