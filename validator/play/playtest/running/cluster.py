"""The same work spread over many machines, by a Dask scheduler that runs already.

Nothing of what is played depends on who plays it, so the numbers are those of one core. A worker that is lost loses the
chunk it was at, which the scheduler gives to another. What has come back is kept as from workers of this machine.
"""

from __future__ import annotations

import logging
import socket
import sys
import threading
import warnings
from asyncio import CancelledError as Dropped
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import lru_cache
from types import TracebackType
from typing import Any, NoReturn, Protocol, Self, TypeVar, runtime_checkable

import msgspec
from distributed import Client, KilledWorker, wait
from distributed.client import ClosedClientError
from distributed.comm.core import CommClosedError

from validator.base.console import scheduler_at
from validator.base.issue import ContentError, Trouble, WrongUse
from validator.play.playtest.running.parcels import Shelf, packed, packed_file
from validator.play.playtest.running.plan import Bench, bench_of, digest_of
from validator.play.playtest.running.workers import MOST_OPEN, Job, Stopped, Task, Workers

Found = TypeVar("Found")
_ALONE = threading.Lock()
"""A worker may have several threads; games are played one at a time."""


def _room() -> str | None:
    """A worker's own folder, which Dask empties also where the worker was killed."""
    try:
        return str(sys.modules["distributed"].get_worker().local_directory)
    except (KeyError, ValueError):
        return None  # no worker: a test


_SHELF = Shelf(_room)


@runtime_checkable
class ReadsFile(Protocol):
    """An opener that reads a file of its own, which has to travel too."""

    file: str

    def reading(self, file: str) -> Self:
        """The same with the file lying elsewhere."""


def far_work(task: Task[Found], job: Job, parcels: tuple[bytes, ...], numbers: Sequence[int]) -> list[Found]:
    """Lay the set out, open it if it is not open yet, and do the task.

    ``parcels`` holds the set's own, and that of the file an opener reads, if it does.

    Raises:
        Stopped: the set cannot be laid out or opened here, or comes to other rules than where it was sent from.
    """
    with _ALONE:
        try:
            bench = _opened(job, parcels)
        except Stopped:
            raise
        except (ContentError, WrongUse, LookupError, ValueError) as fault:
            said = str(fault).split("\n")[0]
            raise Stopped(f"a worker of the cluster cannot open the set: {said}") from None
        except (OSError, Trouble) as fault:
            raise Stopped(f"a worker of the cluster has no room for the set: {fault}") from None
        return list(task(bench, job.plan, numbers))


@lru_cache(maxsize=MOST_OPEN)
def _opened(job: Job, parcels: tuple[bytes, ...]) -> Bench:
    opener = job.opener
    if isinstance(opener, ReadsFile):
        (file,) = _SHELF.laid_out(parcels[1]).iterdir()
        opener = opener.reading(file.as_posix())
    agents = sorted({name for lineup in job.plan.lineups for name in lineup})
    bench = bench_of(_SHELF.laid_out(parcels[0]).as_posix(), agents, opener, job.roster)
    if digest_of(bench.content, bench.game) != job.plan.digest:
        raise Stopped(
            "a worker of the cluster plays this set by other rules than this machine: install the same Proofpress"
            f" there ({job.plan.version} here)"
        )
    return bench


def carried(job: Job) -> Job:
    """The job as it is sent: where the set lies at home is nobody's business."""
    return job._replace(plan=msgspec.structs.replace(job.plan, reference=""))


ANSWER_SECONDS = 5
"""A scheduler that has not answered by then is not there."""
JOIN_SECONDS = 15
"""A cluster without any worker gets so long for the first to join."""
LOOK_SECONDS = 5
"""So often it is looked whether anybody is left."""
LONELY_LOOKS = 6
"""After so many at which nobody was there the run is stopped."""
SILENT_SECONDS = 30
"""A scheduler that says nothing for so long when it is asked who is there has gone."""
AHEAD = 2
"""Chunks handed out for each worker, so that none has to wait."""
MOST_PACKED = 64
"""So many sets stay packed at once."""
_client: Any = Client
_wait: Any = wait
_MOST_GREETING = 1_000_000
_GONE = (CancelledError, Dropped, CommClosedError, ClosedClientError, OSError)


class Cluster:
    """A Dask cluster that was joined. Use it in a ``with`` statement.

    Raises:
        WrongUse: the address is none, nobody answers there, or no worker has joined; the message is one sentence.
    """

    def __init__(self, address: str) -> None:
        host, port = scheduler_at(address)
        self.address = address
        self._parcels: dict[Job, tuple[bytes, ...]] = {}
        _check_who_listens(address, host, port)
        logging.getLogger("distributed").setLevel(logging.CRITICAL)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of versions; that the rules are the same is looked at for each set
                self._client = _client(address, timeout=ANSWER_SECONDS, set_as_default=False)
        except (OSError, TimeoutError, ValueError, TypeError, RuntimeError):
            raise WrongUse(f"what answers at {address} is no Dask scheduler") from None
        self.workers = self._joined()

    def _joined(self) -> int:
        """How many workers there are, once there is one."""
        self.await_workers(1, JOIN_SECONDS)
        return len(self._client.nthreads())

    def await_workers(self, count: int, seconds: float) -> None:
        """Wait until so many have joined. Raises WrongUse where they do not in time."""
        try:
            self._client.wait_for_workers(count, timeout=seconds)
        except TimeoutError:
            self.close()
            raise WrongUse(f"no worker has joined {self.address}; start some: dask worker {self.address}") from None

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Leave it; what it was still at is dropped."""
        self._client.close(timeout=ANSWER_SECONDS)

    def spread(
        self, task: Task[Found], chunks: Iterable[tuple[Job, Sequence[int]]]
    ) -> Iterator[tuple[Job, list[Found]]]:
        """Results of chunks with the jobs they belong to, in whatever order they come.

        Raises:
            Stopped: the cluster went away, or its workers cannot do the work.
            KeyboardInterrupt: after what had come back by then was given.
        """
        waiting, under_way = iter(chunks), dict[Any, Job]()
        try:
            self._hand_out(task, waiting, under_way)
            while under_way:
                for future in self._done(under_way):
                    job = under_way.pop(future)
                    yield job, self._result(future)
                self._hand_out(task, waiting, under_way)
        except KeyboardInterrupt:
            done = {future: job for future, job in under_way.items() if future.status == "finished"}
            for future, job in done.items():
                yield job, self._result(future)
            raise
        finally:
            with suppress(*_GONE):
                self._client.cancel(list(under_way), force=True)

    def _hand_out(
        self, task: Task[Found], waiting: Iterator[tuple[Job, Sequence[int]]], under_way: dict[Any, Job]
    ) -> None:
        while len(under_way) < AHEAD * self.workers and (chunk := next(waiting, None)) is not None:
            job, numbers = chunk
            parcels = self._packed(job)
            future = self._client.submit(far_work, task, carried(job), parcels, list(numbers), pure=False)
            under_way[future] = job

    def _packed(self, job: Job) -> tuple[bytes, ...]:
        if job not in self._parcels:
            own: list[bytes] = [packed_file(job.opener.file)] if isinstance(job.opener, ReadsFile) else []
            self._parcels[job] = (packed(job.plan.reference), *own)
            for old in list(self._parcels)[:-MOST_PACKED]:
                del self._parcels[old]
        return self._parcels[job]

    def _done(self, under_way: dict[Any, Job]) -> list[Any]:
        """Those that are done; looks now and then whether anybody is left who could do them."""
        lonely = 0
        while lonely < LONELY_LOOKS:
            try:
                with self._client.as_current():
                    return list(_wait(list(under_way), timeout=LOOK_SECONDS, return_when="FIRST_COMPLETED").done)
            except TimeoutError:
                lonely = 0 if self._look() else lonely + 1
            except _GONE:
                self._gone()
        raise Stopped(f"no worker is left at {self.address}; what came back before is kept")

    def _look(self) -> int:
        """How many workers there are now; more or fewer may have joined since."""
        try:
            there = len(self._client.nthreads(callback_timeout=SILENT_SECONDS))
        except _GONE:
            self._gone()
        self.workers = max(1, there)
        return there

    def _gone(self) -> NoReturn:
        raise Stopped(f"the cluster at {self.address} went away; what came back before is kept") from None

    def _result(self, future: Any) -> list[Any]:
        try:
            return list(future.result(timeout=SILENT_SECONDS))
        except KilledWorker:
            raise Stopped(
                "the same piece of work ended several workers of the cluster (out of memory?); what came back before"
                " is kept"
            ) from None
        except ModuleNotFoundError as fault:
            raise Stopped(
                f"a worker of the cluster lacks {fault.name}: pip install 'proofpress[cluster]' there"
            ) from None
        except _GONE:
            self._gone()


def _check_who_listens(address: str, host: str, port: int) -> None:
    """Raises WrongUse soon where the scheduler's own client would go on trying, or wait for ever."""
    try:
        with socket.create_connection((host, port), timeout=ANSWER_SECONDS) as line:
            heard = b"" if address.startswith("tls:") else _heard(line)
    except OSError:
        raise WrongUse(f"nobody answers at {address}; start a scheduler there: dask scheduler") from None
    if not address.startswith("tls:") and not 0 < int.from_bytes(heard, "little") < _MOST_GREETING:
        raise WrongUse(f"what answers at {address} is no Dask scheduler")


def _heard(line: socket.socket) -> bytes:
    """How long a greeting a scheduler says it will send: it speaks first. Empty where nothing comes."""
    try:
        return line.recv(8)
    except TimeoutError:
        return b""


class ClusterWorkers(Workers):
    """Workers of a cluster in place of processes of this machine. Raises as `Cluster`."""

    def __init__(self, job: Job, bench: Bench, address: str) -> None:
        self._cluster = Cluster(address)
        super().__init__(job, bench, 1 + self._cluster.workers)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._cluster.close()

    def spread_out(
        self, task: Task[Found], chunks: Iterator[tuple[Job, Sequence[int]]]
    ) -> Iterator[tuple[Job, list[Found]]]:
        """As `Workers.spread_out`, on the cluster. Raises as `Cluster.spread`."""
        try:
            yield from self._cluster.spread(task, chunks)
        except KeyboardInterrupt:
            self.interrupted = True
