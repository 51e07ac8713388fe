"""A file of goals read, checked, and settled for a set, or what is wanted where nobody says.

Whatever is wrong comes out at once.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import floor, inf, log10
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.decoding import convert
from validator.base.issue import ContentError, Issue, Span, near
from validator.base.opening import is_there
from validator.base.speech.sentences import Sentence, Several, all_of, in_a_row
from validator.content.loading import ContentSet, read_in_part
from validator.content.places import CONTENT, GOALS
from validator.content.source import locate, value_at
from validator.play.engine.game import Game
from validator.play.lab.goals.measuring import measured
from validator.play.lab.goals.words import (
    NATURES,
    Goal,
    GoalLine,
    Goals,
    GoalsFile,
    Lineup,
    Measure,
    kinds_of,
    say,
    seated_at,
    usual_tolerance,
)
from validator.play.playtest.figures.statistics import Interval
from validator.play.playtest.running.plan import Bench, plan_of
from validator.play.playtest.running.playing import play_numbered
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


NOT_ABOVE: tuple[tuple[Measure, Measure, Sentence], ...] = (("score", "winning_score", say("winner-has-the-mean")),)
"""Of the first there is never more than of the second, and why."""
TOGETHER: tuple[tuple[Measure, Measure, float, Sentence], ...] = (
    ("comebacks", "half_leader_wins", 100, say("leader-is-no-comeback")),
)
"""Two shares that are never more than so much together, and why."""

FULL = 100
"""Percent."""


def clashes_of(lines: Sequence[Stated], judge: Judge) -> Iterator[Issue]:
    """Every pair of goals of which one or the other must be missed, or that say the same thing twice."""
    for one, other in combinations(lines, 2):
        common = judge.seats_of(one.line) & judge.seats_of(other.line)
        if not common:
            continue
        at = all_of(map(str, sorted(common)))
        if one.line.measure == other.line.measure and one.line.agents == other.line.agents:
            yield from _same(one, other, at)
        elif one.line.measure == other.line.measure and one.line.agents == other.line.agents[::-1]:
            yield from _turned_round(one, other, at)
        yield from _ordered(one, other, at)
        yield from _ordered(other, one, at)


def _least(one: Stated) -> float:
    return -inf if one.line.least is None else one.line.least


def _most(one: Stated) -> float:
    return inf if one.line.most is None else one.line.most


def _same(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    measure = one.line.measure
    low, high = (one, other) if _most(one) < _least(other) else (other, one)
    if _most(low) < _least(high):
        yield Issue(
            code="goals-clash",
            span=low.at("to"),
            together=(high.at("from"),),
            message=say("ranges-apart", measure=measure, most=_most(low), least=_least(high), seats=at),
            accepted=say("ranges-that-meet"),
        )
    elif (_least(one), _most(one)) == (_least(other), _most(other)):
        yield Issue(
            code="goal-twice",
            message=say("goal-twice", measure=measure, seats=at),
            span=other.at("measure"),
            together=(one.at("measure"),),
            accepted=say("larger-weight"),
        )


def _turned_round(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    """Two agents cannot both win more than half against each other."""
    for field, both, clash in (
        ("from", _least(one) + _least(other), _least(one) + _least(other) > FULL),
        ("to", _most(one) + _most(other), _most(one) + _most(other) < FULL),
    ):
        if clash:
            yield Issue(
                code="goals-clash",
                span=one.at(field),
                together=(other.at(field),),
                found=f"{both:g}",
                message=say("wins-of-two", full=FULL, seats=at),
            )


def _ordered(one: Stated, other: Stated, at: Several) -> Iterator[Issue]:
    """Where one measure is bounded by another."""
    pair = one.line.measure, other.line.measure
    for low, high, why in NOT_ABOVE:
        if pair == (low, high) and _least(one) > _most(other):
            yield Issue(
                code="goals-clash",
                span=one.at("from"),
                together=(other.at("to"),),
                message=say(
                    "bounded-by-another", low=low, least=_least(one), high=high, most=_most(other), seats=at, why=why
                ),
            )
    for first, second, most, why in TOGETHER:
        if pair == (first, second) and _least(one) + _least(other) > most:
            yield Issue(
                code="goals-clash",
                span=one.at("from"),
                together=(other.at("from"),),
                message=say(
                    "shares-above",
                    first=first,
                    least=_least(one),
                    second=second,
                    other=_least(other),
                    most=most,
                    seats=at,
                    why=why,
                ),
            )


PLAYERS = ("fast",)
"""Who plays where the file names nobody."""
SKILLED = ("fast", "greedy")
"""Who should win against whom, where a goal of skill does not say."""


class Read(NamedTuple):
    """A file of goals: its nodes, its two lists for all goals, and those goals that could be understood."""

    node: yaml.Node
    seats: tuple[int, ...]
    agents: tuple[str, ...]
    lines: tuple[Stated, ...]


def read_goals(path: Path, content: ContentSet, game: Game) -> Goals:
    """A designer's goals for a set.

    Raises:
        ContentError: with every issue found: form, words, seats and agents that are not known, and goals that
            nothing can meet, with both lines where two contradict each other.
    """
    issues: list[Issue] = []
    read = _understood(path, content.shown(path), issues)
    judge = Judge(content, game, read.seats)
    issues += seat_issues(read.seats, locate_of(read.node, "seats"), judge)
    issues += agent_issues(read.agents, locate_of(read.node, "agents"))
    for line in read.lines:
        issues += line_issues(line, judge)
    issues += clashes_of(read.lines, judge)
    if issues:
        raise ContentError(issues)
    return settled(read, content, game, content.shown(path))


def read_leniently(path: Path, content: ContentSet, game: Game) -> Goals:
    """Goals that were not written for this very set, at those of its seats that they speak of, or else at all.

    Raises:
        ContentError: the file is faulty in itself.
    """
    issues: list[Issue] = []
    read = _understood(path, content.shown(path), issues)
    if issues:
        raise ContentError(issues)
    return settled(read, content, game, content.shown(path))


def _understood(path: Path, shown: str, issues: list[Issue]) -> Read:
    """What of the file can be understood; the rest is added to ``issues``.

    Raises:
        ContentError: it is no YAML, or empty.
    """
    _, node, data = read_in_part(path, shown, GoalsFile, issues)
    held = data if isinstance(data, dict) else {}
    seats, agents = (
        or_nothing(held.get("seats", ()), tuple[int, ...]),
        or_nothing(held.get("agents", ()), tuple[str, ...]),
    )
    return Read(node, seats or (), agents or (), goals_stated(held.get("goals"), node))


def goals_stated(lines: Any, node: yaml.Node) -> tuple[Stated, ...]:
    """Those goals of a list under ``goals`` that could be understood; ``node`` is the file's."""
    listed = lines if isinstance(lines, list) else []
    goals_stated = [(place, or_nothing(line, GoalLine)) for place, line in enumerate(listed)]
    return tuple(Stated(line, node, ("goals", place)) for place, line in goals_stated if line is not None)


def or_nothing(data: Any, kind: Any) -> Any:
    """Plain data as a value of a kind; None where it does not fit."""
    try:
        return convert(data, kind, str_keys=True)
    except msgspec.ValidationError:
        return None


def locate_of(node: yaml.Node, key: str) -> Span:
    """Where a field of the whole file stands."""
    return locate(node, [key] if value_at(node, key) is not None else [])


def settled(read: Read, content: ContentSet, game: Game, source: str) -> Goals:
    """Goals with tolerances and tables; seats that the set does not allow are left out."""
    usual = shipped_tolerances(content)
    players = content.manifest.players
    allowed = range(players.least, players.most + 1)
    everywhere = [size for size in read.seats if size in allowed] or list(allowed)
    goals = tuple(_goal(line, read, everywhere, allowed, usual) for line in read.lines)
    return Goals(goals=goals, contrasts=tuple(game.contrasts), kinds=kinds_of(content), source=source)


def joined(usual: Goals, stated: Sequence[Stated], content: ContentSet, game: Game) -> Goals:
    """Usual goals with others stated elsewhere: a measure that is stated is wanted as it says there.

    Where nothing is said of seats and agents, these play at the tables of the usual goals.
    """
    if not stated:
        return usual
    tables = [lineup for goal in usual.goals if goal.measure != "skill" for lineup in goal.lineups]
    sizes = tuple(sorted(set(map(len, tables))))
    agents = max(tables, key=len, default=())
    more = settled(Read(stated[0].node, sizes, agents, tuple(stated)), content, game, usual.source).goals
    named = {goal.measure for goal in more}
    kept = tuple(goal for goal in usual.goals if goal.measure not in named)
    return msgspec.structs.replace(usual, goals=(*kept, *more))


def _goal(
    one: Stated, read: Read, everywhere: Sequence[int], allowed: Sequence[int], usual: dict[Measure, float]
) -> Goal:
    line = one.line
    tolerance = line.tolerance or usual.get(line.measure) or usual_tolerance(line.measure, line.least, line.most)
    return Goal(
        measure=line.measure,
        least=line.least,
        most=line.most,
        weight=line.weight,
        tolerance=tolerance,
        lineups=lineups_of(line, read.agents or PLAYERS, everywhere, allowed),
        span=one.span,
    )


def lineups_of(
    line: GoalLine, agents: Sequence[str], everywhere: Sequence[int], allowed: Sequence[int]
) -> tuple[Lineup, ...]:
    """The tables whose games count for a goal; skill is measured at the smallest of them."""
    sizes = [size for size in line.seats if size in allowed] or list(everywhere)
    if NATURES[line.measure].company:
        sizes = [size for size in sizes if size > 1]
    sizes = sorted(set(sizes))
    if line.measure != "skill":
        return seated_at(agents, sizes)
    return seated_at(line.agents or SKILLED, sizes if line.seats else sizes[:1])


def shipped_goals(content: ContentSet) -> Path | None:
    """The file of the goals that the game's own set meets, if it has one."""
    path = CONTENT / content.words.game / GOALS
    return path if is_there(path) else None


def shipped_tolerances(content: ContentSet) -> dict[Measure, float]:
    """How far off counts as one miss, as the game's own set says it."""
    path = shipped_goals(content)
    if path is None:
        return {}
    issues: list[Issue] = []
    lines = _understood(path, content.shown(path), issues).lines
    return {line.line.measure: line.line.tolerance for line in lines if line.line.tolerance is not None}


GAMES, SEED = 240, 1
"""How many games of a set goals are made from, and by what seed."""
AROUND: tuple[Measure, ...] = ("length", "score", "margin", "lead_changes", "decided", "real_choices", "choices")
"""What a set should have about as much of as the game's own set has."""
NOT_MORE: tuple[Measure, ...] = ("seat_lead", "power_spread", "dead_cards", "automatic_cards")
NOT_LESS: tuple[Measure, ...] = ("strategies", "skill", "promises")
_DIGITS = 2


def default_goals(content: ContentSet, game: Game, sizes: Sequence[int] = ()) -> Goals:
    """What is wanted of a set where nobody says: its own file of goals, that of the game's own set, or `made_goals`.

    ``sizes`` are the numbers of seats that goals are made for, all that the set allows where none is given.

    Raises:
        ContentError: the set's own file is faulty.
    """
    own, shipped = content.place.folder / GOALS, shipped_goals(content)
    if is_there(own) and (shipped is None or own.resolve() != shipped.resolve()):
        return read_goals(own, content, game)
    return made_goals(content, game, GAMES, sizes) if shipped is None else read_leniently(shipped, content, game)


def unbounded(content: ContentSet, game: Game) -> Goals:
    """Every usual measure at every number of seats, without bounds: what is asked for where nothing is to be played."""
    players = content.manifest.players
    return asked_of(content, game, range(players.least, players.most + 1))


def made_goals(content: ContentSet, game: Game, games: int = GAMES, sizes: Sequence[int] = ()) -> Goals:
    """Goals that the set itself meets: the figures of its own games, played here and now."""
    players = content.manifest.players
    allowed = [size for size in sizes if players.least <= size <= players.most]
    asked = asked_of(content, game, allowed) if allowed else unbounded(content, game)
    agents = sorted({name for lineup in asked.lineups for name in lineup})
    bench = Bench(content, game, game.table(content), {name: agent_named(name) for name in agents})
    plan = plan_of(content.name, asked.lineups, SEED, bench)
    measures = measured(asked, plan, list(play_numbered(bench, plan, range(games))))
    goals = tuple(goal for one in measures if one.found is not None for goal in bounded(one.goal, one.found))
    return msgspec.structs.replace(asked, goals=goals)


def asked_of(content: ContentSet, game: Game, sizes: Sequence[int], agents: Sequence[str] = PLAYERS) -> Goals:
    """Every usual measure that the game knows, without bounds."""
    goals = tuple(_open_goals(content, game, sizes, agents))
    return Goals(goals=goals, contrasts=tuple(game.contrasts), kinds=kinds_of(content), source="")


def _open_goals(content: ContentSet, game: Game, sizes: Sequence[int], agents: Sequence[str]) -> Iterator[Goal]:
    promising = bool(game.promises(game.table(content)))
    for measure in (*AROUND, *NOT_MORE, *NOT_LESS):
        nature = NATURES[measure]
        fit: tuple[Lineup, ...] = seated_at(agents, [size for size in sizes if size > 1 or not nature.company])
        if measure == "skill":
            fit = seated_at(SKILLED, [min(map(len, fit))]) if fit else ()
        if not fit or (nature.rounds and game.rounds_over is None) or (measure == "promises" and not promising):
            continue
        yield Goal(
            measure=measure, least=None, most=None, weight=1.0, tolerance=1.0, lineups=fit, span=content.manifest_span()
        )


def bounded(goal: Goal, interval: Interval) -> Iterator[Goal]:
    """A goal that what was found of a set meets, with room for luck; none where it says nothing."""
    measure, nature = goal.measure, NATURES[goal.measure]
    tolerance = _rounded(usual_tolerance(measure, interval.value, None))
    room = max(tolerance, (interval.high - interval.low) / 2)
    least = None if measure in NOT_MORE else _within(interval.value - room, measure)
    most = None if measure in NOT_LESS else _within(interval.value + (room if measure in AROUND else 0), measure)
    if measure in NOT_MORE and nature.part == 0 and nature.most == 100:
        most = _within(interval.value + tolerance, measure)
    if measure in NOT_LESS and least == nature.least:
        return  # it wants nothing
    yield msgspec.structs.replace(goal, least=least, most=most, tolerance=tolerance)


def _within(value: float, measure: Measure) -> float:
    nature = NATURES[measure]
    return min(nature.most, max(nature.least, _rounded(value)))


def _rounded(value: float) -> float:
    """To two digits."""
    return 0.0 if value == 0 else round(value, _DIGITS - 1 - floor(log10(abs(value))))
