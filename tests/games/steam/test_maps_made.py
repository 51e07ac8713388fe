"""Maps made for generated decks: whole, legal by construction, of many shapes."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.played import the_set
from validator.content.source import plain
from validator.play.engine.making import Chance, Fields, Request
from validator.play.games.steam.making.maps import NUMBERS, propose
from validator.play.games.steam.making.places import Place, around, joined
from validator.play.games.steam.making.variants import vary
from validator.play.games.steam.words.hexes import across
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.making.trying import Bench
from validator.play.lab.recipes.lines import demands_of
from validator.play.lab.recipes.names import Names
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lookup import making_of, quick_issues

SEEDS = range(1, 7)
STOPS = ("cities", "towns")


def asked(**numbers: tuple[int, int]) -> Request:
    content = the_set("steam")
    patterns = [plain(node, []) for node in content.stack.entries["map"]]
    return Request("map", content, patterns, {**NUMBERS, **numbers})


def made(seed: int, **numbers: tuple[int, int]) -> Fields:
    found = (propose(asked(**numbers), Chance(seed, number)) for number in range(20))
    return next(one for one in found if one is not None)


def varied(seed: int, of: Fields) -> Fields:
    found = (vary(asked(), Chance(seed, number), of) for number in range(20))
    return next(one for one in found if one is not None)


def places(game_map: Fields, *fields: str) -> list[Place]:
    return [tuple(one["at"] if isinstance(one, dict) else one) for field in fields for one in game_map[field]]


EVERY = [*SEEDS, *(-seed for seed in SEEDS)]


@cache
def a_map(seed: int) -> Fields:
    """A new map; for a number below nought another one made of that."""
    return made(seed) if seed > 0 else varied(-seed, a_map(-seed))


@pytest.mark.parametrize("seed", EVERY)
def test_every_hex_is_there_once(seed: int) -> None:
    every = places(a_map(seed), *a_map(seed))
    assert len(every) == len(set(every))


@pytest.mark.parametrize("seed", EVERY)
def test_the_land_hangs_together(seed: int) -> None:
    assert joined(set(places(a_map(seed), "cities", "towns", "rivers", "mountains", "plains")))


@pytest.mark.parametrize("seed", EVERY)
def test_no_stop_touches_another(seed: int) -> None:
    stops = places(a_map(seed), *STOPS)
    assert [place for place in stops if not set(stops).isdisjoint(around(place))] == []


@pytest.mark.parametrize("seed", EVERY)
def test_each_face_of_the_dice_brings_goods_to_one_city(seed: int) -> None:
    marks = sorted((city["group"], city["number"]) for city in a_map(seed)["cities"])
    assert marks == [(group, number) for group in ("dark", "light") for number in range(1, 7)]


@pytest.mark.parametrize("seed", EVERY)
def test_the_colours_of_cities_are_those_of_the_base_map(seed: int) -> None:
    (base,) = the_set("steam").pieces["map"]
    assert sorted(city["colour"] for city in a_map(seed)["cities"]) == sorted(city.colour for city in base.cities)  # type: ignore[attr-defined]


@pytest.mark.parametrize("turn", ["as it is", "left and right", "up and down"])
def test_no_map_is_another_one_turned_round(turn: str) -> None:
    right, down = (turn == "left and right"), (turn == "up and down")
    looks = {frozenset(places(game_map, "cities")) for game_map in map(a_map, SEEDS)}
    turned = [
        frozenset((17 - column if right else column, 10 - row if down else row) for column, row in look)
        for look in looks
    ]
    assert len(looks) == len(SEEDS) and (turn == "as it is" or looks.isdisjoint(turned))


@pytest.mark.parametrize("seed", SEEDS)
def test_another_map_of_one_has_its_ground_and_as_many_stops_elsewhere(seed: int) -> None:
    old, new = a_map(seed), a_map(-seed)
    ground = ("rivers", "mountains", "lakes")
    assert [new[field] for field in ground] == [old[field] for field in ground]
    assert [len(new[field]) for field in STOPS] == [len(old[field]) for field in STOPS]
    assert set(places(new, *STOPS)) != set(places(old, *STOPS))


@pytest.mark.parametrize("seed", SEEDS)
def test_every_stop_on_a_river_stays(seed: int) -> None:
    fed = {across(place, edge) for place, river in _rivers(a_map(seed)) for edge in river}
    assert set(places(a_map(seed), *STOPS)) & fed == set(places(a_map(-seed), *STOPS)) & fed


def _rivers(game_map: Fields) -> list[tuple[Place, list[int]]]:
    return [((river["at"][0], river["at"][1]), river["edges"]) for river in game_map["rivers"]]


def test_numbers_are_kept_to() -> None:
    assert len(made(3, towns=(16, 16), mountains=(9, 9), lakes=(0, 0))["towns"]) == 16


def test_a_map_without_lakes() -> None:
    assert made(3, lakes=(0, 0))["lakes"] == []


@pytest.fixture(scope="module")
def maker() -> Maker:
    content = the_set("steam")
    recipe = Recipe(base="steam", make={"map": 1}, seed=5)
    return Maker(Workshop(recipe, content, making_of("steam"), demands_of(recipe, Names(content.words))))


def test_a_deck_of_one_map_has_no_finding(maker: Maker) -> None:
    deck = Bench(the_set("steam")).opened(maker.deck(1))
    assert [str(issue) for issue in quick_issues(deck)] == []


@pytest.fixture(scope="module")
def family(maker: Maker) -> list[Fields]:
    """A map, another, and three bred of both."""
    parents = [maker.deck(number).pieces for number in (1, 2)]
    children = [maker.bred(number, parents).pieces for number in (3, 4, 5)]
    return [pieces["map"][0] for pieces in (*parents, *children)]


def test_no_bred_map_is_a_copy(family: list[Fields]) -> None:
    assert len({tuple(sorted(places(one, *STOPS))) for one in family}) == len(family)


def test_a_map_is_bred_on_the_ground_of_a_parent(family: list[Fields]) -> None:
    grounds = [places(one, "mountains", "lakes") for one in family]
    assert any(ground in grounds[:2] for ground in grounds[2:])


def test_a_bred_map_has_no_finding(maker: Maker) -> None:
    parents = [maker.deck(number).pieces for number in (1, 2)]
    deck = Bench(the_set("steam")).opened(maker.bred(3, parents))
    assert [str(issue) for issue in quick_issues(deck)] == []
