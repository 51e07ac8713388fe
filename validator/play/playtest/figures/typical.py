"""Which game of a run is the most ordinary one, so that it can be told."""

from collections import Counter
from collections.abc import Iterable, Mapping

from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.rows import Row


class Typical:
    """Looks for the game at the run's first table that is nearest to the middle in length and in lead.

    Both distances are measured in the median distance of all games; the earliest of several is taken. Games alike in
    both are counted, not kept: millions take no more room than thousands.
    """

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._games: Counter[tuple[int, int]] = Counter()
        self._first: dict[tuple[int, int], int] = {}

    def add(self, rows: Iterable[Row]) -> None:
        """Any number of games."""
        for row in rows:
            if row.fault is None and self._plan.table_of(row.number) == 0:
                ranked = sorted(row.scores, reverse=True)
                alike = row.length, ranked[0] - ranked[1] if len(ranked) > 1 else ranked[0]
                self._games[alike] += 1
                self._first[alike] = min(row.number, self._first.get(alike, row.number))

    @property
    def number(self) -> int | None:
        """The game's number; None where no game at that table was played to its end."""
        if not self._games:
            return None
        lengths, leads = (self._distances(place) for place in (0, 1))
        return min((lengths[length] + leads[lead], self._first[length, lead]) for length, lead in self._games)[1]

    def _distances(self, place: int) -> dict[int, float]:
        """How far each length (or lead) is from the middle one."""
        counts: Counter[float] = Counter()
        for alike, games in self._games.items():
            counts[alike[place]] += games
        middle = _median(counts)
        distances: Counter[float] = Counter()
        for value, games in counts.items():
            distances[abs(value - middle)] += games
        usual = _median(distances) or 1.0
        return {int(value): abs(value - middle) / usual for value in counts}


def _median(counts: Mapping[float, int]) -> float:
    """The middle of values, each as often as it was counted, or the mean of the two in the middle."""
    total, passed = sum(counts.values()), 0
    lower = None
    for value in sorted(counts):
        passed += counts[value]
        if lower is None and 2 * passed >= total:
            lower = value
        if 2 * passed > total:
            break
    assert lower is not None
    return lower if total % 2 else (lower + value) / 2
