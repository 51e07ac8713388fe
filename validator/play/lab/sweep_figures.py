"""The figures of sets that were played on the same deals, and how far each set's are from the unchanged one's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean

import msgspec

from validator.base.issue import Span
from validator.play.engine.game import Game
from validator.play.lab.answers.swept import SEAT, Point, Shown
from validator.play.lab.goals.each_game import shares
from validator.play.lab.goals.measuring import mean_over_tables
from validator.play.lab.goals.stated import Goal
from validator.play.lab.goals.words import NATURES, SHARE, Measure
from validator.play.playtest.figures.statistics import ALPHA, Difference, holm, student
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row

MEASURES: tuple[Measure, ...] = (
    "length",
    "score",
    "winning_score",
    "margin",
    "lead_changes",
    "decided",
    "real_choices",
    "choices",
)
"""What is told of every set of a sweep, beside what each seat wins."""

_NATURES = {**{str(measure): nature for measure, nature in NATURES.items()}, SEAT: SHARE}
MANY_PAIRS = 20

Key = tuple[str, int, int]
Shares = dict[Key, list[dict[int, float]]]
"""For each figure, by table, what each game adds to it, by the game's number."""


def shares_of(game: Game, plan: Plan, rows: Sequence[Row]) -> Shares:
    """What each game of a set adds to its figures; games that broke add nothing."""
    found: Shares = {}
    for measure in _measures(game, plan):
        goal = Goal(
            measure=measure, least=None, most=None, weight=1.0, tolerance=1.0, lineups=plan.lineups, span=Span("sweep")
        )
        for row in rows:
            if (share := shares(goal, plan, row)) is not None:
                _add(found, (measure, 0, 0), plan, row, share)
    for row in rows:
        if row.fault is None and len(row.scores) > 1:
            for seat in range(len(row.scores)):
                _add(found, (SEAT, len(row.scores), seat + 1), plan, row, 100 * _wins(row, seat))
    return found


def _wins(row: Row, seat: int) -> float:
    """What a seat has of the win, which winners share."""
    return (seat in row.winners) / len(row.winners)


def _measures(game: Game, plan: Plan) -> list[Measure]:
    """The measures that the game knows at these tables."""
    company = any(len(lineup) > 1 for lineup in plan.lineups)
    return [
        measure
        for measure in MEASURES
        if (company or not NATURES[measure].company) and (game.rounds_over is not None or not NATURES[measure].rounds)
    ]


def _add(found: Shares, key: Key, plan: Plan, row: Row, share: float) -> None:
    tables = found.setdefault(key, [{} for _ in plan.lineups])
    tables[plan.table_of(row.number)][row.number] = share


def figures_of(own: Shares, base: Shares | None) -> tuple[Shown, ...]:
    """The figures of a set, and how far they are from those of the base, if that is another."""
    shown = []
    for (measure, seats, seat), tables in own.items():
        found = mean_over_tables([list(games.values()) for games in tables if games])
        if found is not None:
            nature = _NATURES[measure]
            pairs = [] if base is None else _pairs(tables, base.get((measure, seats, seat), []))
            sure = bool(pairs) and min(map(len, pairs)) > 1
            shown.append(
                Shown(
                    measure=measure,
                    seats=seats,
                    seat=seat,
                    found=found.within(nature.least, nature.most),
                    pairs=sum(map(len, pairs)),
                    difference=mean_over_tables(pairs) if sure else None,
                )
            )
    return tuple(shown)


def _pairs(own: Sequence[Mapping[int, float]], base: Sequence[Mapping[int, float]]) -> list[list[float]]:
    """By table, how far games are from those of the same number."""
    pairs = [
        [games[number] - others[number] for number in sorted(games.keys() & others.keys())]
        for games, others in zip(own, base, strict=False)
    ]
    return [differences for differences in pairs if differences]


def averaged(every: Sequence[Shares]) -> Shares:
    """What games add on average over several sets, of those that were played with all of them."""
    first, *others = every
    return {
        key: [
            {
                number: fmean([share, *(other[key][place][number] for other in others)])
                for number, share in games.items()
                if all(key in other and number in other[key][place] for other in others)
            }
            for place, games in enumerate(tables)
        ]
        for key, tables in first.items()
    }


def judged(points: Sequence[Point]) -> tuple[Point, ...]:
    """The sets with what changed beyond chance marked: by figure, corrected for how many sets were looked at."""
    every = [one.key for point in points for one in point.figures if one.difference is not None]
    changed: dict[Key, dict[int, bool]] = {}
    for key in dict.fromkeys(every):
        apart = {
            place: one
            for place, point in enumerate(points)
            if (one := point.figure(key)) is not None and one.difference is not None
        }
        chances = holm([_chance(one) for one in apart.values()])
        changed[key] = {place: chance < ALPHA for place, chance in zip(apart, chances, strict=True)}
    return tuple(
        msgspec.structs.replace(
            point,
            figures=tuple(
                msgspec.structs.replace(one, changed=changed.get(one.key, {}).get(place, False))
                for one in point.figures
            ),
        )
        for place, point in enumerate(points)
    )


def _chance(one: Shown) -> float:
    """How likely so large a difference is by luck alone; one without any spread is known once many pairs agree."""
    apart = one.difference
    if apart is None or (apart.low == apart.high and one.pairs < MANY_PAIRS):
        return 1.0
    freedom = one.pairs - 1
    return Difference(apart, apart.value, (apart.high - apart.low) / 2 / student(freedom), freedom).chance(0)
