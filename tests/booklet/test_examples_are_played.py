"""Examples that the rules work out in words are what the engine makes of the same table, in every language."""

import re

import pytest

from generator.front.tasks.staging import staged_for
from tests.booklet.rules_texts import LANGUAGES, said
from tests.games.played import the_set
from tests.games.race.tabletop import table


def last_numbers(name: str, language: str, many: int) -> list[int]:
    """The last numbers that the rules of a set tell; their example stands at the end."""
    return [int(found) for found in re.findall(r"\d+", said(name, language, the_set(name).rules))][-many:]


def consumed(first: str, action: str = "produce") -> tuple[int, int]:
    """The points and cards of the table in the example of Race, where a power is used first."""
    top = table(3).lay(0, "W01", "W04", "W05", "D21").goods(0, "W01", "W04", "W05").acts(0, action)
    top.play("consume").do(first)
    return top.points(), top.cards()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_consume_powers_is_worth_what_the_example_says(language: str) -> None:
    development, world = consumed("D21"), consumed("W05")
    doubled = [consumed(first, "double")[0] for first in ("D21", "W05")]
    assert last_numbers("race", language, 7) == [3, *development, *world, *doubled]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scoring_that_the_rules_show_is_that_of_the_game_that_was_played(language: str) -> None:
    lines = staged_for(the_set("empires"), LANGUAGES)[language].score.lines
    player, total, *parts = (int(found) for found in re.findall(r"\d+", lines[-2]))
    majorities = [
        int(re.findall(r"\d+", line)[-1])
        for line in (lines[2], lines[3], lines[1])
        if str(player) in re.findall(r"\d+", line)
    ]
    cards, most, mission, tucked = parts
    assert last_numbers("empires", language, 8) == [cards, most, *majorities, mission, tucked, total]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_income_that_falls_stands_beside_its_fall(language: str) -> None:
    content = the_set("steam")
    pairs = "\u00a0· ".join(f"{income}:\u00a0{fall}" for income, fall in sorted(content.rules.income_reduction.items()))  # type: ignore[attr-defined]
    assert pairs in content.texts(language).say("booklet-aid", **content.switch_values())
