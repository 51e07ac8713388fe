"""Many sets played on the same deals by the same players, on one pool of processes, and kept."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from math import ceil, floor, log10
from pathlib import Path
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
from validator.play.playtest.running.workers import (
    WORTH_A_POOL_SECONDS,
    Job,
    Pool,
    Stopped,
    Task,
    at_work,
    bench_for,
    held_back,
    last_results,
    size_of_chunk,
)

if TYPE_CHECKING:
    from validator.play.playtest.running.cluster import Cluster


CHUNK_SECONDS = 1.0
"""Longer than where one set is played: a worker opens another set for most chunks."""

Found = TypeVar("Found")


class Stretch(NamedTuple):
    """Numbered pieces of work on one set."""

    job: Job
    numbers: Sequence[int]


class Crew(Generic[Found]):
    """Hands out work on many sets and takes in results. Use it in a ``with`` statement.

    After Ctrl-C ``interrupted`` is true: no more work is handed out, and what was under way is still taken in.
    """

    def __init__(self, task: Task[Found], where: Where) -> None:
        self.interrupted = False
        self._task = task
        self._cluster = cluster_at(where) if isinstance(where, str) else None
        self._count = 1 if isinstance(where, str) else hands_at(where)
        self._pace = 0.0
        self._pool: Pool | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            self._pool.end()
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
            if self._pool is not None or (self._count > 1 and heap.left * heap.pace > WORTH_A_POOL_SECONDS):
                yield from self._spread_out(heap)
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

    def _spread_out(self, heap: "_Heap") -> Iterator[tuple[Job, list[Found]]]:
        pool = self._pool = self._pool or Pool(self._count)
        under_way: dict[Future[list[Found]], Job] = {}
        try:
            while heap or under_way:
                while heap and len(under_way) < 2 * self._count:
                    job, chunk = heap.take()
                    with held_back():
                        under_way[pool.submit(at_work, self._task, job, chunk)] = job
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield under_way[future], future.result()
                    del under_way[future]
        except BrokenProcessPool:
            yield from _last_of(under_way)
            raise Stopped("a worker process died (out of memory?); try fewer workers") from None
        except KeyboardInterrupt:
            self.interrupted = True
            pool.break_off()
            yield from _last_of(under_way)


def _last_of(under_way: dict[Future[list[Found]], Job]) -> Iterator[tuple[Job, list[Found]]]:
    """What has finished already or can no longer be stopped, with its jobs."""
    for future in under_way:
        future.cancel()
    for future, job in under_way.items():
        yield from ((job, last_result) for last_result in last_results({future}))


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
