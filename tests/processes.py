"""Processes that tests start, and who of them is still alive."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

OUTLIVES_AT_MOST = 2.0
"""Seconds for which anything of a run may go on when its parent has ended."""


def members(session: int) -> list[int]:
    """Processes of a session that are alive."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(folder.name))
    return found


def workers_of(session: int) -> list[int]:
    """The workers of a play-test that leads a session: what it spawned, less the tracker of resources."""
    found = []
    for process in members(session):
        try:
            words = Path(f"/proc/{process}/cmdline").read_bytes()
        except OSError:
            continue
        if b"spawn_main" in words:
            found.append(process)
    return sorted(found)


def queued(process: int) -> float:
    """Seconds for which a process has waited for a core; 0 where it has ended."""
    try:
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


def own_seconds(there: Callable[[], list[int]]) -> Iterator[float]:
    """Seconds that have passed for processes, again and again until none is there.

    Time for which one of them had to wait for a core does not count: others may be busy.
    """
    passed, looked, before = 0.0, time.monotonic(), {one: queued(one) for one in there()}
    while found := there():
        yield passed
        time.sleep(0.02)
        now, after = time.monotonic(), {one: queued(one) for one in found}
        held_up = max(seconds - before.get(one, seconds) for one, seconds in after.items())
        passed += max(0.0, now - looked - max(0.0, held_up))
        looked, before = now, after


def left_after(session: int, seconds: float = OUTLIVES_AT_MOST) -> list[int]:
    """Who of a session is still alive when so many seconds of its own have passed, or nobody as soon as that is so."""
    for passed in own_seconds(lambda: members(session)):
        if passed >= seconds:
            break
    return members(session)


def end_all(session: int) -> None:
    """End whatever is left of a session."""
    for process in members(session):
        os.kill(process, signal.SIGKILL)
