"""Fails a test that computes for too long, as many bugs make it do, and a file of tests that is read for too long: a
plugin of pytest.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

MOST_SECONDS = 20.0
"""Of the processor's time, so that a busy machine fails nothing; no ordinary test takes half as long."""


def _too_long(number: int, frame: object) -> None:
    pytest.fail(f"computes for more than {MOST_SECONDS:g} seconds")


@contextmanager
def _bounded() -> Iterator[None]:
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGPROF, _too_long)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Setup, the test and what follows it, together."""
    with _bounded():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Iterator[None]:
    """What a file computes while it is read: its cases."""
    with _bounded():
        return (yield)
