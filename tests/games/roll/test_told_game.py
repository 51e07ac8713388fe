"""Roll for the Galaxy: one short game for two, told in each language as it was read and found good."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import msgspec
import pytest

from tests.games.roll.tabletop import content
from tests.games.whole_games import LANGUAGES, assert_told_as_read, told_game

GOLDEN = Path(__file__).parent / "golden"
SEED = 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    short = copy(content())
    short.rules = msgspec.structs.replace(short.rules, tableau_end=8, points_per_player=5)
    lines = told_game(short, ("greedy", "greedy"), SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
