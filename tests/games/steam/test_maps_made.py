"""Maps made for generated decks: whole, legal by construction, of many shapes."""

from __future__ import annotations

import pytest

from tests.games.played import the_set
from validator.content.source import plain
from validator.games.steam.making.maps import NUMBERS, propose
from validator.games.steam.making.places import Place, around, joined
from validator.lab.making.maker import Maker
from validator.lab.making.pool import Workshop
from validator.lab.making.trying import Bench
from validator.lab.recipes.lines import demands_of
from validator.lab.recipes.names import Names
from validator.lab.recipes.vocabulary import Recipe
from validator.lookup import making_of, quick_issues
from validator.workshop import Chance, Fields, Request

SEEDS = range(1, 7)
STOPS = ("cities", "towns")


def made(seed: int, **numbers: tuple[int, int]) -> Fields:
    content = the_set("steam")
    patterns = [plain(node, []) for node in content.stack.entries["map"]]
    request = Request("map", content, patterns, {**NUMBERS, **numbers})
    found = (propose(request, Chance(seed, number)) for number in range(20))
    return next(one for one in found if one is not None)


def places(game_map: Fields, *fields: str) -> list[Place]:
    return [tuple(one["at"] if isinstance(one, dict) else one) for field in fields for one in game_map[field]]


MAPS = {seed: made(seed) for seed in SEEDS}


@pytest.mark.parametrize("seed", SEEDS)
def test_every_hex_is_there_once(seed: int) -> None:
    every = places(MAPS[seed], *MAPS[seed])
    assert len(every) == len(set(every))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_land_hangs_together(seed: int) -> None:
    assert joined(set(places(MAPS[seed], "cities", "towns", "rivers", "mountains", "plains")))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_stop_touches_another(seed: int) -> None:
    stops = places(MAPS[seed], *STOPS)
    assert [place for place in stops if not set(stops).isdisjoint(around(place))] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_each_face_of_the_dice_brings_goods_to_one_city(seed: int) -> None:
    marks = sorted((city["group"], city["number"]) for city in MAPS[seed]["cities"])
    assert marks == [(group, number) for group in ("dark", "light") for number in range(1, 7)]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_colours_of_cities_are_those_of_the_base_map(seed: int) -> None:
    (base,) = the_set("steam").pieces["map"]
    assert sorted(city["colour"] for city in MAPS[seed]["cities"]) == sorted(city.colour for city in base.cities)  # type: ignore[attr-defined]


@pytest.mark.parametrize("turn", ["as it is", "left and right", "up and down"])
def test_no_map_is_another_one_turned_round(turn: str) -> None:
    right, down = (turn == "left and right"), (turn == "up and down")
    looks = {frozenset(places(game_map, "cities")) for game_map in MAPS.values()}
    turned = [
        frozenset((17 - column if right else column, 10 - row if down else row) for column, row in look)
        for look in looks
    ]
    assert len(looks) == len(MAPS) and (turn == "as it is" or looks.isdisjoint(turned))


def test_numbers_are_kept_to() -> None:
    assert len(made(3, towns=(16, 16), mountains=(9, 9), lakes=(0, 0))["towns"]) == 16


def test_a_map_without_lakes() -> None:
    assert made(3, lakes=(0, 0))["lakes"] == []


def test_a_deck_of_one_map_has_no_finding() -> None:
    content = the_set("steam")
    recipe = Recipe(base="steam", make={"map": 1}, seed=5)
    shop = Workshop(recipe, content, making_of("steam"), demands_of(recipe, Names(content.words)))
    deck = Bench(content).opened(Maker(shop).deck(1))
    assert [str(issue) for issue in quick_issues(deck)] == []
