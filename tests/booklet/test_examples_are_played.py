"""Examples that the rules work out in words are what the engine makes of the same table, in every language."""

import re

import pytest

from generator.front.tasks.staging import staged_for
from tests.booklet.rules_texts import LANGUAGES, said
from tests.games.empires import tabletop as empires
from tests.games.played import the_set
from tests.games.race.tabletop import table
from tests.games.roll.tabletop import Laid, ship


def last_numbers(name: str, language: str, many: int) -> list[int]:
    """The last numbers that the rules of a set tell; their example stands at the end."""
    return [int(found) for found in re.findall(r"\d+", said(name, language, the_set(name).rules))][-many:]


def example(name: str, language: str) -> str:
    """The last part of the rules of a set, an example."""
    return said(name, language, the_set(name).rules).rpartition("\n## ")[2]


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


def settled() -> Laid:
    """The table in the example of Roll after its Settle phase, with a second world to wait on."""
    laid = Laid().stack("G52.back", "G06.back").dice("worlds", home=2).dice("settle", home=3)
    return laid.phase("settle").sound()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_roll_settles_a_world_as_it_says(language: str) -> None:
    numbers = [int(found) for found in re.findall(r"\d+", example("roll", language))]
    laid = settled()
    cost, lay, settlers, freed = numbers[:4]
    assert (lay, settlers) == (2, 3)
    assert (laid.tiles(), laid.at("citizenry")) == (["G06.back"], {"home": freed})
    assert (freed, laid.at("worlds"), laid.at("genes world")) == (cost, {"home": lay + settlers - cost}, {"genes": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_roll_ships_a_good_for_the_points_it_says(language: str) -> None:
    laid = settled().dice("ship", genes=1).phase("ship").choose(ship("consume", "genes", "genes", "genes"))
    assert sum(last_numbers("roll", language, 3)) == laid.number("points")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_empires_turns_its_card_as_it_says(language: str) -> None:
    told = [int(found) for found in re.findall(r"\d+", example("empires", language))][:8]
    top = empires.table().row(0, "E34b").hand(0, "E20", "R1", "R1")
    ends, left, right, meets, met, turned, cost, paid = told
    crown = the_set("empires").by_id["E20"]
    assert (left, right, cost) == (crown.left, crown.right, crown.cost)  # type: ignore[attr-defined]
    assert (ends, meets, met, turned) == (the_set("empires").by_id["E34"].right, right, ends, left)  # type: ignore[attr-defined]
    assert [face for face in top.offers("empire") if face != "pass"] == ["E20b"]
    assert top.price("E20b") == paid


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
