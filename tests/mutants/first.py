"""Which test failed first, or which file could not be read, written to a file that ``--first-failed`` names; and slow
tests last: a plugin of pytest.
"""

from __future__ import annotations

from pathlib import Path

import pytest

OPTION = "--first-failed"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The name of the file."""
    parser.addoption(OPTION, type=Path, required=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Most bugs are told by a test that takes no time; those that draw many cases or take seconds are asked last."""
    items.sort(key=lambda item: any(True for name in ("slow", "hypothesis") for _ in item.iter_markers(name)))


class _Note:
    """Notes what begins: the last is what failed, also where the process was ended in it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        self._path.write_text(collector.nodeid, encoding="utf-8")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._path.write_text(nodeid, encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to note."""
    config.pluginmanager.register(_Note(config.getoption(OPTION)))
