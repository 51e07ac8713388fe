"""Counting games. Every sum is of whole numbers, so that order and chunking cannot change a digit."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice

from validator.playtest.figures.statistics import Outcomes
from validator.playtest.running.plan import Plan
from validator.playtest.running.rows import DRAWN, PLAYED, Row, add_columns, columns_of

WIN = 840
"""A win in parts, so that any number of seats up to eight can share it exactly."""
_BATCH = 4_096

Histogram = Counter[int]


class SeatTally:
    """What one seat, or one agent, reached at one table: games, wins in 840ths, and how often each score."""

    __slots__ = ("games", "scores", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.scores: Histogram = Counter()

    def add(self, score: int, win: int) -> None:
        """One game."""
        self.games += 1
        self.wins += win
        self.scores[score] += 1

    @property
    def outcomes(self) -> Outcomes:
        """Wins out of games."""
        return Outcomes(self.wins / WIN, self.games)


class TableTally:
    """The games played at one table."""

    def __init__(self, lineup: tuple[str, ...]) -> None:
        self.lineup = lineup
        self.games = 0
        self.shared = 0
        self.lengths: Histogram = Counter()
        self.choices: Histogram = Counter()
        self.to_last: Histogram = Counter()
        self.to_second: Histogram = Counter()
        self.seats = [SeatTally() for _ in lineup]
        self.agents: dict[str, SeatTally] = {name: SeatTally() for name in sorted(set(lineup))}
        # Per part of the score: total of the winners and total of all seats.
        self.parts: dict[str, list[int]] = {}
        self.winners = 0

    @property
    def scores(self) -> Histogram:
        """The scores of all seats."""
        return sum((seat.scores for seat in self.seats), start=Histogram())

    def add(self, agents: tuple[str, ...], row: Row) -> None:
        """One game."""
        self.games += 1
        self.shared += len(row.winners) > 1
        self.lengths[row.length] += 1
        self.choices[row.choices] += 1
        self._add_scores(agents, row)
        self.winners += len(row.winners)
        for name, points in row.parts.items():
            sums = self.parts.setdefault(name, [0, 0])
            sums[0] += sum(points[seat] for seat in row.winners)
            sums[1] += sum(points)

    def _add_scores(self, agents: tuple[str, ...], row: Row) -> None:
        share = WIN // len(row.winners)
        for seat, score in enumerate(row.scores):
            win = share if seat in row.winners else 0
            self.seats[seat].add(score, win)
            self.agents[agents[seat]].add(score, win)
        if len(row.scores) > 1:
            ranked = sorted(row.scores, reverse=True)
            self.to_last[ranked[0] - ranked[-1]] += 1
            self.to_second[ranked[0] - ranked[1]] += 1


class UseTally:
    """One design: per stratum (table size and agent), seats and wins of those who drew and who played it.

    ``worth`` counts the points that copies of it brought.
    """

    __slots__ = ("games", "seats", "strata", "worth")

    def __init__(self, uses: int) -> None:
        self.games = [0] * uses
        self.seats = [0] * uses
        self.worth: Histogram = Counter()
        # (seats, agent) -> seats that drew, their wins, seats that played, their wins
        self.strata: defaultdict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0, 0, 0])

    def compared(self) -> list[tuple[Outcomes, Outcomes]]:
        """Per stratum: outcomes of seats that played the design, and of seats that had it and did not."""
        return [
            (Outcomes(won / WIN, played), Outcomes((drawn_won - won) / WIN, drawn - played))
            for drawn, drawn_won, played, won in (self.strata[key] for key in sorted(self.strata))
        ]


class Tally:
    """All that the report needs of a run's ordinary games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.uses = columns_of(plan.uses)
        self.games = 0
        self.broken: list[Row] = []
        self.tables = [TableTally(lineup) for lineup in plan.lineups]
        self.kept = [0] * (8 * ((plan.promises + 7) // 8))
        self.designs = [UseTally(len(self.uses)) for _ in plan.designs]

    def add(self, rows: Iterable[Row]) -> None:
        """Count any number of games."""
        for batch in _batches(rows):
            good = [row for row in batch if row.fault is None]
            self.broken += [row for row in batch if row.fault is not None]
            self.games += len(good)
            for row in good:
                self.tables[self.plan.table_of(row.number)].add(self.plan.agents_of(row.number), row)
            add_columns([row.kept for row in good], self.kept)
            self._add_uses(good)

    def _add_uses(self, rows: list[Row]) -> None:
        """Rows are counted in groups that were won alike by the same agents in the same seats."""
        groups: defaultdict[tuple[tuple[str, ...], tuple[int, ...]], list[Row]] = defaultdict(list)
        for row in rows:
            groups[self.plan.agents_of(row.number), tuple(row.winners)].append(row)
        self._add_games(rows)
        for row in rows:
            for design, points in row.worth:
                self.designs[design].worth[points] += 1
        for (agents, winners), alike in groups.items():
            counts = [0] * (8 * len(alike[0].uses))
            add_columns([row.uses for row in alike], counts)
            self._add_counts(agents, winners, counts)

    def _add_games(self, rows: list[Row]) -> None:
        """Per design and use, the games in which at least one seat put it to that use."""
        width = len(self.designs) * len(self.uses)
        counts = [0] * (width + 8)
        mask = (1 << width) - 1
        anyone = []
        for row in rows:
            used, seen = int.from_bytes(row.uses, "little"), 0
            while used:
                seen |= used & mask
                used >>= width
            anyone.append(seen.to_bytes((width + 7) // 8, "little"))
        add_columns(anyone, counts)
        for place, count in enumerate(counts[:width]):
            design, use = divmod(place, len(self.uses))
            self.designs[design].games[use] += count

    def _add_counts(self, agents: tuple[str, ...], winners: tuple[int, ...], counts: list[int]) -> None:
        uses = len(self.uses)
        share = WIN // len(winners)
        for place in range(len(agents) * len(self.designs)):
            found = counts[place * uses : place * uses + uses]
            if not any(found):
                continue
            seat, number = divmod(place, len(self.designs))
            design = self.designs[number]
            for use, count in enumerate(found):
                design.seats[use] += count
            stratum = design.strata[len(agents), agents[seat]]
            win = share if seat in winners else 0
            stratum[0] += found[DRAWN]
            stratum[1] += found[DRAWN] * win
            stratum[2] += found[PLAYED]
            stratum[3] += found[PLAYED] * win


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    remaining = iter(rows)
    while batch := list(islice(remaining, _BATCH)):
        yield batch
