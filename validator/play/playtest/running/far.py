"""What a worker of a cluster does. It has Proofpress and nothing else: the set comes with each piece of work."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, Self, TypeVar, runtime_checkable

import msgspec

from validator.base.issue import ContentError, Trouble, WrongUse
from validator.play.playtest.running.parcels import Shelf
from validator.play.playtest.running.plan import Bench, bench_of, digest_of
from validator.play.playtest.running.workers import MOST_OPEN, Job, Stopped, Task

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
