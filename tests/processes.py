"""Processes that tests start, and who of them is still alive."""

from __future__ import annotations

import os
import signal
import time
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


def left_after(session: int, seconds: float = OUTLIVES_AT_MOST) -> list[int]:
    """Who of a session is still alive when so many seconds have passed, or nobody as soon as that is so."""
    deadline = time.monotonic() + seconds
    while members(session) and time.monotonic() < deadline:
        time.sleep(0.02)
    return members(session)


def end_all(session: int) -> None:
    """End whatever is left of a session."""
    for process in members(session):
        os.kill(process, signal.SIGKILL)
