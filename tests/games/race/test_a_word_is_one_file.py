"""A new power of Race: one file of Python and a line of text in each language, and the whole house knows it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.games.newcomer import LANGUAGES, house_with, said

HARVEST = Path(__file__).parent / "harvest"
PRODUCES_AND_DRAWS = {
    "en": r"\nProduce\n(.* produces .*\n)+.* draws [2-9] cards\.",
    "zh-Hant": r"\n【生產】\n(.*生產.*\n)+.*抽[2-9]張牌。",
    "zh-Hans": r"\n【生产】\n(.*生产.*\n)+.*抽[2-9]张牌。",
}
"""A phase in which a player draws for several developments; cards of the box draw for goods, one each."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with the word in it, and a set that has it on a card."""
    return house_with(tmp_path_factory.mktemp("house"), "race", HARVEST)


def test_the_set_is_legal_and_complete(house: Path) -> None:
    assert "legal and complete" in said(house, "check", "own")


def test_the_word_is_listed_with_its_fields(house: Path) -> None:
    assert re.search(r"harvest\b.*cards", said(house, "words", "own"), re.DOTALL)


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in LANGUAGES[1:])])
def test_its_game_is_told(house: Path, language: str) -> None:
    game = said(house, "play", "own", "--lang", language, "--seed", "3", "--seats", "greedy,random")
    assert re.search(PRODUCES_AND_DRAWS[language], game)


@pytest.mark.slow
def test_a_play_test_sees_that_it_is_used(house: Path) -> None:
    said(house, "playtest", "own", "--games", "4", "--players", "2", "--seats", "random", "--workers", "1")
    (report,) = house.glob("output/own/report.json")
    promises = [each for part in json.loads(report.read_text())["coverage"] for each in part.get("promises", ())]
    (used,) = [promise for promise in promises if promise["key"] == "power:X1-0"]
    assert (used["seen"], used["games"]) == ("play", 4)


def test_its_card_is_printed(house: Path) -> None:
    assert "X1" in said(house, "print", "own", "--only", "X1", "--lang", "zh-Hant")
