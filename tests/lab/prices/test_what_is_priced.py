"""What has a cost, what pieces are described by, and what cannot be told apart."""

from __future__ import annotations

import pytest

from tests.lab.prices.lists import Card, Draw, Hide, rows_of
from validator.base.issue import WrongUse
from validator.play.lab.prices.listing import PriceList, TooFewCosts
from validator.play.lab.prices.traits import Trait, alike_in, cost_fields, costs_of, of_kinds
from validator.play.lookup import open_set


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("race", {"start_world", "world", "development"}),
        ("empires", {"empire", "raid"}),
        ("roll", {"tile development", "tile world", "faction development", "faction world", "home world"}),
        ("trucker", set()),
        ("steam", set()),
    ],
)
def test_what_has_a_cost(name: str, kinds: set[str]) -> None:
    content = open_set(name)
    assert {one.kind for one in costs_of(content, content.words.costs)} == kinds


def test_a_defence_is_a_cost_of_its_own() -> None:
    content = open_set("race")
    assert {one.field for one in costs_of(content, content.words.costs)} == {"cost", "defence"}


def test_a_kind_of_part_is_meant_by_a_word_of_it() -> None:
    content = open_set("roll")
    found = of_kinds(costs_of(content, ("cost",)), ["world"])
    assert {one.kind for one in found} == {"tile world", "faction world", "home world"}


@pytest.mark.parametrize(("asked", "hint"), [("cots", "cost"), ("poinst", "points")])
def test_a_field_that_is_none_is_told_with_the_nearest(asked: str, hint: str) -> None:
    with pytest.raises(WrongUse, match=f"did you mean '{hint}'"):
        cost_fields(open_set("race"), asked)


def test_a_kind_without_a_cost_is_told_with_the_nearest() -> None:
    with pytest.raises(WrongUse, match="did you mean 'development'"):
        PriceList(open_set("race"), ["developmet"])


def test_without_costs_there_is_no_list() -> None:
    with pytest.raises(TooFewCosts):
        PriceList(open_set("steam"))


@pytest.mark.parametrize(
    ("card", "trait", "amount"),
    [
        (Card(id="A", cost=1, points=3), Trait("number", "points"), 3),
        (Card(id="A", cost=1, colour="red"), Trait("choice", "colour", "red"), 1),
        (Card(id="A", cost=1, colour="red"), Trait("having", "colour"), 1),
        (Card(id="A", cost=1, powers=(Draw(cards=2), Draw(cards=3))), Trait("word", "draw"), 2),
        (Card(id="A", cost=1, powers=(Draw(cards=2), Draw(cards=3))), Trait("amount", "draw", "cards"), 5),
        (Card(id="A", cost=1, powers=(Draw(of="red"),)), Trait("option", "draw of", "red"), 1),
        (Card(id="A", cost=1, powers=(Hide(),)), Trait("list", "powers"), 1),
        (Card(id="A", cost=1), Trait("kind", "card cost"), 1),
    ],
)
def test_what_a_card_is_described_by(card: Card, trait: Trait, amount: float) -> None:
    assert rows_of([card])[0][trait] == amount


@pytest.mark.parametrize("name", ["id", "title", "count", "flavour", "cost"])
def test_names_copies_and_the_cost_itself_describe_nothing(name: str) -> None:
    card = Card(id="A", title={"en": "Dear"}, count=3, flavour={"en": "So dear"}, cost=1)
    assert [trait for trait in rows_of([card])[0] if trait.of == name and trait.sort != "kind"] == []


@pytest.mark.parametrize(
    ("cards", "groups"),
    [
        ([{"colour": "red", "powers": (Hide(),)}, {}], [("colour: red", "hide")]),
        ([{"colour": "red", "powers": (Hide(),)}, {"colour": "red"}], []),
        ([{"powers": (Hide(), Draw())}, {"colour": "red", "powers": (Hide(), Draw())}, {}], [("draw", "hide")]),
        ([{"colour": "red"}, {"powers": (Hide(),)}, {}], []),
        (
            [
                {"powers": (Hide(), Draw()), "colour": "red"},
                {"powers": (Hide(),)},
                {"powers": (Draw(),), "colour": "red"},
            ],
            [("colour: red", "draw")],
        ),
    ],
    ids=["only together", "one without the other", "among others", "never together", "a word and a colour"],
)
def test_what_cannot_be_told_apart(cards: list[dict[str, object]], groups: list[tuple[str, ...]]) -> None:
    rows = rows_of([Card(id=f"A{number}", cost=1, **fields) for number, fields in enumerate(cards)])  # type: ignore[arg-type]
    assert [one.names for one in alike_in(rows, [str(place) for place in range(len(rows))])] == groups
