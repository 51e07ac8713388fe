"""How much a child process may take, and how the system is told."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import resource

MOST_MEMORY = 440_000_000
"""Bytes beyond what the process held at its start."""
MOST_LEFT = MOST_MEMORY // 8
"""Bytes that may be left of one file when the next is read by the same process."""
MOST_SECONDS = 8
"""Of the processor, for one file."""
MOST_WAIT = 8 if sys.platform == "win32" else 30
"""Seconds until a child is ended that has not answered; longer where the system limits processor time by itself."""
_PAGE_OF_DATA = 5
"""Where ``/proc/self/statm`` says how many pages of data and stack a process has."""


_at_start: list[int] = []
"""How many bytes of data the process had when its memory was limited."""


def limit_memory() -> None:
    """Let this process fill so much memory at most; what asks for more is refused by the system."""
    _at_start[:] = [_data_held()]
    if sys.platform == "win32":
        return
    _limit(resource.RLIMIT_CORE, 0)
    if sys.platform == "linux":
        _limit(resource.RLIMIT_DATA, _at_start[0] + MOST_MEMORY)
    else:
        _limit(resource.RLIMIT_AS, MOST_MEMORY)


def has_grown() -> bool:
    """Whether this process holds so much more than at its start that the next file would have less room."""
    return _data_held() - _at_start[0] > MOST_LEFT


def limit_seconds() -> None:
    """Let this process use so much processor time from now on; the system ends one that uses more."""
    if sys.platform == "win32":
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    _limit(resource.RLIMIT_CPU, int(used.ru_utime + used.ru_stime) + MOST_SECONDS)


def _data_held() -> int:
    """Bytes of data that this process has already."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[_PAGE_OF_DATA]) * resource.getpagesize()
    return 0


def _limit(kind: int, most: int) -> None:
    if sys.platform == "win32":
        return
    _, hard = resource.getrlimit(kind)
    within = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):  # some systems know a limit and do not take it
        resource.setrlimit(kind, (within, hard))
