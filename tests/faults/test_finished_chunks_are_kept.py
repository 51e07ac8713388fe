"""What workers had finished when one of them died is taken in."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import plan
from validator.play.playtest.running import workers
from validator.play.playtest.running.plan import Bench, Plan, bench_of

CHUNKS = 4


class Pool:
    """Stands in for processes: every chunk is done at once, but the process of one of them died."""

    def __init__(self, broken: int) -> None:
        self._broken = broken
        self._handed_out = 0

    def submit(self, at_work: Any, task: Any, job: Any, numbers: Sequence[int]) -> Future[list[int]]:
        """A chunk that is done."""
        future: Future[list[int]] = Future()
        if self._handed_out == self._broken:
            future.set_exception(BrokenProcessPool())
        else:
            future.set_result(list(numbers))
        self._handed_out += 1
        return future

    def end(self) -> None:
        """Nothing is left to do."""


def at_once(bench: Bench, plan: Plan, numbers: Sequence[int]) -> list[int]:
    """Work that takes no time."""
    return list(numbers)


@pytest.mark.parametrize("broken", range(CHUNKS))
def test_all_but_the_chunk_that_broke_is_taken_in(broken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "Pool", lambda *how: Pool(broken))
    monkeypatch.setattr(workers, "WORTH_A_POOL_SECONDS", 0.0)
    monkeypatch.setattr(workers, "MOST_IN_CHUNK", 1)
    reference = toy.write_set(tmp_path / "pebbles")
    bench = bench_of(reference, ["anyone"], toy.open_toy, toy.anyone)
    job = workers.Job(plan(reference, "anyone"), toy.open_toy, toy.anyone)
    found: set[int] = set()
    with workers.Workers(job, bench, 2) as crew, suppress(workers.Stopped):
        for chunk in crew.spread(at_once, [range(1 + CHUNKS)]):
            found |= set(chunk)
    assert found == set(range(1 + CHUNKS)) - {1 + broken}
