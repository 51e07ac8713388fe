"""No test reads or leaves anything in the cache folder of whoever runs it, nor a game of its own to the next.

Drawn tests (`hypothesis`) draw the same cases each time, so that nothing fails that nobody touched; ``make soak`` draws
new ones. How long a case takes is never a fault: machines are busy.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import crc32

import pytest
import yaml
from hypothesis import HealthCheck, settings

import validator.play.games
from validator.base.cache import FOLDER_NAMED
from validator.base.yaml_nodes import remembering

# A worker for each core is enough: threads of linear algebra besides wait for each other where all are busy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Byte code is kept, also where containers say that none is: without it every start of a command compiles it anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
BUSY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", BUSY, derandomize=True, database=None)
settings.register_profile("new", BUSY, print_blob=True)
settings.load_profile("same")
SAMPLED: dict[str, dict[str, int]] = yaml.safe_load((Path(__file__).parent / "sampled.yaml").read_text("utf-8"))
"""One case in how many of a family is tried each time, by file and function; all others are `slow`."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Leave to `make slow` what large families of like tests have beyond their sample."""
    begun: set[str] = set()
    for item in items:
        file, _, test = item.nodeid.partition("::")
        shares = SAMPLED.get(file)
        if shares is None:
            continue
        family = test.partition("[")[0]
        share = shares.get(family, shares.get("*", 1))
        is_first = item.nodeid.partition("[")[0] not in begun and not any(item.iter_markers("slow"))
        if share == 0 or (not is_first and crc32(item.nodeid.encode()) % share):
            item.add_marker(pytest.mark.slow)
        if is_first:
            begun.add(item.nodeid.partition("[")[0])


@pytest.fixture(scope="session", autouse=True)
def no_cache() -> Iterator[None]:
    """No folder to keep anything in; a test of that folder names its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_NAMED, "")
        yield


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """Files of the games, which nearly every test reads, are parsed once, as in a studio that is left open."""
    with remembering({}):
        yield


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of games that a test names are looked through in that test alone."""
    monkeypatch.setattr(validator.play.games, "__path__", list(validator.play.games.__path__))


def pytest_collection_finish() -> None:
    """Ten thousand tests stay to the end: the garbage collector need not look through them again and again."""
    gc.collect()
    gc.freeze()
