"""A file of goals read, checked, and settled for a set; whatever is wrong comes out at once, each at its line."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from validator.base.issue import ContentError, Issue, Span
from validator.base.locks import learnt
from validator.base.opening import is_there
from validator.content.loading import ContentSet, read_in_part
from validator.content.places import CONTENT, GOALS
from validator.content.source import locate, value_at
from validator.play.engine.game import Game
from validator.play.lab.goals.clashes import clashes_of
from validator.play.lab.goals.judging import Judge, Stated, agent_issues, line_issues, seat_issues
from validator.play.lab.goals.stated import Goal, Goals, Lineup, kinds_of, seated_at
from validator.play.lab.goals.words import NATURES, GoalLine, GoalsFile, Measure, usual_tolerance

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
    found = _understood(path, content.shown(path), issues)
    judge = Judge(content, game, found.seats)
    issues += seat_issues(found.seats, locate_of(found.node, "seats"), judge)
    issues += agent_issues(found.agents, locate_of(found.node, "agents"))
    for line in found.lines:
        issues += line_issues(line, judge)
    issues += clashes_of(found.lines, judge)
    if issues:
        raise ContentError(issues)
    return settled(found, content, game, content.shown(path))


def read_leniently(path: Path, content: ContentSet, game: Game) -> Goals:
    """Goals that were not written for this very set, at those of its seats that they speak of, or else at all.

    Raises:
        ContentError: the file is faulty in itself.
    """
    issues: list[Issue] = []
    found = _understood(path, content.shown(path), issues)
    if issues:
        raise ContentError(issues)
    return settled(found, content, game, content.shown(path))


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
    found = [(place, or_nothing(line, GoalLine)) for place, line in enumerate(listed)]
    return tuple(Stated(line, node, ("goals", place)) for place, line in found if line is not None)


def or_nothing(data: Any, kind: Any) -> Any:
    """Plain data as a value of a kind; None where it does not fit."""
    try:
        return msgspec.convert(data, learnt(kind), str_keys=True)
    except msgspec.ValidationError:
        return None


def locate_of(node: yaml.Node, key: str) -> Span:
    """Where a field of the whole file stands."""
    return locate(node, [key] if value_at(node, key) is not None else [])


def settled(found: Read, content: ContentSet, game: Game, source: str) -> Goals:
    """Goals with tolerances and tables; seats that the set does not allow are left out."""
    usual = shipped_tolerances(content)
    players = content.manifest.players
    allowed = range(players.least, players.most + 1)
    everywhere = [size for size in found.seats if size in allowed] or list(allowed)
    goals = tuple(_goal(one, found, everywhere, allowed, usual) for one in found.lines)
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
    one: Stated, found: Read, everywhere: Sequence[int], allowed: Sequence[int], usual: dict[Measure, float]
) -> Goal:
    line = one.line
    tolerance = line.tolerance or usual.get(line.measure) or usual_tolerance(line.measure, line.least, line.most)
    return Goal(
        measure=line.measure,
        least=line.least,
        most=line.most,
        weight=line.weight,
        tolerance=tolerance,
        lineups=lineups_of(line, found.agents or PLAYERS, everywhere, allowed),
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
    return {one.line.measure: one.line.tolerance for one in lines if one.line.tolerance is not None}
