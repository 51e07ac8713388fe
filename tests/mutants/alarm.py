"""Fails a test that computes for too long, as many bugs make it do: a plugin of pytest."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

MOST_SECONDS = 20.0
"""Of the processor's time, so that a busy machine fails nothing; no ordinary test takes half as long."""


def _too_long(number: int, frame: object) -> None:
    pytest.fail(f"computes for more than {MOST_SECONDS:g} seconds")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Setup, the test and what follows it, together."""
    if not hasattr(signal, "setitimer"):
        return (yield)
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS, MOST_SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
