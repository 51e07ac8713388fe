"""Who does the work of a run: processes of this machine, or the workers of a cluster."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from validator.base.plugins.extras import with_extra
from validator.play.playtest.running.plan import Bench
from validator.play.playtest.running.workers import Job, Workers

if TYPE_CHECKING:
    from validator.play.playtest.running.cluster import Cluster

Where = int | str | None
"""How many processes of this machine (None: one for each core), or the address of a cluster."""


def crew_of(job: Job, bench: Bench, where: Where) -> Workers:
    """Those who do a job. Raises as `cluster_at`."""
    if isinstance(where, str):
        crew: Workers = _dask().ClusterWorkers(job, bench, where)
        return crew
    return Workers(job, bench, where or os.cpu_count() or 1)


def cluster_at(address: str) -> Cluster:
    """The cluster at an address.

    Raises:
        WrongUse: Dask is not installed (`MissingExtra`), or there is no cluster there; the message is one sentence.
    """
    found: Cluster = _dask().Cluster(address)
    return found


def hands_at(where: Where) -> int:
    """How many work there at once. Raises as `cluster_at`."""
    if not isinstance(where, str):
        return where or os.cpu_count() or 1
    with cluster_at(where) as cluster:
        return cluster.workers


def _dask() -> Any:
    # It takes half a second to load, and few have it.
    return with_extra("cluster", "validator.play.playtest.running.cluster", "playing on many machines")
