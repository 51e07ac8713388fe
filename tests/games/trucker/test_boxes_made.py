"""Tiles and adventures made for generated decks."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.games.played import the_set
from validator.content.loading import ContentSet
from validator.play.games.trucker.making.tiles import fits
from validator.play.lab.making.maker import Maker
from validator.play.lab.making.pool import Workshop
from validator.play.lab.making.trying import Bench
from validator.play.lab.recipes.lines import demands_of
from validator.play.lab.recipes.names import Names
from validator.play.lab.recipes.vocabulary import Recipe
from validator.play.lookup import making_of, quick_issues

SMOOTH = "smooth"


@cache
def box() -> ContentSet:
    """A generated box, all of its tiles and cards anew."""
    content = the_set("trucker")
    recipe = Recipe(base="trucker", make={"adventure": 60, "tile": 144}, seed=7)
    shop = Workshop(recipe, content, making_of("trucker"), demands_of(recipe, Names(content.words)))
    return Bench(content).opened(Maker(shop).deck(1))


def events(content: ContentSet) -> Counter[Any]:
    return Counter((card.level, type(card.adventure).__name__) for card in content.pieces["adventure"])  # type: ignore[attr-defined]


def components(content: ContentSet) -> Counter[str]:
    return Counter(type(tile.component).__name__ for tile in content.pieces["tile"])  # type: ignore[attr-defined]


def test_a_box_made_anew_has_no_finding() -> None:
    assert [str(issue) for issue in quick_issues(box())] == []


def test_what_cannot_be_varied_is_there_as_often_as_in_the_base_set() -> None:
    blank = ("OpenSpace", "Stardust", "Epidemic")
    mine, base = events(box()), events(the_set("trucker"))
    assert {sort: mine[sort] for sort in base if sort[1] in blank} == {
        sort: count for sort, count in base.items() if sort[1] in blank
    }


def test_each_level_has_as_many_cards() -> None:
    assert Counter(level for level, _ in events(box()).elements()) == {1: 20, 2: 20, 3: 20}


def test_as_many_cards_are_starred() -> None:
    stars = [sum(card.starred for card in one.pieces["adventure"]) for one in (box(), the_set("trucker"))]  # type: ignore[attr-defined]
    assert stars[0] == stars[1]


def test_each_player_has_a_start_cabin() -> None:
    assert components(box())["StartCabin"] == 4


@pytest.mark.parametrize("component", ["Cannon", "Engine", "Battery", "Cabin", "Shield"])
def test_components_are_about_as_many(component: str) -> None:
    assert abs(components(box())[component] - components(the_set("trucker"))[component]) <= 3


@pytest.mark.parametrize(
    ("edges", "component", "may_be"),
    [
        (("single", SMOOTH, SMOOTH, SMOOTH), {"is": "engine"}, True),
        ((SMOOTH, SMOOTH, "single", SMOOTH), {"is": "engine"}, False),
        ((SMOOTH, SMOOTH, "single", SMOOTH), {"is": "cannon"}, True),
        ((SMOOTH, SMOOTH, SMOOTH, SMOOTH), {"is": "cabin"}, False),
        (("single", SMOOTH, SMOOTH, SMOOTH), {"is": "structure"}, False),
        (("universal",) * 4, {"is": "start_cabin", "colour": "red"}, False),
    ],
)
def test_a_tile_is_one_that_a_ship_can_use(edges: tuple[str, ...], component: dict[str, str], may_be: bool) -> None:
    assert fits({"edges": list(edges), "component": component}) is may_be
