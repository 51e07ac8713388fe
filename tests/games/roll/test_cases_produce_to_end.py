"""Worked cases of the rules from producing to the end, L-34 to L-53, each under its number."""

from __future__ import annotations

import pytest

from tests.games.roll.tabletop import Laid, produce, ship
from validator.play.games.roll.rules.rounds import END_ROUND, is_over
from validator.play.games.roll.rules.scoring import bonus_points, score_parts, scores, winners
from validator.play.games.roll.words.terms import DIE_COLOURS


def test_l34_goods_only_on_worlds_with_room() -> None:
    laid = Laid().tableau("G02.back", "G10.back", "G11.back").dice("produce", home=3).phase("produce")
    assert laid.at("novelty world") == {"home": 1}
    assert laid.at("rare world") == {"home": 1}
    assert laid.at("cup") == {"home": 1}
    laid.sound()


def test_l34_which_die_goes_where_is_chosen() -> None:
    laid = Laid().tableau("G02.back", "G10.back").dice("produce", home=1, rare=1).phase("produce")
    assert laid.asked == "ProduceGood"
    assert laid.options == [produce("home", "novelty"), produce("home", "rare")]
    laid.choose(produce("home", "novelty"))
    assert laid.at("rare world") == {"rare": 1}


def test_l35_two_goods_on_a_world_in_one_phase() -> None:
    laid = Laid().tableau("G22.front", "G10.back").dice("produce", home=3).phase("produce")
    assert laid.at("rare world") == {"home": 2}
    assert laid.at("cup") == {"home": 1}
    laid.sound()


@pytest.mark.parametrize(("task", "points", "credits"), [("consume", 2, 1), ("trade", 0, 1 + 5)])
def test_l36_a_soldier_shipped_by_genes(task: str, points: int, credits: int) -> None:
    laid = Laid().tableau("G04.back", "G06.back").dice("genes world", military=1).dice("ship", genes=1).phase("ship")
    assert laid.options == [ship("trade", "genes", "military", "genes"), ship("consume", "genes", "military", "genes")]
    laid.choose(ship(task, "genes", "military", "genes"))
    assert (laid.number("points"), laid.number("credits")) == (points, credits)
    assert laid.at("citizenry") == {"military": 1, "genes": 1}
    assert laid.at("genes world") == {}


def test_l38_five_points_for_a_good() -> None:
    laid = Laid().tableau("G35.front", "G21.front", "G06.back")
    laid.dice("genes world", genes=1).dice("ship", genes=1).phase("ship")
    assert laid.choose(ship("consume", "genes", "genes", "genes")).number("points") == 5


def test_l40_a_virtual_shipper() -> None:
    laid = Laid().tableau("G46.front", "G10.back").dice("rare world", rare=1).phase("ship")
    assert laid.options == [
        ship("trade", "rare", "rare", "home", virtual=True),
        ship("consume", "rare", "rare", "home", virtual=True),
    ]
    laid.choose(ship("consume", "rare", "rare", "home", virtual=True))
    assert laid.at("citizenry") == {"rare": 1}
    assert laid.number("points") == 2
    laid.sound()


def test_l42_a_shipper_without_a_good() -> None:
    laid = Laid().tableau("G10.back").dice("rare world", rare=1).dice("ship", home=2).phase("ship")
    laid.choose(ship("trade", "rare", "rare", "home"))
    assert laid.asked == ""
    assert laid.at("citizenry") == {"rare": 1, "home": 1}
    assert laid.at("cup") == {"home": 1}


def test_l43_points_are_paid_in_full() -> None:
    laid = Laid().tableau("G06.back").dice("genes world", genes=1).dice("ship", genes=1).points(22, seat=1)
    assert laid.state.pool == 2
    laid.phase("ship").choose(ship("consume", "genes", "genes", "genes"))
    assert laid.number("points") == 3
    assert laid.state.pool == 0
    assert is_over(laid.state)
    laid.sound()


def test_l45_credits_at_zero_are_set_to_one() -> None:
    laid = Laid().credits(3).points(24, seat=1).dice("citizenry", home=5).manage().choose(3)
    assert laid.number("credits") == 0
    laid.run(END_ROUND)
    assert laid.at("cup") == {"home": 3}
    assert laid.number("credits") == 1


def test_l45_a_credit_left_stays() -> None:
    laid = Laid().credits(3).points(24, seat=1).dice("citizenry", home=2).manage().choose(2)
    laid.run(END_ROUND)
    assert laid.number("credits") == 1


def test_l46_recruiting_may_stop() -> None:
    laid = Laid().credits(4).dice("citizenry", home=4).manage()
    assert laid.options == [0, 1, 2, 3, 4]
    assert laid.choose(2).number("credits") == 2
    assert laid.at("citizenry") == {"home": 2}


def test_l46_recruiting_may_be_forced() -> None:
    laid = Laid(recruiting="mandatory").credits(4).dice("citizenry", home=4).manage()
    assert (laid.asked, laid.at("cup"), laid.number("credits")) == ("", {"home": 4}, 0)


def test_l47_an_empty_cup_recalls_a_die() -> None:
    laid = Laid().dice("worlds", home=2).manage()
    assert laid.asked == "Recall"
    assert len(laid.options) == 2
    laid.choose(laid.options[0])
    assert laid.at("cup") == {"home": 1}


def test_l49_credits_and_cup_break_a_tie() -> None:
    laid = Laid().points(45).points(45, seat=1)
    laid.credits(4).dice("cup", home=3).credits(1, seat=1).dice("cup", seat=1, home=7)
    assert scores(laid.state) == [45, 45]
    assert winners(laid.state) == [1]


def test_l49_a_tie_that_is_left_is_shared() -> None:
    laid = Laid().credits(4).dice("cup", home=3).credits(1, seat=1).dice("cup", seat=1, home=6)
    assert winners(laid.state) == [0, 1]


def bonus_of(laid: Laid, face: str) -> int:
    return bonus_points(laid.state, 0, laid.face(face))


def test_l51_a_final_score() -> None:
    laid = Laid().points(16)
    laid.tableau("F3.left", "F3.right", "H1", "G11.front", "G02.back", "G47.back", "G21.front", "G34.back")
    assert bonus_of(laid, "G11.front") == 4
    assert bonus_of(laid, "G21.front") == 5
    assert scores(laid.state)[0] == 48
    assert score_parts(laid.state)["bonuses"][0] == 9


@pytest.mark.parametrize(("reading", "soldiers", "total"), [("groups", 4, 58), ("points", 3, 57)])
def test_l53_a_final_score(reading: str, soldiers: int, total: int) -> None:
    laid = Laid(dice_bonus=reading).points(10)
    laid.tableau("F5.left", "F5.right", "H7", "G15.front", "G22.front", "G13.front", "G38.front", "G52.back")
    laid.dice("cup", home=4, military=4, consumption=1).dice("genes world", genes=2)
    assert [bonus_of(laid, face) for face in ("G15.front", "G22.front", "G13.front")] == [4, 2, 5]
    assert bonus_of(laid, "G38.front") == soldiers
    assert scores(laid.state)[0] == total


@pytest.mark.parametrize(("soldiers", "groups", "points"), [(1, 2, 1), (2, 2, 2), (3, 2, 2), (4, 4, 3), (6, 4, 4)])
def test_the_two_readings_of_a_bonus_for_dice(soldiers: int, groups: int, points: int) -> None:
    for reading, expected in (("groups", groups), ("points", points)):
        laid = Laid(dice_bonus=reading).tableau("G38.front").dice("worlds", military=soldiers)
        assert bonus_of(laid, "G38.front") == expected


def test_dice_count_wherever_they_lie() -> None:
    laid = Laid().tableau("G15.front", "G10.back")
    places = ("cup", "citizenry", "explore", "developments", "worlds", "rare world")
    for place, colour in zip(places, DIE_COLOURS, strict=False):
        laid.dice(place, **{colour: 1})
    assert bonus_of(laid, "G15.front") == len(places)
