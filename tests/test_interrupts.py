"""Requests to end are taken between two lines of Python, in a worker when its parent tells."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event, Thread, Timer

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import plan
from validator.base import interrupts
from validator.base.interrupts import awaited, safe_point, taken
from validator.play.playtest.running.plan import Bench, Plan
from validator.play.playtest.running.workers import Job, Pool, at_work

BEGUN = "begun"


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """Ctrl-C is heard here, also where these tests were started in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_what_a_line_began_is_done_before_it_is_broken_off() -> None:
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        done += [signal.raise_signal(signal.SIGINT) or 1, 2]
        done.append(3)
    assert done == [1, 2]


def test_what_is_compiled_is_broken_off_where_it_says() -> None:
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        list(map(lambda _: (signal.raise_signal(signal.SIGINT), safe_point()), range(1)))  # noqa: C417


def test_a_class_that_is_made_of_a_text_is_made_to_its_end() -> None:
    made: dict[str, object] = {"signal": signal}
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        exec("signal.raise_signal(signal.SIGINT)\nwhole = True", made)
    assert made["whole"]


class Finalized:
    """Its finalizer is met by a request: Python raises nothing that leaves a finalizer."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)
        self.whole = True


def test_a_request_that_meets_a_finalizer_is_not_lost(capfd: pytest.CaptureFixture[str]) -> None:
    done: list[int] = []
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        Finalized()
        done.extend(range(3))
        done.extend(range(3))
        done.extend(range(3))
    assert (len(done) < 9, capfd.readouterr().err) == (True, "")


def test_afterwards_the_handler_is_who_it_was() -> None:
    with taken(until_exit=False):
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_work_of_a_library_is_stopped_and_waited_for() -> None:
    stop, stopped = Event(), []
    Timer(0.1, signal.raise_signal, [signal.SIGINT]).start()

    def work() -> None:
        stop.wait()
        stopped.append(True)

    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        awaited(work, stop.set)
    assert stopped == [True]


def test_work_of_a_library_is_stopped_by_a_request_that_comes_while_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    begin, stop, stopped = Thread.start, Event(), list[bool]()

    def beginning(thread: Thread) -> None:
        begin(thread)
        signal.raise_signal(signal.SIGINT)

    def work() -> None:
        stopped.append(stop.wait(10))

    monkeypatch.setattr(Thread, "start", beginning)
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        awaited(work, stop.set)
    assert stopped == [True]


def test_what_work_of_a_library_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        awaited(lambda: 1 // 0, lambda: None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes Ctrl-C in a thread")
def test_a_second_request_ends_a_process_that_comes_to_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    monkeypatch.setattr(interrupts.os, "_exit", ended.append)
    monkeypatch.setattr(interrupts, "PATIENCE", -1.0)
    with pytest.raises(KeyboardInterrupt), taken(until_exit=False):
        ended += [signal.raise_signal(signal.SIGINT) or 0, signal.raise_signal(signal.SIGINT) or 0]
    assert ended == [interrupts.INTERRUPTED, 0, 0]


def one_and_no_more(bench: Bench, plan: Plan, numbers: Sequence[int]) -> Iterator[int]:
    """Work that does not end."""
    yield numbers[0]
    (Path(plan.reference) / BEGUN).touch()
    while True:
        time.sleep(0.01)


def test_a_worker_gives_what_it_has_done_when_it_is_told_to_break_off(tmp_path: Path) -> None:
    toy.write_set(tmp_path / "pebbles")
    job = Job(plan(str(tmp_path / "pebbles"), "anyone"), toy.open_toy, toy.anyone)
    pool = Pool(1)
    future = pool.submit(at_work, one_and_no_more, job, [7])
    while not (tmp_path / "pebbles" / BEGUN).exists():
        time.sleep(0.01)
    pool.break_off()
    found = future.result(60)
    pool.end()
    assert found == [7]
