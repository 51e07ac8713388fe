"""A workshop tells bugs that are caught from survivors, and leaves its copy as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.bugs import Bug
from tests.mutants.workshop import Outcome, Pace, Unsound, Workshop

SUM = "def total(one, two):\n    return one + two\n"
TOLD = "from sums import total\n\ndef test_total():\n    assert total(2, 2) == 4\n"


@pytest.fixture
def shop(tmp_path: Path) -> Workshop:
    original = tmp_path / "original"
    original.mkdir()
    (original / "sums.py").write_text(SUM, encoding="utf-8")
    (original / "test_sums.py").write_text(TOLD, encoding="utf-8")
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
