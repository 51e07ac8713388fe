"""The same work on one core or on many: chunks of about half a second, and results that do not tell which."""

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import chain, islice
from multiprocessing import resource_tracker
from time import process_time
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

from validator.base.interrupts import REQUESTS, breakable
from validator.base.issue import Trouble
from validator.play.playtest.running.parent import begin_work
from validator.play.playtest.running.plan import Bench, Opener, Plan, Roster, bench_of, digest_of

CHUNK_SECONDS = 0.5
STOPPED = 11
"""The exit code of a run that cannot go on."""
WORTH_A_POOL_SECONDS = 2.5
"""Starting workers costs over half a second each; shorter jobs stay in this process, where they end as soon."""
SURE_SECONDS = 0.25
"""So long this process works before it judges how long the whole takes: the first games cost more than others."""
MOST_IN_CHUNK = 5_000
MOST_OPEN = 6
"""So many sets a worker keeps open at once."""

Found = TypeVar("Found")
Task = Callable[[Bench, Plan, Sequence[int]], Iterable[Found]]
"""A module's function that does numbered pieces of work, each of which depends on nothing but its number.

What it has done is kept where it is broken off, if it yields one by one."""


class Stopped(Trouble):
    """The run cannot go on; the message is one sentence. What was played before is kept."""

    def __init__(self, message: str) -> None:
        super().__init__(message, STOPPED)


class Job(NamedTuple):
    """All that a worker needs to open the set by itself."""

    plan: Plan
    opener: Opener
    roster: Roster


@lru_cache(maxsize=MOST_OPEN)
def bench_for(job: Job) -> Bench:
    """The set, opened once in each worker, which keeps the last few open. Raises as `bench_of`, and Stopped."""
    agents = sorted({name for lineup in job.plan.lineups for name in lineup})
    bench = bench_of(job.plan.reference, agents, job.opener, job.roster)
    if digest_of(bench.content, bench.game) != job.plan.digest:
        raise Stopped("the set or its rules changed while it was being played; start again")
    return bench


@contextmanager
def held_back() -> Iterator[None]:
    """Signals that interrupt wait while a worker is started.

    The worker would inherit them before it can leave them alone, and find nothing to begin with if its parent were
    interrupted now. The ban holds for this thread alone; others, as numpy's, may hear a signal for it, which is noted.
    """
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    # The tracker lifts the ban on signals when it starts, so it starts first.
    resource_tracker.ensure_running()
    heard: list[int] = []
    handlers = {
        number: signal.signal(number, lambda signal_number, _: heard.append(signal_number)) for number in REQUESTS
    }
    before = signal.pthread_sigmask(signal.SIG_BLOCK, REQUESTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for missed in dict.fromkeys(heard):
            signal.raise_signal(missed)


def at_work(task: Task[Found], job: Job, numbers: Sequence[int]) -> list[Found]:
    """What a worker does: the set is opened, if it is not yet, and the task done, as far as it gets until broken off.

    Raises as `bench_for`.
    """
    at_work: list[Found] = []
    with suppress(KeyboardInterrupt), breakable():
        at_work.extend(task(bench_for(job), job.plan, numbers))
    return at_work


class Hands:
    """Processes that are given work, and begin when there is enough of it. Use it in a ``with`` statement.

    After Ctrl-C ``interrupted`` is true: no more work is handed out, and what was under way is still taken in.
    """

    def __init__(self, count: int) -> None:
        self.interrupted = False
        self.count = count
        self.pool: Pool | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.pool is not None:
            self.pool.end()

    def spread_out(
        self, task: Task[Found], chunks: Iterator[tuple[Job, Sequence[int]]]
    ) -> Iterator[tuple[Job, list[Found]]]:
        """Results of chunks, each taken when a process may soon be free for it, in whatever order they come.

        Raises:
            Stopped: a worker died, or found a set changed.
        """
        pool = self.pool = self.pool or Pool(self.count)
        under_way: dict[Future[list[Found]], Job] = {}
        try:
            while True:
                while len(under_way) < 2 * self.count and (chunk := next(chunks, None)):
                    job, numbers = chunk
                    with held_back():
                        under_way[pool.submit(at_work, task, job, numbers)] = job
                if not under_way:
                    return
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield under_way[future], future.result()
                    del under_way[future]
        except BrokenProcessPool:
            yield from _last_results(under_way)
            raise Stopped("a worker process died (out of memory?); try fewer workers") from None
        except KeyboardInterrupt:
            self.interrupted = True
            pool.break_off()
            yield from _last_results(under_way)


class Workers(Hands):
    """Hands for one set."""

    def __init__(self, job: Job, bench: Bench, count: int) -> None:
        super().__init__(count)
        self._job = job
        self._bench = bench

    def spread(self, task: Task[Found], numbers: Sequence[Sequence[int]]) -> Iterator[list[Found]]:
        """Results chunk by chunk, in whatever order they come.

        Raises:
            Stopped: a worker died, or found the set changed.
        """
        heap = Chunks(numbers)
        while heap and not self.interrupted:
            if self.count > 1 and heap.is_worth_a_pool():
                for _, results in self.spread_out(task, self._taken(heap)):
                    yield results
                return
            yield self._at_home(task, heap)

    def _taken(self, heap: "Chunks") -> Iterator[tuple[Job, Sequence[int]]]:
        while heap:
            yield self._job, heap.take()

    def _at_home(self, task: Task[Found], heap: "Chunks") -> list[Found]:
        chunk = heap.take()
        began = process_time()
        results: list[Found] = []
        try:
            results.extend(task(self._bench, self._job.plan, chunk))
        except KeyboardInterrupt:
            self.interrupted = True
        heap.took(process_time() - began, len(chunk))
        return results


class Pool(ProcessPoolExecutor):
    """So many processes that leave Ctrl-C to this one and end with it; submit to them with signals `held_back`."""

    def __init__(self, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        theirs, self._line = context.Pipe(duplex=False)
        super().__init__(count, context, begin_work, (theirs,))

    def break_off(self) -> None:
        """Have all of them stop where they are, and give what they have done; they begin nothing more."""
        self._line.close()

    def end(self) -> None:
        """End them soon, whatever they are at."""
        self.break_off()
        self.shutdown(wait=True, cancel_futures=True)


def _last_results(under_way: dict[Future[list[Found]], Job]) -> Iterator[tuple[Job, list[Found]]]:
    """What can no longer be stopped, or has finished already; workers that Ctrl-C met while starting give nothing."""
    for future in under_way:
        future.cancel()
    for future, job in under_way.items():
        try:
            yield job, future.result()
        except (CancelledError, BrokenProcessPool):
            continue


def size_of_chunk(seconds: float, pace: float) -> int:
    """So many pieces of work take about so long, at a ``pace`` of seconds each; one while that is 0, unknown."""
    return min(MOST_IN_CHUNK, max(1, int(seconds / pace))) if pace else 1


class Chunks:
    """Numbers still to be handed out, piece by piece.

    ``pace`` is in seconds of this process per piece of work, as the last chunk took them, 0 while unknown; ``worked``
    in seconds of it. Other programs that keep the cores busy change neither.
    """

    def __init__(self, numbers: Sequence[Sequence[int]]) -> None:
        self._numbers = chain.from_iterable(numbers)
        self.left = sum(map(len, numbers))
        self.pace = self.worked = 0.0

    def __bool__(self) -> bool:
        return self.left > 0

    def is_worth_a_pool(self) -> bool:
        """Whether what is left takes this process so long that others should share in it."""
        known = self.worked > min(SURE_SECONDS, WORTH_A_POOL_SECONDS)
        return known and self.left * self.pace > WORTH_A_POOL_SECONDS

    def took(self, seconds: float, pieces: int) -> None:
        """A chunk was done in this process."""
        self.pace = seconds / pieces
        self.worked += seconds

    def take(self) -> list[int]:
        """The next chunk, of about half a second; a shorter one while little is known of how long pieces take."""
        wanted = CHUNK_SECONDS if self.worked > SURE_SECONDS else SURE_SECONDS
        chunk = list(islice(self._numbers, size_of_chunk(wanted, self.pace)))
        self.left -= len(chunk)
        return chunk
