"""What is kept depends on the program as it is installed: its own files are in its stamp."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tests import ROOT
from validator.base import cache


def test_the_stamp_names_the_files_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Path] = []

    def noted(folders: Iterable[Path], without: str = "") -> list[str]:
        asked.extend(folders)
        return []

    monkeypatch.setattr(cache, "states_of", noted)
    cache._stamp.__wrapped__()
    assert asked[:2] == [ROOT / "generator", ROOT / "validator"]
