"""From counts to figures with intervals, and how strong the evidence is.

A difference counts as one that would have shown where four runs in five find it at 95 %, by points at 98 % (Cohen,
*Statistical Power Analysis for the Behavioral Sciences*, 1988, for the formula).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any

from validator.base.issue import Span
from validator.content.loading import ContentSet
from validator.play.engine.game import Promise
from validator.play.playtest.figures.results import (
    Group,
    Hand,
    Part,
    PromiseFigures,
    Said,
    Seen,
    Side,
    Spread,
    TableFigures,
    said,
)
from validator.play.playtest.figures.statistics import (
    ALPHA,
    Z95,
    Interval,
    beyond_chance,
    holm,
    mean_interval,
    median,
    moments,
    never_more_than,
    quantile,
    wilson,
)
from validator.play.playtest.figures.tally import SeatTally, TableTally, Tally
from validator.play.playtest.running.store import Spotlight

Z80 = 0.8416212335729143
"""The one-sided 80 % point of the normal distribution."""
Z98 = 2.3263478740408408
"""The two-sided 98 % point: of cards named by points fewer may be none."""
LEAST_ADVANTAGE = 0.03
"""A seat is uneven if its win share is surely farther than this from an equal one."""


def advantage_shown(games: int, fair: float) -> float:
    """The smallest advantage of a seat, over an equal share ``fair``, that so many games would have shown."""
    error = sqrt(fair * (1 - fair) / games) if games else 1.0
    return min(1 - fair, LEAST_ADVANTAGE + (Z95 + Z80) * error)


def games_for_advantage(fair: float) -> float:
    """How many games show a seat with twice the advantage that matters."""
    return (Z95 + Z80) ** 2 * fair * (1 - fair) / LEAST_ADVANTAGE**2


def usual_error(hand: Hand) -> float | None:
    """The middle one of the errors of a hand's draw lifts; None where none could be compared."""
    return _middle([card.draw_lift for card in hand.cards])


def _middle(intervals: Iterable[Interval | None]) -> float | None:
    errors = [(one.high - one.low) / 2 / Z95 for one in intervals if one is not None]
    return median(errors) if errors else None


def beyond_the_margin(hand: Hand) -> float | None:
    """How far beyond the margin a card's lift must be for these games to tell: by wins, or sooner by points.

    By points it has to lean beyond the margin in wins as well.
    """
    wins, points = usual_error(hand), _middle([card.ahead for card in hand.cards])
    if wins is None:
        return None
    margin_of_wins = (Z95 + Z80) * wins
    if points is None or not hand.point_worth:
        return margin_of_wins
    return min(margin_of_wins, max((Z98 + Z80) * points * hand.point_worth, Z80 * wins))


def lift_shown(hand: Hand, margin: float) -> float | None:
    """By how much a card must differ from the typical one to be told, at these games, from one within the margin."""
    beyond = beyond_the_margin(hand)
    return None if beyond is None else margin + beyond


def games_for_lift(hand: Hand, margin: float) -> float | None:
    """How many games tell a card at twice the margin from one within it."""
    beyond = beyond_the_margin(hand)
    return None if beyond is None else hand.games * (beyond / margin) ** 2


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
        figures = _promise(promise, tally.kept[number], tally.games, spotlights.get(number), place_of(promise, content))
        groups.setdefault(promise.group, []).append(figures)
    return tuple(Group(name=name, promises=tuple(figures)) for name, figures in groups.items())


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
