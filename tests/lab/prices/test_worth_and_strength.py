"""A price list to reckon with, and cost laid beside strength."""

from __future__ import annotations

from functools import cache

import pytest

from tests.lab.prices.lists import Card, stated
from validator.play.lab.prices.listing import PriceList, Worth, compared
from validator.play.lab.prices.traits import Strength
from validator.play.lookup import open_set
from validator.play.playtest.figures.results import CardFigures, Hand
from validator.play.playtest.figures.statistics import Interval

PLAIN = {"cost": 2, "points": 1}


@cache
def race() -> PriceList:
    return PriceList(open_set("race"))


def worth(**fields: object) -> Worth:
    found = race().worth("development", {**PLAIN, **fields})
    assert found is not None
    return found


def test_more_points_are_worth_more() -> None:
    assert worth(points=3).cost > worth(points=1).cost + 1


def test_the_cost_that_is_stated_says_nothing_of_the_worth() -> None:
    assert worth(cost=9) == worth(cost=0)


def test_a_word_that_no_piece_has_makes_it_less_sure() -> None:
    new = {"do": "draw_if_most", "good": "alien", "cards": 5}
    assert worth(powers=[new]).error > worth().error


def test_the_worths_of_the_parts_are_added_up() -> None:
    prices = PriceList(open_set("roll"), ["tile"])
    front = {"is": "development", "title": {"en": "A"}, "cost": 2}
    back = {"is": "world", "title": {"en": "B"}, "cost": 2, "colour": "rare"}
    powers = [{"do": "reassign"}]
    gains = [{"do": "gain_credits", "credits": 3}]
    plain, left, right, both = (
        prices.worth("tile", {"front": one, "back": other})
        for one in (front, {**front, "powers": powers})
        for other in (back, {**back, "gains": gains})
    )
    assert plain and left and right and both
    assert both.cost - right.cost == pytest.approx(left.cost - plain.cost)


def test_a_piece_without_a_cost_has_no_worth() -> None:
    assert race().worth("aid", {"shows": "icons"}) is None


def strength(slope: float, odd: float = 0.0) -> Strength | None:
    """Twenty cards that cost 0 to 4: the win share grows by ``slope`` with the cost, the last card has ``odd`` more."""
    cards = [Card(id=f"C{number:02}", cost=number % 5) for number in range(20)]
    figures = [
        _card(card.id, slope * card.cost + (odd if number == 19 else 0.004 * (-1) ** number))
        for number, card in enumerate(cards)
    ]
    hand = Hand(
        agent="steady", games=500, basis="drawn", typical=0.0, typical_ahead=0.0, point_worth=0.0, cards=tuple(figures)
    )
    return compared(hand, stated(cards), {})


def _card(name: str, lift: float) -> CardFigures:
    return CardFigures(
        id=name,
        title=name,
        kind="card",
        file="cards.yaml",
        line=1,
        uses=(),
        drawn=100,
        played_if_drawn=Interval(0.5, 0.4, 0.6),
        draw_lift=Interval(lift, lift - 0.03, lift + 0.03),
        likely_lift=None,
        ahead=None,
        likely_ahead=None,
        win_lift=None,
        verdicts=(),
        by_points=False,
        points=None,
    )


@pytest.mark.parametrize(("slope", "sign"), [(0.03, 1), (-0.03, -1)])
def test_whether_what_is_dear_is_strong(slope: float, sign: int) -> None:
    found = strength(slope)
    assert found is not None
    assert sign * found.together.value > 0.8


def test_what_one_more_of_cost_goes_with() -> None:
    found = strength(0.03)
    assert found is not None
    assert found.per_cost.low < 0.03 < found.per_cost.high


def test_a_piece_stronger_than_its_cost_is_named() -> None:
    found = strength(0.01, odd=0.25)
    assert found is not None
    assert [one.id for one in found.odd] == ["C19"]


def test_nobody_is_named_where_all_are_as_their_cost_promises() -> None:
    found = strength(0.01)
    assert found is not None
    assert found.odd == ()
