"""No test reads or leaves anything in the cache folder of whoever runs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from validator.kept import FOLDER_NAMED


@pytest.fixture(scope="session", autouse=True)
def no_cache() -> Iterator[None]:
    """No folder to keep anything in; a test of that folder names its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_NAMED, "")
        yield
