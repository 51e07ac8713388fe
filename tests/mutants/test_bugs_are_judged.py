"""A workshop tells bugs that are caught from survivors, and leaves its copy as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants import workshop
from tests.mutants.bugs import Bug
from tests.mutants.record import Record
from tests.mutants.workshop import Outcome, Pace, Unsound, Workshop

SUM = "def total(one, two):\n    return one + two\n"
TOLD = """
from pytest import mark
from sums import total

@mark.slow
def test_by_and_by():
    assert total(2, 2) == 4

def test_nothing():
    assert total(0, 0) == 0

def test_total():
    assert total(2, 2) == 4
"""


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    original = tmp_path / "original"
    original.mkdir()
    (original / "sums.py").write_text(SUM, encoding="utf-8")
    (original / "test_sums.py").write_text(TOLD, encoding="utf-8")
    (original / "pytest.ini").write_text("[pytest]\nmarkers = slow: by and by\n", encoding="utf-8")
    return Workshop(tmp_path, Pace(), original)


def bug(old: str, new: str) -> Bug:
    return Bug("sums.py", old, new, "Sums are wrong.", ("test_sums.py",))


def test_what_is_caught_is_told_from_what_survives_though_both_are_as_long(shop: Workshop) -> None:
    outcomes = [shop.judge(bug("one + two", f"one {sign} two"))[0] for sign in "-*"]
    assert outcomes == [Outcome.CAUGHT, Outcome.SURVIVED]


def test_a_bug_that_does_not_fit_is_not_put_in(shop: Workshop) -> None:
    assert shop.judge(bug("one / two", "one // two"))[0] is Outcome.MISFIT


def test_tests_that_fail_without_a_bug_judge_nothing(shop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "checkout" / "test_sums.py").write_text(TOLD.replace("4", "5"), encoding="utf-8")
    with pytest.raises(Unsound, match="do not pass"):
        shop.judge(bug("one + two", "one - two"))


MINUS = bug("one + two", "one - two")


def test_a_test_that_takes_no_time_tells_before_a_slow_one(shop: Workshop) -> None:
    assert shop.judge(MINUS)[1].last == "test_sums.py::test_total"


def test_who_told_is_asked_first(shop: Workshop) -> None:
    assert shop.judge(MINUS, "test_sums.py::test_by_and_by")[1].last == "test_sums.py::test_by_and_by"


@pytest.mark.parametrize("first", ["test_sums.py::test_nothing", "test_sums.py::test_that_is_gone"])
def test_where_who_told_tells_no_more_all_are_asked(shop: Workshop, first: str) -> None:
    outcome, tried = shop.judge(MINUS, first)
    assert (outcome, tried.last) == (Outcome.CAUGHT, "test_sums.py::test_total")


def test_a_test_that_fails_without_the_bug_is_not_believed(shop: Workshop, tmp_path: Path) -> None:
    (tmp_path / "checkout" / "test_never.py").write_text("def test_never():\n    assert False\n", encoding="utf-8")
    assert shop.judge(bug("one + two", "one + 0 + two"), "test_never.py::test_never")[0] is Outcome.SURVIVED


def test_a_bug_that_stops_the_reading_of_a_file_is_told_by_that_file(shop: Workshop) -> None:
    gone = bug("def total", "def sum_of")
    found = [shop.judge(gone, first) for first in ("", "test_sums.py")]
    assert [(outcome, tried.last) for outcome, tried in found] == [(Outcome.CAUGHT, "test_sums.py")] * 2


@pytest.mark.slow
def test_a_bug_that_reads_a_file_for_ever_is_told_by_that_file(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "AT_LEAST", 1.0)
    outcome, tried = shop.judge(bug("return one + two", "return one + two\nwhile True:\n    pass"))
    assert (outcome, tried.last) == (Outcome.TOO_LONG, "test_sums.py")


def test_who_told_is_kept_where_the_same_tests_are_asked(tmp_path: Path) -> None:
    Record(tmp_path / "told").add(MINUS, "test_sums.py::test_total")
    kept, elsewhere = Record(tmp_path / "told"), Bug("sums.py", MINUS.old, MINUS.new, "", ("test_others.py",))
    assert [kept.test_of(MINUS), kept.test_of(elsewhere)] == ["test_sums.py::test_total", ""]


def test_a_bug_that_is_planted_no_more_is_forgotten(tmp_path: Path) -> None:
    record = Record(tmp_path / "told")
    record.add(MINUS, "test_sums.py::test_total")
    record.keep_only([])
    assert Record(tmp_path / "told").test_of(MINUS) == ""
