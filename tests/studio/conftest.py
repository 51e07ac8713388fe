"""One browser for all, one studio for the tests of a file, an empty folder for each test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.studio.running import CHROMIUM, Running, browser, opened, studio_in


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with browser() as found:
        yield found


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What studios that are left open keep: games that come with Proofpress are drawn and checked once for all."""
    return tmp_path_factory.mktemp("studio-cache")


@pytest.fixture(scope="module")
def open_for_all(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Iterator[Running]:
    """A studio that is left open for all tests of a file."""
    folder = tmp_path_factory.mktemp("studio") / "folder"
    folder.mkdir()
    with studio_in(folder, cache) as running:
        yield running


@pytest.fixture
def studio(open_for_all: Running) -> Running:
    """That studio at rest, in its folder nothing of other tests."""
    open_for_all.rest()
    for each in open_for_all.folder.iterdir():
        shutil.rmtree(each) if each.is_dir() else each.unlink()
    return open_for_all


@pytest.fixture
def page(chromium: Browser, studio: Running) -> Iterator[Page]:
    """Its page in a wide window."""
    with opened(chromium, studio) as found:
        yield found


@pytest.fixture
def own_studio(tmp_path: Path) -> Iterator[Running]:
    """A studio for one test alone, in an empty folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    with studio_in(folder) as running:
        yield running


@pytest.fixture
def own_page(chromium: Browser, own_studio: Running) -> Iterator[Page]:
    """Its page in a wide window."""
    with opened(chromium, own_studio) as found:
        yield found
