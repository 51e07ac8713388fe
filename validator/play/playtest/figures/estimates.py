"""From counts to figures with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from validator.base.issue import Span
from validator.content.loading import ContentSet
from validator.play.engine.game import Promise
from validator.play.playtest.figures.evidence import LEAST_ADVANTAGE
from validator.play.playtest.figures.results import Group, Part, PromiseFigures, Seen, Side, Spread, TableFigures
from validator.play.playtest.figures.said import Said, said
from validator.play.playtest.figures.statistics import (
    ALPHA,
    beyond_chance,
    holm,
    mean_interval,
    moments,
    never_more_than,
    quantile,
    wilson,
)
from validator.play.playtest.figures.tally import SeatTally, TableTally, Tally
from validator.play.playtest.running.store import Spotlight


def spread(counts: Mapping[int, int]) -> Spread:
    """A histogram as a figure."""
    five = [quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
    return Spread(
        mean=mean_interval(moments(counts)),
        quantiles=(five[0], five[1], five[2], five[3], five[4]),
        counts=tuple(sorted(counts.items())),
    )


def tables_of(tally: Tally) -> tuple[TableFigures, ...]:
    """The tables at which games were played; seats of all tables are judged together (Holm)."""
    tables = [table for table in tally.tables if table.games]
    sides = [(side, 1 / len(table.lineup)) for table in tables for side in table.seats]
    chances = iter(holm([beyond_chance(side.outcomes, fair, LEAST_ADVANTAGE) for side, fair in sides]))
    sizes = [len(table.lineup) for table in tables]
    return tuple(
        _table(table, [next(chances) for _ in table.seats], alone=sizes.count(len(table.lineup)) == 1)
        for table in tables
    )


def _title(lineup: Sequence[str], alone: bool) -> Said:
    """How many players; and the agents where they differ, or where a table of that size was played by others too."""
    return said("table", players=len(lineup)) if alone and len(set(lineup)) == 1 else table_name(lineup)


def table_name(lineup: Sequence[str]) -> Said:
    """How many players, and who they are."""
    agents = lineup[0] if len(set(lineup)) == 1 else ", ".join(lineup)
    return said("table-of", players=len(lineup), agents=agents)


def _table(table: TableTally, chances: Sequence[float], alone: bool) -> TableFigures:
    return TableFigures(
        title=_title(table.lineup, alone),
        lineup=table.lineup,
        games=table.games,
        shared=wilson(table.shared, table.games),
        seats=tuple(
            _side(said("seat", number=number + 1), seat, chance < ALPHA)
            for number, (seat, chance) in enumerate(zip(table.seats, chances, strict=True))
        ),
        agents=tuple(_side(said("agent", name=name), agent, False) for name, agent in table.agents.items()),
        length=spread(table.lengths),
        choices=spread(table.choices),
        scores=tuple(sorted(table.scores.items())),
        to_last=spread(table.to_last) if table.to_last else None,
        to_second=spread(table.to_second) if table.to_second else None,
        parts=_parts(table),
    )


def _side(name: Said, side: SeatTally, uneven: bool) -> Side:
    wins, games = side.outcomes
    return Side(name=name, games=games, wins=wilson(wins, games), score=spread(side.scores), uneven=uneven)


def _parts(table: TableTally) -> tuple[Part, ...]:
    others = table.games * len(table.lineup) - table.winners
    return tuple(
        Part(name=name, winners=won / table.winners, others=(both - won) / others if others else 0.0)
        for name, (won, both) in table.parts.items()
    )


def coverage_of(
    tally: Tally, promises: Sequence[Promise], spotlights: Mapping[int, Spotlight], content: ContentSet
) -> tuple[Group, ...]:
    """The promises by group, in the game's own order."""
    groups: dict[str, list[PromiseFigures]] = {}
    for number, promise in enumerate(promises):
        found = _promise(promise, tally.kept[number], tally.games, spotlights.get(number), place_of(promise, content))
        groups.setdefault(promise.group, []).append(found)
    return tuple(Group(name=name, promises=tuple(found)) for name, found in groups.items())


def place_of(promise: Promise, content: ContentSet) -> Span:
    """The line a promise comes from: its card's, or the set's own file."""
    return content.span(promise.piece, *promise.path) if promise.piece is not None else content.manifest_span()


def _promise(promise: Promise, kept: int, games: int, light: Spotlight | None, span: Span) -> PromiseFigures:
    seen: Seen = "play" if kept else "untried" if light is None else "spotlight" if light.kept else "never"
    rest: dict[str, Any] = {"file": span.file, "line": span.line}
    return PromiseFigures(
        key=promise.key,
        what=promise.what,
        group=promise.group,
        seen=seen,
        games=kept,
        bound=None if kept else never_more_than(games),
        deals=light.deals if light is not None and not kept else 0,
        **rest,
    )
