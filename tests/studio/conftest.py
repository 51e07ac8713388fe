"""One browser for all, a studio in a folder of its own for each."""

from __future__ import annotations

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


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Running]:
    """A studio in an empty folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    with studio_in(folder) as running:
        yield running


@pytest.fixture
def page(chromium: Browser, studio: Running) -> Iterator[Page]:
    """Its page in a wide window."""
    with opened(chromium, studio) as found:
        yield found
