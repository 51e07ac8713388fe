"""A new word of Empires: one file of Python and three lines of text in each language, and the whole house knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.newcomer import house_with, said

SIFT = Path(__file__).parent / "sift"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on both halves of a card."""
    return house_with(tmp_path_factory.mktemp("house"), "empires", SIFT)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert "sift" in said(house, "words", "own")


@pytest.mark.parametrize(("language", "told"), [("en", "sifts"), ("zh-Hant", "篩掉"), ("zh-Hans", "筛掉")])
def test_its_game_is_told(house: Path, language: str, told: str) -> None:
    games = (
        said(house, "play", "own", "--lang", language, "--seed", str(seed), "--seats", "random,random")
        for seed in range(3)
    )
    assert any(told in game for game in games)


def test_its_card_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")
