"""What first players ask of each game is answered in its booklet."""

from functools import cache
from pathlib import Path

import pytest
import yaml

from generator.print.booklet.binder import texts_of
from tests.games.played import the_set

ASKED: dict[str, dict[str, str]] = yaml.safe_load(Path(__file__).with_name("asked.yaml").read_text(encoding="utf-8"))


@cache
def told(game: str) -> str:
    """All that the booklet of a game tells in words, in one line."""
    return " ".join(sheet.text for sheet in texts_of(the_set(game), "en")).replace("\n", " ")


@pytest.mark.parametrize(("game", "question"), [(game, one) for game, asked in ASKED.items() for one in asked])
def test_a_first_question_is_answered(game: str, question: str) -> None:
    assert ASKED[game][question] in told(game)


def test_twenty_questions_are_asked_of_each_game() -> None:
    assert {game: len(asked) for game, asked in ASKED.items()} == dict.fromkeys(
        ("steam", "trucker", "race", "roll", "empires"), 20
    )
