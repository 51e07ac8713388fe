"""No test reads or leaves anything in the cache folder of whoever runs it, nor a game of its own to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import validator.games
from validator.kept import FOLDER_NAMED


@pytest.fixture(scope="session", autouse=True)
def no_cache() -> Iterator[None]:
    """No folder to keep anything in; a test of that folder names its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER_NAMED, "")
        yield


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders of games that a test names are looked through in that test alone."""
    monkeypatch.setattr(validator.games, "__path__", list(validator.games.__path__))
