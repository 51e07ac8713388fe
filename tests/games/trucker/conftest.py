"""No test leaves answers of the solver in the cache folder of whoever runs it."""

from __future__ import annotations

import pytest

from validator.games.trucker.ships.kept_answers import FOLDER_NAMED


@pytest.fixture(autouse=True)
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """No folder to keep answers in; a test of that folder names its own."""
    monkeypatch.setenv(FOLDER_NAMED, "")
