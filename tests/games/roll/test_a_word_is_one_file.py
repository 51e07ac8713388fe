"""A new power of Roll: one file of Python and a line of text in each language, and the whole house knows it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.games.newcomer import LANGUAGES, house_with, said

TITHE = Path(__file__).parent / "tithe"
GAINS = {
    "en": r"gains \d+ credits? by Tithe Barn",
    "zh-Hant": r"因「什一穀倉」得\d+信用",
    "zh-Hans": r"因“什一谷仓”得\d+信用",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on most home worlds."""
    return house_with(tmp_path_factory.mktemp("house"), "roll", TITHE)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert re.search(r"tithe\b.*credits", said(house, "words", "own"), re.DOTALL)


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES[1:])])
def test_its_game_is_told(house: Path, language: str) -> None:
    game = said(house, "play", "own", "--lang", language, "--seed", "1", "--seats", "random,random")
    assert re.search(GAINS[language], game)


@pytest.mark.slow
def test_a_play_test_sees_that_it_is_used(house: Path) -> None:
    said(house, "playtest", "own", "--games", "2", "--players", "2", "--seats", "random", "--workers", "1")
    (report,) = house.glob("output/own/report.json")
    promises = [each for part in json.loads(report.read_text())["coverage"] for each in part.get("promises", ())]
    (used,) = [promise for promise in promises if promise["key"] == "power:X1-world-0"]
    assert used["seen"] == "play"


def test_its_tile_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")
