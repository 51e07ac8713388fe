"""How long each file of tests takes, in seconds of one worker; a plugin of pytest that writes it down anew.

``make test ARGS="-p tests.quick.remembered"``, on a machine that does nothing else.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from tests import ROOT

KEPT = Path(__file__).parent / "seconds.json"
UNKNOWN = 2.0
"""What a file takes that nobody measured."""
SPENT: Counter[str] = Counter()


def seconds() -> dict[str, float]:
    """What is remembered of each file."""
    found: dict[str, float] = json.loads(KEPT.read_bytes())
    return found


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add what a part of a test took."""
    SPENT[report.nodeid.partition("::")[0]] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down, once for all workers; files that are gone are forgotten."""
    if not hasattr(session.config, "workerinput"):
        write({**seconds(), **SPENT})


def write(spent: dict[str, float]) -> None:
    """Keep seconds by file, to a tenth."""
    kept = {path: round(spent[path], 1) for path in sorted(spent) if (ROOT / path).is_file()}
    KEPT.write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")
