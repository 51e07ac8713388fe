"""Which game of a run is the most ordinary one, so that it can be told."""

from collections.abc import Iterable
from typing import NamedTuple

from validator.playtest.figures.statistics import median
from validator.playtest.running.plan import Plan
from validator.playtest.running.rows import Row


class _Game(NamedTuple):
    """A game's number, its length, and by how much the first was ahead of the second."""

    number: int
    length: int
    lead: int


def typical_game(rows: Iterable[Row], plan: Plan) -> int | None:
    """The number of the game at the run's first table that is nearest to the middle in length and in lead.

    Both distances are measured in the median distance of all games; the earliest of several is taken. None where no
    game at that table was played to its end.
    """
    games = [_measured(row) for row in rows if row.fault is None and plan.table_of(row.number) == 0]
    if not games:
        return None
    lengths = _distances([game.length for game in games])
    leads = _distances([game.lead for game in games])
    far = {game.number: length + lead for game, length, lead in zip(games, lengths, leads, strict=True)}
    return min(far, key=lambda number: (far[number], number))


def _measured(row: Row) -> _Game:
    ranked = sorted(row.scores, reverse=True)
    return _Game(row.number, row.length, ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0])


def _distances(values: list[int]) -> list[float]:
    middle = median(values)
    distances = [abs(value - middle) for value in values]
    usual = median(distances) or 1.0
    return [distance / usual for distance in distances]
