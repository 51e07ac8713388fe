"""Tiny Stellar Empires: one game told in each language as it was read and found good."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.played import the_set
from tests.games.whole_games import LANGUAGES, assert_told_as_read, told_game

GOLDEN = Path(__file__).parent / "golden"
SEATS = ("greedy", "random", "random")
SEED = 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recorded_game_reads_as_it_was_read(language: str) -> None:
    lines = told_game(the_set("empires"), SEATS, SEED, language)
    assert_told_as_read(lines, GOLDEN / f"told-{language}.txt")
