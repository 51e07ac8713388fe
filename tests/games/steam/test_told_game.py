"""Age of Steam: four rounds for three, told in each language as they were read and found good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.steam.tabletop import content_with
from tests.games.whole_games import LANGUAGES, assert_told_as_read, told_game

GOLDEN = Path(__file__).parent / "golden"
SEED = 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    short = content_with(rounds={3: 4}, start_cash=20)
    lines = told_game(short, ("greedy", "greedy", "random"), SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
