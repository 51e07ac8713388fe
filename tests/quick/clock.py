"""A plugin of pytest: no test but the house's begins once time is up; one line at the end says what was left out."""

from __future__ import annotations

import os
from time import time

import pytest

UNTIL, LEFT_OUT = "PROOFPRESS_QUICK_UNTIL", "PROOFPRESS_QUICK_LEFT_OUT"
"""Variables: until when tests begin, in seconds of the clock; and what was left out before, in words."""
TIME_IS_UP = "time is up"
HOUSE = ("tests/test_house.py", "tests/mutants/test_bugs_can_be_put_in.py")
"""What is always asked: the rules of the house, and whether the bugs that tests are tried with still fit."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what would begin too late."""
    if time() > float(os.environ[UNTIL]) and not item.nodeid.startswith(HOUSE):
        pytest.skip(TIME_IS_UP)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was left out."""
    late = sum(TIME_IS_UP in str(report.longrepr) for report in terminalreporter.stats.get("skipped", ()))
    words = [os.environ[LEFT_OUT], *([f"{late} tests when time was up"] if late else [])]
    said = "; ".join(word for word in words if word)
    terminalreporter.write_line(f"left out: {said or 'nothing that is touched'} (make test asks all)")
