"""One recorded game of Galaxy Trucker as a person reads it, in each language."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from generator.cli import main

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_the_game_is_told_as_before(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = tmp_path / "short"
    short.mkdir()
    stated = "extends: trucker\nrules: {rounds: [2], action_points: 12}\n"
    (short / "set.yaml").write_text(stated, encoding="utf-8")
    given = ["play", str(short), "--seats", "greedy,random", "--seed", "7", "--lang", language]
    assert main([*given, "--output", str(tmp_path)]) == 0
    told = capsys.readouterr().out.rpartition("\n\n")[0] + "\n"
    golden = GOLDEN / f"told-{language}.txt"
    if os.environ.get("GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
