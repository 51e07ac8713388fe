"""Whatever a piece of work does, the answer is a finding, and the next piece of work is done."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest

from validator.base.child_process import asking, serving
from validator.base.issue import ContentError


@pytest.fixture(autouse=True, params=["copied", "begun"])
def own_child(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test has a child of its own: a copy of this process, and a Python of its own."""
    count = 1 if request.param == "copied" else 2
    asking.end()
    monkeypatch.setattr(threading, "active_count", lambda: count)
    monkeypatch.setattr(asking, "_refused", {})
    yield
    asking.end()


def asked(name: str, data: bytes = b"") -> object:
    """What a piece of work gives back, or the sentence of its finding."""
    try:
        return asking.answer(f"tests.child_process.works:{name}", data, type=object, shown="goblins/goblin.xlsx")
    except ContentError as error:
        (issue,) = error.issues
        return str(issue)


def test_work_is_done_elsewhere() -> None:
    assert asked("number") not in (os.getpid(), None)


def test_one_child_does_it_all() -> None:
    assert asked("number", b"1") == asked("number", b"2")


def test_a_child_that_has_grown_is_not_asked_again() -> None:
    first = asked("number")
    assert asked("keeping", b"%d" % (2 * serving.MOST_LEFT)) == 1
    assert asked("number", b"2") != first


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("filling", b"%d" % (2 * serving.MOST_MEMORY), "takes more than 440,000,000 bytes of memory"),
        ("crashing", b"", "broke down on it (SIGSEGV)"),
        ("panicking", b"", "broke down on it (BaseException: a panic)"),
    ],
)
def test_what_breaks_the_child_is_a_finding_at_the_file(name: str, data: bytes, said: str) -> None:
    found = str(asked(name, data))
    assert found.startswith("goblins/goblin.xlsx:1:1: error: ") and said in found


def test_work_goes_on_after_a_child_has_broken_down() -> None:
    asked("crashing")
    assert isinstance(asked("number"), int)


def test_nobody_waits_twice_for_what_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first = asked("crashing")
    monkeypatch.setattr(asking, "_worked", None)
    assert asked("crashing") == first


def test_work_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST_WAIT", 0.2)
    assert "takes more than 8 seconds" in str(asked("endless"))


def test_what_a_library_prints_is_no_answer() -> None:
    assert asked("talking") == 1
