"""Counting games. Every sum is of whole numbers, so that order and chunking cannot change a digit."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import add
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from validator.play.engine.game import Contrast, Game
from validator.play.playtest.figures.statistics import Outcomes
from validator.play.playtest.running.plan import Plan
from validator.play.playtest.running.table import Row, add_columns, columns_of


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


WIN = 840
"""A win in parts, so that any number of seats up to eight can share it exactly."""
_BATCH = 4_096

Histogram = Counter[int]
Sums = dict[int, tuple[int, ...]]
"""Sums over games, by how many seats of an agent sat in them."""
Bits = npt.NDArray[np.uint8] | npt.NDArray[np.bool_]


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
    """One design in the hands of one agent; wins are in 840ths.

    Attributes:
        games: per use, the games in which some seat of the agent put it to that use.
        seats: per use, the seats.
        worth: how often a copy brought how many points; only of tables at which nobody else sat.
        seen: per contrast of the game, the seats that came by it; below these are those who drew it.
        strata: per table, seats that drew it, their wins, seats that played it, their wins.
        within: per (seats of the agent, those that drew it, their wins, wins of the agent's others), the games; only
            where both kinds of seat exist.
        ahead: per number n of the agent's seats of which k drew it, over games: the sums of ``a = n·drawn − k·all``
            (the scores of those seats, and of all n), of ``b = k(n − k)``, and of a², ab and b².
        across: per (table, seat) at which no other seat was the agent's: games drawn, their wins, games not, theirs.
    """

    __slots__ = ("across", "ahead", "games", "seats", "seen", "strata", "within", "worth")

    def __init__(self, uses: int, contrasts: int) -> None:
        self.games = [0] * uses
        self.seats = [0] * uses
        self.seen = [0] * contrasts
        self.worth: Histogram = Counter()
        self.strata: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
        self.within: Counter[tuple[int, int, int, int]] = Counter()
        self.ahead: Sums = {}
        self.across: defaultdict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0, 0])

    @property
    def contrast(self) -> int:
        """The number of the contrast by which it is compared: the first of which any seat was seen."""
        return next((number for number, seats in enumerate(self.seen) if seats), 0)

    @property
    def drawn(self) -> int:
        """Seats that drew it."""
        return sum(sums[0] for sums in self.strata.values())

    @property
    def played(self) -> int:
        """Seats that played it."""
        return sum(sums[2] for sums in self.strata.values())

    def compared(self) -> list[tuple[Outcomes, Outcomes]]:
        """Per table: outcomes of seats that played the design, and of seats that had it and did not."""
        return [
            (Outcomes(won / WIN, played), Outcomes((drawn_won - won) / WIN, drawn - played))
            for drawn, drawn_won, played, won in (self.strata[key] for key in sorted(self.strata))
        ]


class HandTally:
    """The designs in the hands of one agent, over the games in which it sat.

    ``scored`` has, per number n of the agent's seats, the sums over games of n²-fold covariance of wins (in 840ths) and
    scores, and of the n²-fold variance of scores, both within the game.
    """

    def __init__(self, designs: int, uses: int, contrasts: int) -> None:
        self.games = 0
        self.designs = [UseTally(uses, contrasts) for _ in range(designs)]
        self.scored: Sums = {}


class Sitting(NamedTuple):
    """Games at one table by the same agents in the same seats, won alike; and its uses by game, seat and design."""

    table: int
    agents: tuple[str, ...]
    winners: tuple[int, ...]
    rows: list[Row]
    uses: Bits


class Tally:
    """All that the report needs of a run's ordinary games; ``contrasts`` as `Game.contrasts`."""

    def __init__(self, plan: Plan, contrasts: Sequence[Contrast] = Game.contrasts) -> None:
        self.plan = plan
        self.contrasts = contrasts
        self.uses = columns_of(plan.uses)
        self.games = 0
        self.broken: list[Row] = []
        self.typical = Typical(plan)
        self.tables = [TableTally(lineup) for lineup in plan.lineups]
        self.kept = [0] * (8 * ((plan.promises + 7) // 8))
        names = sorted({name for lineup in plan.lineups for name in lineup})
        self.hands = {name: HandTally(len(plan.designs), len(self.uses), len(contrasts)) for name in names}
        self._seen = [self.uses.index(contrast.seen) for contrast in contrasts]
        self._played = [
            [number for number, use in enumerate(self.uses) if contrast.played and use.startswith(contrast.played)]
            or [self.uses.index(contrast.seen)]
            for contrast in contrasts
        ]

    def add(self, rows: Iterable[Row]) -> None:
        """Count any number of games."""
        for batch in _batches(rows):
            good = [row for row in batch if row.fault is None]
            self.broken += [row for row in batch if row.fault is not None]
            self.games += len(good)
            for row in good:
                self.tables[self.plan.table_of(row.number)].add(self.plan.agents_of(row.number), row)
            self.typical.add(good)
            add_columns([row.kept for row in good], self.kept)
            self._add_uses(good)

    def _add_uses(self, rows: list[Row]) -> None:
        for sitting in self._sittings(rows):
            for name in dict.fromkeys(sitting.agents):
                self._add_hand(self.hands[name], name, sitting)
            if len(set(sitting.agents)) == 1:
                designs = self.hands[sitting.agents[0]].designs
                for row in sitting.rows:
                    for design, points in row.worth:
                        designs[design].worth[points] += 1

    def _sittings(self, rows: list[Row]) -> Iterator[Sitting]:
        groups: defaultdict[tuple[int, tuple[str, ...], tuple[int, ...]], list[Row]] = defaultdict(list)
        for row in rows:
            key = self.plan.table_of(row.number), self.plan.agents_of(row.number), tuple(row.winners)
            groups[key].append(row)
        for (table, agents, winners), alike in groups.items():
            shape = len(alike), len(agents), len(self.plan.designs), len(self.uses)
            data = np.frombuffer(b"".join(row.uses for row in alike), np.uint8).reshape(len(alike), -1)
            sittings = np.unpackbits(data, axis=1, bitorder="little")[:, : shape[1] * shape[2] * shape[3]]
            yield Sitting(table, agents, winners, alike, sittings.reshape(shape))

    def _add_hand(self, hand: HandTally, name: str, sitting: Sitting) -> None:
        own = [seat for seat, agent in enumerate(sitting.agents) if agent == name]
        uses = sitting.uses[:, own]
        share = WIN // len(sitting.winners)
        wins = [share if seat in sitting.winners else 0 for seat in own]
        hand.games += len(sitting.rows)
        by_game, by_seat = uses.any(axis=1).sum(axis=0).tolist(), uses.sum(axis=(0, 1), dtype=np.int64).tolist()
        for number, design in enumerate(hand.designs):
            for use in range(len(self.uses)):
                design.games[use] += by_game[number][use]
                design.seats[use] += by_seat[number][use]
        drawn = self._add_strata(hand, sitting.table, uses, wins)
        if len(own) > 1:
            scores = np.array([row.scores for row in sitting.rows], np.int64)[:, own]
            _add_within(hand, drawn, wins)
            _add_scored(hand, drawn, wins, scores)
        else:
            _add_across(hand, (sitting.table, own[0]), drawn[:, 0], wins[0])

    def _add_strata(self, hand: HandTally, table: int, uses: Bits, wins: list[int]) -> Bits:
        """Count who drew and who played, by seat; gives who drew, by game, seat and design."""
        seen = uses[..., self._seen].astype(bool)
        drawn: Bits = np.logical_or.reduce(seen, axis=-1)
        played = np.zeros_like(drawn)
        for number, columns in enumerate(self._played):
            played |= seen[..., number] & uses[..., columns].any(axis=-1)
        had, used = drawn.sum(axis=0).tolist(), played.sum(axis=0).tolist()
        numbers_seen = seen.sum(axis=(0, 1)).tolist()
        for number, design in enumerate(hand.designs):
            design.seen = [sum(pair) for pair in zip(design.seen, numbers_seen[number], strict=True)]
            sums = design.strata[table]
            for place, win in enumerate(wins):
                more = had[place][number], had[place][number] * win, used[place][number], used[place][number] * win
                design.strata[table] = sums = [sum(pair) for pair in zip(sums, more, strict=True)]
        return drawn


def _add_within(hand: HandTally, drawn: Bits, wins: list[int]) -> None:
    """Games by which of the agent's seats drew a design: each set of seats is a number, its bits the seats."""
    sets = 1 << len(wins)
    weights = (1 << np.arange(len(wins), dtype=np.int64)).reshape(1, -1, 1)
    codes = (drawn * weights).sum(axis=1) + np.arange(len(hand.designs)) * sets
    counts = np.bincount(codes.ravel(), minlength=len(hand.designs) * sets).reshape(-1, sets)
    total = sum(wins)
    for code in range(1, sets - 1):
        seats = [seat for seat in range(len(wins)) if code >> seat & 1]
        won = sum(wins[seat] for seat in seats)
        key = len(wins), len(seats), won, total - won
        for number in np.flatnonzero(counts[:, code]).tolist():
            hand.designs[number].within[key] += int(counts[number, code])


def _add_scored(hand: HandTally, drawn: Bits, wins: list[int], scores: npt.NDArray[np.int64]) -> None:
    """What the scores of seats that drew a design say, and how scores go with wins."""
    seats, every = len(wins), scores.sum(axis=1)
    together = int((seats * (scores @ np.array(wins, np.int64)) - sum(wins) * every).sum())
    _more(hand.scored, seats, (together, int((seats * (scores**2).sum(axis=1) - every**2).sum())))
    had = drawn.sum(axis=1, dtype=np.int64)
    gains = seats * (scores[:, :, None] * drawn).sum(axis=1) - had * every[:, None]
    weights = had * (seats - had)
    scored = [part.sum(axis=0).tolist() for part in (gains, weights, gains**2, gains * weights, weights**2)]
    for design, sums in zip(hand.designs, zip(*scored, strict=True), strict=True):
        _more(design.ahead, seats, sums)


def _more(sums: Sums, seats: int, found: tuple[int, ...]) -> None:
    before = sums.get(seats, (0,) * len(found))
    sums[seats] = tuple(map(add, before, found))


def _add_across(hand: HandTally, key: tuple[int, int], drawn: Bits, win: int) -> None:
    games = len(drawn)
    for design, count in zip(hand.designs, drawn.sum(axis=0, dtype=np.int64).tolist(), strict=True):
        sums = design.across[key]
        for place, more in enumerate((count, count * win, games - count, (games - count) * win)):
            sums[place] += more


def _batches(rows: Iterable[Row]) -> Iterator[list[Row]]:
    remaining = iter(rows)
    while batch := list(islice(remaining, _BATCH)):
        yield batch
