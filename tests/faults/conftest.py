"""What the tests of faults share, and the figures said at their end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.faults.runs import PLAYTEST, PRINT, Reference, reference_of
from validator.base.cache import FOLDER_NAMED

FIGURE = "fault"


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder for what makes runs start fast."""
    return str(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module", autouse=True)
def kept_by_all(no_cache: None, kept: str) -> Iterator[None]:
    """All runs keep it in one folder, as those of a house do, be they killed or not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_NAMED, kept)
        yield


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Reference:
    """A play-test that no fault met."""
    found = reference_of(tmp_path_factory.mktemp("played"), PLAYTEST)
    assert found.at_work[1] > 0.0, "it began no workers, and none can be met by a fault"
    return found


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Reference:
    """A print that no fault met."""
    return reference_of(tmp_path_factory.mktemp("printed"), PRINT)


class Figures:
    """Counts what a test did and found."""

    def __init__(self, record: pytest.Item) -> None:
        self._record = record

    def add(self, name: str, count: int = 1) -> None:
        """So many more of what ``name`` says."""
        self._record.user_properties.append((FIGURE, (name, count)))


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Figures:
    """The figures of the run."""
    return Figures(request.node)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many faults there were and what they cost."""
    counts: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") != "call":
                continue
            for kind, figure in report.user_properties:
                if kind == FIGURE:
                    counts[figure[0]] += figure[1]
    if counts:
        terminalreporter.section("faults")
        for name in sorted(counts):
            terminalreporter.line(f"{name}: {counts[name]}")
