"""From counts to figures with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from validator.content.loading import ContentSet
from validator.content.vocabulary import Piece
from validator.engine.game import Promise
from validator.issue import Span
from validator.playtest.figures.results import (
    CardFigures,
    Group,
    Part,
    PromiseFigures,
    Seen,
    Side,
    Spread,
    TableFigures,
    UseFigures,
    Verdict,
)
from validator.playtest.figures.statistics import (
    ALPHA,
    Difference,
    holm,
    mean_interval,
    median,
    moments,
    never_more_than,
    quantile,
    share_chance,
    share_difference,
    wilson,
)
from validator.playtest.figures.tally import SeatTally, TableTally, Tally, UseTally
from validator.playtest.running.rows import DRAWN, PLAYED
from validator.playtest.running.store import Spotlight

LEAST_SEATS = 30
"""A card is compared when at least so many seats played it and as many held it and did not."""
LEAST_LIFT = 0.05
"""A card stands out only if its lift is also so far from the typical one that a designer would care."""
LEAST_ADVANTAGE = 0.03
"""A seat is uneven only if its win share is also so far from an equal one."""


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
    chances = iter(holm([share_chance(side.outcomes, fair) for side, fair in sides]))
    sizes = [len(table.lineup) for table in tables]
    return tuple(
        _table(table, [next(chances) for _ in table.seats], alone=sizes.count(len(table.lineup)) == 1)
        for table in tables
    )


def _title(lineup: Sequence[str], alone: bool) -> str:
    """``3 players``; with the agents where they differ, or where a table of that size was played by others too."""
    players = f"{len(lineup)} player{'' if len(lineup) == 1 else 's'}"
    if alone and len(set(lineup)) == 1:
        return players
    return f"{players} ({lineup[0] if len(set(lineup)) == 1 else ', '.join(lineup)})"


def _table(table: TableTally, chances: Sequence[float], alone: bool) -> TableFigures:
    fair = 1 / len(table.lineup)
    return TableFigures(
        title=_title(table.lineup, alone),
        lineup=table.lineup,
        games=table.games,
        shared=wilson(table.shared, table.games),
        seats=tuple(
            _side(f"seat {number + 1}", seat, chance < ALPHA and _far(seat, fair))
            for number, (seat, chance) in enumerate(zip(table.seats, chances, strict=True))
        ),
        agents=tuple(_side(name, agent, False) for name, agent in table.agents.items()),
        length=spread(table.lengths),
        choices=spread(table.choices),
        scores=tuple(sorted(table.scores.items())),
        to_last=spread(table.to_last) if table.to_last else None,
        to_second=spread(table.to_second) if table.to_second else None,
        parts=_parts(table),
    )


def _far(seat: SeatTally, fair: float) -> bool:
    return abs(seat.outcomes.wins / seat.games - fair) >= LEAST_ADVANTAGE


def _side(name: str, side: SeatTally, uneven: bool) -> Side:
    wins, games = side.outcomes
    return Side(name=name, games=games, wins=wilson(wins, games), score=spread(side.scores), uneven=uneven)


def _parts(table: TableTally) -> tuple[Part, ...]:
    others = table.games * len(table.lineup) - table.winners
    return tuple(
        Part(name=name, winners=won / table.winners, others=(both - won) / others if others else 0.0)
        for name, (won, both) in table.parts.items()
    )


def cards_of(tally: Tally, content: ContentSet) -> tuple[float, tuple[CardFigures, ...]]:
    """The typical lift, and the designs in the set's order."""
    lifts = [lift_of(design) for design in tally.designs]
    found = [lift for lift in lifts if lift is not None]
    typical = median(lift.interval.value for lift in found)
    chances = iter(holm([lift.chance(typical) for lift in found]))
    kinds = {piece.id: (kind, piece) for kind, piece in content.every_piece()}
    cards = []
    for name, design, lift in zip(tally.plan.designs, tally.designs, lifts, strict=True):
        chance = next(chances) if lift is not None else None
        cards.append(_card(tally, design, content, kinds[name], lift, typical, chance))
    return typical, tuple(cards)


def lift_of(design: UseTally) -> Difference | None:
    """A design's win lift; None where too few seats played it, or held it and did not."""
    strata = design.compared()
    played = sum(one.trials for one, _ in strata)
    held = sum(two.trials for _, two in strata)
    return share_difference(strata) if min(played, held) >= LEAST_SEATS else None


def _card(
    tally: Tally, design: UseTally, content: ContentSet, entry: tuple[str, Piece],
    lift: Difference | None, typical: float, chance: float | None,
) -> CardFigures:  # fmt: skip
    kind, piece = entry
    span = content.span(piece.id)
    verdict: Verdict = ""
    if lift is not None and chance is not None and chance < ALPHA and abs(lift.middle - typical) >= LEAST_LIFT:
        verdict = "strong" if lift.middle > typical else "weak"
    return CardFigures(
        id=piece.id, title=content.title(piece, "en"), kind=kind, file=span.file, line=span.line,
        uses=tuple(
            UseFigures(name=name, games=wilson(games, tally.games), seats=seats)
            for name, games, seats in zip(tally.uses, design.games, design.seats, strict=True)
        ),
        played_if_drawn=wilson(design.seats[PLAYED], design.seats[DRAWN]),
        lift=lift.interval if lift is not None else None,
        chance=chance, verdict=verdict,
        points=mean_interval(moments(design.worth)) if design.worth else None,
    )  # fmt: skip


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
        key=promise.key, what=promise.what, group=promise.group, seen=seen, games=kept,
        bound=None if kept else never_more_than(games), deals=light.deals if light is not None and not kept else 0,
        **rest,
    )  # fmt: skip
