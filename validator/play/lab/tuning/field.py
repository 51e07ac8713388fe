"""Many sets played on the same deals by the same players, on one pool of processes, and kept.

In a race who is surely not the best drops out, and the rest get more games.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil, exp, floor, inf, log, log10, sqrt
from pathlib import Path
from statistics import fmean
from time import perf_counter
from types import TracebackType
from typing import TYPE_CHECKING, Generic, NamedTuple, Self, TypeVar

import msgspec

from validator.base.decoding import from_json
from validator.base.files import write_beside
from validator.play.playtest.run import opened
from validator.play.playtest.running.plan import Opener, Plan, Roster, bench_of, plan_of
from validator.play.playtest.running.playing import Progress, Where, cluster_at, hands_at, play_numbered
from validator.play.playtest.running.roster import agent_named
from validator.play.playtest.running.store import Store
from validator.play.playtest.running.table import Row
from validator.play.playtest.running.workers import WORTH_A_POOL_SECONDS, Hands, Job, Task, bench_for, size_of_chunk

if TYPE_CHECKING:
    from validator.play.playtest.running.cluster import Cluster


CHUNK_SECONDS = 1.0
"""Longer than where one set is played: a worker opens another set for most chunks."""

Found = TypeVar("Found")


class Stretch(NamedTuple):
    """Numbered pieces of work on one set."""

    job: Job
    numbers: Sequence[int]


class Crew(Hands, Generic[Found]):
    """Hands for many sets, here or on a cluster."""

    def __init__(self, task: Task[Found], where: Where) -> None:
        super().__init__(1 if isinstance(where, str) else hands_at(where))
        self._task = task
        self._cluster = cluster_at(where) if isinstance(where, str) else None
        self._pace = 0.0

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        super().__exit__(kind, error, at)
        if self._cluster is not None:
            self._cluster.close()

    def spread(self, stretches: Sequence[Stretch]) -> Iterator[tuple[Job, list[Found]]]:
        """Results chunk by chunk, each with the job it belongs to, in whatever order they come.

        Raises:
            Stopped: a worker died, or found a set changed.
        """
        heap = _Heap(stretches, self._pace)
        while heap and not self.interrupted:
            if self._cluster is not None and heap.pace:
                yield from self._far_out(self._cluster, heap)
                return
            if self.pool is not None or (self.count > 1 and heap.left * heap.pace > WORTH_A_POOL_SECONDS):
                yield from self.spread_out(self._task, _taken(heap))
                return
            yield self._at_home(heap)

    def _far_out(self, cluster: "Cluster", heap: "_Heap") -> Iterator[tuple[Job, list[Found]]]:
        try:
            yield from cluster.spread(self._task, _taken(heap))
        except KeyboardInterrupt:
            self.interrupted = True

    def _at_home(self, heap: "_Heap") -> tuple[Job, list[Found]]:
        job, chunk = heap.take()
        bench = bench_for(job)
        began = perf_counter()
        results: list[Found] = []
        try:
            results.extend(self._task(bench, job.plan, chunk))
        except KeyboardInterrupt:
            self.interrupted = True
        heap.pace = self._pace = (perf_counter() - began) / len(chunk)
        return job, results


def _taken(heap: "_Heap") -> Iterator[tuple[Job, Sequence[int]]]:
    while heap:
        yield heap.take()


class _Heap:
    """The work still to be handed out. ``pace`` is in seconds per piece of work, 0 while unknown."""

    def __init__(self, stretches: Sequence[Stretch], pace: float) -> None:
        self._stretches = [stretch for stretch in reversed(stretches) if stretch.numbers]
        self.left = sum(len(stretch.numbers) for stretch in stretches)
        self.pace = pace

    def __bool__(self) -> bool:
        return self.left > 0

    def take(self) -> tuple[Job, Sequence[int]]:
        """The next chunk, of about a second; all of it work on one set."""
        size = size_of_chunk(CHUNK_SECONDS, self.pace)
        job, numbers = self._stretches.pop()
        chunk, rest = numbers[:size], numbers[size:]
        if rest:
            self._stretches.append(Stretch(job, rest))
        self.left -= len(chunk)
        return job, chunk


class _Entrant(NamedTuple):
    """A set on the field: its plan, and the number of its run in the store."""

    plan: Plan
    run: int


class Field:
    """Sets that are played on the same deals. Use it in a ``with`` statement.

    Game ``i`` of every set has the same seed, table and players, so that games of one number may be compared in pairs.
    Games that the store keeps are not played again. After Ctrl-C ``interrupted`` is true, and nothing more is played.

    Args:
        store: the SQLite file that keeps the games; None keeps them while the field is open.
        lineups: the tables in turn, each with its agents' names; see `validator.play.playtest.running.plan.lineups`.
        seed: of all games; another seed gives games that no candidate has met.
        workers: processes for all sets together; None: one for each core; or the address of a cluster.
        progress: told the stage ``games``, how many of those asked for are played, and how many were asked for.

    Raises:
        StoreError, Trouble: the store cannot be used; as `Store`.
    """

    def __init__(
        self,
        store: Path | None,
        lineups: tuple[tuple[str, ...], ...],
        seed: int,
        workers: Where,
        progress: Progress | None = None,
        *,
        opener: Opener = opened,
        roster: Roster = agent_named,
    ) -> None:
        self._store = Store(store)
        self._lineups = lineups
        self._seed = seed
        self._progress = progress
        self._opener = opener
        self._roster = roster
        self._crew: Crew[Row] = Crew(play_numbered, workers)
        self._entrants: dict[str, _Entrant] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._crew.__exit__(kind, error, at)
        self._store.__exit__(kind, error, at)

    @property
    def interrupted(self) -> bool:
        """Whether Ctrl-C was pressed while games were played."""
        return self._crew.interrupted

    @property
    def note(self) -> str:
        """What became of a store in which nothing could be read; empty where all was well."""
        return self._store.note

    def play(self, wanted: Sequence[tuple[str, int]]) -> None:
        """Play what is missing of the first so many games of each set (a name or folder), all sets in one go.

        Raises:
            ContentError, UnknownSet, UnknownAgent: a set or an agent cannot be had; as `bench_of`.
            StoreError, Stopped: the store cannot be used, a worker died, or a set changed while it was played.
        """
        try:
            self._play(wanted)
        except KeyboardInterrupt:
            self._crew.interrupted = True

    def _play(self, wanted: Sequence[tuple[str, int]]) -> None:
        runs: dict[Job, int] = {}
        stretches: list[Stretch] = []
        most: dict[str, int] = {}
        for reference, games in wanted:
            most[reference] = max(games, most.get(reference, 0))
        for reference, games in most.items():
            entrant = self._entrant(reference)
            job = Job(entrant.plan, self._opener, self._roster)
            runs[job] = entrant.run
            stretches += [Stretch(job, gap) for gap in self._store.missing(entrant.run, games)]
        total = sum(most.values())
        done = total - sum(len(stretch.numbers) for stretch in stretches)
        self._tell(done, total)
        for job, rows in self._crew.spread(stretches):
            self._store.add(runs[job], rows)
            done += len(rows)
            self._tell(done, total)

    def _tell(self, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress("games", done, total)

    def rows(self, reference: str, games: int) -> list[Row]:
        """Those of a set's first so many games that are kept, in order. Raises as `play`."""
        return list(self._store.rows(self._entrant(reference).run, games))

    def plan(self, reference: str) -> Plan:
        """Who plays a set, and the names of what its rows count. Raises as `play`."""
        return self._entrant(reference).plan

    def _entrant(self, reference: str) -> _Entrant:
        if reference not in self._entrants:
            agents = sorted({name for lineup in self._lineups for name in lineup})
            bench = bench_of(reference, agents, self._opener, self._roster)
            plan = plan_of(reference, self._lineups, self._seed, bench)
            self._entrants[reference] = _Entrant(plan, self._store.run_of(plan))
        return self._entrants[reference]


NUMBER = "games.json"
TRIAL_SECONDS = 2.0
USED = 0.8
"""The part of given minutes that goes to games; the rest is writing, checking and thinking."""

Tables = tuple[tuple[str, ...], ...]
"""Who sits at each table, by the names of players."""


def games_in(minutes: float, reference: str, tables: Tables, seed: int, workers: Where, kept: Path) -> int:
    """About as many games of a set as take so long, two digits and noughts; kept in a file of the folder ``kept``.

    A call with the same question is given the kept answer, so that it goes on where the call before left off.
    """
    path, hands = kept / NUMBER, hands_at(workers)
    key = f"{minutes:g} minutes, {hands} processes, tables {tables}"
    known = from_json(path.read_bytes(), dict[str, int]) if path.is_file() else {}
    if key not in known:
        known |= {key: _rounded(minutes * 60 * hands * USED / _seconds_a_game(reference, tables, seed))}
        path.parent.mkdir(parents=True, exist_ok=True)
        write_beside(path, msgspec.json.encode(known))
    return known[key]


def _seconds_a_game(reference: str, tables: Tables, seed: int) -> float:
    agents = sorted({name for lineup in tables for name in lineup})
    bench = bench_of(reference, agents, opened, agent_named)
    plan = plan_of(reference, tables, seed, bench)
    began, played = perf_counter(), 0
    while played < len(tables) or perf_counter() - began < TRIAL_SECONDS:
        list(play_numbered(bench, plan, [played]))
        played += 1
    return (perf_counter() - began) / played


def _rounded(games: float) -> int:
    size = 10 ** max(0, floor(log10(max(1.0, games))) - 1)
    return max(1, int(ceil(games / size) * size))


EXPECTED_EFFECT = 0.3
"""Differences of about so many standard deviations are found soonest; smaller and larger ones a little later."""
FEWEST = 4
"""From fewer differences nothing is said."""


class Bounds(NamedTuple):
    """A mean and between what it lies."""

    mean: float
    low: float
    high: float


def mean_bounds(values: Sequence[float], risk: float) -> Bounds:
    """Where the mean of what ``values`` are drawn from lies, at every number of values but with probability ``risk``.

    The anytime-valid t-test turned round: differences of roughly normal spread, a variance that nobody knows, and for
    the mean in standard deviations a normal prior of width `EXPECTED_EFFECT` (Lai 1976; Howard, Ramdas, McAuliffe and
    Sekhon 2021; Wang and Ramdas 2025). Where all values are equal they say nothing of their spread, so the bounds stay
    open until a chance of ``risk`` of any other value in a game would have shown one.
    """
    count = len(values)
    mean = fmean(values) if values else 0.0
    if count < FEWEST:
        return Bounds(mean, -inf, inf)
    squares = sum((value - mean) ** 2 for value in values)
    if squares <= 1e-18 * count * max(1.0, mean * mean):
        return Bounds(mean, mean, mean) if (1 - EXPECTED_EFFECT / 10) ** count < risk else Bounds(mean, -inf, inf)
    half = sqrt(squares / (count - 1) / count) * _times(count, risk)
    return Bounds(mean, mean - half, mean + half)


def _times(count: int, risk: float) -> float:
    """How many standard errors wide the interval is to either side."""
    spread = 1 + count * EXPECTED_EFFECT**2
    ratio = exp(2 / count * log(sqrt(spread) / risk))
    return sqrt((count - 1) * (ratio - 1) / (1 - ratio / spread)) if ratio < spread else inf


Runner = TypeVar("Runner")

Contributions = Callable[[Sequence[Runner], int], Mapping[Runner, Sequence[float]]]
"""From runners and a number of deals to what each deal contributes to each one's badness, in order of the deals.

The mean is the badness, less is better. What deal ``i`` gave may be reckoned anew as more is known. Fewer values than
were asked for end the race.
"""
GROWTH = 1.5


class Terms(NamedTuple):
    """How a race is run.

    Attributes:
        first: deals before the first look.
        most: deals that a runner plays at most.
        risk: at most so probable is it that the best of all drops out.
        games: games of all runners together at most; None: as many as it takes.
        margin: who is at most so much worse than the best is as good as it.
    """

    first: int = 12
    most: int = 400
    risk: float = 0.05
    games: int | None = None
    margin: float = 0.0


class Lap(NamedTuple, Generic[Runner]):
    """What a look found: after so many deals each, who was still in, and who dropped out now."""

    deals: int
    inside: tuple[Runner, ...]
    dropped: tuple[Runner, ...]


class Finish(NamedTuple, Generic[Runner]):
    """How a race ended.

    Attributes:
        order: all runners: those still in by their badness, then those that dropped out, the last to do so first.
        inside: those that could not be told from the best, the best first.
        means: the badness of each over the deals it played.
        deals: how many deals each played.
        laps: the looks.
    """

    order: tuple[Runner, ...]
    inside: tuple[Runner, ...]
    means: dict[Runner, float]
    deals: dict[Runner, int]
    laps: tuple[Lap[Runner], ...]

    @property
    def winner(self) -> Runner:
        """The best of those still in."""
        return self.inside[0]

    @property
    def games(self) -> int:
        """Games of all runners together."""
        return sum(self.deals.values())


def run_race(runners: Sequence[Runner], contributions: Contributions[Runner], terms: Terms) -> Finish[Runner]:
    """Let ``runners`` (each once, at least one) race; the same contributions give the same finish.

    Of each pair the differences on the same deals are looked at. The best can drop out by any of its rivals, so each
    pair has its share of the risk; shared so, the best of all is lost with probability ``terms.risk`` at most,
    however many looks there are.
    """
    inside, dropped = list(runners), list[Runner]()
    means: dict[Runner, float] = dict.fromkeys(runners, 0.0)
    deals: dict[Runner, int] = dict.fromkeys(runners, 0)
    laps: list[Lap[Runner]] = []
    wanted = terms.first
    while (reached := _affordable(wanted, inside, deals, terms)) > deals[inside[0]]:
        gains = contributions(inside, reached)
        played = min(len(gains[runner]) for runner in inside)
        for runner in inside:
            deals[runner], means[runner] = len(gains[runner]), fmean(gains[runner]) if len(gains[runner]) else 0.0
        out, level = _looked(inside, gains, means, terms, len(runners))
        laps.append(Lap(played, tuple(inside), tuple(out)))
        inside = [runner for runner in inside if runner not in out]
        dropped = [*sorted(out, key=means.__getitem__), *dropped]
        if level or played < reached:
            break
        wanted = ceil(reached * GROWTH)
    inside.sort(key=means.__getitem__)
    return Finish((*inside, *dropped), tuple(inside), means, deals, tuple(laps))


def _affordable(wanted: int, inside: Sequence[Runner], deals: Mapping[Runner, int], terms: Terms) -> int:
    """Up to which deal those still in may play; what they have played where that is the end."""
    now = deals[inside[0]]
    reached = min(wanted, terms.most)
    if len(inside) == 1 and now:
        return now
    if terms.games is not None:
        left = terms.games - sum(deals.values())
        reached = min(reached, now + left // len(inside))
    return max(reached, now)


def _looked(
    inside: Sequence[Runner],
    found: Mapping[Runner, Sequence[float]],
    means: Mapping[Runner, float],
    terms: Terms,
    rivals: int,
) -> tuple[list[Runner], bool]:
    """Who is surely worse than the best so far, and whether the others are surely as good as it within the margin."""
    best = min(inside, key=means.__getitem__)
    risk = terms.risk / max(1, rivals - 1)
    out, level = [], True
    for runner in inside:
        if runner == best:
            continue
        worse = mean_bounds([more - less for more, less in zip(found[runner], found[best], strict=False)], risk)
        if worse.low > 0:
            out.append(runner)
        elif worse.high > terms.margin:
            level = False
    return out, level
