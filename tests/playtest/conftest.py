"""What several tests share."""

from __future__ import annotations

import pytest

from tests.playtest import pebbles as toy
from tests.playtest.pebble_runs import run
from validator.play.playtest.figures.results import Report


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> str:
    return toy.write_set(tmp_path_factory.mktemp("sets") / "pebbles")


@pytest.fixture(scope="module")
def report(pebbles: str) -> Report:
    return run(pebbles).report
