"""Work on many sets spread over one pool of processes; results that do not tell how many there were."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from time import perf_counter
from types import TracebackType
from typing import TYPE_CHECKING, Generic, NamedTuple, Self, TypeVar

from validator.play.playtest.running.crews import Where, cluster_at, hands_at
from validator.play.playtest.running.workers import (
    MOST_IN_CHUNK,
    WORTH_A_POOL_SECONDS,
    Job,
    Pool,
    Stopped,
    Task,
    at_work,
    bench_for,
    held_back,
    last_results,
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
        found: list[Found] = []
        try:
            found.extend(self._task(bench, job.plan, chunk))
        except KeyboardInterrupt:
            self.interrupted = True
        heap.pace = self._pace = (perf_counter() - began) / len(chunk)
        return job, found

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
        yield from ((job, found) for found in last_results({future}))


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
        size = min(MOST_IN_CHUNK, max(1, int(CHUNK_SECONDS / self.pace))) if self.pace else 1
        job, numbers = self._stretches.pop()
        chunk, rest = numbers[:size], numbers[size:]
        if rest:
            self._stretches.append(Stretch(job, rest))
        self.left -= len(chunk)
        return job, chunk
