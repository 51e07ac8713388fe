"""Cases are judged in an empty folder of their own; what became of them all is told at the end."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser

TALLY: Counter[str] = Counter()
TEXTS_KEPT = 120


@pytest.fixture(autouse=True, scope="package")
def parsed_once() -> Any:
    """The games' own text files, which every case reads, are parsed once; it is most of the time of a case."""
    parse = FluentParser.parse

    @lru_cache(TEXTS_KEPT)
    def kept(with_spans: bool, source: str) -> Any:
        return parse(FluentParser(with_spans), source)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentParser, "parse", lambda self, source: kept(self.with_spans, source))
        yield


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with folders around it, so that what climbs out of it is seen."""
    folder = tmp_path / "over" / "here"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PROOFPRESS_DEBUG", "1")
    return folder


@pytest.fixture
def tally() -> Counter[str]:
    """What became of the cases so far."""
    return TALLY


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many cases there were, and how many of them were legal, printed and played."""
    if TALLY:
        terminalreporter.write_line("fuzzing: " + ", ".join(f"{count:,} {name}" for name, count in TALLY.items()))
